"""What only those do who manage a server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.tables.refusal import Refusal
from bot.ui.context import manages
from bot.ui.reply import Reply

if TYPE_CHECKING:
    from bot.client import Cairn


async def managed(client: Cairn, reply: Reply) -> discord.Guild:
    """The server that who sent the interaction of ``reply`` manages, whose language it has from then on.

    Raises Refusal for everybody else.
    """
    interaction = reply.interaction
    reply.localizer = await client.context.localizer(interaction)
    if interaction.guild is None:
        raise Refusal("refusal-guild-only")
    if not manages(interaction):
        raise Refusal("refusal-server-managers")
    return interaction.guild

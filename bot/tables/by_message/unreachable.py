"""Those whom no direct message reaches: hands are sent again once that may have changed, and they are told so."""

from __future__ import annotations

import discord

from bot.discord.message import text_message
from bot.discord.permissions import for_person
from bot.tables.core.client import TableClient
from bot.tables.show import hand_queries
from games import GAMES


async def resend_hands(client: TableClient, interaction: discord.Interaction) -> None:
    """Send hands again to somebody who has clicked, if their messages were closed.

    Who plays with a hidden hand that did not arrive is told so, once, alone, after the answer to the click.
    """
    if not interaction.response.is_done() or not (await client.context.reader(interaction)).messages_closed:
        return
    tables = client.tables
    hidden = [key for key, game in GAMES.items() if game.hidden_hands]
    lost = await client.store.write(hand_queries.forget_messages_closed, interaction.user.id, hidden, tables.now())
    tables.on_outbox()
    if lost is not None:
        localizer = await client.context.localizer(interaction)
        localizer = localizer.with_posts(await client.context.posts_language(interaction))
        note = text_message(localizer.format(lost, link=for_person(client.application_id)))
        await interaction.followup.send(ephemeral=True, **note.for_send())

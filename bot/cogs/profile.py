"""``/profile``: what somebody has played on this server."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.results import Results
from bot.tables.refusal import Refusal
from bot.ui import profile as compose
from bot.ui.commands import about, arguments
from bot.ui.context import shown_name
from bot.ui.reply import Reply

if TYPE_CHECKING:
    from bot.client import Cairn


class ProfileCog(commands.Cog):
    """One command; its answer is for one reader alone."""

    def __init__(self, client: Cairn) -> None:
        self.client = client
        self.context = client.context
        self.results = Results(client.store, client.time.now)

    @app_commands.command(**about("profile"))
    @app_commands.guild_only()
    @arguments("player")
    async def profile(self, interaction: discord.Interaction, player: discord.User | None = None) -> None:
        async with Reply(interaction) as reply:
            localizer = reply.localizer = await self.context.localizer(interaction)
            if interaction.guild_id is None:
                raise Refusal("refusal-guild-only")
            person = player or interaction.user
            found = await self.results.profile(interaction.guild_id, person.id, interaction.user.id)
            plot = compose.plot(found, person.display_name, localizer)
            picture = await self.client.render_pool.plot(next(iter(found.history)), plot) if plot is not None else None
            await reply.show(compose.profile(found, shown_name(person), localizer, picture))


async def setup(client: Cairn) -> None:
    await client.add_cog(ProfileCog(client))

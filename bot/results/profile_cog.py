"""``/profile``: what somebody has played on this server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands import command
from bot.discord.context_menus import on_person
from bot.discord.replies import Request
from bot.results import Results
from bot.results import profile_views as compose
from bot.tables.core.client import TableClient
from bot.tables.core.context import shown_name
from bot.tables.core.refusals import Refusal


class ProfileCog(commands.Cog):
    """One command, and *Profile* in the menu of a person; the answer is for one reader alone."""

    def __init__(self, client: TableClient) -> None:
        self.client = client
        self.results = Results(client.store, client.time.now)

    @command("profile")
    @app_commands.guild_only()
    async def profile(self, request: Request, player: discord.User | None = None) -> None:
        await self._show(request, player or request.interaction.user)

    @on_person("menu-profile")
    async def profile_of(self, request: Request, user: discord.User | discord.Member) -> None:
        await self._show(request, user)

    async def _show(self, request: Request, person: discord.User | discord.Member) -> None:
        interaction, localizer = request.interaction, request.localizer
        if interaction.guild_id is None:
            raise Refusal("refusal-guild-only")
        found = await self.results.profile(interaction.guild_id, person.id, request.user_id)
        plot = compose.plot(found, person.display_name, localizer)
        picture = await self.client.render_pool.plot(next(iter(found.history)), plot) if plot is not None else None
        await request.show(compose.profile(found, shown_name(person), localizer, picture))

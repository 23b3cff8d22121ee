"""``/profile``: what somebody has played on this server, or elsewhere what one has played oneself by message."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.discord.commands import command
from bot.discord.context_menus import on_person
from bot.discord.replies import Request
from bot.discord.whereabouts import server_of
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
    async def profile(self, request: Request, player: discord.User | None = None) -> None:
        await self._show(request, player or request.interaction.user)

    @on_person("menu-profile")
    async def profile_of(self, request: Request, user: discord.User | discord.Member) -> None:
        await self._show(request, user)

    async def _show(self, request: Request, person: discord.User | discord.Member) -> None:
        interaction, localizer = request.interaction, request.localizer
        server = server_of(interaction)
        if server is None and person.id != request.user_id:  # what people play by message is their own business
            raise Refusal("refusal-guild-only")
        found = await self.results.profile(server, person.id, request.user_id)
        plot = compose.plot(found, person.display_name, localizer)
        picture = await self.client.render_pool.plot(next(iter(found.history)), plot) if plot is not None else None
        name = shown_name(person)
        await request.show(compose.profile(found, name, localizer, picture, by_message=server is None))

"""``/server ban``: who may come to no table of a server, and who may again."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.commands import command
from bot.discord.message import text_message
from bot.discord.replies import Request
from bot.matchmaking.service import Matchmaking
from bot.server import bans
from bot.server.managing import MANAGED
from bot.server.views import ban_list, banned
from bot.tables.core.client import TableClient
from bot.tables.core.refusals import Refusal
from bot.tournaments.organising_cog import organiser
from bot.tournaments.service import TournamentService


class BanCommands(commands.Cog):
    """``/server ban``, for the cog of ``/server``. All answers are private."""

    client: TableClient
    finding: Matchmaking
    tournaments: TournamentService

    @command("server-ban", needs=MANAGED)
    async def ban(
        self, request: Request, guild: discord.Guild, player: discord.User | None = None, lift: bool = False
    ) -> None:
        people = self.client.people
        if player is None:
            await request.show(ban_list(await people.banned(guild.id), request.localizer))
            return
        if player.bot:
            raise Refusal("refusal-bot-player")
        if lift:
            await people.unban(guild.id, player.id)
            await request.show(text_message(request.localizer.format("said-unbanned", who=player.mention)))
            return
        public = Localizer(await self.client.context.public_language(request.interaction))
        found = await bans.ban(
            self.client.tables,
            self.finding,
            self.tournaments,
            organiser(request.interaction),
            player.id,
            public.format("ban-reason"),
        )
        await request.show(banned(player.id, found, request.localizer))

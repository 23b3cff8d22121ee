"""``/server ban``: who may come to no table of a server, and who may again."""

from __future__ import annotations

from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.commands import command
from bot.discord.interactions import ComponentInteraction, button, form
from bot.discord.message import text_message
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.matchmaking.service import Matchmaking
from bot.people import setting_queries
from bot.people.bans import MAX_DAYS, MAX_REASON, Ban
from bot.server import bans
from bot.server import settings as server_settings
from bot.server.ban_views import MAX_APPEAL, appeal_form, ban_list, banned
from bot.server.managing import MANAGED
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
        self,
        request: Request,
        guild: discord.Guild,
        player: discord.User | None = None,
        ban_days: app_commands.Range[int, 1, MAX_DAYS] | None = None,
        ban_reason: app_commands.Range[str, 1, MAX_REASON] | None = None,
        lift: bool = False,
    ) -> None:
        people, now = self.client.people, self.client.time.now()
        if player is None:
            await request.show(ban_list(await people.banned(guild.id), request.localizer))
            return
        if player.bot:
            raise Refusal("refusal-bot-player")
        if lift:
            await people.unban(guild.id, player.id)
            await request.show(text_message(request.localizer.format("said-unbanned", who=player.mention)))
            return
        by = organiser(request.interaction)
        wanted = Ban(
            guild_id=guild.id,
            user_id=player.id,
            by_id=by.actor.user_id,
            at=now,
            until=None if ban_days is None else now + timedelta(days=ban_days),
            reason=escaped(ban_reason or ""),
        )
        public = Localizer(await self.client.context.public_language(request.interaction))
        why = public.format("ban-reason")
        running = await bans.ban(self.client.tables, self.finding, self.tournaments, by, wanted, why)
        await request.show(banned(wanted, running, request.localizer))

    @button("appeal", needs=MANAGED, ack=Ack.FORM)
    async def ask_appeal(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        """Asks what whoever is banned is told of whom to ask."""
        known = await self.client.store.read(setting_queries.of_guild, guild.id)
        await request.ask(appeal_form(known.appeal, request.localizer))

    @form("appeal", needs=MANAGED, ack=Ack.REPLY)
    async def on_appeal(self, request: ComponentInteraction, guild: discord.Guild) -> None:
        """Keeps that."""
        words = request.typed("words")[:MAX_APPEAL]
        await server_settings.change(self.client.tables, guild.id, request.user_id, appeal=words)
        await request.say("said-appeal" if words else "said-appeal-none")

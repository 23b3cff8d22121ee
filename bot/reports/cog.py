"""The buttons *Report*, and those below a report."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from datetime import timedelta

import discord
from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.context_menus import on_message
from bot.discord.interactions import ComponentInteraction, button, form
from bot.discord.message import shortened
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.matchmaking.service import Matchmaking
from bot.people.bans import MAX_DAYS, MAX_REASON, Ban
from bot.reports import queries, sources
from bot.reports.model import MESSAGE, AbuseReport, Decision, ReportPlace, Written
from bot.reports.posts import operators
from bot.reports.views import MAX_WHY, VERBS, ban_form, message_page, report_form
from bot.server import bans
from bot.server.ban_views import banned
from bot.server.managing import require_managing
from bot.tables.core.arguments import TABLE
from bot.tables.core.client import TableClient
from bot.tables.core.context import manages
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal
from bot.tournaments.organising_cog import number_in, organiser
from bot.tournaments.service import TournamentService

MAX_WORDS = 500
"""Characters of a message that are kept of it."""


def _message(arg: str) -> int:
    """The id of a message in a button."""
    if not arg.isdecimal() or len(arg) > 20:
        raise Refusal("refusal-old-button")
    return int(arg)


def _texts(components: Iterable[object]) -> Iterator[str]:
    """The texts of a message, in order."""
    for part in components:
        if isinstance(part, discord.TextDisplay):
            yield part.content
        else:
            yield from _texts(getattr(part, "children", ()))


class ReportCog(commands.Cog):
    """Everything about reports. All answers are private."""

    def __init__(self, client: TableClient, finding: Matchmaking, tournaments: TournamentService) -> None:
        self.client = client
        self.finding = finding
        self.tournaments = tournaments

    @button("report", needs=TABLE, ack=Ack.FORM)
    async def on_report(self, request: ComponentInteraction, table: Table) -> None:
        """Asks what of a table is reported."""
        await self._ask(request, ReportPlace.TABLE, table.id)

    @button("report-title", ack=Ack.FORM)
    async def on_report_title(self, request: ComponentInteraction) -> None:
        """Asks what of a tournament is reported."""
        state = await self.tournaments.get(number_in(request.arg), request.interaction.guild_id)
        await self._ask(request, ReportPlace.TOURNAMENT, state.tournament.id)

    @on_message("menu-report")
    async def report_message(self, request: Request, message: discord.Message) -> None:
        """A message of the bot's tells what somebody wrote, such as the reason for something."""
        bot = self.client.user
        if bot is None or message.author.id != bot.id:
            raise Refusal("refusal-report-message")
        await request.show(message_page(message.id, request.localizer))

    @button("report-message", ack=Ack.FORM)
    async def on_report_message(self, request: ComponentInteraction) -> None:
        """Asks why a message is reported."""
        await request.ask(report_form(ReportPlace.MESSAGE, _message(request.arg), (), request.localizer))

    async def _ask(self, request: ComponentInteraction, place: ReportPlace, number: int) -> None:
        texts = await self.client.store.read(sources.find, place, number)
        others = [each for each in texts if each.author_id != request.user_id]
        await request.ask(report_form(place, number, others, request.localizer))

    @form("report", ack=Ack.REPLY)
    async def on_reported(self, request: ComponentInteraction) -> None:
        """Passes a report on."""
        kind, _, typed = request.arg.partition(".")
        number, guild_id, told = number_in(typed), request.interaction.guild_id, None
        if kind == ReportPlace.TABLE:
            guild_id = (await self.client.context.known(request.interaction, number)).guild_id
        elif kind == ReportPlace.TOURNAMENT:
            number = (await self.tournaments.get(number, guild_id)).tournament.id
        elif kind == ReportPlace.MESSAGE:
            number = _message(typed)
            told = await self._told(request.interaction, number)
        else:
            raise Refusal("refusal-old-button")
        why, what = escaped(request.typed("why")[:MAX_WHY]), request.typed("what") if told is None else told.key
        asked = (ReportPlace(kind), number, guild_id, what, request.user_id, why, self.client.time.now(), told)
        await self.client.store.write(queries.report, *asked)
        self.client.wake_outbox()
        self.client.tables.scheduler.wake()
        await request.say("said-reported")

    async def _told(self, interaction: discord.Interaction, number: int) -> Written:
        """The words of a message of the bot's in the channel where it is reported. Raises Refusal."""
        channel, bot = interaction.channel_id or 0, self.client.user
        try:
            message = await self._channel(interaction.guild_id, channel).fetch_message(number)
        except discord.HTTPException as error:
            raise Refusal("refusal-report-gone") from error
        if bot is None or message.author.id != bot.id:
            raise Refusal("refusal-report-message")
        words = "\n".join(_texts(message.components)) or message.content
        return Written(MESSAGE, str(channel), shortened(words, MAX_WORDS), None)

    def _channel(self, guild_id: int | None, channel_id: int) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id, guild_id=guild_id)

    @button(VERBS[Decision.REMOVE])
    async def on_remove(self, request: ComponentInteraction) -> None:
        """Removes what was reported."""
        report = await self._in_charge(request)
        if report.source == MESSAGE:
            there = self._channel(report.guild_id, int(report.ref)).get_partial_message(report.number)
            with contextlib.suppress(discord.NotFound):
                await there.delete()
        await self._decide(request, Decision.REMOVE)

    @button(VERBS[Decision.NOTHING])
    async def on_nothing(self, request: ComponentInteraction) -> None:
        """Leaves everything as it is."""
        await self._decide(request, Decision.NOTHING)

    async def _decide(self, request: ComponentInteraction, decision: Decision) -> None:
        await self._decided(request, await self._in_charge(request), decision)
        await request.say(f"said-report-{decision}")

    async def _decided(self, request: Request, report: AbuseReport, decision: Decision) -> None:
        now = self.client.time.now()
        await self.client.store.write(queries.decide, report.id, request.user_id, decision, now)
        self.client.wake_outbox()

    @button(VERBS[Decision.BAN], ack=Ack.FORM)
    async def ask_ban(self, request: ComponentInteraction) -> None:
        """Asks for how long who wrote it is banned, and why."""
        report, _ = await self._to_ban(request)
        await request.ask(ban_form(report, request.localizer))

    @form(VERBS[Decision.BAN], ack=Ack.REPLY)
    async def on_ban(self, request: ComponentInteraction) -> None:
        """Bans who wrote what was reported from the tables of the server."""
        report, (guild_id, author_id) = await self._to_ban(request)
        typed, now = request.typed("days"), self.client.time.now()
        days = int(typed) if typed.isdecimal() and typed.isascii() else 0
        if typed and not 1 <= days <= MAX_DAYS:
            raise Refusal("refusal-ban-days", most=MAX_DAYS)
        wanted = Ban(
            guild_id=guild_id,
            user_id=author_id,
            by_id=request.user_id,
            at=now,
            until=now + timedelta(days=days) if days else None,
            reason=escaped(request.typed("reason")[:MAX_REASON]),
        )
        public = Localizer(await self.client.context.public_language(request.interaction))
        by, why = organiser(request.interaction), public.format("ban-reason")
        running = await bans.ban(self.client.tables, self.finding, self.tournaments, by, wanted, why)
        await self._decided(request, report, Decision.BAN)
        await request.show(banned(wanted, running, request.localizer))

    async def _to_ban(self, request: ComponentInteraction) -> tuple[AbuseReport, tuple[int, int]]:
        """Return a report whose author the reader may ban, with the server and the author."""
        report = await self._in_charge(request)
        guild = require_managing(request)
        if guild.id != report.guild_id or report.author_id is None or report.author_id < 0:
            raise Refusal("refusal-old-button")
        return report, (guild.id, report.author_id)

    async def _in_charge(self, request: ComponentInteraction) -> AbuseReport:
        """Return the report that the reader is to decide about: as a manager of its server, or as the operator."""
        report = await self.client.store.read(queries.find, number_in(request.arg))
        if report is None or report.decision is not None:
            raise Refusal("refusal-report-decided")
        if not self._operates(request) and (report.to_operator or require_managing(request).id != report.guild_id):
            raise Refusal("refusal-report-not-yours")
        return report

    def _operates(self, request: Request) -> bool:
        """Whether the reader runs this bot: who owns the application, or manages the server where reports go."""
        interaction = request.interaction
        if request.user_id in operators(self.client.application):
            return True
        return interaction.channel_id == self.client.settings.reports != 0 and manages(interaction)

"""The buttons *Report*, and those below a report."""

from __future__ import annotations

from datetime import timedelta

from discord.ext import commands

from bot.core.localizer import Localizer
from bot.discord.interactions import ComponentInteraction, button, form
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import escaped
from bot.matchmaking.service import Matchmaking
from bot.people.bans import MAX_DAYS, MAX_REASON, Ban
from bot.reports import queries, sources
from bot.reports.model import AbuseReport, Decision, ReportPlace
from bot.reports.posts import operators
from bot.reports.views import MAX_WHY, VERBS, ban_form, report_form
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

    async def _ask(self, request: ComponentInteraction, place: ReportPlace, number: int) -> None:
        texts = await self.client.store.read(sources.find, place, number)
        others = [each for each in texts if each.author_id != request.user_id]
        await request.ask(report_form(place, number, others, request.localizer))

    @form("report", ack=Ack.REPLY)
    async def on_reported(self, request: ComponentInteraction) -> None:
        """Passes a report on."""
        kind, _, typed = request.arg.partition(".")
        number, guild_id = number_in(typed), request.interaction.guild_id
        if kind == ReportPlace.TABLE:
            guild_id = (await self.client.context.known(request.interaction, number)).guild_id
        elif kind == ReportPlace.TOURNAMENT:
            number = (await self.tournaments.get(number, guild_id)).tournament.id
        else:
            raise Refusal("refusal-old-button")
        why = escaped(request.typed("why")[:MAX_WHY])
        asked = (ReportPlace(kind), number, guild_id, request.typed("what"), request.user_id, why)
        await self.client.store.write(queries.report, *asked, self.client.time.now())
        self.client.wake_outbox()
        self.client.tables.scheduler.wake()
        await request.say("said-reported")

    @button(VERBS[Decision.REMOVE])
    async def on_remove(self, request: ComponentInteraction) -> None:
        """Removes what was reported."""
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

"""``/tournament``: open one, look at it; the buttons to sign up and to leave."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import NamedTuple

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.core.pace import Pace
from bot.discord.commands import choices, command, game_choices, message, on_servers, unknown_value
from bot.discord.interactions import ComponentInteraction, button, when_sure
from bot.discord.message import text_message
from bot.discord.permissions import lacking, permission_text
from bot.discord.replies import Request
from bot.people.settings import GuildSettings
from bot.people.times import moment_in
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.opening import check_offered, check_place, pace_of, preset_choices, preset_of, rated_of
from bot.tables.time.clock import PACE_TERMS
from bot.tournaments import queries as tournaments
from bot.tournaments.charts import charts, ranked, standings_post
from bot.tournaments.entering import MAX_NAME
from bot.tournaments.model import ROUND_DAYS, Phase, Seeding, Tournament, TournamentPlan, TournamentState
from bot.tournaments.organising_cog import NAME, TOURNAMENT, number_in, organiser
from bot.tournaments.pairing.rounds import Form
from bot.tournaments.service import TournamentService
from bot.tournaments.views import blocked_warning, heading, leave_question, page, tournament_list
from games import GAMES


class PlanOptions(NamedTuple):
    """The options of a command that opens a tournament or a league; None: as usual there."""

    game: str
    title: str
    preset: str | None
    pace: str | None
    seats: int | None
    rounds: int | None
    rated: bool | None
    until: str | None
    round_days: int | None


async def read_plan(
    client: TableClient,
    request: Request,
    given: PlanOptions,
    sign_up: timedelta,
    channel: discord.TextChannel | None,
    *,
    form: str = Form.ROUND_ROBIN,
    most: int,
    seeding: str = Seeding.RATING,
    third_place: bool = False,
    legs: int = 1,
) -> tuple[TournamentPlan, discord.TextChannel]:
    """Return a plan by the options that were given, and its channel. ``sign_up`` is usual. Raises Refusal."""
    interaction, localizer = request.interaction, request.localizer
    settings = await client.context.guild_settings(interaction)
    check_offered(settings, given.game, localizer)
    if given.game not in GAMES or seeding not in set(Seeding):
        raise unknown_value(given.game)
    pace = pace_of(given.pace) or (settings.pace if settings.pace in PACE_TERMS else Pace.STEADY)
    now, zone = client.time.now(), (await client.people.schedule(interaction.user.id)).calendar.zone
    plan = TournamentPlan(
        name=given.title,
        game=given.game,
        options=msgspec.to_builtins(preset_of(given.game, given.preset)),
        pace=pace,
        form=form,
        group_size=min(GAMES[given.game].seats) if given.seats is None else given.seats,
        rounds=given.rounds,
        most=most,
        rated=rated_of(settings, given.game, given.rated),
        seeding=Seeding(seeding),
        sign_up_until=now + sign_up if given.until is None else moment_in(given.until, now, zone, localizer.language),
        round_days=ROUND_DAYS.get(pace, 28) if given.round_days is None else given.round_days,
        third_place=third_place,
        legs=legs,
    )
    return plan, _place_for(request, channel, settings)


def _place_for(request: Request, channel: discord.TextChannel | None, settings: GuildSettings) -> discord.TextChannel:
    """The channel of a new tournament: the one given, the server's for tournaments, or this. Raises Refusal."""
    guild, usual = request.interaction.guild, settings.tournaments_channel
    if guild is None:
        raise Refusal("refusal-guild-only")
    here = channel.id if channel else usual or request.interaction.channel_id or 0
    place = guild.get_channel(here)
    if not isinstance(place, discord.TextChannel):
        raise Refusal("refusal-tournament-place")
    if place.id != usual:
        check_place(place, settings)
    allowed = place.permissions_for(guild.me)
    lacks = lacking(allowed, place)
    missing = permission_text(lacks, request.localizer) if lacks else ""
    if not lacks and not allowed.create_public_threads:
        missing = request.localizer.format("permission-create-public-threads")
    if missing:
        raise Refusal("refusal-missing-permissions", channel=f"<#{place.id}>", missing=missing)
    return place


@on_servers
class TournamentCog(
    commands.GroupCog,
    group_name=message("cmd-tournament"),
    group_description=message("cmd-tournament-about"),
    name=NAME,
):
    """Everything under ``/tournament``, and the buttons below its posts. All answers are private."""

    def __init__(self, client: TableClient, tournaments: TournamentService) -> None:
        super().__init__()
        self.client = client
        self.tournaments = tournaments

    @command("tournament-open")
    @app_commands.choices(
        game=game_choices(),
        form=choices("form", *Form),
        pace=choices("pace", *PACE_TERMS),
        seeding=choices("seeding", *Seeding),
    )
    @app_commands.autocomplete(preset=preset_choices)
    async def open(
        self,
        request: Request,
        game: str,
        form: str = Form.SWISS,
        title: app_commands.Range[str, 1, MAX_NAME] = "",
        preset: str | None = None,
        pace: str | None = None,
        seats: int | None = None,
        rounds: int | None = None,
        size: int = 64,
        rated: bool | None = None,
        seeding: str = Seeding.RATING,
        until: str | None = None,
        round_days: int | None = None,
        third_place: bool = False,
        channel: discord.TextChannel | None = None,
    ) -> None:
        plan, place = await read_plan(
            self.client,
            request,
            PlanOptions(game, title, preset, pace, seats, rounds, rated, until, round_days),
            timedelta(days=1),
            channel,
            form=form,
            most=size,
            seeding=seeding,
            third_place=third_place,
        )
        interaction = request.interaction
        state = await self.tournaments.open(organiser(interaction), plan, place.id, str(interaction.id))
        await request.say("said-tournament", channel=f"<#{place.id}>", number=str(state.tournament.id))

    @command("tournament-show", needs=TOURNAMENT)
    async def show(self, request: Request, state: TournamentState | None) -> None:
        """Show the page of a tournament, or where it may be one of several all of them."""
        if state is None:
            await self._list(request)
            return
        organises = await self.tournaments.organises(state, organiser(request.interaction))
        await request.show(page(state, request.localizer, request.user_id, organises=organises))

    @button("tournament-list")
    async def on_list(self, request: ComponentInteraction) -> None:
        await self._list(request)

    async def _list(self, request: Request) -> None:
        found = await self.tournaments.of_guild(request.interaction.guild_id or 0)
        if not found:
            raise Refusal("refusal-no-tournaments")
        counts = await self.client.store.read(tournaments.counts, [each.id for each in found])
        await request.show(tournament_list(found, counts, request.localizer))

    @button("tournament-standings")
    async def standings(self, request: ComponentInteraction) -> None:
        state = await self.tournaments.get(number_in(request.arg), request.interaction.guild_id)
        if not state.tournament.round:
            raise Refusal("refusal-tournament-not-begun")
        game, localizer = state.tournament.plan.game, request.localizer
        found = await asyncio.to_thread(ranked, state, localizer, request.user_id)
        drawn = charts(state, found, localizer)
        pictures = [await self.client.render_pool.chart(game, chart) for chart in drawn]
        await request.show(standings_post(state, found, pictures, localizer))

    @button("tournament-in")
    async def on_in(self, request: ComponentInteraction) -> None:
        """Somebody signs up; they are asked first where they block somebody who has."""
        interaction, user = request.interaction, request.user_id
        state = await self.tournaments.get(number_in(request.arg.partition(".")[0]), interaction.guild_id)
        tournament = state.tournament
        if not request.sure and state.of_user(user) is None:
            blocked = await self.tournaments.blocked_there(tournament.id, user)
            if blocked:
                await request.show(blocked_warning(tournament, blocked[:20], request.localizer))
                return
        await self.tournaments.sign_up(tournament.id, interaction.guild_id, requester(interaction))
        await self._say(request, "said-signed-up", tournament)

    @button("tournament-out", ack=when_sure)
    async def on_out(self, request: ComponentInteraction) -> None:
        """Somebody leaves; they are asked first where there is no way back."""
        number = number_in(request.arg.partition(".")[0])
        state = await self.tournaments.get(number, request.interaction.guild_id)
        if not request.sure and state.tournament.phase is not Phase.SIGN_UP:
            self.tournaments.require_leaving(state, request.user_id)
            await request.show(leave_question(state.tournament, request.localizer))
            return
        await self._leave(request, number)

    @button("tournament-here")
    async def on_here(self, request: ComponentInteraction) -> None:
        state = await self.tournaments.check_in(number_in(request.arg), request.interaction.guild_id, request.user_id)
        await self._say(request, "said-here", state.tournament)

    @button("tournament-back")
    async def on_back(self, request: ComponentInteraction) -> None:
        """Somebody who missed the check-in plays all the same."""
        number, guild_id = number_in(request.arg), request.interaction.guild_id
        state = await self.tournaments.come_back(number, guild_id, request.user_id)
        await self._say(request, "said-plays-after-all", state.tournament)

    @button("tournament-agree")
    async def on_agree(self, request: ComponentInteraction) -> None:
        """A player, or another organiser, agrees that a substitute takes the player's place."""
        tournament, _, number = request.arg.partition(".")
        state = await self.tournaments.agree(number_in(tournament), organiser(request.interaction), number_in(number))
        await self._say(request, "said-agreed-tournament", state.tournament)

    async def _leave(self, request: Request, tournament_id: int) -> None:
        state = await self.tournaments.leave(tournament_id, request.interaction.guild_id, request.user_id)
        begun = bool(state.tournament.rounds)
        await self._say(request, "said-left-tournament" if begun else "said-withdrawn", state.tournament)

    @staticmethod
    async def _say(request: Request, said: str, tournament: Tournament) -> None:
        words = request.localizer.format(said)
        await request.show(text_message(f"{heading(tournament, request.localizer)}\n{words}"))

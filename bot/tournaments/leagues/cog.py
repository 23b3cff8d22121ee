"""``/league``: open one, look at it; the buttons to join and leave it, and those of its organisers."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands import choices, command, game_choices, message, on_servers
from bot.discord.interactions import ComponentInteraction, Need, button, menu
from bot.discord.message import shortened, text_message
from bot.discord.replies import Ack, Request
from bot.discord.sanitize import visible
from bot.tables.core.arguments import folded
from bot.tables.core.client import TableClient
from bot.tables.core.context import requester
from bot.tables.core.refusals import Refusal
from bot.tables.lobby.opening import preset_choices
from bot.tables.time.clock import PACE_TERMS
from bot.tournaments.charts import charts, ranked, standings_post
from bot.tournaments.cog import PlanOptions, read_plan
from bot.tournaments.entering import MAX_NAME
from bot.tournaments.leagues import queries as leagues
from bot.tournaments.leagues.model import LeaguePlan, Season
from bot.tournaments.leagues.service import MAX_LEAGUE_PEOPLE
from bot.tournaments.leagues.views import MAX_PAST, fixtures_page, season_page
from bot.tournaments.model import Phase, TournamentState
from bot.tournaments.organising_cog import number_in, organiser, tournaments_of
from bot.tournaments.service import TournamentService
from bot.tournaments.views import blocked_warning, heading, leave_question


async def league_choices(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The leagues of this server."""
    found = await tournaments_of(interaction).leagues_of(interaction.guild_id or 0)
    names = [(shortened(f"{visible(each.plan.season.name)} ({each.id})", 100), str(each.id)) for each in found]
    return [app_commands.Choice(name=name, value=value) for name, value in names if folded(current) in folded(name)]


async def _wanted(request: Request, typed: str | None) -> Season:
    """The present season of the league that was named, or of the only one it can be: of this channel, or here."""
    interaction = request.interaction
    tournaments, guild_id = tournaments_of(interaction), interaction.guild_id
    if typed is not None:
        return await tournaments.season(number_in(typed.strip().rpartition("(")[2].rstrip(")")), guild_id)
    found = await tournaments.leagues_of(guild_id or 0)
    here = [each for each in found if each.channel_id == interaction.channel_id]
    for those in (here, found):
        if len(those) == 1:
            return await tournaments.season(those[0].id, guild_id)
    raise Refusal("refusal-which-league" if found else "refusal-no-leagues")


LEAGUE = Need(_wanted, "league", league_choices)
"""A league of this server, at its latest season."""


def _turns_page(request: ComponentInteraction) -> Ack:
    return Ack.UPDATE if "." in request.arg else Ack.REPLY


@on_servers
class LeagueCog(
    commands.GroupCog,
    group_name=message("cmd-league"),
    group_description=message("cmd-league-about"),
    name="league",
):
    """Everything under ``/league``. All answers are private."""

    def __init__(self, client: TableClient, tournaments: TournamentService) -> None:
        super().__init__()
        self.client = client
        self.tournaments = tournaments

    @command("league-open")
    @app_commands.choices(game=game_choices(), pace=choices("pace", *PACE_TERMS))
    @app_commands.autocomplete(preset=preset_choices)
    async def open(
        self,
        request: Request,
        game: str,
        title: app_commands.Range[str, 1, MAX_NAME],
        preset: str | None = None,
        pace: str | None = None,
        seats: int | None = None,
        division_size: int = 8,
        movers: int = 2,
        rounds: int | None = None,
        legs: int = 1,
        rated: bool | None = None,
        until: str | None = None,
        round_days: int | None = None,
        break_days: int = 7,
        channel: discord.TextChannel | None = None,
    ) -> None:
        season, place = await read_plan(
            self.client,
            request,
            PlanOptions(game, title, preset, pace, seats, rounds, rated, until, round_days),
            timedelta(days=7),
            channel,
            most=MAX_LEAGUE_PEOPLE,
            legs=legs,
        )
        plan = LeaguePlan(season=season, division_size=division_size, movers=movers, break_days=break_days)
        by, interaction = organiser(request.interaction), request.interaction
        opened = await self.tournaments.open_league(by, plan, place.id, str(interaction.id))
        await request.say("said-league", channel=f"<#{place.id}>", number=str(opened.league.id))

    @command("league-show", needs=LEAGUE)
    async def show(self, request: Request, season: Season) -> None:
        past = await self.client.store.read(leagues.past, season.league.id, MAX_PAST)
        organises = await self.tournaments.organises(season.sign_up, organiser(request.interaction))
        played = await self._played(season)
        own = played.division_of(request.user_id) or next(iter(played.divisions), None)
        page = season_page(
            season,
            past,
            request.localizer,
            request.user_id,
            shown=own,
            divisions=[each.tournament for each in played.divisions],
            organises=organises,
        )
        await request.show(page)

    @menu("league-division", ack=Ack.REPLY)
    @button("league-division")
    async def standings(self, request: ComponentInteraction) -> None:
        """The table of a division."""
        state = await self._division(request, request.choice)
        if not state.tournament.round:
            raise Refusal("refusal-tournament-not-begun")
        game, localizer = state.tournament.plan.game, request.localizer
        found = await asyncio.to_thread(ranked, state, localizer, request.user_id)
        pictures = [await self.client.render_pool.chart(game, each) for each in charts(state, found, localizer)]
        await request.show(standings_post(state, found, pictures, localizer))

    @button("league-fixtures", ack=_turns_page)
    async def on_fixtures(self, request: ComponentInteraction) -> None:
        """The fixtures of a division, where the round is that is played; or another page of them in its place."""
        number, turns, page = request.arg.partition(".")
        division = await self._division(request, number)
        at = number_in(page) if turns else None
        await request.show(fixtures_page(division, request.localizer, request.user_id, at))

    async def _division(self, request: ComponentInteraction, number: str) -> TournamentState:
        """The division with a number, as a tournament. Raises Refusal."""
        division = await self.tournaments.get(number_in(number), request.interaction.guild_id)
        if not division.tournament.division:
            raise Refusal("refusal-old-button")
        return division

    async def _played(self, season: Season) -> Season:
        """The season whose divisions are shown: until the next one's begin, those of the last that was played."""
        if season.divisions:
            return season
        past = await self.client.store.read(leagues.past, season.league.id, 1)
        return past[0] if past else season

    @button("league-join")
    async def join(self, request: ComponentInteraction) -> None:
        """Somebody joins; before a season they are asked first where they block somebody who has."""
        season = await self.tournaments.season(number_in(request.arg), request.interaction.guild_id)
        tournament, user = season.tournament, request.user_id
        if tournament.phase is Phase.SIGN_UP and season.sign_up.of_user(user) is None:
            blocked = await self.tournaments.blocked_there(tournament.id, user)
            if blocked:
                await request.show(blocked_warning(tournament, blocked[:20], request.localizer))
                return
        said = await self.tournaments.join_season(season, requester(request.interaction))
        await self._say(request, season, said)

    @button("league-leave")
    async def leave(self, request: ComponentInteraction) -> None:
        season = await self.tournaments.season(number_in(request.arg), request.interaction.guild_id)
        guild_id, user = season.league.guild_id, request.user_id
        state = await self.tournaments.place_in(season.league.id, guild_id, user)
        if season.waits(user):
            await self.tournaments.leave(state.tournament.id, guild_id, user)
            await self._say(request, season, "said-withdrawn")
            return
        self.tournaments.require_leaving(state, user)
        await request.show(leave_question(state.tournament, request.localizer))

    @staticmethod
    async def _say(request: Request, season: Season, said: str) -> None:
        words = request.localizer.format(said)
        await request.show(text_message(f"{heading(season.tournament, request.localizer)}\n{words}"))

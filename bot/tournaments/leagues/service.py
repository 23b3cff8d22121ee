"""Opening a league, joining and leaving it, a break, and its end."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial

import msgspec
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.results import queries as results
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.tables.core.base import user_mention
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import Person, Status
from bot.tables.time.pauses import pause_change
from bot.tournaments import queries as tournaments
from bot.tournaments.deciding.service import organiser_note
from bot.tournaments.entering import MAX_NAME, Entering
from bot.tournaments.entry.late import require_open
from bot.tournaments.leagues import queries as leagues
from bot.tournaments.leagues.ladder import sizes
from bot.tournaments.leagues.model import League, LeaguePlan, Season, is_waiting
from bot.tournaments.leagues.seasons import sign_up
from bot.tournaments.model import Organiser, Participant, Phase, TournamentChange, TournamentState
from bot.tournaments.organising import Organising
from bot.tournaments.outcome import to_finish

log = logging.getLogger(__name__)

MAX_LEAGUES = 3
"""The number of leagues of a server that may be under way."""

MAX_LEAGUE_PEOPLE = 200
"""The number of people in a league."""

MIN_DIVISION, MAX_DIVISION = 4, 32
"""The people of a full division."""

MAX_BREAK, MAX_LEGS = 60, 2
"""Days of a break; how often the same two meet in a season."""


class Leagues(Entering, Organising):
    """Leagues of a server. Every method raises Refusal where it cannot be done."""

    async def open_league(self, by: Organiser, plan: LeaguePlan, channel_id: int, interaction_id: str) -> Season:
        """Opens a league in a channel, with the sign-up to its first season; who may is as for tournaments."""
        guild_id = by.actor.guild_id
        if guild_id is None:
            raise Refusal("refusal-guild-only")
        if (before := await self._store.read(leagues.opened_by, interaction_id)) is not None:
            return await self.season(before.id, guild_id)
        if not await self._is_appointed(by, guild_id):
            raise Refusal("refusal-tournament-open")
        season = plan.season
        if not 2 <= len(season.name.split() and season.name) <= MAX_NAME:
            raise Refusal("refusal-league-name", most=MAX_NAME)
        if not MIN_DIVISION <= plan.division_size <= MAX_DIVISION or plan.division_size < season.group_size:
            raise Refusal("refusal-league-division", least=MIN_DIVISION, most=MAX_DIVISION)
        if not 0 <= plan.movers <= plan.division_size // 2:
            raise Refusal("refusal-league-movers", most=plan.division_size // 2)
        if not 1 <= season.legs <= MAX_LEGS or not 1 <= plan.break_days <= MAX_BREAK:
            raise Refusal("refusal-league-break", most=MAX_BREAK)
        if len(await self._store.read(leagues.live, guild_id)) >= MAX_LEAGUES:
            raise Refusal("refusal-league-many", most=MAX_LEAGUES)
        now, plan = self._now(), msgspec.structs.replace(plan, season=self._checked(season))
        league = League(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            opener_id=by.actor.user_id,
            plan=plan,
            opened_at=now,
        )
        first = sign_up(league, 1, season.sign_up_until, now, self._draw_seed())
        league_id = await self._store.write(leagues.open_league, league, first, interaction_id)
        self._on_outbox()
        self._tables.scheduler.wake()
        return await self.season(league_id, guild_id)

    async def season(self, league_id: int, guild_id: int | None, number: int | None = None) -> Season:
        """A season of a league of a server, the latest where none is named. Raises Refusal for any other."""
        found = await self._store.read(leagues.season, league_id, number)
        if found is None or found.league.guild_id != guild_id:
            raise Refusal("refusal-no-league")
        return found

    async def leagues_of(self, guild_id: int) -> list[League]:
        """The leagues of a server, newest first."""
        return await self._store.read(leagues.of_guild, guild_id)

    async def join(self, league_id: int, guild_id: int | None, person: Person) -> str:
        """A person joins the present season of a league; see :meth:`join_season`."""
        return await self.join_season(await self.season(league_id, guild_id), person)

    async def join_season(self, season: Season, person: Person) -> str:
        """A person joins a season as long as it is not over; where it has begun and is full they wait for the next.

        Returns the message that says which. Who is in it stays so.
        """
        match season.tournament.phase:
            case Phase.SIGN_UP:
                await self.sign_up(season.tournament.id, season.league.guild_id, person)
                return "said-league-signed-up"
            case Phase.CHECK_IN | Phase.RUNNING:
                return await self._join_late(season, person)
            case Phase.OVER:
                raise Refusal("refusal-league-over")

    async def come_back(self, tournament_id: int, guild_id: int | None, user_id: int) -> TournamentState:
        """The same for somebody who missed the check-in of a season; else as for any tournament."""
        state = await self.get(tournament_id, guild_id)
        mine = state.of_user(user_id)
        if not state.tournament.is_season or mine is None:
            return await super().come_back(tournament_id, guild_id, user_id)
        await self.join(state.tournament.league_id or 0, guild_id, Person(user_id, mine.name, mine.locale))
        return await self.get(tournament_id, guild_id)

    async def _join_late(self, season: Season, person: Person) -> str:
        """A person joins a season that has begun: its lowest division, if that has a place, else the next season."""
        user, guild_id = person.user_id, season.league.guild_id
        if season.division_of(user) is not None or season.waits(user):
            raise Refusal("refusal-league-in")
        theirs = await self._store.read(results.of_person, guild_id, user)
        if games := to_finish(theirs, user):
            raise Refusal("refusal-tournament-timeouts", count=games)
        lowest = season.divisions[-1] if season.divisions else None
        if lowest is not None and _has_place(lowest):

            def enter(state: TournamentState) -> TournamentChange | None:
                if state.of_user(user) is not None:
                    return None
                number = max(each.number for each in state.people) + 1
                return self._late(state, self._newcomer(person, number), "league-note-late")

            await self._change_state(lowest.tournament.id, guild_id, enter)
            return "said-league-late"

        def wait(state: TournamentState) -> TournamentChange | None:
            if state.tournament.phase is Phase.OVER:
                raise Refusal("refusal-league-over")
            mine = state.of_user(user)
            checking = state.tournament.phase is Phase.CHECK_IN
            number = mine.number if mine else max((each.number for each in state.people), default=0) + 1
            new = msgspec.structs.replace(self._newcomer(person, number), checked_in=checking)
            return TournamentChange(tournament=self._touched(state.tournament), people=(new,))

        await self._change_state(season.tournament.id, guild_id, wait)
        return "said-league-signed-up" if season.tournament.phase is Phase.CHECK_IN else "said-league-waits"

    def _newcomer(self, person: Person, number: int) -> Participant:
        return Participant(
            number=number, user_id=person.user_id, name=person.name, locale=person.locale, signed_at=self._now()
        )

    async def place_in(self, league_id: int, guild_id: int | None, user_id: int) -> TournamentState:
        """The tournament of the present season that a person leaves who leaves a league. Raises Refusal."""
        season = await self.season(league_id, guild_id)
        mine = season.division_of(user_id)
        if mine is not None:
            self.require_leaving(mine, user_id)
            return mine
        if season.sign_up.of_user(user_id) is None or season.over:
            raise Refusal("refusal-league-out")
        return season.sign_up

    async def leave(self, tournament_id: int, guild_id: int | None, user_id: int) -> TournamentState:
        """The same as of any tournament; who waits for the next season waits no more."""
        state = await self.get(tournament_id, guild_id)
        mine = state.of_user(user_id)
        waits = state.tournament.is_season and state.tournament.phase is Phase.RUNNING
        if mine is None or not waits or not is_waiting(mine):
            return await super().leave(tournament_id, guild_id, user_id)

        def decide(now_is: TournamentState) -> TournamentChange | None:
            there = now_is.of_user(user_id)
            gone = (there.number,) if there is not None and is_waiting(there) else ()
            return TournamentChange(tournament=self._touched(now_is.tournament), gone=gone) if gone else None

        return await self._change_state(tournament_id, guild_id, decide)

    async def rest(self, league_id: int, by: Organiser, days: int, reason: str) -> datetime:
        """A league has a break of so many days: games pause, rounds last longer, and none begins before it is over.

        Where a sign-up or check-in is open, that lasts longer. Returns when it is over. It may be asked for again.
        """
        if not 1 <= days <= MAX_BREAK:
            raise Refusal("refusal-league-break", most=MAX_BREAK)
        season = await self.season(league_id, by.actor.guild_id)
        if season.tournament.phase is not Phase.RUNNING:
            await self.extend(season.tournament.id, by, days, reason)
            return self._now() + timedelta(days=days)
        until, longer = self._now() + timedelta(days=days), timedelta(days=days)

        def announce(state: TournamentState) -> TournamentChange:
            note = organiser_note("break", by, reason, until=f"<t:{int(until.timestamp())}:f>")
            rested = self._touched(state.tournament, rests_until=until)
            return TournamentChange(tournament=rested, notes=(note,))

        def decide(state: TournamentState) -> TournamentChange | None:
            tournament = state.tournament
            if tournament.phase is not Phase.RUNNING:
                return None
            ends = tournament.round_ends_at and tournament.round_ends_at + longer
            unopened = [each for each in state.open if each.table_id is None]
            return TournamentChange(
                tournament=self._touched(tournament, rests_until=until, round_ends_at=ends),
                matches=tuple(msgspec.structs.replace(each, opens_at=each.opens_at + longer) for each in unopened),
            )

        def divisions(connection: sa.Connection) -> None:
            for division in season.divisions:
                number, guild_id = division.tournament.id, season.league.guild_id
                tournaments.change_state(connection, number, decide)
                scheduler.schedule(connection, number, guild_id, {Due.LEAGUE_BREAK: self._now()})

        await self._organise(season.tournament.id, by, reason, announce, Phase.RUNNING, also=[divisions])
        return until

    async def pause_games(self, division_id: int) -> None:
        """Have the games of a division pause that has a break. May be done again wherever it was interrupted."""
        division = await self.find(division_id)
        until = None if division is None else division.tournament.rests_until
        if division is None or until is None or until <= self._now():
            return
        days = max(1, round((until - self._now()) / timedelta(days=1)))

        async def decide(stored: Stored) -> Change | None:
            table = stored.table
            if table.status is not Status.RUNNING or table.absence.paused_until is not None or table.stopped:
                return None
            return await pause_change(self._tables, stored, days, None, "log-league-break")

        for match in division.open:
            if match.table_id is not None:
                try:
                    await self._tables.change(match.table_id, decide)
                except Refusal as refusal:
                    log.info("Table %d has no break: %s", match.table_id, refusal)

    async def place(self, league_id: int, by: Organiser, user_id: int, division: int, reason: str) -> TournamentState:
        """A person begins the season that is to begin in a division, whatever the rules say; 0: by the rules again."""
        season = await self.season(league_id, by.actor.guild_id)

        def decide(state: TournamentState) -> TournamentChange:
            mine = state.of_user(user_id)
            if mine is None:
                raise Refusal("refusal-plays-not", who=user_mention(user_id))
            most = max(1, len(sizes(len(state.people), season.league.plan.division_size)))
            if not 0 <= division <= most:
                raise Refusal("refusal-no-division", count=most)
            note = organiser_note("place", by, reason, who=user_mention(user_id), division=division)
            placed = msgspec.structs.replace(mine, placed=division)
            return TournamentChange(tournament=self._touched(state.tournament), people=(placed,), notes=(note,))

        if season.tournament.phase not in (Phase.SIGN_UP, Phase.CHECK_IN):
            raise Refusal("refusal-league-begun")
        return await self._organise(season.tournament.id, by, reason, decide, Phase.SIGN_UP, Phase.CHECK_IN)

    async def end(self, tournament_id: int, by: Organiser, reason: str) -> TournamentState:
        """The same as of any tournament; of a season all divisions end with it, and the league has no other."""
        season = (await self.get(tournament_id, by.actor.guild_id)).tournament
        if not season.is_season:
            return await super().end(tournament_id, by, reason)
        league_id, end = season.league_id or 0, self._end(by, reason)

        def divisions(connection: sa.Connection) -> None:
            for division in leagues.divisions(connection, league_id, season.season):
                if division.tournament.phase is Phase.RUNNING:
                    tournaments.change_state(connection, division.tournament.id, end)
            leagues.close(connection, league_id)

        return await self._organise(tournament_id, by, reason, end, also=[divisions])

    async def close_league(self, league_id: int, by: Organiser, reason: str) -> Season:
        """A league has no further season: the present one is played to its end, a sign-up is called off."""
        season = await self.season(league_id, by.actor.guild_id)
        if season.over or season.league.closes:
            raise Refusal("refusal-league-over")

        def decide(state: TournamentState) -> TournamentChange:
            tournament = self._touched(state.tournament)
            if tournament.phase in (Phase.SIGN_UP, Phase.CHECK_IN):
                over = "league-over-closed"
                tournament = self._touched(tournament, phase=Phase.OVER, over=over, round_ends_at=None)
            note = organiser_note("league-close", by, reason)
            return TournamentChange(tournament=tournament, notes=(note,))

        close = partial(leagues.close, league_id=league_id)
        await self._organise(season.tournament.id, by, reason, decide, also=[close])
        return await self.season(league_id, by.actor.guild_id)


def _has_place(division: TournamentState) -> bool:
    """Whether somebody may join a division now."""
    if division.tournament.phase is not Phase.RUNNING or len(division.entrants) >= MAX_DIVISION:
        return False
    try:
        require_open(division)
    except Refusal:
        return False
    return True

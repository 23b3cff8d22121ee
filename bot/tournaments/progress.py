"""The progress of a tournament by time and games: its check-in, its rounds and their tables, and its end.

Every step is one transaction that does nothing where it was done before. So a crash between two of them does no harm,
nor does another process that does the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

import msgspec

from bot.results import rating_queries as ratings
from bot.scheduler.model import ELSEWHERE
from bot.tables.core.base import user_mentions
from bot.tournaments import queries as tournaments
from bot.tournaments.leagues.seasons import MIN_PEOPLE, Seasons
from bot.tournaments.model import (
    CHECK_IN_TIME,
    TABLE_EVERY,
    Announcement,
    Match,
    MatchVerdict,
    Phase,
    Seeding,
    Tournament,
    TournamentChange,
    TournamentState,
)
from bot.tournaments.news import round_news
from bot.tournaments.outcome import drawn
from bot.tournaments.pairing import seeding
from bot.tournaments.pairing.rounds import Form, next_round, rounds
from bot.tournaments.played import entrants, played
from games.engine import text

MAX_PINGS = 80
"""The number of people who are named in one message."""

CHECK_EVERY = timedelta(minutes=10)
"""How often it is checked whether players move."""

MAX_STEPS = 50
"""The number of steps for one tournament in one go."""


class Progress(Seasons):
    """The course of tournaments."""

    async def check(self, tournament_id: int) -> datetime | None:
        """Do what is due of a tournament; return when to check it next. Any process may, at any time, and again."""
        state = await self._store.read(tournaments.find, tournament_id)
        if state is None:
            return None
        if not self._on_server(state.tournament.guild_id):
            return self._now() + ELSEWHERE
        if state.tournament.plan.game not in self._games:
            return self._now() + ELSEWHERE  # its game is gone: it waits as its tables do
        if state.tournament.phase is Phase.OVER:
            await self._stop_decided(state)
            return None
        await self._advance(tournament_id)
        state = await self._store.read(tournaments.find, tournament_id)
        if state is None or state.tournament.phase is Phase.OVER:
            return None
        if state.tournament.is_season and state.tournament.phase is Phase.RUNNING:
            return None  # the last of its divisions has it checked
        at, now = tournaments.next_time(state.tournament), self._now()
        if state.tournament.phase is not Phase.RUNNING:
            return at
        return min(at, now + CHECK_EVERY) if at > now else now + CHECK_EVERY

    async def _advance(self, tournament_id: int) -> None:
        for _ in range(MAX_STEPS):
            state = await self._store.read(tournaments.find, tournament_id)
            decide = None if state is None else await self._next_step(state)
            if decide is None:
                return
            await self._store_change(tournament_id, decide)

    async def _next_step(self, state: TournamentState) -> Callable[[TournamentState], TournamentChange | None] | None:
        """The next change that is due, of whatever ``state`` has become by then; None where there is none."""
        tournament, now = state.tournament, self._now()
        match tournament.phase:
            case Phase.SIGN_UP if tournament.plan.sign_up_until > now:
                return None
            case Phase.SIGN_UP if tournament.is_season and len(state.people) < MIN_PEOPLE:
                return await self._season_without_people(state)
            case Phase.SIGN_UP:
                return self._check_in
            case Phase.CHECK_IN:
                everybody = all(each.checked_in for each in state.people)
                if not everybody and (tournament.check_in_until or now) > now:
                    return None
                return await self._beginning(state)
            case Phase.RUNNING if tournament.is_season:
                return await self._season_ends(state)
            case Phase.RUNNING:
                if await self._settle(state):
                    return _nothing
                if state.open:
                    if tournament.round_ends_at is None or tournament.round_ends_at > now:
                        return None
                    return None if await self._store.read(tournaments.waits_for_table, state) else self._end_round
                rests = tournament.rests_until is not None and tournament.rests_until > now
                return None if rests else await self._next_round(state)
            case _:
                return None

    # before it begins

    def _check_in(self, state: TournamentState) -> TournamentChange | None:
        """Sign-up is over: everybody is asked whether they are there."""
        tournament, now = state.tournament, self._now()
        if tournament.phase is not Phase.SIGN_UP or tournament.plan.sign_up_until > now:
            return None
        if len(state.people) < 2:
            return TournamentChange(tournament=self._over(tournament, _too_few(len(state.people))))
        until = now + CHECK_IN_TIME.get(tournament.plan.pace, timedelta(days=1))
        users = [each.user_id for each in state.people]
        more = (users[start : start + MAX_PINGS] for start in range(MAX_PINGS, len(users), MAX_PINGS))
        notes = tuple(
            Announcement(
                words=text("tournament-note-check-in", who=" ".join(f"<@{user}>" for user in each)), pings=(*each,)
            )
            for each in more
        )
        return TournamentChange(
            tournament=self._touched(tournament, phase=Phase.CHECK_IN, check_in_until=until), notes=notes
        )

    async def _beginning(self, state: TournamentState) -> Callable[[TournamentState], TournamentChange | None]:
        """The change by which those begin who are there, in the order of their strength or by draw."""
        plan, tournament = state.tournament.plan, state.tournament
        known = await self._store.read(ratings.standing, tournament.guild_id, plan.game)
        strength = {each.number: known[each.user_id].number for each in state.people if each.user_id in known}
        if plan.seeding is Seeding.LOT:
            strength = {}
        if tournament.is_season:
            return await self._season_begins(state, strength)

        def decide(now_is: TournamentState) -> TournamentChange | None:
            tournament = now_is.tournament
            if tournament.phase is not Phase.CHECK_IN:
                return None
            here = [each for each in now_is.people if each.checked_in]
            out = tuple(
                msgspec.structs.replace(each, dropped="tournament-out-absent")
                for each in now_is.people
                if each not in here
            )
            if len(here) < 2:
                return TournamentChange(tournament=self._over(tournament, _too_few(len(here))), people=out)
            order = seeding.seeded([each.number for each in here], strength, tournament.draw_seed)
            seeds = {number: seed for seed, number in enumerate(order, 1)}
            begun = tuple(msgspec.structs.replace(each, seed=seeds[each.number]) for each in here)
            many = rounds(Form(plan.form), plan.group_size, len(here), plan.rounds)
            return TournamentChange(
                tournament=self._touched(tournament, phase=Phase.RUNNING, rounds=many), people=(*begun, *out)
            )

        return decide

    def _over(self, tournament: Tournament, why: str) -> Tournament:
        return self._touched(tournament, phase=Phase.OVER, over=why, round_ends_at=None)

    # rounds

    async def _next_round(self, state: TournamentState) -> Callable[[TournamentState], TournamentChange | None]:
        """The change that begins the next round, or ends it all. Pairings are made beside everything else."""
        tournament = state.tournament
        groups: tuple[tuple[int, ...], ...] = ()
        if tournament.round < tournament.rounds and len(state.active) > 1:
            groups = await asyncio.to_thread(
                next_round,
                Form(tournament.plan.form),
                tournament.plan.group_size,
                entrants(state),
                played(state),
                tournament.round + 1,
                tournament.draw_seed,
                self._games[tournament.plan.game].seats,
                third_place=tournament.plan.third_place,
            )

        def decide(now_is: TournamentState) -> TournamentChange | None:
            if now_is != state:
                return None  # somebody has left meanwhile, or another process was faster
            if not groups:
                left = tournament.round < tournament.rounds and len(state.active) < 2
                why = "tournament-over-left" if left else "tournament-over-finished"
                why = "league-over-division" if tournament.division else why
                return TournamentChange(tournament=self._over(tournament, why), notes=(Announcement(words=text(why)),))
            return self._round(state, groups)

        return decide

    def _round(self, state: TournamentState, groups: Sequence[Sequence[int]]) -> TournamentChange:
        """The round in which ``groups`` meet, whose tables open one after the other."""
        now, number = self._now(), state.tournament.round + 1
        until = now + timedelta(days=state.tournament.plan.round_days)
        tournament = self._touched(state.tournament, round=number, round_ends_at=until)
        tables_first = sorted(groups, key=lambda group: len(group) == 1)
        matches = tuple(
            _match(tournament, place, tuple(group), now + (place - 1) * TABLE_EVERY)
            for place, group in enumerate(tables_first, 1)
        )
        return TournamentChange(
            tournament=tournament,
            matches=matches,
            notes=_byes(tournament, state, matches),
            news=round_news(tournament, state, matches),
        )

    def _end_round(self, state: TournamentState) -> TournamentChange | None:
        """The round's date has come: what nobody has decided is a draw."""
        tournament, now = state.tournament, self._now()
        left = state.open
        if tournament.phase is not Phase.RUNNING or not left or (tournament.round_ends_at or now) > now:
            return None
        ended = [drawn(each) for each in left]
        knockout = tournament.plan.knockout
        words = text("tournament-note-date", round=tournament.round, count=len(ended), knockout=knockout)
        note = Announcement(words=words)
        return self._decided(state, ended, (note,))


def _nothing(_state: TournamentState) -> None:
    return None


def _match(tournament: Tournament, number: int, seats: tuple[int, ...], opens_at: datetime) -> Match:
    """A match of the round that begins; one alone has a bye."""
    alone = len(seats) == 1
    return Match(
        id=0,
        tournament_id=tournament.id,
        round=tournament.round,
        number=number,
        seats=seats,
        opens_at=opens_at,
        verdict=MatchVerdict.BYE if alone else None,
        places=(1,) if alone else None,
    )


def _byes(tournament: Tournament, state: TournamentState, matches: Sequence[Match]) -> tuple[Announcement, ...]:
    """The notes that tell those who have a bye in a round."""
    alone = [state.participant(each.seats[0]).user_id for each in matches if each.verdict is MatchVerdict.BYE]
    return tuple(
        Announcement(
            words=text(
                "tournament-note-bye",
                round=tournament.round,
                who=user_mentions(users),
                knockout=tournament.plan.knockout,
            ),
            pings=users,
        )
        for start in range(0, len(alone), MAX_PINGS)
        if (users := tuple(alone[start : start + MAX_PINGS]))
    )


def _too_few(count: int) -> str:
    return ("tournament-over-nobody", "tournament-over-alone")[count]

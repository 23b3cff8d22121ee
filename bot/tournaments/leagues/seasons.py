"""The course of a season: its divisions begin once its check-in is over; after the last of them comes the next."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta

import msgspec

from bot.core.pseudonym import is_pseudonym
from bot.tables.core.base import user_mentions
from bot.tournaments.counting import Counting
from bot.tournaments.leagues import ladder
from bot.tournaments.leagues import queries as leagues
from bot.tournaments.leagues.model import MAX_NAMED, League, Season, divisions_told, is_waiting, movers, ranked
from bot.tournaments.model import (
    Announcement,
    Participant,
    Phase,
    Tournament,
    TournamentChange,
    TournamentState,
)
from bot.tournaments.pairing import seeding
from bot.tournaments.pairing.rounds import Form, rounds
from games.engine import text

MIN_PEOPLE = 2
"""With fewer a season does not begin."""

Step = Callable[[TournamentState], TournamentChange | None]


class Seasons(Counting):
    """Seasons of leagues."""

    async def _season_begins(self, state: TournamentState, strength: Mapping[int, float]) -> Step:
        """The change by which those of a season who are there are put into divisions, or too few that it is called off.

        Divisions follow those of the last season that was played.
        """
        number, league_id = state.tournament.season, state.tournament.league_id or 0
        season = await self._store.read(leagues.season, league_id, number)
        past = await self._store.read(leagues.past, league_id, 1)
        before = past[0].divisions if past else ()

        def decide(now_is: TournamentState) -> TournamentChange | None:
            if now_is.tournament.phase is not Phase.CHECK_IN or season is None:
                return None
            here = {each.user_id: each for each in now_is.people if each.checked_in}
            out = tuple(
                msgspec.structs.replace(each, dropped="tournament-out-absent")
                for each in now_is.people
                if not each.checked_in
            )
            if len(here) < MIN_PEOPLE:
                return self._called_off(msgspec.structs.replace(season, sign_up=now_is), past, out)
            order = seeding.seeded([each.number for each in here.values()], strength, now_is.tournament.draw_seed)
            users = {each.number: each.user_id for each in here.values()}
            plan = season.league.plan
            placed = {each.user_id: each.placed for each in here.values()}
            newcomers = [users[each] for each in order]
            found = ladder.divided(
                [ranked(each) for each in before], movers(before), here, newcomers, plan.division_size, placed
            )
            many = ladder.between(found, plan.movers)
            opened = [
                self._division(
                    now_is.tournament,
                    at + 1,
                    [here[user] for user in those],
                    [0, *many][at],
                    [*many, 0][at],
                )
                for at, those in enumerate(found)
            ]
            in_order = [user for those in found for user in those]
            people = tuple(msgspec.structs.replace(here[user], seed=seed) for seed, user in enumerate(in_order, 1))
            begun = self._touched(now_is.tournament, phase=Phase.RUNNING, rounds=len(found))
            notes = tuple(
                Announcement(words=text("league-note-begins", season=number, lists=lists, first=at))
                for at, lists in enumerate(division_lists(found))
            )
            return TournamentChange(tournament=begun, people=(*people, *out), opened=tuple(opened), notes=notes)

        return decide

    async def _season_without_people(self, state: TournamentState) -> Step:
        """The change by which a season is called off for which too few have signed up."""
        league_id = state.tournament.league_id or 0
        season = await self._store.read(leagues.season, league_id, state.tournament.season)
        past = await self._store.read(leagues.past, league_id, 1)

        def decide(now_is: TournamentState) -> TournamentChange | None:
            if now_is != state or season is None:
                return None
            return self._called_off(msgspec.structs.replace(season, sign_up=now_is), past)

        return decide

    def _called_off(
        self, season: Season, past: Sequence[Season], out: tuple[Participant, ...] = ()
    ) -> TournamentChange:
        """The change by which a season is over before it began. All sign up to the next; its organiser is called.

        Where the season before was called off, too, there is none: ``past`` is the last that was played.
        """
        number, opener = season.tournament.season, season.tournament.opener_id
        again = number > 1 and (not past or past[0].tournament.season < number - 1)
        why = "league-over-few-again" if again else "league-over-few"
        called = () if is_pseudonym(opener) else (opener,)
        words = text("league-note-few", called=len(called), organiser=user_mentions(called), how=text(why))
        return TournamentChange(
            tournament=self._touched(season.tournament, phase=Phase.OVER, over=why),
            people=out,
            notes=(Announcement(words=words, pings=called),),
            opened=() if again else (self._next_season(season),),
        )

    def _division(
        self, season: Tournament, number: int, people: Sequence[Participant], up: int, down: int
    ) -> TournamentState:
        """A division in which these people begin at once, seeded as they stand in the ladder.

        So many will go ``up`` and ``down``.
        """
        now = self._now()
        plan = season.plan
        tournament = Tournament(
            id=0,
            guild_id=season.guild_id,
            channel_id=season.channel_id,
            opener_id=season.opener_id,
            plan=msgspec.structs.replace(plan, most=len(people), up=up, down=down),
            draw_seed=hashlib.sha256(season.draw_seed + f":division {number}".encode()).digest(),
            opened_at=now,
            changed_at=now,
            phase=Phase.RUNNING,
            rounds=rounds(Form(plan.form), plan.group_size, len(people), plan.rounds, plan.legs),
            league_id=season.league_id,
            season=season.season,
            division=number,
        )
        here = [
            msgspec.structs.replace(each, number=seed, seed=seed, substitute=None, earlier=(), placed=0)
            for seed, each in enumerate(people, 1)
        ]
        return TournamentState(tournament=tournament, people=tuple(here))

    async def _season_ends(self, state: TournamentState) -> Step | None:
        """The change by which a season is over whose divisions all are; the sign-up to the next is open then."""
        season = await self._store.read(leagues.season, state.tournament.league_id or 0, state.tournament.season)
        if season is None or not season.divisions:
            return None
        if any(each.tournament.phase is not Phase.OVER for each in season.divisions):
            return None

        def decide(now_is: TournamentState) -> TournamentChange | None:
            if now_is != state:
                return None
            over = self._touched(now_is.tournament, phase=Phase.OVER, over="league-over-season")
            opened = () if season.league.closes else (self._next_season(season),)
            parts = range(0, len(season.divisions), divisions_told(season.league))
            notes = tuple(Announcement(words=text("league-over-season", first=first)) for first in parts)
            return TournamentChange(tournament=over, notes=notes, opened=opened)

        return decide

    def _next_season(self, season: Season) -> TournamentState:
        """The sign-up to the season after this one, for which all are signed up who have played on or wait."""
        now = self._now()
        played = [each for division in season.divisions for each in division.active]
        waiting = [each for each in season.sign_up.people if is_waiting(each)]
        until = now + timedelta(days=season.league.plan.break_days)
        known = {each.user_id: each for each in (*played, *waiting) if not is_pseudonym(each.user_id)}
        people = tuple(
            Participant(number=at, user_id=each.user_id, name=each.name, locale=each.locale, signed_at=now)
            for at, each in enumerate(known.values(), 1)
        )
        seed = self._draw_seed()
        opened = sign_up(season.league, season.tournament.season + 1, until, now, seed)
        return TournamentState(tournament=opened, people=people)


def sign_up(league: League, number: int, until: datetime, now: datetime, draw_seed: bytes) -> Tournament:
    """The tournament that is a season of a league, when its sign-up begins."""
    return Tournament(
        id=0,
        guild_id=league.guild_id,
        channel_id=league.channel_id,
        opener_id=league.opener_id,
        plan=msgspec.structs.replace(league.plan.season, sign_up_until=until),
        draw_seed=draw_seed,
        opened_at=now,
        changed_at=now,
        league_id=league.id,
        season=number,
    )


def division_lists(divisions: Sequence[Sequence[int]]) -> list[str]:
    """The people of each division, in parts that a post has room for."""
    parts, count = list[str](), 0
    for number, those in enumerate(divisions, 1):
        told = f"**{number}** · {user_mentions(those)}"
        count += len(those)
        if parts and count <= MAX_NAMED:
            parts[-1] += f"\n{told}"
        else:
            parts.append(told)
            count = len(those)
    return parts

"""Ratings by Weng and Lin's method (Plackett-Luce), which takes several sides, teams and ties.

They follow from results and nothing else: the same results in the same order give the same numbers, to the last digit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

from bot.model.rating import Rating, RatingChange
from bot.model.result import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MOST, SPAN = 3, timedelta(days=7)
"""So many results of the same people count within that time."""

Known = Mapping[tuple[str, int], Rating]
"""Ratings by game and user id."""

Meeting = tuple[frozenset[int], datetime]
"""Who has played a game that counted, and when it ended."""


class Rater:
    """Rates the results of one server, which come in their order.

    ``known`` are the ratings so far of those who may occur, by game and user id; ``meetings`` what has counted in the
    last days. Without either it begins from nothing.
    """

    def __init__(self, known: Known | None = None, meetings: Iterable[Meeting] = ()) -> None:
        self.known = dict(known or {})
        self._meetings = list(meetings)

    def rate(self, result: Result) -> list[RatingChange]:
        """What ``result``, later than all before, changes; nothing where it does not count."""
        if not self._counts(result):
            return []
        self._meetings.append((starters(result), result.ended_at))
        return self._changes(result)

    def _counts(self, result: Result) -> bool:
        people = starters(result)
        if not result.rated or len(people) < len(result.seats) or any(seat.place is None for seat in result.seats):
            return False
        since = result.ended_at - SPAN
        return sum(met == people and at > since for met, at in self._meetings) < MOST

    def _changes(self, result: Result) -> list[RatingChange]:
        """Who left comes last, the first of them at the very end; nobody answers for a partner who has left."""
        left = [gone.user_id for gone in result.departures]
        sides = [[result.seats[seat].began or 0 for seat in team] for team in result.teams]
        standing = [_standing(result, team, left) for team in result.teams]
        ranks = [1 + sum(other < mine for other in standing) for mine in standing]
        model = _model()
        before = [[self.known.get((result.game, user), Rating()) for user in side] for side in sides]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in before]
        expected = model.predict_win(teams)
        after = model.rate(teams, ranks=[float(rank) for rank in ranks])
        found = []
        for side, old, new, chance, rank in zip(sides, before, after, expected, ranks, strict=True):
            deserted = bool({*side} & {*left})
            for user, was, now in zip(side, old, new, strict=True):
                if deserted and user not in left:
                    continue
                rating = Rating(now.mu, now.sigma, was.games + 1)
                self.known[result.game, user] = rating
                change = RatingChange(
                    table_id=result.table_id,
                    guild_id=result.guild_id,
                    game=result.game,
                    user_id=user,
                    at=result.ended_at,
                    before=was,
                    after=rating,
                    expected=chance,
                    won=1 / ranks.count(1) if rank == 1 else 0.0,
                )
                found.append(change)
        return found


def starters(result: Result) -> frozenset[int]:
    """The user ids of those who began the game."""
    return frozenset(seat.began for seat in result.seats if seat.began is not None)


def _standing(result: Result, team: tuple[int, ...], left: list[int]) -> tuple[int, int]:
    """What a team is ranked by: its place, or behind all who stayed by when the first of it left."""
    gone = [left.index(user) for seat in team if (user := result.seats[seat].began) in left]
    return (1, -min(gone)) if gone else (0, min(result.seats[seat].place or 0 for seat in team))


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # takes a fifth of a second that a start need not wait for

    return PlackettLuce()

"""Ratings by Weng and Lin's method (Plackett-Luce), which takes several sides, teams and ties.

They follow from results and nothing else: the same results in the same order give the same numbers, to the last digit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

from bot.scores.rating import Rating, RatingChange
from bot.scores.result import Result, deserters, replaced

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MAX_REPEATS, REPEATS_WITHIN = 3, timedelta(days=7)
"""The number of results of the same people that count, and the time within which."""

PROVEN_AFTER_GAMES, UNPROVEN_WEIGHT = 5, 0.1
"""A game against somebody who has fewer rated games against others counts as this share of one."""

Pairs = Mapping[tuple[str, frozenset[int]], int]
"""The number of rated games that two people have played with each other alone, by game and both."""

Known = Mapping[tuple[str, int], Rating]
"""Ratings by game and user id."""

PastGame = tuple[frozenset[int], datetime]
"""The people of a game that counted, and when it ended."""


class Rater:
    """Rates the results of one server, which come in their order.

    ``known`` are the ratings so far of those who may occur, by game and user id; ``meetings`` what has counted in the
    last days, ``pairs`` how often they have played with each other alone. Without these it begins from nothing.
    """

    def __init__(
        self, known: Known | None = None, meetings: Iterable[PastGame] = (), pairs: Pairs | None = None
    ) -> None:
        self.known = dict(known or {})
        self._meetings = list(meetings)
        self._pairs = Counter(pairs or {})

    def rate(self, result: Result) -> list[RatingChange]:
        """Rate ``result``, which is later than all before, and return the changes; none where it does not count."""
        if not self._counts(result):
            return []
        self._meetings.append((starters(result), result.ended_at))
        return self._changes(result)

    def _counts(self, result: Result) -> bool:
        people = starters(result)
        if not result.rated or len(people) < len(result.seats) or any(seat.place is None for seat in result.seats):
            return False
        since = result.ended_at - REPEATS_WITHIN
        return sum(met == people and at > since for met, at in self._meetings) < MAX_REPEATS

    def _changes(self, result: Result) -> list[RatingChange]:
        """Rate all by the places that are told, those who left it to others as if they had come last.

        Nobody answers for a partner who has left, and who was replaced by a manager for nothing.
        """
        left, spared = deserters(result), replaced(result)
        sides = [[result.seats[seat].began or 0 for seat in team] for team in result.teams]
        places = [min(result.seats[seat].place or 0 for seat in team) for team in result.teams]
        behind = [max((1 + len(left) - left.index(user) for user in side if user in left), default=0) for side in sides]
        told, as_last = _ranks([(0, place) for place in places]), _ranks([*zip(behind, places, strict=True)])
        model = _model()
        before = [[self.known.get((result.game, user), Rating()) for user in side] for side in sides]
        teams = [[model.rating(mu=each.mu, sigma=each.sigma) for each in side] for side in before]
        expected = model.predict_win(teams)
        by_side = [as_last if each else told for each in behind]
        after = {ranks: model.rate(teams, ranks=[*map(float, ranks)]) for ranks in (told, as_last)}
        weights = [self._weight(result.game, sides, number) for number in range(len(sides))]
        found = []
        for number, (side, old, chance) in enumerate(zip(sides, before, expected, strict=True)):
            ranks, weight = by_side[number], weights[number]
            rank = ranks[number]
            for user, was, now in zip(side, old, after[ranks][number], strict=True):
                if user in spared or (behind[number] and user not in left):
                    continue
                mu, sigma = was.mu + weight * (now.mu - was.mu), was.sigma + weight * (now.sigma - was.sigma)
                rating = Rating(mu, sigma, was.games + 1)
                self.known[result.game, user] = rating
                change = RatingChange(
                    table_id=result.table_id,
                    guild_id=result.guild_id or 0,  # what is rated has one
                    game=result.game,
                    user_id=user,
                    at=result.ended_at,
                    before=was,
                    after=rating,
                    expected=chance,
                    won=1 / ranks.count(1) if rank == 1 else 0.0,
                )
                found.append(change)
        if len(found) == 2:
            self._pairs[result.game, frozenset(change.user_id for change in found)] += 1
        return found

    def _weight(self, game: str, sides: Sequence[Sequence[int]], number: int) -> float:
        """How much of its change a side keeps: little against people of whom nothing is known but by it."""
        others = [user for each, side in enumerate(sides) if each != number for user in side]
        kept = [1.0 if self._is_proven(game, user, sides[number]) else UNPROVEN_WEIGHT for user in others]
        return sum(kept) / len(kept)

    def _is_proven(self, game: str, user: int, against: Sequence[int]) -> bool:
        """Whether somebody has enough rated games against others than those whom they now play ``against``."""
        games = self.known.get((game, user), Rating()).games
        return games - sum(self._pairs[game, frozenset((user, each))] for each in against) >= PROVEN_AFTER_GAMES


def starters(result: Result) -> frozenset[int]:
    """The user ids of those who began the game."""
    return frozenset(seat.began for seat in result.seats if seat.began is not None)


def _ranks(order: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(1 + sum(other < mine for other in order) for mine in order)


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # takes a fifth of a second that a start need not wait for

    return PlackettLuce()

"""The past rounds for pairings: who met whom, who sat where, who had a bye, and scores."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

from bot.tournaments.pairing.field import Entrant, Pairing
from games.engine.rng import GameRng, seeded_rng

HALF = Fraction(1, 2)
"""The points of a game that still runs for those who are paired meanwhile."""


class History:
    """Counts what ``played`` says of ``entrants``."""

    def __init__(self, entrants: Sequence[Entrant], played: Sequence[Pairing]) -> None:
        self.seeds = {entrant.person: entrant.seed for entrant in entrants}
        self.met: Counter[frozenset[int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.last_seat: dict[int, int] = {}
        self.scores = dict.fromkeys(self.seeds, Fraction(0))
        self.floats: dict[tuple[int, int], int] = {}
        self.rounds = max((match.round for match in played), default=0)
        for match in sorted(played, key=lambda each: each.round):
            self._count(match)

    def _count(self, match: Pairing) -> None:
        points = match.points()
        if len(match.seats) <= 2:
            self._count_floats(match)
        for seat, person in enumerate(match.seats):
            self.scores[person] = self.scores.get(person, Fraction(0)) + (HALF if points is None else points[person])
            if match.bye:
                self.byes[person] += 1
            else:
                self.sat[person, seat] += 1
                self.last_seat[person] = seat
        self.met.update(map(frozenset, combinations(match.seats, 2)))

    def _count_floats(self, match: Pairing) -> None:
        """Note who of two met somebody with fewer points (1: floated down) or more (-1: up). A bye is a float down."""
        before = [self.scores.get(person, Fraction(0)) for person in match.seats]
        for person, own, other in zip(match.seats, before, before[::-1], strict=True):
            if match.bye or own != other:
                self.floats[person, match.round] = 1 if match.bye or own > other else -1

    def floated(self, person: int, ago: int) -> int:
        """Where somebody floated so many rounds ago (1: in the last): 1 down, -1 up, 0 not at all."""
        return self.floats.get((person, self.rounds + 1 - ago), 0)

    def in_order(self, people: Sequence[int]) -> list[int]:
        """``people`` by score, then by seed, the best first."""
        return sorted(people, key=lambda person: (-self.scores[person], self.seeds[person]))

    def lead(self, person: int) -> int:
        """How much more often somebody had the first seat of two than the second."""
        return self.sat[person, 0] - self.sat[person, 1]

    def seated(self, group: Sequence[int], rng: GameRng) -> tuple[int, ...]:
        """``group`` in the order in which it sits: where each sat least, then not where they just sat, by draw."""
        ways = {way: self._price(way) for way in permutations(sorted(group))}
        least = min(ways.values())
        best = [way for way, price in ways.items() if price == least]
        return best[rng.below(len(best))]

    def _price(self, way: tuple[int, ...]) -> tuple[int, int]:
        often = sum(self.sat[person, seat] for seat, person in enumerate(way))
        again = sum(self.last_seat.get(person) == seat for seat, person in enumerate(way))
        return often, again


def chance(draw_seed: bytes, round_number: int) -> GameRng:
    """The source of all that is drawn for a round; anybody who has the draw seed can draw it again."""
    return seeded_rng(hashlib.sha256(draw_seed + f":{round_number}".encode()).digest())

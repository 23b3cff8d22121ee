"""What has been so far, as pairings look at it: who met whom, who sat where, who had a bye, and scores."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

from bot.contests.field import Entrant, Meeting
from games.engine.rng import GameRng, seeded_rng

HALF = Fraction(1, 2)
"""What a game that still runs counts for those who are paired meanwhile."""


class History:
    """Counts what ``played`` says of ``entrants``."""

    def __init__(self, entrants: Sequence[Entrant], played: Sequence[Meeting]) -> None:
        self.seeds = {entrant.person: entrant.seed for entrant in entrants}
        self.met: Counter[frozenset[int]] = Counter()
        self.byes: Counter[int] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.last_seat: dict[int, int] = {}
        self.scores = dict.fromkeys(self.seeds, Fraction(0))
        for meeting in sorted(played, key=lambda each: each.round):
            self._count(meeting)

    def _count(self, meeting: Meeting) -> None:
        points = meeting.points()
        for seat, person in enumerate(meeting.seats):
            self.scores[person] = self.scores.get(person, Fraction(0)) + (HALF if points is None else points[person])
            if meeting.bye:
                self.byes[person] += 1
            else:
                self.sat[person, seat] += 1
                self.last_seat[person] = seat
        self.met.update(map(frozenset, combinations(meeting.seats, 2)))

    def in_order(self, people: Sequence[int]) -> list[int]:
        """``people`` by score, then by seed, the best first."""
        return sorted(people, key=lambda person: (-self.scores[person], self.seeds[person]))

    def lead(self, person: int) -> int:
        """How much more often somebody had the first seat of two than the second."""
        return self.sat[person, 0] - self.sat[person, 1]

    def seated(self, group: Sequence[int], rng: GameRng) -> tuple[int, ...]:
        """``group`` in the order in which it sits: where each sat least, then not where they just sat, by lot."""
        ways = {way: self._price(way) for way in permutations(sorted(group))}
        least = min(ways.values())
        best = [way for way, price in ways.items() if price == least]
        return best[rng.below(len(best))]

    def _price(self, way: tuple[int, ...]) -> tuple[int, int]:
        often = sum(self.sat[person, seat] for seat, person in enumerate(way))
        again = sum(self.last_seat.get(person) == seat for seat, person in enumerate(way))
        return often, again


def chance(lot: bytes, round_number: int) -> GameRng:
    """The source of all that is drawn for a round; anybody who has the lot can draw it again."""
    return seeded_rng(hashlib.sha256(lot + f":{round_number}".encode()).digest())

"""Nobody floats the same way twice running where a round as good as it does without (FIDE C.04.3, C14 to C17)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random

import pytest

from bot.tournaments.pairing.rounds import Entrant, Form, Pairing, next_round

SEEDS, PEOPLE, ROUNDS = range(40), 8, 5

Pairs = Sequence[tuple[int, ...]]


def all_pairings(people: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair an even number of people."""
    if not people:
        yield []
        return
    first, *others = people
    for other in others:
        rest = [each for each in others if each != other]
        for pairs in all_pairings(rest):
            yield [(first, other), *pairs]


class Book:
    """What was played, written down a second time: points before each round, and who floated which way in it."""

    def __init__(self, played: Sequence[Pairing]) -> None:
        self.points = dict.fromkeys(range(1, PEOPLE + 1), Fraction(0))
        self.floats: list[dict[int, str]] = []
        self.met: set[frozenset[int]] = set()
        self.lead = dict.fromkeys(self.points, 0)
        for number in range(1, max((each.round for each in played), default=0) + 1):
            tables = [each for each in played if each.round == number]
            self.floats.append(self.ways([each.seats for each in tables]))
            for each in tables:
                self.met.add(frozenset(each.seats))
                self.lead[each.seats[0]] += 1
                self.lead[each.seats[1]] -= 1
                for person, points in (each.points() or {}).items():
                    self.points[person] += points

    def ways(self, pairs: Pairs) -> dict[int, str]:
        """Who floats down and who up, if these meet now."""
        found = {}
        for a, b in [*pairs, *((b, a) for a, b in pairs)]:
            if self.points[a] != self.points[b]:
                found[a] = "down" if self.points[a] > self.points[b] else "up"
        return found

    def again(self, pairs: Pairs, ago: int) -> int:
        """How many would float as they did so many rounds ago."""
        before = self.floats[-ago] if len(self.floats) >= ago else {}
        return sum(before.get(person) == way for person, way in self.ways(pairs).items())

    def weightier(self, pairs: Pairs) -> tuple[object, ...]:
        """What counts before floats: meetings again, who sat first or second too often, differences in points."""
        high_low = [(max(self.lead[a], self.lead[b]), min(self.lead[a], self.lead[b])) for a, b in pairs]
        return (
            sum(frozenset(pair) in self.met for pair in pairs),
            sum((abs(high - 1) > 2) + (abs(low + 1) > 2) for high, low in high_low),
            sum((self.points[a] - self.points[b]) ** 2 for a, b in pairs),
        )


@pytest.mark.parametrize("seed", SEEDS)
def test_who_floats_again_could_not_be_spared_by_any_other_round(seed: int) -> None:
    """Each round is held against all 105 ways to pair eight people."""
    chance, played = Random(seed), list[Pairing]()
    entrants = [Entrant(person, person) for person in range(1, PEOPLE + 1)]
    for number in range(1, ROUNDS + 1):
        pairs, book = next_round(Form.SWISS, 2, entrants, played, number, seed.to_bytes(2, "big")), Book(played)
        mine = (*book.weightier(pairs), book.again(pairs, 1), book.again(pairs, 2))
        best = min(
            (*book.weightier(other), book.again(other, 1), book.again(other, 2))
            for other in all_pairings([*range(1, PEOPLE + 1)])
        )
        assert mine == best, f"round {number}"
        for pair in pairs:
            places = chance.choice([(1, 2), (2, 1), (1, 1), (1, 2)])
            played.append(Pairing(number, pair, places))

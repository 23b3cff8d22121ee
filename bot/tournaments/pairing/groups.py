"""Tables of three and more: how many sit at each, and who, so that as few as possible meet again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import combinations, product
from math import lcm

from bot.tournaments.pairing.history import History
from games.engine.rng import GameRng

MAX_TRIES = 24
"""The number of attempts at a round in which nobody meets again."""


@cache
def table_sizes(people: int, size: int, allowed: Collection[int]) -> tuple[int, ...]:
    """How many sit at each table, the largest first; who is left over has a bye.

    Of all ways to seat ``people`` at tables of at most ``size``, each of an ``allowed`` size: the one with the fewest
    byes, of those with the fewest tables, of those with tables most alike.
    """
    sizes = [each for each in sorted(allowed, reverse=True) if 1 < each <= size]
    best: dict[int, tuple[int, ...]] = {0: ()}
    for seated in range(1, people + 1):
        ways = [tuple(sorted((*best[seated - each], each), reverse=True)) for each in sizes if seated - each in best]
        ways += [even for each in sizes for even in _even(seated, each, sizes)]
        if ways:
            best[seated] = min(ways, key=lambda way: (len(way), way[0] - way[-1]))
    return best[max(best)]


def _even(people: int, size: int, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """``people`` at as few tables of at most ``size`` as can be, of sizes that differ by one at most."""
    tables = -(-people // size)
    small, more = divmod(people, tables)
    found = (small + 1,) * more + (small,) * (tables - more)
    return [found] if set(found) <= set(sizes) else []


def tables(
    order: Sequence[int], size: int, allowed: Collection[int], history: History, rng: GameRng, *, by_score: bool
) -> list[tuple[int, ...]]:
    """Everybody of ``order`` at tables of about ``size``, neighbours together at first; those with a bye alone.

    As few meet again as can be found; ``by_score``: then so that scores at each table are near each other. Byes go to
    the last of those who had the fewest.
    """
    sizes = table_sizes(len(order), size, frozenset(allowed))
    last_first = order[::-1]
    spare = sorted(last_first, key=lambda person: history.byes[person])[: len(order) - sum(sizes)]
    order = [person for person in order if person not in spare]
    costs = _Costs(order, history, by_score=by_score)
    best = costs.improved(_cut(range(len(order)), sizes))
    for _ in range(MAX_TRIES):
        if not costs.again(best):
            break
        places = [*range(len(order))]
        rng.shuffle(places)
        best = min(best, costs.improved(_cut(places, sizes)), key=costs.total)
    return [*(tuple(order[place] for place in sorted(table)) for table in best), *((person,) for person in spare)]


def _cut(places: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """``places`` in pieces of these sizes."""
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return [[*places[start : start + size]] for start, size in zip(starts, sizes, strict=True)]


class _Costs:
    """The costs of each two of ``order`` at one table: that they met, then the difference of their scores."""

    def __init__(self, order: Sequence[int], history: History, *, by_score: bool) -> None:
        points = [history.scores[person] for person in order]
        unit = lcm(*(score.denominator for score in points))
        scores = [int(score * unit) if by_score else 0 for score in points]
        apart = max(scores, default=0) - min(scores, default=0)
        self._base = 1 + len(order) ** 2 * apart**2
        self._cost = [
            [
                self._base * history.met[frozenset((a, b))] ** 2 + (scores[i] - scores[j]) ** 2
                for j, b in enumerate(order)
            ]
            for i, a in enumerate(order)
        ]

    def total(self, tables: Sequence[Sequence[int]]) -> int:
        """Return the costs of ``tables``."""
        return sum(self._cost[a][b] for table in tables for a, b in combinations(table, 2))

    def again(self, tables: Sequence[Sequence[int]]) -> int:
        """How many meet again at ``tables``."""
        return self.total(tables) // self._base

    def improved(self, tables: list[list[int]]) -> list[list[int]]:
        """``tables`` after all exchanges of two people that make them better."""
        better = True
        while better:
            better = False
            for left, right in combinations(tables, 2):
                better |= self._exchanged(left, right)
        return tables

    def _exchanged(self, left: list[int], right: list[int]) -> bool:
        """Exchanges people of two tables as long as that makes them better; whether it did."""
        done = False
        for i, j in product(range(len(left)), range(len(right))):
            a, b = self._cost[left[i]], self._cost[right[j]]
            gain = sum(a[other] - b[other] for at, other in enumerate(left) if at != i)
            gain += sum(b[other] - a[other] for at, other in enumerate(right) if at != j)
            if gain > 0:
                left[i], right[j] = right[j], left[i]
                done = True
        return done

"""Swiss pairings of two: the best of all ways to pair the whole field at once, found as a matching."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import lcm
from operator import itemgetter

from bot.tournaments.pairing.history import History
from games.engine.rng import GameRng

BYE = 1 << 30
"""The partner of somebody with a bye: behind all places there are."""

NEAREST, BESIDE, SMALL = 48, 8, 64
"""In a field larger than SMALL each is matched with one of so many best opponents, or of those who stand so near in it
on either side, if that leaves nobody over."""

MAX_LEAD = 2
"""Nobody should sit first, or second, so much more often than the other way round."""

CHANCES = 1 << 24

Edge = tuple[int, int]
Price = tuple[int, ...]


def pairs(people: Sequence[int], history: History, rng: GameRng) -> list[tuple[int, ...]]:
    """Everybody of ``people`` with an opponent, one alone where they are odd.

    Of all ways it takes the one with the fewest meetings again and second byes; of those the one in which the seats
    can be balanced; of those in which the bye comes lowest; in which the squares of differences in score are least in
    sum; in which the fewest float as they did in the last round, then as in the one before (FIDE C.04.3, C14 to C17);
    in which seats are most even; in which the upper half of each score group meets the lower in order; by draw.
    """
    order = history.in_order(people)
    prices = _prices(order, history, rng)
    costs = _in_one(prices, len(order) // 2 + 1)
    found = _matching(_near(costs) if len(order) > SMALL else costs)
    if 2 * len(found) < len(order):
        found = _matching(costs)
    return [tuple(order[place] for place in sorted(edge) if place != BYE) for edge in sorted(map(sorted, found))]


def _prices(order: Sequence[int], history: History, rng: GameRng) -> dict[Edge, Price]:
    """Return the price of each pair of places in ``order``, the weightiest part first."""
    points = [history.scores[person] for person in order]
    unit = lcm(*(score.denominator for score in points))
    scores = [int(score * unit) for score in points]
    groups = Counter(points)
    leads = [history.lead(person) for person in order]
    found: dict[Edge, Price] = {}
    for a, person in enumerate(order):
        if len(order) % 2:
            floats = _floats(history, (person, 1))
            found[a, BYE] = (history.byes[person] ** 2, 0, len(order) - 1 - a, 0, *floats, 0, 0, rng.below(CHANCES))
        for b in range(a + 1, len(order)):
            again = history.met[frozenset((person, order[b]))] ** 2
            unbalanced, balance = _balance(leads[a], leads[b])
            ideal = groups[points[a]] // 2 if scores[a] == scores[b] else 1
            spread, askew = (scores[a] - scores[b]) ** 2, (b - a - ideal) ** 2
            way = (scores[a] > scores[b]) - (scores[a] < scores[b])
            floats = _floats(history, (person, way), (order[b], -way))
            found[a, b] = (again, unbalanced, 0, spread, *floats, balance, askew, rng.below(CHANCES))
    return found


def _floats(history: History, *ways: tuple[int, int]) -> tuple[int, int]:
    """How many who are to float some way (1: down, -1: up) did so in the last round, and in the one before."""
    last, before = (sum(way != 0 and history.floated(person, ago) == way for person, way in ways) for ago in (1, 2))
    return last, before


def _balance(a: int, b: int) -> tuple[int, int]:
    """How many of two with these leads lead by too much after they have met, and the squares of their leads' sum."""
    high, low = (a, b) if a > b else (b, a)
    after = (high - 1, low + 1)
    return sum(abs(lead) > MAX_LEAD for lead in after), sum(lead**2 for lead in after)


def _in_one(prices: dict[Edge, Price], pairs_at_most: int) -> dict[Edge, int]:
    """Each price as one number, so that a sum of them is least where the weightiest parts are least in sum."""
    bases = [1 + pairs_at_most * max(part) for part in zip(*prices.values(), strict=True)]
    found = {}
    for edge, price in prices.items():
        number = 0
        for part, base in zip(price, bases, strict=True):
            number = number * base + part
        found[edge] = number
    return found


def _near(costs: dict[Edge, int]) -> dict[Edge, int]:
    """Only those pairs in which one is among the other's best opponents, with whoever stands beside whom.

    Without these, many who sat first might all have none but the fewer who sat second.
    """
    beside: dict[int, list[tuple[int, Edge]]] = {}
    for edge, cost in costs.items():
        for place in edge:
            beside.setdefault(place, []).append((cost, edge))
    found = {edge: cost for each in beside.values() for cost, edge in sorted(each, key=itemgetter(0))[:NEAREST]}
    return found | {edge: cost for edge, cost in costs.items() if edge[1] - edge[0] <= BESIDE}


def _matching(costs: dict[Edge, int]) -> set[Edge]:
    """The pairs that leave the fewest over and of those cost least in sum."""
    from networkx import Graph, max_weight_matching  # takes a fifth of a second that a start need not wait for

    graph: Graph[int] = Graph()
    highest = max(costs.values(), default=0)
    graph.add_weighted_edges_from((a, b, highest - cost) for (a, b), cost in costs.items())
    return max_weight_matching(graph, maxcardinality=True)

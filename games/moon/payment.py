"""Ways to pay: a cost, less discounts, from what one has and what may stand in for what.

A cost is of fixed resources, so as a rule there is one way. Discounts leave the choice which resources are not paid,
and what stands in may be spent or kept: every way that spends as little as possible is one the player can choose.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from operator import ge

from games.moon.components import RESOURCE, Amounts

KINDS = range(4)
StandIns = frozenset[tuple[str, str]]
"""Pairs of a resource and what it may be spent as ("any": everything)."""
NONE: StandIns = frozenset()


@lru_cache(maxsize=1 << 12)
def ways(cost: Amounts, have: Amounts, discount: int = 0, stand_ins: StandIns = NONE) -> tuple[Amounts, ...]:
    """What may be spent on ``cost``; none where it cannot be paid.

    All of them spend the same number of resources. Those closest to the printed cost come first, and among these those
    that spend what one has most of.
    """
    if not discount and not stand_ins:
        return (cost,) if all(map(ge, have, cost)) else ()
    off = min(discount, sum(cost))
    spent: set[tuple[Amounts, int]] = {((0, 0, 0, 0), 0)}  # what is spent, and how much of the discount is used
    for kind in KINDS:
        sources = [kind, *(other for other in KINDS if other != kind and _stands_in(other, kind, stand_ins))]
        for _ in range(cost[kind]):
            spent = {
                *(
                    (_plus(paid, source), used)
                    for paid, used in spent
                    for source in sources
                    if paid[source] < have[source]
                ),
                *((paid, used + 1) for paid, used in spent if used < off),
            }
    found = [paid for paid, used in spent if used == off]
    return tuple(sorted(found, key=lambda paid: _order(paid, cost, have)))


def _stands_in(source: int, kind: int, stand_ins: StandIns) -> bool:
    return any(RESOURCE[spent] == source and instead in {"any", _NAMES[kind]} for spent, instead in stand_ins)


_NAMES = tuple(RESOURCE)


def _plus(paid: Amounts, source: int) -> Amounts:
    more = [*paid]
    more[source] += 1
    energy, water, biomass, metal = more
    return energy, water, biomass, metal


def _order(paid: Amounts, cost: Amounts, have: Amounts) -> tuple[object, ...]:
    beyond = sum(max(0, paid[kind] - cost[kind]) for kind in KINDS)
    left = min(have[kind] - paid[kind] for kind in KINDS if paid[kind]) if any(paid) else 0
    return beyond, -left, tuple(-n for n in paid)


@lru_cache(maxsize=1 << 10)
def missing(cost: Amounts, have: Amounts, discount: int = 0, stand_ins: StandIns = NONE) -> Amounts:
    """The fewest resources that have to be got to pay ``cost``; nothing where it can be paid."""
    if not discount and not stand_ins:
        return _short(cost, have)
    lacks = product(*(range(n + 1) for n in cost))
    short = _short(cost, have)
    for lack in sorted(lacks, key=lambda lack: (sum(lack), *(abs(short[kind] - lack[kind]) for kind in KINDS))):
        rest = tuple(cost[kind] - lack[kind] for kind in KINDS)
        if ways(rest, have, discount, stand_ins):
            return lack  # type: ignore[return-value]
    return cost


def _short(cost: Amounts, have: Amounts) -> Amounts:
    """How much is missing of each kind."""
    energy, water, biomass, metal = cost
    a, b, c, d = have
    return max(0, energy - a), max(0, water - b), max(0, biomass - c), max(0, metal - d)


@lru_cache(maxsize=1 << 12)
def any_ways(count: int, have: Amounts) -> tuple[Amounts, ...]:
    """What may be spent where ``count`` resources of any kind are asked for."""
    found = [paid for paid in product(*(range(min(count, n) + 1) for n in have)) if sum(paid) == count]
    return tuple(sorted(found, key=lambda paid: tuple(-n for n in paid)))  # type: ignore[arg-type]

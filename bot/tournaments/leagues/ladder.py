"""The ladder of a league: its divisions one below the other, and how people move in it between seasons. Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple


class Moves(NamedTuple):
    """Those of each division, by its place, who go up and who go down after a season."""

    up: tuple[tuple[int, ...], ...]
    down: tuple[tuple[int, ...], ...]


def between(divisions: Sequence[Sequence[int]], movers: int) -> list[int]:
    """How many change places between each division and the next below: ``movers``, at most half of either.

    That is settled when a season begins, whoever joins late.
    """
    return [min(movers, len(upper) // 2, len(lower) // 2) for upper, lower in pairwise(divisions)]


def moves(divisions: Sequence[Sequence[int]], many: Sequence[int]) -> Moves:
    """The first so ``many`` of each division go up, as many of the one above go down (:func:`between`).

    ``divisions`` are people from the best to the last, those who have dropped out at the end.
    """
    up = ((), *(tuple(lower[:count]) for lower, count in zip(divisions[1:], many, strict=True)))
    down = (*(tuple(upper[len(upper) - count :]) for upper, count in zip(divisions, many, strict=False)), ())
    return Moves(up, down)


def ladder(divisions: Sequence[Sequence[int]], many: Sequence[int]) -> list[int]:
    """Everybody from the best to the last after a season.

    Between two divisions stand those who go up, then those who go down. So where a place becomes free the best of those
    who would go down keeps theirs.
    """
    found: list[int] = []
    going = moves(divisions, many)
    for place, people in enumerate(divisions):
        before = going.down[place - 1] if place else ()
        found += [*going.up[place], *before]
        found += [each for each in people if each not in going.up[place] and each not in going.down[place]]
    return found


def sizes(people: int, size: int) -> list[int]:
    """How many play in each division: the upper ones are full, the last has from half to one and a half as many."""
    if not people:
        return []
    full = max(0, (people + size // 2) // size - 1)
    return [size] * full + [people - full * size]


def divided(
    before: Sequence[Sequence[int]],
    many: Sequence[int],
    here: Collection[int],
    newcomers: Sequence[int],
    size: int,
    placed: Mapping[int, int] | None = None,
) -> list[list[int]]:
    """The divisions of a season in which those play who are ``here``.

    They go by the ladder after the season ``before``, in which so ``many`` change places; all who were not in it come
    after them, as ``newcomers`` are ordered. Who is ``placed`` into a division (from 1) gets one of the last places of
    it, and others move down.
    """
    there = set(here)
    old = [each for each in ladder(before, many) if each in there]
    order = [*old, *(each for each in newcomers if each in there and each not in old)]
    order = _with_placed(order, size, placed or {})
    found, start = [], 0
    for count in sizes(len(order), size):
        found.append(order[start : start + count])
        start += count
    return found


def _with_placed(order: Sequence[int], size: int, placed: Mapping[int, int]) -> list[int]:
    """``order`` with those who are placed in the last places of their divisions, the upper divisions first."""
    chosen = [each for each in order if placed.get(each)]
    found = [each for each in order if each not in chosen]
    for person in sorted(chosen, key=lambda each: placed[each]):
        before = [each for each in chosen if placed[each] == placed[person]]
        found.insert(placed[person] * size - len(before) + before.index(person), person)
    return found

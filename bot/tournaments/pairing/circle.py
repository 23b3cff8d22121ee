"""Everybody meets everybody, two at a table: Berger's tables, in which seats are even for all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.pairing.field import Entrant


def full(people: int) -> int:
    """How many rounds it takes until all have met."""
    return people - 1 + people % 2


def pairs(entrants: Sequence[Entrant], round_number: int) -> list[tuple[int, ...]]:
    """The matches of a round. Who would meet nobody, or somebody who has dropped out, has a bye.

    After a whole leg all meet again, with seats exchanged.
    """
    field: list[Entrant | None] = [*sorted(entrants, key=lambda entrant: entrant.seed)]
    field += [None] * (len(field) % 2)
    found = []
    leg, turn = divmod(round_number - 1, max(len(field) - 1, 1))
    for pair in _places(len(field), turn):
        a, b = pair[::-1] if leg % 2 else pair
        there = [entrant.person for place in (a, b) if (entrant := field[place]) is not None and not entrant.dropped]
        if there:
            found.append(tuple(there))
    return found


def _places(count: int, turn: int) -> list[tuple[int, int]]:
    """Pair an even ``count`` in the ``turn``-th round from 0: places, the one who sits first before the other."""
    last, ring = count - 1, max(count - 1, 1)
    found = []
    for a in range(last):
        b = (turn - a) % ring
        if a == b:
            found.append((a, last) if 2 * a < last else (last, a))
        elif a < b:
            found.append((a, b) if (a + b) % 2 else (b, a))
    return sorted(found, key=min)

"""Seats in turn order."""

from __future__ import annotations

from functools import cache


@cache
def in_turn(seats: int, first: int) -> tuple[int, ...]:
    """Return all of so many ``seats`` in turn order, from ``first`` on; ``first`` may be one past the last.

    >>> in_turn(4, 2), in_turn(4, 3 + 1)
    ((2, 3, 0, 1), (0, 1, 2, 3))
    """
    return tuple((first + step) % seats for step in range(seats))

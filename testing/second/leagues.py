"""A league a second time, from docs/tournaments.md: who is in which division, by moving one person at a time."""

from __future__ import annotations

from collections.abc import Sequence


def next_divisions(
    tables: Sequence[Sequence[int]], movers: int, plays: set[int], newcomers: Sequence[int], size: int
) -> list[list[int]]:
    """The divisions of the next season after final ``tables``, the best first, in which those play who want to."""
    column: list[int] = []
    for table in tables:
        column += table
    for upper in range(len(tables) - 1):
        count = min(movers, len(tables[upper]) // 2, len(tables[upper + 1]) // 2)
        rising = [*tables[upper + 1]][:count]
        falling = [*tables[upper]][len(tables[upper]) - count :]
        for person in falling:  # below all who rise
            column.remove(person)
        at = column.index(rising[-1]) + 1 if rising else 0
        column[at:at] = falling
    column = [person for person in column if person in plays]
    column += [person for person in newcomers if person in plays and person not in column]
    found: list[list[int]] = []
    while column:
        everybody = len(column) < size + (size + 1) // 2
        cut = len(column) if everybody else size
        found.append(column[:cut])
        column = column[cut:]
    return found

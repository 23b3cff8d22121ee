"""The order in which pictures and words go through the things on the table."""

from __future__ import annotations

from collections.abc import Iterator

from games.moon.abilities import COLOURS, Colour
from games.moon.cards import Level
from games.moon.catalogue import STRUCTURES
from games.moon.view import Built, SeatView

LEVELS: tuple[Level, ...] = ("bronze", "silver", "gold")


def grouped(seat: SeatView) -> Iterator[tuple[Colour, tuple[Built, ...]]]:
    """The structures of a player by colour, in the order built."""
    for colour in COLOURS:
        found = tuple(built for built in seat.tableau if STRUCTURES[built.key].colour == colour)
        if found:
            yield colour, found

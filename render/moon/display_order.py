"""The order in which pictures and descriptions list what lies on the table."""

from __future__ import annotations

from collections.abc import Iterator

from games.moon.cards import Level
from games.moon.catalogue import STRUCTURES
from games.moon.components import COLOURS, Colour
from games.moon.view import Built, SeatView

LEVELS: tuple[Level, ...] = ("bronze", "silver", "gold")


def grouped(seat: SeatView) -> Iterator[tuple[Colour, tuple[Built, ...]]]:
    """A player's structures by colour, each in the order built."""
    for colour in COLOURS:
        found = tuple(built for built in seat.tableau if STRUCTURES[built.key].colour == colour)
        if found:
            yield colour, found

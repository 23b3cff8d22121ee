"""Letters for what the choices of a decision are about: the same on the map, on cards and in menus.

Face-up cards have theirs, A to E, in every picture; everything else continues from F.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Decision
from games.expeditions.board import CENTRAL, NORTH, SOUTH
from games.expeditions.terms import SPOTS
from render.lettering import about, dealt

READ = (*NORTH, *CENTRAL, *SOUTH)
"""The positions from top to bottom, each row from left to right."""


def by_piece(decision: Decision, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """The letter of every position, spot and card that an open choice is about: the map first, as it is read.

    What is ``known`` by a letter keeps it.
    """
    found = dict.fromkeys(about(decision).values())
    pieces = [*(position for position in READ if position in found), *found]
    return dealt(pieces, {spot: spot.upper() for spot in SPOTS} | dict(known or {}))

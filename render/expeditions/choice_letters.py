"""Letters for what the choices of a decision are about: the same on the map, on cards and in menus.

Face-up cards have theirs, A to E, in every picture; everything else continues from F.
"""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Decision
from games.expeditions.board import CENTRAL, NORTH, SOUTH
from games.expeditions.terms import SPOTS
from render.lettering import dealt

READ = (*NORTH, *CENTRAL, *SOUTH)
"""The positions from top to bottom, each row from left to right."""


def aims(decision: Decision) -> dict[str, str]:
    """What the open choices of ``decision`` are about, by their keys, in their order."""
    return {choice.key: choice.ref for choice in decision.choices if choice.why_not is None and choice.ref is not None}


def by_piece(decision: Decision, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """The letter of every position, spot and card that an open choice is about: the map first, as it is read.

    What is ``known`` by a letter keeps it.
    """
    about = dict.fromkeys(aims(decision).values())
    pieces = [*(position for position in READ if position in about), *about]
    return dealt(pieces, {spot: spot.upper() for spot in SPOTS} | dict(known or {}))


def by_choice(decision: Decision, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """The letter of every open choice that has one, by the choice's key."""
    found = by_piece(decision, known)
    return {key: found[ref] for key, ref in aims(decision).items() if found.get(ref)}

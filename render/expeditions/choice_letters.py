"""Letters for what the choices of a decision are about: the same on the map, on cards and in menus.

Face-up cards have theirs, A to E, in every picture; everything else continues from F.
"""

from __future__ import annotations

from string import ascii_uppercase

from games.engine import Decision
from games.expeditions.terms import SPOTS

_OTHERS = (*ascii_uppercase[len(SPOTS) :], *(f"{first}{second}" for first in "AB" for second in ascii_uppercase))


def aims(decision: Decision) -> dict[str, str]:
    """What the open choices of ``decision`` are about, by their keys, in their order."""
    return {choice.key: choice.ref for choice in decision.choices if choice.why_not is None and choice.ref is not None}


def by_piece(decision: Decision) -> dict[str, str]:
    """The letter of every position, spot and card that an open choice is about."""
    pieces = dict.fromkeys(aims(decision).values())
    others = iter(_OTHERS)
    return {piece: piece.upper() if piece in SPOTS else next(others, "") for piece in pieces}


def by_choice(decision: Decision) -> dict[str, str]:
    """The letter of every open choice that has one, by the choice's key."""
    found = by_piece(decision)
    return {key: found[ref] for key, ref in aims(decision).items() if found.get(ref)}

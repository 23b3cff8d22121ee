"""Letters for what a decision is about: the same on the map, on the cards, and wherever the choices are listed.

The face-up cards have their own, A to E, on every picture; all else goes on from F.
"""

from __future__ import annotations

from string import ascii_uppercase

from games.engine import Decision
from games.expeditions.view import SPOTS, Target, View

_OTHERS = (*ascii_uppercase[len(SPOTS) :], *(f"{first}{second}" for first in "AB" for second in ascii_uppercase))


def aims(view: View, decision: Decision) -> list[Target]:
    """What the open choices of ``decision`` are about, in their order."""
    targets = {target.key: target for target in view.targets}
    opened = (choice.key for choice in decision.choices if choice.why_not is None)
    return [targets[key] for key in opened if key in targets]


def by_piece(view: View, decision: Decision) -> dict[str, str]:
    """The letter of every position, spot and card that an open choice is about; none where all are about the same."""
    found = aims(view, decision)
    pieces = dict.fromkeys(target.ref for target in found)
    if len(found) > len(pieces) == 1:
        return {}
    others = iter(_OTHERS)
    return {piece: piece.upper() if piece in SPOTS else next(others, "") for piece in pieces}


def by_choice(view: View, decision: Decision) -> dict[str, str]:
    """The letter of every open choice that has one, by the choice's key."""
    found = by_piece(view, decision)
    return {target.key: found[target.ref] for target in aims(view, decision) if found.get(target.ref)}

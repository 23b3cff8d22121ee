"""Letters for what the choices of a decision are about: the same on the map, on cards and in menus.

Face-up cards have theirs, A to E, in every picture; everything else continues from F.
"""

from __future__ import annotations

from string import ascii_uppercase

from games.engine import Decision
from games.expeditions.terms import SPOTS
from games.expeditions.view import Target, View

_OTHERS = (*ascii_uppercase[len(SPOTS) :], *(f"{first}{second}" for first in "AB" for second in ascii_uppercase))


def aims(view: View, decision: Decision) -> list[Target]:
    """The targets of the open choices of ``decision``, in their order."""
    targets = {target.key: target for target in view.targets}
    opened = (choice.key for choice in decision.choices if choice.why_not is None)
    return [targets[key] for key in opened if key in targets]


def by_piece(view: View, decision: Decision) -> dict[str, str]:
    """The letter of every position, spot and card that an open choice is about; none if all are about the same one."""
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

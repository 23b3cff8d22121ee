"""Letters for what a decision is about: the same on the cards and wherever the choices are listed."""

from __future__ import annotations

from itertools import product
from string import ascii_uppercase
from typing import Literal, NamedTuple

from games.engine import Decision
from games.moon.view import View

NAMES = (*ascii_uppercase, *(one + other for one, other in product("ABCDEF", ascii_uppercase)))


class Place(NamedTuple):
    """Something that choices are about; several may be about the same."""

    kind: Literal["hand", "structure", "reputation", "discard"]
    ref: str
    seat: int | None


ORDER = ("hand", "structure", "reputation", "discard")


def by_place(view: View, decision: Decision) -> dict[Place, str]:
    """A letter for everything an open choice is about: the hand first, in its order, then what lies on the table."""
    own = [card.key for card in view.hand]
    places = list(dict.fromkeys(_places(view, decision).values()))
    places.sort(key=lambda one: (ORDER.index(one.kind), one.seat or 0, own.index(one.ref) if one.ref in own else -1))
    return dict(zip(places, NAMES, strict=False))


def by_choice(view: View, decision: Decision) -> dict[str, str]:
    """The letter of every open choice that has one, by the choice's key."""
    found = by_place(view, decision)
    return {key: found[place] for key, place in _places(view, decision).items() if place in found}


def _places(view: View, decision: Decision) -> dict[str, Place]:
    """What each open choice is about, by its key; the expedition card lies with the hand."""
    about = {target.key: Place(target.kind, target.ref, target.seat) for target in view.targets}
    found = {}
    for choice in decision.choices:
        if choice.why_not is None and choice.key in about:
            found[choice.key] = about[choice.key]
        elif choice.why_not is None and choice.ref is not None and choice.ref == view.expedition:
            found[choice.key] = Place("hand", choice.ref, None)
    return found

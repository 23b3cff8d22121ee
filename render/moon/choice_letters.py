"""Letters for what the choices of a decision are about: the same on the cards and in menus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from games.engine import Decision
from games.moon.view import View
from render.lettering import dealt


class Subject(NamedTuple):
    """What a choice is about; several choices may share it."""

    kind: Literal["hand", "structure", "reputation", "discard"]
    ref: str
    seat: int | None


ORDER = ("hand", "structure", "reputation", "discard")


def by_subject(view: View, decision: Decision, known: Mapping[str, str] | None = None) -> dict[Subject, str]:
    """A letter for every subject of an open choice: the hand first, in its order, then what lies on the table.

    What is ``known`` by a letter keeps it.
    """
    own = [card.key for card in view.hand]
    places = list(dict.fromkeys(_places(view, decision).values()))
    places.sort(key=lambda one: (ORDER.index(one.kind), one.seat or 0, own.index(one.ref) if one.ref in own else -1))
    before = known or {}
    taken = {Subject("hand", ref, None): letter for ref, letter in before.items()}
    return dealt(places, taken | {place: before[place.ref] for place in places if place.ref in before})


def by_choice(view: View, decision: Decision, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """The letter of every open choice that has one, by the choice's key."""
    found = by_subject(view, decision, known)
    return {key: found[place] for key, place in _places(view, decision).items() if place in found}


def _places(view: View, decision: Decision) -> dict[str, Subject]:
    """The subject of each open choice, by its key; the expedition card counts as part of the hand."""
    about = {target.key: Subject(target.kind, target.ref, target.seat) for target in view.targets}
    found = {}
    for choice in decision.choices:
        if choice.why_not is None and choice.key in about:
            found[choice.key] = about[choice.key]
        elif choice.why_not is None and choice.ref is not None and choice.ref == view.expedition:
            found[choice.key] = Subject("hand", choice.ref, None)
    return found

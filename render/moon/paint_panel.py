"""What a player looks at while deciding, besides the hand: the structures, reputations and discards to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.engine import text
from games.moon.view import Built, View
from render.moon.letters import Place
from render.moon.paint_card import Mark
from render.moon.paint_many import Item, Section, draw, structure
from render.scene import Picture, Say


def table(view: View, say: Say, letters: Mapping[Place, str], alt: str) -> Picture | None:
    """What lies on the table with ``letters``; None where the decision is about nothing there."""
    sections = list(_sections(view, letters))
    return draw(sections, say, alt) if sections else None


def _sections(view: View, letters: Mapping[Place, str]) -> Iterator[Section]:
    for seat in view.seats:
        items = [
            structure(built, Mark(letter))
            for built in seat.tableau
            if (letter := letters.get(Place("structure", built.key, seat.seat))) is not None
        ]
        if items:
            yield Section(seat.seat, items)
    reputations = [
        Item("reputation", offered, Mark(letter))
        for offered in view.reputations
        for place, letter in letters.items()
        if (place.kind, place.ref) == ("reputation", offered.key)
    ]
    if reputations:
        yield Section(text("pic-reputations"), reputations)
    discards = [Item("priced", Built(place.ref), Mark(letter)) for place, letter in letters.items()
                if place.kind == "discard"]  # fmt: skip
    if discards:
        yield Section(text("pic-discards"), discards)

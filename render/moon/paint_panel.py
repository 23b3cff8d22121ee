"""What a player looks at while deciding, besides the hand: structures, reputations and discards to choose from."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from games.engine import text
from games.moon.view import Built, View
from render.moon import card_grid, changes
from render.moon.card_grid import Item, Section, structure_item
from render.moon.choice_letters import Subject
from render.moon.paint_card import CardMark
from render.scene import Picture, Say


def draw(
    view: View, say: Say, letters: Mapping[Subject, str], alt: str, touched: Collection[str] = ()
) -> Picture | None:
    """What lies on the table with ``letters``, the ``touched`` bright; None if nothing there can be chosen."""
    sections = list(_sections(view, letters, touched))
    small = sum(item.format in ("symbols", "priced") for section in sections for item in section.items)
    sheet = card_grid.DENSE_PANEL_SHEET if small > card_grid.MAX_IN_THREE_COLUMNS else card_grid.PANEL_SHEET
    return card_grid.draw(sections, say, alt, sheet) if sections else None


def _sections(view: View, letters: Mapping[Subject, str], touched: Collection[str]) -> Iterator[Section]:
    for seat in view.seats:
        items = [
            structure_item(built, CardMark(letter, changes.structure(touched, built.key)))
            for built in seat.tableau
            if (letter := letters.get(Subject("structure", built.key, seat.seat))) is not None
        ]
        if items:
            yield Section(seat.seat, items)
    reputations = [
        Item("reputation", offered, CardMark(letter, f"reputation:{offered.key}" in touched))
        for offered in view.reputations
        for place, letter in letters.items()
        if (place.kind, place.ref) == ("reputation", offered.key)
    ]
    if reputations:
        yield Section(text("pic-reputations"), reputations)
    discards = [Item("priced", Built(place.ref), CardMark(letter)) for place, letter in letters.items()
                if place.kind == "discard"]  # fmt: skip
    if discards:
        yield Section(text("pic-discards"), discards)

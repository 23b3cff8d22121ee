"""Letters for what the choices of a decision are about: the same on cards and piles and in menus."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Decision
from games.lost_cities.view import View
from render.lettering import about, dealt


def by_piece(view: View, decision: Decision, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """The letter of every card and pile that an open choice is about: the hand in its order, or the piles from A.

    Cards ``known`` by a letter keep it.
    """
    order = {card: place for place, card in enumerate(view.hand)}
    pieces = sorted(dict.fromkeys(about(decision).values()), key=lambda piece: order.get(piece, len(order)))
    return dealt(pieces, known if known and order.keys() & {*pieces} else {})

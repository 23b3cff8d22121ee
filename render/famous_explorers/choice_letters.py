"""Letters for what the choices of a decision are about: the same on the map, on cards and in menus."""

from __future__ import annotations

from collections.abc import Mapping

from games.engine import Decision
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import View
from games.famous_explorers.world import Node
from render.lettering import about, dealt

MOST = 52
"""If there are more nodes and cards than this, none gets a letter."""
ROW = 60.0
"""How high a row of places is that are read from left to right, in map units."""


def by_node(view: View, decision: Decision, known: Mapping[str, str] | None = None) -> dict[str, str]:
    """A letter for every node or card an open choice is about, in reading order, cards last; ``known`` ones stay."""
    pieces = {*about(decision).values()}
    nodes = sorted((node for node in world_of(view.map).nodes if node.key in pieces), key=_reading_order)
    found = [*(node.key for node in nodes), *(card for card in bought(view) if card in pieces)]
    return dealt(found, known or {}) if len(found) <= MOST else {}


def _reading_order(node: Node) -> tuple[int, float]:
    """Rows from top to bottom, each from left to right."""
    return int(node.y // ROW), node.x


def bought(view: View) -> tuple[str, ...]:
    """The cards that may be bought, and the own ones that may be played."""
    own = () if view.me is None else view.seats[view.me].events
    return (*(offer.card for offer in view.offers), *own)

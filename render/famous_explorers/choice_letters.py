"""Letters for what the choices of a decision are about: the same on the map, on cards and in menus."""

from __future__ import annotations

from string import ascii_uppercase

from games.engine import Decision
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import View
from games.famous_explorers.world import Node

MOST = 2 * len(ascii_uppercase)
"""If there are more nodes and cards than this, none gets a letter."""
ROW = 60.0
"""How high a row of places is that are read from left to right, in map units."""


def by_node(view: View, decision: Decision) -> dict[str, str]:
    """A letter for every node or card an open choice is about: A to Z, then AA to AZ, in reading order, cards last.

    Marks are placed one after the other: there every card in hand has its letter, so that none changes its own.
    """
    world = world_of(view.map)
    about = {choice.ref for choice in decision.choices if choice.why_not is None}
    lettered = about | {card.place for card in view.hand} if _marks(decision) else about
    nodes = sorted((node for node in world.nodes if node.key in lettered), key=_reading_order)
    found = [*(node.key for node in nodes), *(card for card in bought(view) if card in lettered)]
    if len(found) > MOST:
        return {}
    names = [*ascii_uppercase, *(f"A{letter}" for letter in ascii_uppercase)]
    return {node: name for node, name in zip(found, names, strict=False) if node in about}


def _marks(decision: Decision) -> bool:
    return any(choice.key.startswith("mark-") for choice in decision.choices)


def _reading_order(node: Node) -> tuple[int, float]:
    """Rows from top to bottom, each from left to right."""
    return int(node.y // ROW), node.x


def bought(view: View) -> tuple[str, ...]:
    """The cards that may be bought, and the own ones that may be played."""
    own = () if view.me is None else view.seats[view.me].events
    return (*(offer.card for offer in view.offers), *own)


def by_choice(view: View, decision: Decision) -> dict[str, str]:
    """The letter of every open choice that has one, by the choice's key."""
    found = by_node(view, decision)
    return {
        choice.key: found[choice.ref]
        for choice in decision.choices
        if choice.why_not is None and choice.ref is not None and choice.ref in found
    }

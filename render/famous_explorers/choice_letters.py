"""Letters for what the choices of a decision are about: the same on the map, on cards and in menus."""

from __future__ import annotations

from string import ascii_uppercase

from games.engine import Decision
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import View

MOST = 2 * len(ascii_uppercase)
"""If there are more nodes and cards than this, none gets a letter."""


def by_node(view: View, decision: Decision) -> dict[str, str]:
    """A letter for every node or card an open choice is about, in the order of the choices: A to Z, then AA to AZ."""
    known = {*world_of(view.map).by_key, *bought(view)}
    nodes = dict.fromkeys(choice.ref for choice in decision.choices if choice.why_not is None and choice.ref in known)
    if len(nodes) > MOST:
        return {}
    names = [*ascii_uppercase, *(f"A{letter}" for letter in ascii_uppercase)]
    return {node: name for node, name in zip(nodes, names, strict=False) if node is not None}


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

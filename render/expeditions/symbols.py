"""What a location or card gives, as a row of symbols: data, computed from its effects."""

from __future__ import annotations

from typing import NamedTuple

from games.expeditions.abilities import (
    Ability,
    Activate,
    AllOf,
    Boast,
    Gain,
    GainCard,
    Given,
    Meld,
    Move,
    Neighbour,
    Nested,
    OneOf,
    Pay,
    Per,
    PlaceWorker,
    Play,
    Refresh,
    RescueCard,
    RescueWorker,
    Solve,
    Sweep,
    Upgrade,
    Vanquish,
)


class Symbol(NamedTuple):
    """An icon with the name of its colour; a ``number`` above one is written beside it.

    ``near`` marks what is adjacent to one's mech, ``paid`` what is paid for the symbols after it.
    """

    icon: str
    hue: str = "plain"
    number: int = 1
    near: bool = False
    paid: bool = False


Side = tuple[Symbol, ...]
"""The symbols on one side of a "/"."""

_CARDS = {"any": "card-any", "item": "card-item", "meteorite": "card-meteorite", "quest": "card-quest"}
_SOURCES = {"deck": "deck", "two": "two"}
_COSTS = {"card": "card", "discard": "card", "worker": "worker"}
_DEEDS: dict[type[Ability], Symbol] = {
    Sweep: Symbol("sweep", "sweep"),
    Move: Symbol("move", "move"),
    Play: Symbol("play", "play"),
    Refresh: Symbol("refresh", "refresh"),
    RescueCard: Symbol("rescue-card", "rescue_card"),
    RescueWorker: Symbol("rescue-worker", "rescue_worker"),
    Solve: Symbol("solve", "solve"),
    Vanquish: Symbol("vanquish", "vanquish"),
    Upgrade: Symbol("upgrade", "upgrade"),
    Meld: Symbol("meld", "meld"),
    Boast: Symbol("star", "boast"),
    Neighbour: Symbol("neighbour", "neighbour"),
    PlaceWorker: Symbol("worker", "place_worker"),
}


def sides(effect: Ability) -> tuple[Side, ...]:
    """A benefit's symbols: one row, or one for each side of its "/"."""
    if isinstance(effect, OneOf):
        return tuple(row(branch) for branch in effect.then)
    return (row(effect),)


def row(effect: Ability) -> Side:
    """An effect's symbols beside each other."""
    match effect:
        case Gain(what=what, n=n) | Per(what=what, n=n):
            return (Symbol(what, what, n),)
        case GainCard(source=source, kind=kind):
            return (Symbol(_SOURCES.get(source) or _CARDS[kind], near=source == "adjacent"),)
        case Pay(cost=cost, n=n):
            return (Symbol(_COSTS.get(cost, cost), cost, n, paid=True), *_inside(effect))
        case OneOf() | AllOf() | Given():
            return _inside(effect)
        case Activate(which=which):
            return (Symbol("activate", near=which == "adjacent"),)
        case Vanquish(to_bag=True):
            return (Symbol("bag", "corruption"),)
        case _:
            return (_DEEDS[type(effect)],)


def _inside(effect: Nested) -> Side:
    return tuple(symbol for part in effect.then for symbol in row(part))

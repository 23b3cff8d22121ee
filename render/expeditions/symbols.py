"""What a tile or card gives as a row of symbols: data, decided from its effects."""

from __future__ import annotations

from typing import NamedTuple

from games.engine import Effect


class Symbol(NamedTuple):
    """One icon with the name of its colour; ``number`` is written beside it where it is more than one.

    ``near`` marks what is adjacent to one's mech, ``paid`` what is given for the symbols after it.
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
_OPS = {
    "sweep": "sweep",
    "move": "move",
    "play": "play",
    "refresh": "refresh",
    "rescue_card": "rescue-card",
    "rescue_worker": "rescue-worker",
    "solve": "solve",
    "vanquish": "vanquish",
    "upgrade": "upgrade",
    "meld": "meld",
    "boast": "star",
    "neighbour": "neighbour",
    "place_worker": "worker",
}


def sides(effect: Effect) -> tuple[Side, ...]:
    """A benefit's symbols: one row, or one for each side of its "/"."""
    if effect.op == "one_of":
        return tuple(row(branch) for branch in effect.then)
    return (row(effect),)


def row(effect: Effect) -> Side:
    """An effect's symbols beside each other."""
    args = effect.args
    match effect.op:
        case "gain" | "per":
            return (Symbol(str(args["what"]), str(args["what"]), _number(effect)),)
        case "gain_card":
            source = str(args["source"])
            icon = _SOURCES.get(source) or _CARDS[str(args["kind"])]
            return (Symbol(icon, near=source == "adjacent"),)
        case "pay":
            cost = str(args["cost"])
            return (Symbol(_COSTS.get(cost, cost), cost, _number(effect), paid=True), *_all(effect))
        case "activate":
            return (Symbol("activate", near=args["which"] == "adjacent"),)
        case "vanquish" if args["to_bag"]:
            return (Symbol("bag", "corruption"),)
        case op if op in _OPS:
            return (Symbol(_OPS[op], op),)
        case _:
            return _all(effect)


def _all(effect: Effect) -> Side:
    return tuple(symbol for part in effect.then for symbol in row(part))


def _number(effect: Effect) -> int:
    number = effect.args["n"]
    return number if isinstance(number, int) else 1

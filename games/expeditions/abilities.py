"""The vocabulary of what tiles, cards and mechs do: one constructor for each op, shared by all of them.

An ability is a tuple of :class:`games.engine.Effect` without a seat: plain data. The rules resolve it
(:mod:`games.expeditions.machine` and its neighbours), :mod:`games.expeditions.wording` puts it into words; so text and
effect cannot differ. "You" is whoever activates it. Each effect of an ability may be declined; a cost is paid first.
"""

from __future__ import annotations

from typing import Literal

from games.engine import Effect

Colour = Literal["red", "blue", "green", "yellow", "purple"]
"""Of a worker, and of the card it is placed on: soldier, engineer, explorer, merchant, possessed."""
COLOURS: tuple[Colour, ...] = ("red", "blue", "green", "yellow", "purple")

Stock = Literal["power", "guile", "coins", "map", "corruption", "red", "blue", "green", "yellow", "purple"]
"""What can be gained by the piece: on the track, coins, a map, a token from the bag, a worker of a colour."""

Kind = Literal["any", "item", "meteorite", "quest"]
Source = Literal["face-up", "adjacent", "deck", "two"]
"""Where a gained card comes from: any of the five, one adjacent to the mech, the deck, two from it of which one is kept
(the other is swept)."""

Count = Literal[
    "maps",
    "workers",
    "available-workers",
    "cards",
    "red-cards",
    "blue-cards",
    "green-cards",
    "yellow-cards",
    "purple-cards",
    "solved",
    "melded",
    "upgraded",
    "stars",
    "corruption",
]
"""What a per-count gain counts, all of them one's own: controlled cards (of a colour), solved quests, tokens, ..."""

Moment = Literal["move", "vanquish", "solve", "gain-card", "gain-worker", "play", "refresh", "meld", "upgrade"]
"""When an ongoing "whenever" fires. ``vanquish``: for each token gained by it. ``gain-card`` and ``play`` may ask for a
kind and a colour."""

Cost = Literal["power", "guile", "coins", "map", "corruption", "card", "discard", "worker"]
"""What is paid: points, coins; a map, token, controlled card or available worker, trashed; a card, discarded."""


def gain(what: Stock, n: int = 1) -> Effect:
    """Gain ``n`` of ``what``. Power and guile stop at 10, maps and workers at the supply."""
    return Effect("gain", args={"what": what, "n": n})


def gain_card(source: Source = "face-up", kind: Kind = "any") -> Effect:
    """Gain a card to the right end of the active row. ``kind`` narrows the face-up ones."""
    return Effect("gain_card", args={"source": source, "kind": kind})


def sweep() -> Effect:
    """Sweep any number of the five face-up cards; all at once, then they are replaced."""
    return Effect("sweep")


def move(more: int = 0) -> Effect:
    """Move, as by the action; the range is ``more`` than usual."""
    return Effect("move", args={"more": more})


def play() -> Effect:
    """Play a card from the hand, as by the action."""
    return Effect("play")


def refresh() -> Effect:
    """Workers back to the mat, active cards back to the hand; the action token stays."""
    return Effect("refresh")


def rescue_card() -> Effect:
    """An active card back to the hand, its worker to the mat."""
    return Effect("rescue_card")


def rescue_worker() -> Effect:
    """A worker from an active card back to the mat; the card stays."""
    return Effect("rescue_worker")


def pay(cost: Cost, n: int, *then: Effect) -> Effect:
    """Pay ``n`` of ``cost``, then gain what follows; optional as a whole."""
    return Effect("pay", args={"cost": cost, "n": n}, then=then)


def one_of(*branches: tuple[Effect, ...] | Effect) -> Effect:
    """OR: one branch or the other."""
    return Effect("one_of", then=tuple(all_of(*b) if isinstance(b, tuple) else b for b in branches))


def all_of(*parts: Effect) -> Effect:
    """Several effects as one branch, in any order."""
    return Effect("all_of", then=parts)


def solve(discount: int = 0) -> Effect:
    """Solve a quest of this location; ``discount`` off its cost, taken where it helps most."""
    return Effect("solve", args={"discount": discount})


def vanquish(*, any_colour: bool = False, discount: int = 0, to_bag: bool = False) -> Effect:
    """Vanquish: pay for the top token, gain it, repeat at will.

    ``any_colour``: power and guile may pay for either colour. ``discount``: each token costs that much less.
    ``to_bag``: one token, without paying; it goes back into the bag instead of to you (never the 20).
    """
    return Effect("vanquish", args={"any_colour": any_colour, "discount": discount, "to_bag": to_bag})


def upgrade() -> Effect:
    """Upgrade an item."""
    return Effect("upgrade")


def meld() -> Effect:
    """Meld a meteorite."""
    return Effect("meld")


def boast() -> Effect:
    """Boast."""
    return Effect("boast")


def activate(which: Literal["adjacent", "previous", "own", "upgraded"]) -> Effect:
    """Activate the ability of a card without a worker.

    An adjacent face-up card, the one to the left of this one in the active row, another controlled one, or an upgraded
    item (its ongoing part, once more until the end of the turn).
    """
    return Effect("activate", args={"which": which})


def neighbour() -> Effect:
    """One benefit of an adjacent location: one icon, never a covered one, never another of this kind."""
    return Effect("neighbour")


def place_worker() -> Effect:
    """Place an available worker of any colour on any active card without one, and use its ability."""
    return Effect("place_worker")


def per(count: Count, what: Stock, n: int = 1, *, each: int = 1, most: int = 10) -> Effect:
    """Gain ``n`` of ``what`` for ``each`` full ``count``, at most ``most`` in all."""
    return Effect("per", args={"count": count, "what": what, "n": n, "each": each, "most": most})


def given(what: Literal["stars", "melded"], n: int, *then: Effect) -> Effect:
    """What follows only with at least ``n`` stars placed, or meteorites melded."""
    return Effect("given", args={"what": what, "n": n}, then=then)


def whenever(moment: Moment, *then: Effect, kind: Kind = "any", colour: Colour | Literal["any"] = "any") -> Effect:
    """Ongoing: whenever you do this, gain what follows."""
    return Effect("whenever", args={"moment": moment, "kind": kind, "colour": colour}, then=then)


def modify(
    what: Literal["range", "solve-cost", "vanquish-cost", "any-worker"],
    n: int = 1,
    *,
    colour: Colour | Literal["any"] = "any",
) -> Effect:
    """Ongoing: range + ``n``; a quest, or the first token of each Vanquish, costs ``n`` less.

    With ``any-worker`` your workers of ``colour`` ("any": all of them) count as any colour when placed.
    """
    return Effect("modify", args={"what": what, "n": n, "colour": colour})

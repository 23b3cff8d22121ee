"""The vocabulary of what Moon's cards do: one constructor for each op, shared by structures, expeditions, reputations.

An ability is a tuple of :class:`games.engine.Effect` without a seat: plain data. The rules resolve it,
:mod:`games.moon.wording` puts it into words; so text and effect cannot differ. "You" is the card's owner (of an
expedition card: its present holder). Each effect may be declined; a cost is paid first.
"""

from __future__ import annotations

from typing import Literal

from games.engine import Effect

Resource = Literal["energy", "water", "biomass", "metal"]
RESOURCES: tuple[Resource, ...] = ("energy", "water", "biomass", "metal")

Flag = Literal["housing", "transport", "science", "industry", "food"]
FLAGS: tuple[Flag, ...] = ("housing", "transport", "science", "industry", "food")

Colour = Literal["blue", "yellow", "grey", "pink", "red"]
COLOURS: tuple[Colour, ...] = ("blue", "yellow", "grey", "pink", "red")

Stock = Literal["energy", "water", "biomass", "metal", "any", "rover", "heart", "heart-here"]
"""What can be gained: a resource ("any": of one's choice, each by itself), a rover, a heart won, a heart token on this
card (which scores at the end of every era from now on; only on structures, elsewhere it is lost)."""

Count = Literal[
    Flag,  # printed flags of one kind in one's tableau, base included
    "flags",  # all printed flags
    "flag-kinds",  # how many different kinds of them
    Colour,  # structures built of a colour
    "structures",  # all structures built
    "colours",  # how many different colours of them
    "rovers",  # in one's supply
    "guests",  # rovers of others parked on one's cards
    Resource,  # in one's supply
    "resources",
    "resource-kinds",
    "production",  # production symbols, base included
    "production-kinds",  # how many different resources they make
    "reputations",  # cards claimed
    "hearts-here",  # heart tokens on one's cards
    "x",  # the hearts on X
]
"""What can be counted, all of it one's own; X is everybody's."""

Moment = Literal["build", "assimilate", "park", "parked-on", "flip", "claim"]
"""When an ongoing "whenever" fires: you do it, or (parked-on) somebody parks on a card of yours."""

Special = Literal[
    "wins-ties",  # ongoing: a tie for a flag is yours, whatever the rovers say (two with it: rovers again)
    "own-parking",  # ongoing: you may park on your own cards
    "any-flag",  # ongoing: one flag of each kind more for requirements (not for majorities)
    "produce-now",  # when built: all your production symbols produce
    "park-twice",  # ongoing: you may park two rovers in a turn
    "tap-flag",  # when built: take three hearts (or what lies there) from a flag that you lead alone
    "copy-flip",  # when built: use the effect of a pink structure of another player, flipped or not
    "build-again",  # when built: build a second structure of your hand this turn, at full price; the hand draws one
    "mirror-score",  # at the end: score one end-of-game effect of a neighbour's grey structure as if it were yours
]
"""The red structures' own ops."""


def gain(what: Stock, n: int = 1) -> Effect:
    """Gain ``n`` of ``what``."""
    return Effect("gain", args={"what": what, "n": n})


def pay(what: Literal["energy", "water", "biomass", "metal", "any", "rover"], n: int, *then: Effect) -> Effect:
    """Pay ``n`` of ``what``, then gain what follows; optional as a whole."""
    return Effect("pay", args={"what": what, "n": n}, then=then)


def convert(
    give: Literal["energy", "water", "biomass", "metal", "any"],
    get: Literal["energy", "water", "biomass", "metal", "any"],
    *,
    n: int = 1,
    m: int = 1,
    times: int = 1,
) -> Effect:
    """Turn ``n`` of a resource into ``m`` of another, up to ``times`` times."""
    return Effect("convert", args={"give": give, "get": get, "n": n, "m": m, "times": times})


def one_of(*branches: Effect) -> Effect:
    """OR: one branch or the other."""
    return Effect("one_of", then=branches)


def per(count: Count, what: Stock, n: int = 1, *, each: int = 1, most: int = 9) -> Effect:
    """Gain ``n`` of ``what`` for ``each`` full ``count``, at most ``most`` in all."""
    return Effect("per", args={"count": count, "what": what, "n": n, "each": each, "most": most})


def take_back() -> Effect:
    """Take a rover that is parked on one of your cards into your supply now, freeing the spot."""
    return Effect("take_back")


def salvage() -> Effect:
    """Swap a structure of your hand for one of the discard pile, after looking through it."""
    return Effect("salvage")


def unflip() -> Effect:
    """Unflip one of your pink structures: it can be flipped again."""
    return Effect("unflip")


def discount(n: int, *, colour: Colour | Literal["any"] = "any") -> Effect:
    """Building (a structure of ``colour``) costs ``n`` resources less, your choice which.

    In an ongoing place always; as the effect of a flip or an expedition for the rest of this turn.
    """
    return Effect("discount", args={"n": n, "colour": colour})


def stand_in(resource: Resource, instead: Resource | Literal["any"]) -> Effect:
    """When you build, ``resource`` may be spent as ``instead``; always, or for this turn (as a discount)."""
    return Effect("stand_in", args={"resource": resource, "instead": instead})


def whenever(
    moment: Moment, *then: Effect, colour: Colour | Literal["any"] = "any", flag: Flag | Literal["any"] = "any"
) -> Effect:
    """Ongoing: whenever this happens, gain what follows. ``build`` may ask for a colour, or a printed flag."""
    return Effect("whenever", args={"moment": moment, "colour": colour, "flag": flag}, then=then)


def score(count: Count, n: int = 1, *, each: int = 1, most: int = 20) -> Effect:
    """At the end of the game: ``n`` points for ``each`` full ``count``, at most ``most``."""
    return Effect("score", args={"count": count, "n": n, "each": each, "most": most})


def special(what: Special) -> Effect:
    """A red structure's own op."""
    return Effect("special", args={"what": what})

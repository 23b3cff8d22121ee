"""The effects of Moon as data: what cards do (abilities), and the steps of a turn.

The rules resolve abilities and :mod:`games.moon.wording` puts them into words, so text and effect cannot differ. "You"
is the card's owner (of an expedition card: its present holder). Each ability may be declined; a cost is paid first.
"""

from __future__ import annotations

from typing import Literal

from games.engine import Effect
from games.moon.components import Amounts, Colour, Flag, Resource

AnyResource = Literal[Resource, "any"]
"""A resource; "any": of one's choice."""

Stock = Literal[AnyResource, "rover", "heart", "heart-here"]
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

Privilege = Literal[
    "wins-ties",  # a tie for a flag is yours, whatever the rovers say (two with it: rovers again)
    "own-parking",  # you may park on your own cards
    "any-flag",  # one flag of each kind more for requirements (not for majorities)
    "park-twice",  # you may park two rovers in a turn
    "mirror-score",  # at the end: score one end-of-game effect of a neighbour's grey structure as if it were yours
]


# Abilities: what stands on cards.


class Ability(Effect, frozen=True, kw_only=True):
    """What a card does. On the stack ``card`` is the card whose ability it is.

    ``chosen``: the player has chosen just this ability, so its only way is taken without asking once more.
    """

    card: str = ""
    chosen: bool = False


class Gain(Ability, frozen=True):
    """Gain ``n`` of ``what``; ``because`` names the card whose "whenever" brings it."""

    what: Stock
    n: int = 1
    because: str = ""


class Pay(Ability, frozen=True):
    """Pay ``n`` of ``what``, then gain what follows; optional as a whole."""

    what: Literal[AnyResource, "rover"]
    n: int
    then: tuple[Immediate, ...]


class Convert(Ability, frozen=True):
    """Turn ``n`` of a resource into ``m`` others, up to ``times`` times: what is given never comes back."""

    give: AnyResource
    get: AnyResource
    n: int = 1
    m: int = 1
    times: int = 1


class OneOf(Ability, frozen=True):
    """OR: one branch or the other."""

    branches: tuple[Immediate, ...]


class Per(Ability, frozen=True):
    """Gain ``n`` of ``what`` for ``each`` full ``count``, at most ``most`` in all."""

    count: Count
    what: Stock
    n: int = 1
    each: int = 1
    most: int = 9


class TakeBack(Ability, frozen=True):
    """Take a rover that is parked on one of your cards into your supply now, freeing the spot."""


class Salvage(Ability, frozen=True):
    """Swap a structure of your hand for one of the discard pile, after looking through it."""


class Unflip(Ability, frozen=True):
    """Unflip one of your pink structures: it can be flipped again."""


class Discount(Ability, frozen=True):
    """Building (a structure of ``colour``) costs ``n`` resources less, your choice which.

    In an ongoing place always; as the effect of a flip or an expedition for the rest of this turn.
    """

    n: int
    colour: Literal[Colour, "any"] = "any"


class StandIn(Ability, frozen=True):
    """When you build, ``resource`` may be spent as ``instead``; always, or for this turn (as a discount)."""

    resource: Resource
    instead: AnyResource


class Whenever(Ability, frozen=True):
    """Ongoing: whenever this happens, gain what follows.

    ``build`` may ask for a colour, or for a flag: then once for each of them that is printed on what is built.
    """

    moment: Moment
    then: tuple[Gain, ...]
    colour: Literal[Colour, "any"] = "any"
    flag: Literal[Flag, "any"] = "any"


class Score(Ability, frozen=True):
    """At the end of the game: ``n`` points for ``each`` full ``count``, at most ``most``."""

    count: Count
    n: int = 1
    each: int = 1
    most: int = 20


class Special(Ability, frozen=True):
    """Ongoing: a red structure's own privilege."""

    what: Privilege


class ProduceNow(Ability, frozen=True):
    """When built: all your production symbols produce."""


class TapFlag(Ability, frozen=True):
    """When built: take three hearts (or what lies there) from a flag that you lead alone."""


class CopyFlip(Ability, frozen=True):
    """When built: use the effect of a pink structure of another player, flipped or not."""


class BuildAgain(Ability, frozen=True):
    """When built: build a second structure of your hand this turn, at full price; the hand draws one."""


Immediate = (
    Gain | Pay | Convert | OneOf | Per | TakeBack | Salvage | Unflip | Discount | StandIn
    | ProduceNow | TapFlag | CopyFlip | BuildAgain
)  # fmt: skip
"""What happens once; the other abilities only last."""

AnyAbility = Immediate | Whenever | Score | Special


# Steps of a turn.


class CardEffect(Effect, frozen=True):
    """A step with the structure, expedition or reputation ``card``."""

    card: str


class TakeTurn(Effect, frozen=True):
    """Whose turn it is: one main action, and each extra at most once, until it is ended."""


class EndTurn(Effect, frozen=True):
    """The turn is over; the next player's, the next round or the next era begins."""


class Build(CardEffect, frozen=True):
    """Build a structure of the hand; where it can be paid in several ways, :class:`PayFor` asks."""


class PayFor(CardEffect, frozen=True):
    """How to pay for a structure."""


class PutUp(CardEffect, frozen=True):
    """A structure is built, paid with ``paid``."""

    paid: Amounts


class Assimilate(CardEffect, frozen=True):
    """A structure of the hand goes to the discard pile and gives what its bin corner shows."""


class Explore(CardEffect, frozen=True):
    """Use the expedition card of the hand."""


class Park(CardEffect, frozen=True):
    """Park a rover on a structure."""


class Flip(CardEffect, frozen=True):
    """Flip a pink structure for its effect."""


class Claim(CardEffect, frozen=True):
    """Claim a reputation."""


# What abilities ask, and what is answered.


class ChooseGain(Effect, frozen=True):
    """Which resource to gain; not ``other_than``, which was given for it. ``because``: see :class:`Gain`."""

    other_than: Resource | None = None
    because: str = ""


class ChoosePayment(Effect, frozen=True):
    """What to pay for what follows, if anything."""

    pay: Pay


class PayNow(Effect, frozen=True):
    """Resources or rovers go back to the supply."""

    paid: Amounts
    rovers: int = 0


class ChooseSwap(Effect, frozen=True):
    """What to turn into what, if anything."""

    convert: Convert


class Exchange(Effect, frozen=True):
    """``n`` of a resource become ``m`` of another."""

    give: Resource
    get: Resource
    n: int
    m: int


class ChooseRover(Effect, frozen=True):
    """Which parked rover to take in, if any."""


class TakeRover(CardEffect, frozen=True):
    """The rover parked on ``card`` comes into its host's supply."""


class ChooseUnflip(CardEffect, frozen=True):
    """Which structure to unflip, if any; never ``card``, which unflips."""


class UnflipNow(CardEffect, frozen=True):
    """``card`` is unflipped."""


class GiveUp(Effect, frozen=True):
    """Which structure of the hand to discard for ``taken``."""

    salvage: Salvage
    taken: str


class SwapCards(Effect, frozen=True):
    """``taken`` comes from the discard pile into the hand, and ``given`` goes there, for all to see."""

    taken: str
    given: str


class ChooseTap(Effect, frozen=True):
    """Which flag to take hearts from."""


class Tap(Effect, frozen=True):
    """Up to three hearts are taken from ``flag``, by its place."""

    flag: int


class Copied(CardEffect, frozen=True):
    """Whose structure is copied is told; its effects follow."""


AnyEffect = (
    Immediate
    | TakeTurn | EndTurn | Build | PayFor | PutUp | Assimilate | Explore | Park | Flip | Claim
    | ChooseGain | ChoosePayment | PayNow | ChooseSwap | Exchange | ChooseRover | TakeRover | ChooseUnflip | UnflipNow
    | GiveUp | SwapCards | ChooseTap | Tap | Copied
)  # fmt: skip

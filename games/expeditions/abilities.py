"""The vocabulary of what cards, tiles and mechs do, as data; "you" is the effect's seat.

No behaviour: the modules beside this one register what each does or asks, :mod:`games.expeditions.wording` puts it into
words; so text and effect cannot differ.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from games.engine import Effect
from games.expeditions.terms import Colour, Cost, Count, Kind, Modified, Moment, Source, Spot, Stock


class CardEffect(Effect, frozen=True, kw_only=True):
    """Part of an ability or a benefit; it may be declined.

    In the tables it has no seat yet: :func:`games.expeditions.machine.bind` gives it one, with the card it stands on
    (None: a tile) and the chain it belongs to. That names what was used in it: an ability by a worker as ``card``,
    without one as ``card+``, a "whenever" as ``card*``, a benefit next door that leads next door again as ``tile-19``.
    """

    card: str | None = None
    chain: tuple[str, ...] = ()


class Gain(CardEffect, frozen=True):
    """Gain ``n`` of ``what``. Power and guile stop at 10, maps and workers at the supply."""

    what: Stock
    n: int = 1


class Per(CardEffect, frozen=True):
    """Gain ``n`` of ``what`` for ``each`` full ``count``, at most ``most`` in all."""

    count: Count
    what: Stock
    n: int = 1
    each: int = 1
    most: int = 10


class GainCard(CardEffect, frozen=True):
    """Gain a card to the right end of the active row. ``kind`` narrows the face-up ones."""

    source: Source = "face-up"
    kind: Kind = "any"


class Sweep(CardEffect, frozen=True):
    """Sweep any number of the five face-up cards; all at once, then they are replaced. ``chosen`` are those so far."""

    chosen: tuple[Spot, ...] = ()


class Move(CardEffect, frozen=True):
    """Move, as by the action; the range is ``more`` than usual."""

    more: int = 0


class Play(CardEffect, frozen=True):
    """Play a card from the hand, as by the action."""


class Refresh(CardEffect, frozen=True):
    """Workers back to the mat, active cards back to the hand; the action token stays."""


class RescueCard(CardEffect, frozen=True):
    """An active card back to the hand, its worker to the mat."""


class RescueWorker(CardEffect, frozen=True):
    """A worker from an active card back to the mat; the card stays."""


class Solve(CardEffect, frozen=True):
    """Solve a quest of this location; ``discount`` off its cost, power or guile as one likes."""

    discount: int = 0


class Vanquish(CardEffect, frozen=True):
    """Vanquish: pay for the top token, gain it, repeat at will.

    ``any_colour``: power and guile may pay for either colour. ``discount``: each token costs that much less.
    ``to_bag``: one token, without paying; it goes back into the bag instead of to you (never the 20). ``at`` is where
    it began, ``seen`` the colours of the tokens gained so far.
    """

    any_colour: bool = False
    discount: int = 0
    to_bag: bool = False
    at: str | None = None
    seen: str = ""


class Upgrade(CardEffect, frozen=True):
    """Upgrade an item."""


class Meld(CardEffect, frozen=True):
    """Meld a meteorite."""


class Boast(CardEffect, frozen=True):
    """Boast."""


class Activate(CardEffect, frozen=True):
    """Activate the ability of a card without a worker.

    An adjacent face-up card, the one to the left of this one in the active row, another controlled one, or an upgraded
    item (its ongoing part, once more until the end of the turn).
    """

    which: Literal["adjacent", "previous", "own", "upgraded"]


class Neighbour(CardEffect, frozen=True):
    """One benefit of an adjacent location: one icon, never a covered one."""


class PlaceWorker(CardEffect, frozen=True):
    """Place an available worker of any colour on any active card without one, and use its ability."""


class Pay(CardEffect, frozen=True):
    """Pay ``n`` of ``cost``, then gain what follows; optional as a whole."""

    cost: Cost
    n: int
    then: tuple[Ability, ...]


class OneOf(CardEffect, frozen=True):
    """One side of an "or". ``cleared`` is the position whose clearing it rewards, where that is why it is asked."""

    then: tuple[Ability, ...]
    cleared: str | None = None


class AllOf(CardEffect, frozen=True):
    """Several effects in any order, as one branch of something else."""

    then: tuple[Ability, ...]


class Given(CardEffect, frozen=True):
    """What follows only with at least ``n`` stars placed, or meteorites melded."""

    what: Literal["stars", "melded"]
    n: int
    then: tuple[Ability, ...]


Nested = Pay | OneOf | AllOf | Given
"""What has effects inside."""
_Cards = GainCard | Sweep | Play | Refresh | RescueCard | RescueWorker | Activate | PlaceWorker
_Deeds = Move | Neighbour | Vanquish | Solve | Upgrade | Meld | Boast
Ability = Gain | Per | _Cards | _Deeds | Nested
"""Part of an ability, of a quest's or a tile's benefit, or of a meld bonus."""


# What holds on and on. It never lies on the stack.


class Whenever(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="op", tag="whenever"):
    """Ongoing: whenever you do this, gain what follows."""

    moment: Moment
    then: tuple[Ability, ...]
    kind: Kind = "any"
    colour: Colour | Literal["any"] = "any"


class Modify(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="op", tag="modify"):
    """Ongoing: range + ``n``; a quest, or the first token of each Vanquish, costs ``n`` less.

    With ``any-worker`` your workers of ``colour`` ("any": all of them) count as any colour when placed.
    """

    what: Modified
    n: int = 1
    colour: Colour | Literal["any"] = "any"


Ongoing = Whenever | Modify


# As the tables say it: a word for each effect, with what stands inside it

gain = Gain
per = Per
gain_card = GainCard
sweep = Sweep
move = Move
play = Play
refresh = Refresh
rescue_card = RescueCard
rescue_worker = RescueWorker
solve = Solve
vanquish = Vanquish
upgrade = Upgrade
meld = Meld
boast = Boast
activate = Activate
neighbour = Neighbour
place_worker = PlaceWorker
modify = Modify


def pay(cost: Cost, n: int, *then: Ability) -> Pay:
    """Pay, then gain what follows."""
    return Pay(cost, n, then)


def one_of(*branches: tuple[Ability, ...] | Ability) -> OneOf:
    """One branch or the other; a tuple is a branch of several effects."""
    return OneOf(tuple(AllOf(branch) if isinstance(branch, tuple) else branch for branch in branches))


def all_of(*parts: Ability) -> AllOf:
    """Several effects as one branch."""
    return AllOf(parts)


def given(what: Literal["stars", "melded"], n: int, *then: Ability) -> Given:
    """What follows only with so many stars placed, or meteorites melded."""
    return Given(what, n, then)


def whenever(moment: Moment, *then: Ability, kind: Kind = "any", colour: Colour | Literal["any"] = "any") -> Whenever:
    """Whenever you do this, gain what follows."""
    return Whenever(moment, then, kind, colour)

"""A game of Moon as plain data."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.engine import Codec, First, GameRng
from games.moon.components import COLOURS, FLAGS, RESOURCES
from games.moon.effects import AnyEffect

ERAS = 3
DEALT = {2: 8, 3: 7, 4: 7, 5: 6}
"""Structures a player is dealt in each era, by player count."""
HEARTS = {1: 3, 2: 4, 3: 5}
"""Hearts that each era puts on every flag."""
ROVERS_AT_START = 2
ROVERS = 1000
"""The supply of rovers is unlimited; so many stand in for it, so that none gets lost uncounted."""


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table options: who begins."""

    first: First = "random"


class Site(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a structure in a tableau stands: heart tokens on it, whether it is flipped, whose rover is parked there."""

    hearts: int = 0
    flipped: bool = False
    parked: int | None = None


SITE = Site()


class Seat(msgspec.Struct):
    """One player's things.

    ``tableau`` is in the order built. ``resources`` are in the order of RESOURCES. Hearts are kept by how they were
    won: ``won`` from flags, ``gained`` by effects, ``scored`` for tokens on cards. ``ongoing`` are the cards,
    structures and reputations, with an ongoing effect, in the order they came. ``flags``, ``colours`` and ``makes``
    tally what is printed on tableau and base (in the order of FLAGS, COLOURS, RESOURCES), since it is asked for often.
    """

    base: str
    hand: list[str] = []
    expedition: str | None = None
    tableau: dict[str, Site] = {}
    resources: list[int] = msgspec.field(default_factory=lambda: [0] * len(RESOURCES))
    rovers: int = ROVERS_AT_START
    won: int = 0
    gained: int = 0
    scored: int = 0
    reputations: Sequence[str] = []
    ongoing: Sequence[str] = []
    flags: list[int] = msgspec.field(default_factory=lambda: [0] * len(FLAGS))
    colours: list[int] = msgspec.field(default_factory=lambda: [0] * len(COLOURS))
    makes: list[int] = msgspec.field(default_factory=lambda: [0] * len(RESOURCES))

    @property
    def hearts(self) -> int:
        """The heart tokens won."""
        return self.won + self.gained + self.scored


class Turn(msgspec.Struct):
    """What the turn that runs has seen so far.

    ``acted``: its main action is done; ``again``: a second build, at full price, is still open. ``lent`` are flags from
    parking (in the order of FLAGS). ``discounts`` by colour (or "any") and ``stand_ins`` (pairs of a resource and what
    it may be spent as) hold until the turn ends.
    """

    acted: bool = False
    again: bool = False
    expedition: bool = False
    parked: int = 0
    flipped: bool = False
    claimed: bool = False
    lent: Sequence[int] = msgspec.field(default_factory=lambda: [0] * len(FLAGS))
    discounts: Sequence[tuple[str, int]] = []
    stand_ins: Sequence[tuple[str, str]] = []


class State(msgspec.Struct):
    """The whole game. The bottom frame of ``stack`` is the turn that runs; it is empty when all is over.

    ``board`` holds the hearts on each flag, ``offer`` the reputations on display (also those claimed since). ``deck``
    and ``expeditions`` are the rest of this era's decks, ``later_decks`` and ``later_expeditions`` those of the eras
    to come, ``past`` what eras have set aside, ``box`` what never came into play or has left it (sorted: all of it
    public). Decks are drawn from their ends.
    """

    options: Options
    rng: GameRng
    seats: list[Seat]
    offer: tuple[str, ...]
    later_decks: Sequence[tuple[str, ...]]
    later_expeditions: Sequence[tuple[str, ...]]
    box: Sequence[str]
    era: int = 0
    round: int = 0
    x: int = ERAS
    board: list[int] = msgspec.field(default_factory=lambda: [0] * len(FLAGS))
    deck: list[str] = []
    discards: list[str] = []
    expeditions: list[str] = []
    past: Sequence[str] = []
    rovers: int = ROVERS
    turn: Turn = msgspec.field(default_factory=Turn)
    turns: int = 0
    stack: list[AnyEffect] = []

    @property
    def playing(self) -> int | None:
        """Whose turn runs; None after the end."""
        return self.stack[0].seat if self.stack else None

    @property
    def rounds(self) -> int:
        """Rounds of an era."""
        return DEALT[len(self.seats)]


CODEC = Codec(State)


def neighbours(state: State, seat: int) -> tuple[int, ...]:
    """The seats to the left and right of ``seat``; with two players the other one."""
    count = len(state.seats)
    return tuple(dict.fromkeys(((seat + 1) % count, (seat - 1) % count)))


def first_holder(state: State) -> int:
    """Who holds the First Expedition."""
    for number, seat in enumerate(state.seats):
        if is_first(seat.expedition):
            return number
    raise LookupError("nobody holds the First Expedition")


def is_first(expedition: str | None) -> bool:
    """Whether an expedition card is the First Expedition."""
    return expedition is not None and expedition.startswith("first-")


def host_of(state: State, structure: str) -> int:
    """The seat in whose tableau a structure stands."""
    return next(number for number, owner in enumerate(state.seats) if structure in owner.tableau)

"""A game of Famous Explorers as plain data, and what can be read off it at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from games.engine import Codec, First, GameRng
from games.famous_explorers.effects import AnyEffect, TakeTurn
from games.famous_explorers.maps import world_of
from games.famous_explorers.paths import Path
from games.famous_explorers.view import COLOURS, How
from games.famous_explorers.world import World

TICKETS = 30  # in all
TICKETS_AT_START = 3
TICKETS_A_TURN = 2
MARKS = 4
SPARE_TOKENS = 2  # of the six destination tokens, those that are no marks
FACE_UP_AND_SECRET = 6
SECRETS = 2
MOST_SEATS = 6


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table options; ``late_scoring`` and ``no_ticket_to_red`` are the "new rules" 1 and 2 of the rulebook, page 11."""

    late_scoring: bool = False
    no_ticket_to_red: bool = False
    explorers_and_events: bool = False
    secret_destinations: bool = False
    mark_spacing: Literal["contracted", "single_dot"] = "contracted"
    first: First = "random"


class Scored(msgspec.Struct, frozen=True):
    """A card in front of a player, how it came there, and whether a mark lies on it (two points instead of one)."""

    place: str
    how: How
    marked: bool = False

    @property
    def points(self) -> int:
        """What the card is worth."""
        return 2 if self.marked or self.how == "secret" else 1


class Secret(msgspec.Struct, frozen=True):
    """A face-down destination and the seats whose token lies on it: they may look at it at any time."""

    place: str
    peekers: tuple[int, ...] = ()


class Block(msgspec.Struct, frozen=True):
    """The swollen river: an edge nobody may use until the next turn of ``seat``."""

    edge: str
    seat: int


class Seat(msgspec.Struct):
    """One player's things.

    ``drawn`` are cards of a swap of which one is still to be chosen. ``window`` are the places reached since this
    seat's last turn ended: with late scoring, cards of these count as scored on arrival. ``adjust`` is what secret
    reveals took or gave; ``lost`` counts marks lost to them.
    """

    hand: list[str]
    drawn: Sequence[str] = []
    marks: list[str] = []
    scored: Sequence[Scored] = []
    tickets: int = TICKETS_AT_START
    adjust: int = 0
    lost: int = 0
    explorers: Sequence[str] = []
    events: Sequence[str] = []
    window: Sequence[str] = []
    auto: bool = True

    @property
    def score(self) -> int:
        """The running score, without what is counted at the end."""
        return sum(card.points for card in self.scored) + self.adjust


class Turn(msgspec.Struct):
    """What the turn that runs has seen so far.

    ``main``: its arrow is laid. ``spent``: tickets on the board. ``bought``: an explorer or event. ``looped``: the
    expeditions that closed a loop in it. ``late``: a late card was scored. ``landed``: where an arrow has just landed,
    the moment for claims; any further step ends that moment.
    """

    main: bool = False
    spent: int = 0
    bought: bool = False
    looped: Sequence[str] = []
    late: bool = False
    landed: str | None = None


class State(msgspec.Struct):
    """The whole game. The bottom frame of ``stack`` is the turn that runs, once the marks are placed.

    ``public`` and ``secrets`` are the destinations beside the board, ``offers`` the explorers and events on offer,
    ``box`` what has left the game: explorers not used and events played. Decks are drawn from their ends.
    """

    map: str
    options: Options
    rng: GameRng
    first: int
    seats: list[Seat]
    deck: list[str]
    discards: Sequence[str] = []
    public: list[str] = []
    secrets: list[Secret] = []
    offers: list[str] = []
    event_deck: list[str] = []
    box: Sequence[str] = []
    paths: dict[str, Path] = {}
    turn: Turn = msgspec.field(default_factory=Turn)
    turns: int = 0
    block: Block | None = None
    ending: bool = False
    stack: list[AnyEffect] = []

    @property
    def world(self) -> World:
        """The map it is played on."""
        return world_of(self.map)

    @property
    def playing(self) -> int | None:
        """Whose turn runs; None in the set-up and after the end."""
        return self.stack[0].seat if self.stack and isinstance(self.stack[0], TakeTurn) else None

    @property
    def supply(self) -> int:
        """Tickets in the supply; those spent in this turn lie on the board."""
        return TICKETS - self.turn.spent - sum(seat.tickets for seat in self.seats)


CODEC = Codec(State)


def no_arrows(map_name: str) -> dict[str, Path]:
    """The paths before the first arrow."""
    return dict.fromkeys(COLOURS, Path(map_name))


def passed(state: State) -> frozenset[str]:
    """The nodes that arrows of any colour point to."""
    return frozenset().union(*[path.reached for path in state.paths.values()])


def all_over(state: State) -> bool:
    """Whether no expedition takes an arrow any more, which ends the game at once."""
    return all(path.over for path in state.paths.values())


def spare_tokens(state: State, seat: int) -> int:
    """The tokens ``seat`` can still leave on secret destinations; they return when the card goes."""
    return SPARE_TOKENS - sum(seat in secret.peekers for secret in state.secrets)

"""A game of Expeditions as plain data, and what can be read off it at a glance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.engine import Codec, First, GameRng
from games.expeditions.cards import Mech, Tile
from games.expeditions.catalogue import MECHS, TILES
from games.expeditions.effects import AnyEffect
from games.expeditions.terms import COLOURS, Stock
from games.expeditions.view import CorruptionView

WORKERS = 10  # of each colour
MAPS = 24
STARS = 4  # of each player
MOST = 10  # power, guile
ROW_LIMIT = 4
UNLIMITED = 1000  # coins
COMPENSATION = {2: 4, 3: 2, 4: 2, 5: 2}
"""What a place earlier in the turn order is worth in dollars, by number of players (reports/balance.md)."""
TWENTY = "x20"
"""The token of location 20. A token is a letter for its colour and its value: ``o4``, ``t3``."""

_TOKEN_COLOURS = {"orange": "o", "turquoise": "t"}


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table options: what a German summary of the rules does otherwise, one by one; ours; and who starts."""

    free_pass: bool = False
    clear_reward: bool = False
    instant_on_upgrade: bool = False
    map_per_quest: bool = False
    solve_several: bool = False
    row_limit: bool = False
    wide_adjacency: bool = False
    others_final_turn: bool = False
    shared_stars: bool = False
    summary_ties: bool = False
    compensation: bool = False
    first: First = "random"


class Active(msgspec.Struct, frozen=True, array_like=True):
    """A card in an active row and the colour of the worker on it."""

    card: str
    worker: str | None = None


class Seat(msgspec.Struct):
    """One player's things. ``workers`` are those on the mat; ``stars`` the categories that bear one."""

    mech: str
    character: str
    companion: str
    hand: list[str]
    workers: dict[str, int]
    position: str | None = None
    token: str = "refresh"  # noqa: S105 - where the action token lies
    power: int = 0
    guile: int = 0
    coins: int = 0
    maps: int = 0
    active: list[Active] = []
    solved: Sequence[str] = []
    melded: Sequence[str] = []
    upgraded: Sequence[str] = []
    corruption: Sequence[str] = []
    stars: Sequence[str] = []

    @property
    def rules(self) -> Mech:
        """What the mech can do."""
        return MECHS[self.mech]

    def all_workers(self) -> dict[str, int]:
        """All workers by colour, those on cards included."""
        found = self.workers.copy()
        for active in self.active:
            if active.worker is not None:
                found[active.worker] += 1
        return found

    def at(self, card: str) -> int | None:
        """Where ``card`` stands in the active row."""
        for index, active in enumerate(self.active):
            if active.card == card:
                return index
        return None


class State(msgspec.Struct):
    """A position of a game.

    ``deck``, ``bag`` and ``sweep`` are piles, the next card last. ``tiles`` has a tile's number by position, ``hidden``
    the positions that lie face down (each with a map), in the layout's order; ``corruption`` the tokens by position,
    the top one last. ``spots`` are the face-up cards. ``box`` names what has left the game as ``pieces`` does.
    ``shown`` are cards drawn of which one is still to be kept. ``exposed`` are this turn's actions still to do,
    ``lent`` the cards whose ongoing part holds for this turn. ``ending`` is who placed a fourth star, ``left`` how many
    turns follow the one that runs. ``refreshed`` are each seat's Refresh turns since somebody last got any further,
    ``within_reach`` what was to be gained then (see ``standstill``).
    """

    options: Options
    rng: GameRng
    first: int
    seats: list[Seat]
    tiles: Mapping[str, int]
    hidden: tuple[str, ...]
    corruption: dict[str, tuple[str, ...]]
    spots: list[str | None]
    deck: list[str]
    sweep: list[str]
    bag: list[str]
    workers: dict[str, int]
    maps: int
    box: Sequence[str] = []
    shown: tuple[str, ...] = ()
    exposed: tuple[str, ...] = ()
    lent: tuple[str, ...] = ()
    turns: int = 0
    ending: int | None = None
    left: int | None = None
    within_reach: int | None = None
    refreshed: tuple[int, ...] = ()
    stack: list[AnyEffect] = []

    @property
    def actor(self) -> int | None:
        """Whose turn it is; None after the end."""
        return self.stack[0].seat if self.stack else None

    def tile_at(self, position: str) -> Tile:
        """The tile on a position."""
        return TILES[self.tiles[position]]


CODEC = Codec(State)


def token(colour: str, value: int) -> str:
    """A token's name by its colour and value."""
    return f"{_TOKEN_COLOURS[colour]}{value}"


def value_of(name: str) -> int:
    """What a token is worth."""
    return int(name[1:])


def corruption_view(name: str) -> CorruptionView:
    """A token as the view shows it."""
    if name == TWENTY:
        return CorruptionView("both", value_of(name))
    return CorruptionView("orange" if name[0] == "o" else "turquoise", value_of(name))


def no_workers(each: int = 0) -> dict[str, int]:
    """``each`` workers of every colour."""
    return dict.fromkeys(COLOURS, each)


def room(state: State, owner: Seat, what: Stock) -> int:
    """How much of ``what`` a seat can gain at most, by its tracks and the supply."""
    match what:
        case "power":
            return MOST - owner.power
        case "guile":
            return MOST - owner.guile
        case "coins":
            return UNLIMITED
        case "map":
            return state.maps
        case "corruption":
            return len(state.bag)
        case _:
            return state.workers[what]


def cleared(state: State, position: str) -> bool:
    """Whether what corruption covers on a tile is open: the tile is face up and no token is left."""
    return (
        TILES[state.tiles[position]].covered is not None
        and position not in state.hidden
        and not state.corruption.get(position)
    )

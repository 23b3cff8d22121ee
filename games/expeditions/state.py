"""A game of Expeditions as plain data, and what can be read off it at a glance."""

from __future__ import annotations

import msgspec

from games.engine import Chance, Effect, First
from games.expeditions.abilities import COLOURS
from games.expeditions.cards import Mech, Tile
from games.expeditions.catalogue import CARDS, MECHS, TILES
from games.expeditions.view import CorruptionView

WORKERS = 10  # of each colour
MAPS = 24
STARS = 4  # of each player
MOST = 10  # power, guile
ROW_LIMIT = 4
TWENTY = "x20"
"""The token of location 20. A token is a letter for its colour and its value: ``o4``, ``t3``."""

_TOKEN_COLOURS = {"orange": "o", "turquoise": "t"}


class Options(msgspec.Struct, frozen=True, omit_defaults=True):
    """Table options: what a German summary of the rules does otherwise, one by one, and who starts."""

    free_pass: bool = False
    clear_reward: bool = False
    instant_on_upgrade: bool = False
    map_per_quest: bool = False
    row_limit: bool = False
    wide_adjacency: bool = False
    others_final_turn: bool = False
    shared_stars: bool = False
    summary_ties: bool = False
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
    solved: list[str] = []
    melded: list[str] = []
    upgraded: list[str] = []
    corruption: list[str] = []
    stars: list[str] = []

    def copy(self) -> Seat:
        return Seat(
            self.mech,
            self.character,
            self.companion,
            self.hand.copy(),
            self.workers.copy(),
            self.position,
            self.token,
            self.power,
            self.guile,
            self.coins,
            self.maps,
            self.active.copy(),
            self.solved.copy(),
            self.melded.copy(),
            self.upgraded.copy(),
            self.corruption.copy(),
            self.stars.copy(),
        )

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
    turns follow the one that runs.
    """

    options: Options
    chance: Chance
    first: int
    seats: list[Seat]
    tiles: dict[str, int]
    hidden: tuple[str, ...]
    corruption: dict[str, tuple[str, ...]]
    spots: list[str | None]
    deck: list[str]
    sweep: list[str]
    bag: list[str]
    workers: dict[str, int]
    maps: int
    box: list[str] = []
    shown: tuple[str, ...] = ()
    exposed: tuple[str, ...] = ()
    lent: tuple[str, ...] = ()
    turns: int = 0
    ending: int | None = None
    left: int | None = None
    stack: list[Effect] = []

    @property
    def actor(self) -> int | None:
        """Whose turn it is; None after the end."""
        return self.stack[0].seat if self.stack else None

    def tile_at(self, position: str) -> Tile:
        """The tile on a position."""
        return TILES[self.tiles[position]]


def clone(state: State) -> State:
    """A copy to change: lists are copied, what they hold is shared where it never changes."""
    return State(
        state.options,
        state.chance.copy(),
        state.first,
        [seat.copy() for seat in state.seats],
        state.tiles,  # never changed after the set-up
        state.hidden,
        state.corruption.copy(),
        state.spots.copy(),
        state.deck.copy(),
        state.sweep.copy(),
        state.bag.copy(),
        state.workers.copy(),
        state.maps,
        state.box.copy(),
        state.shown,
        state.exposed,
        state.lent,
        state.turns,
        state.ending,
        state.left,
        state.stack.copy(),
    )


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


def colour_of(card: str) -> str:
    """The colour of a card's worker."""
    return CARDS[card].colour


def cleared(state: State, position: str) -> bool:
    """Whether what corruption covers on a tile is open: the tile is face up and no token is left."""
    return (
        position not in state.hidden
        and not state.corruption.get(position)
        and state.tile_at(position).covered is not None
    )

"""Small tables and moves for the rules' cases, written the way one would tell them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

from games.engine import NULL_LOG, Effect, Event, IllegalMove, open_keys, option_fields
from games.expeditions.abilities import Ability, Ongoing, gain, whenever
from games.expeditions.benefits import begin
from games.expeditions.board import POSITIONS
from games.expeditions.cards import Core, Item, Mech, Meteorite, Person, Quest, Tile
from games.expeditions.catalogue import CARDS, MECHS, TILES
from games.expeditions.effects import Turn
from games.expeditions.game import GAME
from games.expeditions.machine import MACHINE, bind
from games.expeditions.state import Active, Options, Seat, no_workers
from games.expeditions.terms import Colour, Covered

Abilities = Ability | Iterable[Ability]

_numbers = count(1000)

EVERYTHING = Options(**{field.name: True for field in option_fields(Options) if field.name != "first"})
TABLES = [
    (2, Options()),
    (3, GAME.presets["boardgamefan"]),
    (4, Options(row_limit=True, wide_adjacency=True)),
    (5, EVERYTHING),
]
"""Seats and options that between them change everything options can."""

PLAIN = (gain("guile"),)
OTHER = (whenever("refresh", gain("guile")),)
"""What pieces do that are made without an ability of interest."""


@contextmanager
def own_pieces() -> Iterator[None]:
    """Cards and tiles made inside are gone after it; there is a mech without a rule."""
    tables: tuple[dict[Any, Any], ...] = (CARDS, TILES, MECHS)
    before_all = [table.copy() for table in tables]
    MECHS["none"] = Mech("none")
    yield
    for table, before in zip(tables, before_all, strict=True):
        for key in [key for key in table if key not in before]:
            del table[key]


def _named(kind: str) -> str:
    return f"{kind}-{next(_numbers)}"


def item(
    *instant: Ability,
    ongoing: Ongoing | Iterable[Ongoing] = (),
    colour: Colour = "red",
    core: Iterable[Core] = (),
    coins: int = 2,
) -> str:
    """An item made for a case; its key."""
    key = _named("item")
    CARDS[key] = Item(key, colour, tuple(core), tuple(instant), several(ongoing, Ongoing) or OTHER, coins)
    return key


def meteorite(*ability: Ability, bonus: Abilities = (), colour: Colour = "red", core: Iterable[Core] = ()) -> str:
    """A meteorite made for a case; its key."""
    key = _named("meteorite")
    CARDS[key] = Meteorite(key, colour, tuple(core), tuple(ability) or PLAIN, several(bonus, Ability) or PLAIN)
    return key


def quest(
    *ability: Ability,
    tile: int = 1,
    power: int = 0,
    guile: int = 0,
    benefit: Abilities = (),
    colour: Colour = "red",
    core: Iterable[Core] = (),
) -> str:
    """A quest made for a case; its key."""
    key = _named("quest")
    CARDS[key] = Quest(
        key, colour, tuple(core), tile, power, guile, several(benefit, Ability) or PLAIN, tuple(ability) or PLAIN
    )
    return key


def person(*ability: Ability, colour: Colour = "red", core: Iterable[Core] = ()) -> str:
    """A person made for a case; their key."""
    key = _named("person")
    CARDS[key] = Person(key, "character", 1, colour, tuple(core), tuple(ability) or PLAIN)
    return key


def tile(*benefits: Ability, covered: Covered | None = None, level: int = 0) -> int:
    """A tile made for a case; its number."""
    number = next(_numbers)
    nowhere: Any = "elsewhere"  # a region that is never dealt
    TILES[number] = Tile(number, nowhere, tuple(benefits), level, covered)
    return number


def several(found: Any, kind: Any) -> tuple[Any, ...]:
    """One thing of a kind, or several."""
    return (found,) if isinstance(found, kind) else tuple(found)


def op(effect: Effect) -> str:
    """The name of an effect's kind."""
    return str(effect.__struct_config__.tag)


def words(text: str | Iterable[str]) -> list[str]:
    return text.split() if isinstance(text, str) else list(text)


class Table:
    """A game in the middle of a turn of seat 0, with seats 1 and on far away unless told otherwise."""

    def __init__(
        self,
        *,
        hand: Iterable[str] = (),
        active: Iterable[str] = (),
        at: str | None = "c3",
        tile: int | None = None,
        tokens: str = "",
        exposed: str = "move play gather",
        mech: str = "none",
        workers: str = "",
        power: int = 0,
        guile: int = 0,
        maps: int = 0,
        coins: int = 0,
        solved: Iterable[str] = (),
        melded: Iterable[str] = (),
        upgraded: Iterable[str] = (),
        corruption: str = "",
        stars: str = "",
        spots: Sequence[str] | None = None,
        deck: Sequence[str] | None = None,
        hidden: str = "",
        others: Iterable[str] = ("s1",),
        seats: int = 2,
        do: Abilities = (),
        token: str = "blank",
        **options: bool,
    ) -> None:
        state = GAME.setup(seats, Options(first=0, **options), b"case")
        tiles = dict(zip(POSITIONS, range(1, 21), strict=True))
        state.hidden = tuple(words(hidden))
        state.maps = 10
        for seat, where in zip(state.seats[1:], others, strict=False):
            seat.position = where
        for seat in state.seats:
            seat.mech = "none"
            seat.hand = []
        me = state.seats[0]
        me.mech = mech
        me.hand, me.position, me.token = list(hand), at, token
        me.active = [Active(*card.partition("/")[::2]) if "/" in card else Active(card) for card in active]
        me.power, me.guile, me.maps, me.coins = power, guile, maps, coins
        me.solved, me.melded, me.upgraded = list(solved), list(melded), list(upgraded)
        me.corruption, me.stars = words(corruption), words(stars)
        me.workers = no_workers()
        for colour in words(workers):
            me.workers[colour] += 1
        for colour in me.workers:
            state.workers[colour] = 10 - me.all_workers()[colour]
        if spots is not None:
            state.spots = [None if spot == "-" else spot for spot in (*spots, *["-"] * (5 - len(spots)))]
        if deck is not None:
            state.deck = list(reversed(deck))
        if tile is not None and at is not None:
            tiles[at] = tile
        state.tiles = tiles
        if at is not None:
            state.corruption[at] = tuple(words(tokens))
        state.exposed = tuple(words(exposed))
        state.stack = [Turn(seat=0)]
        if do:
            begin(state, 0, bind(several(do, Ability), 0, None, ()))
            MACHINE.settle(state, NULL_LOG)
        self.state, self.revealed = state, False
        self.events: list[Event] = []

    def lay(self, position: str, number: int) -> None:
        """Puts a tile on a position."""
        self.state.tiles = {**self.state.tiles, position: number}

    @property
    def me(self) -> Seat:
        return self.state.seats[0]

    @property
    def seat(self) -> int:
        """Who is waited for."""
        return self.state.stack[-1].seat

    @property
    def asked(self) -> str:
        """The op of the open question."""
        return op(self.state.stack[-1])

    @property
    def keys(self) -> list[str]:
        """What is open, in order."""
        return [key for decision in GAME.decisions(self.state) for key in open_keys(decision)]

    def take(self, *keys: str) -> Table:
        """Takes one key after the other."""
        for key in keys:
            assert key in self.keys, f"{key} is not among {self.keys}"
            outcome = GAME.apply(self.state, self.seat, key)
            assert GAME.decode(GAME.encode(outcome.state)) == outcome.state
            self.state, self.revealed = outcome.state, outcome.revealed
            self.events += outcome.events
        return self

    def why_not(self, key: str) -> str:
        """Why a withheld key is."""
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(self.state, self.seat, key)
        return caught.value.text.id

    def said(self, told: str) -> int:
        """How often an event has been told."""
        return sum(event.text.id == told for event in self.events)

    @property
    def active(self) -> list[str]:
        return [card.card for card in self.me.active]

    @property
    def points(self) -> tuple[int, int]:
        return self.me.power, self.me.guile


CORE = (Core(power=1),)

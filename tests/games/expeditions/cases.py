"""Small tables and moves for the rules' cases, written the way one would tell them.

Whatever is taken goes through the contract and the search path, which have to agree at every step.
"""

from __future__ import annotations

from contextlib import contextmanager
from itertools import count

import pytest

from games.engine import SILENCE, Effect, IllegalMove
from games.expeditions.abilities import gain, whenever
from games.expeditions.benefits import begin
from games.expeditions.board import POSITIONS
from games.expeditions.cards import Core, Item, Mech, Meteorite, Person, Quest, Tile
from games.expeditions.catalogue import CARDS, MECHS, TILES
from games.expeditions.game import GAME
from games.expeditions.machine import MACHINE, bind
from games.expeditions.state import Active, Options, no_workers

_numbers = count(1000)

PLAIN = (gain("guile"),)
OTHER = (whenever("refresh", gain("guile")),)
"""What pieces do that are made without an ability of interest."""


@contextmanager
def own_pieces():
    """Cards and tiles made inside are gone after it; there is a mech without a rule."""
    before_all = [found.copy() for found in (CARDS, TILES, MECHS)]
    MECHS["none"] = Mech("none")
    yield
    for found, before in zip((CARDS, TILES, MECHS), before_all, strict=True):
        for key in [key for key in found if key not in before]:
            del found[key]


def _named(kind):
    return f"{kind}-{next(_numbers)}"


def item(*instant, ongoing=(), colour="red", core=(), coins=2):
    """An item made for a case; its key."""
    key = _named("item")
    CARDS[key] = Item(key, colour, tuple(core), tuple(instant), _effects(ongoing) or OTHER, coins)
    return key


def meteorite(*ability, bonus=(), colour="red", core=()):
    key = _named("meteorite")
    CARDS[key] = Meteorite(key, colour, tuple(core), tuple(ability) or PLAIN, _effects(bonus) or PLAIN)
    return key


def quest(*ability, tile=1, power=0, guile=0, benefit=(), colour="red", core=()):
    key = _named("quest")
    CARDS[key] = Quest(
        key, colour, tuple(core), tile, power, guile, _effects(benefit) or PLAIN, tuple(ability) or PLAIN
    )
    return key


def person(*ability, colour="red", core=()):
    key = _named("person")
    CARDS[key] = Person(key, "character", 1, colour, tuple(core), tuple(ability) or PLAIN)
    return key


def tile(*benefits, covered=None, level=0):
    """A tile made for a case; its number."""
    number = next(_numbers)
    TILES[number] = Tile(number, "elsewhere", tuple(benefits), level, covered)
    return number


def _effects(found):
    return (found,) if isinstance(found, Effect) else tuple(found)


def words(text):
    return text.split() if isinstance(text, str) else list(text)


class Table:
    """A game in the middle of a turn of seat 0, with seats 1 and on far away unless told otherwise."""

    def __init__(
        self,
        *,
        hand=(),
        active=(),
        at="c3",
        tile=None,
        tokens="",
        exposed="move play gather",
        mech="none",
        workers="",
        power=0,
        guile=0,
        maps=0,
        coins=0,
        solved=(),
        melded=(),
        upgraded=(),
        corruption="",
        stars="",
        spots=None,
        deck=None,
        hidden="",
        others=("s1",),
        seats=2,
        do=(),
        token="blank",
        **options,
    ):
        state = GAME.setup(seats, Options(first=0, **options), b"case")
        state.tiles = dict(zip(POSITIONS, (*range(1, 7), *range(7, 14), *range(14, 21)), strict=True))
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
            state.tiles[at] = tile
        if at is not None:
            state.corruption[at] = tuple(words(tokens))
        state.exposed = tuple(words(exposed))
        state.stack = [Effect("turn", 0)]
        if do:
            begin(state, 0, bind(_effects(do), 0, None, ()))
            MACHINE.settle(state, SILENCE)
        self.state, self.events, self.revealed = state, [], False

    @property
    def me(self):
        return self.state.seats[0]

    @property
    def seat(self):
        """Who is waited for."""
        return self.state.stack[-1].seat

    @property
    def asked(self):
        """The op of the open question."""
        return self.state.stack[-1].op

    @property
    def keys(self):
        """What is open, in order; the search path agrees."""
        found = [
            choice.key
            for decision in GAME.decisions(self.state)
            for choice in decision.choices
            if choice.why_not is None
        ]
        assert GAME.legal(self.state) == found
        return found

    def take(self, *keys):
        """Takes one key after the other."""
        for key in keys:
            twin = GAME.clone(self.state)
            assert key in self.keys, f"{key} is not among {self.keys}"
            outcome = GAME.apply(self.state, self.seat, key)
            GAME.step(twin, key)
            assert twin == outcome.state
            assert GAME.decode(GAME.encode(twin)) == twin
            self.state, self.revealed = outcome.state, outcome.revealed
            self.events += outcome.events
        return self

    def why_not(self, key):
        """Why a withheld key is."""
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(self.state, self.seat, key)
        return caught.value.text.id

    def said(self, told):
        """How often an event has been told."""
        return sum(event.text.id == told for event in self.events)

    @property
    def active(self):
        return [card.card for card in self.me.active]

    @property
    def points(self):
        return self.me.power, self.me.guile


CORE = (Core(power=1),)

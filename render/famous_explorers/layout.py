"""Where things lie below the map: data, computed from a view and tested as data."""

from __future__ import annotations

from typing import NamedTuple

from games.famous_explorers.view import View
from render.canvas import Box
from render.famous_explorers.frame import MAP_WIDTH

EDGE, GAP, ROW = 16, 9, 11
EXPEDITIONS, PLAYERS, DESTINATIONS, CARDS = 78, 112, 87, 76
"""The heights of the rows below the map."""
EXPEDITION, STATE, HEAD = 318, 300, 171
"""The widths of an expedition, of the word on how the game stands, and of a row's title."""
SLOTS = 6
"""The least number of slots in a row of cards."""


class BelowMap(NamedTuple):
    """A box for each expedition, player, public and secret destination, card on offer, card somebody owns.

    ``state`` is where the last round and the end are told. ``titles`` stand before destinations, offers, owned cards.
    """

    expeditions: tuple[Box, ...]
    state: Box
    tickets: Box
    players: tuple[Box, ...]
    titles: tuple[Box, ...]
    public: tuple[Box, ...]
    secrets: tuple[Box, ...]
    offers: tuple[Box, ...]
    owned: tuple[Box, ...]
    bottom: float


def below_map(view: View, top: float) -> BelowMap:
    """The rows below a map that ends at ``top``."""
    y = top + ROW
    lines = tuple(Box(EDGE + n * (EXPEDITION + GAP), y, EXPEDITION, EXPEDITIONS) for n in range(len(view.expeditions)))
    state = Box(lines[-1].right + GAP, y, STATE, EXPEDITIONS)
    tickets = Box(state.right + GAP, y, MAP_WIDTH - EDGE - state.right - GAP, EXPEDITIONS)
    y += EXPEDITIONS + ROW
    count = len(view.seats)
    wide = (MAP_WIDTH - 2 * EDGE - (count - 1) * GAP) / count
    players = tuple(Box(EDGE + seat * (wide + GAP), y, wide, PLAYERS) for seat in range(count))
    y += PLAYERS + ROW
    titles = [Box(EDGE, y, HEAD - GAP, DESTINATIONS)]
    slots = _slots(y, DESTINATIONS, max(SLOTS, len(view.public) + len(view.secrets)))
    public = slots[: len(view.public)]
    secrets = slots[len(public) :][: len(view.secrets)]
    y += DESTINATIONS + ROW
    offers, owns = len(view.offers), len(owned(view))
    on_offer, bought = _rows(y, offers), _rows(y + _height(offers), owns)
    titles += [Box(EDGE, cards[0].y, HEAD - GAP, CARDS) for cards in (on_offer, bought) if cards]
    bottom = y + _height(offers) + _height(owns) + GAP / 2
    return BelowMap(lines, state, tickets, players, tuple(titles), public, secrets, on_offer, bought, bottom)


def _rows(y: float, cards: int) -> tuple[Box, ...]:
    """A box for each of so many cards, in rows below each other."""
    rows = [_slots(y + row * (CARDS + ROW), CARDS, SLOTS) for row in range(-(-cards // SLOTS))]
    return tuple(box for row in rows for box in row)[:cards]


def _height(cards: int) -> int:
    return -(-cards // SLOTS) * (CARDS + ROW)


def owned(view: View) -> list[tuple[int, str]]:
    """The explorers and events that players have bought and still have, each with its owner."""
    return [(seat.seat, card) for seat in view.seats for card in (*seat.explorers, *seat.events)]


def _slots(y: float, high: float, count: int) -> tuple[Box, ...]:
    left = EDGE + HEAD
    step = (MAP_WIDTH - EDGE - left + GAP) / count
    return tuple(Box(left + number * step, y, step - GAP, high) for number in range(count))

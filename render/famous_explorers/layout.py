"""Where things lie below the map: data, computed from a view and tested as data."""

from __future__ import annotations

from typing import NamedTuple

from games.famous_explorers.view import View
from render.canvas import Box
from render.famous_explorers.frame import MAP_WIDTH

EDGE, GAP, ROW = 16, 9, 11
EXPEDITIONS, PLAYERS, DESTINATIONS, CARDS = 74, 114, 90, 84
"""The heights of the rows below the map."""
EXPEDITION, STATE, HEAD = 302, 270, 200
"""The widths of an expedition, of the word on how the game stands, and of a row's title."""
SLOTS, IN_A_ROW, PLAYERS_IN_A_ROW = 6, 4, 4
"""The least number of slots for destinations, how many cards lie in a row, and at most so many players."""


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
    rows = -(-count // PLAYERS_IN_A_ROW)
    columns = -(-count // rows)
    wide = (MAP_WIDTH - 2 * EDGE - (columns - 1) * GAP) / columns
    players = tuple(
        Box(EDGE + seat % columns * (wide + GAP), y + seat // columns * (PLAYERS + ROW), wide, PLAYERS)
        for seat in range(count)
    )
    y += rows * (PLAYERS + ROW)
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
    rows = [_slots(y + row * (CARDS + ROW), CARDS, IN_A_ROW) for row in range(-(-cards // IN_A_ROW))]
    return tuple(box for row in rows for box in row)[:cards]


def _height(cards: int) -> int:
    return -(-cards // IN_A_ROW) * (CARDS + ROW)


def owned(view: View) -> list[tuple[int, str]]:
    """The explorers and events that players have bought and still have, each with its owner."""
    return [(seat.seat, card) for seat in view.seats for card in (*seat.explorers, *seat.events)]


def _slots(y: float, high: float, count: int) -> tuple[Box, ...]:
    left = EDGE + HEAD
    step = (MAP_WIDTH - EDGE - left + GAP) / count
    return tuple(Box(left + number * step, y, step - GAP, high) for number in range(count))

"""Where things lie below the map: data, computed from a view and tested as data."""

from __future__ import annotations

from typing import NamedTuple

from games.famous_explorers.view import View
from render.canvas import Box
from render.famous_explorers.frame import MAP_WIDTH
from render.layout import grid

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
    columns = -(-count // -(-count // PLAYERS_IN_A_ROW))
    players = tuple(grid(Box(EDGE, y, MAP_WIDTH - 2 * EDGE, PLAYERS), count, columns, PLAYERS, GAP, ROW))
    y = players[-1].bottom + ROW
    titles = [Box(EDGE, y, HEAD - GAP, DESTINATIONS)]
    after_title = Box(EDGE + HEAD, y, MAP_WIDTH - 2 * EDGE - HEAD, DESTINATIONS)
    count = max(SLOTS, len(view.public) + len(view.secrets))
    slots = tuple(grid(after_title, count, count, DESTINATIONS, GAP))
    public = slots[: len(view.public)]
    secrets = slots[len(public) :][: len(view.secrets)]
    y += DESTINATIONS + ROW
    rows = []
    for number in (len(view.offers), len(owned(view))):
        rows.append(tuple(grid(after_title._replace(y=y), number, IN_A_ROW, CARDS, GAP, ROW)))
        y = max([y, *(box.bottom + ROW for box in rows[-1])])
    titles += [Box(EDGE, cards[0].y, HEAD - GAP, CARDS) for cards in rows if cards]
    return BelowMap(lines, state, tickets, players, tuple(titles), public, secrets, rows[0], rows[1], y + GAP / 2)


def owned(view: View) -> list[tuple[int, str]]:
    """The explorers and events that players have bought and still have, each with its owner."""
    return [(seat.seat, card) for seat in view.seats for card in (*seat.explorers, *seat.events)]

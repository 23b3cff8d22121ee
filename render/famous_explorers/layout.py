"""Where things lie below the map: data, computed from a view and tested as data."""

from __future__ import annotations

from typing import NamedTuple

from games.famous_explorers.view import View
from render.canvas import Box
from render.famous_explorers.frame import MAP_WIDTH

EDGE, GAP, ROW = 16, 9, 11
PLAYERS, DESTINATIONS, OFFERS = 112, 87, 76
"""The heights of the rows below the map."""
HEAD, INFO = 171, 183
"""The widths of a row's title and of the tickets at its end."""
SLOTS = 6
"""The least number of slots in a row of cards."""


class BelowMap(NamedTuple):
    """A box for each player, each public and secret destination, each card on offer."""

    players: tuple[Box, ...]
    titles: tuple[Box, ...]
    public: tuple[Box, ...]
    secrets: tuple[Box, ...]
    tickets: Box
    offers: tuple[Box, ...]
    bottom: float


def below_map(view: View, top: float) -> BelowMap:
    """The rows below a map that ends at ``top``."""
    y = top + ROW
    count = len(view.seats)
    wide = (MAP_WIDTH - 2 * EDGE - (count - 1) * GAP) / count
    players = tuple(Box(EDGE + seat * (wide + GAP), y, wide, PLAYERS) for seat in range(count))
    y += PLAYERS + ROW
    titles = [Box(EDGE, y, HEAD - GAP, DESTINATIONS)]
    slots = _slots(y, DESTINATIONS, max(SLOTS, len(view.public) + len(view.secrets)))
    tickets = Box(MAP_WIDTH - EDGE - INFO + GAP, y, INFO - GAP, DESTINATIONS)
    y += DESTINATIONS + ROW
    offers: tuple[Box, ...] = ()
    if view.offers:
        titles.append(Box(EDGE, y, HEAD - GAP, OFFERS))
        offers = _slots(y, OFFERS, max(SLOTS, len(view.offers)), wide=MAP_WIDTH - EDGE)[: len(view.offers)]
        y += OFFERS + ROW
    public = slots[: len(view.public)]
    secrets = slots[len(public) :][: len(view.secrets)]
    return BelowMap(players, tuple(titles), public, secrets, tickets, offers, y + GAP / 2)


def _slots(y: float, high: float, count: int, wide: float = MAP_WIDTH - EDGE - INFO) -> tuple[Box, ...]:
    left = EDGE + HEAD
    step = (wide - left + GAP) / count
    return tuple(Box(left + number * step, y, step - GAP, high) for number in range(count))

"""Where everything on the board lies: data, computed from a view and tested as data."""

from __future__ import annotations

from typing import NamedTuple

from games.moon.cards import Level
from games.moon.components import Colour
from games.moon.view import Built, Offered, SeatView, View
from render.canvas import Box
from render.layout import grid
from render.moon import tiles
from render.moon.display_order import LEVELS, grouped

WIDTH, NARROW = 1400, 1080
"""The widths of the board and of pictures for one player, in pixels."""
EDGE, GAP = 16, 10
SKY, FLAGS, CROWDED, REPUTATION, HEAD = 124, 148, 176, 98, 66
"""Heights: the sky, a flag (with more than three players), a row of reputations, a player's first line."""
BETWEEN, LINE = 6, tiles.HIGH + 6
"""The gap between two tiles, and the distance of their lines."""
LABEL = 40
"""The width of a colour's label."""
MEDAL = 62


class PlacedStructure(NamedTuple):
    """A structure and its place."""

    built: Built
    x: float
    y: float


class ColourGroup(NamedTuple):
    """The label before the structures of a colour, and their number."""

    colour: Colour
    box: Box
    number: int


class Strip(NamedTuple):
    """A player's part of the board."""

    seat: SeatView
    box: Box
    head: Box
    base: tuple[float, float]
    groups: tuple[ColourGroup, ...]
    tiles: tuple[PlacedStructure, ...]


class PlacedReputation(NamedTuple):
    """A reputation and its place."""

    offered: Offered
    box: Box


class Board(NamedTuple):
    """The whole board."""

    flags: tuple[Box, ...]
    medals: tuple[tuple[Level, Box], ...]
    reputations: tuple[PlacedReputation, ...]
    strips: tuple[Strip, ...]
    bottom: float


def lay_out(view: View) -> Board:
    """The layout of a view, from the top: flags, reputations, players."""
    y = SKY + 4.0
    high = FLAGS if len(view.seats) <= 3 else CROWDED
    flags = tuple(grid(Box(EDGE, y, WIDTH - 2 * EDGE, high), len(view.flags), len(view.flags), high, GAP))
    y += high + GAP
    medals: list[tuple[Level, Box]] = []
    shown: list[PlacedReputation] = []
    for level in LEVELS:
        cards = [offered for offered in view.reputations if offered.level == level]
        if not cards:
            continue
        medals.append((level, Box(EDGE, y, MEDAL - GAP, REPUTATION)))
        area = Box(EDGE + MEDAL, y, WIDTH - 2 * EDGE - MEDAL, REPUTATION)
        shown += map(PlacedReputation, cards, grid(area, len(cards), len(cards), REPUTATION, GAP))
        y += REPUTATION + GAP * 0.7
    y += 6
    strips = []
    for seat in view.seats:
        strips.append(_strip(seat, y))
        y = strips[-1].box.bottom + GAP
    return Board(flags, tuple(medals), tuple(shown), tuple(strips), y + 4)


def _strip(seat: SeatView, y: float) -> Strip:
    left, right = EDGE + 14.0, WIDTH - EDGE - 14.0
    head = Box(left, y + 6, right - left, HEAD - 6)
    at, line = left + tiles.base_width(seat.base) + BETWEEN, y + HEAD + 2
    groups, placed = [], []
    for colour, built in grouped(seat):
        first = tiles.width(built[0])
        if at + LABEL + BETWEEN + first > right:
            at, line = left, line + LINE
        groups.append(ColourGroup(colour, Box(at, line, LABEL, tiles.HIGH), len(built)))
        at += LABEL + BETWEEN
        for one in built:
            wide = tiles.width(one)
            if at + wide > right:
                at, line = left, line + LINE
            placed.append(PlacedStructure(one, at, line))
            at += wide + BETWEEN
        at += BETWEEN
    box = Box(EDGE, y, WIDTH - 2 * EDGE, line + LINE + 6 - y)
    return Strip(seat, box, head, (left, y + HEAD + 2), tuple(groups), tuple(placed))

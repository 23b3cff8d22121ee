"""Where everything on the board lies: data, decided from a view and tested as data."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from games.lost_cities.view import Expedition, View
from render.canvas import Box

WIDTH, HEIGHT = 1400, 1080
EDGE = 20
GAP = 14
NARROW = 7
RAIL = 240
DISCARD = 128
BASE = 58
BAND = Box(0, (HEIGHT - DISCARD) / 2 - 10, WIDTH - RAIL - EDGE - 12, DISCARD + 20)
"""What the discard piles lie on."""
STACK = BAND.y - EDGE - BASE - 2 * NARROW
"""The room for the number cards of one expedition."""
STEP, TAIL, MORE = 62, 104, 16
"""How much of a covered card shows while there is room, and of the last one; by how much the last always shows more."""
UNDER = 24
"""How far a card reaches under the next."""
PANELS = (
    Box(WIDTH - RAIL - EDGE, HEIGHT - EDGE - STACK, RAIL, STACK),
    Box(WIDTH - RAIL - EDGE, EDGE, RAIL, STACK),
)
"""Per side: its players and totals. Side 0 lies below."""
PILE = Box(PANELS[1].x, PANELS[1].bottom + GAP, RAIL, PANELS[0].y - PANELS[1].bottom - 2 * GAP)


class Strip(NamedTuple):
    """A number card on a side. ``box`` is the card, ``seen`` what the later cards leave of it."""

    card: str
    side: int
    box: Box
    seen: Box
    touched: bool


class Foot(NamedTuple):
    """The place next to the discard pile where an expedition sets out: its investments and its score."""

    colour: str
    side: int
    box: Box
    coins: tuple[Box, ...]
    figure: Box
    score: int | None
    touched: bool


class Discard(NamedTuple):
    """A discard pile; ``card`` is its top."""

    colour: str
    card: str | None
    box: Box
    touched: bool


class Board(NamedTuple):
    """The whole board, each part in the order it is drawn."""

    strips: tuple[Strip, ...]
    feet: tuple[Foot, ...]
    discards: tuple[Discard, ...]


def lay_out(view: View, touched: Collection[str] = ()) -> Board:
    """The board of ``view``, whose owner's secrets play no part; ``touched`` is what changed."""
    strips: list[Strip] = []
    feet: list[Foot] = []
    discards = []
    new = {
        (side, column): newest(view, side, column, touched) for side in (0, 1) for column in range(len(view.colours))
    }
    for column, colour in enumerate(view.colours):
        place = slot(column, len(view.colours))
        for side in (0, 1):
            expedition = view.sides[side][column]
            mark = new[side, column]
            feet.append(_foot(expedition, side, place, mark))
            strips += _stack(expedition, side, place, mark)
        discards.append(Discard(colour, view.discards[column], place, f"discard-{colour}" in touched))
    return Board(tuple(strips), tuple(feet), tuple(discards))


def slot(column: int, columns: int) -> Box:
    """The discard pile's place in a column; the column is as wide."""
    step = (BAND.w - EDGE - 10 + GAP) / columns
    return Box(EDGE + column * step, BAND.y + 10, step - GAP, DISCARD)


def lanes(column: int, columns: int) -> tuple[Box, Box]:
    """Where the two sides lay their cards of a column."""
    place = slot(column, columns)
    high = STACK + NARROW + BASE
    return Box(place.x, HEIGHT - EDGE - high, place.w, high), Box(place.x, EDGE, place.w, high)


def newest(view: View, side: int, column: int, touched: Collection[str]) -> bool:
    """Whether the last card of an expedition is what changed.

    Keys tell a card, not where it lies: a card that went to the discard pile or came from it is touched with the pile.
    So beside a touched pile two cards of that colour must be touched for one of them to have been played. Where the
    last cards of both sides are alike, it was the side of the seat that played before the one whose turn it is.
    """
    colour = view.colours[column]
    last = [cards[-1] if cards else None for cards in (view.sides[s][column].cards for s in (0, 1))]
    if last[side] not in touched:
        return False
    moved = sum(key.startswith(f"{colour}-") for key in touched)
    if f"discard-{colour}" in touched and moved < 2:
        return False
    return last[0] != last[1] or view.actor is None or side != view.actor % 2


def _foot(expedition: Expedition, side: int, place: Box, mark: bool) -> Foot:
    y = BAND.bottom + NARROW if side == 0 else BAND.y - NARROW - BASE
    box = Box(place.x, y, place.w, BASE)
    coins = sum(card.endswith("-x") for card in expedition.cards)
    size = 42.0 if place.w > 190 else 38.0
    step = size * 0.5
    rings = tuple(Box(box.x + 9 + i * step, box.y + (BASE - size) / 2, size, size) for i in range(coins))
    left = rings[-1].right + 4 if rings else box.x + 9
    figure = Box(left, box.y, box.right - 12 - left, BASE)
    touched = mark and expedition.cards[-1].endswith("-x")
    return Foot(expedition.colour, side, box, rings, figure, expedition.score if expedition.cards else None, touched)


def _stack(expedition: Expedition, side: int, place: Box, mark: bool) -> list[Strip]:
    cards = [card for card in expedition.cards if not card.endswith("-x")]
    count = len(cards)
    step = min(STEP, (STACK - MORE) / max(1, count))
    tail = max(step + MORE, min(TAIL, STACK - step * (count - 1)))
    strips = []
    for row, card in enumerate(cards):
        last = row == count - 1
        high = tail if last else step
        away = row * step  # from the middle of the table
        reach = 0 if last else UNDER
        if side == 0:
            seen = Box(place.x, HEIGHT - EDGE - STACK + away, place.w, high)
            box = seen._replace(h=high + reach)
        else:
            seen = Box(place.x, EDGE + STACK - away - high, place.w, high)
            box = seen._replace(y=seen.y - reach, h=high + reach)
        strips.append(Strip(card, side, box, seen, mark and last))
    return strips

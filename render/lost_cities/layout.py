"""Where everything on the board lies: data, computed from a view and tested as data."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from games.lost_cities.view import Expedition, View
from render.canvas import Box

WIDTH, HEIGHT = 1400, 1080
FEW = 10
"""From this many cards on, the draw pile warns that it runs out."""
EDGE = 20
GAP = 14
NARROW = 7
RAIL = 240
DISCARD = 128
BASE = 58
BAND = Box(0, (HEIGHT - DISCARD) / 2 - 10, WIDTH - RAIL - EDGE - 12, DISCARD + 20)
"""The band that the discard piles lie on."""
STACK = BAND.y - EDGE - BASE - 2 * NARROW
"""The room for the number cards of an expedition."""
STEP, TAIL, MORE = 62, 104, 16
"""How much of a covered card and of the last one is visible if there is room; how much more of the last always is."""
UNDER = 24
"""How far a card extends under the next."""
PANELS = (
    Box(WIDTH - RAIL - EDGE, HEIGHT - EDGE - STACK, RAIL, STACK),
    Box(WIDTH - RAIL - EDGE, EDGE, RAIL, STACK),
)
"""The panels of the two sides, with players and totals. Side 0 is at the bottom."""
PILE = Box(PANELS[1].x, PANELS[1].bottom + GAP, RAIL, PANELS[0].y - PANELS[1].bottom - 2 * GAP)

SIDE_HEAD = 132
"""The height of the panel above a side that is shown by itself."""
SIDE = Box(0, BAND.y, BAND.right + EDGE, HEIGHT - BAND.y)
"""The part of the board that is side 0 with the discard piles."""


class PlacedCard(NamedTuple):
    """A number card on a side; ``seen`` is the part of ``box`` that later cards leave visible."""

    card: str
    side: int
    box: Box
    seen: Box
    touched: bool


class ExpeditionBase(NamedTuple):
    """The start of an expedition beside the discard pile: its investments and its score."""

    colour: str
    side: int
    box: Box
    coins: tuple[Box, ...]
    figure: Box
    score: int | None
    touched: bool


class DiscardPile(NamedTuple):
    """A discard pile; ``card`` is its top."""

    colour: str
    card: str | None
    box: Box
    touched: bool


class Board(NamedTuple):
    """The whole board, in drawing order."""

    cards: tuple[PlacedCard, ...]
    bases: tuple[ExpeditionBase, ...]
    discards: tuple[DiscardPile, ...]


def lay_out(view: View, touched: Collection[str] = ()) -> Board:
    """The layout of ``view``; ``touched`` are the pieces that changed."""
    cards: list[PlacedCard] = []
    bases: list[ExpeditionBase] = []
    discards = []
    new = {
        (side, column): newest(view, side, column, touched) for side in (0, 1) for column in range(len(view.colours))
    }
    for column, colour in enumerate(view.colours):
        place = slot(column, len(view.colours))
        for side in (0, 1):
            expedition = view.sides[side][column]
            mark = new[side, column]
            bases.append(_base(expedition, side, place, mark))
            cards += _stack(expedition, side, place, mark)
        discards.append(DiscardPile(colour, view.discards[column], place, f"discard-{colour}" in touched))
    return Board(tuple(cards), tuple(bases), tuple(discards))


def slot(column: int, columns: int) -> Box:
    """The place of the discard pile in a column, which is as wide as the column."""
    step = (BAND.w - EDGE - 10 + GAP) / columns
    return Box(EDGE + column * step, BAND.y + 10, step - GAP, DISCARD)


def lanes(column: int, columns: int) -> tuple[Box, Box]:
    """Where the two sides play the cards of a column."""
    place = slot(column, columns)
    high = STACK + NARROW + BASE
    return Box(place.x, HEIGHT - EDGE - high, place.w, high), Box(place.x, EDGE, place.w, high)


def newest(view: View, side: int, column: int, touched: Collection[str]) -> bool:
    """Whether the last card of an expedition is new.

    Keys name a card, not its place: a card that is discarded or drawn from a discard pile is touched together with
    the pile. So if a pile is touched, two cards of its colour must be for one of them to have been played. If the
    last cards of both sides are the same, the new one belongs to the seat before the one whose turn it is.
    """
    colour = view.colours[column]
    last = [cards[-1] if cards else None for cards in (view.sides[s][column].cards for s in (0, 1))]
    if last[side] not in touched:
        return False
    moved = sum(key.startswith(f"{colour}-") for key in touched)
    if f"discard-{colour}" in touched and moved < 2:
        return False
    return last[0] != last[1] or view.actor is None or side != view.actor % 2


def _base(expedition: Expedition, side: int, place: Box, mark: bool) -> ExpeditionBase:
    y = BAND.bottom + NARROW if side == 0 else BAND.y - NARROW - BASE
    box = Box(place.x, y, place.w, BASE)
    coins = sum(card.endswith("-x") for card in expedition.cards)
    size = 42.0 if place.w > 190 else 38.0
    step = size * 0.5
    rings = tuple(Box(box.x + 9 + i * step, box.y + (BASE - size) / 2, size, size) for i in range(coins))
    left = rings[-1].right + 4 if rings else box.x + 9
    figure = Box(left, box.y, box.right - 12 - left, BASE)
    touched = mark and expedition.cards[-1].endswith("-x")
    return ExpeditionBase(
        expedition.colour, side, box, rings, figure, expedition.score if expedition.cards else None, touched
    )


def _stack(expedition: Expedition, side: int, place: Box, mark: bool) -> list[PlacedCard]:
    numbers = [card for card in expedition.cards if not card.endswith("-x")]
    count = len(numbers)
    step = min(STEP, (STACK - MORE) / max(1, count))
    tail = max(step + MORE, min(TAIL, STACK - step * (count - 1)))
    placed = []
    for row, card in enumerate(numbers):
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
        placed.append(PlacedCard(card, side, box, seen, mark and last))
    return placed

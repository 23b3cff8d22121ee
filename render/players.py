"""How players look in every game: by seat, a colour and a symbol."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render import icons
from render.canvas import Box, Canvas, Point
from render.cards import plate
from render.palette import ACCENT, INK, PANEL, PLAYERS, SLOT, Colour


def symbol(canvas: Canvas, at: Point, seat: int, size: float, colours: Sequence[Colour] = PLAYERS) -> None:
    """The symbol of the player on ``seat`` in that player's one of ``colours``, centred at ``at``."""
    canvas.icon(icons.PLAYERS[seat], at, size, colours[seat])


def lane(canvas: Canvas, box: Box, seat: int, name: str, *, width: float, turn: bool, touched: bool) -> float:
    """A player's lane on a board: a plate with symbol and ``name``, which ends within ``width`` pixels of its left.

    Whose ``turn`` it is has the icon ``turn`` behind a bold name; a rim is around what is ``touched``. Return where the
    name begins. What else the player has is drawn behind ``width``.
    """
    plate(canvas, box, 16, PANEL, touched=touched)
    y, size = box.centre[1], min(56, box.h * 0.6)
    symbol(canvas, (box.x + 50, y), seat, size)
    left, icon = box.x + 96, 44 if turn else 0
    run = canvas.text((left, y), name, 44, INK, bold=turn, width=width - 96 - icon * 1.5, min_size=36)
    if turn:
        canvas.icon("turn", (left + run + 36, y), icon, ACCENT)
    return left


def track(
    canvas: Canvas,
    box: Box,
    ends: tuple[int, int],
    values: Mapping[int, int],
    *,
    size: float = 38,
    ticks: Sequence[int] = (0,),
    colours: Sequence[Colour] = PLAYERS,
) -> None:
    """A track across ``box`` from one of ``ends`` to the other, with the symbol of each seat at its one of ``values``.

    A value beyond an end makes the track longer. Seats at the same place stand above each other; ``ticks`` are marks.
    """
    low, high = min(ends[0], *values.values()), max(ends[1], *values.values())
    y = box.centre[1]

    def at(value: int) -> float:
        return box.x + box.w * (value - low) / ((high - low) or 1)

    canvas.rect(Box(box.x, y - 3, box.w, 6), SLOT)
    for tick in ticks:
        if low <= tick <= high:
            canvas.rect(Box(at(tick) - 2, y - 20, 4, 40), SLOT)
    for value in {*values.values()}:
        there = sorted(seat for seat, own in values.items() if own == value)
        for number, seat in enumerate(there):
            up = (number - (len(there) - 1) / 2) * min(size, (box.h - size) / max(1, len(there) - 1))
            symbol(canvas, (at(value), y + up), seat, size, colours)

"""Dice, and what they show; :meth:`GameRng.roll` rolls them."""

from __future__ import annotations

from render.canvas import Box, Canvas
from render.cards import plate
from render.palette import DARK, INK, Colour

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Where the pips of each side lie: columns and rows from its middle."""


def die(canvas: Canvas, box: Box, shows: int, *, fill: Colour = INK, ink: Colour = DARK, touched: bool = False) -> None:
    """A die in a square ``box`` that ``shows`` a number: in pips up to six, beyond that in digits."""
    plate(canvas, box, box.w * 0.18, fill, touched=touched)
    x, y = box.centre
    for column, row in PIPS.get(shows, ()):
        canvas.circle((x + column * box.w * 0.26, y + row * box.w * 0.26), box.w * 0.1, ink)
    if shows not in PIPS:
        canvas.text(box.centre, str(shows), box.w * 0.6, ink, bold=True, anchor="cm", width=box.w * 0.8)

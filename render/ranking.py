"""A ranking as a picture: places, names, ratings and how they have changed lately."""

from __future__ import annotations

from collections.abc import Sequence

from render.canvas import Box, Canvas
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, SLOT, meeting, shades
from render.ranking_line import Line
from render.scene import Picture

WIDTH, EDGE, HEAD, ROW, FOOT = 1200, 28, 124, 76, 100
PLACE, NUMBER, CHANGE = 112.0, 900.0, 1130.0
"""Where places end and numbers and changes do, from the left."""

_COLOURS = shades(meeting((INK, MUTED, ACCENT), (GROUND, PANEL, SLOT)))


def draw(title: str, lines: Sequence[Line], note: str, alt: str) -> Picture:
    """The picture of ``lines`` under a ``title``, with a ``note`` below and ``alt`` to describe it."""
    height = HEAD + ROW * len(lines) + FOOT + EDGE
    canvas = Canvas(WIDTH, height, GROUND)
    canvas.text((EDGE, EDGE + 36), title, 54, INK, bold=True, width=WIDTH - 2 * EDGE, min_size=34)
    for number, line in enumerate(lines):
        _draw_line(canvas, Box(EDGE, HEAD + ROW * number, WIDTH - 2 * EDGE, ROW - 8), line)
    canvas.paragraph(Box(EDGE, height - EDGE - FOOT + 12, WIDTH - 2 * EDGE, FOOT - 8), note, 32, MUTED, min_size=28)
    return canvas.picture(alt, _COLOURS)


def _draw_line(canvas: Canvas, box: Box, line: Line) -> None:
    y = box.centre[1]
    canvas.rounded(box, 14, SLOT if line.mine else PANEL)
    if line.mine:
        canvas.rect(Box(box.x, box.y + 12, 8, box.h - 24), ACCENT)
    canvas.text((PLACE, y), line.place, 44, MUTED, bold=True, anchor="rm")
    canvas.text((PLACE + 28, y), line.name, 44, INK, bold=line.mine, width=NUMBER - PLACE - 210, min_size=28)
    canvas.text((NUMBER, y), line.number, 48, MUTED if line.settling else INK, bold=True, anchor="rm")
    if line.change:
        canvas.text((CHANGE, y), line.change, 40, MUTED, anchor="rm")

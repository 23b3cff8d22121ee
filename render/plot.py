"""A plot of values over time, such as somebody's ratings, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from render.canvas import Box, Canvas, Point
from render.curve import Curve, Plot
from render.palette import GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, Colour, meeting, shades
from render.scene import Picture

WIDTH, EDGE, HEAD, AXIS, KEY = 1200, 28, 112, 60, 62
PLOT = 480
LEFT, RIGHT = 150.0, 40.0
"""Room for the numbers on the left, and for the last point on the right."""

STEPS = (20, 50, 100, 200, 500, 1000)
"""So far apart lie the lines of a scale, the smallest of these with which there are at most :data:`MOST_LINES`."""
MOST_LINES = 6

DASHES: tuple[Sequence[float], ...] = ((), (26, 12), (8, 10), (26, 10, 8, 10), (40, 14), (14, 8))
"""Curves differ by more than their colours."""

_COLOURS = shades(meeting((INK, MUTED, *PLAYERS), (GROUND, PANEL, SLOT)))


def draw(plot: Plot) -> Picture:
    """The picture of a plot of at most as many curves as there are colours of players."""
    bottom = HEAD + PLOT
    canvas = Canvas(WIDTH, bottom + AXIS + KEY * len(plot.curves) + EDGE, GROUND)
    canvas.text((EDGE, EDGE + 34), plot.title, 50, INK, bold=True, width=WIDTH - 2 * EDGE, min_size=32)
    box = Box(LEFT, HEAD, WIDTH - LEFT - EDGE, PLOT)
    canvas.rounded(box, 14, PANEL)
    lines = scale([value for curve in plot.curves for _, value in curve.points])
    place = _Place(box.inset(RIGHT), plot, lines)
    for value in lines:
        y = place.y(value)
        canvas.rect(Box(box.x, y - 1, box.w, 2), SLOT)
        canvas.text((LEFT - 16, y), f"{value}", 36, MUTED, anchor="rm")
    for curve, colour, dash in zip(plot.curves, PLAYERS, DASHES, strict=False):
        _draw_curve(canvas, place, curve, colour, dash)
    canvas.text((LEFT, bottom + 34), plot.first, 34, MUTED)
    canvas.text((WIDTH - EDGE, bottom + 34), plot.last, 34, MUTED, anchor="rm")
    for number, (curve, colour, dash) in enumerate(zip(plot.curves, PLAYERS, DASHES, strict=False)):
        y = bottom + AXIS + KEY * number + KEY / 2
        canvas.line(((EDGE + 8, y), (LEFT - 20, y)), colour, 8, dash=dash)
        canvas.text((LEFT, y), curve.name, 42, INK, width=WIDTH - LEFT - 300, min_size=28)
        canvas.text((WIDTH - EDGE, y), curve.end, 44, INK, bold=True, anchor="rm")
    return canvas.picture(plot.alt, _COLOURS)


def scale(values: Sequence[float]) -> list[int]:
    """Round numbers in equal steps from below the least of ``values`` to above the greatest."""
    least, most = min(values), max(values)
    step = next((each for each in STEPS if (most - least) / each <= MOST_LINES - 2), STEPS[-1])
    first, last = int(least // step), int(-(-most // step))
    return [step * number for number in range(first, max(last, first + 1) + 1)]


class _Place:
    """Where times and values lie in ``box``."""

    def __init__(self, box: Box, plot: Plot, lines: Sequence[int]) -> None:
        times = [time for curve in plot.curves for time, _ in curve.points]
        self._box, self._first, self._span = box, min(times), max(times) - min(times) or 1.0
        self._least, self._height = lines[0], lines[-1] - lines[0]

    def at(self, point: tuple[float, float]) -> Point:
        return self._box.x + self._box.w * (point[0] - self._first) / self._span, self.y(point[1])

    def y(self, value: float) -> float:
        return self._box.bottom - self._box.h * (value - self._least) / self._height


def _draw_curve(canvas: Canvas, place: _Place, curve: Curve, colour: Colour, dash: Sequence[float]) -> None:
    points = [place.at(point) for point in curve.points]
    for one, other in pairwise(points):
        canvas.line((one, other), colour, 6, dash=dash)
    for point in points[-1:]:
        canvas.circle(point, 13, colour)

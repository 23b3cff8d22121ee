"""Icons: shapes in one colour, each drawn from a few polygons and circles in the unit square.

Those here are shared by all games; a game registers further ones of its own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

OVERSAMPLING = 4
LARGE = 128
"""From this size on, filling the solid middle of an icon without a mask is faster."""
Point = tuple[float, float]
Draw = Callable[["Pen"], None]
"""Draws an icon with a :class:`Pen`, in the unit square."""


class Pen:
    """Draws in the unit square; with ``cut`` it erases instead."""

    def __init__(self, size: int) -> None:
        self.image = Image.new("L", (size * OVERSAMPLING, size * OVERSAMPLING))
        self._draw = ImageDraw.Draw(self.image)
        self._unit = size * OVERSAMPLING

    def polygon(self, *points: Point, cut: bool = False) -> None:
        self._draw.polygon([self._at(point) for point in points], _ink(cut))

    def circle(self, centre: Point, radius: float, *, cut: bool = False) -> None:
        (left, top), (right, bottom) = (
            self._at((centre[0] - radius, centre[1] - radius)),
            self._at((centre[0] + radius, centre[1] + radius)),
        )
        self._draw.ellipse((left, top, right - 1, bottom - 1), _ink(cut))

    def line(self, *points: Point, width: float, cut: bool = False) -> None:
        """A line with round ends and corners."""
        self._draw.line([self._at(point) for point in points], _ink(cut), round(width * self._unit), joint="curve")
        for point in points:
            self.circle(point, width / 2, cut=cut)

    def rounded(
        self, left: float, top: float, right: float, bottom: float, radius: float, *, cut: bool = False
    ) -> None:
        edges = (*self._at((left, top)), *self._at((right, bottom)))
        self._draw.rounded_rectangle(edges, radius * self._unit, _ink(cut))

    def _at(self, point: Point) -> Point:
        return point[0] * self._unit, point[1] * self._unit


def _ink(cut: bool) -> int:
    return 0 if cut else 255


def curve(fn: Callable[[float], float], left: float, right: float, steps: int = 40) -> list[Point]:
    """Points on the graph of ``fn`` between ``left`` and ``right``."""
    return [(x, fn(x)) for x in (left + (right - left) * i / steps for i in range(steps + 1))]


def ring(corners: int, radius: float, *, turn: float = -90, centre: Point = (0.5, 0.5)) -> list[Point]:
    """The corners of a regular polygon; the first lies at the angle ``turn``, in degrees clockwise from the right."""
    angles = (math.radians(turn + 360 * i / corners) for i in range(corners))
    return [(centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)) for angle in angles]


def _desert(pen: Pen) -> None:
    pen.circle((0.62, 0.32), 0.2)
    pen.polygon(*curve(lambda x: 0.66 - 0.14 * math.sin((x - 0.02) * 4.2), 0.02, 0.98), (0.98, 0.94), (0.02, 0.94))
    pen.line(*curve(lambda x: 0.83 - 0.07 * math.sin((x + 0.22) * 5.2), 0.1, 0.86), width=0.055, cut=True)


def _sea(pen: Pen) -> None:
    for row in (0.24, 0.5, 0.76):
        pen.line(*curve(lambda x, row=row: row - 0.075 * math.sin(x * 4 * math.pi), 0.07, 0.93), width=0.125)  # type: ignore[misc]


def _mountain(pen: Pen) -> None:
    pen.polygon((0.02, 0.9), (0.4, 0.12), (0.6, 0.5), (0.7, 0.36), (0.98, 0.9))
    pen.polygon((0.285, 0.46), (0.36, 0.52), (0.42, 0.43), (0.5, 0.53), (0.55, 0.49), (0.57, 0.53), (0.5, 0.62),
                (0.42, 0.53), (0.36, 0.61), (0.25, 0.53), cut=True)  # fmt: skip


def _leaf(pen: Pen) -> None:
    side = [(0.1, 0.9), (0.08, 0.52), (0.2, 0.28), (0.44, 0.13), (0.92, 0.08)]
    other = [(0.88, 0.56), (0.73, 0.8), (0.48, 0.92), (0.1, 0.9)]
    pen.polygon(*_smooth([*side, *other]))
    pen.line((0.04, 0.97), (0.72, 0.28), width=0.06, cut=True)
    pen.line((0.4, 0.6), (0.4, 0.36), width=0.05, cut=True)
    pen.line((0.4, 0.6), (0.65, 0.6), width=0.05, cut=True)
    pen.line((0.04, 0.97), (0.16, 0.85), width=0.07)


def _volcano(pen: Pen) -> None:
    pen.polygon((0.02, 0.92), (0.34, 0.42), (0.43, 0.5), (0.5, 0.44), (0.58, 0.51), (0.66, 0.42), (0.98, 0.92))
    pen.line((0.5, 0.32), (0.5, 0.13), width=0.11)
    pen.line((0.33, 0.27), (0.25, 0.16), width=0.09)
    pen.line((0.67, 0.27), (0.75, 0.16), width=0.09)


def _island(pen: Pen) -> None:
    pen.circle((0.33, 0.36), 0.16)
    pen.circle((0.56, 0.27), 0.21)
    pen.circle((0.76, 0.38), 0.14)
    pen.rounded(0.04, 0.36, 0.96, 0.52, 0.08)
    pen.polygon((0.1, 0.6), (0.9, 0.6), (0.68, 0.76), (0.6, 0.74), (0.48, 0.97), (0.4, 0.78), (0.28, 0.77))


def _investment(pen: Pen) -> None:
    pen.circle((0.5, 0.5), 0.48)
    pen.circle((0.5, 0.5), 0.385, cut=True)
    pen.circle((0.5, 0.5), 0.335)
    pen.polygon((0.5, 0.27), (0.68, 0.5), (0.5, 0.73), (0.32, 0.5), cut=True)


def _pile(pen: Pen) -> None:
    for step in (0, 1, 2):
        left, top = 0.06 + step * 0.15, 0.3 - step * 0.13
        if step:
            pen.rounded(left - 0.05, top - 0.05, left + 0.62, top + 0.71, 0.11, cut=True)
        pen.rounded(left, top, left + 0.57, top + 0.66, 0.08)


def _hand(pen: Pen) -> None:
    for turn, shift in ((-0.32, -0.2), (0.0, 0.0), (0.32, 0.2)):
        for grow, cut in ((0.045, True), (0.0, False)):
            corners = ((-0.16 - grow, -0.28 - grow), (0.16 + grow, -0.28 - grow),
                       (0.16 + grow, 0.28 + grow), (-0.16 - grow, 0.28 + grow))  # fmt: skip
            cos, sin = math.cos(turn), math.sin(turn)
            middle = (0.5 + shift, 0.5 + abs(turn) * 0.2)
            pen.polygon(*((middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos) for x, y in corners), cut=cut)


def _crown(pen: Pen) -> None:
    pen.polygon((0.1, 0.76), (0.05, 0.28), (0.3, 0.5), (0.5, 0.16), (0.7, 0.5), (0.95, 0.28), (0.9, 0.76))
    pen.rounded(0.1, 0.81, 0.9, 0.92, 0.04)
    for centre in ((0.06, 0.26), (0.5, 0.14), (0.94, 0.26)):
        pen.circle(centre, 0.06)


def _star(pen: Pen) -> None:
    outer, inner = ring(5, 0.5, centre=(0.5, 0.53)), ring(5, 0.21, turn=-54, centre=(0.5, 0.53))
    pen.polygon(*(point for pair in zip(outer, inner, strict=True) for point in pair))


def _turn(pen: Pen) -> None:
    pen.polygon((0.2, 0.08), (0.88, 0.5), (0.2, 0.92))


def _warning(pen: Pen) -> None:
    pen.line((0.5, 0.13), (0.92, 0.86), (0.08, 0.86), (0.5, 0.13), width=0.12)
    pen.polygon((0.5, 0.13), (0.92, 0.86), (0.08, 0.86))
    pen.line((0.5, 0.38), (0.5, 0.58), width=0.11, cut=True)
    pen.circle((0.5, 0.76), 0.065, cut=True)


def _gift(pen: Pen) -> None:
    """From hand to hand: an arrow into a bracket."""
    pen.line((0.06, 0.5), (0.56, 0.5), width=0.13)
    pen.polygon((0.44, 0.22), (0.76, 0.5), (0.44, 0.78))
    pen.line((0.72, 0.1), (0.92, 0.1), (0.92, 0.9), (0.72, 0.9), width=0.12)


def _lock(pen: Pen) -> None:
    pen.circle((0.5, 0.36), 0.28)
    pen.circle((0.5, 0.36), 0.17, cut=True)
    pen.rounded(0.14, 0.42, 0.86, 0.94, 0.09)
    pen.line((0.5, 0.62), (0.5, 0.74), width=0.11, cut=True)


def _tick(pen: Pen) -> None:
    pen.line((0.12, 0.54), (0.4, 0.8), (0.88, 0.22), width=0.15)


def _disc(pen: Pen) -> None:
    pen.circle((0.5, 0.5), 0.44)


def _square(pen: Pen) -> None:
    pen.rounded(0.1, 0.1, 0.9, 0.9, 0.06)


def _triangle(pen: Pen) -> None:
    pen.polygon((0.5, 0.06), (0.98, 0.92), (0.02, 0.92))


def _diamond(pen: Pen) -> None:
    pen.polygon((0.5, 0.0), (0.94, 0.5), (0.5, 1.0), (0.06, 0.5))


def _hexagon(pen: Pen) -> None:
    pen.polygon(*ring(6, 0.5))
    pen.circle((0.5, 0.5), 0.18, cut=True)


def _cross(pen: Pen) -> None:
    pen.polygon((0.34, 0.04), (0.66, 0.04), (0.66, 0.34), (0.96, 0.34), (0.96, 0.66), (0.66, 0.66),
                (0.66, 0.96), (0.34, 0.96), (0.34, 0.66), (0.04, 0.66), (0.04, 0.34), (0.34, 0.34))  # fmt: skip


def _smooth(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A closed Catmull-Rom curve through ``points``; a point given twice is a corner."""
    closed = [points[-2], *points[:-1], points[0], points[1]]
    out = []
    for before, start, end, after in zip(closed, closed[1:], closed[2:], closed[3:], strict=False):
        for step in range(steps):
            t = step / steps
            out.append(tuple(_between(before[i], start[i], end[i], after[i], t) for i in (0, 1)))
    return out  # type: ignore[return-value] # pairs, made as pairs


def _between(before: float, start: float, end: float, after: float, t: float) -> float:
    bend = 2 * before - 5 * start + 4 * end - after
    return 0.5 * (2 * start + (end - before) * t + bend * t * t + (3 * start - before - 3 * end + after) * t**3)


_DRAWN: dict[str, Draw] = {
    "desert": _desert,
    "sea": _sea,
    "mountain": _mountain,
    "leaf": _leaf,
    "volcano": _volcano,
    "island": _island,
    "investment": _investment,
    "pile": _pile,
    "hand": _hand,
    "crown": _crown,
    "star": _star,
    "turn": _turn,
    "warning": _warning,
    "gift": _gift,
    "lock": _lock,
    "tick": _tick,
    "disc": _disc,
    "square": _square,
    "triangle": _triangle,
    "diamond": _diamond,
    "hexagon": _hexagon,
    "cross": _cross,
}
NAMES = tuple(_DRAWN)
PLAYERS = ("disc", "square", "triangle", "diamond", "hexagon", "cross")
"""The symbol of each seat; their outlines differ."""


def register(game: str, drawn: Mapping[str, Draw]) -> None:
    """Adds the icons that only one game uses, each as ``<game>/<name>``."""
    _DRAWN.update({f"{game}/{name}": draw for name, draw in drawn.items()})


def of_game(game: str, name: str) -> str:
    """The full name of the icon that a game calls ``name``: its own, or a shared one where it has none."""
    return own if (own := f"{game}/{name}") in _DRAWN else name


def names() -> Collection[str]:
    """The names of all icons, those of games included."""
    return _DRAWN.keys()


def mask(name: str, size: int) -> Image.Image:
    """Icon ``name`` as coverage from 0 to 255, ``size`` pixels wide and high. Raises KeyError for an unknown one."""
    pen = Pen(size)
    _DRAWN[name](pen)
    return pen.image.reduce(OVERSAMPLING)


class Parts(NamedTuple):
    """An icon for fast stamping: a ``solid`` block (left, top, right, bottom) if it has one, and masks for the rest."""

    solid: tuple[int, int, int, int] | None
    masks: tuple[tuple[int, int, Image.Image], ...]


@lru_cache(maxsize=1024)
def parts(name: str, size: int) -> Parts:
    """The icon ``name`` without its empty margins; the solid middle of a large one apart."""
    whole = mask(name, size)
    left, top, right, bottom = whole.getbbox() or (0, 0, 1, 1)
    inner = (round(size * 0.27), top + 2, round(size * 0.73), bottom - 2)
    if size < LARGE or whole.crop(inner).getextrema() != (255, 255):
        return Parts(None, ((left, top, whole.crop((left, top, right, bottom))),))
    west, north, east, south = inner
    boxes = (
        (left, top, west, bottom),
        (east, top, right, bottom),
        (west, top, east, north),
        (west, south, east, bottom),
    )
    return Parts(inner, tuple((box[0], box[1], whole.crop(box)) for box in boxes))

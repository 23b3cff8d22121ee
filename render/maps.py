"""Boards of points or hexagons that are linked: drawn by data.

:mod:`games.parts.maps` has what touches what; :func:`render.layout.fit` says where the points lie in a picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin

from render.canvas import Box, Canvas, Point, text_width
from render.cards import mark
from render.palette import ACCENT, GROUND, INK, SLOT, Colour

RIM = 6.0
"""How broad the bright rim is around what has changed, in pixels."""


def draw_links(
    canvas: Canvas, at: Mapping[str, Point], links: Iterable[tuple[str, str]], *, fill: Colour = SLOT, width: float = 8
) -> None:
    """A line for each of ``links`` between points that lie ``at`` places of the picture; draw points after it."""
    for one, other in links:
        canvas.line((at[one], at[other]), fill, width)


def draw_point(
    canvas: Canvas,
    at: Point,
    radius: float,
    fill: Colour,
    *,
    name: str = "",
    size: float = 34,
    room: float = 240,
    ground: Colour = GROUND,
    touched: bool = False,
    letter: str | None = None,
) -> None:
    """A point of a map: a disc with its ``name`` below it, at most ``room`` pixels wide, on a plate of the ``ground``.

    It is bright if it is ``touched``. What stands on it is drawn over it afterwards; the ``letter`` of a choice lies on
    its upper right, and :func:`beside` is where players' pieces stand.
    """
    if touched:
        canvas.circle(at, radius + RIM, ACCENT)
    canvas.circle(at, radius, fill, outline=GROUND, width=3)
    if name:
        below = (at[0], at[1] + radius + size * 0.75)
        wide = min(room, text_width(name, size, bold=True))
        canvas.rounded(Box(*below, 0, 0).inset(-size * 0.55)._replace(x=at[0] - wide / 2 - 6, w=wide + 12), 8, ground)
        canvas.text(below, name, size, INK, bold=True, anchor="cm", width=room, min_size=size * 0.7)
    mark(canvas, (at[0] + radius * 0.75, at[1] - radius * 0.75), letter, 24)


def beside(at: Point, radius: float, count: int, *, size: float = 58) -> list[Point]:
    """The middles of ``count`` pieces that stand at a point, one below the other: on its left.

    Its name and the letter of a choice leave that free; ``size`` is how far the middles are apart.
    """
    return [(at[0] - radius - size * 0.3, at[1] + (number - 1.35) * size) for number in range(count)]


def draw_hex(
    canvas: Canvas, at: Point, wide: float, fill: Colour, *, touched: bool = False, letter: str | None = None
) -> None:
    """A hexagon that stands on a corner, ``wide`` pixels from side to side: the distance of two that touch.

    So it is the distance of two neighbours after :func:`render.layout.fit`.
    """
    radius = wide / 3**0.5
    if touched:
        canvas.polygon(_corners(at, radius - 2), ACCENT)
    canvas.polygon(_corners(at, radius - (2 + RIM if touched else 2)), fill)
    mark(canvas, (at[0], at[1] - radius * 0.62), letter, 24)


def _corners(at: Point, radius: float) -> list[Point]:
    return [(at[0] + radius * sin(turn * pi / 3), at[1] - radius * cos(turn * pi / 3)) for turn in range(6)]

"""Where things lie beside and below each other: boxes, for pictures to be drawn in and for tests to look at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from render.canvas import Box, Point


def grid(area: Box, count: int, columns: int, high: float, gap: float, between: float | None = None) -> list[Box]:
    """The boxes of ``count`` things in rows of ``columns`` from the top of ``area``, as wide as it allows.

    Each is ``high`` pixels high and has a ``gap`` to the next; rows have as much ``between`` them unless it is told.
    """
    wide, down = (area.w + gap) / columns - gap, high + (gap if between is None else between)
    return [
        Box(area.x + place % columns * (wide + gap), area.y + place // columns * down, wide, high)
        for place in range(count)
    ]


def rows(area: Box, heights: Sequence[float], columns: int, gap: float) -> list[Box]:
    """The same for things of which each needs a height of its own: a row is as high as its tallest."""
    boxes: list[Box] = []
    for start in range(0, len(heights), columns):
        row = heights[start : start + columns]
        boxes += grid(area, len(row), columns, max(row), gap)
        area = area._replace(y=boxes[-1].bottom + gap)
    return boxes


def row(area: Box, count: int, wide: float, gap: float) -> list[Box]:
    """The boxes of ``count`` things in one row, ``wide`` pixels each, from the left of ``area`` on; as high as it is.

    Where they are too many for that they lie closer, and in the end over each other like a hand of cards: each covers
    the right part of the one before it. So draw them in this order, with what tells them apart in their left parts.
    """
    step = min(wide + gap, (area.w - wide) / (count - 1)) if count > 1 else 0.0
    return [Box(area.x + place * step, area.y, wide, area.h) for place in range(count)]


def fit(points: Mapping[str, Point], area: Box) -> dict[str, Point]:
    """Points of a board in its own units as points of ``area``: as large as it allows, centred, not distorted."""
    xs, ys = zip(*points.values(), strict=True)
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    scale = min(area.w / wide if wide else float("inf"), area.h / high if high else float("inf"))
    scale = scale if scale < float("inf") else 1.0
    left = area.centre[0] - scale * (min(xs) + max(xs)) / 2
    top = area.centre[1] - scale * (min(ys) + max(ys)) / 2
    return {name: (left + scale * x, top + scale * y) for name, (x, y) in points.items()}

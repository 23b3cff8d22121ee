"""Parts of a map drawn by themselves and cached: antialiased, transparent, aligned to whole pixels.

Frames begin at whole pixels, so all pictures of one zoom share one grid, and a sprite looks the same in each.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from render.canvas import Box, Canvas, Point
from render.famous_explorers.frame import Frame

Paint = Callable[[Canvas, Frame], None]
ROUND = 1e-6
"""What lies this close to a whole pixel counts as one."""


class Sprite(NamedTuple):
    """A transparent image, and the frame it fills."""

    image: Image.Image
    frame: Frame


def make(box: Box, zoom: float, paint: Paint) -> Sprite:
    """What ``paint`` draws in ``box``, which is in map units."""
    left, top = math.floor(box.x * zoom + ROUND), math.floor(box.y * zoom + ROUND)
    wide, high = math.ceil(box.right * zoom - ROUND) - left, math.ceil(box.bottom * zoom - ROUND) - top
    frame = Frame(Box(left / zoom, top / zoom, wide / zoom, high / zoom), zoom)
    canvas = Canvas.transparent(*frame.size, scale=2)
    paint(canvas, frame)
    return Sprite(canvas.image(), frame)


def boxes_along(start: Point, end: Point, reach: float, zoom: float) -> list[Box]:
    """Adjacent boxes that together hold a line and all within ``reach`` of it; several small ones if it is slanted."""
    if abs(end[0] - start[0]) < abs(end[1] - start[1]):
        turned = boxes_along(start[::-1], end[::-1], reach, zoom)
        return [Box(box.y, box.x, box.h, box.w) for box in turned]
    (ax, ay), (bx, by) = sorted((start, end))
    slope = (by - ay) / (bx - ax or 1.0)
    left, right = math.floor((ax - reach) * zoom), math.ceil((bx + reach) * zoom)
    parts = max(1, round(abs(by - ay) / (2 * reach)))
    edges = [(left + (right - left) * part // parts) / zoom for part in range(parts + 1)]
    found = []
    for x, far in pairwise(edges):
        one, other = (ay + slope * (at - ax) for at in (x - reach, far + reach))
        high, low = max(min(one, other), min(ay, by)), min(max(one, other), max(ay, by))
        found.append(Box(x, high - reach, far - x, low - high + 2 * reach))
    return found


def paste(canvas: Canvas, frame: Frame, sprite: Sprite) -> None:
    """Pastes a sprite at its place in the part of the map that ``frame`` shows on ``canvas``."""
    canvas.paste(sprite.image, frame.at((sprite.frame.window.x, sprite.frame.window.y)))

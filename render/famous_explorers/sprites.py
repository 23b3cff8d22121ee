"""Parts of a map drawn by themselves, so that they can be kept: smooth, in whole pixels, on nothing or as tiles.

All pictures of one zoom share one grid of pixels (frames begin at whole pixels), so that a part looks the same in each.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from PIL import Image

from render.canvas import Box, Canvas
from render.famous_explorers.frame import Frame

Paint = Callable[[Canvas, Frame], None]


class Sprite(NamedTuple):
    """Something drawn on nothing, and the frame it fills."""

    image: Image.Image
    frame: Frame


def make(box: Box, zoom: float, paint: Paint) -> Sprite:
    """What ``paint`` draws in ``box``, which is in map units."""
    left, top = math.floor(box.x * zoom), math.floor(box.y * zoom)
    wide, high = math.ceil(box.right * zoom) - left, math.ceil(box.bottom * zoom) - top
    frame = Frame(Box(left / zoom, top / zoom, wide / zoom, high / zoom), zoom)
    canvas = Canvas.clear(*frame.size, scale=2)
    paint(canvas, frame)
    return Sprite(canvas.image(), frame)


def put(canvas: Canvas, frame: Frame, sprite: Sprite) -> None:
    """Puts a sprite where it belongs in the part of the map that ``frame`` shows on ``canvas``."""
    canvas.put(sprite.image, frame.at((sprite.frame.window.x, sprite.frame.window.y)))

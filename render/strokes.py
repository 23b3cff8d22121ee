"""What is drawn on a picture, noted first and painted when the picture is finished, cell by cell.

From one turn to the next most cells of a board have the same strokes. Those are painted and given their palette's
colours once, and kept. Seven actions after the last board of a random game, two cells of three are known, and a board
takes two thirds of the time.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from PIL import Image, ImageDraw

from render.encode import Palette
from render.palette import Colour
from render.shelf import Shelf

SIDE = 128
"""The side of a cell, in pixels."""
MOST = 8 << 20
"""Bytes that the kept cells take together at most. What is drawn for all tables has a shelf of its own."""

MOST_REPEATED = 256
"""Pieces whose strokes are kept at most; one has some thirty."""

Pixels = Any
"""An image as Pillow's core has it: it has no type, and other than an image it is told by its identity."""


class Outline(NamedTuple):
    """A polygon or, with a ``width``, a line, on a canvas that is painted whole: its edges are not smooth."""

    points: tuple[tuple[float, float], ...]
    width: int


Stroke = tuple[int, int, int, int, "Pixels | Outline | None", "Colour | None"]
"""The box that it is within, a shape and a colour: a mask to stamp, an outline, none for a rectangle.

Without a colour the shape is an image to paste, through its own transparency if it has any.
"""
CELLS = Shelf(MOST)
"""Of this process."""


_NOTED: OrderedDict[Hashable, tuple[Stroke, ...]] = OrderedDict()


def repeated(key: Hashable, draw: Callable[[], Iterable[Stroke]]) -> tuple[Stroke, ...]:
    """The strokes that ``draw`` makes, or made before for the same ``key``."""
    found = _NOTED.pop(key, None)
    _NOTED[key] = found = tuple(draw()) if found is None else found
    if len(_NOTED) > MOST_REPEATED:
        _NOTED.popitem(last=False)
    return found


def paint(strokes: Iterable[Stroke], image: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
    """Paints ``strokes`` on ``image`` (RGB or RGBA), the left upper corner of which lies ``at`` there in the picture.

    Pillow's core is asked directly: what its classes look at before takes longer than most strokes.
    """
    x, y = at
    pen = ImageDraw.Draw(image)
    core = pen.draw
    for left, top, right, bottom, shape, fill in strokes:
        if fill is None:
            _paste(image, shape, left - x, top - y)
        elif shape is None:
            core.draw_rectangle((left - x, top - y, right - x - 1, bottom - y - 1), core.draw_ink(fill), 1)
        elif not isinstance(shape, Outline):
            core.draw_bitmap((left - x, top - y), shape, core.draw_ink(fill))
        elif shape.width:
            pen.line(shape.points, fill, shape.width, joint="curve")
        else:
            pen.polygon(shape.points, fill)


def _paste(image: Image.Image, pixels: Pixels, x: int, y: int) -> None:
    if pixels.mode == "P":  # a tile of a map, of which only what is seen gets its colours
        wide, high = pixels.size
        left, top = max(0, -x), max(0, -y)
        seen = pixels.crop((left, top, min(wide, image.width - x), min(high, image.height - y)))
        pixels, x, y = seen.convert(image.mode, 0), x + left, y + top
    wide, high = pixels.size
    through = (pixels,) if pixels.mode == "RGBA" else ()
    image.im.paste(pixels, (x, y, x + wide, y + high), *through)


def developed(strokes: Iterable[Stroke], size: tuple[int, int], colours: Palette) -> Iterator[Image.Image]:
    """What ``strokes`` paint on a picture of ``size`` in bands for :func:`encode`, in indices of ``colours``."""
    wide, high = size
    rows = [
        [((x, y, min(x + SIDE, wide), min(y + SIDE, high)), list[Stroke]()) for x in range(0, wide, SIDE)]
        for y in range(0, high, SIDE)
    ]
    for stroke in strokes:
        left, top, right, bottom, shape, _ = stroke
        first = left // SIDE if left > 0 else 0  # a call of max or min takes as long as all the rest
        last = ((right if right < wide else wide) - 1) // SIDE  # noqa: FURB136
        above = top // SIDE if top > 0 else 0
        below = ((bottom if bottom < high else high) - 1) // SIDE  # noqa: FURB136
        if shape is not None and first == last and above == below:  # as most
            rows[above][first][1].append(stroke)
            continue
        for row in rows[above : below + 1]:
            for (x, y, end, foot), noted in row[first : last + 1]:
                if shape is None and left <= x and top <= y and right >= end and bottom >= foot:
                    noted.clear()  # nothing of it would be seen
                noted.append(stroke)
    for row in rows:
        (_, top, _, bottom), _ = row[0]
        band = Image.new("P", (1 + wide, bottom - top))
        for box, noted in row:
            band.im.paste(_cell(tuple(noted), box, colours).im, (1 + box[0], 0, 1 + box[2], bottom - top))
        yield band


@CELLS.kept
def _cell(strokes: Sequence[Stroke], box: tuple[int, int, int, int], colours: Palette) -> Image.Image:
    left, top, right, bottom = box
    image = Image.new("RGB", (right - left, bottom - top))
    paint(strokes, image, (left, top))
    return colours.indexed(image)

"""What scenes draw on: flat shapes, text and icons with smooth edges.

Coordinates are in pixels of the picture and may be fractions. Text, icons and round corners are stamped from cached
antialiased masks, so most pictures are drawn at their own size (``scale`` 1). Pictures with many slanted lines are
drawn at twice their size and reduced once at the end (``scale`` 2). What is the same in all pictures of a game is
drawn once, kept as a layer and copied.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from itertools import chain, pairwise
from typing import NamedTuple

from PIL import Image, ImageDraw

from render import icons, typesetting
from render.encode import Palette, encode, palette
from render.guesses import DASH, RIM, around, is_guess
from render.palette import DARK, GROUND, INK, Colour
from render.pictures import Picture
from render.strokes import Outline, Stroke, developed, paint, repeated

KEY_TEXT = 26 / 1200
"""The least size of what has to be read on a phone, as a share of a picture's width."""
TEXT_SCALE = 2
"""Text is measured and set at this multiple of the picture's size."""
APART = 12
"""Pixels between pictures below each other."""
Point = tuple[float, float]
"""A place in pixels of the picture, from its left upper corner: to the right, then down."""


class Box(NamedTuple):
    """A rectangle: the position of its left upper corner, its width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def centre(self) -> Point:
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, by: float) -> Box:
        """The box, smaller by ``by`` on every side; larger for a negative number."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def overlaps(self, other: Box) -> bool:
        """Whether the two boxes share any area."""
        x, y, w, h = self
        left, top, wide, high = other
        return x < left + wide and left < x + w and y < top + high and top < y + h

    def contains(self, other: Box) -> bool:
        """Whether ``other`` lies inside this box."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


class Layer(NamedTuple):
    """What was drawn on a canvas of this size, to be drawn over on others."""

    width: int
    height: int
    strokes: tuple[Stroke, ...]


_developed: ContextVar[bool] = ContextVar("developed", default=True)


@contextmanager
def pixels() -> Iterator[None]:
    """Meanwhile finished pictures hold their pixels as they were drawn, RGB, and are no PNGs: for who draws on."""
    token = _developed.set(False)
    try:
        yield
    finally:
        _developed.reset(token)


class Canvas:
    """A picture being drawn, ``width`` by ``height`` pixels on ``ground``; ``scale`` is 1 or 2.

    Without a ground everything has to be drawn over.
    """

    def __init__(self, width: int, height: int, ground: Colour | None, *, scale: int = 1) -> None:
        self.width, self.height, self._scale = width, height, scale
        self._mode = "RGB"
        self._strokes: list[Stroke] = []
        if ground is not None:
            self._fill(0, 0, width * scale, height * scale, ground)

    @classmethod
    def copy_of(cls, layer: Layer) -> Canvas:
        """A new canvas that starts as a copy of ``layer``."""
        canvas = cls(layer.width, layer.height, None)
        canvas._strokes += layer.strokes
        return canvas

    @classmethod
    def transparent(cls, width: int, height: int, *, scale: int = 1) -> Canvas:
        r"""An empty canvas, to be :meth:`paste`\ d onto another."""
        canvas = cls(width, height, None, scale=scale)
        canvas._mode = "RGBA"
        return canvas

    def layer(self) -> Layer:
        """What was drawn so far, to be kept; for ``scale`` 1."""
        return Layer(self.width, self.height, tuple(self._strokes))

    def image(self) -> Image.Image:
        """What was drawn so far, at the picture's size."""
        image = Image.new(self._mode, (self.width * self._scale, self.height * self._scale))
        paint(self._strokes, image)
        return image.reduce(self._scale) if self._scale > 1 else image

    def bands(self, colours: Palette) -> Iterator[Image.Image]:
        """What was drawn, in bands for :func:`encode`, in indices of ``colours``."""
        if self._scale > 1:
            return iter([colours.indexed(self.image()).crop((-1, 0, self.width, self.height))])
        return developed(self._strokes, (self.width, self.height), colours)

    def picture(self, alt: str, colours: tuple[Colour, ...]) -> Picture:
        """The finished picture, stored in ``colours`` (see :func:`render.palette.shades`)."""
        return stacked([self], alt, colours)

    def paste(self, image: Image.Image, at: Point) -> None:
        """Pastes the :meth:`image` of another canvas, its left upper corner at a whole pixel; for ``scale`` 1."""
        x, y = round(at[0]), round(at[1])
        image.load()  # an indexed image has its palette only from then on
        self._strokes.append((x, y, x + image.width, y + image.height, image.im, None))

    def repeat(self, draw: Callable[[Canvas], object], *key: Hashable) -> None:
        """Draws what ``draw`` draws on a canvas of this kind; what it drew for the same ``key`` before, if it did."""

        def drawn() -> list[Stroke]:
            part = Canvas(self.width, self.height, None, scale=self._scale)
            draw(part)
            return part._strokes

        self._strokes += repeated(key, drawn)

    def _fill(self, left: int, top: int, right: int, bottom: int, fill: Colour) -> None:
        self._strokes.append((left, top, right, bottom, None, fill))

    def _stamp(self, x: int, y: int, shape: Image.Image, fill: Colour) -> None:
        self._strokes.append((x, y, x + shape.width, y + shape.height, shape.im, fill))

    def rect(self, box: Box, fill: Colour) -> None:
        left, top, right, bottom = _edges(box, self._scale)
        if right > left and bottom > top:
            self._fill(left, top, right, bottom, fill)

    def rounded(
        self, box: Box, radius: float, fill: Colour, *, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A rectangle with rounded corners; the ``outline`` lies inside its edge."""
        if outline is not None and width:
            self.rounded(box, radius, outline)
            box, radius = box.inset(width), radius - width
        left, top, right, bottom = _edges(box, self._scale)
        if right <= left or bottom <= top:
            return
        size = max(0, min(round(radius * self._scale), (right - left) // 2, (bottom - top) // 2))
        if right - left > 2 * size:
            self._fill(left + size, top, right - size, bottom, fill)
        if size and bottom - top > 2 * size:
            self._fill(left, top + size, left + size, bottom - size, fill)
            self._fill(right - size, top + size, right, bottom - size, fill)
        if size:
            for column, x in enumerate((left, right - size)):
                for row, y in enumerate((top, bottom - size)):
                    self._stamp(x, y, _corner(size, column, row), fill)

    def circle(
        self, centre: Point, radius: float, fill: Colour, *, outline: Colour | None = None, width: float = 0
    ) -> None:
        """A disc; the ``outline`` lies inside its edge."""
        if outline is not None and width:
            self.circle(centre, radius, outline)
            radius -= width
        shape = _disc(round(radius * 2 * self._scale))
        x, y = centre[0] * self._scale - shape.width / 2, centre[1] * self._scale - shape.height / 2
        self._stamp(round(x), round(y), shape, fill)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        self._outline(points, 0, fill)

    def line(self, points: Sequence[Point], fill: Colour, width: float, *, dash: Sequence[float] = ()) -> None:
        """A line through ``points``; ``dash`` lists in turn the lengths drawn and left out."""
        for part in _dashes(points, dash) if dash else [points]:
            self._outline(part, width, fill)

    def guess(self, piece: str, place: Box | Sequence[Point], radius: float = 0) -> None:
        """A dashed rim around a ``piece`` if it is a guess: around a box with corners of a ``radius``, or a polygon."""
        if is_guess(piece):
            points = around(*place.inset(RIM / 2), radius) if isinstance(place, Box) else [*place, place[0]]
            self.line(points, DARK, RIM)
            self.line(points, INK, RIM, dash=DASH)

    def _outline(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """A polygon or, with a ``width``, a line; antialiased here where the whole picture is not."""
        scale = self._scale
        if scale > 1:
            shape = Outline(tuple((x * scale, y * scale) for x, y in points), round(width * scale))
            self._strokes.append((0, 0, self.width * scale, self.height * scale, shape, fill))
            return
        left, top = (math.floor(min(point[axis] for point in points) - width) for axis in (0, 1))
        right, bottom = (math.ceil(max(point[axis] for point in points) + width) for axis in (0, 1))
        moved = tuple(((x - left) * 4, (y - top) * 4) for x, y in points)
        self._stamp(left, top, _antialiased(moved, width, (right - left + 1, bottom - top + 1)), fill)

    def arrow(
        self, start: Point, end: Point, fill: Colour, width: float, *, head: float = 0, dash: Sequence[float] = ()
    ) -> None:
        """A straight arrow; ``head`` is the length of its head, by default four times ``width``."""
        length = math.dist(start, end)
        if not length:
            return
        head = min(head or 4 * width, length)
        along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
        neck = (end[0] - along[0] * head, end[1] - along[1] * head)
        self.line((start, (neck[0] + along[0], neck[1] + along[1])), fill, width, dash=dash)
        half = head * 0.55
        left = (neck[0] - along[1] * half, neck[1] + along[0] * half)
        right = (neck[0] + along[1] * half, neck[1] - along[0] * half)
        self.polygon((end, left, right), fill)

    def icon(self, name: str, centre: Point, size: float, fill: Colour) -> None:
        """The icon ``name`` in a square with sides of ``size``."""
        pixels = round(size * self._scale)
        x, y = (round(at * self._scale - pixels / 2) for at in centre)
        solid, masks = icons.parts(name, pixels)
        if solid is not None:
            left, top, right, bottom = solid
            self._fill(x + left, y + top, x + right, y + bottom, fill)
        for left, top, shape in masks:
            self._stamp(x + left, y + top, shape, fill)

    def text(
        self,
        at: Point,
        words: str,
        size: float,
        fill: Colour,
        *,
        bold: bool = False,
        anchor: str = "lm",
        width: float | None = None,
        min_size: float | None = None,
    ) -> float:
        """Writes ``words`` on one line and returns their width.

        ``anchor`` says where ``at`` lies: ``l``, ``c`` or ``r`` for their left end, centre or right end, then ``m`` or
        ``b`` for the middle of the capitals or the baseline. Localizer wider than ``width`` are set smaller, down to
        ``min_size``, and then shortened.
        """
        pixels = round(size * TEXT_SCALE)
        if width is not None:
            smallest = pixels if min_size is None else round(min_size * TEXT_SCALE)
            words, pixels = typesetting.fit_line(words, width * TEXT_SCALE, pixels, smallest, bold)
        run = typesetting.measure(words, pixels, bold) / TEXT_SCALE
        x = at[0] - run * {"l": 0.0, "c": 0.5, "r": 1.0}[anchor[0]]
        y = at[1] + (pixels / TEXT_SCALE * typesetting.CAP_HEIGHT / 2 if anchor[1] == "m" else 0)
        shape = typesetting.mask(words, pixels, bold, TEXT_SCALE // self._scale)
        self._stamp(round(x * self._scale) + shape.left, round(y * self._scale) + shape.top, shape.image, fill)
        return run

    def paragraph(
        self,
        box: Box,
        words: str,
        size: float,
        fill: Colour,
        *,
        bold: bool = False,
        leading: float = 1.3,
        min_size: float | None = None,
        centred: bool = False,
    ) -> int:
        """Writes ``words`` on as many lines as fit into ``box`` and returns how many they took.

        They are set smaller, down to ``min_size``, if that keeps them whole. A line is always ``size`` times
        ``leading`` high. ``centred`` centres them both ways.
        """
        step = size * leading
        pixels = round(size * TEXT_SCALE)
        smallest = pixels if min_size is None else round(min_size * TEXT_SCALE)
        lines, pixels = typesetting.wrap_to_fit(
            words, box.w * TEXT_SCALE, pixels, smallest, max(1, int(box.h / step)), bold
        )
        x, anchor, y = (box.centre[0], "cm", box.centre[1] - step * len(lines) / 2) if centred else (box.x, "lm", box.y)
        for row, line in enumerate(lines):
            self.text((x, y + step * (row + 0.5)), line, pixels / TEXT_SCALE, fill, bold=bold, anchor=anchor)
        return len(lines)

    def pill(self, box: Box, words: str, size: float, fill: Colour, ink: Colour, *, bold: bool = True) -> None:
        """A rounded label with ``words`` at its centre."""
        self.rounded(box, box.h / 2, fill)
        self.text(box.centre, words, size, ink, bold=bold, anchor="cm", width=box.w - box.h * 0.6, min_size=size * 0.6)


def text_width(words: str, size: float, *, bold: bool = False) -> float:
    """The width of ``words`` on one line."""
    return typesetting.measure(words, round(size * TEXT_SCALE), bold) / TEXT_SCALE


def wrap(words: str, width: float, size: float, lines: int, *, bold: bool = False) -> tuple[str, ...]:
    """``words`` on at most ``lines`` lines of ``width``, the last one shortened where they are too long."""
    return typesetting.wrap(words, width * TEXT_SCALE, round(size * TEXT_SCALE), lines, bold)


def wrap_to_fit(
    words: str, width: float, size: float, min_size: float, lines: int, *, bold: bool = False
) -> tuple[tuple[str, ...], float]:
    """``words`` on at most ``lines`` lines, and the largest size down to ``min_size`` at which nothing is shortened."""
    found, pixels = typesetting.wrap_to_fit(
        words, width * TEXT_SCALE, round(size * TEXT_SCALE), round(min_size * TEXT_SCALE), lines, bold
    )
    return found, pixels / TEXT_SCALE


def stacked(canvases: Sequence[Canvas], alt: str, colours: tuple[Colour, ...]) -> Picture:
    """The finished picture of ``canvases`` of one width below each other, stored in ``colours``."""
    wide = canvases[0].width
    parts = [part for canvas in canvases for part in (Canvas(wide, APART, GROUND), canvas)][1:]
    high = sum(part.height for part in parts)
    if _developed.get():
        shades = palette(colours)
        bands = chain.from_iterable(part.bands(shades) for part in parts)
        return Picture(encode(bands, (wide, high), shades), alt, wide, high)
    return Picture(_pixels(parts), alt, wide, high)


def _pixels(parts: Sequence[Canvas]) -> bytes:
    """The pixels of ``parts`` below each other, RGB."""
    return b"".join(part.image().tobytes() for part in parts)


def _edges(box: Box, scale: int) -> tuple[int, int, int, int]:
    """A box in device pixels: its left and upper edge, and the first pixels past it."""
    return round(box.x * scale), round(box.y * scale), round(box.right * scale), round(box.bottom * scale)


def _dashes(points: Sequence[Point], dash: Sequence[float]) -> list[list[Point]]:
    """The pieces of a dashed line; the pattern runs on around corners."""
    pieces: list[list[Point]] = []
    at, left = 0, dash[0]
    piece = [points[0]]
    for start, end in pairwise(points):
        length, gone = math.dist(start, end), 0.0
        while length - gone > left:
            gone += left
            here = (start[0] + (end[0] - start[0]) * gone / length, start[1] + (end[1] - start[1]) * gone / length)
            if at % 2 == 0:
                pieces.append([*piece, here])
            at += 1
            left, piece = dash[at % len(dash)], [here]
        left -= length - gone
        piece.append(end)
    return [*pieces, piece] if at % 2 == 0 and len(piece) > 1 else pieces


@lru_cache(maxsize=128)
def _antialiased(points: tuple[Point, ...], width: float, size: tuple[int, int]) -> Image.Image:
    """A polygon or, with a ``width``, a line through ``points``, which are given at four times the ``size``."""
    big = Image.new("L", (size[0] * 4, size[1] * 4))
    if width:
        ImageDraw.Draw(big).line(points, 255, round(width * 4), joint="curve")
    else:
        ImageDraw.Draw(big).polygon(points, 255)
    return big.reduce(4)


@lru_cache(maxsize=256)
def _disc(diameter: int) -> Image.Image:
    big = Image.new("L", (diameter * 4, diameter * 4))
    ImageDraw.Draw(big).ellipse((0, 0, diameter * 4 - 1, diameter * 4 - 1), 255)
    return big.reduce(4)


@lru_cache(maxsize=256)
def _corner(size: int, column: int, row: int) -> Image.Image:
    """A quarter of a disc: the corner of a rounded rectangle."""
    left, top = column * size, row * size
    return _disc(size * 2).crop((left, top, left + size, top + size))

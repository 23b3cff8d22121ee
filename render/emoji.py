"""Icons as pictures of their own, which stand in words, on buttons and in menus: a symbol in a dark outline.

They are seen on dark and on light grounds, most often 22 pixels wide.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b

from PIL import Image, ImageFilter

from render import icons
from render.canvas import Box, Canvas, Point
from render.palette import GROUND, INK, PLAYERS, Colour, ink_on, mix
from render.pictures import EMOJI_DIGITS, Emoji

SIZE = 128
"""The width and height of each, in pixels."""
EDGE = 7
"""The width of the outline."""
NAMES = 3
"""Names that an icon may have: a person may have given one of them to something else."""
LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"

Paint = Callable[[Canvas, Point, float], object]
"""Draws an icon centred at a point, in a square of a size."""


def drawn(paints: Mapping[str, Paint]) -> dict[str, Emoji]:
    """The pictures of icons by key."""
    return {key: _emoji(key, picture(paint)) for key, paint in paints.items()}


def picture(paint: Paint) -> Image.Image:
    """An icon in its outline, on a transparent ground."""
    canvas = Canvas.transparent(SIZE, SIZE, scale=2)
    paint(canvas, (SIZE / 2, SIZE / 2), SIZE - 2 * EDGE)
    symbol = canvas.image()
    outline = symbol.getchannel("A").filter(ImageFilter.GaussianBlur(EDGE * 0.6)).point(lambda seen: min(255, seen * 7))
    made = Image.new("RGBA", symbol.size, (*GROUND, 0))
    made.putalpha(outline)
    made.alpha_composite(symbol)
    return made


def plain(name: str, fill: Colour) -> Paint:
    """The icon ``name`` in one colour."""
    return lambda canvas, at, size: canvas.icon(name, at, size, fill)


def tile(name: str, fill: Colour, ink: Colour | None = None) -> Paint:
    """The icon ``name`` on a tile of a colour."""

    def paint(canvas: Canvas, at: Point, size: float) -> None:
        plate(canvas, at, size, fill)
        canvas.icon(name, at, size * 0.74, ink or ink_on(fill))

    return paint


def plate(canvas: Canvas, at: Point, size: float, fill: Colour) -> None:
    """A tile, which a light rim sets off from what is dark."""
    square = Box(*at, 0, 0).inset(-size / 2)
    canvas.rounded(square, size * 0.2, mix(fill, INK, 0.55))
    canvas.rounded(square.inset(size * 0.045), size * 0.16, fill)


def rimmed(name: str, fill: Colour) -> Paint:
    """The icon ``name`` in a colour that is dark itself, with a light rim."""

    def paint(canvas: Canvas, at: Point, size: float) -> None:
        canvas.icon(name, at, size, mix(fill, INK, 0.55))
        canvas.icon(name, at, size * 0.84, fill)

    return paint


def card(words: str, name: str, fill: Colour) -> Paint:
    """A tile with a number, and below it the icon ``name``."""

    def paint(canvas: Canvas, at: Point, size: float) -> None:
        plate(canvas, at, size, fill)
        ink, wide = ink_on(fill), len(words) > 1
        left, high = (0.05, 0.66) if wide else (0.16, 0.84)
        canvas.text((at[0] - size * left, at[1] - size * 0.12), words, size * high, ink, bold=True, anchor="cm")
        canvas.icon(name, (at[0] + size * 0.27, at[1] + size * 0.28), size * 0.36, ink)

    return paint


def two(first: str, second: str, fill: Colour) -> Paint:
    """A tile with two icons, the second below the first."""

    def paint(canvas: Canvas, at: Point, size: float) -> None:
        plate(canvas, at, size, fill)
        ink = ink_on(fill)
        canvas.icon(first, (at[0] - size * 0.2, at[1] - size * 0.18), size * 0.5, ink)
        canvas.icon(second, (at[0] + size * 0.2, at[1] + size * 0.2), size * 0.5, ink)

    return paint


def seats(count: int, colours: Sequence[Colour] = PLAYERS) -> dict[str, Paint]:
    """The symbol of each player in that player's one of ``colours``."""
    return {f"seat_{seat + 1}": plain(icons.PLAYERS[seat], colours[seat]) for seat in range(count)}


def _emoji(key: str, image: Image.Image) -> Emoji:
    data = io.BytesIO()
    image.save(data, "PNG", optimize=True)
    seen = int.from_bytes(blake2b(image.tobytes(), digest_size=16).digest(), "big")
    told = "".join(LETTERS[seen // len(LETTERS) ** place % len(LETTERS)] for place in range(NAMES * EMOJI_DIGITS))
    parts = (told[at : at + EMOJI_DIGITS] for at in range(0, len(told), EMOJI_DIGITS))
    return Emoji(key, tuple(f"{key}_{part}" for part in parts), data.getvalue())

"""A structure as a small tile: what it makes, shows and does, its parking spot, its hearts. Tiles are kept."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from games.moon.catalogue import BASES, STRUCTURES
from games.moon.view import Built
from render.canvas import Box, Canvas, Point
from render.moon import glyphs
from render.moon.signs import Sign, of_structure
from render.moon.style import FADED, KINDS, SPENT, TILE, heart, token
from render.palette import ACCENT, DARK, INK, PANEL, Colour

HIGH, SIGN, SPOT, HEARTS = 58, 37, 48, 46
"""Pixels: the height of a tile, and the sizes of what is on it."""
BAR, PAD, RIM = 9, 7, 4


class Tile(NamedTuple):
    """How a structure looks now. ``spot``: its spot has just changed; ``letter``: what a choice about it is called."""

    built: Built
    touched: bool = False
    spot: bool = False
    big: float = 1.0


def width(built: Built, big: float = 1.0) -> int:
    """How wide the tile of a structure is."""
    card = STRUCTURES[built.key]
    wide = BAR + PAD + glyphs.row_width(of_structure(card), SIGN)
    wide += sum(4.0 + size for size in (SPOT * (card.spot is not None), HEARTS * bool(card.hearts),
                                        HEARTS * bool(built.hearts)) if size)  # fmt: skip
    return round((wide + PAD) * big)


@lru_cache(maxsize=512)
def image(tile: Tile, ground: Colour = PANEL) -> Image.Image:
    """The tile as a picture on ``ground``, with a rim's width around it."""
    big, built = tile.big, tile.built
    card = STRUCTURES[built.key]
    wide, high = width(built, big), round(HIGH * big)
    canvas = Canvas(wide + 2 * RIM, high + 2 * RIM, ground)
    box = Box(RIM, RIM, wide, high)
    if tile.touched:
        canvas.rounded(box.inset(-RIM), 13, ACCENT)
        canvas.rounded(box, 10, DARK)
        box = box.inset(1)
    canvas.rounded(box, 10, KINDS[card.colour])
    canvas.rect(Box(box.x + BAR * big, box.y, 12, box.h), SPENT if built.flipped else TILE)
    canvas.rounded(Box(box.x + BAR * big, box.y, box.w - BAR * big, box.h), 10, SPENT if built.flipped else TILE)
    y = box.centre[1]
    signs = of_structure(card)
    x = glyphs.row(canvas, (RIM + (BAR + PAD) * big, y), signs, SIGN * big, FADED if built.flipped else None)
    if card.hearts:
        heart(canvas, (x + (4 + HEARTS / 2) * big, y), card.hearts, HEARTS * big, hollow=True)
        x += (4 + HEARTS) * big
    if built.hearts:
        heart(canvas, (x + (4 + HEARTS / 2) * big, y), built.hearts, HEARTS * big)
        x += (4 + HEARTS) * big
    if card.spot is not None:
        spot(canvas, (x + (4 + SPOT / 2) * big, y), card.spot, built.parked, SPOT * big, touched=tile.spot)
    return canvas.image()


def spot(canvas: Canvas, at: Point, gives: str, parked: int | None, size: float, *, touched: bool = False) -> None:
    """A parking spot: open with what it gives, or with the rover that stands there."""
    if touched:
        canvas.circle(at, size / 2 + 2, ACCENT)
        size -= 3
    if parked is not None:
        canvas.circle(at, size / 2, DARK)
        token(canvas, at, parked, size - 5)
        return
    canvas.circle(at, size / 2, INK)
    canvas.circle(at, size / 2 - size * 0.075, DARK)
    what = "flags" if gives == "flags" else gives
    glyphs.draw(canvas, at, what, size * 0.62)


def base_width(key: str) -> int:
    """How wide the tile of a base is."""
    return round(2 * PAD + 2 + glyphs.row_width(_base_signs(key), SIGN))


@lru_cache(maxsize=16)
def base(key: str, ground: Colour = PANEL) -> Image.Image:
    """A base as a tile."""
    wide = base_width(key)
    canvas = Canvas(wide + 2 * RIM, HIGH + 2 * RIM, ground)
    box = Box(RIM, RIM, wide, HIGH)
    canvas.rounded(box, 10, TILE, outline=FADED, width=3)
    glyphs.row(canvas, (RIM + PAD + 1, box.centre[1]), _base_signs(key), SIGN)
    return canvas.image()


def _base_signs(key: str) -> tuple[Sign, ...]:
    found = BASES[key]
    return (Sign("base"), Sign(found.makes), Sign(f"flag:{found.flag}"))

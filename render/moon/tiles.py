"""Structures as small tiles: what they make, show and do, their parking spot, their hearts. Tiles are cached."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.moon.catalogue import BASES, STRUCTURES
from games.moon.view import Built
from render.canvas import Box, Canvas, Point
from render.moon import paint_symbols
from render.moon.style import FADED, SPENT, STRUCTURE_COLOURS, TILE, heart, parked_rover
from render.moon.symbols import Symbol, of_structure
from render.palette import ACCENT, DARK, INK, PANEL, Colour
from render.shelf import kept

HIGH, SYMBOL, SPOT, HEARTS = 58, 37, 48, 46
"""The height of a tile and the sizes of what is on it, in pixels."""
BAR, PAD, RIM = 9, 7, 4


class Tile(NamedTuple):
    """How a structure looks now. ``spot_changed``: a rover has just come to its spot or left it."""

    built: Built
    changed: bool = False
    spot_changed: bool = False
    scale: float = 1.0


def width(built: Built, scale: float = 1.0) -> int:
    """The width of a structure's tile, in pixels."""
    card = STRUCTURES[built.key]
    wide = BAR + PAD + paint_symbols.row_width(of_structure(card), SYMBOL)
    wide += sum(4.0 + size for size in (SPOT * (card.spot is not None), HEARTS * bool(card.hearts),
                                        HEARTS * bool(built.hearts)) if size)  # fmt: skip
    return round((wide + PAD) * scale)


@kept
def image(tile: Tile, ground: Colour = PANEL) -> Image.Image:
    """The tile on ``ground``, with a margin for its rim."""
    scale, built = tile.scale, tile.built
    card = STRUCTURES[built.key]
    wide, high = width(built, scale), round(HIGH * scale)
    canvas = Canvas(wide + 2 * RIM, high + 2 * RIM, ground)
    box = Box(RIM, RIM, wide, high)
    if tile.changed:
        canvas.rounded(box.inset(-RIM), 13, ACCENT)
        canvas.rounded(box, 10, DARK)
        box = box.inset(1)
    canvas.rounded(box, 10, STRUCTURE_COLOURS[card.colour])
    canvas.rect(Box(box.x + BAR * scale, box.y, 12, box.h), SPENT if built.flipped else TILE)
    canvas.rounded(Box(box.x + BAR * scale, box.y, box.w - BAR * scale, box.h), 10, SPENT if built.flipped else TILE)
    y = box.centre[1]
    symbols = of_structure(card)
    x = paint_symbols.row(
        canvas, (RIM + (BAR + PAD) * scale, y), symbols, SYMBOL * scale, FADED if built.flipped else None
    )
    if card.hearts:
        heart(canvas, (x + (4 + HEARTS / 2) * scale, y), card.hearts, HEARTS * scale, hollow=True)
        x += (4 + HEARTS) * scale
    if built.hearts:
        heart(canvas, (x + (4 + HEARTS / 2) * scale, y), built.hearts, HEARTS * scale)
        x += (4 + HEARTS) * scale
    if card.spot is not None:
        spot(canvas, (x + (4 + SPOT / 2) * scale, y), card.spot, built.parked, SPOT * scale, touched=tile.spot_changed)
    return canvas.image()


def spot(canvas: Canvas, at: Point, gives: str, parked: int | None, size: float, *, touched: bool = False) -> None:
    """A parking spot: what it gives, or the rover ``parked`` there."""
    if touched:
        canvas.circle(at, size / 2 + 2, ACCENT)
        size -= 3
    if parked is not None:
        canvas.circle(at, size / 2, DARK)
        parked_rover(canvas, at, parked, size - 5)
        return
    canvas.circle(at, size / 2, INK)
    canvas.circle(at, size / 2 - size * 0.075, DARK)
    what = "flags" if gives == "flags" else gives
    paint_symbols.draw(canvas, at, what, size * 0.62)


def base_width(key: str) -> int:
    """The width of a base's tile, in pixels."""
    return round(2 * PAD + 2 + paint_symbols.row_width(_base_symbols(key), SYMBOL))


@kept
def base(key: str, ground: Colour = PANEL) -> Image.Image:
    """A base as a tile."""
    wide = base_width(key)
    canvas = Canvas(wide + 2 * RIM, HIGH + 2 * RIM, ground)
    box = Box(RIM, RIM, wide, HIGH)
    canvas.rounded(box, 10, TILE, outline=FADED, width=3)
    paint_symbols.row(canvas, (RIM + PAD + 1, box.centre[1]), _base_symbols(key), SYMBOL)
    return canvas.image()


def _base_symbols(key: str) -> tuple[Symbol, ...]:
    found = BASES[key]
    return (Symbol("base"), Symbol(found.makes), Symbol(f"flag:{found.flag}"))

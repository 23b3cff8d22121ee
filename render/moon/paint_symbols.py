"""Symbols as pictures: how wide each is, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from games.moon.components import Colour as StructureColour
from games.moon.components import Flag, Resource
from render.canvas import Box, Canvas, Point, text_width
from render.moon.style import FLAG_COLOURS, HEART, RESOURCE_COLOURS, STRUCTURE_COLOURS, banner, colour_chip, icon
from render.moon.symbols import Symbol
from render.palette import DARK, INK, MUTED, Colour

WIDTHS = {"arrow": 0.6, "or": 0.4, "equal": 0.6}
"""The widths of symbols that are not square, as shares of their height."""
NUMBER, GAP = 0.86, 0.1
"""The size of a number and the gap between two symbols, as shares of a symbol's size."""
_ICONS = {
    "any": "any",
    "rover": "rover",
    "rovers": "rover",
    "resources": "any",
    "production": "produce",
    "reputations": "medal",
    "structures": "dome",
    "bin": "bin",
    "park": "park",
    "salvage": "cards",
    "flip": "flip",
    "unflip": "flip",
    "crown": "crown",
    "base": "base",
    "flags": "pennant",
}


def width(symbol: Symbol, size: float) -> float:
    """The width of a symbol with its number."""
    return size * WIDTHS.get(symbol.what, 1.0) + number_width(symbol.number, size)


def number_width(number: str, size: float) -> float:
    return text_width(number, size * NUMBER, bold=True) + size * 0.1 if number else 0.0


def row_width(symbols: Iterable[Symbol], size: float) -> float:
    """The width of symbols in a row."""
    wide = [width(symbol, size) for symbol in symbols]
    return sum(wide) + max(0, len(wide) - 1) * size * GAP


def row(canvas: Canvas, at: Point, symbols: Iterable[Symbol], size: float, hue: Colour | None = None) -> float:
    """Draws symbols in a row, in ``hue`` if given, from the middle ``at`` of its left edge; returns where it ends."""
    x, y = at
    for place, symbol in enumerate(symbols):
        x += size * GAP if place else 0
        if symbol.number:
            canvas.text((x, y), symbol.number, size * NUMBER, hue or INK, bold=True)
            x += number_width(symbol.number, size)
        wide = size * WIDTHS.get(symbol.what, 1.0)
        draw(canvas, (x + wide / 2, y), symbol.what, size, hue)
        x += wide
    return x


def draw(canvas: Canvas, at: Point, what: str, size: float, hue: Colour | None = None) -> None:
    """One symbol without its number, in a square of ``size`` centred at ``at``."""
    kind, _, name = what.partition(":")
    if kind == "flag":
        banner(canvas, at, cast("Flag", name), size, hue)
    elif kind == "colour":
        colour_chip(canvas, at, cast("StructureColour", name), size * 0.9, hue)
    elif what in RESOURCE_COLOURS:
        icon(canvas, what, at, size * 0.96, hue or RESOURCE_COLOURS[what])
    elif what in {"heart", "heart-here", "hearts-here", "x"}:
        icon(canvas, "heart", at, size * 0.94, hue or HEART)
        if what == "x":
            canvas.text((at[0], at[1] - size * 0.04), "X", size * 0.52, DARK, bold=True, anchor="cm")
        elif what != "heart":  # one that stays on the card
            icon(canvas, "pile", at, size * 0.46, DARK)
    elif what == "star":
        icon(canvas, "star", at, size, hue or INK)
    elif what == "arrow":
        icon(canvas, "arrow", at, size * 0.56, hue or MUTED)
    elif what in {"or", "equal"}:
        canvas.text(at, "/" if what == "or" else "=", size * 0.8, hue or MUTED, bold=True, anchor="cm")
    elif what in {"guests", "take-back"}:
        canvas.circle(at, size * 0.52, hue or INK)
        canvas.circle(at, size * 0.44, DARK)
        icon(canvas, "rover" if what == "guests" else "flip", at, size * 0.58, hue or INK)
    elif what in _MIXED:
        _mixed(canvas, at, what, size, hue)
    else:
        icon(canvas, _ICONS[what], at, size * 0.94, hue or INK)


_MIXED = {"flag-kinds", "resource-kinds", "production-kinds", "colours"}


def _mixed(canvas: Canvas, at: Point, what: str, size: float, hue: Colour | None) -> None:
    """Several of a kind, all different."""
    half, (x, y) = size * 0.25, at
    corners = ((x - half, y - half), (x + half, y - half), (x - half, y + half), (x + half, y + half))
    if what == "flag-kinds":
        for flag, corner in zip(("housing", "transport", "science", "food"), corners, strict=True):
            icon(canvas, "banner", corner, size * 0.5, hue or FLAG_COLOURS[cast("Flag", flag)])
    elif what == "colours":
        for kind, corner in zip(("blue", "yellow", "grey", "pink"), corners, strict=True):
            box = Box(*corner, 0, 0).inset(-size * 0.22)
            canvas.rounded(box, size * 0.08, hue or STRUCTURE_COLOURS[cast("StructureColour", kind)])
    else:
        found = ("energy", "water", "biomass", "metal")
        for resource, corner in zip(found, corners, strict=True):
            icon(canvas, resource, corner, size * 0.48, hue or RESOURCE_COLOURS[cast("Resource", resource)])
        if what == "production-kinds":
            icon(canvas, "produce", at, size * 0.4, DARK)
            icon(canvas, "produce", at, size * 0.32, hue or INK)

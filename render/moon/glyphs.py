"""Signs as pictures: how wide each is, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from games.moon.abilities import Colour as Kind
from games.moon.abilities import Flag, Resource
from render.canvas import Box, Canvas, Point, text_width
from render.moon.signs import Sign
from render.moon.style import FLAGS, HEART, KINDS, RESOURCES, banner, chip, icon
from render.palette import DARK, INK, MUTED, Colour

NARROW = {"arrow": 0.6, "or": 0.4, "equal": 0.6}
"""Signs that are not as wide as high."""
NUMBER, BETWEEN = 0.86, 0.1
"""The size of a number and the room between two signs, as shares of a sign's."""
_PLAIN = {
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


def width(sign: Sign, size: float) -> float:
    """How wide a sign is with its number."""
    return size * NARROW.get(sign.what, 1.0) + number_width(sign.number, size)


def number_width(number: str, size: float) -> float:
    return text_width(number, size * NUMBER, bold=True) + size * 0.1 if number else 0.0


def row_width(signs: Iterable[Sign], size: float) -> float:
    """How wide signs in a row are."""
    wide = [width(sign, size) for sign in signs]
    return sum(wide) + max(0, len(wide) - 1) * size * BETWEEN


def row(canvas: Canvas, at: Point, signs: Iterable[Sign], size: float, hue: Colour | None = None) -> float:
    """Draws signs in a row that begins at the point ``at``, in the middle of their height; where it ends.

    With a ``hue`` all have this one colour.
    """
    x, y = at
    for place, sign in enumerate(signs):
        x += size * BETWEEN if place else 0
        if sign.number:
            canvas.text((x, y), sign.number, size * NUMBER, hue or INK, bold=True)
            x += number_width(sign.number, size)
        wide = size * NARROW.get(sign.what, 1.0)
        draw(canvas, (x + wide / 2, y), sign.what, size, hue)
        x += wide
    return x


def draw(canvas: Canvas, at: Point, what: str, size: float, hue: Colour | None = None) -> None:
    """One sign without its number, in the middle of a square of ``size``."""
    kind, _, name = what.partition(":")
    if kind == "flag":
        banner(canvas, at, cast("Flag", name), size, hue)
    elif kind == "colour":
        chip(canvas, at, cast("Kind", name), size * 0.9, hue)
    elif what in RESOURCES:
        icon(canvas, what, at, size * 0.96, hue or RESOURCES[what])
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
    elif what in _KINDS:
        _several(canvas, at, what, size, hue)
    else:
        icon(canvas, _PLAIN[what], at, size * 0.94, hue or INK)


_KINDS = {"flag-kinds", "resource-kinds", "production-kinds", "colours"}


def _several(canvas: Canvas, at: Point, what: str, size: float, hue: Colour | None) -> None:
    """Different ones of a kind."""
    half, (x, y) = size * 0.25, at
    corners = ((x - half, y - half), (x + half, y - half), (x - half, y + half), (x + half, y + half))
    if what == "flag-kinds":
        for flag, corner in zip(("housing", "transport", "science", "food"), corners, strict=True):
            icon(canvas, "banner", corner, size * 0.5, hue or FLAGS[cast("Flag", flag)])
    elif what == "colours":
        for kind, corner in zip(("blue", "yellow", "grey", "pink"), corners, strict=True):
            box = Box(*corner, 0, 0).inset(-size * 0.22)
            canvas.rounded(box, size * 0.08, hue or KINDS[cast("Kind", kind)])
    else:
        found = ("energy", "water", "biomass", "metal")
        for resource, corner in zip(found, corners, strict=True):
            icon(canvas, resource, corner, size * 0.48, hue or RESOURCES[cast("Resource", resource)])
        if what == "production-kinds":
            icon(canvas, "produce", at, size * 0.4, DARK)
            icon(canvas, "produce", at, size * 0.32, hue or INK)

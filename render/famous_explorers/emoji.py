"""The icons of Famous Explorers in words: expeditions, regions, and what is paid and scored."""

from __future__ import annotations

from functools import partial

from render import emoji
from render.canvas import Box, Canvas, Point
from render.emoji import Paint
from render.famous_explorers.style import (
    EXPEDITION_COLOURS,
    EXPEDITION_ICONS,
    GREEN,
    PAPER,
    PLAYERS,
    RED,
    REGION_COLOURS,
    badge,
    ticket,
)
from render.palette import DARK, INK, MUTED, Colour

SEATS = 6
_CONTINENTS: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "europe": (
        ((0.04, 0.84), (0.06, 0.68), (0.26, 0.68), (0.22, 0.56), (0.38, 0.5), (0.48, 0.36), (0.56, 0.46), (0.72, 0.42),
         (0.82, 0.26), (1.0, 0.3), (1.0, 0.66), (0.84, 0.7), (0.78, 0.92), (0.7, 0.9), (0.62, 0.7), (0.54, 0.66),
         (0.66, 0.88), (0.58, 0.92), (0.44, 0.7), (0.36, 0.72), (0.28, 0.88), (0.16, 0.94)),
        ((0.4, 0.3), (0.38, 0.2), (0.58, 0.0), (0.76, 0.02), (0.72, 0.18), (0.62, 0.16), (0.6, 0.34), (0.52, 0.4)),
        ((0.16, 0.48), (0.2, 0.24), (0.3, 0.34), (0.32, 0.46)),
    ),
    "africa": (
        ((0.28, 0.04), (0.54, 0.02), (0.6, 0.1), (0.8, 0.12), (0.86, 0.34), (1.0, 0.42), (0.86, 0.58), (0.82, 0.74),
         (0.66, 0.96), (0.54, 1.0), (0.48, 0.78), (0.5, 0.62), (0.42, 0.52), (0.16, 0.52), (0.02, 0.36), (0.1, 0.16)),
        ((0.92, 0.72), (0.98, 0.68), (0.94, 0.88), (0.88, 0.86)),
    ),
    "asia": (
        ((0.0, 0.36), (0.08, 0.2), (0.3, 0.1), (0.5, 0.0), (0.62, 0.1), (0.86, 0.06), (1.0, 0.16), (0.92, 0.24),
         (0.92, 0.44), (0.84, 0.28), (0.72, 0.34), (0.8, 0.52), (0.72, 0.54), (0.72, 0.68), (0.62, 0.72), (0.66, 0.92),
         (0.58, 0.96), (0.54, 0.74), (0.48, 0.7), (0.42, 0.94), (0.33, 0.7), (0.25, 0.62), (0.26, 0.78), (0.12, 0.88),
         (0.02, 0.6), (0.1, 0.5)),
    ),
    "north-america": (
        ((0.0, 0.14), (0.2, 0.06), (0.6, 0.08), (0.58, 0.3), (0.68, 0.34), (0.74, 0.12), (0.94, 0.3), (0.98, 0.44),
         (0.78, 0.54), (0.7, 0.7), (0.7, 0.84), (0.52, 0.74), (0.5, 0.84), (0.62, 0.88), (0.72, 1.0), (0.56, 0.96),
         (0.36, 0.8), (0.24, 0.56), (0.22, 0.34), (0.06, 0.28)),
    ),
    "south-america": (
        ((0.34, 0.02), (0.56, 0.06), (0.66, 0.22), (0.92, 0.34), (0.84, 0.56), (0.66, 0.66), (0.54, 0.8), (0.48, 0.98),
         (0.38, 1.0), (0.34, 0.8), (0.34, 0.56), (0.18, 0.34), (0.22, 0.16)),
    ),
    "oceania": (
        ((0.02, 0.5), (0.24, 0.34), (0.4, 0.2), (0.54, 0.28), (0.62, 0.16), (0.72, 0.36), (0.84, 0.54), (0.8, 0.76),
         (0.64, 0.84), (0.5, 0.7), (0.3, 0.74), (0.1, 0.8)),
        ((0.88, 0.96), (0.98, 0.78), (1.0, 0.92), (0.9, 1.02)),
        ((0.68, 0.92), (0.78, 0.92), (0.72, 1.0)),
    ),
}  # fmt: skip
"""The outline of each region in the unit square, drawn to be told apart at a finger's width."""


def _region(region: str, canvas: Canvas, at: Point, size: float) -> None:
    for outline in _CONTINENTS[region]:
        canvas.polygon(
            [(at[0] + (x - 0.5) * size, at[1] + (y - 0.5) * size) for x, y in outline], REGION_COLOURS[region]
        )


def _badge(expedition: str, canvas: Canvas, at: Point, size: float) -> None:
    badge(canvas, at, expedition, size * 0.46)


def _dot(fill: Colour, canvas: Canvas, at: Point, size: float) -> None:
    """A dot of the map; the red one has a bar, so that it is told from the green one without its colour."""
    canvas.circle(at, size * 0.36, fill)
    if fill == RED:
        canvas.rounded(Box(*at, 0, 0).inset(-size * 0.2), size * 0.04, DARK)
        canvas.rounded(Box(at[0] - size * 0.2, at[1] - size * 0.2, size * 0.4, size * 0.12), 0, fill)
        canvas.rounded(Box(at[0] - size * 0.2, at[1] + size * 0.08, size * 0.4, size * 0.12), 0, fill)


def _ticket(canvas: Canvas, at: Point, size: float) -> None:
    ticket(canvas, at, size, INK, DARK)


def _public(canvas: Canvas, at: Point, size: float) -> None:
    emoji.plate(canvas, at, size, PAPER)
    canvas.icon("crown", at, size * 0.7, DARK)


EMOJI: dict[str, Paint] = {
    **{expedition: partial(_badge, expedition) for expedition in EXPEDITION_ICONS},
    **{region.replace("-", "_"): partial(_region, region) for region in REGION_COLOURS},
    "red_dot": partial(_dot, RED),
    "green_dot": partial(_dot, GREEN),
    "ticket": _ticket,
    "arrow": emoji.plain("turn", INK),
    "public": _public,
    "secret": emoji.tile("lock", MUTED),
    "explorer": emoji.plain("star", EXPEDITION_COLOURS["amber"]),
    "event": emoji.tile("star", INK),
    **emoji.seats(SEATS, PLAYERS),
}

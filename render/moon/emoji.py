"""The icons of Moon in words."""

from __future__ import annotations

from functools import partial

from games.moon.cards import Level
from games.moon.components import FLAGS, RESOURCES, Flag
from render import emoji, icons
from render.canvas import Box, Canvas, Point
from render.emoji import Paint
from render.moon.style import (
    COLOUR_ICONS,
    GAME,
    HEART,
    LEVEL_COLOURS,
    RESOURCE_COLOURS,
    STRUCTURE_COLOURS,
    banner,
)
from render.palette import DARK, INK, MUTED, Colour

SEATS = 5


def _plain(name: str, fill: Colour = INK) -> Paint:
    return emoji.plain(icons.of_game(GAME, name), fill)


def _flag(flag: Flag, canvas: Canvas, at: Point, size: float) -> None:
    banner(canvas, at, flag, size)


def _medal(level: Level, canvas: Canvas, at: Point, size: float) -> None:
    """A medal, with a mark for each that is better, so that it is told without its colour."""
    fill = LEVEL_COLOURS[level]
    canvas.icon(icons.of_game(GAME, "medal"), at, size, fill)
    canvas.circle((at[0], at[1] + size * 0.16), size * 0.22, fill)
    place = ("gold", "silver", "bronze").index(level)
    for mark in range(place + 1):
        x = at[0] + (mark - place / 2) * size * 0.14
        canvas.rounded(Box(x - size * 0.035, at[1] + size * 0.03, size * 0.07, size * 0.26), 2, DARK)


EMOJI: dict[str, Paint] = {
    **{resource: _plain(resource, RESOURCE_COLOURS[resource]) for resource in RESOURCES},
    **{flag: partial(_flag, flag) for flag in FLAGS},
    **{
        colour: emoji.tile(icons.of_game(GAME, name), STRUCTURE_COLOURS[colour])
        for colour, name in COLOUR_ICONS.items()
    },
    **{level: partial(_medal, level) for level in LEVEL_COLOURS},
    "heart": _plain("heart", HEART),
    "rover": _plain("rover"),
    "resource": _plain("any"),
    "structure": _plain("dome"),
    "flag": _plain("pennant"),
    "expedition": _plain("compass"),
    "base": _plain("base"),
    "star": _plain("star"),
    "bin": _plain("bin", MUTED),
    "park": _plain("park"),
    "flip": _plain("flip"),
    **emoji.seats(SEATS),
}

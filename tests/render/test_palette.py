"""Colours stay apart for every kind of sight, and survive being stored."""

import math
from itertools import combinations

import pytest

from render import palette
from render.canvas import Box, Canvas
from render.expeditions import style
from render.famous_explorers import style as explorers
from render.lost_cities import style as lost_cities
from render.moon import style as moon
from render.palette import Colour
from tests.render.pixels import opened

# Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB
SIGHT = {
    "common": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LEAST = 20
"""In CIE 1976 Lab, where 2.3 is just noticeable and pieces of a few pixels need about 20."""


def seen(colour: Colour, sight: str) -> tuple[float, float, float]:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    red, green, blue = (min(1, max(0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in SIGHT[sight])
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


SETS = {
    "expeditions": tuple(lost_cities.EXPEDITION_COLOURS.values()),
    "players": palette.PLAYERS,
    "expeditions and players of Famous Explorers": (*explorers.EXPEDITION_COLOURS.values(), *explorers.PLAYERS),
    "stocks": tuple(style.SYMBOL_COLOURS[stock] for stock in ("power", "guile", "coins", "map")),
    "resources of Moon": tuple(moon.RESOURCE_COLOURS.values()),
    "flags of Moon": tuple(moon.FLAG_COLOURS.values()),
    "structures of Moon": tuple(moon.STRUCTURE_COLOURS.values()),
    "reputations of Moon": tuple(moon.LEVEL_COLOURS.values()),
}


@pytest.mark.parametrize("sight", SIGHT)
@pytest.mark.parametrize("name", SETS)
def test_colours_of_a_set_stay_apart(name: str, sight: str) -> None:
    close = {
        pair: round(distance)
        for pair in combinations(SETS[name], 2)
        if (distance := math.dist(*(seen(colour, sight) for colour in pair))) < LEAST
    }
    assert not close


def test_a_colour_is_an_expedition_or_a_player() -> None:
    """Nobody would call them by the same name: twice as far apart as they need be."""
    for expedition in explorers.EXPEDITION_COLOURS.values():
        for player in explorers.PLAYERS:
            assert math.dist(seen(expedition, "common"), seen(player, "common")) >= 2 * LEAST


@pytest.mark.parametrize("sight", SIGHT)
def test_what_changed_stands_out_from_every_piece(sight: str) -> None:
    for fill in (*SETS["expeditions"], *explorers.EXPEDITION_COLOURS.values(), palette.GROUND, palette.PANEL):
        assert math.dist(seen(palette.ACCENT, sight), seen(fill, sight)) >= LEAST


def test_words_can_be_read_on_every_colour() -> None:
    for fill in {colour for group in SETS.values() for colour in group}:
        assert palette.contrast(fill, palette.ink_on(fill)) >= 4.5
    for ground in (palette.GROUND, palette.PANEL):
        for ink in (palette.INK, palette.MUTED, palette.ACCENT, palette.WARNING):
            assert palette.contrast(ground, ink) >= 4.5


def test_every_colour_survives_the_encoder_exactly() -> None:
    colours = palette.shades(
        palette.meeting([*lost_cities.EXPEDITION_COLOURS.values(), *palette.BASE], [palette.GROUND])
    )
    canvas = Canvas(len(colours), 1, palette.GROUND)
    for x, value in enumerate(colours):
        canvas.rect(Box(x, 0, 1, 1), value)
    stored = opened(canvas.picture("", colours).png)
    assert [stored.getpixel((x, 0)) for x in range(len(colours))] == list(colours)


def test_as_many_shades_as_fit() -> None:
    few, many = palette.meeting([palette.INK], [palette.GROUND]), palette.meeting(palette.PLAYERS, palette.PLAYERS)
    assert len(palette.shades(few)) == 13
    assert 36 < len(palette.shades(many)) <= 256
    with pytest.raises(ValueError, match="256"):
        palette.shades(tuple(((i, 0, 0), (i, 4, 0)) for i in range(200)))

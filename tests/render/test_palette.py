"""Colours stay apart for every kind of sight, and survive being stored."""

import math
from itertools import combinations

import pytest

from contract.pictures.sight import SIGHT, seen
from render import palette
from render.canvas import Box, Canvas
from render.expeditions import style
from render.famous_explorers import style as explorers
from render.lost_cities import style as lost_cities
from render.moon import style as moon
from tests.render.pixels import opened

LEAST = 20
"""In CIE 1976 Lab, where 2.3 is just noticeable and pieces of a few pixels need about 20."""


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

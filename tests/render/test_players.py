"""Players on a track, and dice."""

from __future__ import annotations

import pytest

from render.canvas import Box, Canvas
from render.dice import die
from render.palette import DARK, GROUND, INK, PLAYERS
from render.players import track

PLACE = Box(30, 0, 400, 120)


def columns(values: dict[int, int]) -> dict[int, tuple[float, float]]:
    """Where each seat's colour is drawn, across and down, to ten pixels."""
    canvas = Canvas(460, 120, GROUND)
    track(canvas, PLACE, (0, 10), values, size=30)
    image = canvas.image()
    found = {}
    for seat in values:
        at = [(x, y) for x in range(460) for y in range(120) if image.getpixel((x, y)) == PLAYERS[seat]]
        found[seat] = round(sum(x for x, _ in at) / len(at), -1), round(sum(y for _, y in at) / len(at), -1)
    return found


def test_each_stands_where_its_value_is() -> None:
    assert columns({0: 0, 1: 5, 3: 10}) == {0: (30, 60), 1: (230, 60), 3: (430, 60)}
    assert columns({0: 20, 1: 10}) == {0: (430, 60), 1: (230, 60)}


def test_those_at_one_place_can_all_be_seen() -> None:
    found = columns({0: 5, 1: 5, 3: 5})
    assert {x for x, _ in found.values()} == {230}
    assert [y for _, y in found.values()] == [30, 60, 90]


@pytest.mark.parametrize("shows", range(1, 9))
def test_a_die_shows_as_many_pips_as_it_has(shows: int) -> None:
    images = []
    for number in (shows, shows + 1):
        canvas = Canvas(100, 100, GROUND)
        die(canvas, Box(10, 10, 80, 80), number)
        images.append(canvas.image())
    assert images[0].tobytes() != images[1].tobytes()
    counts = [{value: n for n, value in image.getcolors(1 << 16) or ()} for image in images]
    if shows < 6:
        assert counts[1][DARK] > counts[0][DARK]
        assert counts[1][INK] < counts[0][INK]

"""Where the locations lie: a honeycomb of flat-topped hexagons, and the part of it that a picture shows. No drawing.

The unit is a hexagon's radius (it is 2 wide); y points down, the North is at the top.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from games.expeditions.board import CENTRAL, HOLES, NEIGHBOURS, NORTH, SOUTH
from games.expeditions.terms import SPOTS
from render.canvas import Box, Point

HEIGHT = math.sqrt(3)
"""The height of a hexagon."""
STEP = 1.5
"""The distance of columns."""
WIDTH, CLOSE_UP_WIDTH = 1400, 1080
"""The widths of the whole map and of close-ups, in pixels."""
EDGE = 20
"""Pixels around the locations."""
RADIUS = (WIDTH - 2 * EDGE) / (6 * STEP + 2)
"""A hexagon's radius on the whole map, in pixels."""
LARGEST = 212.0
"""A hexagon's greatest radius on a close-up: three columns fill it."""


def _centres() -> dict[str, Point]:
    found: dict[str, Point] = {}
    for column, (north, central) in enumerate(zip(NORTH, CENTRAL, strict=True)):
        raised = column % 2
        x = 1 + column * STEP
        found[north] = (x, HEIGHT * (1 - raised / 2))
        found[central] = (x, HEIGHT * (2 + raised / 2))
    for column, south in enumerate(SOUTH, start=1):
        found[south] = (1 + column * STEP, HEIGHT * (4 - column % 2 / 2))
    for spot, around in HOLES.items():
        places = [found[position] for position in around]
        found[spot] = (sum(x for x, _ in places) / 6, sum(y for _, y in places) / 6)
    return found


CENTRES = _centres()
"""The centre of every position and of every face-up card's spot."""


class Frame(NamedTuple):
    """A part of the honeycomb (``window``, in radii), drawn with hexagons of ``radius`` pixels."""

    window: Box
    radius: float

    @property
    def size(self) -> tuple[int, int]:
        """Its size in pixels."""
        return round(self.window.w * self.radius), math.ceil(self.window.h * self.radius - 1e-6)

    def at(self, key: str) -> Point:
        """Where the centre of a position or spot lies in the picture."""
        x, y = CENTRES[key]
        return (x - self.window.x) * self.radius, (y - self.window.y) * self.radius

    def holds(self, box: Box) -> bool:
        """Whether all of a box in the picture's pixels is visible."""
        return Box(0, 0, *self.size).contains(box)

    def shows(self, key: str) -> bool:
        """Whether any part of a position or spot is visible."""
        return self.window.overlaps(hexagon_box(key))


def hexagon_box(key: str) -> Box:
    """The box around a position or spot."""
    x, y = CENTRES[key]
    return Box(x - 1, y - HEIGHT / 2, 2, HEIGHT)


def bounding_box(keys: Iterable[str]) -> Box:
    """The box around several positions and spots."""
    boxes = [hexagon_box(key) for key in keys]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def whole() -> Frame:
    """The whole map."""
    return _framed(bounding_box(CENTRES), WIDTH)


def low(keys: Iterable[str], tallest: float) -> Frame:
    """All columns of the map, as far down and up as ``keys`` lie, its height at most a share of its width."""
    every, box = bounding_box(CENTRES), bounding_box(keys)
    wide = max(every.w, box.h / tallest)
    return _framed(Box(every.centre[0] - wide / 2, box.y, wide, box.h), WIDTH)


def surroundings(position: str) -> list[str]:
    """A position with its neighbours and the spots beside it."""
    return [position, *NEIGHBOURS[position], *(spot for spot in SPOTS if position in HOLES[spot])]


def close_up(keys: Iterable[str], tallest: float | None = None) -> Frame:
    """A close-up of ``keys``, at least three columns wide, its height at most a share ``tallest`` of its width."""
    box = bounding_box(keys)
    least = (CLOSE_UP_WIDTH - 2 * EDGE) / LARGEST
    if tallest is not None:
        least = min(max(least, box.h / tallest), bounding_box(CENTRES).w)
    if box.w < least:
        middle = min(max(box.centre[0], least / 2), bounding_box(CENTRES).w - least / 2)
        box = Box(middle - least / 2, box.y, least, box.h)
    return _framed(box, CLOSE_UP_WIDTH)


def region_frames(region: str) -> list[Frame]:
    """Close-ups of the two halves of a region, with the spots beside them."""
    keys = {"south": SOUTH, "central": CENTRAL, "north": NORTH}[region]
    half = len(keys) // 2
    halves = (keys[:half], keys[half:]) if len(keys) % 2 == 0 else (keys[: half + 1], keys[half:])
    return [close_up((*part, *(spot for spot in SPOTS if _inside(spot, part)))) for part in halves]


def _inside(spot: str, positions: Iterable[str]) -> bool:
    """Whether a spot lies among the columns of ``positions`` and beside one of them."""
    columns = {CENTRES[position][0] for position in positions}
    touched = [position for position in positions if position in HOLES[spot]]  # type: ignore[index]
    return bool(touched) and CENTRES[spot][0] in columns


def _framed(box: Box, wide: int) -> Frame:
    """``box`` in a picture ``wide`` pixels wide, with a margin around it."""
    radius = (wide - 2 * EDGE) / box.w
    return Frame(box.inset(-EDGE / radius), radius)

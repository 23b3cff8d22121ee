"""Where the locations lie: a honeycomb of flat-topped hexagons, and the parts of it a picture shows. Data, no drawing.

Lengths are in radii of a hexagon (its width is 2), y downwards; the North lies above.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

from games.expeditions.board import CENTRAL, HOLES, NEIGHBOURS, NORTH, POSITIONS, SOUTH
from games.expeditions.view import SPOTS
from render.canvas import Box, Point

HIGH = math.sqrt(3)
"""The height of a hexagon."""
STEP = 1.5
"""How far apart columns are."""
WHOLE, CLOSE = 1400, 1080
"""How wide pictures are in pixels: of the whole map, of parts of it."""
EDGE = 20
"""Pixels around the locations."""
RADIUS = (WHOLE - 2 * EDGE) / (6 * STEP + 2)
"""A hexagon's radius on the whole map, in pixels."""
LARGEST = 212.0
"""A hexagon's greatest radius on a close-up: three columns fill it."""


def _centres() -> dict[str, Point]:
    found: dict[str, Point] = {}
    for column, (north, central) in enumerate(zip(NORTH, CENTRAL, strict=True)):
        raised = column % 2
        x = 1 + column * STEP
        found[north] = (x, HIGH * (1 - raised / 2))
        found[central] = (x, HIGH * (2 + raised / 2))
    for column, south in enumerate(SOUTH, start=1):
        found[south] = (1 + column * STEP, HIGH * (4 - column % 2 / 2))
    for spot, around in HOLES.items():
        places = [found[position] for position in around]
        found[spot] = (sum(x for x, _ in places) / 6, sum(y for _, y in places) / 6)
    return found


CENTRES = _centres()
"""The middle of every position and of every face-up card's spot."""


class Frame(NamedTuple):
    """A part of the honeycomb (``window``, in radii), drawn with hexagons of ``radius`` pixels."""

    window: Box
    radius: float

    @property
    def size(self) -> tuple[int, int]:
        """Its size in pixels."""
        return round(self.window.w * self.radius), math.ceil(self.window.h * self.radius - 1e-6)

    def at(self, key: str) -> Point:
        """Where the middle of a position or spot lies in the picture."""
        x, y = CENTRES[key]
        return (x - self.window.x) * self.radius, (y - self.window.y) * self.radius

    def shows(self, key: str) -> bool:
        """Whether any of a position or spot is inside."""
        return self.window.meets(hexagon(key))


def hexagon(key: str) -> Box:
    """The box around a position or spot."""
    x, y = CENTRES[key]
    return Box(x - 1, y - HIGH / 2, 2, HIGH)


def around(keys: Iterable[str]) -> Box:
    """The box around several."""
    boxes = [hexagon(key) for key in keys]
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)


def whole() -> Frame:
    """All locations, with a little air."""
    return _framed(around(CENTRES), WHOLE)


def near(position: str) -> list[str]:
    """A position with its neighbours and the holes it lies at."""
    return [position, *NEIGHBOURS[position], *(spot for spot in SPOTS if position in HOLES[spot])]


def close(keys: Iterable[str]) -> Frame:
    """A close-up of all of ``keys``, as large as three columns at most."""
    box = around(keys)
    least = (CLOSE - 2 * EDGE) / LARGEST
    if box.w < least:
        middle = min(max(box.centre[0], least / 2), around(CENTRES).w - least / 2)
        box = Box(middle - least / 2, box.y, least, box.h)
    return _framed(box, CLOSE)


def row(region: str) -> list[Frame]:
    """A region in two halves with the holes at it, each a close-up."""
    keys = {"south": SOUTH, "central": CENTRAL, "north": NORTH}[region]
    half = len(keys) // 2
    halves = (keys[:half], keys[half:]) if len(keys) % 2 == 0 else (keys[: half + 1], keys[half:])
    return [close((*part, *(spot for spot in SPOTS if _inside(spot, part)))) for part in halves]


def _inside(spot: str, positions: Iterable[str]) -> bool:
    """Whether a hole lies between the columns of ``positions`` and touches them."""
    columns = {CENTRES[position][0] for position in positions}
    touched = [position for position in positions if position in HOLES[spot]]  # type: ignore[index]
    return bool(touched) and CENTRES[spot][0] in columns


def _framed(box: Box, wide: int) -> Frame:
    """``box`` filling a picture of ``wide`` pixels, with an edge around it."""
    radius = (wide - 2 * EDGE) / box.w
    return Frame(box.inset(-EDGE / radius), radius)


__all__ = [
    "CENTRES", "CLOSE", "EDGE", "HIGH", "POSITIONS", "RADIUS", "WHOLE", "Frame", "around", "close", "hexagon", "near",
    "row", "whole",
]  # fmt: skip

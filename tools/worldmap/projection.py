"""From longitude and latitude to map units: Miller's cylindrical projection, cut in the Bering Strait, and stretched.

Crowded parts of the world are enlarged by smooth bumps, at the expense of the emptier parts around them.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

Point = tuple[float, float]

WIDTH, HEIGHT = 1400, 900
CUT = -169.0  # between the Diomede islands: Asia ends on the right, America begins on the left
NORTH, SOUTH = 83.0, -58.5
CURVE = 0.74  # Miller's own is 0.8: a little less tames the polar regions


@dataclass(frozen=True)
class Bump:
    """An enlargement by ``1 + gain`` at a centre given in degrees, fading over ``reach`` (x, y) map units."""

    lon: float
    lat: float
    gain: float
    reach: Point


BUMPS = (
    Bump(11, 48, 1.15, (105, 95)),
    Bump(-62, -18, 0.45, (110, 130)),
    Bump(-95, 40, 0.30, (150, 110)),
    Bump(105, 25, 0.25, (120, 110)),
    Bump(56, 24, 0.42, (135, 95)),
    Bump(30, 2, 0.35, (85, 80)),
)


def flat(lon: float, lat: float) -> Point:
    """The plain projection, filling the map."""
    x = ((lon - CUT) % 360) / 360 * WIDTH
    top, bottom = _miller(NORTH), _miller(SOUTH)
    return x, (top - _miller(lat)) / (top - bottom) * HEIGHT


def project(lon: float, lat: float) -> Point:
    """The stretched projection."""
    x, y = flat(lon, lat)
    for bump, (cx, cy) in _CENTRES:
        rx, ry = bump.reach
        pull = bump.gain * math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2) / 2)
        x, y = x + pull * (x - cx), y + pull * (y - cy)
    return x, y


def _miller(lat: float) -> float:
    return math.log(math.tan(math.pi / 4 + math.radians(lat) * CURVE / 2)) / CURVE


_CENTRES = tuple((bump, flat(bump.lon, bump.lat)) for bump in BUMPS)

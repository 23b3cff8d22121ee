"""The coast follows the places: one smooth displacement that carries every node's home to where it is drawn."""

from __future__ import annotations

import math
from collections.abc import Mapping

from tools.worldmap.projection import Point

LEVELS = (
    110.0,
    70.0,
    45.0,
    45.0,
    32.0,
    32.0,
)  # reach of each pass, in map units: first the lie of the land, then places
CALM = 0.12  # how much a node must outweigh to move anything; keeps far coasts still

Pull = tuple[Point, float, float, float]


class Warp:
    """Moves points as the nodes near them were moved; ``weights`` says how much each node has to say."""

    def __init__(self, homes: Mapping[str, Point], drawn: Mapping[str, Point], weights: Mapping[str, float]) -> None:
        self._passes: list[tuple[float, list[Pull]]] = []
        now = dict(homes)
        for reach in LEVELS:
            pulls = [
                (now[key], weights[key], drawn[key][0] - now[key][0], drawn[key][1] - now[key][1]) for key in homes
            ]
            self._passes.append((reach, pulls))
            now = {key: _moved(point, reach, pulls) for key, point in now.items()}
        self.rest = {key: math.dist(now[key], drawn[key]) for key in homes}

    def __call__(self, point: Point) -> Point:
        for reach, pulls in self._passes:
            point = _moved(point, reach, pulls)
        return point


def _moved(point: Point, reach: float, pulls: list[Pull]) -> Point:
    weight, east, south = CALM, 0.0, 0.0
    for (x, y), say, dx, dy in pulls:
        far = (point[0] - x) ** 2 + (point[1] - y) ** 2
        if far < 16 * reach * reach:
            w = say * math.exp(-far / (2 * reach * reach))
            weight, east, south = weight + w, east + w * dx, south + w * dy
    return point[0] + east / weight, point[1] + south / weight

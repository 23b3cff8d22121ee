"""Where signs lie that belong to a node: in the free room around it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from games.famous_explorers.maps import world_of
from render.canvas import Box, Point
from render.famous_explorers.frame import RADIUS, around, spots
from render.famous_explorers.ground import radius, room

ANGLES = 24


class Fixed(NamedTuple):
    """What lies on a map in every game, each with the box around it: names, nodes, connections."""

    names: tuple[Box, ...]
    discs: tuple[tuple[Box, Point, float], ...]
    lines: tuple[tuple[Box, Point, Point, str], ...]


@lru_cache(maxsize=2)
def fixed(map_name: str) -> Fixed:
    """What signs have to keep clear of."""
    world = world_of(map_name)
    lines = [(*world.line(edge), edge.key) for edge in world.edges]
    return Fixed(
        tuple(room(node.label) for node in world.nodes if node.label),
        tuple((around([at]).inset(-RADIUS), at, radius(node)) for node in world.nodes for at in spots(node)),
        tuple((around((start, end)).inset(-1), start, end, key) for start, end, key in lines),
    )


class Room:
    """The free room around the nodes of a map. What is put there takes it, so that the next finds another place."""

    def __init__(self, map_name: str, used: Iterable[str] = ()) -> None:
        """``used`` are the connections with arrows, which are covered last."""
        self._world, self._fixed, self._used = world_of(map_name), fixed(map_name), frozenset(used)
        self._taken: list[tuple[Point, float]] = []

    def find(self, centre: Point, away: float, reach: float) -> Point:
        """The best place for a disc of radius ``reach`` at the distance ``away`` from ``centre``; it is taken then."""
        near = Box(*centre, 0, 0).inset(-away - reach - 4)
        names = [box for box in self._fixed.names if near.meets(box)]
        discs = [(at, size) for box, at, size in self._fixed.discs if near.meets(box) and at != centre]
        lines = [(start, end, key) for box, start, end, key in self._fixed.lines if near.meets(box)]
        best, cost = centre, math.inf
        for step in range(ANGLES):
            angle = 2 * math.pi * (step - ANGLES / 8) / ANGLES
            spot = (centre[0] + away * math.cos(angle), centre[1] + away * math.sin(angle))
            here = step * 1e-3
            here += sum(20 * max(0.0, reach + 1 - _to_box(spot, box)) for box in names)
            here += sum(20 * max(0.0, reach + size + 1 - math.dist(spot, at)) for at, size in [*discs, *self._taken])
            here += sum(
                (4 if key in self._used else 1) * max(0.0, reach + 3 - _to_line(spot, start, end))
                for start, end, key in lines
            )
            sides = (spot[0], spot[1], self._world.width - spot[0], self._world.height - spot[1])
            here += sum(50 * max(0.0, reach + 1 - side) for side in sides)
            if here < cost:
                best, cost = spot, here
        self._taken.append((best, reach))
        return best


def _to_box(point: Point, box: Box) -> float:
    return math.hypot(
        max(box.x - point[0], 0.0, point[0] - box.right), max(box.y - point[1], 0.0, point[1] - box.bottom)
    )


def _to_line(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1.0
    share = max(0.0, min(1.0, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square))
    return math.dist(point, (start[0] + dx * share, start[1] + dy * share))

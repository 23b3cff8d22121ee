"""Where signs lie that belong to a node: in the free room around it."""

from __future__ import annotations

import math
from collections.abc import Iterable

from games.famous_explorers.world import World
from render.canvas import Box, Point
from render.famous_explorers.frame import RADIUS, around, spots
from render.famous_explorers.ground import radius

ANGLES = 24


class Room:
    """The free room around the nodes of a map. What is put there takes it, so that the next finds another place."""

    def __init__(self, world: World, used: Iterable[str] = ()) -> None:
        """``used`` are the connections with arrows, which are covered last."""
        self._world, self._used = world, frozenset(used)
        self._boxes = [
            Box(label.x, label.y, label.width, label.height) for node in world.nodes if (label := node.label)
        ]
        self._discs = [(spot, radius(node)) for node in world.nodes for spot in spots(node)]
        self._lines = [(*world.line(edge), edge.key) for edge in world.edges]

    def find(self, centre: Point, away: float, reach: float) -> Point:
        """The best place for a disc of radius ``reach`` at the distance ``away`` from ``centre``; it is taken then."""
        near = around([centre]).inset(-away - reach - 30)
        boxes = [box for box in self._boxes if near.meets(box)]
        discs = [disc for disc in self._discs if near.meets(around([disc[0]]).inset(-RADIUS)) and disc[0] != centre]
        lines = [line for line in self._lines if near.meets(around(line[:2]).inset(-1))]
        best, cost = centre, math.inf
        for step in range(ANGLES):
            angle = 2 * math.pi * (step - ANGLES / 8) / ANGLES
            spot = (centre[0] + away * math.cos(angle), centre[1] + away * math.sin(angle))
            here = step * 1e-3
            here += sum(20 * max(0.0, reach + 1 - _to_box(spot, box)) for box in boxes)
            here += sum(20 * max(0.0, reach + size + 1 - math.dist(spot, at)) for at, size in discs)
            here += sum(
                (4 if key in self._used else 1) * max(0.0, reach + 3 - _to_line(spot, start, end))
                for start, end, key in lines
            )
            sides = (spot[0], spot[1], self._world.width - spot[0], self._world.height - spot[1])
            here += sum(50 * max(0.0, reach + 1 - side) for side in sides)
            if here < cost:
                best, cost = spot, here
        self._discs.append((best, reach))
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

"""Where labels of a node go: into the free space around it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from games.famous_explorers.maps import world_of
from games.famous_explorers.world import Label, Node
from render.canvas import Box, Point
from render.famous_explorers.frame import RADIUS, START_RADIUS, bounding_box, drawn_at

ANGLES = 24


class Obstacles(NamedTuple):
    """What is always on a map, each thing with its box: names, nodes, connections."""

    names: tuple[Box, ...]
    discs: tuple[tuple[Box, Point, float], ...]
    lines: tuple[tuple[Box, Point, Point, str], ...]


@lru_cache(maxsize=2)
def obstacles(map_name: str) -> Obstacles:
    """What labels have to keep clear of."""
    world = world_of(map_name)
    lines = [(*world.line(edge), edge.key) for edge in world.edges]
    return Obstacles(
        tuple(label_box(node.label) for node in world.nodes if node.label),
        tuple(
            (bounding_box([at]).inset(-RADIUS), at, node_radius(node)) for node in world.nodes for at in drawn_at(node)
        ),
        tuple((bounding_box((start, end)).inset(-1), start, end, key) for start, end, key in lines),
    )


class Candidate(NamedTuple):
    """A possible place for a disc: its cost, and the connections it would cover, each with the depth."""

    spot: Point
    cost: float
    lines: tuple[tuple[str, float], ...]


class FreeRoom:
    """The free space around the nodes of a map; what is placed there takes it from later labels."""

    def __init__(self, map_name: str, used: Iterable[str] = ()) -> None:
        """``used`` are the connections with arrows, the last to be covered."""
        self._map, self._used = map_name, frozenset(used)
        self._taken: list[tuple[Point, float]] = []

    def find(self, centre: Point, away: float, reach: float) -> Point:
        """Takes and returns the best place for a disc of radius ``reach`` at the distance ``away`` from ``centre``."""
        best, lowest = centre, math.inf
        for spot, cost, lines in _candidates(self._map, centre, away, reach):
            here = cost + sum((4 if key in self._used else 1) * depth for key, depth in lines)
            here += sum(20 * max(0.0, reach + size + 1 - math.dist(spot, at)) for at, size in self._taken)
            if here < lowest:
                best, lowest = spot, here
        self._taken.append((best, reach))
        return best


@lru_cache(maxsize=512)
def _candidates(map_name: str, centre: Point, away: float, reach: float) -> list[Candidate]:
    """The places for a disc around ``centre`` in order of preference, with what the map itself has there."""
    near = Box(*centre, 0, 0).inset(-away - reach - 4)
    world, always = world_of(map_name), obstacles(map_name)
    names = [box for box in always.names if near.overlaps(box)]
    discs = [(at, size) for box, at, size in always.discs if near.overlaps(box) and at != centre]
    lines = [(start, end, key) for box, start, end, key in always.lines if near.overlaps(box)]
    found = []
    for step in range(ANGLES):
        angle = 2 * math.pi * (step - ANGLES / 8) / ANGLES
        spot = (centre[0] + away * math.cos(angle), centre[1] + away * math.sin(angle))
        sides = (spot[0], spot[1], world.width - spot[0], world.height - spot[1])
        cost = step * 1e-3
        cost += sum(20 * max(0.0, reach + 1 - to_box(spot, box)) for box in names)
        cost += sum(20 * max(0.0, reach + size + 1 - math.dist(spot, at)) for at, size in discs)
        cost += sum(50 * max(0.0, reach + 1 - side) for side in sides)
        depths = [(key, reach + 3 - _to_line(spot, start, end)) for start, end, key in lines]
        found.append(Candidate(spot, cost, tuple((key, depth) for key, depth in depths if depth > 0)))
    return found


def node_radius(node: Node) -> float:
    """The radius of a node, in map units."""
    return START_RADIUS if node.kind == "start" else RADIUS


def label_box(label: Label) -> Box:
    """The space the map reserves for a name, in map units."""
    return Box(label.x, label.y, label.width, label.height)


def to_box(point: Point, box: Box) -> float:
    """How far a point is from a box; 0 inside it."""
    return math.hypot(
        max(box.x - point[0], 0.0, point[0] - box.right), max(box.y - point[1], 0.0, point[1] - box.bottom)
    )


def _to_line(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy or 1.0
    share = max(0.0, min(1.0, ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / square))
    return math.dist(point, (start[0] + dx * share, start[1] + dy * share))

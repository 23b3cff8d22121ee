"""From map units to picture pixels, and which part of the map to show."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import permutations
from typing import NamedTuple

from games.famous_explorers.world import Edge, Node, World
from render.canvas import Box, Point

WHOLE, CLOSE, WIDTH = 1600, 1080, 1400
"""How wide pictures are in pixels: of the whole map, of parts of it, and all others."""
ROOMY = 490.0
"""How many map units a close-up is wide: so names are a 35th of a picture's width high."""
WIDTHS = (ROOMY, 600.0, 720.0)
"""How wide close-ups may become where there would be more than ``MOST`` of them."""
MOST = 3
"""Close-ups in one picture."""
STEPS = (490.0, 540.0, 600.0, 660.0, 720.0, 780.0, 850.0, 940.0, 1040.0, 1150.0, 1270.0, 1400.0)
"""The widths close-ups can have: few, as every one keeps tiles of the map."""
LOW, HIGH = 230.0, 380.0
"""The least and the greatest height of a close-up, in map units."""
TALLEST = 5 / 7
"""The height of the tallest close-up, as a share of its width."""
ALONE = 270.0
"""The least height of the only close-up in a picture."""
MARGIN = 18.0
"""Air around what a close-up is about."""
RADIUS, START_RADIUS = 11.0, 14.0
"""How far the circles of nodes reach, in map units."""


class Frame(NamedTuple):
    """A part of the map, ``window`` in map units, drawn ``zoom`` times as large with its corner at (0, 0)."""

    window: Box
    zoom: float

    @property
    def size(self) -> tuple[int, int]:
        """Its size in pixels."""
        return round(self.window.w * self.zoom), round(self.window.h * self.zoom)

    def at(self, point: Point) -> Point:
        """Where a point of the map lies in the picture."""
        return (point[0] - self.window.x) * self.zoom, (point[1] - self.window.y) * self.zoom

    def shows(self, point: Point, reach: float = 0) -> bool:
        """Whether a point is in the window, or within ``reach`` of it."""
        return self.window.inset(-reach).meets(Box(*point, 1e-9, 1e-9))


def whole(world: World) -> Frame:
    """The whole map."""
    return Frame(Box(0, 0, world.width, world.height), WHOLE / world.width)


def spots(node: Node) -> tuple[Point, ...]:
    """Where a node is drawn: once, or as two half-dots."""
    here = (node.x, node.y)
    return (here,) if node.wrap is None else (here, node.wrap)


def around(points: Iterable[Point]) -> Box:
    """The smallest box that holds ``points``."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def union(one: Box, other: Box) -> Box:
    """The smallest box that holds both."""
    return around([(one.x, one.y), (one.right, one.bottom), (other.x, other.y), (other.right, other.bottom)])


def views(world: World, boxes: Sequence[Box]) -> list[Frame]:
    """The close-ups that show ``boxes``: as few and as large as can be; the whole map where that takes too many."""
    for wide in WIDTHS:
        about = clusters(boxes, wide)
        if len(about) <= MOST:
            low = LOW if len(about) > 1 else ALONE
            found: list[Frame] = []
            for box in about:
                found.append(_apart(world, close(world, box, low=low), box, found))
            return _parted(found, about)
    return [whole(world)]


def _apart(world: World, frame: Frame, about: Box, others: Sequence[Frame]) -> Frame:
    """``frame``, moved so that it shows as little as can be of what ``others`` show, and still all of ``about``."""
    x, y, wide, high = frame.window
    need = about.inset(1 / frame.zoom - MARGIN)  # as a frame begins at a whole pixel
    places = [(x, y)]
    for other in others:
        box = other.window
        places += [(beside, y) for beside in (box.x - wide, box.right)]
        places += [(x, beside) for beside in (box.y - high, box.bottom)]
    found = [_frame(world, left, top, wide, high) for left, top in places]
    held = [moved for moved in found if moved.window.holds(need)]
    return min(held, key=lambda moved: sum(_shared(moved.window, other.window) for other in others), default=frame)


def _parted(frames: Sequence[Frame], about: Sequence[Box]) -> list[Frame]:
    """``frames``, cut between what they are about where one still shows what another below it shows."""
    found = list(frames)
    for i, j in permutations(range(len(found)), 2):
        (upper, zoom), lower = found[i], found[j].window
        if about[i].bottom <= about[j].y and _shared(upper, lower):
            line = math.floor((about[i].bottom + about[j].y) / 2 * zoom) / zoom
            found[i] = Frame(Box(upper.x, upper.y, upper.w, line - upper.y), zoom)
            found[j] = Frame(Box(lower.x, line, lower.w, lower.bottom - line), zoom)
    return found


def _shared(one: Box, other: Box) -> float:
    """The area two boxes share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)


def clusters(boxes: Sequence[Box], wide: float) -> list[Box]:
    """Boxes that fit one close-up ``wide`` map units wide become one; what lies nearest first, in a fixed order."""
    found = list(boxes)
    while True:
        pairs = [
            (joined.w + joined.h, i, j, joined)
            for i in range(len(found))
            for j in range(i + 1, len(found))
            if _fits(joined := union(found[i], found[j]), wide)
        ]
        if not pairs:
            return found
        _, i, j, joined = min(pairs)
        found[i] = joined
        del found[j]


def _fits(box: Box, wide: float) -> bool:
    return box.w + 2 * MARGIN <= wide and box.h + 2 * MARGIN <= wide * HIGH / ROOMY


def close(world: World, about: Box, *, low: float = LOW, margin: float = MARGIN) -> Frame:
    """A close-up of ``about``: as wide as a picture, at least ``low`` map units high, inside the map."""
    box = about.inset(-margin)
    high = max(low, box.h)
    least = max(box.w, high / TALLEST)
    wide = min(next((step for step in STEPS if step >= least), world.width), world.width)
    return _frame(world, about.centre[0] - wide / 2, about.centre[1] - high / 2, wide, min(high, world.height))


def _frame(world: World, x: float, y: float, wide: float, high: float) -> Frame:
    """A frame inside the map that begins at a whole pixel of its zoom."""
    zoom = CLOSE / wide
    x, y = max(0.0, min(x, world.width - wide)), max(0.0, min(y, world.height - high))
    return Frame(Box(math.floor(x * zoom + 1e-6) / zoom, math.floor(y * zoom + 1e-6) / zoom, wide, high), zoom)


def region(world: World, key: str) -> list[Frame]:
    """The part of the map with all places of region ``key`` and their names; two parts where the cut runs through."""
    about = sorted((rooms(node)[0] for node in world.nodes if node.region == key), key=lambda box: box.x)
    far = max(range(1, len(about)), key=lambda i: about[i].x - about[i - 1].right, default=0)
    whole_width = reduce(union, about).w
    halves = [about[:far], about[far:]] if whole_width > world.width * 0.6 else [about]
    return [close(world, reduce(union, half), margin=14) for half in halves]


def rooms(node: Node) -> list[Box]:
    """The room a node takes with its name; of a wrap dot that of each half."""
    found = [around([spot]).inset(-RADIUS) for spot in spots(node)]
    if node.label is not None:
        found[0] = union(found[0], Box(node.label.x, node.label.y, node.label.width, node.label.height))
    return found


def room_of_edge(world: World, edge: Edge) -> Box:
    """The room a connection takes with its ends and their names."""
    box = around(world.line(edge)).inset(-RADIUS)
    for key in (edge.a, edge.b):
        if world.by_key[key].wrap is None:
            box = union(box, rooms(world.by_key[key])[0])
    return box


def start(world: World) -> Frame:
    """The part of the map with START and all places near it."""
    points = [spot for node in world.nodes if node.key == world.start or node.key in world.near for spot in spots(node)]
    return close(world, around(points))

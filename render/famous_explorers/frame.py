"""Which part of the map a picture shows, and from map units to its pixels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from itertools import combinations, permutations
from typing import NamedTuple

from games.famous_explorers.world import Edge, Node, World
from render.canvas import Box, Point

MAP_WIDTH, CLOSE_UP_WIDTH, WIDTH = 1500, 1080, 1400
"""The widths of the whole map, of close-ups and of all other pictures, in pixels."""
ROOMY = 490.0
"""The preferred width of a close-up in map units: names are then a 35th of its width high."""
WIDTHS = (ROOMY, 590.0, 720.0)
"""The widths to try, so that there are no more than ``MOST`` close-ups."""
MOST = 3
"""The most close-ups in one picture."""
STEPS = (490.0, 540.0, 590.0, 660.0, 720.0, 780.0, 850.0, 940.0, 1040.0, 1150.0, 1270.0, 1400.0)
"""The widths of close-ups: few, because each has cached tiles of its own."""
LOW, HIGH = 230.0, 380.0
"""The least and the greatest height of a close-up, in map units."""
TALLEST = 5 / 7
"""The greatest height of a close-up, as a share of its width."""
LOWEST, LEAST_SHARE = 0.5, 0.2
"""The greatest height of all close-ups beside a decision together, and the least of each, as shares of their width."""
ALONE = 270.0
"""The least height of a close-up that is alone in a picture."""
MARGIN = 18.0
"""The margin around what a close-up is about, in map units."""
RADIUS, START_RADIUS = 11.0, 14.0
"""The radii of nodes, in map units."""


class Frame(NamedTuple):
    """A part of the map: ``window`` in map units, drawn at ``zoom`` pixels a unit."""

    window: Box
    zoom: float

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        return round(self.window.w * self.zoom), round(self.window.h * self.zoom)

    def at(self, point: Point) -> Point:
        """Where a point of the map lies in the picture."""
        return (point[0] - self.window.x) * self.zoom, (point[1] - self.window.y) * self.zoom

    def shows(self, point: Point, reach: float = 0) -> bool:
        """Whether a point is in the window, or within ``reach`` of it."""
        return self.window.inset(-reach).overlaps(Box(*point, 1e-9, 1e-9))


def whole_map(world: World) -> Frame:
    """The whole map."""
    return Frame(Box(0, 0, world.width, world.height), MAP_WIDTH / world.width)


def drawn_at(node: Node) -> tuple[Point, ...]:
    """Where a node is drawn: at one point, or as a half-dot at both edges of the map."""
    here = (node.x, node.y)
    return (here,) if node.wrap is None else (here, node.wrap)


def bounding_box(points: Iterable[Point]) -> Box:
    """The smallest box around ``points``."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def union(one: Box, other: Box) -> Box:
    """The smallest box around both."""
    x, y, w, h = one
    left, top, wide, high = other
    right, bottom = max(x + w, left + wide), max(y + h, top + high)
    x, y = min(x, left), min(y, top)
    return Box(x, y, right - x, bottom - y)


def close_ups(world: World, boxes: Sequence[Box]) -> list[Frame]:
    """The fewest and largest close-ups that show all ``boxes``; the whole map if they were too many."""
    for wide in WIDTHS:
        about = clusters(boxes, wide)
        if len(about) <= MOST:
            low = LOW if len(about) > 1 else ALONE
            found: list[Frame] = []
            for box in about:
                found.append(_apart(world, close_up(world, box, low=low), box, found))
            return _parted(found, about)
    return [whole_map(world)]


def low_close_ups(world: World, boxes: Sequence[Box]) -> list[Frame]:
    """The largest close-ups of one scale that show all ``boxes`` and are together no higher than ``LOWEST``.

    The whole map if there are none.
    """
    for wide in STEPS:
        about = clusters(boxes, wide, LOWEST)
        found: list[Frame] = []
        for box in (each.inset(-MARGIN) for each in about):
            high = max(box.h, wide * LEAST_SHARE)
            frame = _frame(world, box.centre[0] - wide / 2, box.centre[1] - high / 2, wide, min(high, world.height))
            found.append(_apart(world, frame, box.inset(MARGIN), found))
        fits = all(box.w + 2 * MARGIN <= wide <= world.width for box in about)
        if fits and sum(frame.window.h for frame in found) <= wide * LOWEST:
            return _parted(found, about)
    return [whole_map(world)]


def _apart(world: World, frame: Frame, about: Box, others: Sequence[Frame]) -> Frame:
    """``frame``, moved to overlap ``others`` as little as possible while it still shows all of ``about``."""
    x, y, wide, high = frame.window
    need = about.inset(1 / frame.zoom - MARGIN)  # as a frame begins at a whole pixel
    places = [(x, y)]
    for other in others:
        box = other.window
        places += [(beside, y) for beside in (box.x - wide, box.right)]
        places += [(x, beside) for beside in (box.y - high, box.bottom)]
    found = [_frame(world, left, top, wide, high) for left, top in places]
    held = [moved for moved in found if moved.window.contains(need)]
    return min(held, key=lambda moved: sum(_shared(moved.window, other.window) for other in others), default=frame)


def _parted(frames: Sequence[Frame], about: Sequence[Box]) -> list[Frame]:
    """``frames``; two that still overlap, one below the other, are cut between what they are about."""
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


def clusters(boxes: Sequence[Box], wide: float, tallest: float = HIGH / ROOMY) -> list[Box]:
    """``boxes``, joined as long as two fit into one close-up ``wide`` map units wide, the nearest first.

    Its height is a share of ``tallest`` of that at most.
    """
    found, high = dict(enumerate(dict.fromkeys(boxes))), wide * tallest
    pairs: list[tuple[float, int, int, Box, Box]] = []

    def pair(i: int, j: int) -> None:
        first, second = found[i], found[j]
        x, y, w, h = first
        left, top, width, height = second
        across = max(x + w, left + width) - min(x, left)
        down = max(y + h, top + height) - min(y, top)
        if across + 2 * MARGIN <= wide and down + 2 * MARGIN <= high:
            heappush(pairs, (across + down, i, j, first, second))

    for one, other in combinations(found, 2):
        pair(one, other)
    while pairs:
        _, i, j, first, second = heappop(pairs)
        if found.get(i) is first and found.get(j) is second:  # neither was joined with another one meanwhile
            found[i] = union(first, second)
            del found[j]
            for other in found.keys() - {i}:
                pair(min(i, other), max(i, other))
    return list(found.values())


def close_up(world: World, about: Box, *, low: float = LOW, margin: float = MARGIN) -> Frame:
    """A close-up of ``about`` inside the map, at least ``low`` map units high."""
    box = about.inset(-margin)
    high = max(low, box.h)
    least = max(box.w, high / TALLEST)
    wide = min(next((step for step in STEPS if step >= least), world.width), world.width)
    return _frame(world, about.centre[0] - wide / 2, about.centre[1] - high / 2, wide, min(high, world.height))


def _frame(world: World, x: float, y: float, wide: float, high: float) -> Frame:
    """A close-up inside the map that begins at a whole pixel."""
    zoom = CLOSE_UP_WIDTH / wide
    x, y = max(0.0, min(x, world.width - wide)), max(0.0, min(y, world.height - high))
    return Frame(Box(math.floor(x * zoom + 1e-6) / zoom, math.floor(y * zoom + 1e-6) / zoom, wide, high), zoom)


def region_frames(world: World, key: str) -> list[Frame]:
    """The part of the map with all places of region ``key``, in as many close-ups as keep its names large."""
    about = [node_boxes(node)[0] for node in world.nodes if node.region == key]
    return sorted(close_ups(world, about), key=lambda frame: (frame.window.y, frame.window.x))


def node_boxes(node: Node) -> list[Box]:
    """The box of a node with its name; of a wrap-around dot, of each half."""
    found = [bounding_box([spot]).inset(-RADIUS) for spot in drawn_at(node)]
    if node.label is not None:
        found[0] = union(found[0], Box(node.label.x, node.label.y, node.label.width, node.label.height))
    return found


def edge_box(world: World, edge: Edge) -> Box:
    """The box of a connection with its ends and their names."""
    box = bounding_box(world.line(edge)).inset(-RADIUS)
    for key in (edge.a, edge.b):
        if world.by_key[key].wrap is None:
            box = union(box, node_boxes(world.by_key[key])[0])
    return box


def start_frame(world: World) -> Frame:
    """The part of the map around START."""
    points = [
        spot for node in world.nodes if node.key == world.start or node.key in world.near for spot in drawn_at(node)
    ]
    return close_up(world, bounding_box(points))

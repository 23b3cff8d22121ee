"""The land divided by region: a point belongs to the region of the nearest place, or point between two places.

It is cut into small pieces, so that a close-up draws only what it shows.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from importlib import resources
from itertools import accumulate, pairwise
from typing import NamedTuple

from games.famous_explorers.maps import PUBLISHED, world_of
from render.canvas import Box, Point
from render.famous_explorers.frame import bounding_box

Ring = tuple[Point, ...]
Seed = tuple[Point, str]

TILE = 130.0
"""No piece is larger, in map units."""
FEW = 8
"""A piece with so few seeds is divided among them; with more it is halved first."""
SHORE = 12.0
"""A place this close to the coast lies on the land, in map units."""
KIN = 300.0
"""Two places of a region at most this far apart also claim the point halfway between them, in map units."""
MAINLAND = 100000.0
"""Land with a smaller box belongs to one region as a whole, in square map units."""
STRETCH, COARSE = 24, 5.0
"""How many points of a coast are drawn together, and their least distance in map units."""
SHALLOW = 3.6
"""The width of shallow water, in map units."""

BORDERLANDS: tuple[Seed, ...] = (
    ((577, 405), "europe"),  # Andalusia
    ((592, 396), "europe"),
    ((697, 370), "europe"),  # Sicily
    ((755, 377), "europe"),  # Crete
    ((842, 562), "africa"),  # the Horn of Africa
    ((880, 560), "africa"),
    ((838, 530), "asia"),  # Yemen
    ((850, 505), "asia"),
    ((862, 530), "asia"),
    ((1182, 425), "asia"),  # Taiwan
    ((1180, 460), "asia"),  # Luzon
    ((1205, 570), "oceania"),  # New Guinea
    ((1230, 590), "oceania"),
    ((366, 503), "south-america"),  # Colombia
    ((356, 520), "south-america"),
    ((380, 492), "south-america"),
    ((390, 480), "south-america"),
)
"""Land whose nearest place lies on another continent: points that count like places, in map units."""


class Piece(NamedTuple):
    """A polygon of land with its region, or a stretch of coast without one, and the box around it."""

    points: Ring
    box: Box
    region: str


class Outlines(NamedTuple):
    """Rings in map units: of land, and of the lakes that lie on it."""

    land: tuple[Ring, ...]
    lakes: tuple[Ring, ...]


@lru_cache(maxsize=2)
def outlines(map_name: str) -> Outlines:
    """The coastlines of a map; only the published map has any."""
    if map_name != PUBLISHED:
        return Outlines((), ())
    stored = json.loads((resources.files("render") / "data" / "world_coast.json").read_text("utf-8"))
    return Outlines(*(tuple(_ring(steps, stored["scale"]) for steps in stored[kind]) for kind in ("land", "lakes")))


def _ring(steps: Sequence[int], scale: float) -> Ring:
    """A ring stored as x, y of its first point, then the steps to the next ones."""
    xs, ys = accumulate(steps[::2]), accumulate(steps[1::2])
    return tuple((x / scale, y / scale) for x, y in zip(xs, ys, strict=True))


@lru_cache(maxsize=2)
def lakes(map_name: str) -> tuple[Piece, ...]:
    """The lakes."""
    return tuple(Piece(ring, bounding_box(ring), "") for ring in outlines(map_name).lakes)


@lru_cache(maxsize=2)
def shallows(map_name: str) -> tuple[Piece, ...]:
    """Shallow water as ribbons along the coasts, simplified and in short stretches."""
    found = []
    for ring in outlines(map_name).land:
        kept = [ring[0]]
        for point in ring[1:]:
            if math.dist(point, kept[-1]) >= COARSE:
                kept.append(point)
        count = len(kept)
        if count < 3:
            continue
        sides = [_beside(kept[i - 1], kept[i], kept[(i + 1) % count]) for i in range(count)]
        for start in range(0, count, STRETCH):
            part = [sides[i % count] for i in range(start, min(start + STRETCH, count) + 1)]
            ribbon = (*(left for left, _ in part), *(right for _, right in reversed(part)))
            found.append(Piece(ribbon, bounding_box(ribbon), ""))
    return tuple(found)


def _beside(before: Point, here: Point, after: Point) -> tuple[Point, Point]:
    """The points to the left and right of a corner of a line."""
    dx, dy = after[0] - before[0], after[1] - before[1]
    length = math.hypot(dx, dy) or 1.0
    x, y = -dy / length * SHALLOW, dx / length * SHALLOW
    return (here[0] + x, here[1] + y), (here[0] - x, here[1] - y)


@lru_cache(maxsize=2)
def pieces(map_name: str) -> tuple[Piece, ...]:
    """The land in pieces of one region each."""
    places: list[Seed] = [((node.x, node.y), node.region) for node in world_of(map_name).nodes if node.region]
    found: list[Piece] = []
    for ring in outlines(map_name).land:
        box = bounding_box(ring)
        if box.w * box.h > MAINLAND:
            here = [seed for seed in BORDERLANDS if on_land(ring, seed[0])]
            found += _divided(ring, [*_seeds([place for place in places if on_land(ring, place[0])]), *here])
        else:
            found += _divided(ring, _one(ring, [*places, *BORDERLANDS]))
    return tuple(found)


def on_land(ring: Ring, point: Point, shore: float = SHORE) -> bool:
    """Whether a point lies on land or within ``shore`` of its coast."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in pairwise((*ring, ring[0])):
        if abs(ax - x) < shore and abs(ay - y) < shore:
            return True
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def _seeds(places: Sequence[Seed]) -> list[Seed]:
    """Places, and the points halfway between two of one region."""
    between = [
        (((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), region)
        for number, (a, region) in enumerate(places)
        for b, other in places[:number]
        if region == other and math.dist(a, b) < KIN
    ]
    return [*places, *between]


def _one(ring: Ring, seeds: Sequence[Seed]) -> Sequence[Seed]:
    """The seeds of the region to which most of an island's coast is nearest."""
    nearest = Counter(min(seeds, key=lambda seed: math.dist(seed[0], point))[1] for point in ring[::4])
    region = nearest.most_common(1)[0][0]
    return [seed for seed in seeds if seed[1] == region]


def _divided(ring: Ring, seeds: Sequence[Seed]) -> Iterator[Piece]:
    """The pieces of a polygon, given the seeds that may be nearest to one of its points."""
    box = bounding_box(ring)
    seeds = _nearest(box, seeds)
    alike = len({region for _, region in seeds}) == 1
    if max(box.w, box.h) > TILE or (not alike and len(seeds) > FEW and max(box.w, box.h) > 4):
        x, y = box.centre
        middle = ((x, y), (x, y + 1)) if box.w > box.h else ((x, y), (x + 1, y))
        for line in (middle, middle[::-1]):
            for part in clip(ring, *line):
                yield from _divided(part, seeds)
    elif alike:
        yield Piece(ring, box, seeds[0][1])
    else:
        for seed, region in seeds:
            parts = [ring]
            for other, theirs in seeds:
                if theirs != region:
                    x, y = (seed[0] + other[0]) / 2, (seed[1] + other[1]) / 2
                    line = (x, y), (x + other[1] - seed[1], y + seed[0] - other[0])
                    parts = [smaller for part in parts for smaller in clip(part, *line)]
            yield from (Piece(part, bounding_box(part), region) for part in parts)


def _nearest(box: Box, seeds: Sequence[Seed]) -> Sequence[Seed]:
    """The seeds that may be nearest to a point of ``box``."""
    x, y = box.centre
    reach = math.hypot(box.w, box.h) / 2
    far = [math.dist((x, y), at) for at, _ in seeds]
    limit = min(far) + 2 * reach
    return [seed for seed, distance in zip(seeds, far, strict=True) if distance <= limit]


def clip(ring: Ring, start: Point, end: Point) -> list[Ring]:
    """The parts of a polygon to the left of the line from ``start`` to ``end`` (with y upwards)."""
    (sx, sy), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    sides = [dx * (y - sy) - dy * (x - sx) for x, y in ring]
    if max(sides) <= 0:
        return [ring]
    if min(sides) > 0:
        return []
    runs: list[list[Point]] = []
    for i, (point, side) in enumerate(zip(ring, sides, strict=True)):
        before, was = ring[i - 1], sides[i - 1]
        if (side <= 0) != (was <= 0):
            share = was / (was - side)
            crossing = (before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share)
            if side <= 0:
                runs.append([crossing])
            elif runs:
                runs[-1].append(crossing)
            else:
                late = crossing
        if side <= 0 and runs:
            runs[-1].append(point)
    if sides[-1] <= 0:  # the last run goes on at the ring's beginning
        first = next(i for i, side in enumerate(sides) if side > 0)
        runs[-1] += [*ring[:first], late]
    return _joined(runs, dx, dy)


def _joined(runs: list[list[Point]], dx: float, dy: float) -> list[Ring]:
    """Runs of a polygon between two crossings of a line, closed along that line."""

    def along(point: Point) -> float:
        return point[0] * dx + point[1] * dy

    ends = sorted(
        [(along(run[0]), 0, i) for i, run in enumerate(runs)] + [(along(run[-1]), 1, i) for i, run in enumerate(runs)]
    )
    partner = {}
    while ends:  # in turn one that enters and one that leaves, but where the coast slightly crosses itself
        one = ends.pop(0)
        other = ends.pop(next(i for i, end in enumerate(ends) if end[1] != one[1]))
        leaving, entering = (one, other) if one[1] else (other, one)
        partner[leaving[2]] = entering[2]
    found = []
    left = set(range(len(runs)))
    while left:
        ring: list[Point] = []
        at = min(left)
        while at in left:
            left.remove(at)
            ring += runs[at]
            at = partner[at]
        found.append(tuple(ring))
    return found

"""Coastlines: from Natural Earth's land polygons (TopoJSON) to a few thousand whole numbers."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.worldmap.projection import CUT, HEIGHT, WIDTH, Point

SCALE = 4  # stored numbers are quarters of a map unit
TOLERANCE = 0.7  # map units a simplified line may leave the true one
SMALLEST = 26.0  # islands of less area (square map units) are dropped ...
TINY, REACH = 1.0, 14.0  # ... except those of more than TINY within REACH of a place

Ring = list[Point]


def polygons(source: Path) -> list[list[Ring]]:
    """The polygons of a TopoJSON land file, each an outline and its inland seas, in degrees east of the cut."""
    topology = json.loads(source.read_text("utf-8"))
    arcs = [_degrees(arc, topology["transform"]) for arc in topology["arcs"]]
    found = []
    for shape in topology["objects"]["land"]["geometries"]:
        parts = [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"]
        found += [[_ring(ring, arcs) for ring in part] for part in parts]
    return found


def coast(source: Path, place: Callable[[Point], Point], places: list[Point]) -> tuple[list[Ring], list[Ring]]:
    """The outlines of land and those of inland seas, projected by ``place``, simplified, the largest first."""
    lands: list[Ring] = []
    lakes: list[Ring] = []
    for shore, *holes in polygons(source):
        for ring, found in [(shore, lands), *((hole, lakes) for hole in holes)]:
            points = [place(point) for point in ring]
            outline = simplified(points, TOLERANCE) if _worth_drawing(points, places) else []
            if len(outline) > 2:
                found.append(outline)
    return _largest_first(lands), _largest_first(lakes)


def _largest_first(rings: list[Ring]) -> list[Ring]:
    return sorted(rings, key=lambda points: -abs(area(points)))


def packed(lands: list[Ring], lakes: list[Ring]) -> dict[str, Any]:
    """The outlines as whole numbers: each ring is x, y of its first point, then the steps dx, dy to the next ones."""
    return {
        "source": "Natural Earth, 1:50m land (public domain), as packaged in world-atlas 2.0.2",
        "about": "rings in 1/scale map units: x, y, then dx, dy from point to point; lakes lie on land",
        "width": WIDTH,
        "height": HEIGHT,
        "scale": SCALE,
        "land": [_steps(ring) for ring in lands],
        "lakes": [_steps(ring) for ring in lakes],
    }


def _steps(ring: Ring) -> list[int]:
    found, last = [], (0, 0)
    for x, y in ring:
        point = round(x * SCALE), round(y * SCALE)
        found += [point[0] - last[0], point[1] - last[1]]
        last = point
    return found


def _worth_drawing(points: Ring, places: list[Point]) -> bool:
    if min(y for _, y in points) > HEIGHT or max(x for x, _ in points) - min(x for x, _ in points) > WIDTH - 50:
        return False  # below the map; or islands that the cut through the Aleutians tore apart
    size = abs(area(points))
    if size >= SMALLEST:
        return True
    return size > TINY and any(_square(point, at) < REACH * REACH for point in points for at in places)


def area(points: list[Point]) -> float:
    """The signed area of a closed ring."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2


def simplified(points: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker's simplification of a ring."""
    middle = max(range(len(points)), key=lambda i: _square(points[0], points[i]))
    return _thin(points[: middle + 1], tolerance)[:-1] + _thin([*points[middle:], points[0]], tolerance)[:-1]


def _thin(points: list[Point], tolerance: float) -> list[Point]:
    keep = {0, len(points) - 1}
    work = [(0, len(points) - 1)]
    while work:
        first, last = work.pop()
        far, at = max(
            ((_off(points[i], points[first], points[last]), i) for i in range(first + 1, last)), default=(0, 0)
        )
        if far > tolerance:
            keep.add(at)
            work += [(first, at), (at, last)]
    return [points[i] for i in sorted(keep)]


def _off(p: Point, a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if not length else max(0, min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    return math.sqrt(_square(p, (a[0] + t * dx, a[1] + t * dy)))


def _square(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _degrees(arc: list[list[int]], transform: dict[str, Any]) -> list[Point]:
    (sx, sy), (ox, oy) = transform["scale"], transform["translate"]
    x = y = 0
    found = []
    for dx, dy in arc:
        x, y = x + dx, y + dy
        found.append((x * sx + ox, y * sy + oy))
    return found


def _ring(indexes: list[int], arcs: list[list[Point]]) -> list[Point]:
    points: list[Point] = []
    for index in indexes:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        points += arc[1:] if points else arc
    return [((lon - CUT) % 360 + CUT, lat) for lon, lat in points[:-1]]

"""Distances and crossings of points, segments and boxes (left, top, right, bottom)."""

from __future__ import annotations

import math

Point = tuple[float, float]
Box = tuple[float, float, float, float]


def point_segment(px: float, py: float, ax: float, ay: float, bx: float, by: float) -> float:
    """The distance of a point from a segment."""
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    t = ((px - ax) * dx + (py - ay) * dy) / length if length else 0.0
    t = 0.0 if t < 0 else min(t, 1.0)
    return math.hypot(px - ax - t * dx, py - ay - t * dy)


def point_box(px: float, py: float, box: Box) -> float:
    """The distance of a point from a box; 0 inside."""
    return math.hypot(max(box[0] - px, 0.0, px - box[2]), max(box[1] - py, 0.0, py - box[3]))


def boxes_overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share some area."""
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def inside(ax: float, ay: float, bx: float, by: float, box: Box) -> float:
    """The length of the part of a segment that lies in a box."""
    dx, dy = bx - ax, by - ay
    low, high = 0.0, 1.0
    for start, step, least, most in ((ax, dx, box[0], box[2]), (ay, dy, box[1], box[3])):
        if abs(step) < 1e-9:
            if not least < start < most:
                return 0.0
            continue
        one, two = (least - start) / step, (most - start) / step
        low, high = max(low, min(one, two)), min(high, max(one, two))
    return max(0.0, high - low) * math.hypot(dx, dy)


def grown(box: Box, by: float) -> Box:
    """A box that reaches ``by`` further on every side."""
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments a-b and c-d cross or touch."""

    def turn(p: Point, q: Point, r: Point) -> float:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    one, two = turn(a, b, c), turn(a, b, d)
    three, four = turn(c, d, a), turn(c, d, b)
    return (one > 0) != (two > 0) and (three > 0) != (four > 0)


def angle(at: Point, one: Point, two: Point) -> float:
    """The angle in degrees between the directions from ``at`` to two points."""
    a = math.atan2(one[1] - at[1], one[0] - at[0])
    b = math.atan2(two[1] - at[1], two[0] - at[0])
    turn = abs(math.degrees(a - b)) % 360
    return min(turn, 360 - turn)

"""The arrows on the map: side by side where expeditions share a connection, each with its dash pattern."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.famous_explorers.maps import world_of
from games.famous_explorers.view import Target, View
from games.famous_explorers.world import Edge, World
from render.canvas import Box, Canvas, Point
from render.famous_explorers.frame import Frame
from render.famous_explorers.label_placement import node_radius
from render.famous_explorers.sprites import Sprite, boxes_along, make, paste
from render.famous_explorers.style import DASHES, EXPEDITION_COLOURS, EXPEDITIONS
from render.palette import ACCENT, DARK, Colour
from render.shelf import kept

APART = 5.2
"""The distance of neighbouring arrows, in map units."""
SHAFT, THIN, RIM, GLOW = 3.7, 1.6, 1.3, 2.8
"""The widths of an arrow, of one that could be laid, of the dark rim, and of the glow around a change."""
HEAD, HALF, STEP = 11.0, 5.6, 12.0
"""A head's length, half its width, and how far it stays behind a neighbour's."""
REACH = 12.0
"""How far heads and their glow reach beyond the ends of arrows."""


class DrawnArrow(NamedTuple):
    """An arrow as drawn, in map units: its shaft and the tip of its head, which may lie before the shaft's end.

    ``maybe``: it is not laid, but could be.
    """

    colour: str
    edge: str
    start: Point
    end: Point
    head: Point
    touched: bool
    maybe: bool


def lay_out(
    view: View, world: World, touched: Collection[str] = (), targets: Iterable[Target] = ()
) -> list[DrawnArrow]:
    """The arrows on the board, and those that ``targets`` offer."""
    shared: dict[str, dict[tuple[str, str], bool]] = {}
    for expedition in view.expeditions:
        for arrow in expedition.arrows:
            shared.setdefault(arrow.edge, {})[expedition.colour, arrow.source] = False
    for target in targets:
        shared.setdefault(target.edge, {})[target.colour, target.source] = True
    found = []
    edges = edges_by_key(view.map)
    for key, arrows in shared.items():
        lanes = sorted(arrows, key=lambda arrow: EXPEDITIONS.index(arrow[0]))
        for lane, (colour, source) in enumerate(lanes):
            edge = edges[key]
            start, end, head = _line(world, edge, source, lane, len(lanes))
            changed = f"arrow:{colour}:{key}" in touched
            found.append(DrawnArrow(colour, key, start, end, head, changed, arrows[colour, source]))
    return found


def _line(world: World, edge: Edge, source: str, lane: int, lanes: int) -> tuple[Point, Point, Point]:
    """Where an arrow starts and ends, and the tip of its head."""
    (ax, ay), (bx, by) = world.line(edge)
    length = math.dist((ax, ay), (bx, by)) or 1.0
    east, south = (bx - ax) / length, (by - ay) / length
    aside = (lane - (lanes - 1) / 2) * APART
    first, last = (math.sqrt(node_radius(world.by_key[node]) ** 2 - aside**2) for node in (edge.a, edge.b))
    last = length - last
    behind = STEP * (lane % 2)

    def along(at: float) -> Point:
        return ax + east * at - south * aside, ay + south * at + east * aside

    if source == edge.a:
        return along(first), along(last), along(last - behind)
    return along(last), along(first), along(first + behind)


def removed(view: View, touched: Collection[str]) -> list[Edge]:
    """The connections from which an arrow was removed."""
    laid = {f"arrow:{e.colour}:{arrow.edge}" for e in view.expeditions for arrow in e.arrows}
    away = {key.split(":")[2] for key in touched if key.startswith("arrow:") and key not in laid}
    return [edge for key, edge in edges_by_key(view.map).items() if key in away] if away else []


@lru_cache(maxsize=2)
def edges_by_key(map_name: str) -> dict[str, Edge]:
    """The connections of a map by key."""
    return {edge.key: edge for edge in world_of(map_name).edges}


def draw(canvas: Canvas, frame: Frame, arrows: Iterable[DrawnArrow]) -> None:
    """Draws arrows with dark rims; those that changed come last and glow."""
    by_edge: dict[str, list[DrawnArrow]] = {}
    for arrow in arrows:
        by_edge.setdefault(arrow.edge, []).append(arrow)
    for beside in sorted(by_edge.values(), key=lambda beside: any(arrow.touched for arrow in beside)):
        for box in _boxes(beside[0].start, beside[0].end, len(beside), frame.zoom):
            if frame.window.overlaps(box):
                paste(canvas, frame, _sprite(tuple(beside), box, frame.zoom))


def draw_plain(canvas: Canvas, frame: Frame, arrow: DrawnArrow) -> None:
    """Draws one arrow by itself."""
    _draw(canvas, frame, [arrow])


@lru_cache(maxsize=512)
def _boxes(start: Point, end: Point, lanes: int, zoom: float) -> list[Box]:
    """Boxes that hold the ``lanes`` arrows of one connection, one of which runs from ``start`` to ``end``."""
    return boxes_along(start, end, REACH + (lanes - 1) * APART, zoom)


@kept
def _sprite(arrows: tuple[DrawnArrow, ...], box: Box, zoom: float) -> Sprite:
    """The part of one connection's arrows in ``box``."""
    return make(box, zoom, lambda canvas, frame: _all(canvas, frame, arrows))


def _all(canvas: Canvas, frame: Frame, arrows: Sequence[DrawnArrow]) -> None:
    _draw(canvas, frame, [a for a in arrows if not a.touched])
    new = [a for a in arrows if a.touched]
    for a in new:
        canvas.line((frame.at(a.start), frame.at(a.end)), ACCENT, (SHAFT + 2 * GLOW) * frame.zoom)
        _head(canvas, frame, a, ACCENT, GLOW)
    _draw(canvas, frame, new)


def _draw(canvas: Canvas, frame: Frame, arrows: list[DrawnArrow]) -> None:
    z = frame.zoom
    for a in arrows:
        canvas.line((frame.at(a.start), frame.at(a.end)), DARK, (_shaft(a) + 2 * RIM) * z)
    for a in arrows:
        dash = [part * z for part in DASHES[a.colour]]
        canvas.line((frame.at(a.start), frame.at(a.end)), EXPEDITION_COLOURS[a.colour], _shaft(a) * z, dash=dash)
    for a in arrows:
        _head(canvas, frame, a, DARK, RIM)
        _head(canvas, frame, a, EXPEDITION_COLOURS[a.colour], 0)


def _shaft(arrow: DrawnArrow) -> float:
    return THIN if arrow.maybe else SHAFT


def _head(canvas: Canvas, frame: Frame, arrow: DrawnArrow, fill: Colour, rim: float) -> None:
    """An arrow's head, grown by ``rim`` map units on every side."""
    length = math.dist(arrow.start, arrow.end) or 1.0
    east, south = (arrow.end[0] - arrow.start[0]) / length, (arrow.end[1] - arrow.start[1]) / length
    front, back = rim * math.hypot(HEAD, HALF) / HALF, HEAD + rim
    half = HALF * (front + back) / HEAD

    def at(along: float, aside: float) -> Point:
        return frame.at((arrow.head[0] + east * along - south * aside, arrow.head[1] + south * along + east * aside))

    canvas.polygon((at(front, 0), at(-back, half), at(-back, -half)), fill)

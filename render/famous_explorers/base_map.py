"""The empty map: sea, land, connections and nodes, before the first arrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PIL import Image

from games.famous_explorers.maps import world_of
from games.famous_explorers.world import Node, World
from render.canvas import Box, Canvas, Point
from render.encode import palette
from render.famous_explorers import land
from render.famous_explorers.frame import START_RADIUS, Frame, drawn_at
from render.famous_explorers.map_names import FONT, LINE, PAD, Name
from render.famous_explorers.style import (
    CONNECTION,
    GREEN,
    LAND_COLOURS,
    PALETTE,
    PLACE,
    RED,
    SEA,
    SHALLOW,
)
from render.palette import DARK, INK, Colour
from render.shelf import kept

TILE = 400
"""The side of the cached tiles that maps are composed of, in pixels."""
MOST = 256
"""All tiles of a map at all zooms: of twelve kilobytes each when packed."""


def canvas(map_name: str, frame: Frame, height: int = 0) -> Canvas:
    """A canvas with the part of the map in ``frame``, without names; at least so high (``height``)."""
    (wide, high), zoom = frame.size, frame.zoom
    left, top = round(frame.window.x * zoom), round(frame.window.y * zoom)
    found = Canvas(wide, max(high, height), None)
    for row in range(top // TILE, (top + high - 1) // TILE + 1):
        for column in range(left // TILE, (left + wide - 1) // TILE + 1):
            tile = _tile(map_name, zoom, column, row)
            found.paste(tile, (column * TILE - left, row * TILE - top))
    return found


@kept
def _tile(map_name: str, zoom: float, column: int, row: int) -> Image.Image:
    """A tile of the map at a zoom, as an indexed image."""
    return palette(PALETTE).unpack(_packed(map_name, zoom, column, row), (TILE, TILE))


@lru_cache(maxsize=MOST)
def _packed(map_name: str, zoom: float, column: int, row: int) -> bytes:
    """A tile in a tenth of its memory: it takes a fiftieth of its drawing to unpack it."""
    side = TILE / zoom
    drawn = _ground(map_name, Frame(Box(column * side, row * side, side, side), zoom))
    return palette(PALETTE).pack(drawn.image())


def _ground(map_name: str, frame: Frame) -> Canvas:
    """The part of a map in ``frame``, drawn anew."""
    world = world_of(map_name)
    drawn = Canvas(*frame.size, SEA, scale=2)
    for piece in _near(land.shallows(map_name), frame):
        drawn.polygon([frame.at(point) for point in piece.points], SHALLOW)
    for piece in _near(land.pieces(map_name), frame):
        drawn.polygon([frame.at(point) for point in piece.points], LAND_COLOURS[piece.region])
    for piece in _near(land.lakes(map_name), frame):
        drawn.polygon([frame.at(point) for point in piece.points], SEA)
    for edge in world.edges:
        start, end = world.line(edge)
        if frame.window.inset(-60).overlaps(_box(start, end)):
            drawn.line((frame.at(start), frame.at(end)), CONNECTION, 1.6 * frame.zoom)
    for node in world.nodes:
        draw_node(drawn, frame, world, node)
    return drawn


def _near(pieces: Iterable[land.Piece], frame: Frame) -> Iterator[land.Piece]:
    """The pieces in ``frame``; there are thousands, so boxes are compared here without calls."""
    box = frame.window.inset(-12)
    left, top, right, bottom = box.x, box.y, box.right, box.bottom
    for piece in pieces:
        x, y, w, h = piece.box
        if x < right and y < bottom and x + w > left and y + h > top:
            yield piece


def draw_node(drawn: Canvas, frame: Frame, world: World, node: Node) -> None:
    """A node: a star for START, a disc for a place (a ring near START), a plain green dot, an encircled red dot."""
    z = frame.zoom
    for spot in drawn_at(node):
        if not frame.shows(spot, 20):
            continue
        at = frame.at(spot)
        if node.kind == "start":
            drawn.circle(at, START_RADIUS * z, DARK)
            drawn.circle(at, (START_RADIUS - 1.5) * z, INK)
            drawn.icon("star", at, 21 * z, DARK)
        elif node.kind == "place":
            drawn.circle(at, 9.5 * z, DARK)
            drawn.circle(at, 8 * z, PLACE)
            if node.key in world.near:
                drawn.circle(at, 5 * z, DARK)
        elif node.kind == "green":
            drawn.circle(at, 9.5 * z, DARK)
            drawn.circle(at, 8 * z, GREEN)
        else:
            drawn.circle(at, 10.5 * z, DARK)
            drawn.circle(at, 9.5 * z, RED)
            drawn.circle(at, 7 * z, DARK)
            drawn.circle(at, 5 * z, RED)


def draw_name(
    drawn: Canvas, frame: Frame, name: Name, ink: Colour = INK, plate: Colour | None = None, rim: Colour | None = None
) -> None:
    """A place's name; a ``plate`` with a ``rim`` makes it stand out."""
    z, share = frame.zoom, name.size / FONT
    box = Box(*frame.at((name.box.x, name.box.y)), name.box.w * z, name.box.h * z)
    if plate is not None:
        drawn.rounded(box, 4 * share * z, plate, outline=rim, width=share * z)
    step = LINE * share * z
    x = {"left": box.x + PAD * share * z, "centre": box.centre[0], "right": box.right - PAD * share * z}[name.align]
    for row, line in enumerate(name.lines):
        at = (x, box.centre[1] + (row - (len(name.lines) - 1) / 2) * step)
        drawn.text(at, line, name.size * z, ink, bold=True, anchor=name.align[0] + "m")


def _box(start: Point, end: Point) -> Box:
    return Box(min(start[0], end[0]), min(start[1], end[1]), abs(start[0] - end[0]), abs(start[1] - end[1]))

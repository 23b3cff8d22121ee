"""The empty map: sea, land, connections and nodes, before the first arrow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from PIL import Image

from games.engine import text
from games.famous_explorers.maps import world_of
from games.famous_explorers.world import Label, Node, World
from render.canvas import Box, Canvas, Layer, Point, text_width
from render.encode import empty, indexed
from render.famous_explorers import land
from render.famous_explorers.frame import RADIUS, START_RADIUS, Frame, drawn_at
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
from render.scene import Say
from render.shelf import kept

FONT, LINE = 14.0, 15.5
"""The size of names and the distance of their lines, in map units."""
TILE = 400
"""The side of the cached tiles that maps are composed of, in pixels."""


def canvas(map_name: str, frame: Frame) -> Canvas:
    """A canvas with the part of the map in ``frame``, without names."""
    (wide, high), zoom = frame.size, frame.zoom
    left, top = round(frame.window.x * zoom), round(frame.window.y * zoom)
    found = empty((wide, high), PALETTE)
    for row in range(top // TILE, (top + high - 1) // TILE + 1):
        for column in range(left // TILE, (left + wide - 1) // TILE + 1):
            tile = _tile(map_name, zoom, column, row)
            found.paste(tile, (column * TILE - left, row * TILE - top))
    return Canvas.drawing_on(Layer(found.convert("RGB"), 1))


@kept
def _tile(map_name: str, zoom: float, column: int, row: int) -> Image.Image:
    """A tile of the map at a zoom, kept as an indexed image."""
    side = TILE / zoom
    drawn = _ground(map_name, Frame(Box(column * side, row * side, side, side), zoom))
    return indexed(drawn.image(), PALETTE)


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
    drawn: Canvas,
    frame: Frame,
    node: Node,
    say: Say,
    ink: Colour = INK,
    plate: Colour | None = None,
    rim: Colour | None = None,
) -> None:
    """A place's name in the space the map reserves for it; a ``plate`` with a ``rim`` makes it stand out."""
    label = node.label
    if label is None:
        return
    box = Box(*frame.at((label.x, label.y)), label.width * frame.zoom, label.height * frame.zoom)
    size = FONT * frame.zoom
    lines = name_lines(_said(node.key, say), label.rows, size)
    middle = box.centre[1] - (len(lines) - 1) * LINE * frame.zoom / 2
    if plate is not None:
        drawn.rounded(plate_box(label, lines, frame), 4 * frame.zoom, plate, outline=rim, width=frame.zoom)
    for row, line in enumerate(lines):
        x = {"left": box.x, "centre": box.centre[0], "right": box.right}[label.align]
        at = (x, middle + row * LINE * frame.zoom)
        drawn.text(at, line, size, ink, bold=True, anchor=label.align[0] + "m", width=box.w, min_size=size * 0.7)


def plate_box(label: Label, lines: tuple[str, ...], frame: Frame) -> Box:
    """The box of the plate under the ``lines`` of a name."""
    box = Box(*frame.at((label.x, label.y)), label.width * frame.zoom, label.height * frame.zoom)
    z = frame.zoom
    wide = min(box.w, max(text_width(line, FONT * z, bold=True) for line in lines))
    x = {"left": box.x, "centre": box.centre[0] - wide / 2, "right": box.right - wide}[label.align]
    high = len(lines) * LINE * z
    return Box(x - 2.5 * z, box.centre[1] - high / 2 - 0.7 * z, wide + 5 * z, high + 1.4 * z)


def _said(key: str, say: Say) -> str:
    """A place's name, cached by language, as there are so many."""
    known = _known(say.language)
    if key not in known:
        known[key] = say(text(f"place-{key}"))
    return known[key]


@lru_cache(maxsize=8)
def _known(language: str) -> dict[str, str]:  # noqa: ARG001 - one dictionary each
    return {}


@lru_cache(maxsize=1024)
def name_lines(words: str, rows: int, size: float) -> tuple[str, ...]:
    """``words`` on one line, or on two, split at the best space or hyphen."""
    cuts = [i + 1 for i, letter in enumerate(words) if letter in " -" and i]
    if rows == 1 or not cuts:
        return (words,)
    halves = [(words[:cut].strip(), words[cut:]) for cut in cuts]
    return min(halves, key=lambda half: max(text_width(part, size, bold=True) for part in half))


def node_radius(node: Node) -> float:
    """The radius of a node, in map units."""
    return START_RADIUS if node.kind == "start" else RADIUS


def label_box(label: Label) -> Box:
    """The space the map reserves for a name, in map units."""
    return Box(label.x, label.y, label.width, label.height)


def _box(start: Point, end: Point) -> Box:
    return Box(min(start[0], end[0]), min(start[1], end[1]), abs(start[0] - end[0]), abs(start[1] - end[1]))

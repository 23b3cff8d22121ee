"""Which names of places a part of the map shows, how large, and where. No drawing.

Those that matter are large enough for a phone, on the whole map too, and stand where they cover least. The others stand
where the map keeps room for them, and are left out where they would be cut or covered.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from typing import NamedTuple

from games.engine import text
from games.famous_explorers.maps import world_of
from games.famous_explorers.world import Node
from render.canvas import KEY_TEXT, Box, Point, text_width
from render.famous_explorers.frame import Frame, union
from render.famous_explorers.label_placement import Obstacles, label_box, obstacles, to_box
from render.scene import Say

FONT, LINE = 14.0, 15.5
"""The size of names and the distance of their lines, in map units."""
PAD, PAD_HIGH = 2.5, 0.7
"""The room around a name on its plate, in map units at the size ``FONT``."""
OVER_NODE, OVER_NAME, OVER_CONNECTION, OVER_ARROW, OVER_LARGE = 20.0, 4.0, 0.05, 0.4, 1000.0
"""What it costs to cover things: for each map unit of depth or length, or for each name."""
MOST = 120.0
"""A name that is only welcome is not set large where that costs more."""


class Name(NamedTuple):
    """A name on the map: its lines and their size, and the plate around them, in map units; the side they lie on."""

    key: str
    lines: tuple[str, ...]
    size: float
    box: Box
    align: str


class Wanted(NamedTuple):
    """A place whose name matters, and the radius of what is drawn around its node; or is only ``welcome`` large."""

    key: str
    away: float
    welcome: bool = False


class Spot(NamedTuple):
    """Where a name could stand: what it would cover of the map itself, and the connections with their lengths."""

    name: Name
    cost: float
    lines: tuple[tuple[str, float], ...]


def lay_out(
    map_name: str,
    frame: Frame,
    say: Say,
    wanted: Sequence[Wanted],
    taken: Sequence[tuple[Point, float]] = (),
    used: Collection[str] = (),
) -> list[Name]:
    """The names in ``frame``, those ``wanted`` first.

    They keep clear of ``taken`` discs, and as far as possible of the connections ``used``.
    """
    world = world_of(map_name)
    least = KEY_TEXT * frame.size[0] / frame.zoom
    size = FONT if least <= FONT + 0.01 else least
    found: dict[str, Name] = {}
    for place in wanted:
        node = world.by_key[place.key]
        if node.label is None or place.key in found or not frame.shows((node.x, node.y)):
            continue
        words = _said(place.key, say)
        name = _reserved(map_name, place.key, words)
        if size > FONT or not frame.window.contains(name.box):
            others = [other.box for other in found.values()]
            spots = _spots(map_name, place.key, words, size, place.away)
            inside = (spot for spot in spots if frame.window.contains(spot.name.box))
            name_there = _best(inside, others, taken, used, MOST if place.welcome else math.inf)
            if name_there is None:
                continue
            name = name_there
        found[place.key] = name
    large = [name.box for name in found.values()]
    for node in world.nodes:
        if node.label is None or node.key in found or not frame.window.overlaps(label_box(node.label)):
            continue
        name = _reserved(map_name, node.key, _said(node.key, say))
        if frame.window.contains(name.box) and not any(name.box.overlaps(box) for box in large):
            found[node.key] = name
    return list(found.values())


def _best(
    spots: Iterable[Spot],
    others: Sequence[Box],
    taken: Sequence[tuple[Point, float]],
    used: Collection[str],
    most: float,
) -> Name | None:
    """The name at the spot where it covers least; None if that were more than ``most``, or if there is no spot."""
    best, lowest = None, most
    for name, cost, lines in spots:
        here = cost + sum(OVER_ARROW * length for key, length in lines if key in used)
        if here >= lowest:
            continue
        here += sum(OVER_NODE * max(0.0, reach + 1 - to_box(at, name.box)) for at, reach in taken)
        here += OVER_LARGE * sum(name.box.overlaps(box) for box in others)
        if here < lowest:
            best, lowest = name, here
    return best


@lru_cache(maxsize=4096)
def _spots(map_name: str, key: str, words: str, size: float, away: float) -> tuple[Spot, ...]:
    """Where the name of a node could stand, in order of preference."""
    node = world_of(map_name).by_key[key]
    rows = dict.fromkeys(name_lines(words, number, size) for number in (1, 2))
    names = [name for lines in rows for name in _around(node, lines, size, away)]
    near = _near(obstacles(map_name), node, reduce(union, (name.box for name in names)).inset(-4))
    return tuple(_weighed(near, name, order) for order, name in enumerate(names))


def _near(always: Obstacles, node: Node, box: Box) -> Obstacles:
    """What a name could cover in ``box``, but for its own node and the room kept for it."""
    own = None if node.label is None else label_box(node.label)
    return Obstacles(
        tuple(name for name in always.names if name != own and box.overlaps(name)),
        tuple(disc for disc in always.discs if box.overlaps(disc[0]) and disc[1] != (node.x, node.y)),
        tuple(line for line in always.lines if box.overlaps(line[0])),
    )


def _around(node: Node, lines: tuple[str, ...], size: float, away: float) -> Iterator[Name]:
    """A name on every side of its node."""
    wide, high = _extent(lines, size)
    x, y, near = node.x, node.y, away * 0.7
    sides = (
        (x + away, y - high / 2, "left"),
        (x - away - wide, y - high / 2, "right"),
        (x - wide / 2, y - away - high, "centre"),
        (x - wide / 2, y + away, "centre"),
        (x + near, y - near - high, "left"),
        (x + near, y + near, "left"),
        (x - near - wide, y - near - high, "right"),
        (x - near - wide, y + near, "right"),
        (x - wide / 4, y - away - high, "left"),
        (x - wide / 4, y + away, "left"),
        (x - wide * 3 / 4, y - away - high, "right"),
        (x - wide * 3 / 4, y + away, "right"),
    )
    for left, top, align in sides:
        yield Name(node.key, lines, size, Box(left, top, wide, high), align)


def _weighed(near: Obstacles, name: Name, order: int) -> Spot:
    """A spot for a name with what it covers there."""
    box = name.box
    cost = order * 0.1
    cost += sum(OVER_NODE * max(0.0, reach + 2 - to_box(at, box)) for _, at, reach in near.discs)
    cost += OVER_NAME * sum(box.overlaps(other) for other in near.names)
    lines = tuple(
        (key, length)
        for around, start, end, key in near.lines
        if box.overlaps(around) and (length := length_inside(start, end, box)) > 0
    )
    return Spot(name, cost + sum(OVER_CONNECTION * length for _, length in lines), lines)


def length_inside(start: Point, end: Point, box: Box) -> float:
    """How much of a line lies inside a box."""
    low, high = 0.0, 1.0
    for axis, (least, most) in enumerate(((box.x, box.right), (box.y, box.bottom))):
        step = end[axis] - start[axis]
        if not step:
            if not least < start[axis] < most:
                return 0.0
            continue
        one, other = sorted(((least - start[axis]) / step, (most - start[axis]) / step))
        low, high = max(low, one), min(high, other)
    return max(0.0, high - low) * math.dist(start, end)


@lru_cache(maxsize=512)
def _reserved(map_name: str, key: str, words: str) -> Name:
    """A name where the map keeps room for it."""
    label = world_of(map_name).by_key[key].label
    assert label is not None  # noqa: S101 - asked of places only
    lines = name_lines(words, label.rows, FONT)
    wide, high = _extent(lines, FONT)
    left = {
        "left": label.x - PAD,
        "centre": label.x + (label.width - wide) / 2,
        "right": label.x + label.width + PAD - wide,
    }[label.align]
    return Name(key, lines, FONT, Box(left, label.y + (label.height - high) / 2, wide, high), label.align)


def _extent(lines: tuple[str, ...], size: float) -> tuple[float, float]:
    """The width and height of the plate around the ``lines`` of a name."""
    share = size / FONT
    wide = max(text_width(line, size, bold=True) for line in lines)
    return wide + 2 * PAD * share, (len(lines) * LINE + 2 * PAD_HIGH) * share


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

"""Draws the map of a position, whole or in part: arrows, tips, marks, destinations, names."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.famous_explorers.maps import world_of
from games.famous_explorers.view import Target, View
from games.famous_explorers.world import Node, World
from render.canvas import Box, Canvas, Point
from render.famous_explorers import ground, routes
from render.famous_explorers.beside import Room
from render.famous_explorers.frame import START_RADIUS, Frame, spots
from render.famous_explorers.sprites import Sprite, make, put
from render.famous_explorers.style import CARD, ROUTES, badge, token
from render.palette import ACCENT, DARK, INK, PANEL, WARNING
from render.scene import Say

HALO, HALO_STEP, TOUCH = 9.5, 4.2, 3.4
BADGE = 10.0
LETTER = 12.5
TOKEN = 11.5


class Extra(NamedTuple):
    """What a picture for one player shows besides: letters by node, arrows that could be laid, the own cards."""

    letters: Mapping[str, str] = {}
    targets: tuple[Target, ...] = ()
    own: Collection[str] = ()


NOTHING = Extra()


class Look(NamedTuple):
    """What surrounds a node: expeditions that stand there, seats with a mark, whether it is public, or changed."""

    tips: tuple[str, ...] = ()
    marks: tuple[int, ...] = ()
    public: bool = False
    changed: bool = False


PLAIN = Look()


class Signs(NamedTuple):
    """Where the signs beside nodes lie, in map units: expeditions' badges and letters."""

    badges: tuple[tuple[str, Point], ...]
    letters: tuple[tuple[str, Point], ...]


def draw(
    view: View, say: Say, frames: Sequence[Frame], touched: Collection[str], extra: Extra = NOTHING
) -> list[Canvas]:
    """The parts of the map that ``frames`` show, each as a canvas of its size."""
    world = world_of(view.map)
    arrows = routes.lay_out(view, world, touched, extra.targets)
    gone = routes.gone(view, touched)
    looks = _looks(view, touched, extra)
    letter_size = max(_letter_size(frame) for frame in frames)
    signs = beside(view, extra, letter_size)
    found = []
    for frame in frames:
        canvas = ground.canvas(view.map, frame)
        for edge in gone:
            _gone(canvas, frame, *world.line(edge))
        routes.draw(canvas, frame, arrows)
        for node in world.nodes:
            if node.key in looks:
                _node(canvas, frame, view.map, node, looks[node.key])
        _blocked(canvas, frame, view, world, touched)
        for node in world.nodes:
            if node.label and frame.window.inset(-2).meets(ground.room(node.label)):
                _name(canvas, frame, node, say, extra, looks.get(node.key, PLAIN))
        _signs(canvas, frame, signs, letter_size)
        found.append(canvas)
    return found


def _letter_size(frame: Frame) -> float:
    """A letter's radius in map units: large enough to read on the whole map too."""
    return max(LETTER, 17 * frame.size[0] / 1400 / frame.zoom)


def _signs(canvas: Canvas, frame: Frame, signs: Signs, letter_size: float) -> None:
    for kind, size, found in (("badge", BADGE, signs.badges), ("letter", letter_size, signs.letters)):
        for sign, at in found:
            if frame.shows(at, size + 2):
                put(canvas, frame, _sign(kind, sign, at, size, frame.zoom))


@lru_cache(maxsize=64)
def _sign(kind: str, sign: str, at: Point, size: float, zoom: float) -> Sprite:
    """An expedition's badge, or a letter."""

    def paint(canvas: Canvas, frame: Frame) -> None:
        spot, radius = frame.at(at), size * zoom
        if kind == "badge":
            badge(canvas, spot, sign, radius)
        else:
            canvas.circle(spot, radius + 2, DARK)
            canvas.circle(spot, radius, INK)
            canvas.text(spot, sign, radius * 1.5, DARK, bold=True, anchor="cm", width=radius * 1.7)

    return make(Box(*at, 0, 0).inset(-size * 1.2 - 2), zoom, paint)


def beside(view: View, extra: Extra = NOTHING, letter_size: float = LETTER) -> Signs:
    """Finds a place for every sign that lies beside a node."""
    world = world_of(view.map)
    used = {arrow.edge for expedition in view.expeditions for arrow in expedition.arrows}
    room = Room(view.map, used | {target.edge for target in extra.targets})
    badges = []
    for key, colours in _tips(view).items():
        for spot in spots(world.by_key[key]):
            away = HALO + 2 + HALO_STEP * len(colours) + BADGE
            badges += [(colour, room.find(spot, away, BADGE)) for colour in colours]
    letters = [
        (letter, room.find(spot, 13 + letter_size, letter_size))
        for key, letter in extra.letters.items()
        for spot in spots(world.by_key[key])
    ]
    return Signs(tuple(badges), tuple(letters))


def _tips(view: View) -> dict[str, tuple[str, ...]]:
    """The expeditions that stand on each node."""
    found: dict[str, tuple[str, ...]] = {}
    for expedition in view.expeditions:
        found[expedition.tip] = (*found.get(expedition.tip, ()), expedition.colour)
    return found


def _marks(view: View) -> dict[str, tuple[int, ...]]:
    """The seats with a mark on each place."""
    found: dict[str, tuple[int, ...]] = {}
    for seat in view.seats:
        for place in seat.marks:
            found[place] = (*found.get(place, ()), seat.seat)
    return found


def _looks(view: View, touched: Collection[str], extra: Extra) -> dict[str, Look]:
    """How the nodes look that do not look as they do before the first arrow."""
    tips, marks = _tips(view), _marks(view)
    changed = {key.split(":")[1] for key in touched if key.startswith("node:")}
    changed |= {key.split(":")[2] for key in touched if key.startswith("mark:")}
    return {
        key: Look(tips.get(key, ()), marks.get(key, ()), key in view.public, key in changed)
        for key in {*tips, *marks, *view.public, *changed, *extra.letters}
    }


def _node(canvas: Canvas, frame: Frame, map_name: str, node: Node, look: Look) -> None:
    reach = HALO_STEP * len(look.tips) + START_RADIUS + TOUCH + 2 + TOKEN * 0.75 * max(0, len(look.marks) - 1)
    for number, spot in enumerate(spots(node)):
        if frame.shows(spot, reach):
            put(canvas, frame, _node_sprite(map_name, node.key, number, look, reach, frame.zoom))


@lru_cache(maxsize=256)
def _node_sprite(map_name: str, key: str, number: int, look: Look, reach: float, zoom: float) -> Sprite:
    """A node, or one of the halves of a wrap dot, with what surrounds it."""
    world = world_of(map_name)
    node = world.by_key[key]
    spot = spots(node)[number]

    def paint(canvas: Canvas, frame: Frame) -> None:
        _around(canvas, frame, spot, node, look)
        ground.dot(canvas, frame, world, node)
        for place, seat in enumerate(look.marks):
            x = node.x + (place - (len(look.marks) - 1) / 2) * TOKEN * 1.5
            token(canvas, frame.at((x, node.y)), seat, TOKEN * zoom)

    return make(Box(*spot, 0, 0).inset(-reach), zoom, paint)


def _around(canvas: Canvas, frame: Frame, spot: Point, node: Node, look: Look) -> None:
    """The rings around a node: of expeditions, of a public destination, of what changed."""
    at, z = frame.at(spot), frame.zoom
    outer = TOKEN + 1.5 if look.marks else max(HALO, ground.radius(node) - 1.5)
    rings = [outer + HALO_STEP * number for number in range(len(look.tips), 0, -1)]
    if look.changed:
        canvas.circle(at, ((rings[0] if rings else outer) + TOUCH) * z, ACCENT)
    for ring, colour in zip(rings, look.tips, strict=True):
        canvas.circle(at, ring * z, DARK)
        canvas.circle(at, (ring - 0.8) * z, ROUTES[colour])
    if look.public and not look.marks:
        canvas.circle(at, (outer + 3) * z, DARK)
        canvas.circle(at, (outer + 2.2) * z, CARD)
    elif look.tips or look.changed:
        canvas.circle(at, outer * z, DARK)


def _name(canvas: Canvas, frame: Frame, node: Node, say: Say, extra: Extra, look: Look) -> None:
    """A name: on paper for a public destination, framed for the own cards, on a dark plate beside anything wide."""
    if look.public:
        ground.name(canvas, frame, node, say, DARK, CARD)
    elif node.key in extra.own:
        ground.name(canvas, frame, node, say, INK, PANEL, rim=INK)
    elif look.tips or look.changed:
        ground.name(canvas, frame, node, say, INK, DARK)
    else:
        ground.name(canvas, frame, node, say)


def _gone(canvas: Canvas, frame: Frame, start: Point, end: Point) -> None:
    """Where an arrow was taken away, a faint trace of it."""
    z = frame.zoom
    canvas.line((frame.at(start), frame.at(end)), ACCENT, 3 * z, dash=(4 * z, 7 * z))


def _blocked(canvas: Canvas, frame: Frame, view: View, world: World, touched: Collection[str]) -> None:
    """A barrier across the blocked connection; where one was lifted, a trace of it."""
    barred = None if view.blocked is None else view.blocked.edge
    edges = routes.by_key(view.map)
    for key in edges.keys() & {barred, *(key.partition(":")[2] for key in touched if key.startswith("block:"))}:
        blocked, changed = key == barred, f"block:{key}" in touched
        (ax, ay), (bx, by) = world.line(edges[key])
        at = frame.at(((ax + bx) / 2, (ay + by) / 2))
        if changed:
            canvas.circle(at, 16 * frame.zoom, ACCENT)
        plate = Box(at[0], at[1], 0, 0)
        canvas.rounded(plate.inset(-11 * frame.zoom), 4 * frame.zoom, DARK)
        if blocked:
            canvas.rounded(plate.inset(-9.5 * frame.zoom), 3 * frame.zoom, WARNING)
            canvas.icon("lock", at, 15 * frame.zoom, DARK)

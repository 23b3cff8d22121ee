"""Draws the map of a position, whole or in part: arrows, tips, marks, destinations, names."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from games.famous_explorers.maps import world_of
from games.famous_explorers.view import Target, View
from games.famous_explorers.world import Node, World
from render.canvas import Box, Canvas, Point
from render.famous_explorers import ground, routes
from render.famous_explorers.beside import Room
from render.famous_explorers.frame import Frame, spots
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


class Signs(NamedTuple):
    """Where the signs beside nodes lie, in map units: expeditions' badges and letters."""

    badges: tuple[tuple[str, Point], ...]
    letters: tuple[tuple[str, Point], ...]


def draw(view: View, say: Say, frame: Frame, touched: Collection[str], extra: Extra = NOTHING) -> Canvas:
    """The part of the map that ``frame`` shows, as a canvas of its size."""
    world = world_of(view.map)
    canvas = ground.canvas(view.map, frame)
    _gone(canvas, frame, view, world, touched)
    routes.draw(canvas, frame, routes.lay_out(view, world, touched, extra.targets))
    tips = _tips(view)
    marks = _marks(view)
    changed = {key.split(":")[1] for key in touched if key.startswith("node:")}
    changed |= {key.split(":")[2] for key in touched if key.startswith("mark:")}
    special = {*tips, *marks, *view.public, *changed, *extra.letters}
    for node in world.nodes:
        if node.key in special:
            _node(
                canvas, frame, world, node, tips.get(node.key, ()), marks.get(node.key, ()), view, node.key in changed
            )
    _blocked(canvas, frame, view, world, touched)
    for node in world.nodes:
        if node.label and frame.window.inset(-2).meets(ground.room(node.label)):
            _name(canvas, frame, node, view, say, extra, {*tips, *changed})
    signs = beside(view, extra, _letter_size(frame))
    for colour, at in signs.badges:
        badge(canvas, frame.at(at), colour, BADGE * frame.zoom)
    for letter, at in signs.letters:
        size = _letter_size(frame) * frame.zoom
        canvas.circle(frame.at(at), size + 2, DARK)
        canvas.circle(frame.at(at), size, INK)
        canvas.text(frame.at(at), letter, size * 1.5, DARK, bold=True, anchor="cm", width=size * 1.7)
    return canvas


def _letter_size(frame: Frame) -> float:
    """A letter's radius in map units: large enough to read on the whole map too."""
    return max(LETTER, 17 / frame.zoom)


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


def _node(
    canvas: Canvas,
    frame: Frame,
    world: World,
    node: Node,
    tips: tuple[str, ...],
    marks: tuple[int, ...],
    view: View,
    changed: bool,
) -> None:
    z = frame.zoom
    for spot in spots(node):
        if not frame.shows(spot, 40):
            continue
        at = frame.at(spot)
        outer = TOKEN + 1.5 if marks else max(HALO, ground.radius(node) - 1.5)
        rings = [outer + HALO_STEP * number for number in range(len(tips), 0, -1)]
        if changed:
            canvas.circle(at, ((rings[0] if rings else outer) + TOUCH) * z, ACCENT)
        for ring, colour in zip(rings, tips, strict=True):
            canvas.circle(at, ring * z, DARK)
            canvas.circle(at, (ring - 0.8) * z, ROUTES[colour])
        if node.key in view.public and not marks:
            canvas.circle(at, (outer + 3) * z, DARK)
            canvas.circle(at, (outer + 2.2) * z, CARD)
        elif tips or changed:
            canvas.circle(at, outer * z, DARK)
    ground.dot(canvas, frame, world, node)
    for number, seat in enumerate(marks):
        x = node.x + (number - (len(marks) - 1) / 2) * TOKEN * 1.5
        token(canvas, frame.at((x, node.y)), seat, TOKEN * z)


def _name(
    canvas: Canvas, frame: Frame, node: Node, view: View, say: Say, extra: Extra, special: Collection[str]
) -> None:
    """A name: on paper for a public destination, framed for the own cards, on a dark plate beside anything wide."""
    if node.key in view.public:
        ground.name(canvas, frame, node, say, DARK, CARD)
    elif node.key in extra.own:
        ground.name(canvas, frame, node, say, INK, PANEL, rim=INK)
    elif node.key in special:
        ground.name(canvas, frame, node, say, INK, DARK)
    else:
        ground.name(canvas, frame, node, say)


def _gone(canvas: Canvas, frame: Frame, view: View, world: World, touched: Collection[str]) -> None:
    """Where an arrow was taken away, a faint trace of it."""
    for edge in routes.gone(view, world, touched):
        start, end = world.line(edge)
        canvas.line((frame.at(start), frame.at(end)), ACCENT, 3 * frame.zoom, dash=(4 * frame.zoom, 7 * frame.zoom))


def _blocked(canvas: Canvas, frame: Frame, view: View, world: World, touched: Collection[str]) -> None:
    """A barrier across the blocked connection; where one was lifted, a trace of it."""
    for edge in world.edges:
        blocked = view.blocked is not None and view.blocked.edge == edge.key
        changed = f"block:{edge.key}" in touched
        if not blocked and not changed:
            continue
        (ax, ay), (bx, by) = world.line(edge)
        at = frame.at(((ax + bx) / 2, (ay + by) / 2))
        if changed:
            canvas.circle(at, 16 * frame.zoom, ACCENT)
        plate = Box(at[0], at[1], 0, 0)
        canvas.rounded(plate.inset(-11 * frame.zoom), 4 * frame.zoom, DARK)
        if blocked:
            canvas.rounded(plate.inset(-9.5 * frame.zoom), 3 * frame.zoom, WARNING)
            canvas.icon("lock", at, 15 * frame.zoom, DARK)

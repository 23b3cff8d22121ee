"""Draws the map of a position or parts of it: arrows, tips, marks, destinations, names."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from games.famous_explorers.maps import world_of
from games.famous_explorers.view import Target, View
from games.famous_explorers.world import Node, World
from render.canvas import Box, Canvas, Point
from render.famous_explorers import arrows, base_map, map_names
from render.famous_explorers.frame import START_RADIUS, Frame, drawn_at
from render.famous_explorers.label_placement import FreeRoom, node_radius
from render.famous_explorers.map_names import Name, Wanted
from render.famous_explorers.sprites import Sprite, make, paste
from render.famous_explorers.style import EXPEDITION_COLOURS, PAPER, badge, destination_token
from render.palette import ACCENT, DARK, INK, PANEL
from render.scene import Say
from render.shelf import kept

HALO, HALO_STEP, TOUCH = 9.5, 4.2, 3.4
BADGE = 10.0
LETTER = 12.5
TOKEN = 11.5


class PrivateMarks(NamedTuple):
    """What only one player sees: letters of choices by node, arrows that could be laid, the places on own cards."""

    letters: Mapping[str, str] = {}
    targets: tuple[Target, ...] = ()
    own: Collection[str] = ()


NOTHING = PrivateMarks()


class NodeMarks(NamedTuple):
    """What marks a node: expeditions whose tip it is, seats with a mark, whether it is public, whether it changed."""

    tips: tuple[str, ...] = ()
    marks: tuple[int, ...] = ()
    public: bool = False
    changed: bool = False


PLAIN = NodeMarks()


class Labels(NamedTuple):
    """Where the labels beside nodes lie, in map units: badges of expeditions and letters of choices."""

    badges: tuple[tuple[str, Point], ...]
    letters: tuple[tuple[str, Point], ...]


def draw(
    view: View,
    say: Say,
    frames: Sequence[Frame],
    touched: Collection[str],
    extra: PrivateMarks = NOTHING,
    *,
    height: int = 0,
) -> list[Canvas]:
    """The parts of the map in ``frames``, each as a canvas of its size; ``height`` leaves room below it."""
    world = world_of(view.map)
    laid = arrows.lay_out(view, world, touched, extra.targets)
    gone = arrows.removed(view, touched)
    marked = _node_marks(view, touched, extra)
    letter_size = max(_letter_size(frame) for frame in frames)
    labels = place_labels(view, extra, letter_size)
    taken = [*((at, BADGE) for _, at in labels.badges), *((at, letter_size) for _, at in labels.letters)]
    wanted, used = _wanted(world, marked, extra), _used(view, extra)
    found = []
    for frame in frames:
        canvas = base_map.canvas(view.map, frame, height)
        for edge in gone:
            _gone(canvas, frame, *world.line(edge))
        arrows.draw(canvas, frame, laid)
        for node in world.nodes:
            if node.key in marked:
                _node(canvas, frame, view.map, node, marked[node.key])
        _blocked(canvas, frame, view, world, touched)
        for name in map_names.lay_out(view.map, frame, say, wanted, taken, used):
            _name(canvas, frame, name, extra, marked.get(name.key, PLAIN))
        _labels(canvas, frame, labels, letter_size)
        found.append(canvas)
    return found


def _letter_size(frame: Frame) -> float:
    """The radius of a letter in map units: readable on the whole map too."""
    return max(LETTER, 17 * frame.size[0] / 1400 / frame.zoom)


def _labels(canvas: Canvas, frame: Frame, labels: Labels, letter_size: float) -> None:
    for kind, size, found in (("badge", BADGE, labels.badges), ("letter", letter_size, labels.letters)):
        for sign, at in found:
            if frame.shows(at, -size - 2):  # never cut
                paste(canvas, frame, _label(kind, sign, at, size, frame.zoom))


@kept
def _label(kind: str, sign: str, at: Point, size: float, zoom: float) -> Sprite:
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


def place_labels(view: View, extra: PrivateMarks = NOTHING, letter_size: float = LETTER) -> Labels:
    """Finds a place for every label beside a node."""
    world = world_of(view.map)
    room = FreeRoom(view.map, _used(view, extra))
    badges = []
    for key, colours in _tips(view).items():
        for spot in drawn_at(world.by_key[key]):
            away = HALO + 2 + HALO_STEP * len(colours) + BADGE
            badges += [(colour, room.find(spot, away, BADGE)) for colour in colours]
    letters = [
        (letter, room.find(spot, 13 + letter_size, letter_size))
        for key, letter in extra.letters.items()
        for spot in drawn_at(world.by_key[key])
    ]
    return Labels(tuple(badges), tuple(letters))


def _used(view: View, extra: PrivateMarks) -> set[str]:
    """The connections with arrows, and those where some could be laid."""
    laid = {arrow.edge for expedition in view.expeditions for arrow in expedition.arrows}
    return laid | {target.edge for target in extra.targets}


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


def _node_marks(view: View, touched: Collection[str], extra: PrivateMarks) -> dict[str, NodeMarks]:
    """How the nodes marks that do not marks as they do before the first arrow."""
    tips, marks = _tips(view), _marks(view)
    changed = {key.split(":")[1] for key in touched if key.startswith("node:")}
    changed |= {key.split(":")[2] for key in touched if key.startswith("mark:")}
    return {
        key: NodeMarks(tips.get(key, ()), marks.get(key, ()), key in view.public, key in changed)
        for key in {*tips, *marks, *view.public, *changed, *extra.letters}
    }


def _node(canvas: Canvas, frame: Frame, map_name: str, node: Node, marks: NodeMarks) -> None:
    reach = HALO_STEP * len(marks.tips) + START_RADIUS + TOUCH + 2 + TOKEN * 0.75 * max(0, len(marks.marks) - 1)
    for number, spot in enumerate(drawn_at(node)):
        if frame.shows(spot, reach):
            paste(canvas, frame, _node_sprite(map_name, node.key, number, marks, reach, frame.zoom))


@kept
def _node_sprite(map_name: str, key: str, number: int, marks: NodeMarks, reach: float, zoom: float) -> Sprite:
    """A node, or half of a wrap-around dot, with its marks."""
    world = world_of(map_name)
    node = world.by_key[key]
    spot = drawn_at(node)[number]

    def paint(canvas: Canvas, frame: Frame) -> None:
        _around(canvas, frame, spot, node, marks)
        base_map.draw_node(canvas, frame, world, node)
        for place, seat in enumerate(marks.marks):
            x = node.x + (place - (len(marks.marks) - 1) / 2) * TOKEN * 1.5
            destination_token(canvas, frame.at((x, node.y)), seat, TOKEN * zoom)

    return make(Box(*spot, 0, 0).inset(-reach), zoom, paint)


def _inner(node: Node, marks: NodeMarks) -> float:
    """The radius of what lies inside the rings around a node, in map units."""
    return TOKEN + 1.5 if marks.marks else max(HALO, node_radius(node) - 1.5)


def _outer(node: Node, marks: NodeMarks) -> float:
    """The radius of all that is drawn around a node, in map units."""
    return _inner(node, marks) + HALO_STEP * len(marks.tips) + (TOUCH if marks.changed else 0)


def _around(canvas: Canvas, frame: Frame, spot: Point, node: Node, marks: NodeMarks) -> None:
    """The rings around a node: for expeditions, a public destination, a change."""
    at, z = frame.at(spot), frame.zoom
    outer = _inner(node, marks)
    rings = [outer + HALO_STEP * number for number in range(len(marks.tips), 0, -1)]
    if marks.changed:
        canvas.circle(at, ((rings[0] if rings else outer) + TOUCH) * z, ACCENT)
    for ring, colour in zip(rings, marks.tips, strict=True):
        canvas.circle(at, ring * z, DARK)
        canvas.circle(at, (ring - 0.8) * z, EXPEDITION_COLOURS[colour])
    if marks.public and not marks.marks:
        canvas.circle(at, (outer + 3) * z, DARK)
        canvas.circle(at, (outer + 2.2) * z, PAPER)
    elif marks.tips or marks.changed:
        canvas.circle(at, outer * z, DARK)


def _name(canvas: Canvas, frame: Frame, name: Name, extra: PrivateMarks, marks: NodeMarks) -> None:
    """A name: on paper for a public destination, framed for own cards, on a dark plate beside wide rings."""
    if marks.public:
        base_map.draw_name(canvas, frame, name, DARK, PAPER)
    elif name.key in extra.own:
        base_map.draw_name(canvas, frame, name, INK, PANEL, rim=INK)
    elif marks.tips or marks.changed or name.size > map_names.FONT:
        base_map.draw_name(canvas, frame, name, INK, DARK)
    else:
        base_map.draw_name(canvas, frame, name)


def _wanted(world: World, marked: Mapping[str, NodeMarks], extra: PrivateMarks) -> list[Wanted]:
    """The places whose names matter: where expeditions stand, public ones, those to choose; then what is marked."""
    places = {key: marked.get(key, PLAIN) for key in (*marked, *sorted(extra.own)) if world.by_key[key].label}
    chosen = extra.letters.keys() - extra.own  # the hand has those
    first = [key for key, marks in places.items() if marks.tips or marks.public or key in chosen]
    first.sort(key=lambda key: (not places[key].tips, not places[key].public, key))
    return [
        Wanted(key, _outer(world.by_key[key], places[key]) + 3, welcome=key not in first)
        for key in (*first, *sorted(places.keys() - {*first}))
    ]


def _gone(canvas: Canvas, frame: Frame, start: Point, end: Point) -> None:
    """A faint trace where an arrow was removed."""
    z = frame.zoom
    canvas.line((frame.at(start), frame.at(end)), ACCENT, 3 * z, dash=(4 * z, 7 * z))


def _blocked(canvas: Canvas, frame: Frame, view: View, world: World, touched: Collection[str]) -> None:
    """A barrier across the blocked connection; a trace where one was lifted."""
    barred = None if view.blocked is None else view.blocked.edge
    edges = arrows.edges_by_key(view.map)
    for key in edges.keys() & {barred, *(key.partition(":")[2] for key in touched if key.startswith("block:"))}:
        blocked, changed = key == barred, f"block:{key}" in touched
        (ax, ay), (bx, by) = world.line(edges[key])
        at = frame.at(((ax + bx) / 2, (ay + by) / 2))
        if changed:
            canvas.circle(at, 16 * frame.zoom, ACCENT)
        plate = Box(at[0], at[1], 0, 0)
        canvas.rounded(plate.inset(-11 * frame.zoom), 4 * frame.zoom, DARK)
        if blocked:
            canvas.rounded(plate.inset(-9.5 * frame.zoom), 3 * frame.zoom, INK)
            canvas.icon("lock", at, 15 * frame.zoom, DARK)

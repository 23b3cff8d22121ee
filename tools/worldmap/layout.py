"""Where nodes and labels are drawn: near where they lie on the globe, yet with room for every arrow and name.

Simulated annealing with a fixed seed: a node and its label move together, and a move's cost is that of all terms the
node, its label and its edges take part in.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import partial
from random import Random

from games.famous_explorers.world import Edge, Label, Node, Side, World
from tools.worldmap import atlas, checks, geometry, labels
from tools.worldmap.projection import HEIGHT, WIDTH, Point, project

MARGIN = 8.0
ARROWS = 7.0  # half the width of three parallel arrows, with some air
OWN = 3.5  # the same for a label at the edge's own end, where it starts beside the circle
SPACING = 82.0  # nodes closer than this push each other away
SHORTEST, LONGEST = 68.0, 190.0  # of an edge, from centre to centre
CLEAR = 25.0  # an edge's distance from the centre of any other node
NARROWEST = 27.0  # degrees between two edges at a node


class Part:
    """A node as drawn: a wrap dot has two, ``<key><`` on the left and ``<key>>`` on the right."""

    def __init__(self, key: str, home: Point, radius: float, choices: list[tuple[float, Label]], fixed: bool) -> None:
        self.key, self.home, self.radius, self.choices, self.fixed = key, home, radius, choices, fixed
        self.x, self.y = home
        self.ends: list[Part] = []
        self.twin: Part | None = None
        self.choice = 0

    def box(self) -> geometry.Box | None:
        """The label's box."""
        if not self.choices:
            return None
        label = self.choices[self.choice][1]
        left, top = self.x + label.x, self.y + label.y
        return left, top, left + label.width, top + label.height


class Layout:
    """All parts and edges, and what a disorder costs."""

    def __init__(self, homes: Mapping[str, Point], seed: int) -> None:
        self.random = Random(seed)
        names = labels.names()
        self.parts: dict[str, Part] = {}
        for key, home in homes.items():
            radius = labels.START_RADIUS if key == atlas.START[0] else labels.RADIUS
            named = key in names
            choices = list(labels.candidates(names[key], radius)) if named else []
            self.parts[key] = Part(key, home, radius, choices, fixed=key[-1] in "<>")
        self.all = list(self.parts.values())
        for key in atlas.WRAPS:
            left, right = self.parts[f"{key}<"], self.parts[f"{key}>"]
            left.twin, right.twin = right, left
        self.edges = [(self.parts[a], self.parts[b]) for a, b in drawn_edges()]
        for a, b in self.edges:
            a.ends.append(b)
            b.ends.append(a)

    def spread(self, rounds: int) -> None:
        """Pushes crowded nodes apart, letting them keep near home."""
        for _ in range(rounds):
            force = {part: [(part.home[0] - part.x) * 0.02, (part.home[1] - part.y) * 0.02] for part in self.all}
            for i, a in enumerate(self.all):
                for b in self.all[i + 1 :]:
                    dx, dy = (a.x - b.x) * 0.85, a.y - b.y
                    d = math.hypot(dx, dy) or 0.1
                    if d < 90:
                        push = 0.12 * (90 - d) / d
                        for part, sign in ((a, push), (b, -push)):
                            force[part][0] += sign * dx
                            force[part][1] += sign * dy
            for part in self.all:
                self._place(part, part.x + force[part][0], part.y + force[part][1])

    def _place(self, part: Part, x: float, y: float) -> None:
        if not part.fixed:
            part.x = min(WIDTH - 34.0, max(34.0, x))
        part.y = min(HEIGHT - 26.0, max(26.0, y))
        if part.twin:
            part.twin.y = part.y  # both halves of a wrap dot lie at one height

    def anneal(self, sweeps: int, hot: float, cold: float) -> None:
        """Moves every part once a sweep, ever less boldly."""
        for sweep in range(sweeps):
            heat = hot * (cold / hot) ** (sweep / max(1, sweeps - 1))
            for part in self.all:
                self._try(part, heat)

    def _try(self, part: Part, heat: float) -> None:
        x, y, choice = part.x, part.y, part.choice
        before = self._cost_of_both(part)
        reach = 3 + 12 * heat
        self._place(part, x + self.random.gauss(0, reach), y + self.random.gauss(0, reach))
        moved = self._cost_of_both(part)
        if part.choices and (self.random.random() < 0.35 or moved > before):
            part.choice = self.random.randrange(len(part.choices))
            other = self.cost(part)
            if other < moved:
                moved = other
            else:
                part.choice = choice
        if moved > before and self.random.random() >= math.exp((before - moved) / heat):
            self._place(part, x, y)
            part.choice = choice

    def relabel(self) -> None:
        """Takes the best label for every part, others left as they are."""
        for part in self.all:
            if part.choices:
                part.choice = min(range(len(part.choices)), key=partial(self._cost_with, part))

    def _cost_with(self, part: Part, choice: int) -> float:
        part.choice = choice
        return self.cost(part)

    def _cost_of_both(self, part: Part) -> float:
        return self.cost(part) + (self.cost(part.twin) if part.twin else 0.0)

    def cost(self, part: Part) -> float:
        """Everything that ``part``, its label and its edges take part in."""
        total = self._node_cost(part) + self._label_cost(part)
        for end in part.ends:
            total += self._edge_cost(part, end)
        for end in part.ends:
            total += _narrow(end, part)
        for i, one in enumerate(part.ends):
            for two in part.ends[i + 1 :]:
                total += _narrow_pair(part, one, two)
        for a, b in self.edges:
            if a is not part and b is not part:
                total += self._beside(part, a, b)
        return total

    def _node_cost(self, part: Part) -> float:
        away = (part.x - part.home[0]) ** 2 + (part.y - part.home[1]) ** 2
        total = (0.0012 if part.choices else 0.0004) * away  # places keep to their coasts, dots give way
        for other in self.all:
            dx, dy = abs(part.x - other.x), abs(part.y - other.y)
            if dx < SPACING and dy < SPACING and other is not part:
                total += 0.004 * max(0.0, SPACING - math.hypot(dx * 0.92, dy)) ** 2
        return total

    def _label_cost(self, part: Part) -> float:
        mine = part.box()
        total = 0.0
        for other in self.all:
            if other is part:
                continue
            theirs = other.box()
            if mine:
                total += _too_near(other, mine)
            if theirs:
                total += _too_near(part, theirs)
                if mine and geometry.boxes_overlap(geometry.grown(mine, 4), theirs):
                    total += 16
        if mine:
            total += part.choices[part.choice][0]
            outside = max(0.0, MARGIN - mine[0], mine[2] - WIDTH + MARGIN, MARGIN - mine[1], mine[3] - HEIGHT + MARGIN)
            total += 2 * outside
        return total

    def _beside(self, part: Part, a: Part, b: Part) -> float:
        """An edge of others next to ``part`` and its label."""
        if not (
            min(a.x, b.x) - 160 < part.x < max(a.x, b.x) + 160 and min(a.y, b.y) - 70 < part.y < max(a.y, b.y) + 70
        ):
            return 0.0
        close = geometry.point_segment(part.x, part.y, a.x, a.y, b.x, b.y)
        total = 0.05 * (CLEAR + part.radius - 11 - close) ** 2 if close < CLEAR + part.radius - 11 else 0.0
        box = part.box()
        return total + (_crossed(a, b, box) if box else 0.0)

    def _edge_cost(self, part: Part, end: Part) -> float:
        length = math.hypot(part.x - end.x, part.y - end.y)
        total = 0.03 * max(0.0, SHORTEST - length) ** 2 + 0.0001 * max(0.0, length - LONGEST) ** 2
        one, two = (part.x, part.y), (end.x, end.y)
        for other in self.all:
            box = other.box()
            if other is part or other is end:
                total += _crossed(part, end, box, OWN) if box else 0.0
            else:
                total += self._beside(other, part, end)
        left, right = min(one[0], two[0]), max(one[0], two[0])
        top, bottom = min(one[1], two[1]), max(one[1], two[1])
        for a, b in self.edges:
            if a is part or b is part or a is end or b is end:
                continue
            if max(a.x, b.x) < left or min(a.x, b.x) > right or max(a.y, b.y) < top or min(a.y, b.y) > bottom:
                continue
            if geometry.cross(one, two, (a.x, a.y), (b.x, b.y)):
                total += 60
        return total


def _crossed(a: Part, b: Part, box: geometry.Box, air: float = ARROWS) -> float:
    reach = geometry.inside(a.x, a.y, b.x, b.y, geometry.grown(box, air))
    return 13 + 0.2 * reach if reach else 0.0


def _too_near(part: Part, box: geometry.Box) -> float:
    distance = geometry.point_box(part.x, part.y, box)
    return 9 + (part.radius + 4 - distance) if distance < part.radius + 4 else 0.0


def _narrow(at: Part, part: Part) -> float:
    return sum(_narrow_pair(at, part, other) for other in at.ends if other is not part)


def _narrow_pair(at: Part, one: Part, two: Part) -> float:
    turn = geometry.angle((at.x, at.y), (one.x, one.y), (two.x, two.y))
    return 0.02 * (NARROWEST - turn) ** 2 if turn < NARROWEST else 0.0


def homes() -> dict[str, Point]:
    """Where every part lies on the stretched projection; wrap dots on the borders."""
    found = {atlas.START[0]: project(*atlas.START[1:])}
    for places in atlas.PLACES.values():
        found |= {key: project(*where) for key, where in places.items()}
    for key, lat in atlas.WRAPS.items():
        y = project(-169, lat)[1]
        found |= {f"{key}<": (0.0, y), f"{key}>": (float(WIDTH), y)}
    return found | {key: project(*where) for key, where in atlas.DOTS.items()}


def drawn_edges() -> list[tuple[str, str]]:
    """The routes between parts."""
    return [(_part(a, b), _part(b, a)) for a, b in atlas.routes()]


def _part(key: str, other: str) -> str:
    if key not in atlas.WRAPS:
        return key
    return f"{key}<" if other in atlas.WESTERN else f"{key}>"


def arrange(seed: int, sweeps: int = 320, mends: int = 6) -> Layout:
    """The finished layout; warmed up again up to ``mends`` times while anything is still in the way."""
    layout = Layout(homes(), seed)
    layout.spread(300)
    layout.relabel()
    layout.anneal(sweeps, 3.0, 0.08)
    layout.relabel()
    layout.anneal(sweeps // 5, 0.08, 0.01)
    for _ in range(mends):
        if not checks.problems(world(layout)):
            break
        layout.anneal(sweeps // 4, 1.0, 0.02)
    return layout


def world(layout: Layout) -> World:
    """The map as data, in tenths of a map unit."""
    regions = atlas.regions()
    nodes = []
    for key, kind in atlas.kinds().items():
        part = layout.parts.get(key) or layout.parts[f"{key}<"]
        wrap = None
        if key in atlas.WRAPS:
            wrap = (float(WIDTH), round(layout.parts[f"{key}>"].y, 1))
        nodes.append(
            Node(key, kind, regions.get(key), round(part.x, 1), round(part.y, 1), wrap, _label(part))  # type: ignore[arg-type]
        )
    edges = [Edge(a, b, _side(a, b)) for a, b in atlas.routes()]
    return World(tuple(nodes), tuple(edges), float(WIDTH), float(HEIGHT))


def _side(a: str, b: str) -> Side | None:
    if a in atlas.WRAPS or b in atlas.WRAPS:
        return "left" if a in atlas.WESTERN or b in atlas.WESTERN else "right"
    return None


def _label(part: Part) -> Label | None:
    box = part.box()
    if box is None:
        return None
    label = part.choices[part.choice][1]
    x, y, width, height = (round(n, 1) for n in (box[0], box[1], label.width, label.height))
    return Label(x, y, width, height, label.align, label.rows)

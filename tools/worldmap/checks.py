"""The rules of a map that can be drawn, each a function that names what breaks it. The tests ask the same."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import combinations

from games.famous_explorers.world import Edge, Node, Point, World
from tools.worldmap import geometry, labels

ARROW = 38.0  # the least length of an edge from rim to rim: room for an arrow
LANES = 6.0  # three parallel arrows, four units apart, reach this far to either side of an edge
OWN = 3.0  # the same beside the label at an edge's own end: the arrows begin next to it
APART = 52.0  # the least distance of two nodes, centre to centre
TURN = 20.0  # degrees between two edges at a node, so that their arrows part early


def problems(world: World) -> list[str]:
    """Everything that stands in the way of drawing ``world`` cleanly."""
    return [
        *crossings(world),
        *short_edges(world),
        *grazed_nodes(world),
        *crossed_labels(world),
        *crowded_nodes(world),
        *crowded_labels(world),
        *narrow_turns(world),
        *outside(world),
    ]


def crossings(world: World) -> Iterator[str]:
    """Pairs of edges that cross; edges that share an end cannot."""
    for one, two in combinations(world.edges, 2):
        if _spots(world, one).isdisjoint(_spots(world, two)) and geometry.cross(*world.line(one), *world.line(two)):
            yield f"{one.key} crosses {two.key}"


def short_edges(world: World) -> Iterator[str]:
    """Edges too short for an arrow."""
    for edge in world.edges:
        rims = radius(world.by_key[edge.a]) + radius(world.by_key[edge.b])
        if math.dist(*world.line(edge)) - rims < ARROW:
            yield f"{edge.key} is too short"


def grazed_nodes(world: World) -> Iterator[str]:
    """Edges whose arrows touch the circle of a third node."""
    for edge in world.edges:
        (ax, ay), (bx, by) = world.line(edge)
        for node in world.nodes:
            for x, y in spots(node):
                near = geometry.point_segment(x, y, ax, ay, bx, by) < radius(node) + LANES
                if near and (x, y) not in _spots(world, edge):
                    yield f"{edge.key} grazes {node.key}"


def crossed_labels(world: World) -> Iterator[str]:
    """Edges whose arrows touch a label."""
    for edge in world.edges:
        (ax, ay), (bx, by) = world.line(edge)
        for node in world.nodes:
            air = OWN if node.key in {edge.a, edge.b} else LANES
            if node.label and geometry.inside(ax, ay, bx, by, geometry.grown(box(node), air)):
                yield f"{edge.key} crosses the name of {node.key}"


def crowded_nodes(world: World) -> Iterator[str]:
    """Nodes too close to each other."""
    for one, two in combinations(world.nodes, 2):
        if min(math.dist(p, q) for p in spots(one) for q in spots(two)) < APART:
            yield f"{one.key} and {two.key} are too close"


def crowded_labels(world: World) -> Iterator[str]:
    """Labels that touch another label or any circle."""
    labelled = [node for node in world.nodes if node.label]
    for one, two in combinations(labelled, 2):
        if geometry.boxes_overlap(box(one), box(two)):
            yield f"the names of {one.key} and {two.key} overlap"
    for node in world.nodes:
        for x, y in spots(node):
            for other in labelled:
                if geometry.point_box(x, y, box(other)) < radius(node) + 1:
                    yield f"the name of {other.key} touches {node.key}"


def narrow_turns(world: World) -> Iterator[str]:
    """Pairs of edges that leave a node side by side."""
    for node in world.nodes:
        for spot in spots(node):
            ends = [
                end
                for edge in world.exits[node.key]
                for end in _spots(world, edge) - {spot}
                if spot in _spots(world, edge)
            ]
            for one, two in combinations(ends, 2):
                if geometry.angle(spot, one, two) < TURN:
                    yield f"two edges leave {node.key} at {geometry.angle(spot, one, two):.0f} degrees"


def outside(world: World) -> Iterator[str]:
    """Return the parts that stick out of the map."""
    for node in world.nodes:
        rim = radius(node)
        if node.wrap is None and not (rim < node.x < world.width - rim):
            yield f"{node.key} is cut off at a side"
        if any(not rim < y < world.height - rim for _, y in spots(node)):
            yield f"{node.key} is cut off at the top or bottom"
        if node.label:
            left, top, right, bottom = box(node)
            if left < 0 or top < 0 or right > world.width or bottom > world.height:
                yield f"the name of {node.key} is cut off"


def radius(node: Node) -> float:
    """The radius of a node's circle."""
    return labels.START_RADIUS if node.kind == "start" else labels.RADIUS


def spots(node: Node) -> list[Point]:
    """Where a node is drawn: once, or at both borders."""
    return [(node.x, node.y), *([node.wrap] if node.wrap else [])]


def box(node: Node) -> geometry.Box:
    """The box of a node's label."""
    label = node.label
    if label is None:
        raise ValueError(f"{node.key} has no name on the map")
    return label.x, label.y, label.x + label.width, label.y + label.height


def _spots(world: World, edge: Edge) -> set[Point]:
    return set(world.line(edge))

"""The world map: a graph over the real world, with the places where its nodes and labels are drawn.

The data is in ``world.json``. ``load()`` gives the published map; tests and tools build small maps of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from typing import Literal

import msgspec

from games.engine import Lookup
from games.parts.maps import distances

Kind = Literal["start", "place", "red", "green"]
Side = Literal["left", "right"]
Point = tuple[float, float]

REGIONS = ("europe", "africa", "asia", "north-america", "south-america", "oceania")
"""The six regions of the places."""

NEAR = 2
"""Places at most this many spaces from START carry the *near* mark ("within 2 spaces of the Start Location")."""


class Label(msgspec.Struct, frozen=True):
    """The box kept free for a place's name: its top left corner and size in map units.

    ``align`` is the side of the box next to the node, ``rows`` the number of lines the name is broken into.
    """

    x: float
    y: float
    width: float
    height: float
    align: Literal["left", "centre", "right"] = "centre"
    rows: int = 1

    def lines(self, name: str) -> list[str]:
        """``name`` as it is written in the box: in two lines where it has a space or hyphen to be parted at."""
        cuts = [i + 1 for i, letter in enumerate(name) if letter in " -"]
        if self.rows == 1 or not cuts:
            return [name]
        cut = min(cuts, key=lambda i: max(len(name[:i].strip()), len(name[i:])))
        return [name[:cut].strip(), name[cut:]]


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """START, a place, or a red or green dot; ``x`` and ``y`` are map units, y downwards.

    A wrap dot is one node drawn as two half-dots: at (x, y) on the left border, and at ``wrap`` on the right one.
    """

    key: str
    kind: Kind
    region: str | None = None
    x: float = 0
    y: float = 0
    wrap: Point | None = None
    label: Label | None = None

    @property
    def is_place(self) -> bool:
        """Whether the node is a location: it has an expedition card."""
        return self.kind == "place"


class Edge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A route between two nodes, without direction; ``a`` sorts before ``b``.

    ``side`` says at which border the edge ends when one of its nodes is a wrap dot.
    """

    a: str
    b: str
    side: Side | None = None

    @property
    def key(self) -> str:
        """A stable name, the same from either end."""
        return f"{self.a}~{self.b}"

    def other(self, node: str) -> str:
        """The far end as seen from ``node``."""
        return self.b if node == self.a else self.a


class World(msgspec.Struct, frozen=True, dict=True):
    """A map: ``width`` by ``height`` units large, with its nodes and edges."""

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    width: float = 0
    height: float = 0

    @cached_property
    def by_key(self) -> Mapping[str, Node]:
        """Every node by its key."""
        return {node.key: node for node in self.nodes}

    @cached_property
    def start(self) -> str:
        """The key of START."""
        return next(node.key for node in self.nodes if node.kind == "start")

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The keys of the places, in the order of the data."""
        return tuple(node.key for node in self.nodes if node.is_place)

    @cached_property
    def place_set(self) -> frozenset[str]:
        """The keys of the places, to meet other sets of nodes."""
        return frozenset(self.places)

    @cached_property
    def exits(self) -> Mapping[str, tuple[Edge, ...]]:
        """The edges at every node, in the order of the data."""
        found: dict[str, list[Edge]] = {node.key: [] for node in self.nodes}
        for edge in self.edges:
            found[edge.a].append(edge)
            found[edge.b].append(edge)
        return {key: tuple(edges) for key, edges in found.items()}

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The nodes one space from every node, in the order of its ``exits``."""
        return {key: tuple(edge.other(key) for edge in edges) for key, edges in self.exits.items()}

    @cached_property
    def near(self) -> frozenset[str]:
        """The places within two spaces of START, dots counted as spaces: not for marks nor public destinations."""
        steps = self.spans[self.start]
        return frozenset(key for key in self.places if steps.get(key, NEAR + 1) <= NEAR)

    @cached_property
    def adjacent(self) -> Mapping[str, frozenset[str]]:
        """The places within one location of every place, any chain of dots between them seen through."""
        return {key: self._beside(key, dots=len(self.nodes)) for key in self.places}

    @cached_property
    def adjacent_single_dot(self) -> Mapping[str, frozenset[str]]:
        """The places within one location of every place, at most one dot between them seen through."""
        return {key: self._beside(key, dots=1) for key in self.places}

    @cached_property
    def spans(self) -> Mapping[str, Mapping[str, int]]:
        """The spaces from every node to every other, worked out when they are first asked for."""
        return Lookup(lambda node: self.distances([node]))

    def edge(self, one: str, two: str) -> Edge | None:
        """The edge between two nodes, if there is one."""
        return next((edge for edge in self.exits[one] if edge.other(one) == two), None)

    def distances(self, origins: Iterable[str]) -> dict[str, int]:
        """The spaces from the nearest of ``origins`` to every node that can be reached."""
        return distances(self.neighbours, origins)

    def line(self, edge: Edge) -> tuple[Point, Point]:
        """Where ``edge`` runs from and to; at a wrap dot it ends on the border it belongs to."""
        a, b = self.by_key[edge.a], self.by_key[edge.b]
        return _point(a, edge.side), _point(b, edge.side)

    def _beside(self, place: str, dots: int) -> frozenset[str]:
        """The places reached from ``place`` through at most ``dots`` dots and nothing else."""
        found = set()
        seen = {place}
        ring = [place]
        for _ in range(dots + 1):
            reached = {there for here in ring for there in self.neighbours[here]} - seen
            seen |= reached
            found |= {key for key in reached if self.by_key[key].is_place}
            ring = [key for key in reached if self.by_key[key].kind in {"red", "green"}]
        return frozenset(found)


def _point(node: Node, side: Side | None) -> Point:
    return node.wrap if node.wrap is not None and side == "right" else (node.x, node.y)


@lru_cache
def load() -> World:
    """The published map."""
    source = resources.files("games.famous_explorers") / "world.json"
    return msgspec.json.decode(source.read_bytes(), type=World)

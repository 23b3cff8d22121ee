"""The path of one expedition as a graph: its tip, loops, and where its next arrow can go.

Everything is read off its arrows; nothing else is stored about a path.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import attrgetter

import msgspec

from games.engine import once
from games.famous_explorers.maps import world_of

ARROWS = 45  # of each colour

_TARGET = attrgetter("target")
_ENDS = attrgetter("source", "target")


class Arrow(msgspec.Struct, frozen=True, array_like=True):
    """A laid arrow: its edge, where it comes from and points to."""

    edge: str
    source: str
    target: str


@lru_cache
def leaving(map_name: str) -> Mapping[str, tuple[Arrow, ...]]:
    """Every arrow that could be laid from each node of a map."""
    world = world_of(map_name)
    return {
        node: tuple(Arrow(edge.key, node, edge.other(node)) for edge in edges) for node, edges in world.exits.items()
    }


@lru_cache
def leading(map_name: str) -> Mapping[str, Mapping[str, Arrow]]:
    """The arrow from each node of a map to each of its neighbours."""
    return {node: {arrow.target: arrow for arrow in arrows} for node, arrows in leaving(map_name).items()}


@lru_cache
def onward(map_name: str) -> Mapping[str, Mapping[str, tuple[Arrow, ...]]]:
    """The arrows that lead on from each node, by the edge one has come by."""
    return {
        node: {came.edge: tuple(arrow for arrow in arrows if arrow is not came) for came in arrows}
        for node, arrows in leaving(map_name).items()
    }


class Path(msgspec.Struct, frozen=True, array_like=True, dict=True):
    """The arrows of one expedition in the order laid, on the map of that name.

    A path never changes: an arrow more or less makes another, so what is read off it is worked out once.
    """

    map: str
    arrows: tuple[Arrow, ...] = ()

    def __len__(self) -> int:
        return len(self.arrows)

    def on(self, arrow: Arrow) -> Path:
        """The path with one more arrow; what is known of this one need not be worked out again."""
        arrows, reached, tip = (*self.arrows, arrow), self.reached, arrow.target
        path, looped = Path(self.map, arrows), tip in reached or tip == arrows[0].source
        known = path.__dict__
        known["tip"], known["reached"], known["looped"] = tip, reached | {tip}, looped
        if not looped and len(arrows) < ARROWS:
            known["free"], known["over"] = (tip, arrow.edge), False
        return path

    def back(self, count: int) -> Path:
        """The path without its last ``count`` arrows."""
        return Path(self.map, self.arrows[:-count])

    @once
    def tip(self) -> str:
        """Where the expedition stands: the node its last arrow points to, START before the first."""
        return self.arrows[-1].target if self.arrows else world_of(self.map).start

    @once
    def reached(self) -> frozenset[str]:
        """The nodes its arrows point to."""
        return frozenset(map(_TARGET, self.arrows))

    @once
    def touched(self) -> frozenset[str]:
        """The nodes it touches; START, where it begins, belongs to them once the first arrow has left it."""
        return self.reached | {self.arrows[0].source} if self.arrows else self.reached

    @once
    def looped(self) -> bool:
        """Whether the last arrow closed a loop, so that there is no free tip ("if there isn't a free tip")."""
        if not self.arrows:
            return False
        before, end = self.arrows[:-1], self.arrows[-1].target
        return end == self.arrows[0].source or end in map(_TARGET, before)

    @once
    def free(self) -> tuple[str, str] | None:
        """Where its free tip is, and the edge it has come by ("" at START); None where no arrow leaves from there."""
        if not self.arrows:
            return self.tip, ""
        if self.looped or len(self.arrows) >= ARROWS:
            return None
        last = self.arrows[-1]
        return last.target, last.edge

    @once
    def ways(self) -> Sequence[Arrow]:
        """The arrows it can take next, as far as it alone decides: a tuple from a free tip, a list off a loop."""
        if not self.arrows:
            return leaving(self.map)[self.tip]
        if len(self.arrows) >= ARROWS:
            return []
        if not self.looped:  # a free tip is touched by its last arrow only
            last = self.arrows[-1]
            return onward(self.map)[last.target][last.edge]
        out, loop, touched = leaving(self.map), ring(self.arrows), self.touched
        order = dict.fromkeys([self.arrows[0].source, *map(_TARGET, self.arrows)])
        # an edge it has used leads to a node it touches
        return [arrow for node in order if node in loop for arrow in out[node] if arrow.target not in touched]

    @once
    def over(self) -> bool:
        """Whether it is over for good: all its arrows are laid, or its loop has no exit."""
        return not self.ways and (len(self.arrows) >= ARROWS or self.looped)

    @property
    def branches(self) -> list[Arrow]:
        """The arrows that could leave it at the dot just behind its tip (the forked road), if one is there."""
        if not self.arrows or len(self.arrows) >= ARROWS or self.looped:
            return []
        source = self.arrows[-1].source
        if world_of(self.map).by_key[source].kind not in {"red", "green"}:
            return []
        used = {arrow.edge for arrow in self.arrows}
        return [arrow for arrow in leaving(self.map)[source] if arrow.edge not in used]


def ring(path: Sequence[Arrow]) -> set[str]:
    """The nodes of the loop that the last arrow closed: all that lie on some ring of arrows through it.

    Arrows to new nodes form a tree, in which every other arrow closes one ring; rings that share an arrow are one loop.
    An arrow of the tree is named by the node it leads to.
    """
    number = {path[0].source: 0}
    before: dict[str, str] = {}
    rings: list[set[str]] = []
    for source, target in map(_ENDS, path):
        if target not in number:
            number[target] = len(number)
            before[target] = source
            continue
        one, two = source, target
        found = set()
        while one != two:  # back from the younger of the two, until they meet
            if number[one] < number[two]:
                one, two = two, one
            found.add(one)
            one = before[one]
        rings.append(found)
    loop = rings.pop()
    while shared := [found for found in rings if not found.isdisjoint(loop)]:
        rings = [found for found in rings if found.isdisjoint(loop)]
        loop = loop.union(*shared)
    return loop | {before[node] for node in loop}

"""The path of one expedition as a graph: its tip, loops, and where its next arrow can go.

Everything is read off the list of arrows; nothing else is stored about a path.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.famous_explorers.maps import world_of
from games.famous_explorers.state import ARROWS, Arrow, State
from games.famous_explorers.view import COLOURS


@lru_cache
def leaving(map_name: str) -> Mapping[str, tuple[Arrow, ...]]:
    """Every arrow that could be laid from each node of a map."""
    world = world_of(map_name)
    return {
        node: tuple(Arrow(edge.key, node, edge.other(node)) for edge in edges) for node, edges in world.exits.items()
    }


@lru_cache
def onward(map_name: str) -> Mapping[str, Mapping[str, tuple[Arrow, ...]]]:
    """The arrows that lead on from each node, by the edge one has come by."""
    return {
        node: {came.edge: tuple(arrow for arrow in arrows if arrow is not came) for came in arrows}
        for node, arrows in leaving(map_name).items()
    }


def tip(state: State, colour: str) -> str:
    """Where an expedition stands: the node its last arrow points to, START before the first."""
    path = state.paths[colour]
    return path[-1].target if path else state.world.start


def touched(path: Sequence[Arrow], start: str) -> set[str]:
    """The nodes a path touches; START belongs to them once the first arrow has left it."""
    nodes = {arrow.target for arrow in path}
    if path:
        nodes.add(start)
    return nodes


def passed(state: State) -> set[str]:
    """The nodes that arrows of any colour point to."""
    return {arrow.target for path in state.paths.values() for arrow in path}


def looped(path: Sequence[Arrow], start: str) -> bool:
    """Whether the last arrow closed a loop, so that the expedition has no free tip ("if there isn't a free tip")."""
    if not path:
        return False
    last = path[-1]
    end = last.target
    for arrow in path:  # asked at every step of a search: a plain loop is the fastest way
        if arrow.target == end:
            return arrow is not last or end == start
    return False


def ring(path: Sequence[Arrow]) -> set[str]:
    """The nodes of the loop that the last arrow closed: all that lie on some ring of arrows through it.

    Arrows to new nodes form a tree, in which every other arrow closes one ring; rings that share an arrow are one loop.
    An arrow of the tree is named by the node it leads to.
    """
    number = {path[0].source: 0}
    before: dict[str, str] = {}
    rings: list[set[str]] = []
    for arrow in path:
        one, two = arrow.source, arrow.target
        if two not in number:
            number[two], before[two] = len(number), one
            continue
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


def ways(state: State, colour: str) -> Sequence[Arrow]:
    """The arrows an expedition can take next by its path alone: from its tip, or off the loop it is in."""
    path = state.paths[colour]
    start = state.world.start
    if not path:
        return leaving(state.map)[start]
    if len(path) >= ARROWS:
        return ()
    if not looped(path, start):  # a free tip is touched by its last arrow only
        last = path[-1]
        return onward(state.map)[last.target][last.edge]
    out = leaving(state.map)
    used = {arrow.edge for arrow in path}
    known = touched(path, start)
    loop = ring(path)
    order = dict.fromkeys([start, *(arrow.target for arrow in path)])
    return [
        arrow
        for node in order
        if node in loop
        for arrow in out[node]
        if arrow.edge not in used and arrow.target not in known
    ]


def branches(state: State, colour: str) -> list[Arrow]:
    """The arrows that could leave a path at the dot just behind its tip (the forked road), if one is there."""
    path = state.paths[colour]
    if not path or len(path) >= ARROWS or looped(path, state.world.start):
        return []
    source = path[-1].source
    if state.world.by_key[source].kind not in {"red", "green"}:
        return []
    used = {arrow.edge for arrow in path}
    return [arrow for arrow in leaving(state.map)[source] if arrow.edge not in used]


def over(state: State, colour: str) -> bool:
    """Whether an expedition is over for good: all its arrows are laid, or its loop has no exit."""
    path = state.paths[colour]
    if len(path) >= ARROWS:
        return True
    return looped(path, state.world.start) and not ways(state, colour)


def all_over(state: State) -> bool:
    """Whether no expedition takes an arrow any more, which ends the game at once."""
    return all(over(state, colour) for colour in COLOURS)


def steps_from(state: State) -> dict[str, int]:
    """The spaces from the nearest tip to every node."""
    return state.world.distances(tip(state, colour) for colour in COLOURS)

"""The map for a deciding player: the arrows that could be laid, and letters at the places to choose from."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from games.engine import Decision
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import Target, View
from games.famous_explorers.world import World
from render.canvas import Box, stacked
from render.famous_explorers import describe, paint_map
from render.famous_explorers import frame as frames
from render.famous_explorers.paint_map import PrivateMarks
from render.famous_explorers.style import PALETTE
from render.scene import Picture, Say

LETTER = 12.0
"""The room for a letter around a node, in map units."""
MARKING, BLOCKING = ("mark-", "commission-", "lose-"), "block-"
"""The prefixes of choices about marks, and about a connection, which are made on the whole map."""


def draw(
    view: View, decision: Decision, say: Say, letters: Mapping[str, str], touched: Collection[str] = ()
) -> Picture | None:
    """The map with ``letters``, the pieces ``touched`` bright; None if the decision is not about places on it."""
    world = world_of(view.map)
    keys = {choice.key for choice in decision.choices}
    targets = tuple(target for target in view.targets if target.key in keys)
    own = frozenset(card.place for card in (*view.hand, *view.drawn))
    marking, blocking = (any(key.startswith(prefix) for key in keys) for prefix in (MARKING, BLOCKING))
    shown = {target.target for target in targets}
    on_map = {
        node: letter
        for node, letter in letters.items()
        if node in world.by_key and (marking or node in shown or node not in own)
    }
    if not (on_map or blocking):
        return None
    extra = PrivateMarks(on_map, targets, own)
    parts = [*_parts(world, targets, on_map)]
    found = [frames.whole_map(world)] if blocking else frames.low_close_ups(world, parts)
    found.sort(key=lambda frame: (frame.window.y, frame.window.x))
    alt = describe.lettered_alt(view, say, on_map, arrows=bool(targets)) if on_map else describe.board_alt(view, say)
    return stacked(paint_map.draw(view, say, found, touched, extra), alt, PALETTE)


def _parts(world: World, targets: Sequence[Target], nodes: Iterable[str]) -> Iterator[Box]:
    """The parts of the map where arrows could be laid, and other ``nodes`` to choose from."""
    edges = {edge.key: edge for edge in world.edges}
    for key in dict.fromkeys(target.edge for target in targets):
        yield frames.edge_box(world, edges[key])
    for node in nodes:
        yield from (box.inset(-LETTER) for box in frames.node_boxes(world.by_key[node]))

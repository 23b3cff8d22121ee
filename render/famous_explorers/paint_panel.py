"""The map for a deciding player: the arrows that could be laid, and letters at the places to choose from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

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

MARKING = ("mark-", "commission-", "lose-")
"""The prefixes of choices about marks, which are made on the whole map."""


def draw(view: View, decision: Decision, say: Say, letters: Mapping[str, str]) -> Picture | None:
    """The map with ``letters``; None if the decision is not about places on it."""
    world = world_of(view.map)
    keys = {choice.key for choice in decision.choices}
    targets = tuple(target for target in view.targets if target.key in keys)
    marking = any(key.startswith(MARKING) for key in keys)
    if not letters or not (targets or marking):
        return None
    own = frozenset(card.place for card in view.hand)
    shown = {target.target for target in targets}
    on_map = {node: letter for node, letter in letters.items() if marking or node in shown}
    extra = PrivateMarks(on_map, targets, own)
    found = [frames.whole_map(world)] if marking else frames.close_ups(world, list(_parts(world, targets)))
    canvas = stacked(paint_map.draw(view, say, found, (), extra))
    return canvas.picture(describe.lettered_alt(view, say, on_map, arrows=bool(targets)), PALETTE)


def _parts(world: World, targets: Sequence[Target]) -> Iterator[Box]:
    """The parts of the map where arrows could be laid."""
    edges = {edge.key: edge for edge in world.edges}
    for key in dict.fromkeys(target.edge for target in targets):
        yield frames.edge_box(world, edges[key])

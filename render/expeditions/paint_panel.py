"""The map for a player who decides, with letters at the locations and cards to choose from."""

from __future__ import annotations

from collections.abc import Mapping

from games.expeditions.view import View
from render.expeditions import layout, paint_map, words
from render.expeditions.paint_map import Extra
from render.expeditions.style import MAP_COLOURS
from render.scene import Picture, Say

LEAST = 150.0
"""The least radius of a close-up: where its hexagons would be smaller, the whole map is shown."""


def draw(view: View, say: Say, letters: Mapping[str, str]) -> Picture:
    """The part of the map with ``letters`` and the player's own mech."""
    own = view.seats[view.me].position if view.me is not None else None
    frame = layout.close([*letters, *([own] if own is not None else [])])
    if frame.radius < LEAST:
        frame = layout.whole()
    canvas = paint_map.draw(view, say, frame, (), Extra(letters))
    return canvas.picture(words.lettered(view, say, letters), MAP_COLOURS)

"""The map for a deciding player, with letters at the locations and cards to choose from."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from games.expeditions.view import View
from render.expeditions import describe, layout, paint_map
from render.expeditions.paint_map import PrivateMarks
from render.expeditions.style import MAP_PALETTE
from render.scene import Picture, Say

TALLEST = 0.62
"""The height of a close-up, as a share of its width."""
LEAST = 150.0
"""The smallest radius of a close-up: if its hexagons were smaller, all columns are shown."""


def draw(view: View, say: Say, letters: Mapping[str, str], touched: Collection[str] = ()) -> Picture:
    """The part of the map with ``letters`` and the player's own mech, the pieces ``touched`` bright."""
    own = view.seats[view.me].position if view.me is not None else None
    about = [*letters, *([own] if own is not None else [])]
    frame = layout.close_up(about, TALLEST)
    if frame.radius < LEAST:
        frame = layout.low(about, TALLEST)
    canvas = paint_map.draw(view, say, frame, touched, PrivateMarks(letters))
    alt = describe.lettered_alt(view, say, letters) if letters else describe.part_alt(view, say, None, [own or ""])
    return canvas.picture(alt, MAP_PALETTE)

"""A place, explorer or event large, with its whole text."""

from __future__ import annotations

from games.engine import text
from games.famous_explorers import events, explorers, names
from games.famous_explorers.maps import PUBLISHED, world_of
from render.alt_text import shortened
from render.canvas import Box, Canvas
from render.famous_explorers.style import PALETTE, PLACE, REGION_COLOURS
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, Colour
from render.scene import Picture, Say

WIDTH, HEIGHT, EDGE = 1000, 420, 20


def draw(key: str, say: Say) -> Picture:
    """The piece ``key`` as a picture. Raises KeyError for an unknown one."""
    hue, title, above, below = _told(key, say)
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    box = Box(0, 0, WIDTH, HEIGHT).inset(EDGE)
    canvas.rounded(box, 24, PANEL)
    canvas.rounded(Box(box.x, box.y + 22, 16, box.h - 44), 8, hue)
    x, room = box.x + 56, box.w - 96
    canvas.text((x, box.y + 62), title, 62, INK, bold=True, width=room, min_size=40)
    canvas.text((x, box.y + 122), above, 34, hue, width=room, min_size=24)
    canvas.paragraph(Box(x, box.y + 162, room, 200), below, 42, INK, leading=1.15, min_size=28)
    return canvas.picture(shortened(f"{title}. {above}. {below}"), PALETTE)


def _told(key: str, say: Say) -> tuple[Colour, str, str, str]:
    """A piece's colour, name, the line below it and its text."""
    if key in explorers.EXPLORERS:
        return ACCENT, say(names.card(key)), say(text("pic-explorer")), say(explorers.in_full(key))
    if key in events.EVENTS:
        return MUTED, say(names.card(key)), say(text("pic-event")), say(events.in_full(key))
    node = world_of(PUBLISHED).by_key[key]
    if not node.is_place:
        raise KeyError(key)
    below = text(f"place-{key}-about")
    return (
        REGION_COLOURS.get(node.region or "", PLACE),
        say(names.place(key)),
        say(text(f"place-{key}-where")),
        say(below),
    )

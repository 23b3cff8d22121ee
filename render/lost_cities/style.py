"""How Lost Cities looks: the colours and icons of its expeditions, and a card's face."""

from __future__ import annotations

from render.canvas import Box, Canvas
from render.cards import Face, dimmed, dimmed_ink, plate
from render.lost_cities.describe import colour_and_rank
from render.palette import (
    ACCENT,
    BASE,
    DARK,
    GROUND,
    INK,
    MUTED,
    PANEL,
    PLAYERS,
    SLOT,
    WARNING,
    Colour,
    colour,
    ink_on,
    meeting,
    mix,
    shades,
)

ICONS = {
    "yellow": "desert",
    "blue": "sea",
    "white": "mountain",
    "green": "leaf",
    "red": "volcano",
    "purple": "island",
}
EXPEDITION_COLOURS: dict[str, Colour] = {
    "yellow": colour("f4b824"),
    "blue": colour("2c60d4"),
    "white": colour("f8f4e4"),
    "green": colour("5cb080"),
    "red": colour("c83830"),
    "purple": colour("c098f8"),
}
FAINT = {colour: mix(fill, SLOT, 0.55) for colour, fill in EXPEDITION_COLOURS.items()}

PALETTE = shades(
    (
        *meeting((INK, MUTED, ACCENT, WARNING), (GROUND, PANEL)),
        *((fill, ink_on(fill)) for fill in EXPEDITION_COLOURS.values()),
        *meeting(EXPEDITION_COLOURS.values(), (GROUND, PANEL)),
        *((dimmed(fill), dimmed_ink(fill)) for fill in EXPEDITION_COLOURS.values()),
        *meeting(PLAYERS[:4], (PANEL,)),
        (WARNING, DARK),
        (ACCENT, DARK),
        (GROUND, mix(GROUND, PANEL, 0.4)),
        (SLOT, PANEL),
        (SLOT, MUTED),
        (SLOT, GROUND),
        *((SLOT, faint) for faint in FAINT.values()),
        *((fill, fill) for fill in (*BASE, *map(dimmed, EXPEDITION_COLOURS.values()))),
    )
)
"""The palette of all pictures of this game."""


def card_face(card: str, name: str = "") -> Face:
    """What stands on a card."""
    colour, rank = colour_and_rank(card)
    corner, sign = ("", "investment") if rank == "x" else (rank, "")
    return Face(EXPEDITION_COLOURS[colour], corner, sign, ICONS[colour], name)


def card_body(canvas: Canvas, box: Box, radius: float, fill: Colour, *, touched: bool) -> None:
    """A card's body with a gap around it; a bright rim where something changed."""
    plate(canvas, box, radius, fill, touched=touched, rim=7, gap=3)


def small_card(canvas: Canvas, box: Box, card: str, *, faint: bool = False, touched: bool = False) -> None:
    """A card lying on its side: its rank on the left, its icon on the right."""
    colour, rank = colour_and_rank(card)
    fill = EXPEDITION_COLOURS[colour]
    fill, ink = (dimmed(fill), dimmed_ink(fill)) if faint else (fill, ink_on(fill))
    card_body(canvas, box, 16, fill, touched=touched)
    _, middle = box.centre
    if rank == "x":
        canvas.icon("investment", (box.x + box.w * 0.29, middle), min(box.h * 0.58, box.w * 0.38), ink)
    else:
        size = min(box.h * 0.66, box.w * 0.4)
        canvas.text((box.x + box.w * 0.29, middle), rank, size, ink, bold=True, anchor="cm")
    canvas.icon(ICONS[colour], (box.x + box.w * 0.73, middle), min(box.h * 0.58, box.w * 0.33), ink)
    canvas.guess(card, box, 16)

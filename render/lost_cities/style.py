"""How cards of Lost Cities look: colours, symbols, and a card's face."""

from __future__ import annotations

from render import icons
from render.canvas import Box, Canvas
from render.lost_cities.words import of
from render.palette import (
    ACCENT,
    BASE,
    DARK,
    EXPEDITIONS,
    GROUND,
    INK,
    MUTED,
    PANEL,
    PLAYERS,
    SLOT,
    WARNING,
    Colour,
    ink_on,
    meeting,
    mix,
    shades,
)

SYMBOLS = {
    "yellow": "desert",
    "blue": "sea",
    "white": "mountain",
    "green": "leaf",
    "red": "volcano",
    "purple": "island",
}
FAINT = {colour: mix(fill, SLOT, 0.55) for colour, fill in EXPEDITIONS.items()}
DIM = {colour: mix(fill, GROUND, 0.68) for colour, fill in EXPEDITIONS.items()}
DIM_INK = {colour: mix(fill, GROUND, 0.15) for colour, fill in EXPEDITIONS.items()}

COLOURS = shades(
    (
        *meeting((INK, MUTED, ACCENT, WARNING), (GROUND, PANEL)),
        *((fill, ink_on(fill)) for fill in EXPEDITIONS.values()),
        *meeting(EXPEDITIONS.values(), (GROUND, PANEL)),
        *((DIM[colour], DIM_INK[colour]) for colour in EXPEDITIONS),
        *meeting(PLAYERS[:4], (PANEL,)),
        (WARNING, DARK),
        (ACCENT, DARK),
        (GROUND, mix(GROUND, PANEL, 0.4)),
        (SLOT, PANEL),
        (SLOT, MUTED),
        (SLOT, GROUND),
        *((SLOT, faint) for faint in FAINT.values()),
        *((fill, fill) for fill in (*BASE, *DIM.values())),
    )
)
"""The palette of all pictures of this game."""


def edge(canvas: Canvas, box: Box, radius: float, fill: Colour, *, touched: bool) -> None:
    """A card's body with the gap around it that keeps neighbours apart; a bright rim where something changed."""
    if touched:
        canvas.rounded(box.inset(-7), radius + 7, ACCENT)
    canvas.rounded(box.inset(-3), radius + 3, GROUND)
    canvas.rounded(box, radius, fill)


def chip(canvas: Canvas, box: Box, card: str, *, dim: bool = False, touched: bool = False) -> None:
    """A card lying on its side: its rank to the left, its symbol to the right."""
    colour, rank = of(card)
    fill = DIM[colour] if dim else EXPEDITIONS[colour]
    ink = DIM_INK[colour] if dim else ink_on(fill)
    edge(canvas, box, 16, fill, touched=touched)
    _, middle = box.centre
    if rank == "x":
        canvas.icon("investment", (box.x + box.w * 0.29, middle), min(box.h * 0.58, box.w * 0.38), ink)
    else:
        size = min(box.h * 0.66, box.w * 0.4)
        canvas.text((box.x + box.w * 0.29, middle), rank, size, ink, bold=True, anchor="cm")
    canvas.icon(SYMBOLS[colour], (box.x + box.w * 0.73, middle), min(box.h * 0.58, box.w * 0.33), ink)


def player(canvas: Canvas, at: tuple[float, float], seat: int, size: float) -> None:
    """The symbol of the player on ``seat``."""
    canvas.icon(icons.PLAYERS[seat], at, size, PLAYERS[seat])

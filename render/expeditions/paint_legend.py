"""What the symbols of benefits mean: each as it is drawn, beside its words."""

from __future__ import annotations

from games.engine import text
from games.expeditions import wording
from games.expeditions.abilities import (
    Ability,
    activate,
    boast,
    gain,
    gain_card,
    meld,
    move,
    neighbour,
    place_worker,
    play,
    refresh,
    rescue_card,
    rescue_worker,
    solve,
    sweep,
    upgrade,
    vanquish,
)
from games.expeditions.terms import COLOURS
from render.canvas import Box, Canvas, wrap_to_fit
from render.expeditions import paint_map
from render.expeditions.layout import WIDTH
from render.expeditions.style import CARD_PALETTE
from render.palette import GROUND, INK, PANEL
from render.scene import Picture, Say

EDGE, ROW, COLUMNS, SYMBOL = 20, 78, 2, 110
SIZE, LEAST, STEP = 31.0, 24.0, 35.0

EFFECTS: tuple[Ability, ...] = (
    *(gain(what) for what in ("power", "guile", "coins", "map", "corruption")),
    *(gain(colour) for colour in COLOURS),
    *(gain_card(kind=kind) for kind in ("any", "item", "meteorite", "quest")),
    gain_card("adjacent"),
    gain_card("deck"),
    gain_card("two"),
    sweep(),
    move(),
    play(),
    refresh(),
    rescue_card(),
    rescue_worker(),
    place_worker(),
    activate("adjacent"),
    neighbour(),
    solve(),
    vanquish(),
    vanquish(to_bag=True),
    upgrade(),
    meld(),
    boast(),
)
"""The effects that have a symbol of their own."""


def meanings(say: Say) -> list[str]:
    """The meanings of the symbols, in their order."""
    return [say(wording.label(effect)) for effect in EFFECTS]


def fit(words: str, room: float) -> tuple[tuple[str, ...], float]:
    """``words`` on at most two lines of ``room``, and their size."""
    return wrap_to_fit(words, room, SIZE, LEAST, 2)


def draw(say: Say, alt: str) -> Picture:
    """The symbols with their meanings as a picture, column by column."""
    rows = -(-len(EFFECTS) // COLUMNS)
    top = EDGE + 70
    canvas = Canvas(WIDTH, top + rows * ROW + EDGE, GROUND)
    canvas.text((EDGE + 4, EDGE + 28), say(text("pic-signs")), 44, INK, bold=True, width=WIDTH - 2 * EDGE, min_size=30)
    wide = (WIDTH - 2 * EDGE + EDGE) / COLUMNS
    for number, (effect, words) in enumerate(zip(EFFECTS, meanings(say), strict=True)):
        x, y = EDGE + number // rows * wide, top + number % rows * ROW
        box = Box(x, y, wide - EDGE, ROW - 8)
        canvas.rounded(box, 16, PANEL)
        paint_map.benefit(canvas, say, effect, (x + SYMBOL / 2, box.centre[1]), 0.95, SYMBOL - 16)
        lines, size = fit(words, box.w - SYMBOL - 16)
        for row, line in enumerate(lines):
            canvas.text((x + SYMBOL, box.centre[1] + (row - (len(lines) - 1) / 2) * STEP), line, size, INK)
    return canvas.picture(alt, CARD_PALETTE)

"""What the signs on locations mean: every benefit as it is drawn, beside its words."""

from __future__ import annotations

from games.engine import Effect, text
from games.expeditions import wording
from games.expeditions.abilities import (
    COLOURS,
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
from render import letters
from render.canvas import FINE, Box, Canvas
from render.expeditions import paint_map
from render.expeditions.layout import WHOLE
from render.expeditions.style import CARD_COLOURS
from render.palette import GROUND, INK, PANEL
from render.scene import Picture, Say

EDGE, ROW, COLUMNS, SIGN = 20, 78, 2, 110
SIZE, LEAST, STEP = 31.0, 24.0, 35.0

SIGNS: tuple[Effect, ...] = (
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
"""The effects that have a sign of their own."""


def said(say: Say) -> list[str]:
    """What each sign means, in their order."""
    return [say(wording.label(effect)) for effect in SIGNS]


def set_in(words: str, room: float) -> tuple[tuple[str, ...], int]:
    """``words`` on at most two lines of ``room``, and their size in halves of a pixel."""
    return letters.wrap_fit(words, room * FINE, round(SIZE * FINE), round(LEAST * FINE), 2)


def draw(say: Say, alt: str) -> Picture:
    """All signs as a picture, column by column."""
    rows = -(-len(SIGNS) // COLUMNS)
    top = EDGE + 70
    canvas = Canvas(WHOLE, top + rows * ROW + EDGE, GROUND)
    canvas.text((EDGE + 4, EDGE + 28), say(text("pic-signs")), 44, INK, bold=True, width=WHOLE - 2 * EDGE, least=30)
    wide = (WHOLE - 2 * EDGE + EDGE) / COLUMNS
    for number, (effect, words) in enumerate(zip(SIGNS, said(say), strict=True)):
        x, y = EDGE + number // rows * wide, top + number % rows * ROW
        box = Box(x, y, wide - EDGE, ROW - 8)
        canvas.rounded(box, 16, PANEL)
        paint_map.benefit(canvas, say, effect, (x + SIGN / 2, box.centre[1]), 0.95, SIGN - 16)
        lines, pixels = set_in(words, box.w - SIGN - 16)
        for row, line in enumerate(lines):
            canvas.text((x + SIGN, box.centre[1] + (row - (len(lines) - 1) / 2) * STEP), line, pixels / FINE, INK)
    return canvas.picture(alt, CARD_COLOURS)

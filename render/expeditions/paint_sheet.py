"""The final score sheet: what each player's fortune is made of."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Standing, text
from render.canvas import Box, Canvas
from render.expeditions.layout import WHOLE
from render.expeditions.style import CARD_COLOURS, mech
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, SLOT, WARNING
from render.prose import signed
from render.scene import Picture, Say

EDGE, GAP = 24, 12
HEAD, ROW, TOTAL = 148, 74, 112
LABELS = 350


def draw(standings: Sequence[Standing], say: Say, alt: str) -> Picture:
    """The sheet as a picture, a column per player in seat order; those who came first wear a crown."""
    parts = list(standings[0].parts)
    height = EDGE + HEAD + ROW * len(parts) + TOTAL + EDGE
    canvas = Canvas(WHOLE, height, GROUND)
    canvas.text((EDGE, EDGE + 54), say(text("pic-final")), 54, INK, bold=True, width=LABELS - 24, least=30)
    wide = (WHOLE - 2 * EDGE - LABELS + GAP) / len(standings) - GAP
    for number, standing in enumerate(sorted(standings, key=lambda standing: standing.seat)):
        box = Box(EDGE + LABELS + number * (wide + GAP), EDGE, wide, height - 2 * EDGE)
        canvas.rounded(box, 18, PANEL)
        _head(canvas, say, standing, box)
        for row, part in enumerate(parts):
            points = standing.parts[part]
            words, ink = (signed(points), INK) if points else ("–", SLOT)
            canvas.text((box.centre[0], EDGE + HEAD + ROW * (row + 0.5)), words, 46, ink, bold=True, anchor="cm")
        middle = EDGE + HEAD + ROW * len(parts) + 4 + TOTAL / 2
        ink = ACCENT if standing.place == 1 else INK
        canvas.text((box.centre[0], middle), signed(standing.score), 76, ink, bold=True, anchor="cm", width=wide - 16)
    for row, part in enumerate(parts):
        words = say(text(f"part-{part.replace('_', '-')}"))
        canvas.text((EDGE, EDGE + HEAD + ROW * (row + 0.5)), words, 38, MUTED, width=LABELS - 20, least=24)
    y = EDGE + HEAD + ROW * len(parts)
    canvas.rect(Box(EDGE, y + 2, WHOLE - 2 * EDGE, 3), SLOT)
    canvas.text((EDGE, y + 4 + TOTAL / 2), say(text("pic-total")), 48, INK, bold=True, width=LABELS - 20)
    return canvas.picture(alt, CARD_COLOURS)


def _head(canvas: Canvas, say: Say, standing: Standing, box: Box) -> None:
    """A player's mech and name, and the place they came in."""
    mech(canvas, (box.x + 42, box.y + 42), standing.seat, 60)
    if standing.place == 1:
        canvas.icon("crown", (box.right - 42, box.y + 40), 54, WARNING)
    else:
        canvas.text((box.right - 24, box.y + 42), f"{standing.place}.", 40, MUTED, bold=True, anchor="rm")
    name = Box(box.x + 16, box.y + 78, box.w - 28, 68)
    canvas.paragraph(name, say.names[standing.seat], 30, INK, bold=True, leading=1.13, least=18)

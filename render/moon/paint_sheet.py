"""The final score sheet: what each player's points are made of."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Standing, text
from render.canvas import Box, Canvas
from render.moon.layout import EDGE, WIDTH
from render.moon.style import COLOURS, GOLD, player
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, SLOT
from render.prose import signed
from render.scene import Picture, Say

GAP, HEAD, ROW, TOTAL, LABELS = 12, 150, 78, 116, 400


def draw(standings: Sequence[Standing], say: Say, alt: str) -> Picture:
    """The sheet as a picture, a column per player in seat order; those who came first wear a crown."""
    parts = [part for part in standings[0].parts if any(standing.parts[part] for standing in standings)]
    canvas = Canvas(WIDTH, 2 * EDGE + HEAD + ROW * len(parts) + TOTAL, GROUND)
    bottom = EDGE + HEAD + ROW * len(parts)
    canvas.text((EDGE + 8, EDGE + 54), say(text("pic-final")), 54, INK, bold=True, width=LABELS - 24, least=30)
    wide = (WIDTH - 2 * EDGE - LABELS + GAP) / len(standings) - GAP
    for number, standing in enumerate(sorted(standings, key=lambda standing: standing.seat)):
        box = Box(EDGE + LABELS + number * (wide + GAP), EDGE, wide, bottom + TOTAL - EDGE)
        canvas.rounded(box, 18, PANEL)
        _head(canvas, say, standing, box)
        for row, part in enumerate(parts):
            points = standing.parts[part]
            words, ink = (signed(points), INK) if points else ("–", SLOT)
            at = (box.centre[0], EDGE + HEAD + ROW * (row + 0.5))
            canvas.text(at, words, 46, ink, bold=True, anchor="cm")
        ink = ACCENT if standing.place == 1 else INK
        at = (box.centre[0], bottom + 4 + TOTAL / 2)
        canvas.text(at, signed(standing.score), 76, ink, bold=True, anchor="cm", width=wide - 16)
    for row, part in enumerate(parts):
        at = (EDGE + 8, EDGE + HEAD + ROW * (row + 0.5))
        canvas.text(at, say(text(f"part-{part}")), 38, MUTED, width=LABELS - 28, least=24)
    canvas.rect(Box(EDGE, bottom + 2, WIDTH - 2 * EDGE, 3), SLOT)
    canvas.text((EDGE + 8, bottom + 4 + TOTAL / 2), say(text("pic-total")), 48, INK, bold=True, width=LABELS - 28)
    return canvas.picture(alt, COLOURS)


def _head(canvas: Canvas, say: Say, standing: Standing, box: Box) -> None:
    """A player's symbol and name, and the place they came in."""
    player(canvas, (box.x + 36, box.y + 42), standing.seat, 40)
    if standing.place == 1:
        canvas.icon("crown", (box.right - 42, box.y + 40), 54, GOLD)
    else:
        canvas.text((box.right - 24, box.y + 42), f"{standing.place}.", 40, MUTED, bold=True, anchor="rm")
    name = Box(box.x + 16, box.y + 74, box.w - 28, 68)
    canvas.paragraph(name, say.names[standing.seat], 30, INK, bold=True, leading=1.13, least=18)

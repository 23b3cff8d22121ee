"""The final score sheet of games that score by parts: a column per player, a row per part."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine import Standing, text
from render.canvas import Box, Canvas, Point
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, SLOT, WARNING, Colour
from render.prose import signed
from render.scene import Picture, Say

EDGE, GAP = 24, 12
HEAD, ROW, TOTAL = 148, 74, 112

Mark = Callable[[Canvas, Point, int], None]
"""Draws the symbol of the player on a seat around a point."""


def draw(
    standings: Sequence[Standing],
    say: Say,
    alt: str,
    *,
    mark: Mark,
    colours: tuple[Colour, ...],
    width: int,
    labels: float = 350,
) -> Picture:
    """The sheet as a picture, in seat order; those who came first wear a crown.

    Parts nobody has points for are left out. ``colours`` are those of the game, ``labels`` the pixels for the parts'
    names, which are the messages ``part-<part>``.
    """
    parts = [part for part in standings[0].parts if any(standing.parts[part] for standing in standings)]
    bottom = EDGE + HEAD + ROW * len(parts)
    height = bottom + TOTAL + EDGE
    canvas = Canvas(width, height, GROUND)
    canvas.text((EDGE, EDGE + 54), say(text("pic-final")), 54, INK, bold=True, width=labels - 24, least=30)
    wide = (width - 2 * EDGE - labels + GAP) / len(standings) - GAP
    for number, standing in enumerate(sorted(standings, key=lambda standing: standing.seat)):
        box = Box(EDGE + labels + number * (wide + GAP), EDGE, wide, height - 2 * EDGE)
        canvas.rounded(box, 18, PANEL)
        _head(canvas, say, standing, box, mark)
        for row, part in enumerate(parts):
            points = standing.parts[part]
            words, ink = (signed(points), INK) if points else ("–", SLOT)
            canvas.text((box.centre[0], _middle(row)), words, 46, ink, bold=True, anchor="cm")
        ink, at = ACCENT if standing.place == 1 else INK, (box.centre[0], bottom + 4 + TOTAL / 2)
        canvas.text(at, signed(standing.score), 76, ink, bold=True, anchor="cm", width=wide - 16)
    for row, part in enumerate(parts):
        canvas.text((EDGE, _middle(row)), say(text(f"part-{part}")), 38, MUTED, width=labels - 20, least=24)
    canvas.rect(Box(EDGE, bottom + 2, width - 2 * EDGE, 3), SLOT)
    canvas.text((EDGE, bottom + 4 + TOTAL / 2), say(text("pic-total")), 48, INK, bold=True, width=labels - 20)
    return canvas.picture(alt, colours)


def _middle(row: int) -> float:
    return EDGE + HEAD + ROW * (row + 0.5)


def _head(canvas: Canvas, say: Say, standing: Standing, box: Box, mark: Mark) -> None:
    """A player's symbol and name, and the place they came in."""
    mark(canvas, (box.x + 36, box.y + 42), standing.seat)
    if standing.place == 1:
        canvas.icon("crown", (box.right - 42, box.y + 40), 54, WARNING)
    else:
        canvas.text((box.right - 24, box.y + 42), f"{standing.place}.", 40, MUTED, bold=True, anchor="rm")
    name = Box(box.x + 16, box.y + 74, box.w - 28, 68)
    canvas.paragraph(name, say.names[standing.seat], 30, INK, bold=True, leading=1.13, least=18)

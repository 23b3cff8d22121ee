"""The score sheet of games that score by parts: a column per player, a row per part; and the same in words.

A game has ``part-<part>`` in its catalogues for each part. The other words are Cairn's, and a game's own where it has
messages of their names: ``pic-final`` (the title), ``pic-total``, ``pic-tell-part`` (of ``$part`` and ``$points``),
``pic-tell-result`` (of ``$place``, ``$who``, ``$score``, ``$parts``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.engine import Standing, text
from render import players
from render.alt_text import SHORT_NAME, plain_names, shortened, signed
from render.canvas import Box, Canvas, Point
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, WARNING, Colour, meeting, shades
from render.pictures import Picture, Say

EDGE, GAP = 24, 12
HEAD, ROW, TOTAL = 148, 74, 112

COLOURS = shades((*meeting((INK, MUTED, ACCENT, WARNING, SLOT, *PLAYERS), (GROUND, PANEL)),))
"""What a sheet is drawn with, unless a game says otherwise."""

DrawPlayer = Callable[[Canvas, Point, int], None]
"""Draws the symbol of the player on a seat at a point."""


def in_words(standings: Sequence[Standing], say: Say, *, points: str = "pic-tell-part") -> str:
    """The sheet as an alt text, best first; ``points`` is the message for the points of a part."""
    people = plain_names(say.names, SHORT_NAME)
    told = [say(text("pic-final")) + "."]
    for standing in sorted(standings, key=lambda standing: (standing.place, standing.seat)):
        parts = ", ".join(
            say(text(points, part=text(f"part-{part.replace('_', '-')}"), points=signed(number)))
            for part, number in standing.parts.items()
            if number
        )
        who, score = people[standing.seat], signed(standing.score)
        told.append(say(text("pic-tell-result", place=standing.place, who=who, score=score, parts=parts or "–")))
    return shortened(" ".join(told))


def draw(
    standings: Sequence[Standing],
    say: Say,
    alt: str,
    *,
    symbol: DrawPlayer | None = None,
    colours: tuple[Colour, ...] = COLOURS,
    width: int = 1200,
    labels: float = 350,
) -> Picture:
    """The sheet as a picture, in seat order; winners wear a crown.

    Parts that scored for nobody are left out; their names are the messages ``part-<part>``, in a column ``labels``
    pixels wide. ``symbol`` and ``colours`` are those of a game whose players look otherwise than elsewhere.
    """
    parts = [part for part in standings[0].parts if any(standing.parts[part] for standing in standings)]
    bottom = EDGE + HEAD + ROW * len(parts)
    height = bottom + TOTAL + EDGE
    canvas = Canvas(width, height, GROUND)
    canvas.text((EDGE, EDGE + 54), say(text("pic-final")), 54, INK, bold=True, width=labels - 24, min_size=30)
    wide = (width - 2 * EDGE - labels + GAP) / len(standings) - GAP
    for number, standing in enumerate(sorted(standings, key=lambda standing: standing.seat)):
        box = Box(EDGE + labels + number * (wide + GAP), EDGE, wide, height - 2 * EDGE)
        canvas.rounded(box, 18, PANEL)
        _head(canvas, say, standing, box, symbol or _symbol)
        for row, part in enumerate(parts):
            points = standing.parts[part]
            words, ink = (signed(points), INK) if points else ("–", SLOT)
            canvas.text((box.centre[0], _middle(row)), words, 46, ink, bold=True, anchor="cm")
        ink, at = ACCENT if standing.place == 1 else INK, (box.centre[0], bottom + 4 + TOTAL / 2)
        canvas.text(at, signed(standing.score), 76, ink, bold=True, anchor="cm", width=wide - 16)
    for row, part in enumerate(parts):
        canvas.text(
            (EDGE, _middle(row)), say(text(f"part-{part.replace('_', '-')}")), 38, MUTED, width=labels - 20, min_size=24
        )
    canvas.rect(Box(EDGE, bottom + 2, width - 2 * EDGE, 3), SLOT)
    canvas.text((EDGE, bottom + 4 + TOTAL / 2), say(text("pic-total")), 48, INK, bold=True, width=labels - 20)
    return canvas.picture(alt, colours)


def _symbol(canvas: Canvas, at: Point, seat: int) -> None:
    players.symbol(canvas, at, seat, 48)


def _middle(row: int) -> float:
    return EDGE + HEAD + ROW * (row + 0.5)


def _head(canvas: Canvas, say: Say, standing: Standing, box: Box, symbol: DrawPlayer) -> None:
    """A player's symbol, name and place."""
    symbol(canvas, (box.x + 36, box.y + 42), standing.seat)
    if standing.place == 1:
        canvas.icon("crown", (box.right - 42, box.y + 40), 54, WARNING)
    else:
        canvas.text((box.right - 24, box.y + 42), f"{standing.place}.", 40, MUTED, bold=True, anchor="rm")
    name = Box(box.x + 16, box.y + 74, box.w - 28, 68)
    canvas.paragraph(name, say.names[standing.seat], 30, INK, bold=True, leading=1.13, min_size=18)

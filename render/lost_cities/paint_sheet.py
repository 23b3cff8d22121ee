"""The score sheet: the last round by expedition, every round, the totals."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Standing, text
from games.lost_cities.view import View
from render import players
from render.alt_text import signed
from render.canvas import Box, Canvas
from render.lost_cities import describe
from render.lost_cities.describe import colour_and_rank, sheet_title
from render.lost_cities.style import EXPEDITION_COLOURS, ICONS, PALETTE
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, SLOT, WARNING, ink_on
from render.scene import Picture, Say

WIDTH, EDGE = 1400, 28
HEAD, ROW, TOTAL = 132, 74, 116
LABELS = 392
SIDE = (WIDTH - LABELS - 2 * EDGE - 16) / 2


def draw(view: View, standings: Sequence[Standing], say: Say, alt: str) -> Picture:
    """The sheet as a picture; the winning sides wear a crown."""
    scores = describe.scores(view, standings)
    rounds = scores.rounds if len(scores.rounds) > 1 else ()
    height = EDGE + HEAD + ROW * (len(view.colours) + len(rounds)) + (24 if rounds else 0) + TOTAL + EDGE
    canvas = Canvas(WIDTH, height, GROUND)
    first = {standing.seat % 2 for standing in standings if standing.place == 1}
    for side in (0, 1):
        canvas.rounded(_column(side, EDGE, height - 2 * EDGE), 20, PANEL)
        _head(canvas, view, say, side, crowned=side in first)
    title, played = map(say, sheet_title(view))
    canvas.text((EDGE, EDGE + 48), title, 58, INK, bold=True, width=LABELS - 20, min_size=34)
    canvas.text((EDGE, EDGE + 104), played, 32, MUTED, width=LABELS - 20)
    y = float(EDGE + HEAD)
    for column in range(len(view.colours)):
        _expedition(canvas, view, say, column, y)
        y += ROW
    if rounds:
        canvas.rect(Box(EDGE, y + 10, WIDTH - 2 * EDGE, 3), SLOT)
        y += 24
    for number, each in enumerate(rounds, start=1):
        middle = y + ROW / 2
        canvas.text((EDGE, middle), say(text("pic-round-number", round=number)), 38, MUTED, width=LABELS - 20)
        for side in (0, 1):
            _score(canvas, side, middle, each[side], 48)
        y += ROW
    canvas.rect(Box(EDGE, y + 4, WIDTH - 2 * EDGE, 3), SLOT)
    middle = y + 4 + TOTAL / 2
    canvas.text((EDGE, middle), say(text("pic-total")), 50, INK, bold=True, width=LABELS - 20)
    for side in (0, 1):
        _score(canvas, side, middle, scores.totals[side], 84)
    return canvas.picture(alt, PALETTE)


def _column(side: int, y: float, height: float) -> Box:
    return Box(EDGE + LABELS + side * (SIDE + 16), y, SIDE, height)


def _head(canvas: Canvas, view: View, say: Say, side: int, *, crowned: bool) -> None:
    box = _column(side, EDGE, HEAD)
    seats = range(side, view.seats, 2)
    room = box.w - 80 - (100 if crowned else 10)
    for row, seat in enumerate(seats):
        place = Box(box.x + 70, box.y + 14 + row * 54, room, 54 * (3 - len(seats)))
        players.symbol(canvas, (box.x + 40, place.y + 27), seat, 34)
        canvas.paragraph(place, say.names[seat], 40, ACCENT if crowned else INK, bold=True, min_size=30)
    if crowned:
        canvas.icon("crown", (box.right - 56, box.y + 62), 68, WARNING)


def _expedition(canvas: Canvas, view: View, say: Say, column: int, y: float) -> None:
    colour = view.colours[column]
    fill = EXPEDITION_COLOURS[colour]
    middle = y + ROW / 2
    canvas.rounded(Box(EDGE, y + 7, 88, ROW - 14), 14, fill)
    canvas.icon(ICONS[colour], (EDGE + 44, middle), 46, ink_on(fill))
    canvas.text((EDGE + 106, middle), say(text(f"expedition-{colour}")), 36, INK, width=LABELS - 122, min_size=24)
    for side in (0, 1):
        expedition = view.sides[side][column]
        if not expedition.cards:
            continue
        box = _column(side, y, ROW)
        _score(canvas, side, middle, expedition.score, 48)
        x = box.x + 26
        ranks = [colour_and_rank(card)[1] for card in expedition.cards]
        for _ in range(ranks.count("x")):
            canvas.icon("investment", (x + 16, middle), 34, fill)
            x += 26
        numbers = " ".join(rank for rank in ranks if rank != "x")
        if numbers:
            x += 14 if "x" in ranks else 0
            canvas.text((x, middle), numbers, 34, MUTED, width=box.right - 130 - x, min_size=20)


def _score(canvas: Canvas, side: int, middle: float, score: int, size: float) -> None:
    right = _column(side, 0, 0).right - 28
    canvas.text((right, middle), signed(score), size, INK if score >= 0 else MUTED, bold=True, anchor="rm")

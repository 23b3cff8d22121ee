"""What the signs of a position mean: each as it is drawn on the board, beside its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from games.engine import text
from render import players
from render.alt_text import shortened
from render.canvas import Box, Canvas, Point, wrap
from render.layout import rows
from render.palette import ACCENT, GROUND, INK, PANEL, PLAYERS, SLOT, Colour
from render.pictures import Legend, Say

WIDTH, EDGE, GAP, TITLE, PLATE = 1400, 24, 12, 84, 84
COLUMNS = 2
SIZE, LINE, LINES = 33.0, 39.0, 4
WIDE = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS

Paint = Callable[[Canvas, Point, float], object]
"""Draws a sign centred at a point, in a square of a size."""


class Sign(NamedTuple):
    """A sign and what it means."""

    paint: Paint
    means: str


def draw(signs: Iterable[Sign], say: Say, *, palette: tuple[Colour, ...], plate: Colour = PANEL) -> Legend:
    """The legend of ``signs`` in their order, each meaning once; ``plate`` is what they are drawn on."""
    by_meaning: dict[str, Sign] = {}
    for sign in signs:
        by_meaning.setdefault(sign.means, sign)
    found = list(by_meaning.values())
    words = [wrap(sign.means, WIDE - PLATE - 3 * GAP, SIZE, LINES) for sign in found]
    heights = [max(PLATE, len(lines) * LINE) for lines in words]
    places = rows(Box(EDGE, EDGE + TITLE, WIDTH - 2 * EDGE, 0), heights, COLUMNS, GAP)
    canvas = Canvas(WIDTH, round(max((place.bottom + GAP for place in places), default=EDGE + TITLE) + EDGE), GROUND)
    title = say(text("legend-title"))
    canvas.text((EDGE + 4, EDGE + TITLE / 2 - 8), title, 50, INK, bold=True, width=WIDTH - 2 * EDGE, min_size=34)
    for sign, lines, place in zip(found, words, places, strict=True):
        box = Box(place.x, place.y, PLATE, PLATE)
        canvas.rounded(box, 16, plate)
        sign.paint(canvas, box.centre, PLATE - 24)
        top = max(box.centre[1] - (len(lines) - 1) * LINE / 2, box.y + LINE / 2)
        for number, line in enumerate(lines):
            canvas.text((box.right + 2 * GAP, top + number * LINE), line, SIZE, INK)
    means = tuple(sign.means for sign in found)
    alt = shortened(". ".join((title, *(line.removesuffix(".") for line in means))) + ".")
    return Legend(canvas.picture(alt, palette), means)


def of_players(say: Say, seats: int, colours: Sequence[Colour] = PLAYERS) -> list[Sign]:
    """The symbol of each player, in that player's one of ``colours``."""
    return [
        Sign(lambda canvas, at, size, seat=seat: players.symbol(canvas, at, seat, size, colours), name)  # type: ignore[misc]
        for seat, name in enumerate(say.names[:seats])
    ]


def changed(say: Say) -> Sign:
    """The bright rim around what changed."""

    def paint(canvas: Canvas, at: Point, size: float) -> None:
        canvas.rounded(Box(*at, 0, 0).inset(-size * 0.46), size * 0.24, ACCENT)
        canvas.rounded(Box(*at, 0, 0).inset(-size * 0.34), size * 0.16, SLOT)

    return Sign(paint, say(text("sign-changed")))


def turn(say: Say) -> Sign:
    """The icon behind the name of whose turn it is, see :func:`render.players.lane`."""
    return icon("turn", ACCENT, say(text("sign-turn")))


def icon(name: str, fill: Colour, means: str) -> Sign:
    """A plain icon."""
    return Sign(lambda canvas, at, size: canvas.icon(name, at, size, fill), means)

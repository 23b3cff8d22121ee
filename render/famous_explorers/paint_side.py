"""What one player has, large: points, tickets, marks, explorers and events with their texts, scored cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.engine import Text, labelled, text
from games.famous_explorers import events, explorers, names
from games.famous_explorers.maps import world_of
from games.famous_explorers.view import SeatView, View
from render.alt_text import shortened
from render.canvas import Box, Canvas, wrap
from render.cards import mark
from render.famous_explorers import paint_board
from render.famous_explorers.choice_letters import bought
from render.famous_explorers.frame import CLOSE_UP_WIDTH as WIDTH
from render.famous_explorers.style import PALETTE, PLACE, REGION_COLOURS, destination_token
from render.layout import rows
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, Colour
from render.scene import Picture, Say

EDGE, GAP, HEAD, TITLE, PAD = 20, 12, 128, 62, 24
NAME, LINE, SIZE = 66.0, 39.0, 32.0
"""The heights of a plate's name and of a line below it, and that line's size, in pixels."""
COLUMNS = 3
"""Places in a row; explorers and events take a row each."""


class Plate(NamedTuple):
    """Something a player has or may buy: a name with words below it; marked, worth points, with a letter."""

    name: Text
    colour: Colour
    words: str = ""
    points: int = 0
    marked: bool = False
    letter: str = ""


def draw(view: View, say: Say, seat: SeatView, alt: str) -> Picture:
    """What ``seat`` has, as a picture."""
    sections = [(title, plates) for title, plates in _sections(view, seat, say) if plates]
    laid, bottom = _lay_out(sections, EDGE + HEAD + GAP)
    canvas = Canvas(WIDTH, round(bottom) + EDGE - GAP, GROUND)
    paint_board.player_panel(canvas, view, say, seat, Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD), touched=False)
    _paint(canvas, say, seat.seat, laid)
    return canvas.picture(alt, PALETTE)


def _paint(canvas: Canvas, say: Say, seat: int, laid: _Laid) -> None:
    for title, y in laid.titles:
        canvas.text((EDGE + 4, y + TITLE / 2 + 4), say(title), 34, MUTED, bold=True)
    for plate, box in laid.plates:
        _plate(canvas, say, seat, plate, box)


def cards(view: View, say: Say, letters: Mapping[str, str]) -> Picture | None:
    """The explorers and events that have ``letters``, on offer or the player's own; None if there are none."""
    lettered = [key for key in dict.fromkeys(bought(view)) if key in letters]
    if not lettered or view.me is None:
        return None
    plates = [_card(key, say, letters[key]) for key in lettered]
    laid, bottom = _lay_out([(text("pic-owned"), plates)], EDGE)
    canvas = Canvas(WIDTH, round(bottom) + EDGE - GAP, GROUND)
    _paint(canvas, say, view.me, laid)
    alt = " ".join(f"{say(labelled(f'{plate.letter} {say(plate.name)}', plate.words))}." for plate in plates)
    return canvas.picture(shortened(alt), PALETTE)


def _card(key: str, say: Say, letter: str = "") -> Plate:
    explorer = key in explorers.EXPLORERS
    words = explorers.in_full(key) if explorer else events.in_full(key)
    return Plate(names.card(key), ACCENT if explorer else MUTED, say(words), letter=letter)


class _Laid(NamedTuple):
    titles: list[tuple[Text, float]]
    plates: list[tuple[Plate, Box]]


def _sections(view: View, seat: SeatView, say: Say) -> list[tuple[Text, list[Plate]]]:
    world = world_of(view.map)

    def hue(place: str) -> Colour:
        return REGION_COLOURS.get(world.by_key[place].region or "", PLACE)

    owned = [_card(key, say) for key in (*seat.explorers, *seat.events)]
    marks = [Plate(names.place(place), hue(place), marked=True) for place in seat.marks]
    scored = [Plate(names.place(card.place), hue(card.place), points=card.points) for card in seat.scored]
    return [
        (text("pic-marks"), marks),
        (text("pic-owned"), owned),
        (text("pic-scored", count=len(scored)), scored),
    ]


def _lay_out(sections: Sequence[tuple[Text, Sequence[Plate]]], y: float) -> tuple[_Laid, float]:
    """Titles and plates from ``y`` on, and where the last one ends."""
    laid = _Laid([], [])
    for title, plates in sections:
        laid.titles.append((title, y))
        y += TITLE
        columns = 1 if plates[0].words else COLUMNS
        heights = [NAME + len(_lines(plate)) * LINE + (PAD / 2 if columns == 1 else 0) for plate in plates]
        boxes = rows(Box(EDGE, y, WIDTH - 2 * EDGE, 0), heights, columns, GAP)
        laid.plates.extend(zip(plates, boxes, strict=True))
        y = boxes[-1].bottom + GAP
    return laid, y


def _lines(plate: Plate) -> tuple[str, ...]:
    return wrap(plate.words, WIDTH - 2 * EDGE - 2 * PAD - 12, SIZE, 4) if plate.words else ()


def _plate(canvas: Canvas, say: Say, seat: int, plate: Plate, box: Box) -> None:
    canvas.rounded(box, 14, PANEL)
    canvas.rounded(Box(box.x, box.y + 12, 10, box.h - 24), 5, plate.colour)
    x, y, right = box.x + PAD + 4, box.y + NAME / 2, box.right - PAD
    if plate.marked:
        destination_token(canvas, (x + 18, y), seat, 20)
        x += 52
    if plate.letter:
        mark(canvas, (x + 22, y), plate.letter, 25, size=34, rim=0)
        x += 62
    if plate.points:
        right -= canvas.text((right, y), f"+{plate.points}", 38, INK, bold=True, anchor="rm") + 12
    canvas.text((x, y), say(plate.name), 36, INK, bold=True, width=right - x, min_size=26)
    for number, line in enumerate(_lines(plate)):
        canvas.text((box.x + PAD + 4, box.y + NAME - 4 + (number + 0.5) * LINE), line, SIZE, INK)

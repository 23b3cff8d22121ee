"""A face-up card on the map: what it is, and what it does where there is room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from games.expeditions.catalogue import CARDS
from render.canvas import KEY_TEXT, Box, Canvas, Point, text_width, wrap, wrap_to_fit
from render.expeditions import captions, card_face
from render.expeditions.hyphenation import breakable
from render.expeditions.layout import Frame
from render.expeditions.style import CARD_COLOURS, FAINT, HOLE, PAPER, icon, worker
from render.palette import DARK, INK, Colour
from render.scene import Say

UNIT = 140.0
"""The radius of a hexagon that the lengths here are given for, in pixels."""
ROOMY = 190.0
"""From this radius on, face-up cards show their text."""
SIZES = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0)
"""The sizes that a face-up card's text can have, at the radius ``UNIT``."""
WIDTHS = (1.0, 0.92, 0.84)
"""The widths at which it is wrapped, as parts of its room: the lines at the foot may need narrower ones."""
NAME, LEAST_NAME, NAME_STEP, NAME_ROOM = 30.0, 15.0, 0.94, 208.0
"""The size of a name without text below it and the least one, the distance of its lines, the most width."""
LEADING, APART = 1.1, 9.0
"""Its line height as a multiple of its size, and the gap between two sections."""
PAPER_RADIUS = 0.875 * UNIT
"""Of the hexagon on which a face-up card's text stands, within its coloured edge."""
MIDDLE = 24.0
"""How far below the middle of the hexagon that of its text is."""


def draw(canvas: Canvas, say: Say, frame: Frame, spot: str, card: str | None, rim: Colour | None) -> None:
    """A face-up card: the spot's letter, kind, colour, name, and its text where there is room.

    A ``rim`` shows that it changed, or that it can be chosen.
    """
    x, y = frame.at(spot)
    u, size = frame.radius / UNIT, frame.radius * 2
    if rim is not None:
        icon(canvas, "hex", (x, y), size * 0.985, rim)
    if card is None:
        if rim is not None:
            icon(canvas, "hex", (x, y), size * 0.93, HOLE)
        canvas.text((x, y), spot.upper(), 60 * u, FAINT, bold=True, anchor="cm")
        return
    known = CARDS[card]
    icon(canvas, "hex", (x, y), size * (0.945 if rim is None else 0.925), CARD_COLOURS[known.colour])
    icon(canvas, "hex", (x, y), PAPER_RADIUS * u * 2, PAPER)
    top, head = y - 79 * u, Box(x - 76 * u, y - 104 * u, 152 * u, 50 * u)
    disc, ink = (INK, DARK) if rim == INK else (DARK, INK)
    if frame.holds(head):
        canvas.circle((x - 50 * u, top), 24 * u, DARK)
        canvas.circle((x - 50 * u, top), 21 * u, disc)
        canvas.text((x - 50 * u, top), spot.upper(), 33 * u, ink, bold=True, anchor="cm")
        icon(canvas, captions.kind_of(known), (x + 2 * u, top), 40 * u, DARK)
        canvas.circle((x + 51 * u, top), 25 * u, DARK)
        worker(canvas, (x + 51 * u, top), known.colour, 38 * u, captions.worker_letter(say, known.colour))
    about = captions.facts(known)
    together = [*captions.core(known), *([captions.GAP] if about else []), *about]
    if frame.radius >= ROOMY:
        name = Box(x - 100 * u, y - 50 * u, 200 * u, 23 * u)
        if frame.holds(name):
            words = say(captions.card(card))
            canvas.paragraph(name, words, 21 * u, DARK, bold=True, leading=1.0, min_size=15 * u, centred=True)
        if frame.holds(words_box((x, y), u)):
            _words(canvas, tuple(said.words for said in captions.parts(card, say)), words_box((x, y), u), u)
        if frame.holds(Box(x - 63 * u, y + 76 * u, 126 * u, 22 * u)):
            draw_facts(canvas, together, (x, y + 87 * u), 126 * u, 22 * u)
        return
    lines, name_size = card_name(card, say, frame)
    long = len(lines) > 2
    for row, line in enumerate(lines):
        at = (x, y + (-6 if long else -17) * u + (row - (len(lines) - 1) / 2) * name_size * NAME_STEP)
        if frame.holds(Box(x - NAME_ROOM / 2 * u, at[1] - name_size / 2, NAME_ROOM * u, name_size)):
            canvas.text(at, line, name_size, DARK, bold=True, anchor="cm")
    if not frame.holds(Box(x - 80 * u, y + 30 * u, 160 * u, 66 * u)):
        return
    if long:
        draw_facts(canvas, together, (x, y + 75 * u), 142 * u, 30 * u)
        return
    draw_facts(canvas, captions.core(known), (x, y + (37 if about else 52) * u), 200 * u, 38 * u)
    draw_facts(canvas, about, (x, y + 79 * u), 132 * u, 32 * u)


def card_name(card: str, say: Say, frame: Frame) -> tuple[tuple[str, ...], float]:
    """The lines of a face-up card's name where its text has no room, and their size."""
    u = frame.radius / UNIT
    size, room = max(NAME * u, KEY_TEXT * frame.size[0]), NAME_ROOM * u
    name = breakable(say(captions.card(card)), say, room, size, bold=True)
    return wrap_to_fit(name, room, size, LEAST_NAME * u, 3, bold=True)


class FittedSections(NamedTuple):
    """The sections of a card's text, wrapped at a ``size``; their height in pixels; whether the paper holds them."""

    size: float
    parts: tuple[tuple[str, ...], ...]
    high: float
    inside: bool


@lru_cache(maxsize=512)
def fit_sections(parts: tuple[str, ...], box: Box, u: float) -> FittedSections:
    """``parts`` at the largest size that fits into ``box``, where ``u`` is the scale relative to ``UNIT``."""
    tried = (_set(parts, box, size * u, wide * box.w, u) for size in SIZES for wide in WIDTHS)
    return next((found for found in tried if found.inside), _set(parts, box, SIZES[-1] * u, box.w, u))


def _set(parts: tuple[str, ...], box: Box, size: float, wide: float, u: float) -> FittedSections:
    rows = tuple(wrap(part, wide, size, 8) for part in parts)
    high = sum(map(len, rows)) * size * LEADING + APART * u * (len(rows) - 1)
    at, inside = MIDDLE * u - high / 2, high <= box.h
    for lines in rows:
        for line in lines:
            foot = at + size * (LEADING + 0.5) / 2  # the hexagon gets narrower downwards
            inside = inside and text_width(line, size) <= 2 * (PAPER_RADIUS * u - foot / math.sqrt(3))
            at += size * LEADING
        at += APART * u
    return FittedSections(size, rows, high, inside)


def words_box(at: Point, u: float) -> Box:
    """The room for a face-up card's text."""
    return Box(at[0] - 94 * u, at[1] + (MIDDLE - 51) * u, 188 * u, 102 * u)


def _words(canvas: Canvas, parts: tuple[str, ...], box: Box, u: float) -> None:
    """A card's text as large as the box allows, a rule between its sections."""
    found = fit_sections(parts, box._replace(x=0, y=0), u)
    x, y = box.centre[0], box.centre[1] - min(found.high, box.h) / 2
    for number, lines in enumerate(found.parts):
        if number:
            canvas.rect(Box(x - 26 * u, y + APART * u / 2 - 1, 52 * u, 2), FAINT)
            y += APART * u
        for line in lines:
            canvas.text((x, y + found.size * LEADING / 2), line, found.size, DARK, anchor="cm", width=box.w)
            y += found.size * LEADING


def draw_facts(canvas: Canvas, shown: Sequence[captions.Fact], at: Point, room: float, size: float) -> None:
    """Numbers with their icons on a card, centred at ``at``, at most ``room`` wide."""
    size *= min(1.0, room / max(1.0, card_face.width(shown, size)))
    card_face.draw_facts(canvas, shown, (at[0] - card_face.width(shown, size) / 2, at[1]), size)

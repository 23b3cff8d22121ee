"""A card's face: light paper with a band of the card's colour, at any size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.expeditions.cards import Card
from games.expeditions.catalogue import CARDS
from games.expeditions.terms import Colour
from render import cards
from render.canvas import Box, Canvas, text_width, wrap
from render.expeditions import captions
from render.expeditions.captions import Fact
from render.expeditions.style import CARD_COLOURS, PAPER, SYMBOL_COLOURS, WEAK, empty_worker, icon, worker
from render.palette import ACCENT, DARK, ink_on
from render.scene import Say

BAND, CORE, CAPTION, LINE, PAD, SPACE = 56.0, 52.0, 27.0, 33.0, 18.0, 7.0
"""Heights of the band, the row of numbers, and lines of captions and words; and the gaps, in pixels."""
SIZE, SMALL = 27.0, 21.0
"""The sizes of words and captions."""
MOST = 12
"""The most lines that one section takes."""


class Line(NamedTuple):
    """A line of a card's text and its height; or of a ``caption`` in it."""

    words: str
    high: float
    caption: bool


class Face(NamedTuple):
    """A card with its text wrapped for a width; ``scale`` multiplies all lengths."""

    key: str
    known: Card
    lines: tuple[Line, ...]
    core: bool
    scale: float

    @property
    def high(self) -> float:
        """The height that shows everything, in pixels."""
        return (BAND + (CORE if self.core else 4) + sum(line.high for line in self.lines) + PAD) * self.scale


def face(key: str, say: Say, wide: float, *, scale: float = 1.0, only: int | None = None, brief: bool = False) -> Face:
    """The card ``key``, ``wide`` pixels wide.

    With ``only`` it has just that section of its text, without numbers; a ``brief`` one has no text at all.
    """
    known = CARDS[key]
    if brief:
        return Face(key, known, (), core=True, scale=scale)
    parts = captions.parts(key, say)
    room = wide / scale - 2 * PAD
    lines: list[Line] = []
    for part in parts if only is None else parts[only : only + 1]:
        headings = wrap(part.caption, room, SMALL, 3, bold=True)
        lines += [Line(row, CAPTION, True) for row in headings]
        rows = wrap(part.words, room, SIZE, MOST)
        lines += [Line(row, LINE, False) for row in rows]
        lines[-1] = lines[-1]._replace(high=LINE + SPACE)
    return Face(key, known, tuple(lines), only is None, scale)


def draw(
    canvas: Canvas,
    say: Say,
    shown: Face,
    box: Box,
    *,
    touched: bool = False,
    placed: Colour | None = None,
    empty: bool = False,
    lent: bool = False,
    letter: str | None = None,
) -> None:
    """A card in ``box``. ``placed`` is the worker on it, ``empty`` shows that none is; ``letter`` marks a choice."""
    s, known = shown.scale, shown.known
    fill = CARD_COLOURS[known.colour]
    if touched:
        canvas.rounded(box.inset(-6), 20 * s + 6, ACCENT)
    canvas.rounded(box, 18 * s, fill)
    canvas.rounded(Box(box.x + 3, box.y + BAND * s, box.w - 6, box.h - BAND * s - 3), 15 * s, PAPER)
    canvas.rect(Box(box.x + 3, box.y + BAND * s, box.w - 6, 20 * s), PAPER)
    canvas.guess(shown.key, box, 18 * s)
    x, y = box.x + 33 * s, box.y + BAND * s / 2
    if letter is not None:
        cards.mark(canvas, (x, y), letter, 23 * s, size=33 * s, rim=4 * s)
        x += 56 * s
    canvas.circle((x, y), 25 * s, DARK)
    if empty:
        empty_worker(canvas, (x, y), known.colour, 36 * s, captions.worker_letter(say, known.colour))
    else:
        shape = placed or known.colour
        worker(canvas, (x, y), shape, 36 * s, captions.worker_letter(say, shape))
    x += 33 * s
    ink = ink_on(fill)
    right = box.right - 28 * s
    icon(canvas, captions.kind_of(known), (right, y), 32 * s, ink)
    if lent:
        right -= 38 * s
        icon(canvas, "activate", (right, y), 30 * s, ink)
    room = right - 24 * s - x
    canvas.text((x, y), say(captions.card(shown.key)), 32 * s, ink, bold=True, width=room, min_size=19 * s)
    y = box.y + BAND * s + 4
    if shown.core:
        _numbers(canvas, known, Box(box.x + PAD * s, y, box.w - 2 * PAD * s, CORE * s))
        y = box.y + (BAND + CORE) * s
    for line in shown.lines:
        size = (SMALL if line.caption else SIZE) * s
        middle = y + (CAPTION if line.caption else LINE) * s / 2
        canvas.text((box.x + PAD * s, middle), line.words, size, WEAK if line.caption else DARK, bold=line.caption)
        y += line.high * s


def _numbers(canvas: Canvas, known: Card, box: Box) -> None:
    """The core value with its conditions on the left; a quest's location and cost or an item's coins on the right."""
    left: list[Fact] = captions.core(known)
    for condition in captions.conditions(known):
        left += [captions.GAP, *condition]
    right = captions.facts(known)
    size = box.h * 0.68
    wide = width(left, size) + width(right, size) + (size if right else 0)
    size *= min(1.0, box.w / max(1.0, wide))
    draw_facts(canvas, left, (box.x, box.centre[1]), size)
    draw_facts(canvas, right, (box.right - width(right, size), box.centre[1]), size)


def width(facts: Sequence[Fact], size: float) -> float:
    """The width of facts in a row."""
    return sum(_wide(fact, size) for fact in facts)


def _wide(fact: Fact, size: float) -> float:
    if not fact.icon:
        return size * 0.5
    return text_width(fact.words, size, bold=True) + size * (1.5 if fact.icon == "quest" else 1.18)


def draw_facts(canvas: Canvas, facts: Sequence[Fact], at: tuple[float, float], size: float) -> None:
    """Numbers with their icons in a row on paper; ``at`` is its left end."""
    x, y = at
    for fact in facts:
        if fact.icon == "quest":  # a location's number, not a count
            icon(canvas, fact.icon, (x + size * 0.46, y), size * 0.88, WEAK)
            canvas.text((x + size * 0.98, y), fact.words, size, DARK, bold=True)
        elif fact.icon:
            run = canvas.text((x, y), fact.words, size, DARK, bold=True)
            ink = SYMBOL_COLOURS[fact.icon] if fact.icon in {"power", "guile"} else WEAK
            icon(canvas, fact.icon, (x + run + size * 0.52, y), size * 0.88, ink)
        else:
            canvas.rect(Box(x + size * 0.18, y - size * 0.42, max(2.0, size * 0.06), size * 0.84), WEAK)
        x += _wide(fact, size)

"""A card's face: light paper with a band of its colour, as small or large as it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.expeditions.abilities import Colour
from games.expeditions.cards import Card
from games.expeditions.catalogue import CARDS
from render import letters
from render.canvas import FINE, Box, Canvas, text_width
from render.expeditions import naming
from render.expeditions.naming import Fact
from render.expeditions.style import CARD, FAINT, HUES, WEAK, glyph, worker
from render.palette import ACCENT, DARK, EXPEDITIONS, GROUND, ink_on
from render.scene import Say

BAND, CORE, CAPTION, LINE, PAD, SPACE = 56.0, 52.0, 27.0, 33.0, 18.0, 7.0
"""A card's band, its row of numbers, the lines of captions and words, and the air around them, in pixels."""
SIZE, SMALL = 27.0, 21.0
"""The sizes of words and captions."""
MOST = 12
"""Lines a part may take."""


class Line(NamedTuple):
    """A line of a card's body: ``high`` is its height, ``caption`` whether it is a caption."""

    words: str
    high: float
    caption: bool


class Face(NamedTuple):
    """A card with its words broken into lines for the width it was made for; ``scale`` multiplies all lengths."""

    key: str
    known: Card
    lines: tuple[Line, ...]
    core: bool
    scale: float

    @property
    def high(self) -> float:
        """The least height that shows everything, in pixels."""
        return (BAND + (CORE if self.core else 4) + sum(line.high for line in self.lines) + PAD) * self.scale


def face(key: str, say: Say, wide: float, *, scale: float = 1.0, only: int | None = None) -> Face:
    """The card ``key``, ``wide`` pixels wide; with ``only`` just that part of its words and no numbers."""
    known = CARDS[key]
    parts = naming.parts(key, say)
    room = (wide / scale - 2 * PAD) * FINE
    lines: list[Line] = []
    for part in parts if only is None else parts[only : only + 1]:
        captions = letters.wrap(part.caption, room, round(SMALL * FINE), 3, bold=True)
        lines += [Line(row, CAPTION, True) for row in captions]
        rows = letters.wrap(part.words, room, round(SIZE * FINE), MOST)
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
    """A card in ``box``. ``placed`` is the worker on it; ``empty`` shows that none is; ``letter`` is a choice's."""
    s, known = shown.scale, shown.known
    fill = EXPEDITIONS[known.colour]
    if touched:
        canvas.rounded(box.inset(-6), 20 * s + 6, ACCENT)
    canvas.rounded(box, 18 * s, fill)
    canvas.rounded(Box(box.x + 3, box.y + BAND * s, box.w - 6, box.h - BAND * s - 3), 15 * s, CARD)
    canvas.rect(Box(box.x + 3, box.y + BAND * s, box.w - 6, 20 * s), CARD)
    x, y = box.x + 33 * s, box.y + BAND * s / 2
    if letter is not None:
        canvas.circle((x, y), 27 * s, GROUND)
        canvas.circle((x, y), 23 * s, ACCENT)
        canvas.text((x, y), letter, 33 * s, DARK, bold=True, anchor="cm", width=38 * s, least=20 * s)
        x += 56 * s
    canvas.circle((x, y), 25 * s, DARK)
    if empty:
        glyph(canvas, known.colour, (x, y), 34 * s, FAINT)
    else:
        shape = placed or known.colour
        worker(canvas, (x, y), shape, 36 * s, naming.letter(say, shape))
    x += 33 * s
    ink = ink_on(fill)
    right = box.right - 28 * s
    glyph(canvas, naming.kind_name(known), (right, y), 32 * s, ink)
    if lent:
        right -= 38 * s
        glyph(canvas, "activate", (right, y), 30 * s, ink)
    room = right - 24 * s - x
    canvas.text((x, y), say(naming.card(shown.key)), 32 * s, ink, bold=True, width=room, least=19 * s)
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
    """The core value with its conditions at the left; a quest's location and cost, an item's coins at the right."""
    left: list[Fact] = naming.core(known)
    for condition in naming.conditions(known):
        left += [naming.GAP, *condition]
    right = naming.facts(known)
    size = box.h * 0.68
    wide = width(left, size) + width(right, size) + (size if right else 0)
    size *= min(1.0, box.w / max(1.0, wide))
    numbers(canvas, left, (box.x, box.centre[1]), size)
    numbers(canvas, right, (box.right - width(right, size), box.centre[1]), size)


def width(facts: Sequence[Fact], size: float) -> float:
    """How far facts run."""
    return sum(_wide(fact, size) for fact in facts)


def _wide(fact: Fact, size: float) -> float:
    if not fact.icon:
        return size * 0.5
    return text_width(fact.words, size, bold=True) + size * (1.5 if fact.icon == "quest" else 1.18)


def numbers(canvas: Canvas, facts: Sequence[Fact], at: tuple[float, float], size: float) -> None:
    """Numbers with their icons beside each other on paper, from the left end ``at``."""
    x, y = at
    for fact in facts:
        if fact.icon == "quest":  # a location's number, not a count
            glyph(canvas, fact.icon, (x + size * 0.46, y), size * 0.88, WEAK)
            canvas.text((x + size * 0.98, y), fact.words, size, DARK, bold=True)
        elif fact.icon:
            run = canvas.text((x, y), fact.words, size, DARK, bold=True)
            ink = HUES[fact.icon] if fact.icon in {"power", "guile"} else WEAK
            glyph(canvas, fact.icon, (x + run + size * 0.52, y), size * 0.88, ink)
        else:
            canvas.rect(Box(x + size * 0.18, y - size * 0.42, max(2.0, size * 0.06), size * 0.84), WEAK)
        x += _wide(fact, size)

"""Cards to read: structures in hand, structures built, reputations, expedition cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from games.engine import Text, text
from games.moon import wording
from games.moon.cards import Structure
from games.moon.catalogue import EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.components import FLAGS, RESOURCES, Flag, Resource
from games.moon.view import Built, Offered
from render import cards
from render.canvas import Box, Canvas, wrap
from render.moon import paint_symbols, tiles
from render.moon.describe import condition
from render.moon.layout import EDGE, GAP, NARROW
from render.moon.style import (
    FADED,
    HEART,
    LEVEL_COLOURS,
    SPENT,
    STRUCTURE_COLOURS,
    TILE,
    colour_chip,
    heart,
    icon,
    parked_rover,
)
from render.moon.symbols import Symbol, of_abilities, of_structure
from render.palette import ACCENT, DARK, INK, MUTED, WARNING
from render.scene import Say

COLUMNS, THIRDS = 2, 3
WIDE = (NARROW - 2 * EDGE - GAP) / COLUMNS
BRIEF, PRICED, REPUTATION = 112, 156, 206
"""Heights: symbols alone; symbols with the cost; a reputation."""
LEADING, TIGHT = 1.14, 1.03
WORDS, LEAST = 28, 22


class CardMark(NamedTuple):
    """What marks a card: its letter, whether it is new, whether it can be built now."""

    letter: str | None = None
    touched: bool = False
    buildable: bool = False


UNMARKED = CardMark()
Missing = tuple[Mapping[Resource, int], Mapping[Flag, int]]


def in_hand(
    canvas: Canvas, say: Say, box: Box, key: str, mark: CardMark = UNMARKED, missing: Missing = ({}, {})
) -> None:
    """A structure in hand: name, cost (what is ``missing`` has a frame), text, bin corner."""
    card = STRUCTURES[key]
    _plate(canvas, box, key, mark)
    right = box.right - 12 - (52 if mark.letter else 0)
    _name(canvas, say, box, card, right)
    canvas.rounded(Box(box.x + 20, box.y + 62, box.w - 32, 50), 10, DARK)
    if mark.buildable:
        canvas.circle((box.right - 40, box.y + 87), 20, ACCENT)
        icon(canvas, "tick", (box.right - 40, box.y + 87), 26, DARK)
    _cost(canvas, say, card, box.x + 26, box.y + 87, box.w - 44, 40, missing)
    _body(canvas, say, card, Box(box.x + 22, box.y + 112, box.w - 34, box.h - 157), None, TIGHT)
    y = box.bottom - 28
    icon(canvas, "bin", (box.x + 42, y), 32, MUTED)
    paint_symbols.row(canvas, (box.x + 70, y), of_abilities(card.bin), 32)
    if card.hearts:
        heart(canvas, (box.right - 36, y - 2), card.hearts, 50, hollow=True)
    _letter(canvas, box, mark)


def text_height(say: Say, built: Built, wide: float = WIDE) -> float:
    """The height of a structure with its text, which takes two to four lines where it is so ``wide``."""
    lines = wrap(say(rules_text(STRUCTURES[built.key])), wide - 42, WORDS, 4)
    return 78 + max(2, len(lines)) * WORDS * LEADING


def with_text(canvas: Canvas, say: Say, box: Box, built: Built, mark: CardMark = UNMARKED) -> None:
    """A built structure with its text."""
    card = STRUCTURES[built.key]
    _plate(canvas, box, built.key, mark, spent=built.flipped)
    right = box.right - 12 - (52 if mark.letter else 0)
    if card.hearts:
        heart(canvas, (right - 22, box.y + 33), card.hearts, 46, hollow=True)
        right -= 52
    if built.hearts:
        heart(canvas, (right - 22, box.y + 33), built.hearts, 46)
        right -= 52
    if built.flipped:
        icon(canvas, "flip", (right - 22, box.y + 33), 36, FADED)
        right -= 52
    _name(canvas, say, box, card, right)
    _body(canvas, say, card, Box(box.x + 26, box.y + 64, box.w - 42, box.h - 72), built)
    _letter(canvas, box, mark)


def with_symbols(
    canvas: Canvas, say: Say, box: Box, built: Built, mark: CardMark = UNMARKED, *, priced: bool = False
) -> None:
    """A structure with its symbols; ``priced``: its cost between name and symbols."""
    card = STRUCTURES[built.key]
    _plate(canvas, box, built.key, mark, spent=built.flipped)
    canvas.rounded(Box(box.x, box.y + 10, 10, box.h - 20), 5, STRUCTURE_COLOURS[card.colour])
    x, room = box.x + 20, box.w - 30 - (50 if mark.letter else 0)
    canvas.text((x, box.y + 29), say(wording.name(card.key)), 29, INK, bold=True, width=room, min_size=20)
    if priced:
        canvas.rounded(Box(x - 2, box.y + 52, box.w - 28, 42), 9, DARK)
        _cost(canvas, say, card, x + 4, box.y + 73, box.w - 40, 34, ({}, {}))
    wide = tiles.width(built) - tiles.BAR - 2 * tiles.PAD
    big = min(1.1, (box.w - 30) / wide)
    y = box.bottom - 31
    end = paint_symbols.row(canvas, (x, y), of_structure(card), tiles.SYMBOL * big, FADED if built.flipped else None)
    for number, hollow in ((card.hearts, True), (built.hearts, False)):
        if number:
            heart(canvas, (end + (4 + tiles.HEARTS / 2) * big, y), number, tiles.HEARTS * big, hollow=hollow)
            end += (4 + tiles.HEARTS) * big
    if card.spot is not None:
        tiles.spot(canvas, (end + (10 + tiles.SPOT / 2) * big, y), card.spot, built.parked, tiles.SPOT * big)
    _letter(canvas, box, mark)


def reputation(canvas: Canvas, say: Say, box: Box, offered: Offered, mark: CardMark = UNMARKED) -> None:
    """A reputation with its condition and rewards in words."""
    card = REPUTATIONS[offered.key]
    taken = offered.owner is not None
    _plate(canvas, box, offered.key, mark, spent=taken)
    canvas.rounded(Box(box.x, box.y + 12, 12, box.h - 24), 6, LEVEL_COLOURS[offered.level])
    icon(canvas, "medal", (box.x + 42, box.y + 36), 42, LEVEL_COLOURS[offered.level])
    right = box.right - 12 - (52 if mark.letter else 0)
    heart(canvas, (right - 24, box.y + 34), card.hearts, 50, hollow=True, hue=FADED if taken else HEART)
    right -= 56
    if offered.owner is not None:
        parked_rover(canvas, (right - 22, box.y + 34), offered.owner, 44)
        right -= 52
    canvas.text((box.x + 72, box.y + 35), say(wording.name(card.key)), 34, INK, bold=True, width=right - box.x - 80,
                min_size=22)  # fmt: skip
    x, room = box.x + 24, box.w - 40
    upper = Box(x, box.y + 64, room, 66)
    lines = canvas.paragraph(upper, say(condition(card.key)), WORDS, MUTED, leading=LEADING, min_size=LEAST)
    y = upper.y + lines * WORDS * LEADING + 4
    below = Box(x, y, room, box.bottom - 6 - y)
    canvas.paragraph(below, say(wording.reputation(card)), WORDS, INK, leading=LEADING, min_size=LEAST)
    _letter(canvas, box, mark)


def expedition(canvas: Canvas, say: Say, box: Box, key: str, mark: CardMark = UNMARKED, *, used: bool = False) -> None:
    """An expedition card in the form of a structure, faded if it was ``used`` this turn."""
    _plate(canvas, box, key, mark, spent=used)
    ink = FADED if used else INK
    icon(canvas, "compass", (box.x + 42, box.y + 36), 46, ink)
    room = box.w - 90 - (52 if mark.letter else 0)
    canvas.text((box.x + 76, box.y + 34), say(wording.name(key)), 35, ink, bold=True, width=room, min_size=22)
    told = say(wording.expedition(EXPEDITIONS[key]))
    canvas.paragraph(Box(box.x + 22, box.y + 70, box.w - 40, box.h - 80), told, WORDS, ink, leading=LEADING,
                     min_size=LEAST)  # fmt: skip
    _letter(canvas, box, mark)


def rules_text(card: Structure) -> Text:
    """The text on a structure, without its printed hearts, which are drawn."""
    return wording.abilities(card) if card.effects else wording.structure(card)


def _plate(canvas: Canvas, box: Box, key: str, mark: CardMark, *, spent: bool = False) -> None:
    if mark.touched:
        canvas.rounded(box.inset(-5), 19, ACCENT)
        canvas.rounded(box.inset(-1), 15, DARK)
    canvas.rounded(box, 14, SPENT if spent else TILE)
    canvas.guess(key, box, 14)


def _name(canvas: Canvas, say: Say, box: Box, card: Structure, right: float) -> None:
    """A structure's name after the icon of its colour, and a bar of that colour down the side."""
    canvas.rounded(Box(box.x, box.y + 12, 12, box.h - 24), 6, STRUCTURE_COLOURS[card.colour])
    colour_chip(canvas, (box.x + 44, box.y + 34), card.colour, 42)
    at = (box.x + 76, box.y + 34)
    canvas.text(at, say(wording.name(card.key)), 35, INK, bold=True, width=right - at[0] - 6, min_size=22)


def _letter(canvas: Canvas, box: Box, mark: CardMark) -> None:
    cards.mark(canvas, (box.right - 32, box.y + 32), mark.letter, 24, size=34.56)


def _cost(
    canvas: Canvas,
    say: Say,
    card: Structure,
    x: float,
    y: float,
    room: float,
    size: float,
    missing: Missing,
) -> None:
    """A structure's cost and the flags it needs; what is missing is framed, as the last of its kind."""
    parts = [(what, place >= card.cost[what] - missing[0].get(what, 0)) for what in RESOURCES
             for place in range(card.cost.get(what, 0))]  # fmt: skip
    flags = [(f"flag:{flag}", place >= card.needs[flag] - missing[1].get(flag, 0)) for flag in FLAGS
             for place in range(card.needs.get(flag, 0))]  # fmt: skip
    if not parts and not flags:
        canvas.text((x, y), say(text("pic-free")), size * 0.7, MUTED)
        return
    step = min(size * 1.14, (room - 24) / (len(parts) + len(flags)))
    size = min(size, step / 1.1)
    for place, (what, lacking) in enumerate((*parts, *flags)):
        at = (x + step * (place + 0.5) + (24 if parts and place >= len(parts) else 0), y)
        if lacking:
            frame = Box(*at, 0, 0).inset(-step / 2)
            canvas.rounded(frame, 8, WARNING)
            canvas.rounded(frame.inset(3), 6, DARK)
        paint_symbols.draw(canvas, at, what, size * (0.76 if lacking else 0.92))
    if parts and flags:
        canvas.rect(Box(x + step * len(parts) + 11, y - size / 2, 2, size), FADED)


def cost_symbols(card: Structure) -> tuple[Symbol, ...]:
    """What a structure costs, symbol by symbol, then the flags it asks for."""
    paid = [Symbol(what) for what in RESOURCES for _ in range(card.cost.get(what, 0))]
    return (*paid, *(Symbol(f"flag:{flag}") for flag in FLAGS for _ in range(card.needs.get(flag, 0))))


def _body(canvas: Canvas, say: Say, card: Structure, box: Box, built: Built | None, leading: float = LEADING) -> None:
    """What a structure does: in words, or in large symbols if it only produces or shows flags."""
    faded = built is not None and built.flipped
    if card.effects:
        ink = FADED if faded else INK
        canvas.paragraph(box, say(rules_text(card)), WORDS, ink, leading=leading, min_size=LEAST)
        return
    y = box.y + 46
    x = paint_symbols.row(canvas, (box.x, y), of_structure(card), 56)
    if card.spot is not None:
        tiles.spot(canvas, (x + 56, y), card.spot, built.parked if built else None, 68)

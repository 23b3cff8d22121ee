"""One card, large: name, kind, cost, text, bin corner and flavour."""

from __future__ import annotations

from typing import NamedTuple

from games.engine import Text, text
from games.moon import wording
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from render.alt_text import shortened
from render.canvas import Box, Canvas, text_width
from render.moon import describe, paint_symbols
from render.moon.layout import EDGE
from render.moon.paint_card import cost_symbols, rules_text
from render.moon.style import COLOUR_ICONS, LEVEL_COLOURS, PALETTE, STRUCTURE_COLOURS, TILE, heart, icon
from render.moon.symbols import Symbol, of_abilities, of_needs, of_structure
from render.moon.tiles import spot
from render.palette import DARK, GROUND, INK, MUTED, Colour
from render.scene import Picture, Say

WIDTH = 1000
HEAD, BAR, TEXT, FOOT = 132, 84, 250, 84
LEADING, FLAVOUR = 1.18, 30


class Face(NamedTuple):
    """What is drawn of a card: colour and icon, the kind of card, its cost or condition, its text."""

    hue: Colour
    icon: str
    kind: Text
    cost: tuple[Symbol, ...]
    rules: Text
    hearts: int = 0


def draw(key: str, say: Say) -> Picture:
    """The card as a picture. Raises KeyError for an unknown ``key``."""
    face = _face(key)
    structure = STRUCTURES.get(key)
    priced = bool(face.cost) or structure is not None
    high = HEAD + (BAR if priced else 0) + TEXT + FOOT + 2 * EDGE
    canvas = Canvas(WIDTH, high, GROUND)
    box = Box(EDGE, EDGE, WIDTH - 2 * EDGE, high - 2 * EDGE)
    canvas.rounded(box, 24, TILE)
    canvas.rounded(Box(box.x, box.y + 24, 18, box.h - 48), 9, face.hue)
    x, room = box.x + 48, box.w - 84
    plate = Box(x, box.y + 26, 92, 92)
    canvas.rounded(plate, 18, face.hue)
    icon(canvas, face.icon, plate.centre, 64, DARK)
    wide = room - 116 - (100 if face.hearts else 0)
    canvas.text((x + 116, box.y + 54), say(wording.name(key)), 56, INK, bold=True, width=wide, min_size=36)
    canvas.text((x + 116, box.y + 104), say(face.kind), 34, MUTED, width=wide, min_size=24)
    if face.hearts:
        heart(canvas, (box.right - 76, box.y + 72), face.hearts, 92, hollow=True)
    y = box.y + HEAD
    if priced:
        canvas.rounded(Box(x, y, room, BAR - 12), 16, DARK)
        if face.cost:
            size = min(52.0, 52.0 * (room - 40) / paint_symbols.row_width(face.cost, 52))
            paint_symbols.row(canvas, (x + 20, y + (BAR - 12) / 2), face.cost, size)
        else:
            canvas.text((x + 22, y + (BAR - 12) / 2), say(text("pic-free")), 40, MUTED)
        y += BAR
    top = y + 12
    if structure is not None and not structure.effects:
        end = paint_symbols.row(canvas, (x + 6, y + 54), of_structure(structure), 72)
        if structure.spot is not None:
            spot(canvas, (end + 70, y + 54), structure.spot, None, 88)
        top = y + 116
    below = Box(x, top, room, y + TEXT - top)
    canvas.paragraph(below, say(face.rules), 42, INK, leading=LEADING, min_size=28)
    _foot(canvas, say, key, Box(x, y + TEXT, room, FOOT))
    return canvas.picture(_alt(key, face, say), PALETTE)


def _foot(canvas: Canvas, say: Say, key: str, box: Box) -> None:
    """The bin corner, and the line of flavour."""
    x = box.x
    structure = STRUCTURES.get(key)
    if structure is not None:
        symbols = of_abilities(structure.bin)
        icon(canvas, "bin", (x + 24, box.centre[1]), 46, MUTED)
        x = paint_symbols.row(canvas, (x + 62, box.centre[1]), symbols, 46) + 40
    told = say(wording.about(key))
    lines = 1 if text_width(told, FLAVOUR) <= box.right - x else 2
    high = FLAVOUR * LEADING * lines
    flavour = Box(x, box.centre[1] - high / 2, box.right - x, high + 1)
    canvas.paragraph(flavour, told, FLAVOUR, MUTED, leading=LEADING, min_size=22)


def _face(key: str) -> Face:
    """Raises KeyError for an unknown ``key``."""
    if (structure := STRUCTURES.get(key)) is not None:
        colour = text(f"colour-{structure.colour}")
        kind = text("pic-kind-structure", colour=colour, era=text("pic-era", era=structure.era))
        rules = rules_text(structure)
        hue = STRUCTURE_COLOURS[structure.colour]
        return Face(hue, COLOUR_ICONS[structure.colour], kind, cost_symbols(structure), rules, structure.hearts)
    if (card := EXPEDITIONS.get(key)) is not None:
        era = text("pic-era", era=card.era)
        kind = text("pic-kind-expedition", era=era) if card.era else text("pic-kind-first")
        return Face(INK, "compass", kind, (), wording.described(key))
    if key in BASES:
        return Face(INK, "base", text("pic-kind-base"), (), wording.described(key))
    found = REPUTATIONS[key]
    rules = wording.joined("then", [describe.condition(key), wording.reputation(found)])
    return Face(
        LEVEL_COLOURS[found.level], "medal", text(f"pic-kind-{found.level}"), of_needs(found.needs), rules, found.hearts
    )


def _alt(key: str, face: Face, say: Say) -> str:
    told = [say(wording.name(key)) + ".", say(face.kind) + "."]
    structure = STRUCTURES.get(key)
    if structure is not None:
        told.append(say(text("pic-cost", cost=describe.cost(structure, say))))
    told.append(say(face.rules if structure is None else wording.structure(structure)))
    if structure is not None:
        told.append(say(text("pic-bin", what=wording.bin_corner(structure))))
    elif face.hearts:
        told.append(say(text("pic-worth", hearts=face.hearts)))
    return shortened(" ".join([*told, say(wording.about(key))]))

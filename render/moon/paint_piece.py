"""One card, large: name, kind, cost, text, bin corner and flavour."""

from __future__ import annotations

from typing import NamedTuple

from games.engine import Text, text
from games.moon import wording
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from render.canvas import Box, Canvas, text_width
from render.moon import glyphs, words
from render.moon.layout import EDGE
from render.moon.paint_card import cost_signs, printed
from render.moon.signs import Sign, of_effects, of_needs, of_structure
from render.moon.style import COLOURS, GLYPHS, KINDS, LEVELS, TILE, heart, icon
from render.moon.tiles import spot
from render.palette import DARK, GROUND, INK, MUTED, Colour
from render.prose import cut
from render.scene import Picture, Say

WIDTH = 1000
HEAD, BAR, TEXT, FOOT = 132, 84, 250, 84
LEADING, FLAVOUR = 1.18, 30


class Face(NamedTuple):
    """What of a card is drawn: its hue and icon, what kind of card it is, what it asks for, and its text."""

    hue: Colour
    icon: str
    kind: Text
    asks: tuple[Sign, ...]
    does: Text
    hearts: int = 0


def draw(key: str, say: Say) -> Picture:
    """The card as a picture. Raises KeyError for an unknown ``key``."""
    face = _face(key)
    structure = STRUCTURES.get(key)
    asks = bool(face.asks) or structure is not None
    high = HEAD + (BAR if asks else 0) + TEXT + FOOT + 2 * EDGE
    canvas = Canvas(WIDTH, high, GROUND)
    box = Box(EDGE, EDGE, WIDTH - 2 * EDGE, high - 2 * EDGE)
    canvas.rounded(box, 24, TILE)
    canvas.rounded(Box(box.x, box.y + 24, 18, box.h - 48), 9, face.hue)
    x, room = box.x + 48, box.w - 84
    plate = Box(x, box.y + 26, 92, 92)
    canvas.rounded(plate, 18, face.hue)
    icon(canvas, face.icon, plate.centre, 64, DARK)
    wide = room - 116 - (100 if face.hearts else 0)
    canvas.text((x + 116, box.y + 54), say(wording.name(key)), 56, INK, bold=True, width=wide, least=36)
    canvas.text((x + 116, box.y + 104), say(face.kind), 34, MUTED, width=wide, least=24)
    if face.hearts:
        heart(canvas, (box.right - 76, box.y + 72), face.hearts, 92, hollow=True)
    y = box.y + HEAD
    if asks:
        canvas.rounded(Box(x, y, room, BAR - 12), 16, DARK)
        if face.asks:
            size = min(52.0, 52.0 * (room - 40) / glyphs.row_width(face.asks, 52))
            glyphs.row(canvas, (x + 20, y + (BAR - 12) / 2), face.asks, size)
        else:
            canvas.text((x + 22, y + (BAR - 12) / 2), say(text("pic-free")), 40, MUTED)
        y += BAR
    top = y + 12
    if structure is not None and not structure.effects:
        end = glyphs.row(canvas, (x + 6, y + 54), of_structure(structure), 72)
        if structure.spot is not None:
            spot(canvas, (end + 70, y + 54), structure.spot, None, 88)
        top = y + 116
    below = Box(x, top, room, y + TEXT - top)
    canvas.paragraph(below, say(face.does), 42, INK, leading=LEADING, least=28)
    _foot(canvas, say, key, Box(x, y + TEXT, room, FOOT))
    return canvas.picture(_alt(key, face, say), COLOURS)


def _foot(canvas: Canvas, say: Say, key: str, box: Box) -> None:
    """What assimilating gives, and the line of flavour."""
    x = box.x
    structure = STRUCTURES.get(key)
    if structure is not None:
        signs = of_effects(structure.bin)
        icon(canvas, "bin", (x + 24, box.centre[1]), 46, MUTED)
        x = glyphs.row(canvas, (x + 62, box.centre[1]), signs, 46) + 40
    told = say(wording.about(key))
    lines = 1 if text_width(told, FLAVOUR) <= box.right - x else 2
    high = FLAVOUR * LEADING * lines
    flavour = Box(x, box.centre[1] - high / 2, box.right - x, high + 1)
    canvas.paragraph(flavour, told, FLAVOUR, MUTED, leading=LEADING, least=22)


def _face(key: str) -> Face:
    """Raises KeyError for an unknown ``key``."""
    if (structure := STRUCTURES.get(key)) is not None:
        colour = text(f"colour-{structure.colour}")
        kind = text("pic-kind-structure", colour=colour, era=text("pic-era", era=structure.era))
        does = printed(structure)
        hue = KINDS[structure.colour]
        return Face(hue, GLYPHS[structure.colour], kind, cost_signs(structure), does, structure.hearts)
    if (card := EXPEDITIONS.get(key)) is not None:
        era = text("pic-era", era=card.era)
        kind = text("pic-kind-expedition", era=era) if card.era else text("pic-kind-first")
        return Face(INK, "compass", kind, (), wording.described(key))
    if key in BASES:
        return Face(INK, "base", text("pic-kind-base"), (), wording.described(key))
    found = REPUTATIONS[key]
    does = wording.joined("then", [words.asked(key), wording.reputation(found)])
    return Face(
        LEVELS[found.level], "medal", text(f"pic-kind-{found.level}"), of_needs(found.needs), does, found.hearts
    )


def _alt(key: str, face: Face, say: Say) -> str:
    told = [say(wording.name(key)) + ".", say(face.kind) + "."]
    structure = STRUCTURES.get(key)
    if structure is not None:
        told.append(say(text("pic-cost", cost=words.cost(structure, say))))
    told.append(say(face.does if structure is None else wording.structure(structure)))
    if structure is not None:
        told.append(say(text("pic-bin", what=wording.bin_corner(structure))))
    elif face.hearts:
        told.append(say(text("pic-worth", hearts=face.hearts)))
    return cut(" ".join([*told, say(wording.about(key))]))

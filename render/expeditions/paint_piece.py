"""A card, location or mech large, with its whole text."""

from __future__ import annotations

from games.engine import text
from games.expeditions import wording
from games.expeditions.cards import Tile
from games.expeditions.catalogue import CARDS, MECHS, TILES
from render.canvas import Box, Canvas, wrap
from render.expeditions import captions, card_face, paint_map
from render.expeditions.describe import piece_alt
from render.expeditions.style import CARD_PALETTE, FAINT, REGION_COLOURS, SYMBOL_COLOURS, WEAK, icon
from render.palette import DARK, GROUND, INK, MUTED, PANEL
from render.scene import Picture, Say

WIDTH, EDGE = 1000, 20
SCALE = 1.7
"""How much larger a card is than in a hand."""
FLAVOUR, STEP = 32.0, 42.0
ROW = 84.0
"""The height of a row with a location's benefit."""


def draw(key: str, say: Say) -> Picture:
    """The piece ``key`` as a picture. Raises KeyError for an unknown one."""
    kind, _, name = key.partition("-")
    if key in CARDS:
        canvas = _card(key, say)
    elif kind == "tile" and name.isdigit():
        canvas = _tile(TILES[int(name)], say)
    elif kind == "mech":
        canvas = _mech(name, say)
    else:
        raise KeyError(key)
    return canvas.picture(piece_alt(key, say), CARD_PALETTE)


def _card(key: str, say: Say) -> Canvas:
    """A card with its flavour at the foot."""
    wide = WIDTH - 2 * EDGE
    face = card_face.face(key, say, wide, scale=SCALE)
    pad = card_face.PAD * SCALE
    lines = wrap(say(wording.flavour(key)), wide - 2 * pad, FLAVOUR, 4)
    foot = 24 + STEP * len(lines) + 50
    box = Box(EDGE, EDGE, wide, face.high + foot)
    canvas = Canvas(WIDTH, round(box.bottom + EDGE), GROUND)
    card_face.draw(canvas, say, face, box)
    y = box.y + face.high
    canvas.rect(Box(box.x + pad, y, box.w - 2 * pad, 2), FAINT)
    y += 18
    for line in lines:
        canvas.text((box.x + pad, y + STEP / 2), line, FLAVOUR, WEAK)
        y += STEP
    known = face.known
    icon(canvas, captions.kind_of(known), (box.x + pad + 14, y + 24), 28, WEAK)
    canvas.text((box.x + pad + 38, y + 24), say(captions.kind_caption(captions.kind_of(known))), 26, WEAK, bold=True)
    return canvas


def _tile(tile: Tile, say: Say) -> Canvas:
    """A location: its number, and each benefit in symbols and in words."""
    rows = len(tile.benefits) + (1 if tile.covered else 0)
    high = 150 + ROW * rows + 24
    canvas = Canvas(WIDTH, round(high + 2 * EDGE), GROUND)
    box = Box(EDGE, EDGE, WIDTH - 2 * EDGE, high)
    canvas.rounded(box, 24, PANEL)
    at = (box.x + 100, box.y + 82)
    icon(canvas, "hex", at, 156, REGION_COLOURS[tile.region])
    canvas.text(at, str(tile.number), 74, INK, bold=True, anchor="cm")
    x = box.x + 204
    canvas.text(
        (x, box.y + 62), say(captions.tile(tile.number)), 58, INK, bold=True, width=box.right - x - 24, min_size=36
    )
    region = say(captions.kind_caption(tile.region))
    run = canvas.text((x, box.y + 118), region, 32, MUTED)
    if tile.level:
        icon(canvas, "corruption", (x + run + 44, box.y + 118), 36, SYMBOL_COLOURS["corruption"])
        canvas.text((x + run + 70, box.y + 118), f"{tile.level}{'' if tile.number == 20 else '+'}", 34, INK, bold=True)
    y = box.y + 150
    for benefit in tile.benefits:
        centre = (box.x + 190, y + ROW / 2)
        paint_map.benefit(canvas, say, benefit, centre, 1.15, 310)
        _words(canvas, say(wording.label(benefit)), Box(box.x + 364, y, box.right - box.x - 384, ROW))
        y += ROW
    if tile.covered:
        paint_map.covered_reward(canvas, (box.x + 190, y + ROW / 2), tile.covered, 66, opened=False)
        _words(
            canvas,
            say(text("pic-once-clear", what=wording.covered(tile))),
            Box(box.x + 364, y, box.right - box.x - 384, ROW),
        )
    return canvas


def _words(canvas: Canvas, words: str, box: Box) -> None:
    lines = wrap(words, box.w, 33, 2)
    y = box.centre[1] - (len(lines) - 1) * 19
    for row, line in enumerate(lines):
        canvas.text((box.x, y + row * 38), line, 33, INK, width=box.w, min_size=22)


def _mech(key: str, say: Say) -> Canvas:
    mech = MECHS[key]
    canvas = Canvas(WIDTH, 340, GROUND)
    box = Box(EDGE, EDGE, WIDTH - 2 * EDGE, 300)
    canvas.rounded(box, 24, PANEL)
    canvas.circle((box.x + 110, box.centre[1]), 82, DARK)
    icon(canvas, "mech", (box.x + 110, box.centre[1]), 104, INK)
    x = box.x + 224
    canvas.text((x, box.y + 62), say(captions.mech(key)), 58, INK, bold=True, width=box.right - x - 24, min_size=36)
    room = Box(x, box.y + 108, box.right - x - 30, 180)
    canvas.paragraph(room, say(wording.mech_rule(mech)), 40, INK, leading=1.15, min_size=28)
    return canvas

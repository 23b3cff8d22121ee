"""Draws locations, corruption, mechs and the face-up cards between them, in any part of the map."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.engine import Effect
from games.expeditions.board import POSITIONS, region_of
from games.expeditions.cards import Tile
from games.expeditions.catalogue import CARDS, TILES
from games.expeditions.view import SPOTS, CorruptionView, TileView, View
from render import letters
from render.canvas import FINE, Box, Canvas, Layer, Point, text_width
from render.expeditions import cards, naming
from render.expeditions.layout import Frame
from render.expeditions.style import (
    CARD,
    DOWN,
    FAINT,
    HOLE,
    HUES,
    REGIONS,
    RIMS,
    SNOW,
    glyph,
    mech,
    symbol,
    token,
    worker,
)
from render.expeditions.symbols import Side, sides
from render.palette import ACCENT, DARK, EXPEDITIONS, INK, MUTED, PLAYERS, Colour
from render.scene import Say

UNIT = 140.0
"""The radius that the sizes here are made for."""
ROOMY = 190.0
"""From this radius on cards show their text."""
SIZES = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0)
"""The sizes a face-up card's words can have, at the radius ``UNIT``."""


LEADING, APART = 1.1, 9.0
"""Their lines' height as a multiple of their size, and the gap between two parts."""


class Extra(NamedTuple):
    """What a player who decides sees besides: a letter at a position or spot."""

    letters: Mapping[str, str] = {}


NOTHING = Extra()


def draw(view: View, say: Say, frame: Frame, touched: Collection[str], extra: Extra = NOTHING) -> Canvas:
    """The part of the map in ``frame``; ``touched`` is what changed."""
    plain = [tile.position for tile in view.tiles if tile.number is not None and not _rim(tile, touched)]
    canvas = _ground(frame, plain)  # there are too many parts to keep the ground of each
    fill(canvas, view, say, frame, touched, extra)
    return canvas


def fill(canvas: Canvas, view: View, say: Say, frame: Frame, touched: Collection[str], extra: Extra = NOTHING) -> None:
    """Draws on a canvas that has the :func:`ground` what lies there now."""
    for tile in view.tiles:
        if frame.shows(tile.position):
            _tile(canvas, view, say, frame, tile, touched, extra.letters.get(tile.position))
    for spot, card in zip(SPOTS, view.spots, strict=True):
        if frame.shows(spot):
            _spot(canvas, say, frame, spot, card, touched=f"spot:{spot}" in touched or spot in extra.letters)
    for tile in view.tiles:
        if frame.shows(tile.position):
            for number, seat in enumerate(tile.mechs):
                _mech(canvas, view, frame, tile.position, seat, number, touched)


@lru_cache(maxsize=2)
def ground(frame: Frame) -> Layer:
    """What every picture of a part has, to be kept: snow, every location as if it lay open, the holes."""
    return _ground(frame, POSITIONS).layer()


def _ground(frame: Frame, opened: Iterable[str]) -> Canvas:
    """Snow, the holes, and the locations ``opened``."""
    wide, high = frame.size
    canvas = Canvas(wide, high, SNOW)
    size = frame.radius * 2
    for position in opened:
        if frame.shows(position):
            _hexagon(canvas, frame, position, size * 0.965, RIMS[region_of(position)])
            _hexagon(canvas, frame, position, size * 0.935, REGIONS[region_of(position)])
    for spot in SPOTS:
        if frame.shows(spot):
            _hexagon(canvas, frame, spot, size * 0.965, HOLE)
    return canvas


def _hexagon(canvas: Canvas, frame: Frame, key: str, size: float, fill: Colour) -> None:
    glyph(canvas, "hex", frame.at(key), size, fill)


def _tile(
    canvas: Canvas, view: View, say: Say, frame: Frame, tile: TileView, touched: Collection[str], letter: str | None
) -> None:
    x, y = frame.at(tile.position)
    u, size, region = frame.radius / UNIT, frame.radius * 2, region_of(tile.position)
    rim = _rim(tile, touched)
    fill = REGIONS[region] if tile.number is not None else DOWN[region]
    if rim is not None:
        _hexagon(canvas, frame, tile.position, size * 0.985, rim)
    if rim is not None or tile.number is None:
        _hexagon(canvas, frame, tile.position, size * (0.965 if rim is None else 0.925), fill)
    if tile.number is None:
        _face_down(canvas, tile, (x, y), u, letter)
        return
    known = TILES[tile.number]
    left = view.benefits if view.actor in tile.mechs else ()
    _head(canvas, tile, known, (x, y - 86 * u), u, letter, left)
    name = Box(x - 108 * u, y - 57 * u, 216 * u, 50 * u)
    canvas.paragraph(name, say(naming.tile(tile.number)), 25 * u, INK, leading=1.02, least=17 * u, centred=True)
    benefits(canvas, say, tile.number, (x, y + (HIGH_Y if tile.corruption else LOW_Y) * u), u, ROOM * u, left)
    if tile.corruption:
        _stack(canvas, tile.corruption, (x, y + STACK_Y * u), u, touched=f"corruption:{tile.position}" in touched)


def _rim(tile: TileView, touched: Collection[str]) -> Colour | None:
    """The colour of a location's rim where that is not its region's."""
    if f"tile:{tile.position}" in touched:
        return ACCENT
    return PLAYERS[tile.mechs[0]] if tile.mechs else None


def _head(
    canvas: Canvas, tile: TileView, known: Tile, at: Point, u: float, letter: str | None, left: Collection[int]
) -> None:
    """A location's number, before it the letter of a choice, behind it what corruption covers."""
    (x, y), high, number = at, (54 if letter is None else 48) * u, str(known.number)
    wide = text_width(number, high, bold=True)
    x -= (wide + (0 if letter is None else 54 * u) + (0 if known.covered is None else 60 * u)) / 2
    if letter is not None:
        _letter(canvas, (x + 25 * u, y), letter, 25 * u)
        x += 54 * u
    canvas.text((x, y), number, high, INK, bold=True)
    if known.covered is not None:
        mark = len(known.benefits) in left
        covered(canvas, (x + wide + 34 * u, y), known.covered, 52 * u, opened=tile.cleared, mark=mark)


def _face_down(canvas: Canvas, tile: TileView, at: Point, u: float, letter: str | None) -> None:
    """The back of a location: where it lies, and the map that waits there."""
    x, y = at
    name, top = tile.position.upper(), y - 64 * u
    wide = text_width(name, 40 * u, bold=True) + (0 if letter is None else 62 * u)
    if letter is not None:
        _letter(canvas, (x - wide / 2 + 28 * u, top), letter, 28 * u)
    canvas.text((x + wide / 2, top), name, 40 * u, MUTED, bold=True, anchor="rm")
    if tile.map:
        glyph(canvas, "map", (x, y + 16 * u), 84 * u, HUES["map"])


def _letter(canvas: Canvas, at: Point, letter: str, radius: float) -> None:
    """The letter of a choice."""
    canvas.circle(at, radius, ACCENT)
    canvas.text(at, letter, radius * 1.4, DARK, bold=True, anchor="cm", width=radius * 1.7, least=radius * 0.8)


def covered(canvas: Canvas, at: Point, what: str, size: float, *, opened: bool, mark: bool = False) -> None:
    """What corruption covers: grey and locked, or bright once it is open."""
    box = Box(at[0] - size / 2, at[1] - size / 2, size, size)
    if mark:
        canvas.rounded(box.inset(-size * 0.08), size * 0.3, ACCENT)
    canvas.rounded(box, size * 0.24, DARK)
    icon = "star" if what == "boast" else what
    glyph(canvas, icon, at, size * 0.72, HUES[what] if opened else FAINT)
    if not opened:
        spot = (box.right - size * 0.1, box.bottom - size * 0.12)
        canvas.circle(spot, size * 0.25, DARK)
        canvas.icon("lock", spot, size * 0.32, MUTED)


def _stack(canvas: Canvas, stack: Sequence[CorruptionView], at: Point, u: float, *, touched: bool) -> None:
    """The tokens from the bottom at the left to the top at the right."""
    places = stacked(stack, at, u)
    if touched:
        left, right = (centre[0] + side * wide / 2 for side, (centre, wide) in ((-1, places[0]), (1, places[-1])))
        canvas.rounded(Box(left, at[1] - TOKEN / 2 * u, right - left, TOKEN * u).inset(-5 * u), 14 * u, ACCENT)
    for shown, (centre, _) in zip(stack, places, strict=True):
        token(canvas, centre, shown, TOKEN * u)


def stacked(stack: Sequence[CorruptionView], at: Point, u: float) -> list[tuple[Point, float]]:
    """The middle and width of each token of a stack around the point ``at``; many of them overlap."""
    widths = [TOKEN * u * (1.9 if shown.colour == "both" else 1.0) for shown in stack]
    step = min(1.0, (STACK * u - widths[-1]) / sum(widths[:-1])) if len(stack) > 1 else 1.0
    x = at[0] - (sum(widths[:-1]) * step + widths[-1]) / 2
    found = []
    for wide in widths:
        found.append(((x + wide / 2, at[1]), wide))
        x += wide * step
    return found


def benefits(
    canvas: Canvas,
    say: Say,
    number: int,
    at: Point,
    u: float,
    room: float,
    left: Collection[int] = (),
) -> None:
    """A location's open benefits, each on a dark plate, around the point ``at``; those ``left`` to take have a rim."""
    plates = [sides(benefit) for benefit in TILES[number].benefits]
    wide = sum(plate_width(plate) for plate in plates) + PLATES_APART * (len(plates) - 1)
    scale = min(u, room / wide)
    x = at[0] - wide * scale / 2
    for index, plate in enumerate(plates):
        box = Box(x, at[1] - PLATE / 2 * scale, plate_width(plate) * scale, PLATE * scale)
        if index in left:
            canvas.rounded(box.inset(-4 * scale), 18 * scale, ACCENT)
        _plate(canvas, say, plate, box, scale)
        x = box.right + PLATES_APART * scale


def benefit(canvas: Canvas, say: Say, effect: Effect, at: Point, scale: float, room: float) -> None:
    """One benefit on its dark plate, around the point ``at``, at most ``room`` wide."""
    plate = sides(effect)
    scale = min(scale, room / plate_width(plate))
    own, high = plate_width(plate) * scale, PLATE * scale
    _plate(canvas, say, plate, Box(at[0] - own / 2, at[1] - high / 2, own, high), scale)


ROOM = 204.0
"""How wide a location's benefits may be."""
TOKEN, STACK = 43.0, 160.0
"""The size of a corruption token, and how wide a stack may be."""
STACK_Y, HIGH_Y, LOW_Y = 83.0, 23.0, 34.0
"""How far below the middle corruption lies, and benefits with it and without."""
PLATE, PLATES_APART, PAD, ICON, BETWEEN, SLASH, FIGURE = 62.0, 7.0, 8.0, 46.0, 5.0, 16.0, 34.0
"""A benefit's plate and what is on it, in pixels at the radius ``UNIT``."""


def plate_width(plate: tuple[Side, ...]) -> float:
    inner = sum(_side_width(side) for side in plate) + SLASH * (len(plate) - 1)
    return inner + 2 * PAD


def _side_width(side: Side) -> float:
    return sum(_symbol_width(shown.number) for shown in side) + BETWEEN * (len(side) - 1)


def _symbol_width(number: int) -> float:
    return ICON + (text_width(str(number), FIGURE, bold=True) if number > 1 else 0)


def _plate(canvas: Canvas, say: Say, plate: tuple[Side, ...], box: Box, scale: float) -> None:
    canvas.rounded(box, 14 * scale, DARK)
    x, y = box.x + PAD * scale, box.centre[1]
    for number, side in enumerate(plate):
        if number:
            canvas.text((x + SLASH * scale / 2, y), "/", 38 * scale, MUTED, bold=True, anchor="cm")
            x += SLASH * scale
        for shown in side:
            if shown.number > 1:
                x += canvas.text((x, y), str(shown.number), FIGURE * scale, INK, bold=True)
            symbol(canvas, shown, (x + ICON * scale / 2, y), ICON * 0.92 * scale, naming.letter(say, shown.icon))
            x += (ICON + BETWEEN) * scale
        x -= BETWEEN * scale


def _spot(canvas: Canvas, say: Say, frame: Frame, spot: str, card: str | None, *, touched: bool) -> None:
    """The face-up card in a hole: a letter, its kind and colour, its name, and its text where there is room."""
    x, y = frame.at(spot)
    u, size = frame.radius / UNIT, frame.radius * 2
    if touched:
        _hexagon(canvas, frame, spot, size * 0.985, ACCENT)
    if card is None:
        if touched:
            _hexagon(canvas, frame, spot, size * 0.93, HOLE)
        canvas.text((x, y), spot.upper(), 60 * u, FAINT, bold=True, anchor="cm")
        return
    known = CARDS[card]
    _hexagon(canvas, frame, spot, size * (0.925 if touched else 0.945), EXPEDITIONS[known.colour])
    _hexagon(canvas, frame, spot, size * 0.875, CARD)
    top = y - 79 * u
    canvas.circle((x - 52 * u, top), 25 * u, DARK)
    canvas.text((x - 52 * u, top), spot.upper(), 34 * u, INK, bold=True, anchor="cm")
    glyph(canvas, naming.kind_name(known), (x + 2 * u, top), 40 * u, DARK)
    canvas.circle((x + 54 * u, top), 27 * u, DARK)
    worker(canvas, (x + 54 * u, top), known.colour, 38 * u, naming.letter(say, known.colour))
    words = say(naming.card(card))
    roomy = frame.radius >= ROOMY
    about = naming.facts(known)
    name = Box(x - 100 * u, y - 50 * u, 200 * u, (23 if roomy else 66) * u)
    canvas.paragraph(name, words, (21 if roomy else 30) * u, DARK, bold=True, leading=1.0, least=15 * u, centred=True)
    if roomy:
        _words(canvas, tuple(said.words for said in naming.parts(card, say)), words_box((x, y), u), u)
        facts(canvas, [*naming.core(known), *([naming.GAP] if about else []), *about], (x, y + 88 * u), 150 * u, 22 * u)
        return
    facts(canvas, naming.core(known), (x, y + (37 if about else 52) * u), 200 * u, 38 * u)
    facts(canvas, about, (x, y + 80 * u), 160 * u, 32 * u)


class Setting(NamedTuple):
    """A card's words broken into lines, part by part, at a ``size``; how ``high`` they are. In pixels."""

    size: float
    parts: tuple[tuple[str, ...], ...]
    high: float


@lru_cache(maxsize=512)
def set_in(parts: tuple[str, ...], box: Box, u: float) -> Setting:
    """``parts`` as large as they fit into ``box``, which is ``u`` times as large as at the radius ``UNIT``."""
    low, high = 0, len(SIZES) - 1
    while low < high:
        middle = (low + high) // 2
        if _set(parts, box, SIZES[middle] * u, u).high <= box.h:
            high = middle
        else:
            low = middle + 1
    return _set(parts, box, SIZES[low] * u, u)


def _set(parts: tuple[str, ...], box: Box, size: float, u: float) -> Setting:
    rows = tuple(letters.wrap(part, box.w * FINE, round(size * FINE), 8) for part in parts)
    return Setting(size, rows, sum(map(len, rows)) * size * LEADING + APART * u * (len(rows) - 1))


def words_box(at: Point, u: float) -> Box:
    """The room for a face-up card's words."""
    return Box(at[0] - 93 * u, at[1] - 27 * u, 186 * u, 101 * u)


def _words(canvas: Canvas, parts: tuple[str, ...], box: Box, u: float) -> None:
    """What a card says, as large as the box has room for; a rule between its parts."""
    found = set_in(parts, box._replace(x=0, y=0), u)
    x, y = box.centre[0], box.centre[1] - min(found.high, box.h) / 2
    for number, lines in enumerate(found.parts):
        if number:
            canvas.rect(Box(x - 26 * u, y + APART * u / 2 - 1, 52 * u, 2), FAINT)
            y += APART * u
        for line in lines:
            canvas.text((x, y + found.size * LEADING / 2), line, found.size, DARK, anchor="cm", width=box.w)
            y += found.size * LEADING


def facts(canvas: Canvas, shown: Sequence[naming.Fact], at: Point, room: float, size: float) -> None:
    """Numbers with their icons on a card, around the point ``at``; at most ``room`` wide."""
    size *= min(1.0, room / max(1.0, cards.width(shown, size)))
    cards.numbers(canvas, shown, (at[0] - cards.width(shown, size) / 2, at[1]), size)


def _mech(
    canvas: Canvas, view: View, frame: Frame, position: str, seat: int, number: int, touched: Collection[str]
) -> None:
    """A mech at the left edge of its location; that of whose turn it is has a light rim."""
    x, y = frame.at(position)
    u = frame.radius / UNIT
    ring = ACCENT if f"mech:{seat}" in touched else INK if view.actor == seat else DARK
    mech(canvas, (x + (-130 + 74 * number) * u, y), seat, 70 * u, ring=ring)

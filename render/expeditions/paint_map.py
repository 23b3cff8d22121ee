"""Draws any part of the map: locations, corruption, mechs, and the face-up cards between them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.expeditions.abilities import Ability
from games.expeditions.board import POSITIONS, region_of
from games.expeditions.cards import Tile
from games.expeditions.catalogue import CARDS, TILES
from games.expeditions.terms import SPOTS
from games.expeditions.view import CorruptionView, TileView, View
from render.canvas import Box, Canvas, Layer, Point, text_width, wrap
from render.expeditions import captions, card_face
from render.expeditions.layout import Frame
from render.expeditions.style import (
    CARD_COLOURS,
    FACE_DOWN,
    FAINT,
    HOLE,
    PAPER,
    REGION_COLOURS,
    REGION_RIMS,
    SNOW,
    SYMBOL_COLOURS,
    corruption_token,
    icon,
    mech,
    symbol,
    worker,
)
from render.expeditions.symbols import Side, sides
from render.palette import ACCENT, DARK, INK, MUTED, PLAYERS, Colour
from render.scene import Say

UNIT = 140.0
"""The radius of a hexagon that the lengths here are given for, in pixels."""
ROOMY = 190.0
"""From this radius on, face-up cards show their text."""
SIZES = (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0)
"""The sizes that a face-up card's text can have, at the radius ``UNIT``."""
LEADING, APART = 1.1, 9.0
"""Its line height as a multiple of its size, and the gap between two sections."""


class PrivateMarks(NamedTuple):
    """What only the deciding player sees: the letters of choices, by position or spot."""

    letters: Mapping[str, str] = {}


NOTHING = PrivateMarks()


def draw(view: View, say: Say, frame: Frame, touched: Collection[str], extra: PrivateMarks = NOTHING) -> Canvas:
    """The part of the map in ``frame``; the pieces ``touched`` are bright."""
    plain = [tile.position for tile in view.tiles if tile.number is not None and not _rims(tile, touched)]
    canvas = _ground(frame, plain)  # there are too many parts to keep the ground of each
    fill(canvas, view, say, frame, touched, extra)
    return canvas


def fill(
    canvas: Canvas, view: View, say: Say, frame: Frame, touched: Collection[str], extra: PrivateMarks = NOTHING
) -> None:
    """Draws a position onto a canvas that has the :func:`ground`."""
    for tile in view.tiles:
        if frame.shows(tile.position):
            _tile(canvas, view, say, frame, tile, touched, extra.letters.get(tile.position))
    for spot, card in zip(SPOTS, view.spots, strict=True):
        if frame.shows(spot):
            _spot(canvas, say, frame, spot, card, touched=f"spot:{spot}" in touched or spot in extra.letters)


@lru_cache(maxsize=2)
def ground(frame: Frame) -> Layer:
    """What all pictures of a frame share, cached: snow, all locations as if face up, the spots."""
    return _ground(frame, POSITIONS).layer()


def _ground(frame: Frame, opened: Iterable[str]) -> Canvas:
    """Snow, the spots, and the locations ``opened``."""
    wide, high = frame.size
    canvas = Canvas(wide, high, SNOW)
    size = frame.radius * 2
    for position in opened:
        if frame.shows(position):
            _hexagon(canvas, frame, position, size * 0.965, REGION_RIMS[region_of(position)])
            _hexagon(canvas, frame, position, size * 0.935, REGION_COLOURS[region_of(position)])
    for spot in SPOTS:
        if frame.shows(spot):
            _hexagon(canvas, frame, spot, size * 0.965, HOLE)
    return canvas


def _hexagon(canvas: Canvas, frame: Frame, key: str, size: float, fill: Colour) -> None:
    icon(canvas, "hex", frame.at(key), size, fill)


def _tile(
    canvas: Canvas, view: View, say: Say, frame: Frame, tile: TileView, touched: Collection[str], letter: str | None
) -> None:
    x, y = frame.at(tile.position)
    u, size, region = frame.radius / UNIT, frame.radius * 2, region_of(tile.position)
    rims = _rims(tile, touched)
    fill = REGION_COLOURS[region] if tile.number is not None else FACE_DOWN[region]
    for number, rim in enumerate(rims):
        _hexagon(canvas, frame, tile.position, size * (0.985 - 0.04 * number), rim)
    if rims or tile.number is None:
        _hexagon(canvas, frame, tile.position, size * (0.965 - 0.04 * len(rims)), fill)
    if tile.number is None:
        _face_down(canvas, tile, (x, y), u, letter)
        return
    known = TILES[tile.number]
    left = view.benefits if view.actor in tile.mechs else ()
    _head(canvas, view, tile, known, (x, y - 86 * u), u, letter, left, touched)
    name = Box(x - 108 * u, y - 57 * u, 216 * u, 50 * u)
    canvas.paragraph(name, say(captions.tile(tile.number)), 25 * u, INK, leading=1.02, min_size=17 * u, centred=True)
    benefits(canvas, say, tile.number, (x, y + (HIGH_Y if tile.corruption else LOW_Y) * u), u, ROOM * u, left)
    if tile.corruption:
        _stack(canvas, tile.corruption, (x, y + STACK_Y * u), u, touched=f"corruption:{tile.position}" in touched)


def _rims(tile: TileView, touched: Collection[str]) -> list[Colour]:
    """The colours of a location's rims from the outside: that it changed, whose mech is there."""
    changed = [ACCENT] if f"tile:{tile.position}" in touched else []
    return [*changed, *(PLAYERS[seat] for seat in tile.mechs[:1])]


def _head(
    canvas: Canvas,
    view: View,
    tile: TileView,
    known: Tile,
    at: Point,
    u: float,
    letter: str | None,
    left: Collection[int],
    touched: Collection[str],
) -> None:
    """A location's number; before it the mechs there and the letter of a choice, after it the covered reward."""
    (x, y), number = at, str(known.number)
    high = (54 if letter is None and not tile.mechs else 48) * u
    wide = text_width(number, high, bold=True)
    room = (54 * u if letter is not None else 0) + (26 + 30 * len(tile.mechs) if tile.mechs else 0) * u
    x -= (wide + room + (0 if known.covered is None else 60 * u)) / 2
    for place, seat in enumerate(tile.mechs):
        _mech(canvas, view, seat, (x + (27 + 30 * place) * u, y), u, touched)
    x += (26 + 30 * len(tile.mechs) if tile.mechs else 0) * u
    if letter is not None:
        _letter(canvas, (x + 25 * u, y), letter, 25 * u)
        x += 54 * u
    canvas.text((x, y), number, high, INK, bold=True)
    if known.covered is not None:
        mark = len(known.benefits) in left
        covered_reward(canvas, (x + wide + 34 * u, y), known.covered, 52 * u, opened=tile.cleared, mark=mark)


def _face_down(canvas: Canvas, tile: TileView, at: Point, u: float, letter: str | None) -> None:
    """A face-down location: its position, and the map token on it."""
    x, y = at
    name, top = tile.position.upper(), y - 64 * u
    wide = text_width(name, 40 * u, bold=True) + (0 if letter is None else 62 * u)
    if letter is not None:
        _letter(canvas, (x - wide / 2 + 28 * u, top), letter, 28 * u)
    canvas.text((x + wide / 2, top), name, 40 * u, MUTED, bold=True, anchor="rm")
    if tile.map:
        icon(canvas, "map", (x, y + 16 * u), 84 * u, SYMBOL_COLOURS["map"])


def _letter(canvas: Canvas, at: Point, letter: str, radius: float) -> None:
    """The letter of a choice."""
    canvas.circle(at, radius, ACCENT)
    canvas.text(at, letter, radius * 1.4, DARK, bold=True, anchor="cm", width=radius * 1.7, min_size=radius * 0.8)


def covered_reward(canvas: Canvas, at: Point, what: str, size: float, *, opened: bool, mark: bool = False) -> None:
    """The reward that corruption covers: grey and locked, bright once it is open."""
    box = Box(at[0] - size / 2, at[1] - size / 2, size, size)
    if mark:
        canvas.rounded(box.inset(-size * 0.08), size * 0.3, INK)
    canvas.rounded(box, size * 0.24, DARK)
    name = "star" if what == "boast" else what
    icon(canvas, name, at, size * 0.72, SYMBOL_COLOURS[what] if opened else FAINT)
    if not opened:
        spot = (box.right - size * 0.1, box.bottom - size * 0.12)
        canvas.circle(spot, size * 0.25, DARK)
        canvas.icon("lock", spot, size * 0.32, MUTED)


def _stack(canvas: Canvas, stack: Sequence[CorruptionView], at: Point, u: float, *, touched: bool) -> None:
    """A stack of tokens from its bottom (left) to its top (right)."""
    places = token_places(stack, at, u)
    if touched:
        left, right = (centre[0] + side * wide / 2 for side, (centre, wide) in ((-1, places[0]), (1, places[-1])))
        canvas.rounded(Box(left, at[1] - TOKEN / 2 * u, right - left, TOKEN * u).inset(-5 * u), 14 * u, ACCENT)
    for shown, (centre, _) in zip(stack[:-1], places, strict=False):
        corruption_token(canvas, centre, shown, TOKEN * u)
    centre, wide = places[-1]
    if len(stack) > 1:  # the one that is paid first
        rim = Box(centre[0] - wide / 2, centre[1] - TOKEN / 2 * u, wide, TOKEN * u).inset(-3.5 * u)
        canvas.rounded(rim, rim.h / 2 if stack[-1].colour == "turquoise" else 13 * u, INK)
    corruption_token(canvas, centre, stack[-1], TOKEN * u)


def token_places(stack: Sequence[CorruptionView], at: Point, u: float) -> list[tuple[Point, float]]:
    """The centre and width of each token of a stack centred at ``at``; if there are many, they overlap."""
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
    """A location's open benefits, each on a dark plate, centred at ``at``; those ``left`` to take have a rim."""
    plates = [sides(benefit) for benefit in TILES[number].benefits]
    wide = sum(plate_width(plate) for plate in plates) + PLATES_APART * (len(plates) - 1)
    scale = min(u, room / wide)
    x = at[0] - wide * scale / 2
    for index, plate in enumerate(plates):
        box = Box(x, at[1] - PLATE / 2 * scale, plate_width(plate) * scale, PLATE * scale)
        if index in left:
            canvas.rounded(box.inset(-4 * scale), 18 * scale, INK)
        _plate(canvas, say, plate, box, scale)
        x = box.right + PLATES_APART * scale


def benefit(canvas: Canvas, say: Say, effect: Ability, at: Point, scale: float, room: float) -> None:
    """One benefit on its dark plate, centred at ``at``, at most ``room`` wide."""
    plate = sides(effect)
    scale = min(scale, room / plate_width(plate))
    own, high = plate_width(plate) * scale, PLATE * scale
    _plate(canvas, say, plate, Box(at[0] - own / 2, at[1] - high / 2, own, high), scale)


ROOM = 204.0
"""The most width for a location's benefits."""
TOKEN, STACK = 43.0, 160.0
"""The size of a corruption token, and the most width for a stack."""
STACK_Y, HIGH_Y, LOW_Y = 83.0, 23.0, 34.0
"""How far below the centre corruption lies, and benefits with and without it."""
PLATE, PLATES_APART, PAD, ICON, BETWEEN, SLASH, FIGURE = 62.0, 7.0, 8.0, 46.0, 5.0, 16.0, 34.0
"""Lengths of a benefit's plate and of what is on it, in pixels at the radius ``UNIT``."""


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
            symbol(
                canvas, shown, (x + ICON * scale / 2, y), ICON * 0.92 * scale, captions.worker_letter(say, shown.icon)
            )
            x += (ICON + BETWEEN) * scale
        x -= BETWEEN * scale


def _spot(canvas: Canvas, say: Say, frame: Frame, spot: str, card: str | None, *, touched: bool) -> None:
    """A face-up card: the spot's letter, kind, colour, name, and its text where there is room."""
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
    _hexagon(canvas, frame, spot, size * (0.925 if touched else 0.945), CARD_COLOURS[known.colour])
    _hexagon(canvas, frame, spot, size * 0.875, PAPER)
    top = y - 79 * u
    canvas.circle((x - 52 * u, top), 25 * u, DARK)
    canvas.text((x - 52 * u, top), spot.upper(), 34 * u, INK, bold=True, anchor="cm")
    icon(canvas, captions.kind_of(known), (x + 2 * u, top), 40 * u, DARK)
    canvas.circle((x + 54 * u, top), 27 * u, DARK)
    worker(canvas, (x + 54 * u, top), known.colour, 38 * u, captions.worker_letter(say, known.colour))
    words = say(captions.card(card))
    roomy = frame.radius >= ROOMY
    about = captions.facts(known)
    name = Box(x - 100 * u, y - 50 * u, 200 * u, (23 if roomy else 66) * u)
    canvas.paragraph(
        name, words, (21 if roomy else 30) * u, DARK, bold=True, leading=1.0, min_size=15 * u, centred=True
    )
    if roomy:
        _words(canvas, tuple(said.words for said in captions.parts(card, say)), words_box((x, y), u), u)
        draw_facts(
            canvas,
            [*captions.core(known), *([captions.GAP] if about else []), *about],
            (x, y + 88 * u),
            150 * u,
            22 * u,
        )
        return
    draw_facts(canvas, captions.core(known), (x, y + (37 if about else 52) * u), 200 * u, 38 * u)
    draw_facts(canvas, about, (x, y + 80 * u), 160 * u, 32 * u)


class FittedSections(NamedTuple):
    """The sections of a card's text, wrapped at a ``size``, and their height, in pixels."""

    size: float
    parts: tuple[tuple[str, ...], ...]
    high: float


@lru_cache(maxsize=512)
def fit_sections(parts: tuple[str, ...], box: Box, u: float) -> FittedSections:
    """``parts`` at the largest size that fits into ``box``, where ``u`` is the scale relative to ``UNIT``."""
    low, high = 0, len(SIZES) - 1
    while low < high:
        middle = (low + high) // 2
        if _set(parts, box, SIZES[middle] * u, u).high <= box.h:
            high = middle
        else:
            low = middle + 1
    return _set(parts, box, SIZES[low] * u, u)


def _set(parts: tuple[str, ...], box: Box, size: float, u: float) -> FittedSections:
    rows = tuple(wrap(part, box.w, size, 8) for part in parts)
    return FittedSections(size, rows, sum(map(len, rows)) * size * LEADING + APART * u * (len(rows) - 1))


def words_box(at: Point, u: float) -> Box:
    """The room for a face-up card's text."""
    return Box(at[0] - 93 * u, at[1] - 27 * u, 186 * u, 101 * u)


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


def _mech(canvas: Canvas, view: View, seat: int, at: Point, u: float, touched: Collection[str]) -> None:
    """A mech on its location, with a light rim if it is its player's turn."""
    ring = ACCENT if f"mech:{seat}" in touched else INK if view.actor == seat else DARK
    mech(canvas, at, seat, 54 * u, ring=ring)

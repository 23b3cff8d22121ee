"""Draws any part of the map: locations, corruption, mechs, and the face-up cards between them."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image

from games.expeditions.abilities import Ability
from games.expeditions.board import POSITIONS, region_of
from games.expeditions.cards import Tile
from games.expeditions.catalogue import TILES
from games.expeditions.terms import SPOTS
from games.expeditions.view import CorruptionView, TileView, View
from render import cards
from render.canvas import KEY_TEXT, Box, Canvas, Point, text_width, wrap_to_fit
from render.expeditions import captions, paint_spot
from render.expeditions.hyphenation import breakable
from render.expeditions.layout import Frame
from render.expeditions.style import (
    FACE_DOWN,
    FAINT,
    HOLE,
    REGION_COLOURS,
    REGION_RIMS,
    SNOW,
    SYMBOL_COLOURS,
    corruption_token,
    icon,
    mech,
    symbol,
)
from render.expeditions.symbols import Side, sides
from render.palette import ACCENT, DARK, INK, MUTED, PLAYERS, Colour
from render.scene import Say

UNIT = 140.0
"""The radius of a hexagon that the lengths here are given for, in pixels."""


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
            letter = extra.letters.get(tile.position)
            names = (f"tile:{tile.position}", f"corruption:{tile.position}", *(f"mech:{seat}" for seat in tile.mechs))
            changed = frozenset(name for name in names if name in touched)
            turn = (view.actor, view.benefits) if view.actor in tile.mechs else None
            canvas.repeat(
                partial(_tile, view=view, say=say, frame=frame, tile=tile, touched=changed, letter=letter),
                *("tile", say.language, frame, tile, changed, letter, turn),
            )
            canvas.guess(f"tile-{tile.number}", _hexagon_at(frame, tile.position))
    for spot, card in zip(SPOTS, view.spots, strict=True):
        if frame.shows(spot):
            rim = ACCENT if f"spot:{spot}" in touched else INK if spot in extra.letters else None
            canvas.repeat(
                partial(paint_spot.draw, say=say, frame=frame, spot=spot, card=card, rim=rim),
                *("spot", say.language, frame, spot, card, rim),
            )
            canvas.guess(card or "", _hexagon_at(frame, spot))


def ground(frame: Frame) -> Image.Image:
    """What all pictures of a frame share: snow, all locations as if face up, the spots."""
    return _ground(frame, POSITIONS).image()


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


def _hexagon_at(frame: Frame, key: str) -> list[Point]:
    """The corners of a hexagon, a little within its edge."""
    (x, y), size = frame.at(key), frame.radius * 0.92
    corners = (math.radians(60 * corner) for corner in range(6))
    return [(x + size * math.cos(angle), y + size * math.sin(angle)) for angle in corners]


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
        _face_down(canvas, frame, tile, (x, y), u, letter)
        return
    known = TILES[tile.number]
    left = view.benefits if view.actor in tile.mechs else ()
    lines, name_size = tile_name(tile.number, say, frame)
    form = FORMS[len(lines), bool(tile.corruption)]
    head = _around((x, y + form.head * u), HEAD * u, MARK * form.scale * u)
    if frame.holds(head):
        _head(canvas, view, tile, known, head.centre, u * form.scale, letter, left, touched)
    for row, line in enumerate(lines):
        at = (x, y + form.name * u + (row - (len(lines) - 1) / 2) * name_size * NAME_STEP)
        if frame.holds(_around(at, ROOM * u, name_size)):
            canvas.text(at, line, name_size, INK, anchor="cm")
    if frame.holds(_around((x, y + form.benefits * u), form.room * u, PLATE * form.small * u)):
        benefits(canvas, say, tile.number, (x, y + form.benefits * u), u * form.small, form.room * u, left)
    if tile.corruption and frame.holds(_around((x, y + STACK_Y * u), STACK * u, TOP * u)):
        _stack(canvas, tile.corruption, (x, y + STACK_Y * u), u, touched=f"corruption:{tile.position}" in touched)


def _around(at: Point, wide: float, high: float) -> Box:
    """A box centred at a point."""
    return Box(at[0] - wide / 2, at[1] - high / 2, wide, high)


def tile_name(number: int, say: Say, frame: Frame) -> tuple[tuple[str, ...], float]:
    """The lines of a location's name and their size: on one line where it is large enough there, else on two."""
    u = frame.radius / UNIT
    size, room = max(NAME * u, KEY_TEXT * frame.size[0]), NAME_ROOM * u
    name = breakable(say(captions.tile(number)), say, room, size)
    return wrap_to_fit(name, room, size, LEAST_NAME * u, 2)


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
    """A location's number; before it the mechs there and the letter of a choice, after it the covered reward.

    All of it lies within the hexagon, which is narrow there.
    """
    number, parts = str(known.number), list[tuple[float, Callable[[Point, float], object]]]()
    for seat in tile.mechs:
        turn, changed = view.actor == seat, f"mech:{seat}" in touched
        parts.append((MARK, partial(_mech, canvas, seat, turn=turn, touched=changed)))
    if letter is not None:
        parts.append((MARK, partial(letter_mark, canvas, letter)))
    wide = text_width(number, NUMBER, bold=True)
    parts.append((wide, lambda to, scale: canvas.text(to, number, NUMBER * scale, INK, bold=True, anchor="cm")))
    if known.covered is not None:
        mark = len(known.benefits) in left
        parts.append((MARK, partial(_reward, canvas, known.covered, opened=tile.cleared, mark=mark)))
    wide = sum(own for own, _ in parts) + MARKS_APART * (len(parts) - 1)
    scale = min(u, HEAD * u / wide)
    x = at[0] - wide * scale / 2
    for own, paint in parts:
        paint((x + own * scale / 2, at[1]), scale)
        x += (own + MARKS_APART) * scale


def _mech(canvas: Canvas, seat: int, at: Point, scale: float, *, turn: bool, touched: bool) -> None:
    mech(canvas, at, seat, MARK * scale, turn=turn, touched=touched)


def _reward(canvas: Canvas, what: str, at: Point, scale: float, *, opened: bool, mark: bool) -> None:
    covered_reward(canvas, at, what, MARK * 0.94 * scale, opened=opened, mark=mark)


def _face_down(canvas: Canvas, frame: Frame, tile: TileView, at: Point, u: float, letter: str | None) -> None:
    """A face-down location: its position, and the map token on it."""
    x, y = at
    name, top = tile.position.upper(), y - 64 * u
    wide = text_width(name, 40 * u, bold=True) + (0 if letter is None else 62 * u)
    if frame.holds(_around((x, top), wide, 56 * u)):
        if letter is not None:
            letter_mark(canvas, letter, (x - wide / 2 + 28 * u, top), 1.12 * u)
        canvas.text((x + wide / 2, top), name, 40 * u, MUTED, bold=True, anchor="rm")
    if tile.map and frame.holds(_around((x, y + 16 * u), 84 * u, 84 * u)):
        icon(canvas, "map", (x, y + 16 * u), 84 * u, SYMBOL_COLOURS["map"])


def letter_mark(canvas: Canvas, letter: str, at: Point, scale: float) -> None:
    """The letter of a choice."""
    cards.mark(canvas, at, letter, 25 * scale, size=35 * scale, rim=0)


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
        canvas.rounded(Box(left, at[1] - TOP / 2 * u, right - left, TOP * u).inset(-6 * u), 14 * u, ACCENT)
    for shown, (centre, _) in zip(stack[:-1], places, strict=False):
        corruption_token(canvas, centre, shown, TOKEN * u)
    centre, _ = places[-1]
    (top_token if len(stack) > 1 else corruption_token)(canvas, centre, stack[-1], TOP * u)


def top_token(canvas: Canvas, at: Point, shown: CorruptionView, size: float) -> None:
    """The top of a stack, which is paid first: larger than those below it, with a light rim."""
    wide = size * (1.9 if shown.colour == "both" else 1.0)
    rim = Box(at[0] - wide / 2, at[1] - size / 2, wide, size).inset(-size * 0.08)
    canvas.rounded(rim, rim.h / 2 if shown.colour == "turquoise" else size * 0.3, INK)
    corruption_token(canvas, at, shown, size)


def token_places(stack: Sequence[CorruptionView], at: Point, u: float) -> list[tuple[Point, float]]:
    """The centre and width of each token of a stack centred at ``at``; each lies a little under the next."""
    sizes = [*[TOKEN] * (len(stack) - 1), TOP]
    widths = [size * u * (1.9 if shown.colour == "both" else 1.0) for size, shown in zip(sizes, stack, strict=True)]
    step = min(0.9, (STACK * u - widths[-1]) / sum(widths[:-1])) if len(stack) > 1 else 1.0
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
TOKEN, TOP, STACK = 39.0, 47.0, 156.0
"""The sizes of a corruption token and of the top one, and the most width for a stack."""
NUMBER, MARK, MARKS_APART, HEAD = 54.0, 54.0, 6.0, 152.0
"""The sizes of a location's number and of the marks beside it, their gap, and the most width for them."""
NAME, LEAST_NAME, NAME_STEP, NAME_ROOM = 25.0, 17.0, 0.94, 218.0
"""The size of a location's name and the least one, the distance of its lines as a multiple, the most width."""
STACK_Y = 83.0
"""How far below the centre corruption lies."""


class Form(NamedTuple):
    """How far below the centre head, name and benefits of a location lie.

    ``scale`` and ``small`` are how large head and benefits are, and benefits take at most ``room``.
    """

    head: float
    name: float
    benefits: float
    scale: float = 1.0
    small: float = 1.0
    room: float = ROOM


FORMS = {
    (1, True): Form(-84, -29, 25),
    (1, False): Form(-82, -28, 36, room=190),
    (2, True): Form(-89, -35, 28, scale=0.85, small=0.75, room=196),
    (2, False): Form(-86, -31, 43, scale=0.95, small=0.95, room=180),
}
"""By the number of lines of its name, and whether corruption lies there."""
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

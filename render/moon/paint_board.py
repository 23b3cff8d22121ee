"""The public board: the sky with era, X and piles; flags; reputations; a strip for every player."""

from __future__ import annotations

import math
from collections.abc import Collection

from PIL import Image

from games.engine import text
from games.moon import wording
from games.moon.catalogue import REPUTATIONS
from games.moon.components import RESOURCES, Flag
from games.moon.view import Built, FlagView, Offered, SeatView, View
from render import players
from render.alt_text import signed
from render.canvas import Box, Canvas, Point
from render.moon import changes, layout, paint_symbols, tiles
from render.moon.display_order import LEVELS
from render.moon.layout import EDGE, SKY, WIDTH
from render.moon.style import (
    COLOUR_ICONS,
    CRATER,
    EARTH,
    FADED,
    FLAG_COLOURS,
    HEART,
    LEVEL_COLOURS,
    PALETTE,
    REGOLITH,
    RESOURCE_COLOURS,
    SPENT,
    STRUCTURE_COLOURS,
    TILE,
    banner,
    heart,
    icon,
    parked_rover,
)
from render.moon.symbols import ARROW, of_needs, of_reputation
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, SLOT, Colour
from render.scene import Picture, Say
from render.shelf import kept

DECK, DISCARDS = "dome", "bin"
"""The icons of the two piles."""
STARS = ((58, 20), (188, 44), (330, 14), (452, 30), (566, 18), (688, 40), (806, 12), (902, 34), (1010, 16), (1122, 42),
         (1236, 18), (1378, 30))  # fmt: skip


def draw(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The board as a picture; the pieces ``touched`` are bright."""
    lay = layout.lay_out(view)
    canvas = Canvas(WIDTH, round(lay.bottom), GROUND)
    canvas.paste(_sky(), (0, 0))
    _top(canvas, view, say, touched)
    for flag, box in zip(view.flags, lay.flags, strict=True):
        _flag(canvas, view, flag, box, touched=f"flag:{flag.flag}" in touched)
    for level, box in lay.medals:
        ranks = LEVELS.index(level)
        icon(canvas, "medal", (box.centre[0] + 2, box.centre[1] - 9), 42, LEVEL_COLOURS[level])
        for star in range(ranks + 1):
            at = (box.centre[0] + 2 + (star - ranks / 2) * 15, box.bottom - 8)
            canvas.icon("star", at, 15, LEVEL_COLOURS[level])
    for offered, box in lay.reputations:
        size = (round(box.w), round(box.h))
        image = reputation(
            offered, say(wording.name(offered.key)), size, touched=f"reputation:{offered.key}" in touched
        )
        canvas.paste(image, (round(box.x) - tiles.RIM, round(box.y) - tiles.RIM))
    for strip in lay.strips:
        _strip(canvas, view, say, strip, touched)
    return canvas.picture(alt, PALETTE)


@kept
def _sky() -> Image.Image:
    """Night over the horizon of the Moon, the Earth above it."""
    canvas = Canvas(WIDTH, SKY, GROUND, scale=2)
    for x, y in STARS:
        canvas.circle((x, y), 1.6 if x % 3 else 2.2, MUTED)
    canvas.circle((628, 44), 34, EARTH)
    canvas.circle((612, 37), 33, GROUND)
    ground = [(float(x), _horizon(x)) for x in range(0, WIDTH + 1, 20)]
    canvas.polygon([*ground, (WIDTH, SKY), (0, SKY)], REGOLITH)
    for x, below, wide in ((120, 26, 38), (420, 22, 60), (640, 30, 30), (905, 20, 46), (1130, 24, 70), (1330, 28, 26)):
        ring = [(x + wide * math.cos(a / 12 * math.pi), _horizon(x) + below + wide * 0.17 * math.sin(a / 12 * math.pi))
                for a in range(24)]  # fmt: skip
        canvas.polygon(ring, CRATER)
    canvas.rect(Box(0, SKY - 8, WIDTH, 8), GROUND)
    return canvas.image()


def _horizon(x: float) -> float:
    return 74 + 9 * math.sin(x / 260 + 1) + 3 * math.sin(x / 57)


def _top(canvas: Canvas, view: View, say: Say, touched: Collection[str]) -> None:
    """Era and round, X, the deck, and the discard pile with its top."""
    middle = 56.0
    run = canvas.text(
        (EDGE + 8, middle), say(text("pic-era", era=view.era)), 56, INK, bold=True, width=320, min_size=36
    )
    words = say(text("pic-over" if view.actor is None else "pic-round", round=view.round, rounds=view.rounds))
    canvas.text((EDGE + 32 + run, middle + 4), words, 38, INK, width=620 - run, min_size=24)
    x = 690.0
    canvas.text((x, middle), "X", 54, INK, bold=True)
    for number in range(3):
        at = (x + 66 + number * 48, middle + 2)
        icon(canvas, "heart" if number < view.x else "heart-line", at, 42, HEART if number < view.x else FADED)
    icon(canvas, DECK, (934, middle), 42, INK)
    canvas.text((962, middle), str(view.deck), 42, INK, bold=True)
    _discards(canvas, view, middle, touched=changes.discards(touched))


def _discards(canvas: Canvas, view: View, y: float, *, touched: bool) -> None:
    icon(canvas, DISCARDS, (1056, y), 42, ACCENT if touched else INK)
    canvas.text((1084, y), str(len(view.discards)), 42, INK, bold=True)
    if view.discards:
        tile = tiles.Tile(Built(view.discards[-1]), touched)
        x = min(1150.0, WIDTH - EDGE - tiles.width(tile.built))
        canvas.paste(tiles.image(tile, GROUND), (x - tiles.RIM, y - tiles.HIGH / 2 - tiles.RIM))
        canvas.guess(tile.built.key, Box(x, y - tiles.HIGH / 2, tiles.width(tile.built), tiles.HIGH), 10)


def _flag(canvas: Canvas, view: View, flag: FlagView, box: Box, *, touched: bool) -> None:
    """A flag: its banner, the hearts on it, and each player's number of it; the leader's is on a bright plate."""
    canvas.rounded(box, 14, PANEL, outline=ACCENT if touched else None, width=5)
    banner(canvas, (box.x + 62, box.y + 46), flag.flag, 78)
    icon(canvas, "heart", (box.x + 142, box.y + 46), 60, HEART)
    canvas.text((box.x + 184, box.y + 45), str(flag.hearts), 58, INK, bold=True, width=box.right - box.x - 190)
    step = (box.w - 12) / len(view.seats)
    for place, seat in enumerate(view.seats):
        wide = min(step, 104.0) - 2
        plate = Box(box.x + 6 + step * (place + 0.5) - wide / 2, box.y + 88, wide, box.bottom - box.y - 95)
        _count(canvas, plate, seat.seat, seat.flags.get(flag.flag, 0), flag.leaders)


def _count(canvas: Canvas, plate: Box, seat: int, number: int, leaders: Collection[int]) -> None:
    """A player's number of a flag: on a full plate for the sole leader, on an outlined one in a tie."""
    alone = seat in leaders and len(leaders) == 1
    if seat in leaders:
        canvas.rounded(plate, 11, INK)
        canvas.rounded(plate.inset(4), 8, DARK)
    beside = plate.w > plate.h
    half = Box(plate.x, plate.y, plate.w / 2, plate.h) if beside else Box(plate.x, plate.y, plate.w, plate.h * 0.44)
    other = Box(half.right, plate.y, plate.w - half.w, plate.h)
    other = other if beside else Box(plate.x, half.bottom, plate.w, plate.h - half.h)
    if alone:
        canvas.rounded(other, 11, INK)
    players.symbol(canvas, (half.centre[0], half.centre[1] + (0 if beside else 3)), seat, min(half.w, half.h) - 8)
    ink = DARK if alone else INK if number else FADED
    canvas.text((other.centre[0], other.centre[1] - (0 if beside else 2)), str(number), 36, ink, bold=True, anchor="cm",
                width=other.w - 6, min_size=24)  # fmt: skip


@kept
def reputation(offered: Offered, name: str, size: tuple[int, int], *, touched: bool) -> Image.Image:
    """A reputation: name, printed hearts, condition, rewards; and its owner's token once claimed."""
    wide, high = size
    card = REPUTATIONS[offered.key]
    canvas = Canvas(wide + 2 * tiles.RIM, high + 2 * tiles.RIM, GROUND)
    box = Box(tiles.RIM, tiles.RIM, wide, high)
    if touched:
        canvas.rounded(box.inset(-tiles.RIM), 14, ACCENT)
        canvas.rounded(box, 11, DARK)
        box = box.inset(1)
    taken = offered.owner is not None
    canvas.rounded(box, 11, LEVEL_COLOURS[offered.level])
    inner = Box(box.x + 3, box.y + 3, box.w - 6, box.h - 6)
    canvas.rounded(inner, 8, SPENT if taken else TILE)
    hue = FADED if taken else None
    room = box.w - (58 if taken else 26)
    canvas.text((box.x + 14, box.y + 24), name, 30, hue or INK, bold=True, width=room, min_size=19)
    y = box.bottom - 34
    heart(canvas, (box.x + 35, y), card.hearts, 50, hollow=True, hue=hue or HEART)
    needs, gives = of_needs(card.needs), of_reputation(card)
    row = (*needs, ARROW, *gives) if gives else needs
    symbol = min(36.0, 36.0 * (box.w - 76) / paint_symbols.row_width(row, 36))
    paint_symbols.row(canvas, (box.x + 66, y), row, symbol, hue)
    if offered.owner is not None:
        parked_rover(canvas, (box.right - 27, box.y + 26), offered.owner, 40)
    return canvas.image()


def _strip(canvas: Canvas, view: View, say: Say, strip: layout.Strip, touched: Collection[str]) -> None:
    seat = strip.seat
    turn = view.actor == seat.seat
    canvas.rounded(strip.box, 16, PANEL, outline=ACCENT if turn else None, width=5)
    _head(canvas, view, say, seat, strip.head, touched)
    x, y = strip.base
    canvas.paste(tiles.base(seat.base), (x - tiles.RIM, y - tiles.RIM))
    for group in strip.groups:
        label(canvas, group)
    found = [
        (tiles.Tile(built, changes.structure(touched, built.key), changes.spot(touched, built.key)), x, y)
        for built, x, y in strip.tiles
    ]
    for tile, x, y in sorted(found, key=lambda one: one[0].changed):  # a bright rim reaches over its neighbours
        canvas.paste(tiles.image(tile), (x - tiles.RIM, y - tiles.RIM))
        canvas.guess(tile.built.key, Box(x, y, tiles.width(tile.built), tiles.HIGH), 10)


def label(canvas: Canvas, group: layout.ColourGroup) -> None:
    """The colour of the structures that follow, and their number."""
    box = group.box
    canvas.rounded(box, 10, STRUCTURE_COLOURS[group.colour])
    icon(canvas, COLOUR_ICONS[group.colour], (box.centre[0], box.y + 18), 25, DARK)
    canvas.text((box.centre[0], box.bottom - 15), str(group.number), 26, DARK, bold=True, anchor="cm", width=box.w - 4)


def _head(canvas: Canvas, view: View, say: Say, seat: SeatView, box: Box, touched: Collection[str]) -> None:
    """A player: symbol, name, lent flags; then score, hearts, rovers, resources, cards in hand."""
    y = box.y + 28
    if view.actor == seat.seat:
        icon(canvas, "turn", (box.x + 14, y), 28, ACCENT)
    left = box.x + (34 if view.actor == seat.seat else 0)
    players.symbol(canvas, (left + 20, y), seat.seat, 40)
    right = _figures(canvas, seat, box.right, y, touched)
    if seat.first:
        canvas.circle((right - 26, y), 23, SLOT)
        icon(canvas, "compass", (right - 26, y), 36, INK)
        right -= 58
    for flag in reversed(seat.lent):
        lent(canvas, (right - 24, y), flag)
        right -= 46
    canvas.text((left + 52, y), say.names[seat.seat], 40, INK, bold=True, width=right - left - 62, min_size=24)


def lent(canvas: Canvas, at: Point, flag: Flag, size: float = 46) -> None:
    """A flag lent by parking: in a ring, as it lasts only until the end of the turn."""
    canvas.circle(at, size / 2, FLAG_COLOURS[flag])
    canvas.circle(at, size / 2 - 3, DARK)
    icon(canvas, flag, at, size * 0.56, FLAG_COLOURS[flag])


def _figures(canvas: Canvas, seat: SeatView, right: float, y: float, touched: Collection[str]) -> float:
    """A player's figures, ending at ``right``, those that have changed bright; returns where they begin."""
    figures: list[tuple[str, Colour, str, Colour, float]] = [
        ("star", INK, signed(seat.score), INK, 142),
        ("heart", HEART, str(seat.hearts), INK, 120),
        ("rover", INK, str(seat.rovers), INK, 96),
        *((what, RESOURCE_COLOURS[what], str(seat.resources.get(what, 0)), INK, 104.0) for what in RESOURCES),
        ("cards", MUTED, str(seat.cards), MUTED, 88),
    ]
    begin = x = right - sum(wide for *_, wide in figures)
    for name, hue, words, fill, wide in figures:
        empty = words == "0" and name != "star"
        icon(canvas, name, (x + 20, y), 38, FADED if empty else hue)
        ink = ACCENT if changes.figure(touched, seat.seat, name) else FADED if empty else fill
        canvas.text((x + 46, y), words, 38, ink, bold=True, width=wide - 52, min_size=24)
        x += wide
    return begin - 8

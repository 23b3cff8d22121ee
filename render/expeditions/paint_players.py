"""All players, a strip each: what they have on the left, their cards by name on the right."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from games.expeditions import wording
from games.expeditions.catalogue import CARDS, MECHS
from games.expeditions.terms import COLOURS, Category
from games.expeditions.terms import Colour as Worker
from games.expeditions.view import ActiveCard, SeatView, View
from render.alt_text import signed
from render.canvas import Box, Canvas, text_width, wrap_to_fit
from render.expeditions import captions
from render.expeditions.layout import WIDTH
from render.expeditions.style import (
    CARD_COLOURS,
    CARD_PALETTE,
    PAPER,
    SYMBOL_COLOURS,
    WEAK,
    action_icon,
    empty_worker,
    icon,
    mech,
    worker,
)
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, WARNING, Colour
from render.scene import Picture, Say

EDGE, GAP = 14, 10
LEFT = 604
"""The width of the left part, in pixels."""
LINES = (58, 52, 52, 50, 36)
"""The heights of its lines: name, resources, workers, glory, mech."""
ICON_ROOM = 38
"""The room for the icon before a group of cards."""
CARD_H, CARD_GAP = 46, 6
RULE = 24
"""The size of a mech's text."""
LEAST = 20
"""The smallest size at which a card's name stays on one line."""
TOKENS = ("refresh", "move", "play", "gather")


class SmallCard(NamedTuple):
    """A card by name: ``placed`` is the worker on it, ``row`` the group it belongs to."""

    key: str
    box: Box
    row: str
    placed: Worker | None
    lent: bool


class Strip(NamedTuple):
    """A player's strip: its box, its cards, and an icon with its height for each group of cards."""

    seat: SeatView
    box: Box
    cards: tuple[SmallCard, ...]
    icons: tuple[tuple[str, float], ...]


def lay_out(view: View) -> list[Strip]:
    """The strips below each other, each as high as its cards need."""
    strips = []
    y = float(EDGE)
    for seat in view.seats:
        strip = _strip(seat, y)
        strips.append(strip)
        y = strip.box.bottom + GAP
    return strips


def _strip(seat: SeatView, top: float) -> Strip:
    """One strip: its cards in two columns, or in three if two made it taller."""
    least = sum(LINES) + 20
    for columns in (2, 3):
        cards, icons = _cards(seat, top + 12, columns)
        high = max([least, *(card.box.bottom - top + 12 for card in cards)])
        if high <= least:
            break
    return Strip(seat, Box(EDGE, top, WIDTH - 2 * EDGE, high), tuple(cards), tuple(icons))


def _cards(seat: SeatView, y: float, columns: int) -> tuple[list[SmallCard], list[tuple[str, float]]]:
    """The cards of a strip from ``y`` on, and the icon before each group."""
    left = EDGE + LEFT + ICON_ROOM
    wide = (WIDTH - EDGE - 12 - left + CARD_GAP) / columns
    cards: list[SmallCard] = []
    icons = []
    tucked = [ActiveCard(key) for key in (*seat.upgraded, *seat.melded)]
    groups = (("hand", [ActiveCard(key) for key in seat.hand]), ("play", seat.active), ("upgrade", tucked))
    for row, group in groups:
        if not group:
            continue
        icons.append((row, y + CARD_H / 2))
        for number, card in enumerate(group):
            down = y + number // columns * (CARD_H + CARD_GAP)
            box = Box(left + number % columns * wide, down, wide - CARD_GAP, CARD_H)
            cards.append(SmallCard(card.card, box, row, card.worker, card.lent))
        y = cards[-1].box.bottom + CARD_GAP + 4
    return cards, icons


def draw(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The strips as a picture."""
    strips = lay_out(view)
    canvas = Canvas(WIDTH, round(strips[-1].box.bottom) + EDGE, GROUND)
    for strip in strips:
        turn = view.actor == strip.seat.seat
        canvas.rounded(strip.box, 18, PANEL, outline=INK if turn else None, width=4)
        _things(canvas, view, say, strip.seat, strip.box, touched=f"seat:{strip.seat.seat}" in touched)
        for name, y in strip.icons:
            icon(canvas, name, (EDGE + LEFT + ICON_ROOM / 2 - 6, y), 28, MUTED)
        for card in strip.cards:
            _card(canvas, say, card, touched=f"card:{card.key}" in touched)
    return canvas.picture(alt, CARD_PALETTE)


def _things(canvas: Canvas, view: View, say: Say, seat: SeatView, box: Box, *, touched: bool) -> None:
    """The left part of a strip."""
    x, y = box.x + 16, box.y + 10 + LINES[0] / 2
    mech(canvas, (x + 26, y), seat.seat, 56, turn=view.actor == seat.seat)
    room = LEFT - 80 - len(TOKENS) * 42 - (40 if view.first == seat.seat else 0)
    run = canvas.text(
        (x + 62, y), say.names[seat.seat], 36, ACCENT if touched else INK, bold=True, width=room, min_size=22
    )
    if view.first == seat.seat:
        canvas.circle((x + 62 + run + 24, y), 16, SLOT)
        canvas.text((x + 62 + run + 24, y), "1", 24, INK, bold=True, anchor="cm")
    action_token(canvas, seat, box.x + LEFT - len(TOKENS) * 42, y)
    y += (LINES[0] + LINES[1]) / 2
    _points(canvas, seat, x, y)
    y += (LINES[1] + LINES[2]) / 2
    step = (LEFT - 24) / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        workers(canvas, say, seat, colour, (x + number * step, y))
    y += (LINES[2] + LINES[3]) / 2
    progress(canvas, seat, x, y, LEFT - 22)
    y += (LINES[3] + LINES[4]) / 2
    icon(canvas, "mech", (x + 14, y), 26, MUTED)
    canvas.text((x + 34, y), say(captions.mech(seat.mech)), 25, MUTED, width=LEFT - 60, min_size=18)
    below = Box(x, y + 20, LEFT - 40, box.bottom - y - 30)
    if below.h > 2 * RULE * 1.25:  # beside many cards there is room for what the mech does
        canvas.paragraph(below, say(wording.mech_rule(MECHS[seat.mech])), RULE, MUTED, leading=1.25)


def action_token(canvas: Canvas, seat: SeatView, x: float, y: float) -> None:
    """The action token on the place that it covers; if it covers none shown, it lies on the blank one."""
    for number, name in enumerate(TOKENS):
        at = (x + 18 + number * 42, y)
        if seat.token == name:
            canvas.circle(at, 20, PLAYERS[seat.seat])
            action_icon(canvas, name, at, 24, DARK)
        else:
            action_icon(canvas, name, at, 26, MUTED)


def _points(canvas: Canvas, seat: SeatView, x: float, y: float) -> None:
    for name, number in (("power", seat.power), ("guile", seat.guile), ("coins", seat.coins), ("map", seat.maps)):
        icon(canvas, name, (x + 20, y), 38, SYMBOL_COLOURS[name])
        canvas.text((x + 46, y), str(number), 38, INK if number else MUTED, bold=True, width=58)
        x += 104
    for number in range(4):
        canvas.icon("star", (x + 10 + number * 25, y), 26, PLAYERS[seat.seat] if number < seat.stars else SLOT)
    canvas.text((EDGE + LEFT - 18, y), signed(seat.score), 30, MUTED, bold=True, anchor="rm", width=58)


def workers(
    canvas: Canvas, say: Say, seat: SeatView, colour: Worker, at: tuple[float, float], size: float = 25
) -> None:
    """The workers of a colour: how many are on the mat, of how many, the latter in ``size``."""
    free, every = seat.available.get(colour, 0), seat.workers.get(colour, 0)
    if not every:
        icon(canvas, colour, (at[0] + 20, at[1]), 34, SLOT)
        return
    worker(canvas, (at[0] + 20, at[1]), colour, 38, captions.worker_letter(say, colour))
    run = canvas.text((at[0] + 46, at[1]), str(free), 36, INK if free else MUTED, bold=True)
    canvas.text((at[0] + 48 + run, at[1] + 3), f"/{every}", size, MUTED)


CATEGORY_ICONS: dict[Category, str] = {
    "solve": "solve",
    "meld": "meld",
    "upgrade": "upgrade",
    "twenty": "20",
    "corruption": "corruption",
    "cards": "card",
    "workers-maps": "worker",
}


def progress(canvas: Canvas, seat: SeatView, x: float, y: float, room: float, size: float = 24) -> None:
    """Progress in each glory category: bright once the goal is reached, a star once one is placed."""
    step = room / len(seat.progress)
    for number, one in enumerate(seat.progress):
        left = x + number * step
        ink = SYMBOL_COLOURS["boast"] if one.reached else INK if one.have else MUTED
        if one.star:
            canvas.icon("star", (left + 14, y), 30, PLAYERS[seat.seat])
        elif one.category == "twenty":
            canvas.text((left + 14, y), "20", size, ink, bold=True, anchor="cm")
        else:
            icon(canvas, CATEGORY_ICONS[one.category], (left + 14, y), 26, ink)
        words = ("\u2713" if one.have else "\u2013") if one.category == "twenty" else f"{one.have}/{one.goal}"
        after = 20 + size / 2
        canvas.text((left + after, y), words, size, ink, bold=one.reached, width=step - after - 1, min_size=14)


def _card(canvas: Canvas, say: Say, card: SmallCard, *, touched: bool) -> None:
    """A card by name: the worker it takes or holds, its name, its kind."""
    known, box = CARDS[card.key], card.box
    if touched:
        canvas.rounded(box.inset(-4), 13, ACCENT)
    canvas.rounded(box, 10, CARD_COLOURS[known.colour])
    tucked = card.row == "upgrade"
    canvas.rounded(Box(box.x + 44, box.y + 2, box.w - 46, box.h - 4), 8, SLOT if tucked else PAPER)
    canvas.circle((box.x + 22, box.centre[1]), 19, DARK)
    at = (box.x + 22, box.centre[1])
    if card.row == "play" and card.placed is None:
        empty_worker(canvas, at, known.colour, 28, captions.worker_letter(say, known.colour))
    elif tucked:
        icon(canvas, captions.kind_of(known), at, 24, INK)
    else:
        shape = card.placed or known.colour
        worker(canvas, at, shape, 28, captions.worker_letter(say, shape))
    ink = INK if tucked else DARK
    name = "activate" if card.lent else captions.kind_of(known)
    _name(canvas, say(captions.card(card.key)), Box(box.x + 52, box.y + 2, box.w - 88, box.h - 4), ink)
    icon(canvas, name, (box.right - 20, at[1]), 23, WARNING if card.lent and tucked else MUTED if tucked else WEAK)


def _name(canvas: Canvas, words: str, box: Box, ink: Colour) -> None:
    """A card's name on one line, or on two where it would be too small on one."""
    if text_width(words, LEAST, bold=True) <= box.w or " " not in words:
        canvas.text((box.x, box.centre[1]), words, 28, ink, bold=True, width=box.w, min_size=13)
        return
    lines, size = wrap_to_fit(words, box.w, 19, 14, 2, bold=True)
    for row, line in enumerate(lines):
        y = box.centre[1] + (row - (len(lines) - 1) / 2) * 20
        canvas.text((box.x, y), line, size, ink, bold=True)

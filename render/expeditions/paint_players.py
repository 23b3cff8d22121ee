"""All players, a strip each: what they have, and below it their cards by name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from games.engine import labelled
from games.expeditions import wording
from games.expeditions.catalogue import CARDS, MECHS
from games.expeditions.terms import COLOURS, Category
from games.expeditions.terms import Colour as Worker
from games.expeditions.view import ActiveCard, SeatView, View
from render.alt_text import signed
from render.canvas import KEY_TEXT, Box, Canvas, wrap
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
from render.layout import grid
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, WARNING
from render.scene import Picture, Say

EDGE, GAP = 14, 10
STATE, RULE_LINE = 116, 38
"""The heights of a player's state, and of a line about the mech below it, in pixels."""
WITH_RULES = 3
"""With up to so many players a strip says what the mech does."""
COLUMNS = 3
"""Cards in a row."""
ICON_ROOM = 42
"""The room for the icon before a group of cards."""
CARD_H, CARD_GAP = 46, 6
WORDS = KEY_TEXT * WIDTH
"""The size of names of cards and of words, in pixels."""
FIGURE = 31.0
"""The size of figures in the second line of a player's state."""
TOKENS = ("refresh", "move", "play", "gather")


class SmallCard(NamedTuple):
    """A card by name: ``placed`` is the worker on it, ``row`` the group it belongs to."""

    key: str
    box: Box
    row: str
    placed: Worker | None
    lent: bool


class Strip(NamedTuple):
    """A player's strip: its box, lines about the mech, cards, an icon with its height for each group of cards."""

    seat: SeatView
    box: Box
    rule: tuple[str, ...]
    cards: tuple[SmallCard, ...]
    icons: tuple[tuple[str, float], ...]


def lay_out(view: View, say: Say) -> list[Strip]:
    """The strips below each other, each as high as its cards need."""
    strips = []
    y = float(EDGE)
    for seat in view.seats:
        rule = mech_rule(seat, say, WIDTH - 2 * EDGE - 90) if len(view.seats) <= WITH_RULES else ()
        cards, icons = _cards(seat, y + STATE + RULE_LINE * len(rule))
        bottom = cards[-1].box.bottom + 12 if cards else y + STATE
        strips.append(Strip(seat, Box(EDGE, y, WIDTH - 2 * EDGE, bottom - y), rule, tuple(cards), tuple(icons)))
        y = bottom + GAP
    return strips


def mech_rule(seat: SeatView, say: Say, room: float) -> tuple[str, ...]:
    """The mech of a seat and what it does, in lines."""
    return wrap(say(labelled(captions.mech(seat.mech), wording.mech_rule(MECHS[seat.mech]))), room, WORDS, 2)


def _cards(seat: SeatView, y: float) -> tuple[list[SmallCard], list[tuple[str, float]]]:
    """The cards of a strip from ``y`` on, and the icon before each group."""
    left = EDGE + ICON_ROOM
    area = Box(left, y, WIDTH - EDGE - 12 - left, 0)
    cards: list[SmallCard] = []
    icons = []
    tucked = [ActiveCard(key) for key in (*seat.upgraded, *seat.melded)]
    groups = (("hand", [ActiveCard(key) for key in seat.hand]), ("play", seat.active), ("upgrade", tucked))
    for row, group in groups:
        if not group:
            continue
        icons.append((row, y + CARD_H / 2))
        boxes = grid(area._replace(y=y), len(group), COLUMNS, CARD_H, CARD_GAP)
        cards += [
            SmallCard(card.card, box, row, card.worker, card.lent) for card, box in zip(group, boxes, strict=True)
        ]
        y = cards[-1].box.bottom + CARD_GAP + 4
    return cards, icons


def draw(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The strips as a picture."""
    strips = lay_out(view, say)
    canvas = Canvas(WIDTH, round(strips[-1].box.bottom) + EDGE, GROUND)
    for strip in strips:
        state(canvas, view, strip.seat, say, strip.box, touched=f"seat:{strip.seat.seat}" in touched, score=True)
        rule(canvas, strip.rule, (strip.box.x + 14, strip.box.y + STATE - 6))
        for name, y in strip.icons:
            icon(canvas, name, (EDGE + ICON_ROOM / 2 + 1, y), 28, MUTED)
        for card in strip.cards:
            _card(canvas, say, card, touched=f"card:{card.key}" in touched)
    return canvas.picture(alt, CARD_PALETTE)


def state(
    canvas: Canvas, view: View, seat: SeatView, say: Say, box: Box, *, touched: bool = False, score: bool = False
) -> None:
    """What a player has besides cards, in two lines at the top of ``box``; with the ``score`` so far."""
    canvas.rounded(box, 18, PANEL, outline=INK if view.actor == seat.seat else None, width=4)
    x, y = box.x + 16, box.y + 34
    mech(canvas, (x + 26, y), seat.seat, 54)
    first = view.first == seat.seat
    ink = ACCENT if touched else INK
    run = canvas.text((x + 62, y), say.names[seat.seat], 38, ink, bold=True, width=412 - 44 * first, min_size=WORDS)
    if first:
        canvas.circle((x + 62 + run + 24, y), 18, SLOT)
        canvas.text((x + 62 + run + 24, y), "1", 27, INK, bold=True, anchor="cm")
    at = x + 490
    for name, number in (("power", seat.power), ("guile", seat.guile), ("coins", seat.coins), ("map", seat.maps)):
        icon(canvas, name, (at + 22, y), 42, SYMBOL_COLOURS[name])
        canvas.text((at + 52, y), str(number), 42, INK if number else MUTED, bold=True)
        at += 118
    for number in range(4):
        canvas.icon("star", (at + 20 + number * 31, y), 32, PLAYERS[seat.seat] if number < seat.stars else SLOT)
    action_token(canvas, seat, box.right - 188, y)
    if score:
        canvas.text((box.right - 204, y), signed(seat.score), FIGURE, MUTED, bold=True, anchor="rm", width=66)
    y = box.y + 88
    for number, colour in enumerate(COLOURS):
        workers(canvas, say, seat, colour, (x + number * 108, y), FIGURE)
    progress(canvas, seat, x + 560, y, box.right - x - 566, FIGURE)


def rule(canvas: Canvas, lines: Sequence[str], at: tuple[float, float]) -> None:
    """Lines about a mech from ``at`` on, its icon before them."""
    for number, line in enumerate(lines):
        y = at[1] + (number + 0.5) * RULE_LINE
        if number == 0:
            icon(canvas, "mech", (at[0] + 14, y), 28, MUTED)
        canvas.text((at[0] + 42, y), line, WORDS, MUTED)


def action_token(canvas: Canvas, seat: SeatView, x: float, y: float) -> None:
    """The action token on the place that it covers; if it covers none shown, it lies on the blank one."""
    for number, name in enumerate(TOKENS):
        at = (x + 18 + number * 42, y)
        if seat.token == name:
            canvas.circle(at, 20, PLAYERS[seat.seat])
            action_icon(canvas, name, at, 24, DARK)
        else:
            action_icon(canvas, name, at, 26, MUTED)


def workers(canvas: Canvas, say: Say, seat: SeatView, colour: Worker, at: tuple[float, float], size: float) -> None:
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


def progress(canvas: Canvas, seat: SeatView, x: float, y: float, room: float, size: float) -> None:
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
    canvas.guess(card.key, box, 10)
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
    name_at, room = (box.x + 48, box.centre[1]), box.w - 82
    canvas.text(name_at, say(captions.card(card.key)), WORDS, ink, bold=True, width=room, min_size=WORDS - 1)
    icon(canvas, name, (box.right - 18, at[1]), 23, WARNING if card.lent and tucked else MUTED if tucked else WEAK)

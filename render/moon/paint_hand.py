"""The hand: its owner's resources and flags, the structures to build or assimilate, the expedition card."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from games.engine import text
from games.moon.components import FLAGS, RESOURCES
from games.moon.view import HandCard, SeatView, View
from render.canvas import Box, Canvas
from render.moon import changes, paint_card
from render.moon.layout import EDGE, GAP, NARROW
from render.moon.paint_board import lent
from render.moon.paint_card import COLUMNS, EXPEDITION, FULL, WIDE, CardMark
from render.moon.style import FADED, HEART, PALETTE, RESOURCE_COLOURS, banner, icon
from render.palette import GROUND, INK, MUTED, PANEL, WARNING
from render.scene import Picture, Say

STATE = 72
STEPS = (("main", "dome"), ("expedition", "compass"), ("park", "park"), ("flip", "flip"), ("claim", "medal"))


def draw(
    view: View, say: Say, alt: str, *, touched: Collection[str] = (), letters: Mapping[str, str] | None = None
) -> Picture:
    """The hand as a picture; ``letters`` are those of choices, by card key."""
    assert view.me is not None  # noqa: S101 - a spectator has no hand
    rows = -(-len(view.hand) // COLUMNS)
    first = EDGE + STATE * 2 + GAP
    top = first + (EXPEDITION + GAP if view.expedition else 0)
    high = top + (rows * (FULL + GAP) if view.hand else 76) + EDGE - GAP
    canvas = Canvas(NARROW, round(high), GROUND)
    player_state(canvas, view, view.seats[view.me], EDGE)
    found = letters or {}
    if view.expedition:
        box = Box(EDGE, first, NARROW - 2 * EDGE, EXPEDITION)
        used = view.actor == view.me and "expedition" in view.used
        mark = CardMark(found.get(view.expedition), changes.structure(touched, view.expedition))
        paint_card.expedition(canvas, say, box, view.expedition, mark, used=used)
    if not view.hand:
        canvas.text((EDGE + 6, top + 34), say(text("pic-no-cards")), 36, MUTED)
    for place, card in enumerate(view.hand):
        box = Box(EDGE + place % COLUMNS * (WIDE + GAP), top + place // COLUMNS * (FULL + GAP), WIDE, FULL)
        mark = CardMark(found.get(card.key), changes.structure(touched, card.key), buildable(card))
        paint_card.in_hand(canvas, say, box, card.key, mark, (card.missing_resources, card.missing_flags))
    return canvas.picture(alt, PALETTE)


def buildable(card: HandCard) -> bool:
    """Whether nothing is missing to build ``card``."""
    return not card.missing_resources and not card.missing_flags


def player_state(canvas: Canvas, view: View, seat: SeatView, y: float) -> None:
    """A player's resources, rovers and hearts; flags, lent ones included; and the steps of the own turn."""
    canvas.rounded(Box(EDGE, y, NARROW - 2 * EDGE, STATE * 2), 14, PANEL)
    goods = [(what, RESOURCE_COLOURS[what], seat.resources.get(what, 0)) for what in RESOURCES]
    figures = [*goods, ("rover", INK, seat.rovers), ("heart", HEART, seat.hearts)]
    step = (NARROW - 2 * EDGE - 20) / len(figures)
    for place, (name, hue, number) in enumerate(figures):
        at = (EDGE + 18 + place * step, y + STATE / 2 + 2)
        icon(canvas, name, (at[0] + 24, at[1]), 46, hue if number else FADED)
        canvas.text((at[0] + 58, at[1]), str(number), 46, INK if number else FADED, bold=True, width=step - 64)
    middle = y + STATE * 1.5 - 2
    for place, flag in enumerate(FLAGS):
        borrowed = seat.lent.count(flag)
        number = seat.flags.get(flag, 0) + borrowed
        x = EDGE + 18 + place * 128
        banner(canvas, (x + 24, middle), flag, 50, None if number else FADED)
        canvas.text((x + 52, middle), str(number), 38, INK if number else FADED, bold=True, width=46, min_size=24)
        if borrowed:
            lent(canvas, (x + 100, middle), flag, 36)
    if view.actor == view.me:
        _steps(canvas, view, Box(EDGE + 660, y + STATE, NARROW - 2 * EDGE - 672, STATE))


def _steps(canvas: Canvas, view: View, box: Box) -> None:
    """The main action and the optional steps of the turn: bright while open, ticked when done."""
    step = box.w / len(STEPS)
    for place, (name, sign) in enumerate(STEPS):
        done = view.acted if name == "main" else name in view.used
        at = (box.x + step * (place + 0.5), box.centre[1] - 2)
        canvas.circle(at, 29, FADED if done else WARNING if name == "main" else INK)
        canvas.circle(at, 26, PANEL)
        icon(canvas, "tick" if done else sign, at, 32, FADED if done else WARNING if name == "main" else INK)

"""The hand: its owner's resources and flags, the structures to build or assimilate, the expedition card."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from games.engine import text
from games.moon.components import FLAGS, RESOURCES
from games.moon.view import HandCard, SeatView, View
from render.canvas import Box, Canvas, text_width
from render.layout import grid
from render.moon import changes, paint_card
from render.moon.layout import EDGE, GAP, NARROW
from render.moon.paint_board import lent
from render.moon.paint_card import CardMark
from render.moon.style import FADED, HEART, PALETTE, RESOURCE_COLOURS, banner, icon
from render.palette import GROUND, INK, MUTED, PANEL, WARNING
from render.scene import Picture, Say

STATE = 72
WIDTH, COLUMNS, CARD, BAR = 1290, 3, 276, 58
"""The width of the picture, its columns, the height of its cards, and of the bar above them."""
GOOD, APART = 1.26, 0.13
"""Where a number begins after its icon, and the least gap before the next one, as shares of their size."""
STEPS = (("main", "dome"), ("expedition", "compass"), ("park", "park"), ("flip", "flip"), ("claim", "medal"))


def draw(
    view: View, say: Say, alt: str, *, touched: Collection[str] = (), letters: Mapping[str, str] | None = None
) -> Picture:
    """The hand as a picture, wide and low; ``letters`` are those of choices, by card key."""
    found = letters or {}
    assert view.me is not None  # noqa: S101 - a spectator has no hand
    cards = [*((view.expedition,) if view.expedition else ()), *view.hand]
    top = EDGE + BAR + GAP
    boxes = grid(Box(EDGE, top, WIDTH - 2 * EDGE, CARD), len(cards), COLUMNS, CARD, GAP)
    canvas = Canvas(WIDTH, round(max([top + CARD, *(box.bottom for box in boxes)]) + EDGE), GROUND)
    seat = view.seats[view.me]
    canvas.rounded(Box(EDGE, EDGE, WIDTH - 2 * EDGE, BAR), 14, PANEL)
    middle = EDGE + BAR / 2
    _goods(canvas, seat, EDGE + 12, middle, 98, 40)
    _flags(canvas, seat, EDGE + 602, middle, 82, 40)
    if view.actor == view.me:
        _steps(canvas, view, Box(WIDTH - EDGE - 236, EDGE, 230, BAR), 22)
    if not view.hand:
        canvas.text((EDGE + 6, top + CARD - 40), say(text("pic-no-cards")), 36, MUTED)
    for card, box in zip(cards, boxes, strict=True):
        key = card if isinstance(card, str) else card.key
        new = changes.structure(touched, key)
        if isinstance(card, str):
            used = view.actor == view.me and "expedition" in view.used
            paint_card.expedition(canvas, say, box, key, CardMark(found.get(key), new), used=used)
        else:
            mark = CardMark(found.get(key), new, buildable(card))
            paint_card.in_hand(canvas, say, box, key, mark, (card.missing_resources, card.missing_flags))
    return canvas.picture(alt, PALETTE)


def buildable(card: HandCard) -> bool:
    """Whether nothing is missing to build ``card``."""
    return not card.missing_resources and not card.missing_flags


def player_state(canvas: Canvas, view: View, seat: SeatView, y: float) -> None:
    """A player's resources, rovers and hearts; flags, lent ones included; and the steps of the own turn."""
    canvas.rounded(Box(EDGE, y, NARROW - 2 * EDGE, STATE * 2), 14, PANEL)
    _goods(canvas, seat, EDGE + 18, y + STATE / 2 + 2, (NARROW - 2 * EDGE - 20) / 6, 46)
    _flags(canvas, seat, EDGE + 18, y + STATE * 1.5 - 2, 128, 50)
    if view.actor == view.me:
        _steps(canvas, view, Box(EDGE + 660, y + STATE, NARROW - 2 * EDGE - 672, STATE), 29)


def _goods(canvas: Canvas, seat: SeatView, x: float, y: float, step: float, size: float) -> None:
    """A player's resources, rovers and hearts in a row from ``x`` on, ``step`` apart, or closer where they are many."""
    goods = [(what, RESOURCE_COLOURS[what], seat.resources.get(what, 0)) for what in RESOURCES]
    shown = [*goods, ("rover", INK, seat.rovers), ("heart", HEART, seat.hearts)]
    wide = [size * GOOD + text_width(str(number), size, bold=True) for _, _, number in shown]
    steps = [step] * len(shown)
    if max(wide) > step - size * APART:
        room = step * len(shown) - size * 3 * APART
        scale = min(1.0, room / (sum(wide) + size * APART * (len(shown) - 1)))
        size, wide = size * scale, [scale * own for own in wide]
        steps = [own + (room - sum(wide)) / (len(shown) - 1) for own in wide]
    for (name, hue, number), along in zip(shown, steps, strict=True):
        icon(canvas, name, (x + size * 0.52, y), size, hue if number else FADED)
        canvas.text((x + size * GOOD, y), str(number), size, INK if number else FADED, bold=True)
        x += along


def _flags(canvas: Canvas, seat: SeatView, x: float, y: float, step: float, size: float) -> None:
    """A player's flags, lent ones included, in a row from ``x`` on, ``step`` apart."""
    for place, flag in enumerate(FLAGS):
        borrowed = seat.lent.count(flag)
        number = seat.flags.get(flag, 0) + borrowed
        at = x + place * step
        roomy = step > size * 2.4
        if borrowed and not roomy:
            lent(canvas, (at + size * 0.48, y), flag, size * 1.1)
        else:
            banner(canvas, (at + size * 0.48, y), flag, size, None if number else FADED)
        fill = INK if number else FADED
        canvas.text((at + size * 1.04, y), str(number), size * 0.76, fill, bold=True, width=size * 0.92, min_size=24)
        if borrowed and roomy:
            lent(canvas, (at + size * 2, y), flag, size * 0.72)


def _steps(canvas: Canvas, view: View, box: Box, radius: float) -> None:
    """The main action and the optional steps of the turn: bright while open, ticked when done."""
    step = box.w / len(STEPS)
    for place, (name, sign) in enumerate(STEPS):
        done = view.acted if name == "main" else name in view.used
        at = (box.x + step * (place + 0.5), box.centre[1] - 2)
        hue = FADED if done else WARNING if name == "main" else INK
        canvas.circle(at, radius, hue)
        canvas.circle(at, radius - 3, PANEL)
        icon(canvas, "tick" if done else sign, at, radius * 1.1, hue)

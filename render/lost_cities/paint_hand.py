"""The hand, by itself or with what its owner needs for a decision. In the view's order: by expedition, then rank."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import pairwise
from typing import NamedTuple

from games.engine import Decision, text
from games.lost_cities.view import View
from render import cards
from render.canvas import Box, Canvas
from render.layout import grid
from render.lettering import about
from render.lost_cities.describe import colour_and_rank
from render.lost_cities.style import ICONS, PALETTE, card_face, small_card
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, SLOT
from render.scene import Picture, Say

WIDTH, EDGE = 1400, 24
ROW = 8
"""The most cards in a row."""
CLOSE, APART = 8, 22
CARD_WIDTH, CARD_HEIGHT = 172, 236
SOURCES = 178
NO_LETTERS: Mapping[str, str] = {}


class HeldCard(NamedTuple):
    """A card in the hand and how it looks."""

    card: str
    box: Box
    dimmed: bool
    touched: bool
    received: bool


def lay_out(view: View, *, dimmed: Collection[str] = (), touched: Collection[str] = ()) -> list[HeldCard]:
    """The cards in rows of equal length, those of a colour close together."""
    received = list(view.received)
    held: list[HeldCard] = []
    rows = -(-len(view.hand) // ROW)
    length = -(-len(view.hand) // max(1, rows))
    width = _card_width(view.hand, length)
    for row in range(rows):
        shown = view.hand[row * length : (row + 1) * length]
        x, y = float(EDGE), EDGE + row * (CARD_HEIGHT + APART)
        for card, after in zip(shown, [*shown[1:], ""], strict=True):
            mine = card in received
            if mine:
                received.remove(card)
            held.append(HeldCard(card, Box(x, y, width, CARD_HEIGHT), card in dimmed, card in touched, mine))
            x += width + (CLOSE if colour_and_rank(card)[0] == after.split("-")[0] else APART)
    return held


def _card_width(hand: tuple[str, ...], length: int) -> float:
    """The width that the fullest row allows, the same for all rows."""
    widths = [float(CARD_WIDTH)]
    for start in range(0, len(hand), max(1, length)):
        cards = hand[start : start + length]
        gaps = sum(CLOSE if colour_and_rank(a)[0] == colour_and_rank(b)[0] else APART for a, b in pairwise(cards))
        widths.append((WIDTH - 2 * EDGE - gaps) / len(cards))
    return min(widths)


def draw(
    view: View,
    say: Say,
    alt: str,
    *,
    decision: Decision | None = None,
    letters: Mapping[str, str] = NO_LETTERS,
    touched: Collection[str] = (),
) -> Picture:
    """The hand; with a ``decision``, what cannot be played now is dimmed, and the piles to draw from lie below.

    ``letters`` are those of choices, by card or pile.
    """
    held = lay_out(view, dimmed=_dimmed(view, decision), touched=touched)
    bottom = max((one.box.bottom for one in held), default=EDGE + 60)
    drawing = decision is not None and view.step == "up"
    height = bottom + EDGE + (SOURCES if drawing else 0) + (84 if view.given else 0)
    canvas = Canvas(WIDTH, round(height), GROUND)
    for one in held:
        _card(canvas, one, say(text(f"expedition-{colour_and_rank(one.card)[0]}")), letters.get(one.card))
    if not held:
        canvas.text((EDGE, EDGE + 34), say(text("pic-no-cards")), 44, MUTED)
    if view.given:
        _given(canvas, view, say, bottom + EDGE)
        bottom += 84
    if drawing:
        _draw_sources(canvas, view, say, Box(0, bottom + EDGE, WIDTH, SOURCES), letters, touched)
    return canvas.picture(alt, PALETTE)


def _dimmed(view: View, decision: Decision | None) -> set[str]:
    """The cards that cannot be played now or, while passing, cannot be passed."""
    wanted = {"down": "play-", "pass": "pass-"}.get(view.step)
    if decision is None or wanted is None:
        return set()
    return set(view.hand) - {card for key, card in about(decision).items() if key.startswith(wanted)}


def _card(canvas: Canvas, held: HeldCard, name: str, letter: str | None) -> None:
    box, face = held.box, card_face(held.card, name)
    cards.card(
        canvas, box, face.dimmed() if held.dimmed else face, piece=held.card, touched=held.touched, letter=letter
    )
    if held.received:
        at = (box.right - 30, box.y + (30 if letter is None else 100))
        canvas.circle(at, 25, ACCENT, outline=GROUND, width=3)
        canvas.icon("gift", at, 26, DARK)


def _given(canvas: Canvas, view: View, say: Say, y: float) -> None:
    """The cards passed to the partner that are still in the partner's hand."""
    assert view.me is not None  # noqa: S101 - a spectator gave nothing
    words = say(text("pic-with", who=say.names[(view.me + 2) % 4]))
    step, count = 132, len(view.given)
    room = WIDTH - 2 * EDGE - count * step - 60
    canvas.icon("gift", (EDGE + 20, y + 28), 36, MUTED)
    run = canvas.text((EDGE + 54, y + 28), words, 34, MUTED, width=room, min_size=24)
    for place, given in enumerate(view.given):
        small_card(canvas, Box(EDGE + 72 + run + place * step, y, step - 14, 58), given)


def _draw_sources(
    canvas: Canvas, view: View, say: Say, area: Box, letters: Mapping[str, str], touched: Collection[str]
) -> None:
    """The piles that can be drawn from."""
    canvas.rect(area, PANEL)
    label = say(text("pic-draw-from"))
    canvas.text((EDGE, area.y + 32), label, 30, MUTED, width=WIDTH - 2 * EDGE)
    count = len(view.colours) + 1
    box, *places = grid(Box(EDGE, area.y + 60, WIDTH - 2 * EDGE, 98), count, count, 98, 14)
    canvas.rounded(box, 16, PANEL, outline=ACCENT if "draw-pile" in touched else MUTED, width=4)
    canvas.icon("pile", (box.x + box.w * 0.28, box.centre[1]), 52, INK)
    canvas.text((box.x + box.w * 0.7, box.centre[1]), str(view.draw_pile), 56, INK, bold=True, anchor="cm")
    cards.mark(canvas, (box.right - 18, box.y + 2), letters.get("draw-pile"))
    for place, colour, top in zip(places, view.colours, view.discards, strict=True):
        blocked = view.blocked == colour
        if top is None:
            canvas.rounded(place, 16, SLOT)
            canvas.icon(ICONS[colour], place.centre, 48, MUTED)
            continue
        small_card(canvas, place, top, faint=blocked, touched=f"discard-{colour}" in touched)
        cards.mark(canvas, (place.right - 18, place.y + 2), letters.get(f"discard-{colour}"))
        if blocked:
            canvas.circle((place.right - 10, place.y + 10), 24, GROUND)
            canvas.icon("lock", (place.right - 10, place.y + 10), 30, MUTED)

"""The hand: cards by region, each with its distance from the nearest tip, its mark, and whether it can be scored."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from games.engine import Text, text
from games.famous_explorers.view import HandCard, View
from render.canvas import Box, Canvas
from render.cards import mark, plate
from render.famous_explorers.frame import WIDTH
from render.famous_explorers.style import PALETTE, PAPER, PLACE, REGION_COLOURS, destination_token
from render.layout import grid
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, SLOT
from render.scene import Picture, Say

EDGE, GAP = 20, 14
COLUMNS = 3
HEAD, HIGH = 50, 138
WIDE = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS


class Group(NamedTuple):
    """Cards below a title."""

    title: Text
    box: Box
    cards: tuple[tuple[HandCard, Box], ...]
    region: str | None


def lay_out(view: View) -> list[Group]:
    """The groups in three columns, a group's cards side by side."""
    wanted: list[tuple[Text, str | None, Sequence[HandCard]]] = [
        (text(f"region-{region}"), region, list(cards)) for region, cards in groupby(view.hand, lambda c: c.region)
    ]
    if view.drawn:
        wanted.insert(0, (text("pic-drawn"), None, view.drawn))
    filled = [float(EDGE)] * COLUMNS
    groups = []
    for title, region, cards in wanted:  # each as high up as it goes
        wide = _columns(len(cards))
        column = min(range(COLUMNS - wide + 1), key=lambda at: max(filled[at : at + wide]))
        group = _group(title, region, cards, column, max(filled[column : column + wide]))
        filled[column : column + wide] = [group.box.bottom + 6] * wide
        groups.append(group)
    return groups


def _columns(cards: int) -> int:
    """How many cards of a group lie side by side."""
    return 2 if cards == 4 else min(cards, COLUMNS)


def _group(title: Text, region: str | None, cards: Sequence[HandCard], column: int, y: float) -> Group:
    x, wide = EDGE + column * (WIDE + GAP), _columns(len(cards))
    box = Box(x, y, wide * (WIDE + GAP) - GAP, HEAD + -(-len(cards) // wide) * (HIGH + GAP))
    places = grid(box._replace(y=y + HEAD), len(cards), wide, HIGH, GAP)
    return Group(title, box, tuple(zip(cards, places, strict=True)), region)


def draw(
    view: View,
    say: Say,
    alt: str,
    *,
    letters: Mapping[str, str] | None = None,
    touched: Collection[str] = (),
    distances: bool = True,
) -> Picture:
    """The hand as a picture, the cards ``touched`` bright; ``letters`` are those of choices, by place."""
    groups = lay_out(view)
    known = [(number, secret.place) for number, secret in enumerate(view.secrets, start=1) if secret.place is not None]
    bottom = max((group.box.bottom for group in groups), default=EDGE + 90.0)
    high = bottom + (HEAD + 76 if known else 0) + EDGE - GAP
    canvas = Canvas(WIDTH, round(high), GROUND)
    if not view.hand and not view.drawn:
        canvas.text((EDGE + 4, EDGE + 46), say(text("pic-no-cards")), 44, MUTED)
    for group in groups:
        ink = REGION_COLOURS[group.region] if group.region else ACCENT
        at = (group.box.x + 6, group.box.y + HEAD / 2 - 2)
        canvas.text(at, say(group.title), 32, ink, bold=True, width=group.box.w - 6, min_size=20)
        for card, box in group.cards:
            if f"card:{card.place}" in touched:
                canvas.rounded(box.inset(-5), 21, ACCENT)
            _card(canvas, view, say, card, box, (letters or {}).get(card.place), distance=distances)
    if known:
        _secrets(canvas, say, known, bottom)
    return canvas.picture(alt, PALETTE)


def _card(
    canvas: Canvas, view: View, say: Say, card: HandCard, box: Box, letter: str | None, *, distance: bool
) -> None:
    """A card: its place and where that is, its mark on the left, the distance on the right, where it is wanted."""
    plate(canvas, box, 16, PANEL, touched=card.scorable is not None)
    canvas.rounded(Box(box.x, box.y + 14, 12, box.h - 28), 6, REGION_COLOURS[card.region])
    x, y = box.x + 54, box.centre[1]
    if card.marked and view.me is not None:
        destination_token(canvas, (x, y), view.me, 28)
    else:
        canvas.circle((x, y), 20, PLACE)
        if card.near:
            canvas.circle((x, y), 12, PANEL)
    right = 112 if distance else 20
    room = Box(x + 40, box.y + 16, box.right - right - x - 46, box.h - 32)
    canvas.text((room.x, room.y + 26), say(text(f"place-{card.place}")), 42, INK, bold=True, width=room.w, min_size=25)
    if card.scorable is not None:
        words = say(text("pic-score-now" if card.scorable == "now" else "pic-score-late"))
        points = "+2" if card.marked else "+1"
        canvas.pill(Box(room.x - 4, room.bottom - 48, room.w + 4, 46), f"{words} {points}", 30, ACCENT, DARK)
    else:
        where = Box(room.x, room.bottom - 58, room.w, 62)
        canvas.paragraph(where, say(text(f"place-{card.place}-where")), 25, MUTED, leading=1.2, min_size=19)
    if distance:
        _distance(canvas, say, card, Box(box.right - right + 8, box.y, right - 20, box.h))
    canvas.guess(card.place, box, 16)
    mark(canvas, (box.x + 18, box.y + 18), letter, 25, size=36)


def _distance(canvas: Canvas, say: Say, card: HandCard, box: Box) -> None:
    x, y = box.centre
    canvas.rect(Box(box.x - 8, box.y + 18, 2, box.h - 36), SLOT)
    canvas.text((x, y - 16), str(card.distance), 66, INK, bold=True, anchor="cm", width=box.w)
    words = say(text("pic-spaces", number=card.distance))
    canvas.text((x, y + 40), words, 25, MUTED, anchor="cm", width=box.w, min_size=16)


def _secrets(canvas: Canvas, say: Say, known: Sequence[tuple[int, str]], y: float) -> None:
    """The secret destinations that the player has looked at."""
    canvas.text((EDGE + 6, y + HEAD / 2 - 2), say(text("pic-secrets")), 32, MUTED, bold=True)
    for n, (number, place) in enumerate(known):
        box = Box(EDGE + n * (WIDE + GAP), y + HEAD, WIDE, 70)
        canvas.rounded(box, 14, PAPER)
        canvas.guess(place, box, 14)
        canvas.icon("lock", (box.x + 34, box.centre[1]), 40, DARK)
        canvas.text((box.x + 60, box.centre[1]), str(number), 36, DARK, bold=True)
        words = say(text(f"place-{place}"))
        canvas.text((box.x + 96, box.centre[1]), words, 38, DARK, bold=True, width=box.w - 112, min_size=24)

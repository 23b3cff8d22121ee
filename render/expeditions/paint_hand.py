"""One player's cards to be read: hand, active row, what is tucked under the mech, and the state above them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from games.engine import text
from games.expeditions.abilities import COLOURS, Colour
from games.expeditions.catalogue import CARDS
from games.expeditions.view import ActiveCard, SeatView, View
from render.canvas import Box, Canvas
from render.expeditions import cards, naming, paint_players
from render.expeditions.cards import Face
from render.expeditions.layout import WHOLE
from render.expeditions.style import CARD_COLOURS, HUES, glyph, mech
from render.palette import ACCENT, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT
from render.scene import Picture, Say

EDGE, GAP = 20, 14
FEW = 6
"""So many cards lie two beside each other and large; more of them three and smaller."""
LARGE = 1.35
"""How much larger few cards are."""
STATE, HEAD = 130, 50
"""The heights of the state above the cards and of a group's title."""
TUCKED = 1
"""The part of a tucked card's words that still counts: an item's ongoing one, a meteorite's bonus."""


class Held(NamedTuple):
    """A card and where it lies."""

    face: Face
    box: Box
    placed: Colour | None
    empty: bool
    lent: bool


class Group(NamedTuple):
    """Cards that belong together, below a title."""

    name: str
    y: float
    cards: tuple[Held, ...]


def lay_out(view: View, seat: SeatView, say: Say) -> list[Group]:
    """The groups below each other, two or three cards beside each other, a row as high as its highest card."""
    plain = [ActiveCard(key) for key in seat.hand]
    shown = [ActiveCard(key) for key in view.shown] if view.actor == seat.seat else []
    wanted = [("shown", shown), ("hand", plain), ("active", list(seat.active))]
    wanted.append(("tucked", [ActiveCard(key) for key in (*seat.upgraded, *seat.melded)]))
    few = sum(len(members) for _, members in wanted) <= FEW
    groups = []
    y = float(EDGE + STATE)
    for name, members in wanted:
        if not members:
            continue
        group = _group(name, members, y, say, few=few)
        groups.append(group)
        y = max(card.box.bottom for card in group.cards) + GAP
    return groups


def wide(columns: int) -> float:
    """How wide cards are of which ``columns`` lie beside each other."""
    return (WHOLE - 2 * EDGE - (columns - 1) * GAP) / columns


def _group(name: str, members: list[ActiveCard], top: float, say: Say, *, few: bool) -> Group:
    columns, scale = (2, LARGE) if few else (3, 1.0)
    room, only = wide(columns), TUCKED if name == "tucked" else None
    found: list[Held] = []
    y = top + HEAD
    for start in range(0, len(members), columns):
        row = members[start : start + columns]
        faces = [cards.face(card.card, say, room, scale=scale, only=only) for card in row]
        high = max(face.high for face in faces)
        for number, (card, face) in enumerate(zip(row, faces, strict=True)):
            box = Box(EDGE + number * (room + GAP), y, room, high)
            empty = name == "active" and card.worker is None
            found.append(Held(face, box, card.worker, empty, card.lent))
        y += high + GAP
    return Group(name, top, tuple(found))


def draw(
    view: View,
    seat: SeatView,
    say: Say,
    alt: str,
    *,
    touched: Collection[str] = (),
    letters: Mapping[str, str] | None = None,
) -> Picture:
    """The cards of ``seat`` as a picture; ``letters`` stand on the cards they belong to."""
    groups = lay_out(view, seat, say)
    bottom = max((card.box.bottom for group in groups for card in group.cards), default=float(EDGE + STATE))
    solved = seat.solved
    canvas = Canvas(WHOLE, round(bottom + EDGE + (64 if solved else 0)), GROUND)
    _state(canvas, view, seat, say)
    for group in groups:
        _title(canvas, say(text(f"pic-row-{group.name}", count=len(group.cards))), group.y)
        for card in group.cards:
            key = card.face.key
            cards.draw(
                canvas, say, card.face, card.box, touched=f"card:{key}" in touched, placed=card.placed,
                empty=card.empty, lent=card.lent, letter=(letters or {}).get(key),
            )  # fmt: skip
    if solved:
        y = bottom + GAP + 34
        glyph(canvas, "solve", (EDGE + 24, y), 38, HUES["solve"])
        names = ", ".join(f"{say(naming.card(key))} ({_tile(key)})" for key in solved)
        canvas.text((EDGE + 56, y), names, 30, INK, width=WHOLE - 2 * EDGE - 56, least=20)
    return canvas.picture(alt, CARD_COLOURS)


def _tile(quest: str) -> int:
    return getattr(CARDS[quest], "tile", 0)


def _title(canvas: Canvas, words: str, y: float) -> None:
    canvas.text((EDGE + 4, y + HEAD / 2 + 2), words, 31, MUTED, bold=True)


def _state(canvas: Canvas, view: View, seat: SeatView, say: Say) -> None:
    """What the player has besides cards, in two lines."""
    box = Box(EDGE, EDGE, WHOLE - 2 * EDGE, STATE - 10)
    canvas.rounded(box, 18, PANEL, outline=ACCENT if view.actor == seat.seat else None, width=4)
    x, y = box.x + 16, box.y + 34
    mech(canvas, (x + 26, y), seat.seat, 54)
    canvas.text((x + 62, y), say.names[seat.seat], 38, INK, bold=True, width=400, least=22)
    at = x + 490
    for icon, number in (("power", seat.power), ("guile", seat.guile), ("coins", seat.coins), ("map", seat.maps)):
        glyph(canvas, icon, (at + 22, y), 42, HUES[icon])
        canvas.text((at + 52, y), str(number), 42, INK if number else MUTED, bold=True)
        at += 120
    for number in range(4):
        canvas.icon("star", (at + 20 + number * 34, y), 36, PLAYERS[seat.seat] if number < seat.stars else SLOT)
    paint_players.token(canvas, seat, box.right - 188, y)
    y = box.bottom - 32
    for number, colour in enumerate(COLOURS):
        paint_players.workers(canvas, say, seat, colour, (x + number * 108, y))
    paint_players.progress(canvas, seat, x + 560, y, box.right - x - 566)

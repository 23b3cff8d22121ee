"""A player's cards in full: hand, active row, cards tucked under the mech; and the player's state above them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from games.engine import text
from games.expeditions.catalogue import CARDS
from games.expeditions.terms import COLOURS, Colour
from games.expeditions.view import ActiveCard, SeatView, View
from render.canvas import Box, Canvas
from render.expeditions import captions, card_face, paint_players
from render.expeditions.card_face import Face
from render.expeditions.layout import WIDTH
from render.expeditions.style import CARD_PALETTE, SYMBOL_COLOURS, icon, mech
from render.palette import GROUND, INK, MUTED, PANEL, PLAYERS, SLOT
from render.scene import Picture, Say

EDGE, GAP = 20, 14
FEW = 6
"""Up to so many cards are shown large, two in a row; more of them smaller, three in a row."""
LARGE = 1.45
"""How much larger few cards are."""
STATE, HEAD = 130, 50
"""The heights of the player's state and of a group's title."""
FIGURE = 31.0
"""The size of the figures in the player's state."""
TUCKED = 1
"""The section of a tucked card that still counts: an item's ongoing ability, a meteorite's bonus."""


class Held(NamedTuple):
    """A card and its place; ``placed`` is the worker on it."""

    face: Face
    box: Box
    placed: Colour | None
    empty: bool
    lent: bool


class Group(NamedTuple):
    """Cards below a title."""

    name: str
    y: float
    cards: tuple[Held, ...]


def lay_out(view: View, seat: SeatView, say: Say, *, only: Collection[str] = ()) -> list[Group]:
    """The groups of cards, two or three in a row; a row is as high as its tallest card. ``only`` these, and large."""
    wanted = _groups(view, seat)
    few = bool(only) or sum(map(len, wanted.values())) <= FEW
    groups = []
    y = float(EDGE + STATE)
    for name, members in wanted.items():
        if not members or (only and name not in only):
            continue
        group = _group(name, members, y, say, few=few)
        groups.append(group)
        y = max(card.box.bottom for card in group.cards) + GAP
    return groups


def _groups(view: View, seat: SeatView) -> dict[str, list[ActiveCard]]:
    shown = view.shown if view.actor == seat.seat else ()
    tucked = (*seat.upgraded, *seat.melded)
    plain = {name: [ActiveCard(key) for key in keys] for name, keys in (("shown", shown), ("hand", seat.hand))}
    return {**plain, "active": list(seat.active), "tucked": [ActiveCard(key) for key in tucked]}


def card_width(columns: int) -> float:
    """The width of cards of which ``columns`` lie in a row, in pixels."""
    return (WIDTH - 2 * EDGE - (columns - 1) * GAP) / columns


def _group(name: str, members: list[ActiveCard], top: float, say: Say, *, few: bool) -> Group:
    columns, scale = (2, LARGE) if few else (3, 1.0)
    room, only = card_width(columns), TUCKED if name == "tucked" else None
    found: list[Held] = []
    y = top + HEAD
    for start in range(0, len(members), columns):
        row = members[start : start + columns]
        faces = [card_face.face(card.card, say, room, scale=scale, only=only) for card in row]
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
    only: Collection[str] = (),
) -> Picture:
    """The cards of ``seat`` as a picture; ``letters`` are those of choices, by card; ``only`` these groups, large."""
    groups = lay_out(view, seat, say, only=only)
    bottom = max((card.box.bottom for group in groups for card in group.cards), default=float(EDGE + STATE))
    solved = seat.solved
    canvas = Canvas(WIDTH, round(bottom + EDGE + (64 if solved else 0)), GROUND)
    _state(canvas, view, seat, say)
    for group in groups:
        _title(canvas, say(text(f"pic-row-{group.name}", count=len(group.cards))), group.y)
        for card in group.cards:
            key = card.face.key
            card_face.draw(
                canvas, say, card.face, card.box, touched=f"card:{key}" in touched, placed=card.placed,
                empty=card.empty, lent=card.lent, letter=(letters or {}).get(key),
            )  # fmt: skip
    if solved:
        y = bottom + GAP + 34
        icon(canvas, "solve", (EDGE + 24, y), 38, SYMBOL_COLOURS["solve"])
        names = ", ".join(f"{say(captions.card(key))} ({_tile(key)})" for key in solved)
        canvas.text((EDGE + 56, y), names, 30, INK, width=WIDTH - 2 * EDGE - 56, min_size=20)
    return canvas.picture(alt, CARD_PALETTE)


def side(view: View, seat: SeatView, say: Say, alt: str, touched: Collection[str]) -> list[Picture]:
    """All cards of ``seat`` large, in two pictures if there are many."""
    held = _groups(view, seat)
    parts = [tuple(held)] if sum(map(len, held.values())) <= FEW else [("shown", "hand"), ("active", "tucked")]
    return [draw(view, seat, say, alt, touched=touched, only=part) for part in parts]


def face_up(cards: Mapping[str, str], say: Say, alt: str, touched: Collection[str] = ()) -> Picture:
    """The face-up ``cards`` by spot, large, with the letters of their spots."""
    group = _group("shown", [ActiveCard(card) for card in cards.values()], EDGE - HEAD, say, few=True)
    wide, high = (max(ends) for ends in zip(*((held.box.right, held.box.bottom) for held in group.cards), strict=True))
    canvas = Canvas(round(wide) + EDGE, round(high) + EDGE, GROUND)
    for spot, held in zip(cards, group.cards, strict=True):
        marked = f"card:{held.face.key}" in touched
        card_face.draw(canvas, say, held.face, held.box, letter=spot.upper(), touched=marked)
    return canvas.picture(alt, CARD_PALETTE)


def _tile(quest: str) -> int:
    return getattr(CARDS[quest], "tile", 0)


def _title(canvas: Canvas, words: str, y: float) -> None:
    canvas.text((EDGE + 4, y + HEAD / 2 + 2), words, 31, MUTED, bold=True)


def _state(canvas: Canvas, view: View, seat: SeatView, say: Say) -> None:
    """What a player has besides cards, in two lines."""
    box = Box(EDGE, EDGE, WIDTH - 2 * EDGE, STATE - 10)
    canvas.rounded(box, 18, PANEL, outline=INK if view.actor == seat.seat else None, width=4)
    x, y = box.x + 16, box.y + 34
    mech(canvas, (x + 26, y), seat.seat, 54)
    canvas.text((x + 62, y), say.names[seat.seat], 38, INK, bold=True, width=400, min_size=22)
    at = x + 490
    for name, number in (("power", seat.power), ("guile", seat.guile), ("coins", seat.coins), ("map", seat.maps)):
        icon(canvas, name, (at + 22, y), 42, SYMBOL_COLOURS[name])
        canvas.text((at + 52, y), str(number), 42, INK if number else MUTED, bold=True)
        at += 120
    for number in range(4):
        canvas.icon("star", (at + 20 + number * 34, y), 36, PLAYERS[seat.seat] if number < seat.stars else SLOT)
    paint_players.action_token(canvas, seat, box.right - 188, y)
    y = box.bottom - 32
    for number, colour in enumerate(COLOURS):
        paint_players.workers(canvas, say, seat, colour, (x + number * 108, y), FIGURE)
    paint_players.progress(canvas, seat, x + 560, y, box.right - x - 566, FIGURE)

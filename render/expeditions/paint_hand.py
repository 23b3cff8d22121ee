"""A player's cards in full: hand, active row, cards tucked under the mech; and the player's state above them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from games.engine import text
from games.expeditions.catalogue import CARDS
from games.expeditions.terms import Colour
from games.expeditions.view import ActiveCard, SeatView, View
from render.canvas import Box, Canvas, wrap
from render.expeditions import captions, card_face, paint_players
from render.expeditions.card_face import Face
from render.expeditions.layout import WIDTH
from render.expeditions.style import CARD_PALETTE, SYMBOL_COLOURS, icon
from render.layout import rows
from render.palette import GROUND, INK, MUTED
from render.scene import Picture, Say

EDGE, GAP = 20, 14
FEW = 6
"""Up to so many cards are shown large, two in a row; more of them smaller, three in a row."""
LARGE = 1.45
"""How much larger few cards are."""
STATE, HEAD, SOLVED = 130, 50, 46
"""The heights of the player's state, of a group's title, and of a line of solved quests."""
MANY = 15
"""More cards without their text lie four in a row."""
PANEL_HEIGHT = 800.0
"""The greatest height of the cards beside a decision, in pixels, unless there are very many."""
LOW_FORM = (3, 1.12)
"""How face-up cards beside a decision are shown: so many in a row, so much larger."""
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


def lay_out(
    view: View,
    seat: SeatView,
    say: Say,
    *,
    only: Collection[str] = (),
    large: bool = True,
    brief: bool = False,
    rules: int = 0,
) -> list[Group]:
    """The groups of cards, three in a row; a row is as high as its tallest card.

    ``only`` these; ``large`` and two in a row where they are few; ``brief``, without their text. Above them there is
    room for so many lines of ``rules``.
    """
    wanted = _groups(view, seat)
    few = large and not brief and (bool(only) or sum(map(len, wanted.values())) <= FEW)
    groups = []
    y = float(EDGE + STATE + rules * paint_players.RULE_LINE)
    for name, members in wanted.items():
        if not members or (only and name not in only):
            continue
        group = _group(name, members, y, say, _form(len(members), few=few, brief=brief), brief=brief)
        groups.append(group)
        y = max(card.box.bottom for card in group.cards) + GAP
    return groups


def _form(number: int, *, few: bool, brief: bool) -> tuple[int, float]:
    """How many of so many cards lie in a row, and how much larger they are."""
    return (2, LARGE) if few else (4, 1.0) if brief and number > MANY else (3, 1.0)


def _groups(view: View, seat: SeatView) -> dict[str, list[ActiveCard]]:
    shown = view.shown if view.actor == seat.seat else ()
    tucked = (*seat.upgraded, *seat.melded)
    plain = {name: [ActiveCard(key) for key in keys] for name, keys in (("shown", shown), ("hand", seat.hand))}
    return {**plain, "active": list(seat.active), "tucked": [ActiveCard(key) for key in tucked]}


def card_width(columns: int) -> float:
    """The width of cards of which ``columns`` lie in a row, in pixels."""
    return (WIDTH - 2 * EDGE - (columns - 1) * GAP) / columns


def _group(
    name: str, members: list[ActiveCard], top: float, say: Say, form: tuple[int, float], *, brief: bool = False
) -> Group:
    """Cards below a title in the ``form`` of so many in a row, so much larger."""
    columns, scale = form
    room, only = card_width(columns), TUCKED if name == "tucked" else None
    faces = [card_face.face(card.card, say, room, scale=scale, only=only, brief=brief) for card in members]
    boxes = rows(Box(EDGE, top + HEAD, WIDTH - 2 * EDGE, 0), [face.high for face in faces], columns, GAP)
    found = [
        Held(face, box, card.worker, name == "active" and card.worker is None, card.lent)
        for card, face, box in zip(members, faces, boxes, strict=True)
    ]
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
    large: bool = True,
    brief: bool = False,
    rule: Sequence[str] = (),
) -> Picture:
    """The cards of ``seat`` as a picture, in the form of :func:`lay_out`; ``letters`` are those of choices, by card.

    Lines of the mech's ``rule`` stand above them.
    """
    groups = lay_out(view, seat, say, only=only, large=large, brief=brief, rules=len(rule))
    below = paint_players.RULE_LINE * len(rule)
    bottom, solved = max(_bottom(groups), EDGE + STATE + below), () if brief else _solved(seat, say)
    canvas = Canvas(WIDTH, round(bottom + EDGE + len(solved) * SOLVED + (GAP if solved else 0)), GROUND)
    paint_players.state(canvas, view, seat, say, Box(EDGE, EDGE, WIDTH - 2 * EDGE, STATE - 10 + below))
    paint_players.rule(canvas, rule, (EDGE + 14, EDGE + STATE - 18))
    for group in groups:
        _title(canvas, say(text(f"pic-row-{group.name}", count=len(group.cards))), group.y)
        for card in group.cards:
            key = card.face.key
            card_face.draw(
                canvas, say, card.face, card.box, touched=f"card:{key}" in touched, placed=card.placed,
                empty=card.empty, lent=card.lent, letter=(letters or {}).get(key),
            )  # fmt: skip
    for number, line in enumerate(solved):
        y = bottom + GAP + (number + 0.5) * SOLVED
        if number == 0:
            icon(canvas, "solve", (EDGE + 24, y), 38, SYMBOL_COLOURS["solve"])
        canvas.text((EDGE + 56, y), line, paint_players.WORDS, INK)
    return canvas.picture(alt, CARD_PALETTE)


def _solved(seat: SeatView, say: Say) -> tuple[str, ...]:
    """The quests a player has solved, in lines."""
    names = ", ".join(f"{say(captions.card(key))} ({_tile(key)})" for key in seat.solved)
    return wrap(names, WIDTH - 2 * EDGE - 56, paint_players.WORDS, 3) if names else ()


def in_panel(
    view: View, seat: SeatView, say: Say, alt: str, *, touched: Collection[str], letters: Mapping[str, str]
) -> Picture:
    """The cards of ``seat`` beside a decision: only those it is about, then without text, where all are too many."""
    about = [name for name, cards in _groups(view, seat).items() if any(card.card in letters for card in cards)]
    forms: tuple[dict[str, Any], ...] = (
        {}, {"large": False}, {"large": False, "only": about}, {"brief": True}, {"brief": True, "only": about}
    )  # fmt: skip
    found = next((form for form in forms if _bottom(lay_out(view, seat, say, **form)) <= PANEL_HEIGHT), forms[-1])
    return draw(view, seat, say, alt, touched=touched, letters=letters, **found)


def _bottom(groups: Sequence[Group]) -> float:
    return max((card.box.bottom for group in groups for card in group.cards), default=float(EDGE + STATE))


def side(view: View, seat: SeatView, say: Say, alt: str, touched: Collection[str]) -> list[Picture]:
    """All cards of ``seat`` large, in two pictures if there are many."""
    held = _groups(view, seat)
    parts = [tuple(held)] if sum(map(len, held.values())) <= FEW else [("shown", "hand"), ("active", "tucked")]
    rules = (paint_players.mech_rule(seat, say, WIDTH - 2 * EDGE - 90), ())
    shown = zip(parts, rules, strict=False)
    return [draw(view, seat, say, alt, touched=touched, only=part, rule=rule) for part, rule in shown]


def face_up(
    cards: Mapping[str, str], say: Say, alt: str, touched: Collection[str] = (), *, low: bool = False
) -> Picture:
    """The face-up ``cards`` by spot, large, with the letters of their spots; ``low`` beside a decision."""
    form = LOW_FORM if low and len(cards) > 2 else (2, LARGE)
    group = _group("shown", [ActiveCard(card) for card in cards.values()], EDGE - HEAD, say, form)
    wide, high = (max(ends) for ends in zip(*((held.box.right, held.box.bottom) for held in group.cards), strict=True))
    canvas = Canvas(WIDTH if low else round(wide) + EDGE, round(high) + EDGE, GROUND)
    for spot, held in zip(cards, group.cards, strict=True):
        marked = f"card:{held.face.key}" in touched
        card_face.draw(canvas, say, held.face, held.box, letter=spot.upper(), touched=marked)
    return canvas.picture(alt, CARD_PALETTE)


def _tile(quest: str) -> int:
    return getattr(CARDS[quest], "tile", 0)


def _title(canvas: Canvas, words: str, y: float) -> None:
    canvas.text((EDGE + 4, y + HEAD / 2 + 2), words, 31, MUTED, bold=True)

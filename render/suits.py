"""The four suits of a common pack, for :func:`render.cards.card`: icons, colours, the face of a card.

They differ by shape, and by colours that stay apart for those who see fewer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from games.engine import text
from games.parts.tricks import named_suit, rank, suit
from render import cards, icons
from render.canvas import Box, Canvas, Point
from render.cards import Face, Held
from render.emoji import Paint, tile
from render.icons import Pen
from render.legend import Sign
from render.palette import ACCENT, DARK, PANEL, Colour, colour, meeting
from render.pictures import Say

SUITS = ("clubs", "diamonds", "hearts", "spades")
"""The names of the suits, as :func:`games.parts.tricks.pack` takes them."""
PAPER = colour("f4f0e4")
"""The colour of the cards."""
SUIT_COLOURS: Mapping[str, Colour] = {
    "clubs": colour("187848"),
    "diamonds": colour("1860d0"),
    "hearts": colour("d02830"),
    "spades": DARK,
}
"""The colour of each suit on PAPER."""
SUIT_ICONS: Mapping[str, str] = {name: f"suits/{name}" for name in SUITS}
"""The icon of each suit."""


def face(card: str, corner: str) -> Face:
    """The face of a card such as ``hearts-12``; ``corner`` is its rank in the reader's language, one or two letters."""
    return Face(PAPER, corner, icon=SUIT_ICONS[suit(card)], ink=SUIT_COLOURS[suit(card)])


def look(card: str, say: Say) -> Face:
    """The face of a card with its rank as the reader's language has it on cards."""
    return face(card, say(text("card-corner", rank=rank(card))))


def hand(held: Iterable[str], say: Say, *, touched: Collection[str] = (), closed: Collection[str] = ()) -> list[Held]:
    """Cards for :func:`render.cards.hand`: those that are ``touched`` have a rim, those ``closed`` are dimmed."""
    looks = {card: look(card, say) for card in held}
    return [
        Held(each.dimmed() if card in closed else each, card, touched=card in touched) for card, each in looks.items()
    ]


def pairs() -> tuple[tuple[Colour, Colour], ...]:
    """What meets where such cards lie on GROUND or PANEL, dimmed or not, for :func:`render.palette.shades`."""
    return (*meeting(SUIT_COLOURS.values(), (PAPER,)), *meeting((PAPER,), (PANEL, ACCENT)), *cards.pairs(PAPER))


def emoji() -> dict[str, Paint]:
    """The icons of the suits, for :func:`render.emoji.drawn`: they stand before the names of cards in texts."""
    return {name: tile(SUIT_ICONS[name], PAPER, SUIT_COLOURS[name]) for name in SUITS}


def signs(say: Say) -> list[Sign]:
    """What the suits are called, for :func:`render.legend.draw`."""
    return [Sign(_sign(name), say(named_suit(name))) for name in SUITS]


def _sign(name: str) -> Paint:
    def paint(canvas: Canvas, at: Point, size: float) -> None:
        canvas.rounded(Box(at[0] - size / 2, at[1] - size / 2, size, size), size / 8, PAPER)
        canvas.icon(SUIT_ICONS[name], at, size * 0.8, SUIT_COLOURS[name])

    return paint


def _clubs(pen: Pen) -> None:
    for centre in ((0.5, 0.25), (0.25, 0.56), (0.75, 0.56)):
        pen.circle(centre, 0.23)
    pen.circle((0.5, 0.48), 0.14)
    _foot(pen)


def _diamonds(pen: Pen) -> None:
    pen.polygon((0.5, 0.02), (0.86, 0.5), (0.5, 0.98), (0.14, 0.5))


def _hearts(pen: Pen) -> None:
    for x in (0.27, 0.73):
        pen.circle((x, 0.33), 0.25)
    pen.polygon((0.055, 0.46), (0.27, 0.2), (0.5, 0.32), (0.73, 0.2), (0.945, 0.46), (0.5, 0.96))


def _spades(pen: Pen) -> None:
    for x in (0.28, 0.72):
        pen.circle((x, 0.55), 0.22)
    pen.polygon((0.09, 0.43), (0.5, 0.03), (0.91, 0.43), (0.72, 0.7), (0.5, 0.62), (0.28, 0.7))
    _foot(pen)


def _foot(pen: Pen) -> None:
    pen.polygon((0.5, 0.5), (0.68, 0.97), (0.32, 0.97))


icons.register("suits", {"clubs": _clubs, "diamonds": _diamonds, "hearts": _hearts, "spades": _spades})

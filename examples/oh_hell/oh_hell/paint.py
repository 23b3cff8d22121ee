"""How Oh Hell is drawn: a table of a lane for each player, cards, the hand."""

# Pictures are 1200 wide and seen 400 wide on phones: nothing smaller than 36 can be read there.

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from games.engine import Standing, text
from games.parts.tricks import rank
from oh_hell.rules import View, named_suit
from render import cards, legend, players, score_sheet
from render import emoji as icons
from render.canvas import Box, Canvas, Point, stacked
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, meeting, shades
from render.scene import Emoji, Legend, Picture, Say
from render.suits import PAPER, SUIT_COLOURS, SUIT_ICONS, SUITS, face

WIDTH, EDGE, GAP = 1200, 24, 14
HEAD, HEADINGS, LANE = 170, 60, 146
CARD = Box(0, 0, 110, 126)
NAME, BID, POINTS, TRICK = 120, 620, 860, 1090
"""Where the columns of a lane stand: names from the left, the others by their middle."""
COLOURS = shades(
    (
        *meeting((INK, MUTED, ACCENT, SLOT, DARK), (GROUND, PANEL)),
        *meeting(PLAYERS[:5], (GROUND, PANEL)),
        *meeting(SUIT_COLOURS.values(), (PAPER,)),
        *meeting((PAPER,), (PANEL, ACCENT)),
        *cards.pairs(PAPER),
    )
)


def board(view: View, say: Say, alt: str, touched: Collection[str]) -> Picture:
    return _table(view, say, touched).picture(alt, COLOURS)


def hand(view: View, say: Say, alt: str, touched: Collection[str]) -> Picture:
    return _held(view, say, touched, ()).picture(alt, COLOURS)


def panel(view: View, say: Say, alt: str, touched: Collection[str], closed: Collection[str]) -> Picture:
    """The table and the hand below it: a card is chosen by both."""
    return stacked([_table(view, say, touched), _held(view, say, touched, closed)], alt, COLOURS)


def _table(view: View, say: Say, touched: Collection[str]) -> Canvas:
    """The hand that is played and its trump; below them a lane for each player with bid, points and card."""
    lanes = EDGE + HEAD + HEADINGS
    canvas = Canvas(WIDTH, lanes + len(view.points) * (LANE + GAP) + EDGE - GAP, GROUND)
    room = TRICK - CARD.w - 2 * EDGE
    head = say(text("pic-head", number=view.number, hands=view.hands, cards=view.size))
    canvas.text((EDGE, EDGE + 44), head, 52, INK, bold=True, width=room, min_size=38)
    suits = [say(text("pic-trump", suit=named_suit(view.turned)))]
    suits += [say(text("pic-led", suit=named_suit(card))) for _, card in view.laid[:1]]
    canvas.text((EDGE, EDGE + 116), " · ".join(suits), 44, INK, width=room, min_size=38)
    _card(canvas, TRICK, EDGE + 74, view.turned, say, touched)
    shown = dict(view.laid or view.last)
    for x, key in ((BID, "pic-bid"), (POINTS, "pic-points"), (TRICK, "pic-trick" if view.laid else "pic-last")):
        if x != TRICK or shown:
            canvas.text((x, lanes - 32), say(text(key)), 38, MUTED, anchor="cm", width=215, min_size=32)
    for seat, points in enumerate(view.points):
        lane = Box(EDGE, lanes + seat * (LANE + GAP), WIDTH - 2 * EDGE, LANE)
        y = lane.centre[1]
        cards.plate(canvas, lane, 16, PANEL, touched=not _names(seat).isdisjoint(touched))
        players.symbol(canvas, (lane.x + 50, y), seat, 56)
        turn = view.turn == seat
        wide = BID - NAME - 90 - (70 if turn else 0)
        name = canvas.text((NAME, y), say.names[seat], 46, INK, bold=turn, width=wide, min_size=38)
        if turn:
            canvas.icon("turn", (NAME + name + 40, y), 44, ACCENT)
        bid = view.bids[seat]
        words = say(text("pic-none")) if bid is None else say(text("pic-of", won=view.won[seat], bid=bid))
        canvas.text((BID, y), words, 48, MUTED if bid is None else INK, bold=bid is not None, anchor="cm", width=200)
        canvas.text((POINTS, y), str(points), 52, INK, bold=True, anchor="cm")
        if seat in shown:
            _card(canvas, TRICK, y, shown[seat], say, touched, dim=not view.laid)
    return canvas


def _names(seat: int) -> set[str]:
    return {f"bid-{seat}", f"won-{seat}", f"points-{seat}"}


def _card(
    canvas: Canvas, x: float, y: float, card: str, say: Say, touched: Collection[str], *, dim: bool = False
) -> None:
    look = face(card, say(text("corner", rank=rank(card))))
    box = Box(x - CARD.w / 2, y - CARD.h / 2, CARD.w, CARD.h)
    cards.card(canvas, box, look.dimmed() if dim else look, piece=card, touched=card in touched)


def _held(view: View, say: Say, touched: Collection[str], closed: Collection[str]) -> Canvas:
    """The own cards in a row, those dimmed that are closed."""
    canvas = Canvas(WIDTH, 300, GROUND)
    if not view.hand:
        canvas.text((WIDTH / 2, 150), say(text("pic-no-hand")), 46, MUTED, anchor="cm", width=WIDTH - 2 * EDGE)
    looks = {card: face(card, say(text("corner", rank=rank(card)))) for card in view.hand}
    held = [
        cards.Held(face=look.dimmed() if card in closed else look, piece=card, touched=card in touched)
        for card, look in looks.items()
    ]
    cards.hand(canvas, Box(EDGE, 44, WIDTH - 2 * EDGE, 236), held, wide=154, gap=12)
    return canvas


def emoji() -> Mapping[str, Emoji]:
    """The suits and the players, for words."""
    suits = {name: icons.tile(SUIT_ICONS[name], PAPER, SUIT_COLOURS[name]) for name in SUITS}
    return icons.drawn({**suits, **icons.seats(5)})


def sheet(standings: Sequence[Standing], say: Say) -> Picture:
    """The score sheet."""
    words = score_sheet.in_words(standings, say)
    return score_sheet.draw(standings, say, words, symbol=_symbol, colours=COLOURS, width=WIDTH)


def _symbol(canvas: Canvas, at: Point, seat: int) -> None:
    players.symbol(canvas, at, seat, 48)


def signs(view: View, say: Say) -> Legend:
    """What each sign means."""
    suits = [legend.Sign(means=say(text(f"suit-{name}")), paint=_suit(name)) for name in SUITS]
    turn = legend.icon("turn", ACCENT, say(text("sign-turn")))
    of_players = legend.of_players(say, len(view.points))
    return legend.draw([*suits, *of_players, turn, legend.changed(say)], say, palette=COLOURS)


def _suit(name: str) -> icons.Paint:
    def paint(canvas: Canvas, at: Point, size: float) -> None:
        canvas.rounded(Box(at[0] - size / 2, at[1] - size / 2, size, size), size / 8, PAPER)
        canvas.icon(SUIT_ICONS[name], at, size * 0.8, SUIT_COLOURS[name])

    return paint

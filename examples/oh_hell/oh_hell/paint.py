"""How Oh Hell is drawn: a table of a lane for each player, cards, the hand."""

# Pictures are 1200 wide and seen 400 wide on phones: nothing smaller than 36 can be read there.

from __future__ import annotations

from collections.abc import Collection

from games.engine import text
from games.parts.tricks import named_suit, suit
from oh_hell.rules import View
from render import cards, legend, players, suits
from render.canvas import Box, Canvas
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, PLAYERS, SLOT, meeting, shades
from render.scene import Legend, Say

WIDTH, EDGE, GAP = 1200, 24, 14
HEAD, HEADINGS, LANE = 170, 60, 146
CARD = Box(0, 0, 110, 126)
BID, POINTS, TRICK = 620, 860, 1090
"""Where the columns of a lane have their middles."""
COLOURS = shades(
    (
        *meeting((INK, MUTED, ACCENT, SLOT, DARK), (GROUND, PANEL)),
        *meeting(PLAYERS[:5], (GROUND, PANEL)),
        *suits.pairs(),
    )
)


def table(view: View, say: Say, touched: Collection[str]) -> Canvas:
    """The hand that is played and its trump; below them a lane for each player with bid, points and card."""
    lanes = EDGE + HEAD + HEADINGS
    canvas = Canvas(WIDTH, lanes + len(view.points) * (LANE + GAP) + EDGE - GAP, GROUND)
    room = TRICK - CARD.w - 2 * EDGE
    head = say(text("pic-head", number=view.number, hands=view.hands, cards=view.size))
    canvas.text((EDGE, EDGE + 44), head, 52, INK, bold=True, width=room, min_size=38)
    told = [say(text("pic-trump", suit=named_suit(suit(view.turned))))]
    told += [say(text("pic-led", suit=named_suit(suit(card)))) for card in view.trick.cards[:1]]
    canvas.text((EDGE, EDGE + 116), " · ".join(told), 44, INK, width=room, min_size=38)
    _card(canvas, TRICK, EDGE + 74, view.turned, say, touched)
    shown = view.trick.by_seat or (view.last.by_seat if view.last else {})
    for x, key in ((BID, "pic-bid"), (POINTS, "pic-points"), (TRICK, "pic-trick" if view.trick.cards else "pic-last")):
        if x != TRICK or shown:
            canvas.text((x, lanes - 32), say(text(key)), 38, MUTED, anchor="cm", width=215, min_size=32)
    for seat, points in enumerate(view.points):
        lane = Box(EDGE, lanes + seat * (LANE + GAP), WIDTH - 2 * EDGE, LANE)
        y = lane.centre[1]
        touches = not {f"bid-{seat}", f"won-{seat}", f"points-{seat}"}.isdisjoint(touched)
        players.lane(canvas, lane, seat, say.names[seat], width=BID - 130, turn=view.turn == seat, touched=touches)
        bid = view.bids[seat]
        words = "–" if bid is None else f"{view.won[seat]} / {bid}"
        canvas.text((BID, y), words, 48, MUTED if bid is None else INK, bold=bid is not None, anchor="cm", width=200)
        canvas.text((POINTS, y), str(points), 52, INK, bold=True, anchor="cm")
        if seat in shown:
            _card(canvas, TRICK, y, shown[seat], say, touched, dim=not view.trick.cards)
    return canvas


def _card(
    canvas: Canvas, x: float, y: float, card: str, say: Say, touched: Collection[str], *, dim: bool = False
) -> None:
    look = suits.look(card, say)
    box = Box(x - CARD.w / 2, y - CARD.h / 2, CARD.w, CARD.h)
    cards.card(canvas, box, look.dimmed() if dim else look, piece=card, touched=card in touched)


def held(view: View, say: Say, touched: Collection[str], closed: Collection[str] = ()) -> Canvas:
    """The own cards in a row, those dimmed that are closed."""
    canvas = Canvas(WIDTH, 300, GROUND)
    if not view.hand:
        canvas.text((WIDTH / 2, 150), say(text("pic-no-hand")), 46, MUTED, anchor="cm", width=WIDTH - 2 * EDGE)
    row = suits.hand(view.hand, say, touched=touched, closed=closed)
    cards.hand(canvas, Box(EDGE, 44, WIDTH - 2 * EDGE, 236), row, wide=154)
    return canvas


def signs(view: View, say: Say) -> Legend:
    """What each sign means."""
    of_players = legend.of_players(say, len(view.points))
    return legend.draw([*suits.signs(say), *of_players, legend.turn(say), legend.changed(say)], say, palette=COLOURS)

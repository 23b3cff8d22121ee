"""Draws the board as ``layout`` arranges it."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import msgspec

from games.engine import text
from games.lost_cities.view import View
from render import players
from render.alt_text import signed
from render.canvas import Box, Canvas, Layer
from render.lost_cities import layout
from render.lost_cities.describe import colour_and_rank
from render.lost_cities.layout import Board, DiscardPile, ExpeditionBase, PlacedCard
from render.lost_cities.style import EXPEDITION_COLOURS, FAINT, ICONS, PALETTE, card_body, small_card
from render.palette import ACCENT, DARK, GROUND, INK, MUTED, PANEL, SLOT, WARNING, ink_on, mix
from render.scene import Picture, Say

LANE = mix(GROUND, PANEL, 0.4)


def draw(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The board as a picture."""
    canvas = _table(view, say, touched)
    _pile(canvas, view, say, touched="draw-pile" in touched)
    for number in (0, 1):
        _side(canvas, view, say, number)
    return canvas.picture(alt, PALETTE)


def side(view: View, say: Say, number: int, alt: str, touched: Collection[str] = ()) -> Picture:
    """Side ``number`` with the discard piles, its players and scores above it."""
    own = view.sides[number]
    turned = msgspec.structs.replace(view, sides=(own, view.sides[1 - number]))
    canvas = Canvas(round(layout.SIDE.w), round(layout.SIDE_HEAD + layout.SIDE.h), GROUND)
    canvas.paste(_table(turned, say, touched).image(), (0, layout.SIDE_HEAD - layout.SIDE.y))
    canvas.rect(Box(0, 0, layout.SIDE.w, layout.SIDE_HEAD), GROUND)
    canvas.rect(Box(layout.BAND.right, 0, layout.SIDE.w, layout.SIDE_HEAD + layout.SIDE.h), GROUND)
    head = Box(layout.EDGE, layout.EDGE, layout.SIDE.w - 2 * layout.EDGE, layout.SIDE_HEAD - layout.EDGE - layout.GAP)
    turn = view.actor is not None and view.actor % 2 == number
    canvas.rounded(head, 20, PANEL, outline=ACCENT if turn else None, width=5)
    seats = range(number, view.seats, 2)
    for row, seat in enumerate(seats):
        y = head.y + head.h * (row + 0.5) / len(seats)
        players.symbol(canvas, (head.x + 36, y), seat, 34)
        run = canvas.text((head.x + 64, y), say.names[seat], 38, INK, bold=True, width=380, min_size=26)
        canvas.icon("hand", (head.x + 96 + run, y), 42, MUTED)
        canvas.text((head.x + 124 + run, y), str(view.hand_counts[seat]), 38, MUTED, bold=True)
    figures = [("pic-total", view.totals[number])]
    if view.actor is not None:
        figures.insert(0, ("pic-this-round", sum(expedition.score for expedition in own)))
    x = head.right - 24
    for words, figure in reversed(figures):
        x -= canvas.text((x, head.centre[1]), signed(figure), 54, INK, bold=True, anchor="rm") + 14
        x -= canvas.text((x, head.centre[1]), say(text(words)), 30, MUTED, anchor="rm") + 34
    return canvas.picture(alt, PALETTE)


def _table(view: View, say: Say, touched: Collection[str]) -> Canvas:
    """The expeditions of both sides and the discard piles."""
    canvas = Canvas.copy_of(_ground(view.colours, tuple(say(text(f"expedition-{c}")) for c in view.colours)))
    board: Board = layout.lay_out(view, touched)
    for base in board.bases:
        _base(canvas, base)
    for card in board.cards:
        _card(canvas, card)
    for pile in board.discards:
        _discard(canvas, pile)
    return canvas


@lru_cache(maxsize=8)
def _ground(colours: tuple[str, ...], names: tuple[str, ...]) -> Layer:
    """What all boards of a match share: the table with its empty places."""
    canvas = Canvas(layout.WIDTH, layout.HEIGHT, GROUND)
    canvas.rounded(layout.BAND._replace(x=-20, w=layout.BAND.w + 20), 20, PANEL)
    for column in range(len(colours)):
        for lane in layout.lanes(column, len(colours)):
            canvas.rounded(lane, 18, LANE)
    for panel in layout.PANELS:
        canvas.rounded(panel, 20, PANEL)
    for column, (colour, name) in enumerate(zip(colours, names, strict=True)):
        place = layout.slot(column, len(colours))
        canvas.rounded(place, 16, SLOT)
        x, y = place.centre
        canvas.icon(ICONS[colour], (x, y - 17), 62, FAINT[colour])
        canvas.text((x, y + 41), name, 27, MUTED, anchor="cm", width=place.w - 16, min_size=20)
    return canvas.layer()


def _card(canvas: Canvas, card: PlacedCard) -> None:
    colour, rank = colour_and_rank(card.card)
    fill = EXPEDITION_COLOURS[colour]
    ink = ink_on(fill)
    card_body(canvas, card.box, 14, fill, touched=card.touched)
    high = card.seen.h
    size = min(high * 1.04, 62 + max(0, high - layout.STEP) * 0.4, card.seen.w * 0.38)
    middle = card.seen.y + high / 2 + (1 if card.side == 0 else -1)
    canvas.text((card.seen.x + card.seen.w * 0.29, middle), rank, size, ink, bold=True, anchor="cm")
    canvas.icon(ICONS[colour], (card.seen.x + card.seen.w * 0.74, middle), min(high * 0.7, 64), ink)
    canvas.guess(card.card, card.box, 14)


def _base(canvas: Canvas, base: ExpeditionBase) -> None:
    if base.score is None:
        canvas.rounded(Box(base.box.centre[0] - 22, base.box.centre[1] - 3, 44, 6), 3, SLOT)
        return
    if base.touched:
        canvas.rounded(base.box.inset(-7), 22, ACCENT)
        canvas.rounded(base.box.inset(-3), 18, GROUND)
    canvas.rounded(base.box, 15, PANEL)
    fill = EXPEDITION_COLOURS[base.colour]
    for coin in base.coins:
        canvas.circle(coin.centre, coin.w / 2 + 3, PANEL)
        canvas.icon("investment", coin.centre, coin.w, fill)
    ink = MUTED if base.score < 0 else INK
    at = (base.box.centre[0], base.box.centre[1]) if not base.coins else (base.figure.right, base.figure.centre[1])
    anchor = "rm" if base.coins else "cm"
    canvas.text(at, signed(base.score), 54, ink, bold=True, anchor=anchor, width=base.figure.w, min_size=24)


def _discard(canvas: Canvas, pile: DiscardPile) -> None:
    if pile.card is not None:
        small_card(canvas, pile.box, pile.card, touched=pile.touched)
    elif pile.touched:
        canvas.rounded(pile.box.inset(-7), 23, ACCENT)
        canvas.rounded(pile.box.inset(-3), 19, PANEL)
        canvas.rounded(pile.box, 16, SLOT)
        canvas.icon(ICONS[pile.colour], pile.box.centre, 70, FAINT[pile.colour])


def _pile(canvas: Canvas, view: View, say: Say, *, touched: bool) -> None:
    box, low = layout.PILE, view.draw_pile <= layout.FEW and view.actor is not None
    fill, ink, quiet = (WARNING, DARK, DARK) if low else (PANEL, INK, MUTED)
    card_body(canvas, box, 20, fill, touched=touched)
    x, y = box.centre
    canvas.text((x, box.y + 36), say(text("pic-draw-pile")), 30, quiet, anchor="cm", width=box.w - 28, min_size=20)
    canvas.icon("warning" if low else "pile", (box.x + 54, y - 2), 66, ink if low else MUTED)
    canvas.text((box.right - 26, y - 2), str(view.draw_pile), 104, ink, bold=True, anchor="rm", width=124, min_size=60)
    words = say(text("pic-round", round=view.round, rounds=view.rounds))
    canvas.text((x, box.bottom - 38), words, 32, ink, bold=True, anchor="cm", width=box.w - 28, min_size=20)


def _side(canvas: Canvas, view: View, say: Say, side: int) -> None:
    box = layout.PANELS[side]
    if view.actor is not None and view.actor % 2 == side:
        canvas.rounded(box, 20, PANEL, outline=ACCENT, width=5)
    y = box.y + 16
    for seat in range(side, view.seats, 2):
        y += _seat(canvas, view, say, seat, Box(box.x + 18, y, box.w - 32, box.h), lines=1 if view.seats == 4 else 2)
        y += 8
    running = sum(expedition.score for expedition in view.sides[side])
    won = view.step == "over" and view.totals[side] == max(view.totals)
    total = Box(box.x + 20, box.bottom - 84, box.w - 40, 76)
    if view.step != "over":
        now = total._replace(y=total.y - 82)
        _figure(canvas, now, say(text("pic-this-round")), signed(running), 50)
    canvas.rect(Box(box.x + 20, total.y - 8, box.w - 40, 3), SLOT)
    _figure(canvas, total, say(text("pic-total")), signed(view.totals[side]), 56)
    if won:
        canvas.icon("crown", (box.centre[0], total.y - 62), 74, WARNING)


def _figure(canvas: Canvas, box: Box, label: str, number: str, size: float) -> None:
    """A label, on two lines if needed, with its number on the right."""
    y = box.y + box.h / 2
    room = box.w - canvas.text((box.right, y), number, size, INK, bold=True, anchor="rm", width=112, min_size=34) - 10
    if " " in label:
        canvas.paragraph(Box(box.x, y - 30, room, 60), label, 25, MUTED, leading=1.2, min_size=17)
    else:
        canvas.text((box.x, y), label, 27, MUTED, width=room, min_size=15)


def _seat(canvas: Canvas, view: View, say: Say, seat: int, box: Box, *, lines: int) -> float:
    """A player's symbol, name and number of cards, a pill in their turn; returns the height that took."""
    y = box.y + 24
    players.symbol(canvas, (box.x + 15, y), seat, 30)
    room = Box(box.x + 38, box.y + 2, box.w - 38, 45 * lines)
    took = canvas.paragraph(room, say.names[seat], 34, INK, bold=True, min_size=25)
    y += 44 * took - 3
    canvas.icon("hand", (box.x + 15, y), 38, MUTED)
    canvas.text((box.x + 42, y), str(view.hand_counts[seat]), 34, MUTED, bold=True)
    if view.actor == seat:
        pill = Box(box.x + 92, y - 17, box.w - 92, 37)
        canvas.pill(pill, say(text("pic-turn")), 27, ACCENT, DARK)
    return 44 * took + 36

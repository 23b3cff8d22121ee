"""A region of the board, its cards in full: a player's tableau, the reputations, the discard pile."""

from __future__ import annotations

from collections.abc import Collection

from games.engine import text
from games.moon import wording
from games.moon.view import Built, Offered, SeatView, View
from render.canvas import Canvas
from render.moon import changes, tiles
from render.moon.card_grid import Item, Section, draw, lay_out, paint, structure_item
from render.moon.display_order import LEVELS, grouped
from render.moon.layout import EDGE, GAP, NARROW
from render.moon.paint_card import CardMark
from render.moon.paint_hand import STATE, player_state
from render.moon.style import PALETTE
from render.palette import GROUND, INK
from render.scene import Picture, Say


def player(view: View, say: Say, seat: SeatView, touched: Collection[str], alt: str) -> Picture:
    """A player's tableau, with every text."""
    sections = [Section(seat.seat, ())]
    sections += [
        Section(
            text(f"pic-group-{colour}", number=len(built)),
            [structure_item(one, _mark(one.key, touched)) for one in built],
        )
        for colour, built in grouped(seat)
    ]
    owned = [Offered(offered.key, offered.level) for offered in view.reputations if offered.owner == seat.seat]
    if owned:
        sections.append(Section(text("pic-reputations"), [Item("reputation", offered) for offered in owned]))
    head = lay_out(sections[:1], say)
    below = lay_out(sections[1:], say, head.bottom + 2 * STATE + tiles.HIGH + 2 * GAP)
    canvas = Canvas(NARROW, round(below.bottom), GROUND)
    paint(canvas, say, head)
    player_state(canvas, view, seat, head.bottom)
    canvas.paste(tiles.base(seat.base, GROUND), (EDGE - tiles.RIM, head.bottom + 2 * STATE + GAP - tiles.RIM))
    at = (EDGE + tiles.base_width(seat.base) + 18, head.bottom + 2 * STATE + GAP + tiles.HIGH / 2)
    canvas.text(at, say(wording.name(seat.base)), 34, INK, width=NARROW - EDGE - at[0], min_size=24)
    paint(canvas, say, below)
    return canvas.picture(alt, PALETTE)


def reputations(view: View, say: Say, touched: Collection[str], alt: str) -> Picture:
    """The reputations with their conditions and rewards."""
    sections = [
        Section(
            text(f"pic-{level}"),
            [
                Item("reputation", offered, CardMark(touched=f"reputation:{offered.key}" in touched))
                for offered in view.reputations
                if offered.level == level
            ],
        )
        for level in LEVELS
    ]
    return draw([section for section in sections if section.items], say, alt)


def discards(view: View, say: Say, alt: str) -> Picture:
    """The discard pile from its top."""
    items = [Item("priced", Built(key)) for key in reversed(view.discards)]
    return draw([Section(text("pic-discards"), items)], say, alt)


def _mark(key: str, touched: Collection[str]) -> CardMark:
    return CardMark(touched=changes.structure(touched, key) or changes.spot(touched, key))

"""The pictures of Moon: the scene functions that ``render.scene`` describes.

Words come without Pillow: what draws is imported by the first picture.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import msgspec

from games.engine import Decision, Player, Standing, Text, text
from games.moon import wording
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.view import View
from render.moon import letters as lettering
from render.moon import words
from render.scene import Kind, Picture, Say

__all__ = ["board", "describe", "hand", "letters", "panel", "piece", "pieces", "regions", "sheet"]

REPUTATION, DISCARDS = "reputations", "discards"
"""The parts of the board besides one for each player."""


def board(view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
    """The public board; or to read, what one player has built, the reputations, the discard pile.

    What only the owner of ``view`` knows plays no part in it. Raises KeyError for an unknown ``region``.
    """
    public = _public(view)
    if region is None:
        from render.moon.paint_board import draw

        return [draw(public, say, touched, words.board_alt(public, say))]
    if region not in regions(view):
        raise KeyError(region)
    from render.moon import paint_part

    if region == REPUTATION:
        return [paint_part.reputations(public, say, touched, words.reputations(public, say))]
    if region == DISCARDS:
        return [paint_part.discards(public, say, words.discards(public, say))]
    seat = public.seats[int(region.removeprefix("seat-"))]
    return [paint_part.player(public, say, seat, touched, words.part(say, seat))]


def regions(view: View) -> Mapping[str, Text]:
    """What can be read by itself: each player's structures, the reputations, the discard pile."""
    found = {f"seat-{seat.seat}": text("pic-seat", who=Player(seat.seat)) for seat in view.seats}
    found[REPUTATION] = text("pic-reputations")
    return found | ({DISCARDS: text("pic-discards")} if view.discards else {})


def hand(view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
    """The structures and the expedition card of the view's owner, and what they have; None for a spectator.

    What of the turn is done stands in :func:`panel` alone: a hand that was sent stays as it is while turns begin.
    """
    if view.me is None:
        return None
    from render.moon.paint_hand import draw

    idle = msgspec.structs.replace(view, actor=None, used=(), acted=False)
    return draw(idle, say, words.hand_alt(idle, say), touched=touched)


def panel(view: View, decision: Decision, say: Say) -> list[Picture]:
    """The hand with letters on its cards, and what on the table the decision is about."""
    if view.me is None:
        return []
    from render.moon import paint_hand, paint_panel

    found = lettering.by_place(view, decision)
    own = {place.ref: letter for place, letter in found.items() if place.kind == "hand"}
    held = paint_hand.draw(view, say, words.hand_alt(view, say, own), letters=own)
    table = paint_panel.table(view, say, found, words.table(say, found))
    if table is None:
        return [held]
    return [held, table] if own else [table, held]


def letters(view: View, decision: Decision) -> Mapping[str, str]:
    """The letter each open choice has in the pictures of :func:`panel`, by the choice's key."""
    return lettering.by_choice(view, decision)


def sheet(view: View, standings: Sequence[Standing], say: Say) -> Picture:  # noqa: ARG001 - the contract's; the standings say it all
    """The final score sheet."""
    from render.moon.layout import WIDTH
    from render.moon.style import COLOURS, player
    from render.sheet import draw

    return draw(
        standings,
        say,
        words.sheet(standings, say),
        mark=partial(player, size=40),
        colours=COLOURS,
        width=WIDTH,
        labels=400,
    )


def pieces(kind: Kind) -> Mapping[str, Text]:
    """Every card: structures, expeditions, bases, reputations. There are no tiles."""
    if kind != "card":
        return {}
    return {key: wording.name(key) for key in (*STRUCTURES, *EXPEDITIONS, *BASES, *REPUTATIONS)}


def piece(key: str, say: Say) -> Picture:
    """A card with its whole text and its line of flavour. Raises KeyError for an unknown ``key``."""
    from render.moon.paint_piece import draw

    return draw(key, say)


def describe(view: View, say: Say) -> str:
    """All that the owner of ``view`` may know, line by line."""
    return words.describe(view, say)


def _public(view: View) -> View:
    """What everybody may see of ``view``."""
    return msgspec.structs.replace(view, me=None, hand=(), expedition=None, targets=())

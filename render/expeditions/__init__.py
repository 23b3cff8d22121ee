"""The pictures of Expeditions: the scene functions that ``render.scene`` describes.

Words come without Pillow: what draws is imported by the first picture.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import msgspec

from games.engine import Decision, Player, Standing, Text, text
from games.expeditions.board import POSITIONS
from games.expeditions.catalogue import CARDS, MECHS, TILES
from games.expeditions.view import SPOTS, View
from render.expeditions import letters as lettering
from render.expeditions import naming, words
from render.scene import Kind, Picture, Say

__all__ = ["board", "describe", "hand", "letters", "panel", "piece", "pieces", "regions", "sheet"]

PLAYERS, SIGNS = "players", "signs"
"""The parts of the board that show every player's things, and what the signs mean."""


def board(view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
    """The map with Basecamp, every player's things, and after a change on the map a close-up around the mech there.

    With ``region`` only that part. Nothing that only the owner of ``view`` knows is in it. Raises KeyError for an
    unknown ``region``.
    """
    from render.expeditions import paint_board, paint_players

    public = msgspec.structs.replace(view, me=None, targets=())
    if region is not None:
        return [_part(public, say, region, touched)]
    pictures = [
        paint_board.whole(public, say, touched, words.board_alt(public, say)),
        paint_players.draw(public, say, touched, words.players_alt(public, say)),
    ]
    seat = _focus(public, touched)
    return pictures if seat is None else [*pictures, _around(public, say, seat, touched)]


def regions(view: View) -> Mapping[str, Text]:
    """The three regions, the surroundings of every mech on the map, all players' things, each one's cards, signs."""
    found = {region: text(f"pic-part-{region}") for region in ("south", "central", "north")}
    out = [seat.seat for seat in view.seats if seat.position is not None]
    found |= {f"mech-{seat}": text("pic-part-mech", who=Player(seat)) for seat in out}
    found[PLAYERS] = text("pic-players")
    found |= {f"player-{seat.seat}": text("pic-part-player", who=Player(seat.seat)) for seat in view.seats}
    return found | {SIGNS: text("pic-signs")}


def hand(view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
    """The cards of the view's owner to be read, with their own state; None for a spectator."""
    if view.me is None:
        return None
    from render.expeditions.paint_hand import draw

    seat = view.seats[view.me]
    return draw(view, seat, say, words.hand(view, seat, say), touched=touched)


def panel(view: View, decision: Decision, say: Say) -> list[Picture]:
    """The map where the decision is about it, with letters at what can be chosen, and the owner's cards."""
    if view.me is None:
        return []
    from render.expeditions import paint_hand, paint_panel

    found = lettering.by_piece(view, decision)
    seat = view.seats[view.me]
    held = paint_hand.draw(view, seat, say, words.hand(view, seat, say), letters=found)
    on_map = {key: letter for key, letter in found.items() if key in POSITIONS or key in SPOTS}
    if not on_map:
        return [held]
    return [paint_panel.draw(view, say, on_map), held]


def letters(view: View, decision: Decision) -> Mapping[str, str]:
    """The letter each open choice has in the pictures of :func:`panel`, by the choice's key."""
    return lettering.by_choice(view, decision)


def sheet(view: View, standings: Sequence[Standing], say: Say) -> Picture:  # noqa: ARG001 - the contract's; the standings say it all
    """The final score sheet."""
    from render.expeditions.layout import WHOLE
    from render.expeditions.style import CARD_COLOURS, mech
    from render.sheet import draw

    return draw(
        standings, say, words.sheet(standings, say), mark=partial(mech, size=60), colours=CARD_COLOURS, width=WHOLE
    )


def pieces(kind: Kind) -> Mapping[str, Text]:
    """All cards and mechs; or the locations, as ``tile-<number>``."""
    if kind == "tile":
        return {f"tile-{number}": text("pic-tell-place", number=number, name=naming.tile(number)) for number in TILES}
    return {key: naming.card(key) for key in CARDS} | {f"mech-{key}": naming.mech(key) for key in MECHS}


def piece(key: str, say: Say) -> Picture:
    """A card, location or mech large, with all its words and its flavour. Raises KeyError for an unknown ``key``."""
    from render.expeditions.paint_piece import draw

    return draw(key, say)


def describe(view: View, say: Say) -> str:
    """All that the owner of ``view`` may know, line by line."""
    return words.describe(view, say)


def _part(view: View, say: Say, region: str, touched: Collection[str]) -> Picture:
    """One part of the board by itself."""
    from render.expeditions import layout, paint_board, paint_hand, paint_players

    title = regions(view)[region]
    kind, _, number = region.partition("-")
    if kind == SIGNS:
        from render.expeditions import paint_signs

        return paint_signs.draw(say, words.signs(title, paint_signs.said(say), say))
    if kind == PLAYERS:
        return paint_players.draw(view, say, touched, words.players_alt(view, say))
    if kind == "player":
        seat = view.seats[int(number)]
        return paint_hand.draw(view, seat, say, words.hand(view, seat, say), touched=touched)
    if kind == "mech":
        return _around(view, say, int(number), touched)
    frames = layout.row(region)
    keys = [key for key in (*POSITIONS, *SPOTS) if any(frame.shows(key) for frame in frames)]
    return paint_board.part(view, say, frames, touched, words.around(view, say, title, keys))


def _focus(view: View, touched: Collection[str]) -> int | None:
    """The seat whose mech is where something changed on the map; None where nothing did."""
    moved = [seat.seat for seat in view.seats if f"mech:{seat.seat}" in touched and seat.position is not None]
    keys = {key.partition(":")[2] for key in touched if key.startswith(("tile:", "corruption:"))}
    near = [seat.seat for seat in view.seats if seat.position in keys]
    return next(iter((*moved, *near)), None)


def _around(view: View, say: Say, seat: int, touched: Collection[str]) -> Picture:
    """The surroundings of a mech on the map."""
    from render.expeditions import layout, paint_board

    position = view.seats[seat].position
    assert position is not None  # noqa: S101 - asked of mechs on the map only
    keys = layout.near(position)
    title = text("pic-part-mech", who=Player(seat))
    return paint_board.part(view, say, [layout.close(keys)], touched, words.around(view, say, title, keys))

"""The scene of Expeditions. Pillow is imported by the first picture, so that words alone come without it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial

import msgspec

from games.engine import Decision, Player, Standing, Text, text
from games.expeditions.board import POSITIONS
from games.expeditions.catalogue import CARDS, MECHS, TILES
from games.expeditions.terms import SPOTS
from games.expeditions.view import View
from render.expeditions import captions, choice_letters, describe
from render.scene import Legend, Picture, PieceKind, Say, Scene

PLAYERS, LEGEND = "players", "signs"
"""The regions that show all players, and what the symbols mean."""


class ExpeditionsScene(Scene[View]):
    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        """The map with Basecamp, all players' things and, after a change on the map, a close-up of the mech there."""
        from render.expeditions import paint_board, paint_players

        public = msgspec.structs.replace(view, me=None, targets=())
        if region is not None:
            return [_part(public, say, region, self.regions(view)[region], touched)]
        pictures = [
            paint_board.whole(public, say, touched, describe.board_alt(public, say)),
            paint_players.draw(public, say, touched, describe.players_alt(public, say)),
        ]
        seat = _focus(public, touched)
        return pictures if seat is None else [*pictures, _around(public, say, seat, touched)]

    def regions(self, view: View) -> Mapping[str, Text]:
        """The rows of the map, the surroundings of each mech on it, the players' things and cards, the symbols."""
        found = {region: text(f"pic-part-{region}") for region in ("south", "central", "north")}
        out = [seat.seat for seat in view.seats if seat.position is not None]
        found |= {f"mech-{seat}": text("pic-part-mech", who=Player(seat)) for seat in out}
        found[PLAYERS] = text("pic-players")
        found |= {f"player-{seat.seat}": text("pic-part-player", who=Player(seat.seat)) for seat in view.seats}
        return found | {LEGEND: text("pic-signs")}

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        """The cards in full, and what their owner has besides."""
        if view.me is None:
            return None
        from render.expeditions.paint_hand import draw

        seat = view.seats[view.me]
        return draw(view, seat, say, describe.hand_alt(view, seat, say), touched=touched)

    def panel(self, view: View, decision: Decision, say: Say) -> list[Picture]:
        """The map with letters at the places to choose from, where the decision is about it; and the hand."""
        if view.me is None:
            return []
        from render.expeditions import paint_hand, paint_panel

        found = choice_letters.by_piece(view, decision)
        seat = view.seats[view.me]
        held = paint_hand.draw(view, seat, say, describe.hand_alt(view, seat, say), letters=found)
        on_map = {key: letter for key, letter in found.items() if key in POSITIONS or key in SPOTS}
        if not on_map:
            return [held]
        return [paint_panel.draw(view, say, on_map), held]

    def letters(self, view: View, decision: Decision) -> Mapping[str, str]:
        return choice_letters.by_choice(view, decision)

    def sheet(self, view: View, standings: Sequence[Standing], say: Say) -> Picture:
        from render.expeditions.layout import WIDTH
        from render.expeditions.style import CARD_PALETTE, mech
        from render.score_sheet import draw, in_words

        return draw(
            standings,
            say,
            in_words(standings, say, points="pic-tell-points"),
            symbol=partial(mech, size=60),
            colours=CARD_PALETTE,
            width=WIDTH,
        )

    def legend(self, view: View, say: Say) -> Legend:
        from render.expeditions.legend import draw

        return draw(view, say)

    def pieces(self, kind: PieceKind) -> Mapping[str, Text]:
        """All cards and mechs; or the locations, as ``tile-<number>``."""
        if kind == "tile":
            return {
                f"tile-{number}": text("pic-tell-place", number=number, name=captions.tile(number)) for number in TILES
            }
        return {key: captions.card(key) for key in CARDS} | {f"mech-{key}": captions.mech(key) for key in MECHS}

    def piece(self, key: str, say: Say) -> Picture:
        from render.expeditions.paint_piece import draw

        return draw(key, say)

    def describe(self, view: View, say: Say) -> str:
        return describe.everything(view, say)


SCENE = ExpeditionsScene()


def _part(view: View, say: Say, region: str, title: Text, touched: Collection[str]) -> Picture:
    """One part of the board by itself."""
    from render.expeditions import layout, paint_board, paint_hand, paint_players

    kind, _, number = region.partition("-")
    if kind == LEGEND:
        from render.expeditions import paint_legend

        return paint_legend.draw(say, describe.legend_alt(title, paint_legend.meanings(say), say))
    if kind == PLAYERS:
        return paint_players.draw(view, say, touched, describe.players_alt(view, say))
    if kind == "player":
        seat = view.seats[int(number)]
        return paint_hand.draw(view, seat, say, describe.hand_alt(view, seat, say), touched=touched)
    if kind == "mech":
        return _around(view, say, int(number), touched)
    frames = layout.region_frames(region)
    keys = [key for key in (*POSITIONS, *SPOTS) if any(frame.shows(key) for frame in frames)]
    return paint_board.part(view, say, frames, touched, describe.part_alt(view, say, title, keys))


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
    keys = layout.surroundings(position)
    title = text("pic-part-mech", who=Player(seat))
    return paint_board.part(view, say, [layout.close_up(keys)], touched, describe.part_alt(view, say, title, keys))

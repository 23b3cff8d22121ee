"""The scene of Expeditions. Pillow is imported by the first picture, so that words alone come without it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

import msgspec

from games.engine import Decision, Player, Standing, Text, text
from games.expeditions.board import POSITIONS
from games.expeditions.catalogue import CARDS, MECHS, TILES
from games.expeditions.terms import SPOTS
from games.expeditions.view import View
from render.expeditions import captions, choice_letters, describe
from render.lettering import by_choice
from render.scene import Emoji, Legend, Picture, Say, Scene, sides


class ExpeditionsScene(Scene[View]):
    decoration = ("hex", "pine")

    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        """The map with Basecamp, all players' things and, after a change on the map, a close-up of the mech there."""
        from render.expeditions import paint_board, paint_players

        public = msgspec.structs.replace(view, me=None, targets=())
        if region is not None:
            return _part(public, say, region, self.regions(view)[region], touched)
        pictures = [
            paint_board.whole(public, say, touched, describe.board_alt(public, say)),
            paint_players.draw(public, say, touched, describe.players_alt(public, say)),
        ]
        seat = _focus(public, touched)
        return pictures if seat is None else [*pictures, _around(public, say, seat, touched)]

    def moments(self, view: View, say: Say, *, touched: Collection[str] = ()) -> list[list[Picture]]:
        """The map, and all players' things below it."""
        from render.expeditions import paint_board, paint_players

        public = msgspec.structs.replace(view, me=None, targets=())
        return [[paint_board.whole(public, say, touched, ""), paint_players.draw(public, say, touched, "")]]

    def regions(self, view: View) -> Mapping[str, Text]:
        """Each player's things and cards, the surroundings of each mech on the map, the rows of the map."""
        found = {}
        for side, name in sides(len(view.seats), view.me).items():
            seat = view.seats[int(side.removeprefix("side-"))]
            found[side] = name
            if seat.position is not None:
                found[f"mech-{seat.seat}"] = text("pic-part-mech", who=Player(seat.seat))
        return found | {row: text(f"pic-part-{row}") for row in ("south", "central", "north")}

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        """The cards in full, and what their owner has besides."""
        if view.me is None:
            return None
        from render.expeditions.paint_hand import draw

        seat = view.seats[view.me]
        return draw(view, seat, say, describe.hand_alt(view, seat, say), touched=touched)

    def delivered_hand(self, view: View, say: Say) -> Picture | None:
        """The hand without a mark for whose turn it is."""
        return self.hand(msgspec.structs.replace(view, actor=None), say)

    def panel(
        self,
        view: View,
        decision: Decision,
        say: Say,
        *,
        touched: Collection[str] = (),
        known: Mapping[str, str] | None = None,
    ) -> list[Picture]:
        """The map with letters at places, or where is gathered; face-up cards where they are chosen; and the hand."""
        if view.me is None:
            return []
        from render.expeditions import paint_hand, paint_panel

        found = choice_letters.by_piece(decision, known)
        seat = view.seats[view.me]
        held = paint_hand.in_panel(view, seat, say, describe.hand_alt(view, seat, say), letters=found, touched=touched)
        shown = []
        gathers = bool(view.benefits) and view.actor == view.me and seat.position is not None
        if any(key in POSITIONS for key in found) or (gathers and not found):
            on_map = {key: letter for key, letter in found.items() if key in POSITIONS or key in SPOTS}
            shown.append(paint_panel.draw(view, say, on_map, touched))
        there = zip(SPOTS, view.spots, strict=True)
        cards: dict[str, str] = {spot: card for spot, card in there if spot in found and card is not None}
        if cards:
            shown.append(paint_hand.face_up(cards, say, describe.face_up_alt(cards, say), touched, low=True))
        return [*shown, held]

    def letters(self, view: View, decision: Decision, known: Mapping[str, str] | None = None) -> Mapping[str, str]:
        return by_choice(decision, choice_letters.by_piece(decision, known))

    def emoji(self) -> Mapping[str, Emoji]:
        from render.emoji import drawn
        from render.expeditions.emoji import EMOJI

        return drawn(EMOJI)

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

    def pieces(self) -> Mapping[str, Text]:
        """All cards and mechs, and the locations as ``tile-<number>``."""
        cards = {key: captions.card(key) for key in CARDS} | {f"mech-{key}": captions.mech(key) for key in MECHS}
        places = {number: text("pic-tell-place", number=number, name=captions.tile(number)) for number in TILES}
        return cards | {f"tile-{number}": name for number, name in places.items()}

    def in_play(self, view: View) -> Iterator[str]:
        """The own cards, the face-up cards, the locations, then what the others have, and every mech."""
        for seat in view.seats if view.me is None else (view.seats[view.me],):
            yield from (*seat.hand, *(card.card for card in seat.active))
        yield from view.shown
        yield from (card for card in view.spots if card is not None)
        yield from (f"tile-{tile.number}" for tile in view.tiles if tile.number is not None)
        for seat in view.seats:
            yield from (*seat.hand, *(card.card for card in seat.active))
            yield f"mech-{seat.mech}"
            yield from (*seat.upgraded, *seat.melded, *seat.solved)

    def piece(self, key: str, say: Say) -> Picture:
        from render.expeditions.paint_piece import draw

        return draw(key, say)

    def describe(self, view: View, say: Say) -> str:
        return describe.everything(view, say)


SCENE = ExpeditionsScene()


def _part(view: View, say: Say, region: str, title: Text, touched: Collection[str]) -> list[Picture]:
    """One part of the board by itself; below a part of the map the face-up cards in it, with all their text."""
    from render.expeditions import layout, paint_board, paint_hand

    kind, _, number = region.partition("-")
    if kind == "side":
        seat = view.seats[int(number)]
        return paint_hand.side(view, seat, say, describe.hand_alt(view, seat, say), touched)
    if kind == "mech":
        frames = [layout.close_up(layout.surroundings(view.seats[int(number)].position or ""))]
    else:
        frames = layout.region_frames(region)
    keys = [key for key in (*POSITIONS, *SPOTS) if any(frame.shows(key) for frame in frames)]
    picture = paint_board.part(view, say, frames, touched, describe.part_alt(view, say, title, keys))
    there = zip(SPOTS, view.spots, strict=True)
    cards: dict[str, str] = {spot: card for spot, card in there if spot in keys and card is not None}
    return [picture, paint_hand.face_up(cards, say, describe.face_up_alt(cards, say))] if cards else [picture]


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

"""The scene of Moon. Pillow is imported by the first picture, so that words alone come without it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial

import msgspec

from games.engine import Decision, Standing, Text, text
from games.moon import wording
from games.moon.catalogue import BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES
from games.moon.view import View
from render.moon import choice_letters, describe
from render.moon.display_order import grouped
from render.scene import Emoji, Legend, Picture, Say, Scene, sides

REPUTATION, DISCARDS = "reputations", "discards"
"""The parts of the board besides one for each player."""


class MoonScene(Scene[View]):
    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        """The public board; its regions show the cards in full."""
        public = _public(view)
        if region is None:
            from render.moon.paint_board import draw

            return [draw(public, say, touched, describe.board_alt(public, say))]
        if region not in self.regions(view):
            raise KeyError(region)
        from render.moon import paint_region

        if region == REPUTATION:
            return [paint_region.reputations(public, say, touched, describe.reputations_alt(public, say))]
        if region == DISCARDS:
            return [paint_region.discards(public, say, describe.discards_alt(public, say))]
        seat = public.seats[int(region.removeprefix("side-"))]
        return [paint_region.player(public, say, seat, touched, describe.player_alt(say, seat))]

    def regions(self, view: View) -> Mapping[str, Text]:
        """Each player's structures, the reputations, the discard pile."""
        found = sides(len(view.seats), view.me) | {REPUTATION: text("pic-reputations")}
        return found | ({DISCARDS: text("pic-discards")} if view.discards else {})

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        """The structures and expedition card in hand, and what their owner has.

        Which steps of the turn are done is left to :meth:`panel`, so that a hand once sent stays true in other turns.
        """
        if view.me is None:
            return None
        from render.moon.paint_hand import draw

        idle = msgspec.structs.replace(view, actor=None, used=(), acted=False)
        return draw(idle, say, describe.hand_alt(idle, say), touched=touched)

    def panel(
        self,
        view: View,
        decision: Decision,
        say: Say,
        *,
        touched: Collection[str] = (),
        known: Mapping[str, str] | None = None,
    ) -> list[Picture]:
        """The hand with letters on its cards, and the cards on the table that the decision is about."""
        if view.me is None:
            return []
        from render.moon import paint_hand, paint_panel

        found = choice_letters.by_subject(view, decision, known)
        own = {place.ref: letter for place, letter in found.items() if place.kind == "hand"}
        held = paint_hand.draw(view, say, describe.hand_alt(view, say, own), letters=own, touched=touched)
        table = paint_panel.draw(view, say, found, describe.lettered_alt(say, found), touched)
        if table is None:
            return [held]
        return [held, table] if own else [table, held]

    def letters(self, view: View, decision: Decision, known: Mapping[str, str] | None = None) -> Mapping[str, str]:
        return choice_letters.by_choice(view, decision, known)

    def emoji(self) -> Mapping[str, Emoji]:
        from render.emoji import drawn
        from render.moon.emoji import EMOJI

        return drawn(EMOJI)

    def sheet(self, view: View, standings: Sequence[Standing], say: Say) -> Picture:
        from render import players
        from render.moon.layout import WIDTH
        from render.moon.style import PALETTE
        from render.score_sheet import draw, in_words

        return draw(
            standings,
            say,
            in_words(standings, say),
            symbol=partial(players.symbol, size=40),
            colours=PALETTE,
            width=WIDTH,
            labels=400,
        )

    def legend(self, view: View, say: Say) -> Legend:
        from render.moon.legend import draw

        return draw(view, say)

    def pieces(self) -> Mapping[str, Text]:
        """Every structure, expedition, base and reputation."""
        return {key: wording.name(key) for key in (*STRUCTURES, *EXPEDITIONS, *BASES, *REPUTATIONS)}

    def in_play(self, view: View) -> Iterator[str]:
        """The hand, the reputations, then each player's base and structures, and the top of the discard pile."""
        yield from (card.key for card in view.hand)
        yield from [view.expedition] if view.expedition else []
        yield from (offered.key for offered in view.reputations)
        for seat in view.seats:
            yield seat.base
            yield from (built.key for _, members in grouped(seat) for built in members)
        yield from view.discards[-1:]

    def piece(self, key: str, say: Say) -> Picture:
        from render.moon.paint_piece import draw

        return draw(key, say)

    def describe(self, view: View, say: Say) -> str:
        return describe.everything(view, say)


SCENE = MoonScene()


def _public(view: View) -> View:
    """What everybody may see of ``view``."""
    return msgspec.structs.replace(view, me=None, hand=(), expedition=None, targets=())

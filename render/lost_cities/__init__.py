"""The scene of Lost Cities. Pillow is imported by the first picture, so that words alone come without it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from games.engine import Decision, Standing, Text
from games.lost_cities.view import View
from render.alt_text import SHORT_NAME, plain_names
from render.lettering import by_choice
from render.lost_cities import choice_letters, describe
from render.scene import Emoji, Legend, Picture, Say, Scene, sides


class LostCitiesScene(Scene[View]):
    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        """The whole board, side 0 below; or one side with the discard piles, large.

        Where a round is over and the next not begun, or not shown yet, first how it ended, with the score so far.
        """
        from render.lost_cities import paint_board

        public = msgspec.structs.replace(view, me=None, hand=(), given=(), received=(), blocked=None)
        if region is None:
            last = describe.last_round(public, touched)
            ended = [] if last is None else [_whole(last, say, touched), self.sheet(last, (), say)]
            return [*ended, _whole(public, say, touched)]
        if region not in self.regions(view):
            raise KeyError(region)
        side, people = int(region.removeprefix("side-")), plain_names(say.names, SHORT_NAME)
        alt = describe.alt(describe.side(public, say, people, side))
        return [paint_board.side(public, say, side, alt, touched)]

    def moments(self, view: View, say: Say, *, touched: Collection[str] = ()) -> list[list[Picture]]:
        """Where a round has ended, first how; without its scores, which the boards show."""
        pictures = self.board(view, say, touched=touched)
        return [[picture] for picture in (pictures[0], pictures[-1])][-2 if len(pictures) > 1 else -1 :]

    def regions(self, view: View) -> Mapping[str, Text]:
        """Either side."""
        return sides(view.seats, view.me, groups=2)

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        if view.me is None:
            return None
        from render.lost_cities.paint_hand import draw

        alt = describe.alt(describe.hand(view, say, plain_names(say.names, SHORT_NAME)))
        return draw(view, say, alt, touched=touched)

    def panel(
        self,
        view: View,
        decision: Decision,
        say: Say,
        *,
        touched: Collection[str] = (),
        known: Mapping[str, str] | None = None,
    ) -> list[Picture]:
        """The hand with letters, dimmed where a card cannot be played now; while drawing, the piles to draw from."""
        if view.me is None:
            return []
        from render.lost_cities.paint_hand import draw

        lines = describe.hand(view, say, plain_names(say.names, SHORT_NAME))
        if view.step == "up":
            lines += describe.draw_sources(view, say)
        letters = choice_letters.by_piece(view, decision, known)
        return [draw(view, say, describe.alt(lines), decision=decision, letters=letters, touched=touched)]

    def letters(self, view: View, decision: Decision, known: Mapping[str, str] | None = None) -> Mapping[str, str]:
        return by_choice(decision, choice_letters.by_piece(view, decision, known))

    def emoji(self) -> Mapping[str, Emoji]:
        from render.emoji import drawn
        from render.lost_cities.emoji import EMOJI

        return drawn(EMOJI)

    def sheet(self, view: View, standings: Sequence[Standing], say: Say) -> Picture:
        from render.lost_cities.paint_sheet import draw

        alt = describe.alt(describe.sheet(view, standings, say, plain_names(say.names, SHORT_NAME)))
        return draw(view, standings, say, alt)

    def legend(self, view: View, say: Say) -> Legend:
        from render.lost_cities.legend import draw

        return draw(view, say)

    def describe(self, view: View, say: Say) -> str:
        names = plain_names(say.names)
        last = describe.last_round(view)
        ended = [] if last is None else describe.board(last, say, names)
        return "\n".join([*ended, *describe.board(view, say, names), *describe.hand(view, say, names)])


SCENE = LostCitiesScene()


def _whole(view: View, say: Say, touched: Collection[str]) -> Picture:
    from render.lost_cities.paint_board import draw

    return draw(view, say, touched, describe.alt(describe.board(view, say, plain_names(say.names, SHORT_NAME))))

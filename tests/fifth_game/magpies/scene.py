"""The scene of Magpies. What draws is imported by the first picture, so that words come without it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from magpies.rules import named
from magpies.view import View

from games.engine import Decision, Standing, text
from render.alt_text import SHORT_NAME, plain_names, signed
from render.scene import Legend, Picture, Say, Scene


class MagpiesScene(Scene[View]):
    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        if region is not None:
            raise KeyError(region)
        from magpies import paint

        return [paint.board(view, say, " ".join(table(view, say)), touched)]

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        if view.me is None:
            return None
        from magpies import paint

        return paint.hand(view, say, " ".join(held(view, say)), touched)

    def panel(
        self,
        view: View,
        decision: Decision,
        say: Say,
        *,
        touched: Collection[str] = (),
        known: Mapping[str, str] | None = None,
    ) -> list[Picture]:
        """What lies in the row with the hand: both matter for either choice."""
        hand = self.hand(view, say, touched=touched)
        return [] if hand is None else [*self.board(view, say, touched=touched), hand]

    def sheet(self, view: View, standings: Sequence[Standing], say: Say) -> Picture:
        from magpies import paint

        return paint.sheet(standings, say)

    def legend(self, view: View, say: Say) -> Legend:
        from magpies import paint

        return paint.legend_of(view, say)

    def describe(self, view: View, say: Say) -> str:
        return "\n".join([*table(view, say), *(() if view.me is None else held(view, say))])


def table(view: View, say: Say) -> Iterator[str]:
    """What everyone sees, a sentence each."""
    yield say(text("pic-round", round=view.round, rounds=view.rounds)) + "."
    if view.row:
        yield say(text("pic-row", things=tuple(map(named, view.row))))
    for name, side in zip(plain_names(say.names, SHORT_NAME), view.sides, strict=False):
        yield say(text("pic-side", who=name, score=signed(side.score)))
        if side.card is not None:
            yield say(text("pic-card", card=side.card))
        elif side.ready:
            yield say(text("pic-ready"))


def held(view: View, say: Say) -> Iterator[str]:
    """What its owner holds, a sentence each."""
    cards = ", ".join(map(str, view.hand))
    yield say(text("pic-hand", cards=cards)) if cards else say(text("pic-no-cards"))
    if view.laid is not None:
        yield say(text("pic-laid", card=view.laid))


SCENE = MagpiesScene()

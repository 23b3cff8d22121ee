"""The scene of Oh Hell: what its pictures are, and the same in words."""

# ruff: noqa: ARG002

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from games.engine import Decision, Standing, text
from oh_hell.rules import View, named_card
from render.alt_text import SHORT_NAME, plain_names
from render.scene import Emoji, Legend, Picture, Say, Scene


class OhHellScene(Scene[View]):
    """A table with a lane for each player, and the hand."""

    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        if region is not None:
            raise KeyError(region)
        from oh_hell import paint

        return [paint.board(view, say, " ".join(table(view, say)), touched)]

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        if view.me is None:
            return None
        from oh_hell import paint

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
        if view.me is None:
            return []
        closed = [choice.ref for choice in decision.choices if choice.why_not is not None and choice.ref]
        from oh_hell import paint

        return [paint.panel(view, say, " ".join((*held(view, say), *table(view, say))), touched, closed)]

    def emoji(self) -> Mapping[str, Emoji]:
        from oh_hell import paint

        return paint.emoji()

    def sheet(self, view: View, standings: Sequence[Standing], say: Say) -> Picture:
        from oh_hell import paint

        return paint.sheet(standings, say)

    def legend(self, view: View, say: Say) -> Legend:
        from oh_hell import paint

        return paint.signs(view, say)

    def describe(self, view: View, say: Say) -> str:
        return "\n".join((*table(view, say), *held(view, say)))


def table(view: View, say: Say) -> Iterator[str]:
    """What lies on the table, a sentence each."""
    yield say(text("pic-head", number=view.number, hands=view.hands, cards=view.size)) + "."
    yield say(text("pic-tell-trump", card=named_card(view.turned)))
    names = plain_names(say.names, SHORT_NAME)
    for name, bid, won, points in zip(names, view.bids, view.won, view.points, strict=False):
        told = text("pic-tell-bid", won=won, bid=bid) if bid is not None else text("pic-tell-no-bid")
        yield say(text("pic-tell-player", who=name, bid=told, points=points))
    if view.laid or view.last:
        yield say(text("pic-trick" if view.laid else "pic-last")) + ":"
        for seat, card in view.laid or view.last:
            yield say(text("pic-tell-card", who=names[seat], card=named_card(card)))
    if view.turn is not None:
        yield say(text("pic-tell-turn", who=names[view.turn]))


def held(view: View, say: Say) -> Iterator[str]:
    """The own hand in words."""
    if view.hand:
        yield say(text("pic-tell-hand", cards=tuple(map(named_card, view.hand))))
    elif view.me is not None:
        yield say(text("pic-no-hand"))


SCENE = OhHellScene()

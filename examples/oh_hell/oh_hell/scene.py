"""The scene of Oh Hell: what its pictures are, and the same in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from games.engine import Decision, text
from games.parts.tricks import named_card
from oh_hell.rules import View
from render.alt_text import SHORT_NAME, plain_names
from render.scene import Emoji, Legend, Letters, Picture, Say, Scene


class OhHellScene(Scene[View]):
    """A table with a lane for each player, and the hand."""

    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        if region is not None:
            raise KeyError(region)
        from oh_hell import paint

        return [paint.table(view, say, touched).picture(" ".join(table(view, say)), paint.COLOURS)]

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        if view.me is None:
            return None
        from oh_hell import paint

        return paint.held(view, say, touched).picture(" ".join(held(view, say)), paint.COLOURS)

    def panel(
        self, view: View, decision: Decision, say: Say, *, touched: Collection[str] = (), known: Letters | None = None
    ) -> list[Picture]:
        if view.me is None:
            return []
        from oh_hell import paint
        from render.canvas import stacked

        closed = [choice.ref for choice in decision.choices if choice.why_not is not None and choice.ref]
        parts = [paint.table(view, say, touched), paint.held(view, say, touched, closed)]
        return [stacked(parts, " ".join((*held(view, say), *table(view, say))), paint.COLOURS)]

    def emoji(self) -> Mapping[str, Emoji]:
        from render import emoji, suits

        return emoji.drawn({**suits.emoji(), **emoji.seats(5)})

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
    if shown := view.trick.by_seat or (view.last.by_seat if view.last else {}):
        yield say(text("pic-trick" if view.trick.cards else "pic-last")) + ":"
        for seat, card in shown.items():
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

"""The scene of Salt Caravans: what its pictures are, and the same in words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from caravans.country import BESIDE, PLACES
from caravans.rules import KINDS, View, amounts, destination, name
from games.engine import Decision, text
from render.alt_text import SHORT_NAME, plain_names
from render.lettering import about, by_choice, dealt
from render.scene import Emoji, Legend, Picture, Say, Scene


class CaravansScene(Scene[View]):
    """Draws views; it cannot show what a view does not hold."""

    def board(self, view: View, say: Say, *, touched: Collection[str] = (), region: str | None = None) -> list[Picture]:
        if region is not None:
            raise KeyError(region)
        from caravans import paint

        return [paint.board(view, say, " ".join(table(view, say)), touched)]

    def hand(self, view: View, say: Say, *, touched: Collection[str] = ()) -> Picture | None:
        if view.me is None:
            return None
        from caravans import paint

        return paint.hand(view.hand, say, held(view, say), touched)

    def letters(self, view: View, decision: Decision, known: Mapping[str, str] | None = None) -> Mapping[str, str]:
        return by_choice(decision, dealt(about(decision).values(), known or {}))

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
        from caravans import paint

        letters = dealt(about(decision).values(), known or {})
        board = paint.board(view, say, " ".join(table(view, say)), touched, letters)
        return [board, paint.hand(view.hand, say, held(view, say), touched)]

    def emoji(self) -> Mapping[str, Emoji]:
        from caravans import paint

        return paint.emoji()

    def legend(self, view: View, say: Say) -> Legend:
        from caravans import paint

        return paint.signs(view, say)

    def describe(self, view: View, say: Say) -> str:
        lines = [
            *table(view, say),
            *(say(text("pic-paths", place=name(place), places=beside)) for place, beside in PATHS),
        ]
        if view.me is not None:
            lines.append(held(view, say))
        if view.way is not None:
            words = "pic-way-guard" if view.way.guard else "pic-way"
            lines.append(say(text(words, place=name(view.way.place))))
        return "\n".join(lines)


PATHS = tuple((place, tuple(map(name, BESIDE[place]))) for place in PLACES)


def table(view: View, say: Say) -> Iterator[str]:
    """What lies on the table, a sentence each."""
    names = plain_names(say.names, SHORT_NAME)
    if view.over:
        yield say(text("pic-over"))
    else:
        yield say(text("pic-round", round=view.round, rounds=view.rounds))
        yield say(text("pic-leader", who=names[view.leader]))
    for who, side in zip(names, view.sides, strict=False):
        load = [kind for kind, count in zip(KINDS, side.load, strict=True) for _ in range(count)]
        yield say(
            text(
                "pic-side",
                who=who,
                place=name(side.at),
                goods=amounts(load) or text("pic-none"),
                letters=side.delivered,
                guards=side.guards,
            )
        )
    for place, goods in view.goods.items():
        if goods:
            yield say(text("pic-place", place=name(place), goods=amounts(goods)))


def held(view: View, say: Say) -> str:
    """The own letters."""
    places = tuple(name(destination(letter)) for letter in view.hand)
    return say(text("pic-hand", places=places)) if places else say(text("pic-hand-empty"))


SCENE = CaravansScene()

"""The bases of this game's questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from msgspec.structs import replace

from games.engine import Choice, Effect, Question, Text, text
from games.expeditions.state import State

DECLINE, DONE = "decline", "done"
PASSING = {DECLINE: Choice(DECLINE, text("do-decline")), DONE: Choice(DONE, text("do-done"))}

FrameT = TypeVar("FrameT", bound=Effect)


def tag(effect: Effect) -> str:
    """An effect's kind as messages are named after it: ``rescue-card``."""
    return str(effect.__struct_config__.tag).replace("_", "-")


class PassableQuestion(Question[State, FrameT]):
    """A question that may be passed, and is not asked where nothing but passing is open.

    ``passing`` is the key that answers with nothing. ``pays`` is true where more power or guile could open a choice.
    """

    follows = True
    passing: ClassVar[str] = DECLINE
    pays: ClassVar[bool] = False

    def options(self, state: State, frame: FrameT) -> list[str]:
        """What is open, passing aside."""
        raise NotImplementedError

    def causes(self, state: State, frame: FrameT, key: str) -> Sequence[Effect]:
        """What an open key other than passing causes."""
        raise NotImplementedError

    def passes(self, frame: FrameT) -> str | None:
        """The key that passes; None where there is no way back."""
        return self.passing

    def fizzles(self, state: State, frame: FrameT) -> bool:
        """Whether nothing but passing is open, nor could be opened by what may be done at any time."""
        if self.options(state, frame):
            return False
        owner = state.seats[frame.seat]
        return not (self.pays and owner.maps and owner.rules.rule == "trash-maps" and self.withheld(state, frame))

    def keys(self, state: State, frame: FrameT) -> list[str]:
        keys, passing = self.options(state, frame), self.passes(frame)
        return keys if passing is None else [*keys, passing]

    def then(self, state: State, frame: FrameT, key: str) -> Sequence[Effect]:
        return () if key in PASSING else self.causes(state, frame, key)

    def prompt(self, state: State, frame: FrameT) -> Text:
        """The question in words; by default a message named after the effect."""
        return text(f"ask-{tag(frame)}")

    def forfeits(self, state: State, frame: FrameT) -> Text | None:
        """What passing leaves behind that would cost nothing."""
        return None

    def choice(self, state: State, frame: FrameT, key: str) -> Choice:
        if key not in PASSING:
            return super().choice(state, frame, key)
        return replace(PASSING[key], forfeits=self.forfeits(state, frame))


class CardQuestion(PassableQuestion[FrameT]):
    """Which card? A key is ``prefix`` and the card, which it is about."""

    prefix: ClassVar[str]

    def cards(self, state: State, frame: FrameT) -> Sequence[str]:
        """The cards that are open."""
        raise NotImplementedError

    def chosen(self, state: State, frame: FrameT, card: str) -> Sequence[Effect]:
        """What choosing a card causes."""
        raise NotImplementedError

    def named(self, state: State, frame: FrameT, card: str) -> Text:
        """What choosing a card brings, in words."""
        raise NotImplementedError

    def options(self, state: State, frame: FrameT) -> list[str]:
        return [self.prefix + card for card in self.cards(state, frame)]

    def causes(self, state: State, frame: FrameT, key: str) -> Sequence[Effect]:
        return self.chosen(state, frame, key.removeprefix(self.prefix))

    def label(self, state: State, frame: FrameT, key: str) -> Text:
        return self.named(state, frame, key.removeprefix(self.prefix))

    def ref(self, state: State, frame: FrameT, key: str) -> str | None:
        return key.removeprefix(self.prefix)

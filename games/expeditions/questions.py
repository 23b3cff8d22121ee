"""The base of this game's questions."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from msgspec.structs import replace

from games.engine import DECLINE, WAYS_OUT, Choice, Effect, Text, WhichQuestion, text
from games.expeditions.state import State

FrameT = TypeVar("FrameT", bound=Effect)


def tag(effect: Effect) -> str:
    """An effect's kind as messages are named after it: ``rescue-card``."""
    return str(effect.__struct_config__.tag).replace("_", "-")


class PassableQuestion(WhichQuestion[State, FrameT]):
    """A question that may be passed, and is not asked where nothing but passing is open.

    ``pays`` is true where more power or guile could open a choice.
    """

    follows = True
    way_out = DECLINE
    pays: ClassVar[bool] = False

    def fizzles(self, state: State, frame: FrameT) -> bool:
        """Whether nothing but passing is open, nor could be opened by what may be done at any time."""
        for _ in self.things(state, frame):
            return False
        owner = state.seats[frame.seat]
        return not (self.pays and owner.maps and owner.rules.rule == "trash-maps" and self.withheld(state, frame))

    def prompt(self, state: State, frame: FrameT) -> Text:
        """The question in words; by default a message named after the effect."""
        return text(f"ask-{tag(frame)}")

    def forfeits(self, state: State, frame: FrameT) -> Text | None:
        """What passing leaves behind that would cost nothing."""
        return None

    def choice(self, state: State, frame: FrameT, key: str) -> Choice:
        found = super().choice(state, frame, key)
        left = self.forfeits(state, frame) if key in WAYS_OUT else None
        return found if left is None else replace(found, warning=text("warn-left", what=left))

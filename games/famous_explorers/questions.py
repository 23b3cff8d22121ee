"""The question most of this game's are: which of several places."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from games.engine import Effect, Text, WhichQuestion, text
from games.famous_explorers import names
from games.famous_explorers.state import State

FrameT = TypeVar("FrameT", bound=Effect)


class WhichPlaceQuestion(WhichQuestion[State, FrameT]):
    """Asks which of several places; ``asks`` and ``label_id`` are the messages of prompt and choice."""

    asks: ClassVar[str]
    label_id: ClassVar[str]

    def prompt(self, state: State, frame: FrameT) -> Text:
        return text(self.asks)

    def named(self, state: State, frame: FrameT, place: str) -> Text:
        return text(self.label_id, place=names.place(place))

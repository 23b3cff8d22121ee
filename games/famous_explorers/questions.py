"""The question most of this game's are: which of several places, marks, expeditions…, with or without a way out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec.structs import replace

from games.engine import Choice, Effect, Question, Text, text
from games.famous_explorers import names
from games.famous_explorers.state import State

BACK, DONE = "back", "done"
_WAYS_OUT = {BACK: text("do-back"), DONE: text("do-done")}

FrameT = TypeVar("FrameT", bound=Effect)


class WhichQuestion(Question[State, FrameT], Generic[FrameT]):
    """Asks which of several things, places unless a subclass words them otherwise.

    A choice's key is ``prefix`` and the thing. ``asks`` and ``label_id`` are the messages of prompt and choice.
    """

    asks: ClassVar[str]
    prefix: ClassVar[str]
    label_id: ClassVar[str]

    def things(self, state: State, frame: FrameT) -> Iterable[str]:
        """What can be chosen."""
        raise NotImplementedError

    def closed(self, state: State, frame: FrameT) -> Iterable[tuple[str, Text]]:
        """What cannot, with the reason."""
        return ()

    def chosen(self, state: State, frame: FrameT, thing: str) -> Sequence[Effect]:
        """What choosing one causes."""
        raise NotImplementedError

    def way_out(self, frame: FrameT) -> str | None:
        """BACK or DONE, where nothing need be chosen."""
        return None

    def leave(self, frame: FrameT) -> Sequence[Effect]:
        """What the way out causes."""
        return ()

    def keys(self, state: State, frame: FrameT) -> list[str]:
        found, way_out = [f"{self.prefix}{thing}" for thing in self.things(state, frame)], self.way_out(frame)
        return [*found, way_out] if way_out else found

    def then(self, state: State, frame: FrameT, key: str) -> Sequence[Effect]:
        return self.leave(frame) if key in _WAYS_OUT else self.chosen(state, frame, key.removeprefix(self.prefix))

    def prompt(self, state: State, frame: FrameT) -> Text:
        return text(self.asks)

    def in_words(self, state: State, frame: FrameT, thing: str) -> Choice:
        """The choice of one."""
        return Choice(f"{self.prefix}{thing}", text(self.label_id, place=names.place(thing)), ref=thing)

    def choice(self, state: State, frame: FrameT, key: str) -> Choice:
        if key in _WAYS_OUT:
            return Choice(key, _WAYS_OUT[key])
        return self.in_words(state, frame, key.removeprefix(self.prefix))

    def withheld(self, state: State, frame: FrameT) -> Sequence[Choice]:
        return [replace(self.in_words(state, frame, each), why_not=why) for each, why in self.closed(state, frame)]

"""Questions: what is open, by key first; in words only when somebody reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from games.engine.decisions import Choice, Decision
from games.engine.effects import Effect
from games.engine.text import Text

StateT = TypeVar("StateT")
FrameT = TypeVar("FrameT", bound=Effect)


class Question(Generic[StateT, FrameT]):
    """What a seat is asked while an effect of one kind, the ``frame``, lies on top of the stack.

    Search calls ``keys`` and ``then`` thousands of times a second; the others make words and are called when a person
    looks. No method changes the state.

    ``several`` is True where several seats may be asked at once (see ``asked``); else the frame's own seat is.
    ``waits`` is False for what a seat may do out of turn and nobody waits for (see ``Machine.offers``); the keys of
    such a question begin with one of ``prefixes``, and no other question's do. ``searched`` is False for a mere setting
    that search leaves alone. ``follows`` is True where the question is about the choice that led to it, so that both
    may be asked together.
    """

    waits: ClassVar[bool] = True
    several: ClassVar[bool] = False
    prefixes: ClassVar[tuple[str, ...]] = ()
    searched: ClassVar[bool] = True
    follows: ClassVar[bool] = False

    def asked(self, state: StateT, frame: FrameT) -> Sequence[FrameT]:
        """The frame once for each seat that is asked, lowest first."""
        return (frame,)

    def fizzles(self, state: StateT, frame: FrameT) -> bool:
        """Whether there is nothing to ask, so that what lies below goes on. A question that never does is open."""
        return False

    def forced(self, state: StateT, frame: FrameT) -> str | None:
        """The key that is taken without a click: everybody can see that nothing else is open, or worth a thought.

        It must be told from what everybody knows: speed tells.
        """
        return None

    def keys(self, state: StateT, frame: FrameT) -> list[str]:
        """What is open, in the order in which it is offered."""
        raise NotImplementedError

    def then(self, state: StateT, frame: FrameT, key: str) -> Sequence[Effect]:
        """What an open ``key`` causes; it takes the frame's place on the stack."""
        raise NotImplementedError

    def prompt(self, state: StateT, frame: FrameT) -> Text:
        """The question in words."""
        raise NotImplementedError

    def label(self, state: StateT, frame: FrameT, key: str) -> Text:
        """What an open key brings, in words."""
        raise NotImplementedError

    def group(self, state: StateT, frame: FrameT, key: str) -> Text | None:
        """The menu an open key stands in."""
        return None

    def ref(self, state: StateT, frame: FrameT, key: str) -> str | None:
        """The card or place an open key is about."""
        return None

    def withheld(self, state: StateT, frame: FrameT) -> Sequence[Choice]:
        """What is not open, with the reason."""
        return ()

    def choice(self, state: StateT, frame: FrameT, key: str) -> Choice:
        """An open key in words."""
        return Choice(key, self.label(state, frame, key), self.group(state, frame, key), self.ref(state, frame, key))

    def decision(self, state: StateT, frame: FrameT) -> Decision:
        """The question in words: what is open, then what is withheld."""
        opened = [self.choice(state, frame, key) for key in self.keys(state, frame)]
        choices = (*opened, *self.withheld(state, frame))
        return Decision(frame.seat, self.prompt(state, frame), choices, self.waits)

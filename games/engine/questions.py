"""Questions: what is open, by key first; in words only when somebody reads it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar

from msgspec.structs import replace

from games.engine.decisions import Choice, Decision
from games.engine.effects import Effect
from games.engine.text import Text, text

StateT = TypeVar("StateT")
FrameT = TypeVar("FrameT", bound=Effect)


class Question(Generic[StateT, FrameT]):
    """What a seat is asked while an effect of one kind, the ``frame``, lies on top of the stack.

    Search calls ``keys`` and ``then`` thousands of times a second; the others make words and are called when a person
    looks. No method changes the state.

    ``several`` is True where several seats may be asked at once (see ``asked``); else the frame's own seat is. An
    answer takes the one frame off the stack: ``then`` ends with a frame of the same kind for those who are still to
    answer, and ``fizzles`` where there are none.
    ``waits`` is False for what a seat may do out of turn and nobody waits for (see ``Machine.offers``); the keys of
    such a question begin with one of ``prefixes`` (a WhichQuestion: with its ``prefix``), and no other question's do.
    ``searched`` is False for a mere setting that search leaves alone. ``follows`` is True where the question is about
    the choice that led to it, so that both may be asked together. ``passes`` is True where what is chosen here may as
    well be left here, so that a choice asked along with it needs no way out of its own.
    """

    waits: ClassVar[bool] = True
    several: ClassVar[bool] = False
    prefixes: ClassVar[tuple[str, ...]] = ()
    searched: ClassVar[bool] = True
    follows: ClassVar[bool] = False
    passes: ClassVar[bool] = False

    def asked(self, state: StateT, frame: FrameT) -> Sequence[FrameT]:
        """The frame once for each seat that is asked, lowest first."""
        return (frame,)

    def fizzles(self, state: StateT, frame: FrameT) -> bool:
        """Whether there is nothing to ask, so that what lies below goes on. A question that never does is open."""
        return False

    def forced(self, state: StateT, frame: FrameT) -> str | None:
        """The key that is taken without a click: everybody can see that nothing else is open, or worth a thought.

        Whether there is one depends on what everybody knows, for speed tells; which one it is may be the seat's secret,
        as the last card of a hand is. See :meth:`Game.forced` for when it is asked.
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


BACK, DECLINE, DONE, SKIP = "back", "decline", "done", "skip"
"""Keys of ways out: to go back, to want nothing, to have done enough, to leave it out."""
WAYS_OUT = {way: Choice(way, text(f"do-{way}")) for way in (BACK, DECLINE, DONE, SKIP)}
"""The keys that choose none of the things asked about; a game that uses one has the message ``do-<key>``."""


class WhichQuestion(Question[StateT, FrameT]):
    """Asks which of several things: cards, places, ways to pay.

    A choice's key is ``prefix`` and the thing; the last may be a ``way_out``. ``about`` is True where the things are
    cards or places that the choices are about (their ``ref``).
    """

    prefix: ClassVar[str] = ""
    about: ClassVar[bool] = True
    way_out: ClassVar[str | None] = None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not cls.waits and not cls.prefixes:
            cls.prefixes = (cls.prefix,)

    def things(self, state: StateT, frame: FrameT) -> Iterable[str]:
        """What can be chosen."""
        raise NotImplementedError

    def closed(self, state: StateT, frame: FrameT) -> Iterable[tuple[str, Text]]:
        """What cannot, with the reason."""
        return ()

    def chosen(self, state: StateT, frame: FrameT, thing: str) -> Sequence[Effect]:
        """What choosing one causes."""
        raise NotImplementedError

    def named(self, state: StateT, frame: FrameT, thing: str) -> Text:
        """What choosing one brings, in words."""
        raise NotImplementedError

    def leaves(self, frame: FrameT) -> str | None:
        """The way out; None where one of the things has to be chosen."""
        return self.way_out

    def left(self, frame: FrameT) -> Sequence[Effect]:
        """What the way out causes."""
        return ()

    def keys(self, state: StateT, frame: FrameT) -> list[str]:
        prefix, way_out, things = self.prefix, self.leaves(frame), self.things(state, frame)
        found = [prefix + thing for thing in things] if prefix else [*things]
        if way_out is not None:
            found.append(way_out)
        return found

    def then(self, state: StateT, frame: FrameT, key: str) -> Sequence[Effect]:
        return self.left(frame) if key in WAYS_OUT else self.chosen(state, frame, key.removeprefix(self.prefix))

    def label(self, state: StateT, frame: FrameT, key: str) -> Text:
        return self.named(state, frame, key.removeprefix(self.prefix))

    def ref(self, state: StateT, frame: FrameT, key: str) -> str | None:
        return key.removeprefix(self.prefix) if self.about else None

    def choice(self, state: StateT, frame: FrameT, key: str) -> Choice:
        return WAYS_OUT.get(key) or super().choice(state, frame, key)

    def withheld(self, state: StateT, frame: FrameT) -> Sequence[Choice]:
        closed = self.closed(state, frame)
        return [replace(self.choice(state, frame, self.prefix + thing), why_not=why) for thing, why in closed]


class SimultaneousQuestion(WhichQuestion[StateT, FrameT]):
    """Asks several seats the same at once; each chooses for itself, and what lies below goes on when all have.

    Its frame is for nobody in particular: ``push(state, [ChooseCard(), TurnOver()])`` has all choose, then turns over.
    What ``chosen`` causes notes the choice in the state, so that ``choosing`` names that seat no more. Others are not
    to see it before all have chosen: the view leaves it out, :meth:`Game.resample` deals it anew, and its event is said
    to the seat alone.
    """

    several = True

    def choosing(self, state: StateT) -> Sequence[int]:
        """The seats that are still to choose, lowest first."""
        raise NotImplementedError

    def asked(self, state: StateT, frame: FrameT) -> Sequence[FrameT]:
        return [replace(frame, seat=seat) for seat in self.choosing(state)]

    def fizzles(self, state: StateT, frame: FrameT) -> bool:
        return not self.choosing(state)

    def then(self, state: StateT, frame: FrameT, key: str) -> Sequence[Effect]:
        return (*super().then(state, frame, key), replace(frame, seat=-1))

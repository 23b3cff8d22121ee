"""The effect stack: what happens next is data, and its top is what is decided now.

A game registers its ops on a :class:`Machine`: a *do* resolves by itself, an *ask* waits for a person. ``settle``
resolves from the top until an ask has an open choice; that frame *is* the open decision.

Order, written down once:

* effects pushed together resolve first to last, and everything they cause resolves before the next of them;
* "whenever" triggers of one event resolve after the effect that announced it and before what lay under it: those of the
  acting seat first, then in turn order; within a seat in the order of its tableau;
* several seats decide at once by ``together``: each seat has a thread of its own, a stack inside the frame, so seats
  answer in any order and what one causes never waits for another. It ends when every thread is done. A seat that has
  to decide in several threads decides in one at a time, the earlier thread first;
* what a seat may do out of turn (``offers``) resolves at once, on top of whatever is open.

Inside a thread ``state.stack`` is that thread: an op pushes there as anywhere, and reads nothing from the stack. A game
that ends in the middle of all this says so in its state, and its asks then offer nothing, so that what is left fizzles.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from games.engine.contract import Choice, Decision, Effect, Event, Outcome, pick
from games.engine.text import Text


class Stacked(Protocol):
    """A state with an effect stack; the next to resolve is last."""

    stack: list[Effect]


class Log:
    """Collects what happens while effects resolve."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.revealed = False

    def say(self, text: Text, *, seats: Sequence[int] | None = None, touched: Sequence[str] = ()) -> None:
        """Adds an event that ``seats`` (None: everybody) may read."""
        self.events.append(Event(text, None if seats is None else tuple(seats), tuple(touched)))

    def reveal(self) -> None:
        """Notes that somebody has learned something hidden: what came before cannot be undone."""
        self.revealed = True


class Silence(Log):
    """A log that drops what it is told. Ops that run often look for it and do not even put it into words."""

    def say(self, text: Text, *, seats: Sequence[int] | None = None, touched: Sequence[str] = ()) -> None:
        """Drops it."""

    def reveal(self) -> None:
        """Drops it."""


SILENCE = Silence()

StateT = TypeVar("StateT", bound=Stacked)
Do = Callable[[StateT, Effect, Log], None]
Ask = Callable[[StateT, Effect], Sequence[Decision]]
Path = tuple[int, ...]
"""Where an open frame is: the threads to go into, from the bottom stack inwards; it is the top of the last of them."""

TOGETHER = "together"
THREAD = "thread"


def push(state: Stacked, effects: Iterable[Effect]) -> None:
    """Puts ``effects`` on the stack so that the first of them resolves first."""
    state.stack.extend(reversed(tuple(effects)))


def together(branches: Iterable[Effect]) -> Effect:
    """An effect that lets several seats go ahead at once; it ends when all of ``branches`` have been resolved.

    Branches of one seat form one thread and resolve first to last.
    """
    threads: dict[int, list[Effect]] = {}
    for branch in branches:
        threads.setdefault(branch.seat, []).append(branch)
    return Effect(TOGETHER, then=tuple(_thread(seat, effects[::-1]) for seat, effects in threads.items()))


def announce(state: Stacked, triggers: Sequence[tuple[int, Sequence[Effect]]], actor: int, seats: int) -> None:
    """Pushes what "whenever" effects cause, in the order this module's head lays down.

    ``triggers`` are (seat, effects) in the order of each seat's tableau; ``actor`` is the acting one of ``seats``.
    """
    ordered = sorted(triggers, key=lambda trigger: (trigger[0] - actor) % seats)
    push(state, [effect for _, effects in ordered for effect in effects])


class Machine(Generic[StateT]):
    """The ops of one game, and the loop that resolves them."""

    def __init__(self) -> None:
        self._do: dict[str, Do[StateT]] = {}
        self._ask: dict[str, Ask[StateT]] = {}

    def do(self, op: Do[StateT]) -> Do[StateT]:
        """Registers an op that resolves by itself, under its function's name."""
        self._do[self._new_name(op.__name__)] = op
        return op

    def ask(self, op: Ask[StateT]) -> Ask[StateT]:
        """Registers an op that waits for its seat, under its function's name."""
        self._ask[self._new_name(op.__name__)] = op
        return op

    @property
    def ops(self) -> tuple[str, ...]:
        """Every op by name: what effects stored in a state may name."""
        return (*self._do, *self._ask, TOGETHER, THREAD)

    def decisions(self, state: StateT) -> list[Decision]:
        """What is open on a settled stack: the decisions of its top frame, or of each seat's thread there."""
        return [decision for _, decision in self._open(state, state.stack)]

    def take(self, state: StateT, decision: Decision, choice: Choice, log: Log) -> None:
        """Takes ``choice`` in place and settles. ``decision`` is one of ``decisions`` or one offered out of turn."""
        path: Path | None
        if decision.waits and state.stack and state.stack[-1].op != TOGETHER:
            path = ()  # nothing else can be waited for, so there is no need to ask again
        else:
            path = next((path for path, found in self._open(state, state.stack) if found == decision), None)
        if path is None:
            push(state, choice.then)
        else:
            _answer(state, path, choice)
        self.settle(state, log)

    def settle(self, state: StateT, log: Log) -> None:
        """Resolves effects from the top until somebody has to choose, or none are left.

        An ask without an open choice fizzles.
        """
        while state.stack:
            top = state.stack[-1]
            if top.op in self._do:
                state.stack.pop()
                self._do[top.op](state, top, log)
            elif top.op == TOGETHER:
                if self._settle_threads(state, log):
                    return
            elif any(map(_is_open, self._ask[top.op](state, top))):
                return
            else:
                state.stack.pop()

    def outcome(
        self, state: StateT, clone: Callable[[StateT], StateT], decisions: Sequence[Decision], seat: int, key: str
    ) -> Outcome[StateT]:
        """``apply`` for a game on this machine: checks, clones, takes, settles. Raises IllegalMove."""
        decision, choice = pick(decisions, seat, key)
        after, log = clone(state), Log()
        self.take(after, decision, choice, log)
        return Outcome(after, tuple(log.events), log.revealed)

    def _open(self, state: StateT, frames: Sequence[Effect]) -> list[tuple[Path, Decision]]:
        """Open decisions on a stack of ``frames``, with the path to the frame each stands on."""
        if not frames:
            return []
        top = frames[-1]
        if top.op != TOGETHER:
            return [((), decision) for decision in self._ask[top.op](state, top) if _is_open(decision)]
        found: dict[int, Path] = {}
        mine: list[tuple[Path, Decision]] = []
        for index, thread in enumerate(top.then):
            for inner, decision in self._open(state, thread.then):
                path = (index, *inner)
                if found.setdefault(decision.seat, path) == path:
                    mine.append((path, decision))
        return mine

    def _settle_threads(self, state: StateT, log: Log) -> bool:
        """Settles the threads of the ``together`` on top until none moves; whether somebody has to choose.

        The frame goes once all its threads are done. What a thread causes can open or close another's choices, so all
        are looked at again after one has moved.
        """
        while True:
            frame = state.stack.pop()
            outer, threads = state.stack, []
            for thread in frame.then:
                state.stack = list(thread.then)
                self.settle(state, log)
                threads.append(_thread(thread.seat, state.stack))
            state.stack = outer
            after = Effect(TOGETHER, then=tuple(thread for thread in threads if thread.then))
            if not after.then:
                return False
            state.stack.append(after)
            if after == frame:
                return True

    def _new_name(self, name: str) -> str:
        name = name.rstrip("_")
        if name in self.ops:
            raise ValueError(f"op {name!r} is registered twice")
        return name


def _answer(state: Stacked, path: Path, choice: Choice) -> None:
    """Takes the answered frame off its stack and puts what the choice causes in its place."""
    frame = state.stack.pop()
    if not path:
        push(state, choice.then)
        return
    index, *inner = path
    outer, thread = state.stack, frame.then[index]
    state.stack = list(thread.then)
    _answer(state, tuple(inner), choice)
    threads = (*frame.then[:index], _thread(thread.seat, state.stack), *frame.then[index + 1 :])
    state.stack = [*outer, Effect(TOGETHER, then=threads)]


def _thread(seat: int, frames: Sequence[Effect]) -> Effect:
    """The stack of one seat inside a ``together``; the next to resolve is last."""
    return Effect(THREAD, seat, then=tuple(frames))


def _is_open(decision: Decision) -> bool:
    return any(choice.why_not is None for choice in decision.choices)

"""The effect stack: what happens next is data, and its top is what is decided now.

A game registers its ops on a :class:`Machine`: a *do* resolves by itself, an *ask* waits for a person. ``settle``
resolves from the top until an ask has an open choice; that frame *is* the open decision.

Order, written down once:

* effects pushed together resolve first to last, and everything they cause resolves before the next of them;
* "whenever" triggers of one event resolve after the effect that announced it and before what lay under it: those of the
  acting seat first, then in turn order; within a seat in the order of its tableau;
* several seats decide at once by ``together``; each seat's own effects stay in order, seats answer in any order;
* what a seat may do out of turn (``offers``) resolves at once, on top of whatever is open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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


StateT = TypeVar("StateT", bound=Stacked)
Do = Callable[[StateT, Effect, Log], None]
Ask = Callable[[StateT, Effect], Sequence[Decision]]
TOGETHER = "together"


def push(state: Stacked, effects: Iterable[Effect]) -> None:
    """Puts ``effects`` on the stack so that the first of them resolves first."""
    state.stack.extend(reversed(tuple(effects)))


def together(branches: Iterable[Effect]) -> Effect:
    """An effect that opens one ask for each of several seats at once; it ends when all have been answered."""
    return Effect(TOGETHER, then=tuple(branches))


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
        self._do[_name(op.__name__, self._do, self._ask)] = op
        return op

    def ask(self, op: Ask[StateT]) -> Ask[StateT]:
        """Registers an op that waits for its seat, under its function's name."""
        self._ask[_name(op.__name__, self._do, self._ask)] = op
        return op

    @property
    def ops(self) -> tuple[str, ...]:
        """Every op by name: what effects stored in a state may name."""
        return (*self._do, *self._ask, TOGETHER)

    def decisions(self, state: StateT) -> list[Decision]:
        """What is open on the stack: the top frame, or each seat's uppermost down to the nearest ``together``."""
        return [decision for _, decision in self._open(state)]

    def take(self, state: StateT, decision: Decision, choice: Choice, log: Log) -> None:
        """Takes ``choice`` in place and settles. ``decision`` is one of ``decisions`` or one offered out of turn."""
        frame = next((frame for frame, found in self._open(state) if found == decision), None)
        if frame is not None:
            self._answer(state, frame, decision.seat)
        push(state, choice.then)
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
            elif self._waits(state, top):
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

    def _waits(self, state: StateT, frame: Effect) -> bool:
        branches = frame.then if frame.op == TOGETHER else (frame,)
        return any(_is_open(decision) for branch in branches for decision in self._ask[branch.op](state, branch))

    def _open(self, state: StateT) -> list[tuple[Effect, Decision]]:
        """Open decisions with the frame each stands on."""
        if not state.stack:
            return []
        depth = next((i for i in range(len(state.stack) - 1, -1, -1) if state.stack[i].op == TOGETHER), None)
        if depth is None:
            frames = [(state.stack[-1], state.stack[-1])]
        else:
            seen: set[int] = set()
            frames = []
            for frame in reversed(state.stack[depth:]):
                for branch in frame.then if frame.op == TOGETHER else (frame,):
                    if branch.seat not in seen and branch.op in self._ask:
                        frames.append((frame, branch))
                for branch in frame.then if frame.op == TOGETHER else (frame,):
                    seen.add(branch.seat)
        return [(frame, decision) for frame, branch in frames for decision in self._ask[branch.op](state, branch)]

    @staticmethod
    def _answer(state: StateT, frame: Effect, seat: int) -> None:
        """Takes the answered frame off the stack; a ``together`` stays with the branches that are still open."""
        at = max(i for i, candidate in enumerate(state.stack) if candidate is frame)
        if frame.op == TOGETHER:
            state.stack[at] = together(branch for branch in frame.then if branch.seat != seat)
        else:
            del state.stack[at]


def _is_open(decision: Decision) -> bool:
    return any(choice.why_not is None for choice in decision.choices)


def _name(name: str, *registries: Mapping[str, object]) -> str:
    name = name.rstrip("_")
    if any(name in registry for registry in registries):
        raise ValueError(f"op {name!r} is registered twice")
    return name

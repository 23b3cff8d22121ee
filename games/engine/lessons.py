"""Lessons: the first turns of a game, explained where each thing matters. Data; the game's own engine plays them.

The words of a lesson ``first`` stand in the game's catalogue: ``lesson-first`` is its name, ``lesson-first-<step>``
what a step says, ``lesson-first-<step>-else`` what is said to whoever chooses something else there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from games.engine.decisions import Decision, Event, IllegalMove
from games.engine.steps import THEN, steps
from games.engine.text import Text

if TYPE_CHECKING:
    from games.engine.contract import AnyGame

LEARNER = 0
"""The seat of whoever takes a lesson."""

BOARD, HAND = "board", "hand"
"""What a step may show, beside the regions of the board by their keys."""

MOST = 300
"""The most that others do until the learner is asked again."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One step: what to read while looking at something, and what to do.

    ``show`` are pictures (BOARD, HAND, or regions of the board), on which the pieces ``marks`` are marked. ``do`` are
    the choices that lead on, the best first, as keys or paths; without any there is only something to read, unless
    ``anything`` legal leads on. ``then`` are the keys that are taken after it, by whoever is asked; where one is not
    open, and where they end, the others play by their rules of thumb until the learner is asked. ``position`` prepares
    a new position for this step; else it goes on from the step before. ``explains``: it says why not to whoever
    chooses something else.
    """

    id: str
    show: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    anything: bool = False
    then: tuple[str, ...] = ()
    position: Callable[[], Any] | None = None
    explains: bool = False

    @property
    def asks(self) -> bool:
        """Whether there is something to do, beside reading."""
        return bool(self.do) or self.anything

    def accepts(self, path: str) -> bool:
        """Whether a choice leads on."""
        return self.anything or any(path == key or path.startswith(key + THEN) for key in self.do)


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson of a game for ``seats``. Its first step has a position; its last one only says goodbye."""

    key: str
    seats: int
    steps: tuple[LessonStep, ...]

    @property
    def name(self) -> Text:
        """What it is called."""
        return Text(f"lesson-{self.key}")

    def words(self, step: LessonStep) -> Text:
        """What a step says."""
        return Text(f"lesson-{self.key}-{step.id}")

    def otherwise(self, step: LessonStep) -> Text | None:
        """What it says to whoever chooses something else."""
        return Text(f"lesson-{self.key}-{step.id}-else") if step.explains else None

    def number(self, step_id: str) -> int | None:
        """Where a step stands, from 0; None for one that is not (any more) in this lesson."""
        return next((number for number, step in enumerate(self.steps) if step.id == step_id), None)


class Answered(NamedTuple):
    """The state once the learner is asked again, and what happened until then."""

    state: Any
    events: tuple[Event, ...]


def state_at(game: AnyGame, lesson: Lesson, number: int) -> Any:
    """The state in which step ``number`` begins for whoever has always made the best choice."""
    start = max(n for n in range(number + 1) if lesson.steps[n].position is not None)
    state: Any = None
    for step in lesson.steps[start : number + 1]:
        if step.position is not None:
            state = step.position()
        if step is not lesson.steps[number] and step.asks:
            state = answer(game, state, step, best(game, state, step)).state
    return state


def best(game: AnyGame, state: Any, step: LessonStep) -> str:
    """The choice that is made for a learner who asks for it."""
    return step.do[0] if step.do else _rule_of_thumb(game, state, LEARNER)


def asked(game: AnyGame, state: Any, step: LessonStep) -> Decision | None:
    """What the learner is asked in a step; None where nothing of what leads on is open there."""
    mine = [decision for decision in game.decisions(state) if decision.seat == LEARNER]
    for decision in mine:
        opened = {choice.key for choice in decision.choices if choice.why_not is None}
        if (step.anything and decision.waits) or any(key.split(THEN)[0] in opened for key in step.do):
            return decision
    return None


def answer(game: AnyGame, state: Any, step: LessonStep, path: str) -> Answered:
    """What the learner taking ``path`` leads to, the others' turns included. Raises IllegalMove."""
    events: list[Event] = []
    for taken in steps(game, state, LEARNER, path):
        state = taken.outcome.state
        events += taken.outcome.events
    script = list(step.then)
    for _ in range(MOST):
        mover = game.mover(state)
        if mover < 0 or (mover == LEARNER and not script):
            break
        key = script.pop(0) if script else _gently(game, state, mover)
        try:
            outcome = game.apply(state, mover, key)
        except IllegalMove:
            continue
        state = outcome.state
        events += outcome.events
    return Answered(state, tuple(event for event in events if event.seats is None or LEARNER in event.seats))


def _rule_of_thumb(game: AnyGame, state: Any, seat: int) -> str:
    """What a seat takes by its game's rules of thumb, alike in like positions, knowing only what it may know."""
    return _quickly(game, state, seat, game.policy.easy)


def _gently(game: AnyGame, state: Any, seat: int) -> str:
    """What a gentle computer player takes there."""
    return _quickly(game, state, seat, game.policy.gentle)


def _quickly(game: AnyGame, state: Any, seat: int, player: Callable[[Any, int, Sequence[str], Random], str]) -> str:
    keys: Sequence[str] = game.legal(state)
    rng = Random(game.encode(state))
    return keys[0] if len(keys) == 1 else player(game.resample(state, seat, rng), seat, keys, rng)

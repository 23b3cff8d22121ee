"""Playing lessons: where each step begins, what it asks, and what an answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from games.engine.contract import AnyGame
from games.engine.decisions import THEN, Decision, Event, IllegalMove
from games.engine.lessons import LEARNER, Lesson, LessonStep
from games.engine.steps import steps

MAX_MOVES = 300
"""How many moves others make at most until the learner is asked again."""


class Answered(NamedTuple):
    """The state once the learner is asked again, and what happened until then."""

    state: Any
    events: tuple[Event, ...]


def state_at(game: AnyGame, lesson: Lesson, number: int) -> Any:
    """The state in which step ``number`` begins for whoever has always made the best choice."""
    return game.run(_state_at, lesson, number)


def _state_at(game: AnyGame, lesson: Lesson, number: int) -> Any:
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
    return game.run(_best, state, step)


def _best(game: AnyGame, state: Any, step: LessonStep) -> str:
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
    return game.run(_answer, state, step, path)


def _answer(game: AnyGame, state: Any, step: LessonStep, path: str) -> Answered:
    events: list[Event] = []
    for taken in steps(game, state, LEARNER, path):
        state = taken.outcome.state
        events += taken.outcome.events
    script = list(step.then)
    for _ in range(MAX_MOVES):
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

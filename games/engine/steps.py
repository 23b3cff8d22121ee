"""A click's steps: what a seat chooses, what is forced after it, and what it is asked in the same breath."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from games.engine.contract import AnyGame
from games.engine.decisions import THEN, Decision, Outcome

MOST = 40
"""More forced steps in a row are nobody's intention."""


class Step(NamedTuple):
    """A choice that was taken, chosen or forced, and what came of it."""

    key: str
    outcome: Outcome[Any]


def steps(game: AnyGame, state: Any, seat: int, path: str) -> list[Step]:
    """What ``seat`` taking the keys of ``path`` leads to, forced steps after each included. Raises IllegalMove.

    A forced step waits for its click where that closes undo (it reveals something, or ends the game): what was chosen
    before it can be taken back as long as its player has not gone on.
    """
    return game.run(_steps, state, seat, path)


def _steps(game: AnyGame, state: Any, seat: int, path: str) -> list[Step]:
    taken: list[Step] = []
    for key in path.split(THEN):
        taken.append(Step(key, game.apply(state, seat, key)))
        taken += _forced(game, taken[-1].outcome.state, seat, game.turn(state))
        state = taken[-1].outcome.state
    return taken


def _forced(game: AnyGame, state: Any, seat: int, turn: int) -> Iterator[Step]:
    """The forced steps of ``seat`` in ``state``, to the end of its turn at most."""
    for _ in range(MOST):
        if game.turn(state) != turn or (key := game.forced(state, seat)) is None:
            return
        outcome = game.apply(state, seat, key)
        state = outcome.state
        if outcome.revealed or not game.to_act(state):
            return
        yield Step(key, outcome)


def ahead(game: AnyGame, state: Any, seat: int, key: str) -> tuple[Decision, Any] | None:
    """What ``seat`` is asked along with the open choice ``key``, and where: where ``key`` is about that.

    Nothing is asked along with what reveals something.
    """
    return game.run(_ahead, state, seat, key)


def _ahead(game: AnyGame, state: Any, seat: int, key: str) -> tuple[Decision, Any] | None:
    taken = steps(game, state, seat, key)
    after = taken[-1].outcome.state
    if game.turn(after) != game.turn(state) or any(step.outcome.revealed for step in taken):
        return None
    asked = game.machine.follow_up(state, [step.outcome.state for step in taken[:-1]], after, seat)
    return None if asked is None else (asked, after)

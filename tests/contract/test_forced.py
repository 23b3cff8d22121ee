"""What is taken without a click tells nobody anything, and takes nothing from anybody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import GAMES
from games.engine import AnyGame, ahead, steps
from tests.contract.walk import Step, Walk

SAMPLE = 80


def waiting(walk: Walk) -> list[Step]:
    """Positions where one seat is waited for."""
    return [step for step in walk.sample(SAMPLE) if len(walk.game.to_act(step.state)) == 1]


def test_everybody_could_see_that_a_step_was_forced(walk: Walk) -> None:
    """In every world that a spectator takes for possible, the same step is forced: speed tells nothing."""
    game = walk.game
    for number, step in enumerate(waiting(walk)):
        (seat,) = game.to_act(step.state)
        key = game.forced(step.state, seat)
        for deal in range(3):
            assert game.forced(game.resample(step.state, None, Random(number + deal)), seat) == key
        assert key is None or key in game.legal(step.state)


def test_what_is_asked_along_with_a_choice_depends_on_nothing_hidden(walk: Walk) -> None:
    game = walk.game
    for number, step in enumerate(waiting(walk)[::5]):
        (seat,) = game.to_act(step.state)
        world = game.resample(step.state, seat, Random(number))
        for choice in step.decisions[0].choices:
            if choice.why_not is None:
                asked, other = (ahead(game, state, seat, choice.key) for state in (step.state, world))
                assert (asked and asked[0]) == (other and other[0])


def test_a_click_is_its_steps_one_by_one_and_keeps_its_undo(walk: Walk) -> None:
    """Forced steps are choices like any other, so a journal of single steps replays; none reveals or ends a game."""
    game = walk.game
    for step in waiting(walk):
        (seat,) = game.to_act(step.state)
        if step.seat != seat:
            continue
        first, *forced = steps(game, step.state, seat, step.key)
        state = game.apply(step.state, seat, first.key).state
        for one in forced:
            assert not one.outcome.revealed
            state = game.apply(state, seat, one.key).state
        assert state == (forced[-1] if forced else first).outcome.state
        assert not forced or game.to_act(state)


@pytest.mark.parametrize("key", sorted(set(GAMES) - {"lost_cities"}))
def test_the_end_of_a_turn_with_nothing_else_open_is_forced(key: str) -> None:
    game = GAMES[key]
    assert any("end-turn" in forced_of(game, seed) for seed in range(20))


def forced_of(game: AnyGame, seed: int) -> set[str]:
    """What is forced in a game by rules of thumb."""
    rng, found = Random(seed), set[str]()
    state: Any = game.setup(min(game.seats), game.Options(), seed.to_bytes(8, "big"))
    for _ in range(400):
        seat = game.mover(state)
        if seat < 0:
            break
        if (key := game.forced(state, seat)) is not None:
            found.add(key)
        game.step(state, game.policy.choose(state, seat, game.legal(state), rng))
    return found

"""How far computer players of Moon look ahead, and whom they hold themselves against."""

from __future__ import annotations

from random import Random

import pytest

from games.engine import Policy
from games.moon.game import GAME
from games.moon.state import DEALT, Options, State

NORMAL, HARD = GAME.policy.normal_policy, GAME.policy


def turns_of_a_roll_out(policy: Policy[State], state: State) -> int:
    rng, cut, began = Random(3), policy.cut(state), GAME.turn(state)
    while not cut(state):
        GAME.step(state, policy.choose(state, GAME.mover(state), GAME.legal(state), rng))
    return GAME.turn(state) - began


@pytest.mark.parametrize(("seats", "turns"), [(2, 2 * DEALT[2]), (3, 6), (4, 8), (5, 10)])
def test_normal_looks_two_turns_of_each_ahead_at_larger_tables_and_hard_to_the_end_of_the_era(
    seats: int, turns: int
) -> None:
    state = GAME.setup(seats, Options(), b"ahead")
    assert turns_of_a_roll_out(NORMAL, GAME.clone(state)) == turns
    assert turns_of_a_roll_out(HARD, state) == seats * DEALT[seats]


def test_normal_looks_no_further_than_the_end_of_the_era() -> None:
    """What comes after is hidden."""
    state, rng = GAME.setup(5, Options(), b"ahead"), Random(1)
    while GAME.turn(state) < 5 * DEALT[5] - 3:
        GAME.step(state, HARD.choose(state, GAME.mover(state), GAME.legal(state), rng))
    assert turns_of_a_roll_out(NORMAL, state) == 3


def test_normal_holds_itself_against_every_rival_and_hard_against_the_best() -> None:
    state = GAME.setup(3, Options(), b"rivals")
    state.seats[1].won += 30
    normal, hard = NORMAL.evaluate(state)[0], HARD.evaluate(state)[0]
    state.seats[2].won += 5
    assert NORMAL.evaluate(state)[0] < normal
    assert HARD.evaluate(state)[0] == hard

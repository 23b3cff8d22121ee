"""The search path follows the same rules as the contract."""

from random import Random

import pytest

from games.lost_cities import GAME
from tests.games.lost_cities.position import actor, hand, open_keys


@pytest.mark.parametrize("seats", [2, 4])
def test_legal_and_step_agree_with_decisions_and_apply(seats):
    rng = Random(seats)
    for seed in range(4):
        state = GAME.setup(seats, GAME.Options(rounds=2), bytes([seed]))
        while keys := GAME.legal(state):
            assert set(keys) == open_keys(state)
            assert len(set(keys)) == len(keys)
            key = rng.choice(keys)
            after = GAME.apply(state, actor(state), key).state
            GAME.step(state, key)
            assert state == after
        assert GAME.decisions(state) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_a_step_on_a_clone_leaves_the_position_alone(seats):
    rng = Random(5)
    state = GAME.setup(seats, GAME.Options(rounds=1), b"clone")
    while GAME.legal(state):
        before = GAME.encode(state)
        twin = GAME.clone(state)
        assert twin == state
        for _ in range(6):
            if keys := GAME.legal(twin):
                GAME.step(twin, rng.choice(keys))
        assert GAME.encode(state) == before
        GAME.step(state, rng.choice(GAME.legal(state)))


def test_the_same_seed_deals_the_same_cards_for_ever():
    """A fixed deal: whoever has the seed can verify it."""
    state = GAME.setup(2, GAME.Options(), bytes(range(16)))
    assert actor(state) == 1
    assert hand(state, 0) == ["blue-x", "white-6", "green-x", "green-3", "red-x", "red-x", "red-4", "red-7"]
    assert hand(state, 1) == ["yellow-x", "yellow-5", "white-8", "white-9", "green-4", "green-10", "red-x", "red-6"]

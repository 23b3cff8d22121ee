"""The tight loop plays by the same rules as the game, and the same moves as the policy chooses one by one."""

import itertools
from collections.abc import Sequence
from random import Random
from typing import Literal

import pytest

from games.lost_cities import GAME
from games.lost_cities.effects import PassAnother
from games.lost_cities.partners import play_out_partners
from games.lost_cities.policy import TURNS_A_ROUND, LostCitiesPolicy
from games.lost_cities.questions import PILE_KEY
from games.lost_cities.rollout import Round, play_out
from games.lost_cities.state import State

POLICIES = (GAME.policy, GAME.policy.normal_policy)


def played_by_policies(state: State, policies: Sequence[LostCitiesPolicy], rng: Random) -> tuple[int, int]:
    """The scores of the running round if each player goes on from ``state`` move by move by a policy."""
    state = GAME.clone(state)
    rounds = len(state.scores)
    while len(state.scores) == rounds:
        seat = GAME.mover(state)
        GAME.step(state, policies[seat % 2].choose(state, seat, GAME.legal(state), rng))
    return state.scores[rounds]


@pytest.mark.parametrize("expeditions", [5, 6])
@pytest.mark.parametrize("policies", list(itertools.product(POLICIES, POLICIES)))
def test_a_roll_out_ends_as_the_rules_do(expeditions: Literal[5, 6], policies: Sequence[LostCitiesPolicy]) -> None:
    """From random positions, before and after the card is put down, in several rounds of a match."""
    rng = Random(expeditions)
    compared = 0
    for seed in range(8):
        state = GAME.setup(2, GAME.Options(rounds=2, expeditions=expeditions), bytes([seed]))
        while keys := GAME.legal(state):
            if rng.random() < 0.1 and state.turns > 2:
                both = policies[0].mind_of(state), policies[1].mind_of(state)
                assert play_out(Round(state), both) == played_by_policies(state, policies, rng)
                compared += 1
            GAME.step(state, PILE_KEY if PILE_KEY in keys and rng.random() < 0.7 else rng.choice(keys))
    assert compared > 80


@pytest.mark.parametrize("expeditions", [5, 6])
def test_a_roll_out_of_partners_ends_as_the_rules_do(expeditions: Literal[5, 6]) -> None:
    """From random positions, cards passed among them, in rounds in which discards may still be drawn."""
    rng = Random(expeditions)
    compared = 0
    for seed in range(4):
        state = GAME.setup(4, GAME.Options(rounds=2, expeditions=expeditions), bytes([seed]))
        while keys := GAME.legal(state):
            short = state.turns + 2 * len(state.pile) < TURNS_A_ROUND * (len(state.scores) + 1)
            if rng.random() < 0.4 and short and not isinstance(state.stack[-1], PassAnother):
                policies = rng.choice(POLICIES), rng.choice(POLICIES)
                minds = policies[0].mind_of(state), policies[1].mind_of(state)
                before = GAME.encode(state)
                assert play_out_partners(state, minds) == played_by_policies(state, policies, rng)
                assert GAME.encode(state) == before
                compared += 1
            GAME.step(state, PILE_KEY if PILE_KEY in keys and rng.random() < 0.7 else rng.choice(keys))
    assert compared > 20

"""What people choose and what search tries lead to the same place: ``clone``, ``legal`` and ``step`` in every game."""

from __future__ import annotations

from random import Random
from typing import get_args, get_type_hints

from games.engine import AnyGame
from testing.walk import Walk, open_choices


def test_legal_lists_what_is_open_to_the_mover_in_the_same_order(walk: Walk) -> None:
    """All that is waited for, and of what is not at least nothing that is closed: search leaves mere settings out."""
    game = walk.game
    for step in walk.steps:
        mover = game.mover(step.state)
        assert mover == game.to_act(step.state)[0]
        mine = [decision for decision in step.decisions if decision.seat == mover]
        opened = [choice.key for decision in mine for choice in open_choices(decision)]
        asked = [choice.key for decision in mine if decision.waits for choice in open_choices(decision)]
        legal = game.legal(step.state)
        assert legal == [key for key in opened if key in legal]
        assert legal[: len(asked)] == asked
    assert game.legal(walk.end) == []
    assert game.mover(walk.end) == -1


def test_a_step_does_in_place_what_apply_does(walk: Walk) -> None:
    game = walk.game
    for step in walk.sample(60):
        for key in game.legal(step.state):
            after = game.apply(step.state, game.mover(step.state), key).state
            twin = game.clone(step.state)
            game.step(twin, key)
            assert twin == after
            assert game.encode(twin) == game.encode(after)


def test_a_clone_goes_its_own_way(walk: Walk) -> None:
    """Neither notices what happens to the other, however far either goes."""
    game, rng = walk.game, Random(walk.seed)
    for step in walk.sample(25):
        before = game.encode(step.state)
        twin, still = game.clone(step.state), game.clone(step.state)
        assert twin == step.state
        for _ in range(12):
            if keys := game.legal(twin):
                game.step(twin, rng.choice(keys))
        assert game.encode(step.state) == before
        assert game.encode(still) == before


def test_every_kind_of_effect_a_state_can_hold_is_resolved_by_the_machine(game: AnyGame) -> None:
    held = set(get_args(get_args(get_type_hints(game.codec.type)["stack"])[0]))
    assert held == game.machine.kinds

"""What people choose and what search tries lead to the same place: ``clone``, ``legal`` and ``step`` in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec

from contract.rule import rule
from contract.walk import Walk, open_choices
from games.engine import AnyGame
from games.engine.clone import cloner


@rule("Game.legal")
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


@rule("Machine.keys")
def test_keys_are_what_each_seat_can_choose_in_words(walk: Walk) -> None:
    for step in walk.sample(60):
        for seat in range(walk.table.seats):
            for waits in (True, False):
                mine = [decision for decision in step.decisions if decision.seat == seat and decision.waits is waits]
                opened = [choice.key for decision in mine for choice in open_choices(decision)]
                assert walk.game.machine.keys(step.state, seat, waits=waits) == opened


@rule("Game.step")
def test_a_step_does_in_place_what_apply_does(walk: Walk) -> None:
    game = walk.game
    for step in walk.sample(60):
        for key in game.legal(step.state):
            after = game.apply(step.state, game.mover(step.state), key).state
            twin = game.clone(step.state)
            game.step(twin, key)
            assert twin == after
            assert game.encode(twin) == game.encode(after)


@rule("Game.clone")
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


@rule("Game.clone")
def test_a_clone_has_of_its_own_what_fields_say_can_change(walk: Walk) -> None:
    """Also where a game writes its copy out by hand."""
    by_fields = cloner(walk.game.codec.type)
    for step in walk.sample(25):
        state, twin = step.state, walk.game.clone(step.state)
        assert twin == state
        assert [*shared(state, twin)] == [*shared(state, by_fields(state))]


def shared(one: Any, other: Any, place: str = "state") -> Iterator[str]:
    """Where the same list, dict or Struct that is not frozen lies in both of two equal states."""
    if isinstance(one, msgspec.Struct):
        names = () if one.__struct_config__.frozen else one.__struct_fields__
        parts = [(name, getattr(one, name), getattr(other, name)) for name in names]
    elif isinstance(one, dict):
        parts = [(key, one[key], other[key]) for key in one]
    elif isinstance(one, list):
        parts = [(str(n), *both) for n, both in enumerate(zip(one, other, strict=True))]
    else:
        return
    if one is other and parts:
        yield place
    for name, mine, theirs in parts:
        yield from shared(mine, theirs, f"{place}.{name}")


@rule("Machine")
def test_every_kind_of_effect_a_state_can_hold_is_resolved_by_the_machine(game: AnyGame) -> None:
    held = set(get_args(get_args(get_type_hints(game.codec.type)["stack"])[0]))
    assert held == game.machine.kinds

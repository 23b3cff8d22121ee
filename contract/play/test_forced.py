"""What is taken without a click tells nobody anything, and takes nothing from anybody."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from contract.rule import rule
from contract.walk import Step, Walk
from games import GAMES
from games.engine import AnyGame, ahead, steps

SAMPLE = 80


def waiting(walk: Walk) -> list[Step]:
    """Positions where one seat is waited for."""
    return [step for step in walk.sample(SAMPLE) if len(walk.game.to_act(step.state)) == 1]


@rule("Question.forced")
def test_everybody_could_see_that_a_step_was_forced(walk: Walk) -> None:
    """In every world that a spectator takes for possible a step is forced: speed tells nothing.

    Which one it is may be its seat's secret, as the last card of a hand is: in those that the seat takes for possible
    it is the same.
    """
    game = walk.game
    for number, step in enumerate(waiting(walk)):
        (seat,) = game.to_act(step.state)
        key = game.forced(step.state, seat)
        for deal in range(2):
            seen = game.resample(step.state, None, Random(number + deal))
            assert (game.forced(seen, seat) is None) == (key is None)
        if key is not None:
            assert key in game.legal(step.state)
            assert game.forced(game.resample(step.state, seat, Random(number)), seat) == key


@rule("ahead")
def test_what_is_asked_along_with_a_choice_depends_on_nothing_hidden(walk: Walk) -> None:
    game = walk.game
    for number, step in enumerate(waiting(walk)[::5]):
        (seat,) = game.to_act(step.state)
        world = game.resample(step.state, seat, Random(number))
        for choice in step.decisions[0].choices:
            if choice.why_not is None:
                asked, other = (ahead(game, state, seat, choice.key) for state in (step.state, world))
                assert (asked and asked[0]) == (other and other[0])


@rule("steps")
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


@rule("Question.forced")
def test_the_end_of_a_turn_with_nothing_else_open_is_forced(key: str) -> None:
    """In every game in which ending a turn is a choice."""
    game = GAMES[key]
    offered = forced = False
    for seed in range(20):
        for keys, taken in asked(game, seed):
            offered |= "end-turn" in keys
            forced |= taken == "end-turn"
        if forced:
            break
    assert forced == offered


def asked(game: AnyGame, seed: int) -> Iterator[tuple[list[str], str | None]]:
    """What is open in a game by rules of thumb, and what of it is forced."""
    rng = Random(seed)
    state: Any = game.setup(min(game.seats), game.Options(), seed.to_bytes(8, "big"))
    for _ in range(400):
        seat = game.mover(state)
        if seat < 0:
            break
        keys = game.legal(state)
        yield keys, game.forced(state, seat)
        game.step(state, game.policy.choose(state, seat, keys, rng))

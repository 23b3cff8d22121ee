"""Hands that go round in Moon tell nobody else anything: the end of a round, seen by a spectator in two worlds."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from games import GAMES
from games.engine import Log, Text, text
from games.engine.text import Player
from games.moon import eras, wording
from games.moon.state import State
from tests.bot.story.test_leaks import SEED, _turn, lived

KEY = "moon"
GAME = GAMES[KEY]


def at_a_pass() -> tuple[State, State, list[str]]:
    """Two worlds that a spectator cannot tell apart, and a turn that ends a round in both, legal and alike in both."""
    rng = Random("a pass")
    for _ in range(500):
        state = GAME.setup(2, GAME.presets["standard"], SEED)
        turns = 2 * rng.randrange(1, 12) + 1
        for _ in range(turns):
            state = after_a_turn(state, rng)
        other = GAME.resample(state, None, rng)
        turn = _turn(GAME, state, other, None, rng)
        if turn and state.seats[state.playing].hand:
            return state, other, turn
    raise AssertionError("no such position")


def after_a_turn(state: State, rng: Random) -> State:
    turns = state.turns
    while state.turns == turns:
        able = [choice.key for choice in GAME.decisions(state)[0].choices if choice.why_not is None]
        assert state.playing is not None
        state = GAME.apply(state, state.playing, rng.choice(able)).state
    return state


def _name_what_is_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    passing = eras.pass_hands

    def tell(state: State, log: Log) -> None:
        for number, owner in enumerate(state.seats):
            for card in owner.hand:
                said = text("say-build", player=Player(number), card=wording.name(card), price=text("price-free"))

                def told(said: Text = said) -> Text:
                    return said

                log.say(told)
        passing(state, log)

    monkeypatch.setattr(eras, "pass_hands", tell)


@pytest.mark.parametrize("leak", [None, _name_what_is_passed])
async def test_hands_that_go_round_tell_nobody_else_anything(
    leak: Callable[[pytest.MonkeyPatch], None] | None,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The end of a round in two worlds with other hands: the same to the byte, and a leak would be noticed."""
    caplog.set_level(logging.INFO)
    one, two, turn = at_a_pass()
    states = (one, two)
    if leak:
        leak(monkeypatch)
    seen = []
    for number, state in enumerate(states):
        (tmp_path / str(number)).mkdir()
        seen.append(await lived(KEY, state, turn, None, tmp_path / str(number), caplog))
    assert states[0].seats[0].hand != states[1].seats[0].hand
    assert (seen[0] == seen[1]) is (leak is None)

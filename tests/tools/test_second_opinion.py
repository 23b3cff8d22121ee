"""The player of another build: it knows what its seat knows, and comes to an end."""

from random import Random

import pytest

from games import GAMES
from tools.second_opinion import LONG, _ahead, second_opinion


@pytest.mark.parametrize("key", GAMES)
def test_the_second_opinion_plays_what_is_open_by_what_its_seat_knows(key: str) -> None:
    game, rng = GAMES[key], Random(3)
    state = game.setup(game.seats[0], game.Options(), b"second")
    for _ in range(3):
        seat, keys = game.mover(state), game.legal(state)
        dealt_anew = game.resample(state, seat, rng)
        taken = {second_opinion(game, each, seat, b"luck") for each in (state, dealt_anew)}
        assert len(taken) == 1
        assert taken <= set(keys)
        game.step(state, taken.pop())


@pytest.mark.parametrize(
    ("keys", "kept"),
    [
        (["build-franchise", "back"], ["build-franchise"]),
        (["ticket-remove-blue", "end"], ["end"]),
        (["back"], ["back"]),
    ],
)
def test_the_second_opinion_does_not_go_back_and_forth_for_ever(keys: list[str], kept: list[str]) -> None:
    """A game of Moon, and one of Famous Explorers after a hundred turns, did not end."""
    game = GAMES["famous_explorers"]
    state = game.setup(2, game.Options(), b"long")
    state.turns = LONG + 10
    assert _ahead(game, state, keys) == kept

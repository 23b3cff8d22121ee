"""Many random games, spread over all tables; and how long a choice, a roll-out and a picture take."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median

import pytest

from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing, RenderContext
from contract.played import NAMES, played, richest
from contract.rule import rule
from contract.walk import AT_RANDOM, STEPS, Table, tables
from games import GAMES

CHOICE, STEP, PICTURE = 50, 2, 300
"""Milliseconds of a processor's time that a choice may take with all that a click asks, one step of a search, and a
picture, half the time. Cairn's own games take at most 1, 0.02 and 14."""


@rule("Game.standings")
def test_random_games_end_and_neither_lose_nor_double_a_piece(table: Table, pytestconfig: pytest.Config) -> None:
    """``--random-games`` says how many are played at all tables together."""
    game = table.game
    count = -(-pytestconfig.getoption("--random-games") // len([*tables(game)]))
    for number in range(count):
        seed = f"{table.name} {number}"
        rng, taken = Random(seed), 0
        state = game.setup(table.seats, table.options, seed.encode())
        pieces = game.pieces(state)
        while keys := game.legal(state):
            assert taken < STEPS, f"the game of seed {seed!r} does not end"
            at_random = taken < AT_RANDOM
            game.step(state, rng.choice(keys) if at_random else game.policy.choose(state, game.mover(state), keys, rng))
            taken += 1
        assert game.standings(state) is not None, seed
        assert game.pieces(state) == pieces, seed
        assert game.decode(game.encode(state)) == state, seed


def milliseconds(do: Callable[[], object]) -> float:
    """How much of a processor's time something takes, whatever else the machine does."""
    begun = time.process_time_ns()
    do()
    return (time.process_time_ns() - begun) / 1e6


@rule("Game")
def test_a_click_is_answered_at_once(key: str, seats: int) -> None:
    """The choice, the views, and what is open afterwards."""
    game, taken = GAMES[key], list[float]()
    state, rng = game.setup(seats, richest(game), b"clicks"), Random(seats)
    for _ in range(100):
        if not (keys := game.legal(state)):
            break
        seat, key = game.mover(state), rng.choice(keys)

        def clicked() -> None:
            nonlocal state
            state = game.decode(game.encode(game.apply(state, seat, key).state))  # noqa: B023 - called at once
            for decision in game.decisions(state):
                game.view(state, decision.seat)
            game.view(state, None)

        taken.append(milliseconds(clicked))
    assert median(taken) <= CHOICE, f"a click takes {median(taken):.1f} ms, {CHOICE} at most"


@rule("Game.step")
def test_search_is_fast_enough_to_try_many_lines_of_play(key: str, seats: int) -> None:
    game = GAMES[key]
    state, rng = game.setup(seats, richest(game), b"steps"), Random(seats)
    taken = []
    for _ in range(300):
        if not (keys := game.legal(state)):
            break
        chosen = rng.choice(keys)
        taken.append(milliseconds(lambda: (game.step(state, chosen), game.legal(state))))  # noqa: B023 - called at once
    assert median(taken) <= STEP, f"a step takes {median(taken):.2f} ms, {STEP} at most"


@rule("Scene.board")
def test_pictures_are_drawn_in_time(key: str, seats: int) -> None:
    """As the bot draws them, the second time: the first one reads fonts and what is kept of a board."""
    game, taken = GAMES[key], list[float]()
    for state, touched in played(key, seats):
        board = Drawing(RenderContext(key, "en", NAMES[:seats], touched), "board", (game.view(state, None),))
        draw(board)
        taken.append(milliseconds(lambda: draw(board)))  # noqa: B023 - called at once
    assert median(taken) <= PICTURE, f"a board takes {median(taken):.0f} ms, {PICTURE} at most"

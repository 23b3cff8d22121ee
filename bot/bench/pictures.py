"""Boards and hands of every game along random play: time from a view to finished PNG bytes, and their size."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from bot.bench import Row, percentile
from bot.bench.engine import play, start
from bot.words import Words
from games import GAMES
from games.engine import AnyGame
from render.scene import Picture, scene

POSITIONS = 60
BOARD_MS, BOARD_KB = 25.0, 200.0


def measure() -> Iterator[Row]:
    """Per game; the caches are filled before."""
    for game in GAMES.values():
        yield from _game(game)


def _game(game: AnyGame) -> Iterator[Row]:
    drawn = scene(game.key)
    say = Words("en", game.key, [f"Player {seat + 1}" for seat in range(game.seats[0])])
    boards: list[Picture] = []
    board_times: list[float] = []
    hand_times: list[float] = []
    for number, state in enumerate(_positions(game)):
        view, own = game.view(state, None), game.view(state, game.to_act(state)[0])
        began = time.perf_counter()
        pictures = drawn.board(view, say)
        between = time.perf_counter()
        drawn.hand(own, say)
        if number:  # the first one fills the caches
            boards += pictures
            board_times.append((between - began) / len(pictures) * 1000)
            hand_times.append((time.perf_counter() - between) * 1000)
    size = f"{boards[0].width}×{boards[0].height}"
    kilobytes = [len(board.png) / 1024 for board in boards]
    yield Row(name=f"{game.key}: board {size}, p50", measured=percentile(board_times, 0.5), unit="ms", reach=BOARD_MS)
    yield Row(name=f"{game.key}: board, p99", measured=percentile(board_times, 0.99), unit="ms")
    yield Row(name=f"{game.key}: board, largest", measured=max(kilobytes), unit="KB", reach=BOARD_KB)
    yield Row(name=f"{game.key}: hand, p50", measured=percentile(hand_times, 0.5), unit="ms")


def _positions(game: AnyGame) -> Iterator[Any]:
    """The first position, and others along random games."""
    rng, state = Random(1), start(game)
    for _ in range(POSITIONS):
        yield state
        state, _done = play(game, state, rng, 3)
        if not game.to_act(state):
            state = start(game)

"""The pictures of every game along random play: processor time from a view to finished PNG bytes, and their size."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from bot.core.localizer import Localizer
from games import GAMES
from games.engine import AnyGame
from render.scene import Picture, scene
from render.strokes import CELLS
from tools.bench import Row, percentile
from tools.bench.engine import reaches, start

POSITIONS, APART = 60, 7
"""How many positions are drawn, and how many actions lie between two of them."""
BOARD_MS, BOARD_KB, POSTED_MS, PIECE_MS = 25.0, 200.0, 50.0, 10.0
"""The targets of a game's pictures unless its ``numbers.json`` says otherwise."""


class Drawn(NamedTuple):
    """A position's board (of several pictures, perhaps), and the milliseconds that its pictures took."""

    board: list[Picture]
    board_ms: float
    hand_ms: float
    panel_ms: float


def measure() -> Iterator[Row]:
    """Per game; the caches are filled before."""
    for game in GAMES.values():
        yield from _game(game, reaches(game))


def _game(game: AnyGame, reach: dict[str, float]) -> Iterator[Row]:
    say = Localizer("en", game.key, [f"Player {seat + 1}" for seat in range(game.seats[0])])
    drawn = [_draw(game, say, state) for state, _ in _positions(game)][1:]  # the first fills the caches
    yield from _boards(game, reach, drawn)
    yield from _posted(game, reach, say)
    hands, panels = [one.hand_ms for one in drawn], [one.panel_ms for one in drawn]
    yield Row(name=f"{game.key}: hand, p50", measured=percentile(hands, 0.5), unit="ms")
    yield Row(name=f"{game.key}: panel with its hand, p50", measured=percentile(panels, 0.5), unit="ms")
    yield from _pieces(game, reach, say)


def _pieces(game: AnyGame, reach: dict[str, float], say: Localizer) -> Iterator[Row]:
    """Every card and place that can be looked up, large; nothing for games without such."""
    drawn = scene(game.key)
    keys = list(drawn.pieces())
    if not keys:
        return
    drawn.piece(keys[0], say)  # fills the caches
    times = []
    for key in keys:
        begun = time.process_time()
        drawn.piece(key, say)
        times.append((time.process_time() - begun) * 1000)
    most = reach.get("piece_ms", PIECE_MS)
    yield Row(name=f"{game.key}: a card or place, p50", measured=percentile(times, 0.5), unit="ms", reach=most)
    yield Row(name=f"{game.key}: a card or place, p99", measured=percentile(times, 0.99), unit="ms")


def _boards(game: AnyGame, reach: dict[str, float], drawn: list[Drawn]) -> Iterator[Row]:
    board, times = drawn[0].board[0], [one.board_ms for one in drawn]
    name = f"{game.key}: board {board.width}×{board.height}"
    most = reach.get("board_ms", BOARD_MS)
    yield Row(name=f"{name}, p50", measured=percentile(times, 0.5), unit="ms", reach=most)
    yield Row(name=f"{game.key}: board, p99", measured=percentile(times, 0.99), unit="ms")
    largest = max(len(picture.png) for one in drawn for picture in one.board) / 1024
    most = reach.get("picture_kb", BOARD_KB)
    yield Row(name=f"{game.key}: board, largest", measured=largest, unit="KB", reach=most)


def _posted(game: AnyGame, reach: dict[str, float], say: Localizer) -> Iterator[Row]:
    """What is posted at a turn: the board with its marks, and a close-up of them where the game has one."""
    CELLS.clear()
    drawn, times, close_ups = scene(game.key), [], []
    for state, touched in _positions(game):
        view = game.view(state, None)
        begun = time.process_time()
        pictures = drawn.board(view, say, touched=touched)
        taken = (time.process_time() - begun) * 1000
        if close := pictures[len(drawn.board(view, say)) :]:
            times.append(taken)
            close_ups += close
    if not close_ups:
        return
    most = reach.get("posted_ms", POSTED_MS)
    yield Row(name=f"{game.key}: board with its close-up, p50", measured=percentile(times, 0.5), unit="ms", reach=most)
    largest = max(len(picture.png) for picture in close_ups) / 1024
    most = reach.get("picture_kb", BOARD_KB)
    yield Row(name=f"{game.key}: close-up, largest", measured=largest, unit="KB", reach=most)


def _draw(game: AnyGame, say: Localizer, state: Any) -> Drawn:
    drawn = scene(game.key)
    decision = next(decision for decision in game.decisions(state) if decision.waits)
    view, own = game.view(state, None), game.view(state, decision.seat)
    marks = [time.process_time()]
    whole = drawn.board(view, say)
    marks.append(time.process_time())
    drawn.hand(own, say)
    marks.append(time.process_time())
    drawn.panel(own, decision, say)
    marks.append(time.process_time())
    return Drawn(whole, *((late - early) * 1000 for early, late in pairwise(marks)))


def _positions(game: AnyGame) -> Iterator[tuple[Any, frozenset[str]]]:
    """The first position, and others along random games; what the last action touched."""
    rng, state, touched = Random(1), start(game), frozenset[str]()
    for _ in range(POSITIONS):
        yield state, touched
        for _ in range(APART):
            decision = rng.choice([decision for decision in game.decisions(state) if decision.waits])
            key = rng.choice([choice.key for choice in decision.choices if choice.why_not is None])
            outcome = game.apply(state, decision.seat, key)
            state = outcome.state
            touched = frozenset(key for event in outcome.events if event.seats is None for key in event.touched)
            if not game.to_act(state):
                state, touched = start(game), frozenset()

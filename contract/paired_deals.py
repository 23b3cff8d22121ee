"""Deals that two kinds of player play from both sides, so that luck that both meet cancels out; and such players."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from games.engine import AnyGame
from games.players import Knowledge, Level, choose, choose_offer
from games.players.knowledge import keys_open

MAX_CHOICES = 20_000
"""Choices in one game, after which it is taken for endless."""

RANDOM = "random"
"""The name of who takes any open choice."""

Player = Callable[[AnyGame, Any, int, bytes], str]
"""Answers a decision: the game, the true state (of which it may use what the seat knows), the seat, a seed."""


def at_random(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
    """Any open choice."""
    return Random(seed).choice(list(keys_open(game, state, seat, waits=True)))


def computer(level: Level, rollouts: int | None, seconds: float | None) -> Player:
    """A computer player with so many roll-outs a decision, or so much time."""

    def play(game: AnyGame, state: Any, seat: int, seed: bytes) -> str:
        known = Knowledge.of(game, state, seat, seed)
        clock = time.perf_counter if seconds is not None else None
        return choose(game, known, level, seed, iterations=rollouts, seconds=seconds, clock=clock)

    return play


def play_game(game: AnyGame, seats: int, options: Any, players: Mapping[int, Player], seed: bytes) -> list[Any]:
    """The standings of a game in which the seats of each side (seat % 2) are played by ``players[side]``."""
    state, rng = game.setup(seats, options, seed), Random(seed)
    for _ in range(MAX_CHOICES):
        waiting = game.to_act(state)
        if not waiting:
            return list(game.standings(state) or ())
        seat, luck = waiting[0], rng.randbytes(16)
        key = _aside(game, state, seat, luck) or players[seat % 2](game, state, seat, luck)
        state = game.apply(state, seat, key).state
    raise RuntimeError(f"{game.key} does not end: seed {seed.hex()}")


def _aside(game: AnyGame, state: Any, seat: int, seed: bytes) -> str | None:
    """Return a player's action out of turn, if it wants one."""
    if not keys_open(game, state, seat, waits=False):
        return None
    return choose_offer(game, Knowledge.of(game, state, seat, seed), seed)


def mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % confidence interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def player(name: str, seconds: float | None = None) -> Player:
    """A level by its name, ``random`` for any open choice; ``hard@512`` has so many roll-outs in place of its own.

    Raises ValueError for an unknown name.
    """
    level, _, count = name.partition("@")
    return at_random if name == RANDOM else computer(Level(level), int(count) if count else None, seconds)


def pairing(game: AnyGame, seats: int, options: Any, first: Player, second: Player, deal: int) -> tuple[float, float]:
    """The first player's mean lead over the other side and its mean share of the wins in both games of a deal."""
    lead, won = 0.0, 0.0
    for side in (0, 1):
        standings = play_game(game, seats, options, {side: first, 1 - side: second}, deal.to_bytes(16, "big"))
        scores: list[list[int]] = [[], []]
        for standing in standings:
            scores[standing.seat % 2].append(standing.score)
        winners = [standing.seat % 2 for standing in standings if standing.place == 1]
        lead += sum(scores[side]) / len(scores[side]) - sum(scores[1 - side]) / len(scores[1 - side])
        won += winners.count(side) / len(winners)
    return lead / 2, won / 2

"""Computer players: roll-outs a second on one core, and what bounds them."""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from bot.bench import Row
from bot.bench.engine import reaches, start
from games import GAMES
from games.engine import AnyGame

WORLDS = 1000
RUNS, SECONDS = 5, 0.5


def measure() -> Iterator[Row]:
    """Per game, from its first turn: whole roll-outs, then what one choice in them takes by its three parts."""
    for game in GAMES.values():
        worlds = list(_worlds(game))
        yield Row(
            name=f"{game.key}: roll-outs by the policy",
            measured=_rate(game, worlds),
            unit="/s",
            reach=reaches(game).get("rollouts"),
            at_least=True,
        )
        choices, parts = _parts(game, worlds)
        yield Row(name=f"{game.key}: choices in a game by the policy", measured=choices, unit="")
        for name, spent in parts.items():
            yield Row(name=f"{game.key}: a choice by the policy, {name}", measured=spent, unit="µs")


def _worlds(game: AnyGame) -> Iterator[Any]:
    """First positions, one choice on, as a search would sample them."""
    first, policy = start(game), game.policy
    for number in range(WORLDS):
        seat = game.to_act(first)[0]
        state = policy.clone(game.resample(first, seat, Random(number)))
        yield _step(game, state, Random(number))


def _step(game: AnyGame, state: Any, rng: Random) -> Any:
    found = game.policy.open(state)
    if found is None:
        return state
    return game.policy.step(state, found[0], game.policy.choose(state, *found, rng))


def _rate(game: AnyGame, worlds: list[Any]) -> float:
    """Roll-outs in a second of one core's own time, whatever else the machine does: the median of several runs."""
    policy, rng, turn = game.policy, Random(1), itertools.cycle(worlds)
    found = []
    for _ in range(RUNS):
        began, done = time.process_time(), 0
        while (spent := time.process_time() - began) < SECONDS:
            for _ in range(10):
                policy.playout(policy.clone(next(turn)), rng)
            done += 10
        found.append(done / spent)
    return statistics.median(found)


def _parts(game: AnyGame, worlds: list[Any]) -> tuple[float, dict[str, float]]:
    """How many choices a game has, and the microseconds each spends on listing, choosing and stepping."""
    policy, rng, clock = game.policy, Random(1), time.process_time
    listing = choosing = stepping = 0.0
    choices, games = 0, worlds[:3]
    for world in games:
        state = policy.clone(world)
        while True:
            began = clock()
            found = policy.open(state)
            listed = clock()
            if found is None:
                break
            key = policy.choose(state, *found, rng)
            chosen = clock()
            state = policy.step(state, found[0], key)
            stepping += clock() - chosen
            choosing += chosen - listed
            listing += listed - began
            choices += 1
    spent = {"listing": listing, "choosing": choosing, "stepping": stepping}
    return choices / len(games), {name: part / choices * 1e6 for name, part in spent.items()}

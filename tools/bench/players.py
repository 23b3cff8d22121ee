"""Computer players: roll-outs a second on one core, and what bounds them."""

from __future__ import annotations

import itertools
import statistics
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from games import GAMES
from games.engine import AnyGame
from games.engine.decisions import open_keys
from games.players.search import Budget, best_plan
from tools.bench import Row
from tools.bench.engine import reaches, start

RUNS, SECONDS, ROLLOUTS = 7, 0.5, 200


def measure() -> Iterator[Row]:
    """Per game: roll-outs of a search, then what one choice in them takes by its three parts."""
    for game in GAMES.values():
        yield Row(
            name=f"{game.key}: roll-outs by the policy",
            measured=_rate(game),
            unit="/s",
            reach=reaches(game).get("rollouts"),
            at_least=True,
        )
        choices, parts = _parts(game)
        yield Row(name=f"{game.key}: choices in a game by the policy", measured=choices, unit="")
        for name, spent in parts.items():
            yield Row(name=f"{game.key}: a choice by the policy, {name}", measured=spent, unit="µs")


def _worlds(game: AnyGame) -> Iterator[Any]:
    """First positions, one choice on, as a search would sample them: always a new one."""
    first, policy = start(game), game.policy
    seat = game.to_act(first)[0]
    for number in itertools.count():
        rng = Random(number)
        state = game.resample(first, seat, rng)
        if keys := game.legal(state):
            game.step(state, policy.choose(state, game.mover(state), keys, rng))
        yield state


def _rate(game: AnyGame) -> float:
    """Roll-outs in a second of one core's own time while a player thinks about its first decision: the median deal."""
    found = []
    for deal in range(RUNS):
        state, rng = game.setup(game.seats[0], game.Options(), bytes([deal])), Random(deal)
        seat = game.to_act(state)[0]
        keys = [
            key
            for decision in game.decisions(state)
            if decision.seat == seat and decision.waits
            for key in open_keys(decision)
        ]
        began, done = time.process_time(), 0
        while (spent := time.process_time() - began) < SECONDS:
            budget = Budget(ROLLOUTS)
            best_plan(game.policy, state, seat, keys, rng, budget)
            done += budget.done
        found.append(done / spent)
    return statistics.median(found)


def _parts(game: AnyGame) -> tuple[float, dict[str, float]]:
    """How many choices a game has, and the microseconds each spends on listing, choosing and stepping."""
    policy, rng, clock = game.policy, Random(1), time.process_time
    listing = choosing = stepping = 0.0
    choices, games = 0, list(itertools.islice(_worlds(game), 3))
    for world in games:
        state = game.clone(world)
        while True:
            began = clock()
            keys = game.legal(state)
            listed = clock()
            if not keys:
                break
            key = policy.choose(state, game.mover(state), keys, rng)
            chosen = clock()
            game.step(state, key)
            stepping += clock() - chosen
            choosing += chosen - listed
            listing += listed - began
            choices += 1
    spent = {"listing": listing, "choosing": choosing, "stepping": stepping}
    return choices / len(games), {name: part / choices * 1e6 for name, part in spent.items()}

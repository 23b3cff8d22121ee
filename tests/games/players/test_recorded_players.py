"""The players that play are those whose strength has been measured: reports/strength.md says what a level is worth.

Who changes one measures it anew (``make strength``), and then records how it plays by
``python -m tests.games.players.test_recorded_players``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from contract.played import smallest_and_largest
from contract.walk import Table
from games import GAMES
from games.engine import AnyGame

TABLES = [table for game in GAMES.values() for table in smallest_and_largest(game)]
FILE = Path(__file__).with_name("recorded_players.json")
MOST = 600
"""Choices in a game that is looked at, all seats together."""
AT_RANDOM = 0.2
"""How many of them are made at random, so that all kinds of position are met."""


def said(table: Table) -> Iterator[tuple[str, object]]:
    """What a game's policy says in the positions of one game, each with what it was asked."""
    game, rng = table.game, Random(table.name)
    state = game.setup(table.seats, table.options, b"recorded")
    for number in range(MOST):
        keys = game.legal(state)
        if not keys:
            break
        seat, taken = game.mover(state), keys[0]
        if len(keys) > 1:
            answers = dict(_of_levels(game, state, seat, keys, number))
            yield from answers.items()
            yield from _worths(game, state)
            taken = rng.choice(keys) if rng.random() < AT_RANDOM else str(answers["choose"])
        game.step(state, taken)
    yield from _worths(game, state)


def _of_levels(game: AnyGame, state: object, seat: int, keys: list[str], seed: int) -> Iterator[tuple[str, object]]:
    policy = game.policy
    yield "choose", policy.choose(state, seat, keys, Random(seed))
    yield "gentle", policy.gentle(state, seat, keys, Random(seed))
    yield "easy", policy.easy(state, seat, keys, Random(seed))
    yield "plans", policy.plans(state, seat, keys, Random(seed))
    yield "plans of normal", policy.normal_policy.plans(state, seat, keys, Random(seed))


def _worths(game: AnyGame, state: object) -> Iterator[tuple[str, object]]:
    yield "evaluate", [round(worth, 6) for worth in game.policy.evaluate(state)]
    yield "evaluate of normal", [round(worth, 6) for worth in game.policy.normal_policy.evaluate(state)]


def digests(table: Table) -> dict[str, str]:
    """Return a digest of all answers for each kind of question."""
    found: dict[str, hashlib._Hash] = {}
    for question, answer in said(table):
        found.setdefault(question, hashlib.sha256()).update(json.dumps(answer).encode() + b"\n")
    return {question: digest.hexdigest()[:16] for question, digest in found.items()}


RECORDED: dict[str, dict[str, str]] = json.loads(FILE.read_text("utf-8"))
"""Of the tables that have been measured: a game that joins need not be."""


@pytest.mark.parametrize("table", [table for table in TABLES if table.name in RECORDED], ids=lambda table: table.name)
def test_a_player_plays_as_the_one_that_was_measured(table: Table) -> None:
    assert digests(table) == RECORDED[table.name], f"measure it anew, then python -m {__name__}"


def test_every_table_that_was_measured_is_still_there() -> None:
    assert RECORDED.keys() <= {table.name for table in TABLES}


if __name__ == "__main__":
    FILE.write_text(json.dumps({table.name: digests(table) for table in TABLES}, indent=1) + "\n", "utf-8")

"""Every game at its smallest and its largest table, and positions from random games on them."""

from random import Random
from typing import Any

import pytest

from games import GAMES
from games.engine import AnyGame
from testing.walk import Table, Walk, walk

TABLES = [
    Table(game, seats, options)
    for game in GAMES.values()
    for seats, options in [(game.seats[0], game.Options()), (game.seats[-1], list(game.presets.values())[-1])]
]

Positions = list[tuple[Any, int]]
"""Each with a seat that is waited for."""


@pytest.fixture(scope="session", params=TABLES, ids=lambda table: table.name)
def played(request: pytest.FixtureRequest) -> Walk:
    """A recorded random game."""
    return walk(request.param, b"players")


@pytest.fixture(scope="session")
def positions(played: Walk) -> Positions:
    """Some positions of the game, each with a seat that is waited for."""
    rng = Random(5)
    return [(step.state, rng.choice(played.game.to_act(step.state))) for step in played.sample(4)]


@pytest.fixture
def game(played: Walk) -> AnyGame:
    return played.game

"""Fixtures of the contract: every game, and a recorded random game per table. Tests on one table run together."""

import pytest

from games import GAMES
from games.engine import AnyGame
from testing.walk import ALL_TABLES, Walk, walk


@pytest.fixture(params=GAMES.values(), ids=lambda game: game.key)
def game(request: pytest.FixtureRequest) -> AnyGame:
    found: AnyGame = request.param
    return found


@pytest.fixture(scope="session", name="walk", params=ALL_TABLES, ids=lambda table: table.name)
def recorded_walk(request: pytest.FixtureRequest) -> Walk:
    return walk(request.param, seed=request.param.name.encode())

"""Every game at its smallest and its largest table, and positions from random games on them."""

from random import Random

import pytest

from games import GAMES
from tests.contract.walk import Table, walk

TABLES = [
    Table(game, seats, options)
    for game in GAMES.values()
    for seats, options in [(game.seats[0], game.Options()), (game.seats[-1], list(game.presets.values())[-1])]
]


@pytest.fixture(scope="session", params=TABLES, ids=lambda table: table.name)
def played(request):
    """A recorded random game."""
    return walk(request.param, b"players")


@pytest.fixture(scope="session")
def positions(played):
    """Some positions of the game, each with a seat that is waited for."""
    rng = Random(5)
    return [(step.state, rng.choice(played.game.to_act(step.state))) for step in played.sample(4)]


@pytest.fixture
def game(played):
    return played.game

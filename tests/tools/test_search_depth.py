"""How often orders made a turn ahead play out: a short slice of ``make search-depth``."""

from __future__ import annotations

import pytest

from games import GAMES
from tools.search_depth import PROMISED, measure


@pytest.mark.parametrize("key", GAMES)
def test_most_orders_play_out(key: str) -> None:
    game = GAMES[key]
    tally = measure(game, game.seats[0], games=1, seed=1)
    assert tally.laid > 20
    assert tally.whole / tally.laid >= PROMISED

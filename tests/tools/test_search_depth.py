"""How often orders made a turn ahead play out: a short slice of ``make search-depth``."""

from __future__ import annotations

import pytest

from games import GAMES
from tools.search_depth import PROMISED, measure

FEW = 20
"""Orders of a game, which tell nothing."""


@pytest.mark.parametrize("key", GAMES)
def test_most_orders_play_out(key: str) -> None:
    game = GAMES[key]
    tally = measure(game, game.seats[0], games=1, seed=1)
    if tally.laid > FEW:
        assert tally.whole / tally.laid >= PROMISED
    else:
        state = game.setup(game.seats[0], game.Options(), b"depth")
        assert game.machine.question_of(state.stack[-1]).several, "only where all choose at once no turn can be planned"

"""Scenes of all games are alike in what they refuse."""

import pytest

from bot.core.localizer import Localizer
from contract.rule import rule
from games import GAMES
from render.scene import scene


@rule("Scene.board")
def test_every_game_refuses_what_it_does_not_have(key: str) -> None:
    game, found = GAMES[key], scene(key)
    seats = game.seats[0]
    view = game.view(game.setup(seats, game.Options(), b"seed"), None)
    say = Localizer("en", key, ("?",) * seats)
    assert found.hand(view, say) is None, "a spectator has none"
    with pytest.raises(KeyError):
        found.board(view, say, region="atlantis")
    with pytest.raises(KeyError):
        found.piece("atlantis", say)

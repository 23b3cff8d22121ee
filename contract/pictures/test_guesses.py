"""Guesses in pictures: a dashed rim around the pieces that are dealt anew, in every game by the same road."""

from __future__ import annotations

from random import Random

import pytest

from bot.core.workers.drawing_worker import draw
from bot.core.workers.drawings import Drawing, RenderContext
from contract.played import richest
from contract.rule import rule
from contract.walk import any_choice
from games import GAMES
from games.engine import Game

NAMES = ("A", "B", "C", "D", "E", "F")


@rule("Game.unseen")
@pytest.mark.usefixtures("pixels_only")
def test_what_is_guessed_has_a_rim_and_nothing_else_does(key: str) -> None:
    """A rival's hand is a guess where hands are hidden; where they are open, what has been turned up since."""
    game, rng = GAMES[key], Random(key)
    if type(game).unseen is Game.unseen:
        pytest.skip("it does not say what is unseen")
    seats, marked = game.seats[0], 0
    state = game.setup(seats, richest(game), b"guesses")
    states = [state]
    while waits := [each for each in game.decisions(states[-1]) if each.waits]:
        states.append(game.apply(states[-1], *any_choice(waits, rng)).state)
    state = states[min(60, len(states) // 2)]
    unseen = game.unseen(state, 0, 1)
    dealt = game.resample(state, 0, Random(1))
    for number in range(30):
        if not (waits := [each for each in game.decisions(dealt) if each.waits]):
            break
        dealt = game.apply(dealt, *any_choice(waits, rng)).state
        if number % 10:
            continue
        for what, view in (("board", game.view(dealt, None)), ("hand", game.view(dealt, 1))):
            plain, other, guessed = (
                draw(Drawing(RenderContext(key, "en", NAMES[:seats], pieces), what, (view,)))
                for pieces in (frozenset(), frozenset({"no such piece"}), unseen)
            )
            assert other == plain
            marked += guessed != plain
    assert marked > 1 or not unseen, "a game need not name them"

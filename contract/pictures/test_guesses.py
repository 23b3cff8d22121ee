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

FURTHER, LOOKS = 30, 4
"""Choices in a position that has been dealt anew, and how often it is looked at meanwhile."""
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
    ahead = [game.resample(state, 0, Random(1))]
    while len(ahead) <= FURTHER and (waits := [each for each in game.decisions(ahead[-1]) if each.waits]):
        ahead.append(game.apply(ahead[-1], *any_choice(waits, rng)).state)
    for dealt in ahead[1 :: max(1, len(ahead) // LOOKS)]:
        hands = [("hand", game.view(dealt, seat)) for seat in range(1, seats)]
        for what, view in (("board", game.view(dealt, None)), *hands):
            plain, other, guessed = (
                draw(Drawing(RenderContext(key, "en", NAMES[:seats], pieces), what, (view,)))
                for pieces in (frozenset(), frozenset({"no such piece"}), unseen)
            )
            assert other == plain
            marked += guessed != plain
    assert marked or not unseen, f"no picture has a rim around any of {', '.join(sorted(unseen)[:8])}"

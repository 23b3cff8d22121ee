"""What a rival thinks about is its own secret: resampled positions, case by case."""

from random import Random

import pytest

from games.moon.effects import TakeTurn
from games.moon.game import GAME
from tests.games.moon.scenario import play, side, spare, table

pytestmark = pytest.mark.usefixtures("cards")


def test_a_rival_that_thinks_about_how_to_pay_thinks_about_its_turn_in_a_resample() -> None:
    """The card it holds for building is still its own secret."""
    state = table(side("g-dear x0", built="g-discount y-food", has="energy:2 metal:1"), side("x1 x2"), deck=spare(9))
    state.deck = [f"x{n}" for n in range(20, 30)]
    state = play(state, "0:build-g-dear")
    assert GAME.resample(state, 0, Random(1)).stack == state.stack
    assert GAME.resample(state, 1, Random(1)).stack == [TakeTurn(seat=0)]
    assert GAME.resample(state, None, Random(1)).seats[0].hand != state.seats[0].hand


def test_a_rivals_choice_from_the_discard_pile_is_open_again_in_a_resample() -> None:
    state = table(side("x0", built="p-salvage"), side("x1 x2"), discards="x8 x9")
    asked_first = play(state, "0:flip-p-salvage")
    state = play(asked_first, "0:salvage-x8")
    assert GAME.resample(state, 0, Random(1)).stack == state.stack
    assert GAME.resample(state, 1, Random(1)).stack == asked_first.stack

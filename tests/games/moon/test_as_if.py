"""Planning the next turn of Moon: only what is still to come in this round, as hands are passed on after it."""

import pytest

from games.moon.effects import TakeTurn
from games.moon.game import GAME
from tests.games.moon.scenario import open_keys, play, side, table

pytestmark = pytest.mark.usefixtures("cards")


def test_a_turn_of_this_round_is_planned_with_the_present_hand() -> None:
    state = table(side("x0 x1"), side("b-water x2", has="energy:1"), side("x3 x4"))
    plan = GAME.as_if(state, 1)
    assert plan is not None
    assert open_keys(plan) >= {"build-b-water", "assimilate-b-water", "assimilate-x2"}
    assert open_keys(play(plan, "1:build-b-water")) >= {"end-turn"}


@pytest.mark.parametrize(("turn", "first", "seats"), [(0, 0, {0, 1, 2}), (2, 0, {2}), (2, 1, {0, 2}), (0, 1, {0})])
def test_who_has_had_their_turn_of_this_round_plans_nothing(turn: int, first: int, seats: set[int]) -> None:
    state = table(side("x0 x1"), side("x2 x3"), side("x4 x5"), turn=turn, first=first)
    assert {seat for seat in range(3) if GAME.as_if(state, seat) is not None} == seats


def test_what_the_turn_that_runs_has_seen_is_not_ones_own() -> None:
    state = table(side("x0 x1"), side("g-free x2"), acted=True, discounts=[("any", 2)])
    plan = GAME.as_if(state, 1)
    assert plan is not None
    assert plan.stack == [TakeTurn(seat=1)]
    assert not plan.turn.acted
    assert not plan.turn.discounts


def test_hands_that_are_passed_on_are_another_deal() -> None:
    state = table(side("g-free x0"), side("g-plain x1"))
    after = play(state, "0:build-g-free 0:end-turn 1:assimilate-x1 1:end-turn")
    assert GAME.deals(after) == GAME.deals(state) + 1

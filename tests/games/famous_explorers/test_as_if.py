"""Planning the next turn of Famous Explorers: an arrow and its answer."""

import pytest

from games.famous_explorers.effects import TakeTurn
from games.famous_explorers.state import State
from tests.games.famous_explorers.scenario import GAME, a_map, open_keys, play, table

MAP = a_map("as-if", "london a b c, a d, london green1 e f")


def planned(state: State, seat: int) -> State:
    found = GAME.as_if(state, seat)
    assert found is not None
    return found


def test_an_arrow_and_its_answer() -> None:
    plan = planned(table(MAP, "a b", "e d"), 1)
    assert "arrow-blue-green1" in open_keys(plan)
    plan = play(plan, "1:arrow-blue-green1")
    assert GAME.to_act(plan) == (1,)  # the bonus of the green dot
    assert open_keys(plan)


def test_what_the_rival_has_done_in_the_turn_that_runs_does_not_count() -> None:
    plan = planned(table(MAP, "a b", "e d", main=True, spent=2), 1)
    assert "arrow-blue-a" in open_keys(plan)
    assert plan.turn.spent == 0


def test_a_washed_out_bridge_is_mended_in_the_turn_of_who_blocked_it() -> None:
    assert planned(table(MAP, "a b", "e d", block="london a 1"), 1).block is None
    assert planned(table(MAP, "a b", "e d", "f c", block="london a 2"), 1).block is not None


def test_a_rivals_open_question_is_dropped() -> None:
    state = play(table(MAP, "a b", "e d"), "0:arrow-blue-green1")
    assert GAME.to_act(state) == (0,)
    assert planned(state, 1).stack == [TakeTurn(seat=1)]


@pytest.mark.parametrize(("turn", "first", "seats"), [(0, 0, {0, 1, 2}), (2, 0, {2}), (2, 1, {0, 2})])
def test_nothing_is_planned_beyond_the_last_round(turn: int, first: int, seats: set[int]) -> None:
    state = table(MAP, "a", "b", "c", turn=turn, first=first)
    state.ending = True
    assert {seat for seat in range(3) if GAME.as_if(state, seat) is not None} == seats


def test_the_first_turn_is_planned_once_all_marks_are_placed() -> None:
    state = GAME.setup(2, GAME.Options(), b"as-if")
    assert GAME.as_if(state, 0) is None

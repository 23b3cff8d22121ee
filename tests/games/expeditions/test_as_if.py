"""Planning the next turn of Expeditions."""

import pytest

from games.engine import open_keys
from games.expeditions.game import GAME
from games.expeditions.state import State
from tests.games.expeditions.cases import Table, item


def keys(state: State | None) -> set[str]:
    assert state is not None
    return {key for decision in GAME.decisions(state) for key in open_keys(decision)}


def test_the_token_is_shifted_first() -> None:
    state = Table(at="s1").state
    state.seats[1].token = "gather"
    assert keys(GAME.as_if(state, 1)) == {"token-move", "token-play", "refresh"}


def test_after_refresh_every_action_is_exposed() -> None:
    state = Table(at="s1").state
    card = item()
    state.seats[1].token, state.seats[1].hand = "refresh", [card]
    assert {"gather", f"play-{card}"} <= keys(GAME.as_if(state, 1))
    assert state.seats[1].token == "refresh"


def test_what_the_rival_has_exposed_and_drawn_is_dropped() -> None:
    state = Table(at="s1", exposed="move").state
    state.lent, state.shown, state.deck = ("lent",), (state.deck[-1],), state.deck[:-1]
    plan = GAME.as_if(state, 1)
    assert plan is not None
    assert (plan.lent, plan.shown) == ((), ())
    assert GAME.pieces(plan) == GAME.pieces(state)


@pytest.mark.parametrize(("left", "seats"), [(None, {0, 1, 2}), (2, {0, 1, 2}), (1, {0, 1}), (0, {0})])
def test_nothing_is_planned_beyond_the_last_turn(left: int | None, seats: set[int]) -> None:
    state = Table(at="s1", seats=3, others=("s1", "s2")).state
    state.left = left
    assert {seat for seat in range(3) if GAME.as_if(state, seat) is not None} == seats

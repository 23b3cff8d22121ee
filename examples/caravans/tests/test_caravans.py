"""What is special to Salt Caravans: meetings, guards, letters, and the end."""

from __future__ import annotations

import pytest
from caravans.rules import GAME, CaravansOptions, State, points


def beginning(seats: int = 3) -> State:
    """A first round in which nobody has a letter for the places below."""
    state = GAME.setup(seats, CaravansOptions(rounds=6), b"any seed")
    state.hands = [["letter-rock-1"] for _ in range(seats)]
    state.goods["river"] = ["salt-1", "dates-1", "amber-1", "salt-2"]
    return state


def go(state: State, *ways: str) -> State:
    """Let seats choose in their order: a place, and + behind it for a guard."""
    for seat, way in enumerate(ways):
        place = way.removesuffix("+")
        state = GAME.apply(state, seat, f"to-{place}").state
        if state.guards[seat]:
            state = GAME.apply(state, seat, f"to-{place}.{'guard' if way.endswith('+') else 'alone'}").state
    return state


def test_one_who_is_alone_loads_all() -> None:
    state = go(beginning(), "river", "pan", "market")
    assert state.loads[0] == ["salt-1", "dates-1", "amber-1", "salt-2"]


def test_who_meets_shares_and_the_rest_stays() -> None:
    state = beginning()
    state.goods["river"] = ["salt-1", "dates-1", "amber-1"]
    state = go(state, "river", "river", "market")
    assert state.loads[:2] == [["salt-1"], ["dates-1"]]
    assert state.goods["river"][0] == "amber-1"


def test_three_share_one_after_the_other() -> None:
    state = go(beginning(), "river", "river", "river")
    assert state.loads == [["salt-1"], ["dates-1"], ["amber-1"]]


def test_the_only_guard_takes_all_and_is_spent() -> None:
    state = go(beginning(), "river", "river+", "river")
    assert [len(load) for load in state.loads] == [0, 4, 0]
    assert state.guards == [2, 1, 2]


def test_two_guards_quarrel() -> None:
    state = go(beginning(), "river+", "river+", "river")
    assert state.loads == [[], [], []]
    assert state.guards == [1, 1, 2]
    assert state.goods["river"][:4] == ["salt-1", "dates-1", "amber-1", "salt-2"]


def test_a_letter_is_delivered_and_the_hand_filled() -> None:
    state = beginning()
    state.hands[0] = ["letter-river-1"]
    state = go(state, "river", "pan", "market")
    assert state.delivered[0] == ["letter-river-1"]
    assert len(state.hands[0]) == 2


def test_nobody_is_asked_for_a_guard_who_has_none() -> None:
    state = beginning()
    state.guards[0] = 0
    state = GAME.apply(state, 0, "to-river").state
    assert state.chosen[0] is not None


def test_sets_count() -> None:
    load = ["salt-1", "salt-2", "dates-1", "amber-1"]
    assert points(load, 2, 1) == {
        "goods": 4,
        "sets": 2,
        "letters": 6,
        "guards": 1,
    }


@pytest.mark.parametrize("rounds", [6, 8, 10])
def test_it_ends_after_its_rounds(rounds: int) -> None:
    state = GAME.setup(2, CaravansOptions(rounds=rounds), b"another seed")
    while state.stack:
        GAME.step(state, GAME.legal(state)[0])
    assert state.turns == rounds

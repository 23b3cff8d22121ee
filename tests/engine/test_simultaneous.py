"""All choose at once: in any order, each for itself, and what follows waits for the last."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from games.engine import Effect, IllegalMove, Log, Machine, SimultaneousQuestion, Text, push, text
from games.engine.clone import cloner


class Choose(Effect, frozen=True):
    """Every seat names a number."""


class Name(Effect, frozen=True):
    """The seat has named ``number``."""

    number: int


class Compare(Effect, frozen=True):
    """The numbers are shown."""


class State(msgspec.Struct):
    named: list[int | None]
    shown: list[int]
    stack: list[Choose | Name | Compare]


MACHINE: Machine[State] = Machine()
clone = cloner(State)


@MACHINE.question(Choose)
class ChooseQuestion(SimultaneousQuestion[State, Choose]):
    prefix = "number-"

    def choosing(self, state: State) -> list[int]:
        return [seat for seat, number in enumerate(state.named) if number is None]

    def things(self, state: State, frame: Choose) -> list[str]:
        return [str(number + frame.seat) for number in range(3)]

    def chosen(self, state: State, frame: Choose, thing: str) -> Sequence[Effect]:
        return (Name(int(thing), seat=frame.seat),)

    def prompt(self, state: State, frame: Choose) -> Text:
        return text("ask")

    def named(self, state: State, frame: Choose, thing: str) -> Text:
        return text("do", number=int(thing))


@MACHINE.do(Name)
def name(state: State, effect: Name, log: Log) -> None:
    state.named[effect.seat] = effect.number


@MACHINE.do(Compare)
def compare(state: State, effect: Compare, log: Log) -> None:
    state.shown = [number for number in state.named if number is not None]


def table() -> State:
    state = State([None, 7, None, None], [], [])
    push(state, [Choose(), Compare()])
    return state


def test_each_answers_for_itself_in_any_order() -> None:
    state = table()
    assert MACHINE.waiting(state) == (0, 2, 3)
    assert [decision.seat for decision in MACHINE.decisions(state)] == [0, 2, 3]
    for seat, key, left in ((2, "number-4", (0, 3)), (0, "number-0", (3,)), (3, "number-5", ())):
        state = MACHINE.apply(state, seat, key, clone).state
        assert MACHINE.waiting(state) == left
    assert (state.shown, state.stack) == ([0, 7, 4, 5], [])


def test_nobody_answers_for_another_or_twice() -> None:
    state = table()
    for seat, key in ((2, "number-0"), (1, "number-1")):
        with pytest.raises(IllegalMove):
            MACHINE.apply(state, seat, key, clone)
    state = MACHINE.apply(state, 2, "number-4", clone).state
    with pytest.raises(IllegalMove):
        MACHINE.apply(state, 2, "number-4", clone)


def test_search_steps_through_the_same() -> None:
    state = table()
    moves = []
    while keys := MACHINE.legal(state):
        moves.append((MACHINE.mover(state), keys))
        MACHINE.step(state, keys[-1])
    assert moves == [(seat, [f"number-{n + seat}" for n in range(3)]) for seat in (0, 2, 3)]
    assert state.shown == [2, 7, 4, 5]

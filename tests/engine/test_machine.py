"""The machine, on a toy game: what is open, in which order things resolve, and what closes undo."""

import itertools
from typing import get_args

import pytest

from games.engine import Effect, IllegalMove, Machine, Question
from tests.engine.toy_game import (
    CODEC,
    MACHINE,
    AnyEffect,
    Buy,
    Everybody,
    Note,
    Peek,
    State,
    apply,
    choose,
    clone,
    coins,
    keys,
    play,
    table,
)

PAY = choose(1, pay=(coins(1, -1), coins(0, 1)), refuse=())


@pytest.mark.parametrize(
    ("effects", "moves", "trace"),
    [
        # effects pushed together resolve first to last
        ((Note("a"), Note("b"), Note("c")), [], ["a", "b", "c"]),
        # a choice in the middle of a card: the rest of the card waits for it
        ((Note("a"), choose(0, x=(Note("x"),)), Note("b")), [], ["a"]),
        ((Note("a"), choose(0, x=(Note("x"),)), Note("b")), ["0:x"], ["a", "x", "b"]),
        # nested: all that a choice causes resolves before what follows the choice
        (
            (choose(0, x=(choose(0, y=(Note("y"),)), Note("after y"))), Note("after x")),
            ["0:x", "0:y"],
            ["y", "after y", "after x"],
        ),
        # another seat decides in the middle of a card
        ((PAY, Note("after")), ["1:pay"], ["gain 1 -1", "gain 0 1", "after"]),
        # a question that says so fizzles, and the rest goes on
        ((Buy(seat=0), Note("after")), [], ["after"]),
        ((coins(0, 2), Buy(seat=0), Note("after")), ["0:charm-1"], ["gain 0 2", "gain 0 -2", "bought 0", "after"]),
        # seats asked at once answer in any order
        ((Everybody((0, 1)), Note("after")), ["1:coin", "0:leave"], ["gain 1 1", "left 0", "after"]),
    ],
)
def test_effects_resolve_in_order(effects: tuple[AnyEffect, ...], moves: list[str], trace: list[str]) -> None:
    assert play(table(*effects), *moves).trace == trace


def test_whenever_triggers_resolve_in_the_order_laid_down() -> None:
    charms = {0: ["any-a", "any-b"], 1: ["own", "any-c"], 2: ["any-d"]}
    state = table(coins(1, 1), Note("after"), charms=charms)
    # the acting seat first, in its tableau's order; then in turn order; then what lay under it
    assert state.trace == ["gain 1 1", "own of 1", "any-c of 1", "any-d of 2", "any-a of 0", "any-b of 0", "after"]


def test_a_trigger_resolves_before_the_next_effect_of_the_card_that_caused_it() -> None:
    state = table(coins(0, 1), coins(0, 2), charms={0: ["own"]})
    assert state.trace == ["gain 0 1", "own of 0", "gain 0 2", "own of 0"]


@pytest.mark.parametrize("order", list(itertools.permutations((0, 1, 2))))
def test_seats_asked_at_once_answer_in_any_order(order: tuple[int, ...]) -> None:
    state = table(Everybody((0, 1, 2)), Note("after"))
    waiting = [0, 1, 2]
    for seat in order:
        assert MACHINE.waiting(state) == tuple(waiting)
        assert MACHINE.mover(state) == waiting[0]
        assert keys(state) == [f"{one}:{key}" for one in waiting for key in ("coin", "leave")]
        state = play(state, f"{seat}:coin")
        waiting.remove(seat)
    assert state.coins == [1, 1, 1]
    assert state.trace[-1] == "after"
    assert (MACHINE.waiting(state), MACHINE.mover(state), MACHINE.decisions(state)) == ((), -1, [])


def test_search_speaks_for_the_lowest_seat_that_is_waited_for() -> None:
    state = table(Everybody((1, 2)))
    assert MACHINE.legal(state) == ["coin", "leave"]
    MACHINE.step(state, "coin")
    assert (state.coins, MACHINE.mover(state)) == ([0, 1, 0], 2)


def test_an_offer_out_of_turn_resolves_on_top_and_leaves_the_open_decision() -> None:
    state = table(coins(2, 3), choose(0, x=(Note("x"),)))
    assert keys(state) == ["0:x", "2:snuff"]
    assert [(d.seat, d.waits) for d in MACHINE.decisions(state)[:2]] == [(0, True), (2, False)]
    state = play(state, "2:snuff")
    assert (state.trace[-1], keys(state)) == ("snuffed 2", ["0:x"])


def test_search_is_offered_what_is_open_out_of_turn_but_no_setting() -> None:
    state = table(coins(0, 3), choose(0, x=(Note("x"),)))
    assert MACHINE.legal(state) == ["x", "snuff"]
    MACHINE.step(state, "snuff")
    assert (state.trace[-1], MACHINE.legal(state)) == ("snuffed 0", ["x"])
    assert apply(state, 1, "set-toggle").state.trace[-1] == "set 1"


def test_only_what_shows_something_hidden_closes_undo() -> None:
    state = table(choose(0, peek=(Peek(seat=0),), coin=(coins(0, 1),)))
    assert apply(state, 0, "peek").revealed
    assert not apply(state, 0, "coin").revealed


def test_events_tell_what_happened_in_order() -> None:
    out = apply(table(choose(0, both=(coins(0, 1), coins(2, 2)))), 0, "both")
    assert [(event.text.args["n"], event.seats) for event in out.events] == [(1, None), (2, None)]


@pytest.mark.parametrize(
    ("seat", "key", "reason"),
    [
        (1, "coin", "illegal-unknown"),  # answered already
        (0, "deep", "illegal-unknown"),
        (3, "coin", "illegal-not-your-turn"),
        (0, "snuff", "illegal-unknown"),
    ],
)
def test_what_is_not_open_is_refused_and_changes_nothing(seat: int, key: str, reason: str) -> None:
    state = play(table(Everybody((0, 1))), "1:coin")
    before = CODEC.encode(state)
    with pytest.raises(IllegalMove) as refused:
        apply(state, seat, key)
    assert refused.value.text.id == reason
    assert CODEC.encode(state) == before


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (1, "illegal-unknown: seat 1 takes 'coin'; open to it: set-toggle"),
        (3, "illegal-not-your-turn: seat 3 takes 'coin'; nothing is open to it, seats that are asked: 0, 1, 2"),
    ],
)
def test_a_refusal_tells_who_writes_rules_the_seat_the_key_and_what_is_open(seat: int, told: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        apply(play(table(Everybody((0, 1))), "1:coin"), seat, "coin")
    assert str(refused.value) == told


def test_what_is_withheld_is_refused_with_its_reason() -> None:
    state = table(coins(0, 3), Buy(seat=0))
    assert keys(state) == ["0:charm-1", "0:snuff"]
    with pytest.raises(IllegalMove) as refused:
        apply(state, 0, "charm-2")
    assert refused.value.text.id == "too-poor"


def test_what_a_seat_may_choose_is_what_its_decisions_hold_but_for_what_is_withheld() -> None:
    for state in (table(coins(0, 3), Buy(seat=0)), table(coins(2, 3), Everybody((0, 1)))):
        for seat in range(3):
            held = [choice for found in MACHINE.decisions(state) if found.seat == seat for choice in found.choices]
            assert MACHINE.choices(state, seat) == [choice for choice in held if choice.why_not is None]


def test_apply_leaves_its_argument_alone() -> None:
    state = table(coins(0, 3), Everybody((0, 1, 2)), charms={1: ["any"]})
    before = CODEC.encode(state)
    for move in keys(state):
        seat, key = move.split(":")
        assert apply(state, int(seat), key).state != state
    assert CODEC.encode(state) == before
    assert clone(state) == state


def test_a_game_over_has_no_decisions_and_says_so() -> None:
    state = table(Note("end"))
    assert MACHINE.legal(state) == []
    with pytest.raises(IllegalMove) as refused:
        apply(state, 0, "x")
    assert refused.value.text.id == "illegal-over"


def test_a_kind_of_effect_is_registered_once() -> None:
    machine: Machine[State] = Machine()

    class PassOn(Effect, frozen=True):
        pass

    machine.do(PassOn)(lambda state, effect, log: None)
    with pytest.raises(ValueError, match="PassOn is registered twice"):
        machine.do(PassOn)(lambda state, effect, log: None)
    with pytest.raises(ValueError, match="PassOn is registered twice"):
        machine.question(PassOn)(Question)


def test_every_kind_of_effect_has_something_that_resolves_it() -> None:
    assert set(get_args(AnyEffect)) == MACHINE.kinds


def test_an_effect_is_stored_under_its_name_in_plain_words() -> None:
    assert CODEC.encode(table(Everybody((1,))))[1:].endswith(b'"stack":[{"op":"everybody","seats":[1]}],"trace":[]}')

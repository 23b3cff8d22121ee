"""The effect stack, on a toy game: what is open, in which order things resolve, and what closes undo."""

import itertools

import pytest

from games.engine import Effect, IllegalMove, Machine, together
from tests.engine.lantern import CODEC, MACHINE, apply, choose, coins, decisions, keys, note, play, table

PAY = choose(1, pay=(coins(1, -1), coins(0, 1)), refuse=())


@pytest.mark.parametrize(
    ("effects", "moves", "trace"),
    [
        # effects pushed together resolve first to last
        ((note("a"), note("b"), note("c")), [], ["a", "b", "c"]),
        # a choice in the middle of a card: the rest of the card waits for it
        ((note("a"), choose(0, x=(note("x"),)), note("b")), [], ["a"]),
        ((note("a"), choose(0, x=(note("x"),)), note("b")), ["0:x"], ["a", "x", "b"]),
        # nested: all that a choice causes resolves before what follows the choice
        (
            (choose(0, x=(choose(0, y=(note("y"),)), note("after y"))), note("after x")),
            ["0:x", "0:y"],
            ["y", "after y", "after x"],
        ),
        # another seat decides in the middle of a card
        ((PAY, note("after")), ["1:pay"], ["gain 1 -1", "gain 0 1", "after"]),
        # an ask with nothing open fizzles, and the rest goes on
        ((Effect("buy", 0), note("after")), [], ["after"]),
        ((coins(0, 2), Effect("buy", 0), note("after")), ["0:charm"], ["gain 0 2", "gain 0 -2", "bought 0", "after"]),
        # a together of nobody is over at once, and so is one in which nobody can choose
        ((together([]), note("after")), [], ["after"]),
        ((together([Effect("buy", 0), Effect("buy", 1)]), note("after")), [], ["after"]),
    ],
)
def test_effects_resolve_in_order(effects, moves, trace):
    assert play(table(*effects), *moves).trace == trace


def test_whenever_triggers_resolve_in_the_order_laid_down():
    charms = {0: ["any-a", "any-b"], 1: ["own", "any-c"], 2: ["any-d"]}
    state = table(coins(1, 1), note("after"), charms=charms)
    # the acting seat first, in its tableau's order; then in turn order; then what lay under it
    assert state.trace == ["gain 1 1", "own of 1", "any-c of 1", "any-d of 2", "any-a of 0", "any-b of 0", "after"]


def test_a_trigger_resolves_before_the_next_effect_of_the_card_that_caused_it():
    state = table(coins(0, 1), coins(0, 2), charms={0: ["own"]})
    assert state.trace == ["gain 0 1", "own of 0", "gain 0 2", "own of 0"]


ANSWERS = (["0:coin"], ["1:deep", "1:a"], ["2:deep", "2:b"])


@pytest.mark.parametrize("order", sorted(set(itertools.permutations([0, 1, 1, 2, 2]))))
def test_seats_at_once_answer_in_any_order(order):
    state = table(Effect("everybody"), note("after"))
    rest = [iter(moves) for moves in ANSWERS]
    for seat in order:
        assert "after" not in state.trace
        state = play(state, next(rest[seat]))
    assert state.coins == [1, 2, 0]
    assert sorted(state.trace[:-1]) == ["d1", "d2", "gain 0 1", "gain 1 2"]
    assert state.trace.index("gain 1 2") < state.trace.index("d1")
    assert state.trace[-1] == "after"
    assert decisions(state) == []


def test_a_seat_goes_on_in_its_own_thread_while_another_is_in_a_nested_decision():
    state = play(table(Effect("everybody")), "0:deep", "1:deep")
    assert keys(state) == ["0:a", "0:b", "1:a", "1:b", "2:coin", "2:deep"]
    state = play(state, "0:b")
    assert state.trace == ["d0"]  # its own rest resolves; nobody else is waited for
    assert keys(state) == ["1:a", "1:b", "2:coin", "2:deep"]


def test_what_follows_another_seats_answer_waits_for_it_inside_a_thread():
    state = play(table(together([choose(0, ask=(PAY, choose(0, x=())))]), note("after")), "0:ask")
    assert keys(state) == ["1:pay", "1:refuse"]
    assert keys(play(state, "1:refuse")) == ["0:x"]


def test_branches_of_one_seat_resolve_one_after_the_other():
    state = table(together([choose(0, a=(note("a"),)), choose(1, b=()), choose(0, c=(note("c"),)), note("d", 0)]))
    assert keys(state) == ["0:a", "1:b"]
    assert keys(play(state, "0:a")) == ["0:c", "1:b"]
    assert play(state, "0:a", "0:c").trace == ["a", "c", "d"]


def test_a_seat_with_decisions_in_two_threads_has_one_open_at_a_time():
    state = play(table(together([choose(0, ask=(PAY,)), choose(1, own=())])), "0:ask")
    assert keys(state) == ["1:pay", "1:refuse"]
    assert keys(play(state, "1:refuse")) == ["1:own"]


def test_a_together_inside_a_thread_leaves_the_other_threads_open():
    inner = together([choose(0, a=(note("a"),)), choose(1, b=(note("b"),))])
    state = play(table(together([choose(0, go=(inner, note("inner done"))), choose(2, c=())]), note("after")), "0:go")
    assert keys(state) == ["0:a", "1:b", "2:c"]
    state = play(state, "1:b", "0:a")
    assert state.trace == ["b", "a", "inner done"]
    assert play(state, "2:c").trace[-1] == "after"


def test_one_threads_effects_can_take_away_or_give_another_its_choices():
    rob = choose(1, rob=(coins(0, -2),), give=(coins(0, 1),))
    assert keys(table(coins(0, 2), together([Effect("buy", 0), rob]))) == ["0:charm", "1:rob", "1:give"]
    robbed = play(table(coins(0, 2), together([Effect("buy", 0), rob]), note("after")), "1:rob")
    assert robbed.trace[-1] == "after"  # the purchase fizzled, nobody is waited for


def test_an_offer_out_of_turn_resolves_on_top_and_leaves_the_open_decision():
    state = table(coins(2, 3), choose(0, x=(note("x"),)))
    assert [(d.seat, d.waits) for d in decisions(state)] == [(0, True), (2, False)]
    state = play(state, "2:snuff")
    assert (state.trace[-1], keys(state)) == ("snuffed 2", ["0:x"])


def test_an_offer_in_the_middle_of_a_together_leaves_every_thread():
    state = play(table(coins(2, 3), Effect("everybody")), "0:deep", "2:snuff")
    assert state.coins[2] == 0
    assert keys(state) == ["0:a", "0:b", "1:coin", "1:deep", "2:coin", "2:deep"]


def test_only_what_shows_something_hidden_closes_undo():
    state = table(choose(0, peek=(Effect("peek", 0),), coin=(coins(0, 1),)))
    assert apply(state, 0, "peek").revealed
    assert not apply(state, 0, "coin").revealed


def test_events_tell_what_happened_in_order():
    out = apply(table(choose(0, both=(coins(0, 1), coins(2, 2)))), 0, "both")
    assert [(event.text.args["n"], event.seats) for event in out.events] == [(1, None), (2, None)]


@pytest.mark.parametrize(
    ("seat", "key", "reason"),
    [(1, "coin", "illegal-unknown"), (0, "deep", "illegal-unknown"), (3, "coin", "illegal-not-your-turn")],
)
def test_what_is_not_open_is_refused_and_changes_nothing(seat, key, reason):
    state = play(table(Effect("everybody")), "1:deep", "0:deep")
    before = CODEC.encode(state)
    with pytest.raises(IllegalMove) as refused:
        apply(state, seat, key)
    assert refused.value.text.id == reason
    assert CODEC.encode(state) == before


def test_nobody_is_waited_for_who_has_nothing_open():
    state = table(coins(0, 1), together([Effect("buy", 1), choose(0, x=())]))
    assert keys(state) == ["0:x"]
    both = table(coins(0, 2), choose(0, x=(coins(0, -1), Effect("buy", 0), choose(0, y=()))))
    assert keys(play(both, "0:x")) == ["0:y"]


def test_apply_leaves_its_argument_alone_inside_threads():
    state = play(table(Effect("everybody")), "0:deep")
    before = CODEC.encode(state)
    for move in keys(state):
        seat, key = move.split(":")
        apply(state, int(seat), key)
    assert CODEC.encode(state) == before


def test_a_game_over_has_no_decisions_and_says_so():
    state = table(note("end"))
    with pytest.raises(IllegalMove) as refused:
        apply(state, 0, "x")
    assert refused.value.text.id == "illegal-over"


def test_an_op_is_registered_once_under_its_plain_name():
    machine = Machine()

    @machine.do
    def pass_(state, effect, log): ...

    assert "pass" in machine.ops
    for register in (machine.do, machine.ask):
        with pytest.raises(ValueError, match="'pass' is registered twice"):
            register(pass_)


def test_every_op_of_a_stored_stack_is_known():
    def ops(effects):
        return {op for effect in effects for op in (effect.op, *ops(effect.then))}

    state = play(table(Effect("everybody"), note("after")), "1:deep")
    assert ops(state.stack) - {"branch"} <= set(MACHINE.ops)

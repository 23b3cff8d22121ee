"""Planning one's next turn: it tells nothing that one's view does not, and leads where the game really goes."""

from collections.abc import Iterator
from random import Random
from typing import Any

from contract.rule import rule
from contract.walk import Walk, open_choices, shown

WORLDS = 8
POSITIONS = 3
LONGEST = 4
"""So many keys of a plan are followed."""


def planned(walk: Walk, count: int = POSITIONS) -> Iterator[tuple[Any, int, list[Any]]]:
    """Positions of a walk, a seat that is not asked, and its next turn in eight worlds that it cannot tell apart."""
    for step in walk.sample(count):
        for seat in range(walk.table.seats):
            if seat not in walk.game.to_act(step.state):
                dealt = (walk.game.resample(step.state, seat, Random(world)) for world in range(WORLDS))
                yield step.state, seat, [walk.game.as_if(each, seat) for each in dealt]


def asked(walk: Walk, state: Any, seat: int) -> Any:
    return [shown(each) for each in walk.game.decisions(state) if each.seat == seat]


@rule("Game.as_if")
def test_what_can_be_planned_does_not_depend_on_what_is_hidden(walk: Walk) -> None:
    """Neither whether, nor what is asked, nor what each choice leads to, up to where something unseen is revealed.

    Whether depends on no hand at all, the planner's own included: boards show it to everybody.
    """
    rng = Random(3)
    for state, seat, worlds in planned(walk):
        truth = walk.game.as_if(state, seat)
        assert [each is None for each in worlds] == [truth is None] * WORLDS
        public = (walk.game.resample(state, None, Random(world)) for world in range(WORLDS))
        assert [walk.game.as_if(each, seat) is None for each in public] == [truth is None] * WORLDS
        if truth is None:
            continue
        present = [truth, *worlds]
        for _ in range(LONGEST):
            first, *others = (asked(walk, each, seat) for each in present)
            assert all(other == first for other in others)
            waited = [each for each in walk.game.decisions(present[0]) if each.seat == seat and each.waits]
            if not waited:
                break
            key = rng.choice(open_choices(waited[0])).key
            outcomes = [walk.game.apply(each, seat, key) for each in present]
            present = [outcome.state for outcome in outcomes if not outcome.revealed]
            if len(present) < len(outcomes) or walk.game.turn(present[0]) != walk.game.turn(state):
                break


@rule("Game.as_if")
def test_a_plan_asks_its_owner_alone_and_leaves_the_position_as_it_was(walk: Walk) -> None:
    for state, seat, worlds in planned(walk):
        before = walk.game.encode(state)
        if (plan := walk.game.as_if(state, seat)) is not None:
            assert walk.game.to_act(plan) == (seat,)
            assert walk.game.turn(plan) == walk.game.turn(state)
            assert walk.game.decode(walk.game.encode(plan)) == plan
            hand, now = (walk.game.hand(walk.game.view(each, seat)) for each in (plan, state))
            assert (hand is None) == (now is None)
            walk.game.step(plan, walk.game.legal(plan)[0])
        assert walk.game.encode(state) == before
        assert [each is None for each in worlds] == [plan is None] * WORLDS


@rule("Game.as_if")
def test_a_turn_that_has_come_is_the_position_itself(walk: Walk) -> None:
    """Where the turn of the seat runs that is asked; whoever answers in another's turn plans the one to come."""
    as_it_is = 0
    for step in walk.sample(20):
        mover = walk.game.mover(step.state)
        plan = walk.game.as_if(step.state, mover)
        if plan is not None and walk.game.view(plan, mover) == walk.game.view(step.state, mover):
            as_it_is += 1
            assert plan is not step.state
    assert as_it_is


@rule("Game.as_if")
def test_nothing_is_planned_after_the_end(walk: Walk) -> None:
    assert {walk.game.as_if(walk.end, seat) for seat in range(walk.table.seats)} == {None}


@rule("Game.deals")
def test_hands_are_dealt_no_fewer_times_later(walk: Walk) -> None:
    counted = [walk.game.deals(step.state) for step in walk.steps]
    assert counted == sorted(counted)

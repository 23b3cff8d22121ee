"""What a seat may not know changes nothing it sees; and what can be undone has shown nobody anything."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from contract.rule import rule
from contract.walk import Step, Walk, any_choice, open_choices, shown
from games.engine import AnyGame, Event, Game, IllegalMove
from render.scene import scene

POSITIONS = 15


def apart_from_luck(game: AnyGame, state: Any) -> Any:
    """The stored state without its source of luck, which every resample replaces."""
    plain = msgspec.json.decode(game.encode(state)[1:])
    plain.pop("rng", None)
    return plain


def sampled(walk: Walk, count: int = POSITIONS) -> Iterator[tuple[Step, int | None, Any]]:
    """Positions of a walk with every observer and a resample each of them cannot tell from the truth."""
    rng = Random(7)
    for step in walk.sample(count):
        for me in walk.observers:
            yield step, me, walk.game.resample(step.state, me, rng)


@rule("Game")
def test_hands_are_secret_where_the_game_says_so(walk: Walk) -> None:
    """In a game with open hands nobody is told that a hand did not reach its player: the board shows it."""
    game, rng = walk.game, Random(7)
    dealt = [(step.state, game.resample(step.state, None, rng)) for step in walk.sample(POSITIONS)]
    differ = (
        game.hand(game.view(state, seat)) != game.hand(game.view(other, seat))
        for state, other in dealt
        for seat in range(walk.table.seats)
    )
    assert any(differ) == game.hidden_hands


@rule("Game.view")
def test_a_view_does_not_depend_on_what_its_owner_cannot_know(walk: Walk) -> None:
    for step, me, dealt in sampled(walk):
        assert walk.game.view(dealt, me) == walk.game.view(step.state, me)


@rule("Game.resample")
def test_resampling_leaves_the_true_position_alone(walk: Walk) -> None:
    for step in walk.sample(5):
        before = walk.game.encode(step.state)
        for me in walk.observers:
            walk.game.resample(step.state, me, Random(3))
        assert walk.game.encode(step.state) == before


@rule("Game.resample")
def test_resampling_deals_what_is_hidden_anew(walk: Walk) -> None:
    """For everybody from whom anything ever is hidden; luck, of which nobody knows anything, for all."""
    changed = dict.fromkeys(walk.observers, False)
    for step, me, dealt in sampled(walk):
        changed[me] |= apart_from_luck(walk.game, dealt) != apart_from_luck(walk.game, step.state)
        assert getattr(dealt, "rng", None) != getattr(step.state, "rng", ...)
    assert changed == {me: not walk.game.sees_all(me) for me in walk.observers}


@rule("Game.resample")
def test_resampling_depends_on_what_the_observer_knows_and_on_its_generator_alone(walk: Walk) -> None:
    """From any position an observer cannot tell from the truth, the same generator deals the same."""
    for step, me, dealt in sampled(walk, 12):
        from_the_truth, from_the_sample = (walk.game.resample(state, me, Random(13)) for state in (step.state, dealt))
        assert walk.game.encode(from_the_sample) == walk.game.encode(from_the_truth)


@rule("Game.unseen")
def test_what_is_guessed_is_what_a_seat_does_not_see(walk: Walk) -> None:
    """The same in every position that it cannot tell from the truth, and nothing that lies before its eyes."""
    found, drawn = 0, scene(walk.game.key)
    for step, me, dealt in sampled(walk, 12):
        if me is not None:
            unseen = walk.game.unseen(step.state, me, me)
            found += len(unseen)
            assert unseen.isdisjoint(drawn.in_play(walk.game.view(step.state, me)))
            for eyes in range(walk.table.seats):
                assert walk.game.unseen(dealt, me, eyes) == walk.game.unseen(step.state, me, eyes) >= unseen
    assert found or type(walk.game).unseen is Game.unseen


@rule("Game.resample")
def test_resampling_depends_on_its_generator_alone(walk: Walk) -> None:
    for step in walk.sample(5):
        first, second = (walk.game.resample(step.state, step.seat, Random(5)) for _ in range(2))
        assert first == second


@rule("Game.resample")
def test_a_resampled_position_keeps_every_piece_and_can_be_stored_and_played(walk: Walk) -> None:
    rng = Random(11)
    for step, _, dealt in sampled(walk, 6):
        assert walk.game.pieces(dealt) == walk.game.pieces(step.state)
        assert walk.game.decode(walk.game.encode(dealt)) == dealt
        for _ in range(15):
            if not (decisions := walk.game.decisions(dealt)):
                break
            dealt = walk.game.apply(dealt, *any_choice(decisions, rng)).state


@rule("Game.decisions")
def test_a_seats_own_choices_do_not_depend_on_what_it_cannot_know(walk: Walk) -> None:
    for step, me, dealt in sampled(walk):
        mine = [shown(decision) for decision in step.decisions if decision.seat == me]
        assert [shown(decision) for decision in walk.game.decisions(dealt) if decision.seat == me] == mine


@rule("Game.to_act")
def test_others_learn_of_a_decision_only_who_is_waited_for(walk: Walk) -> None:
    for step, me, dealt in sampled(walk):
        if me is None:
            assert walk.game.to_act(dealt) == walk.game.to_act(step.state)


@rule("Game.view")
def test_the_end_hides_no_result(walk: Walk) -> None:
    for me in walk.observers:
        dealt = walk.game.resample(walk.end, me, Random(2))
        assert walk.game.view(dealt, me) == walk.game.view(walk.end, me)
        assert walk.game.decisions(dealt) == []


@rule("Outcome")
def test_a_move_that_reveals_nothing_looks_the_same_whatever_is_hidden(walk: Walk) -> None:
    """To its player, and to everybody else to whom it was possible: what can be undone has taught nobody anything."""
    compared = 0
    for step, me, dealt in sampled(walk, 60):
        if step.outcome.revealed:
            continue
        try:
            other = walk.game.apply(dealt, step.seat, step.key)
        except IllegalMove:
            assert me != step.seat
            continue
        compared += 1
        assert not other.revealed
        assert walk.game.view(other.state, me) == walk.game.view(step.outcome.state, me)
        assert _read_by(other.events, me) == _read_by(step.outcome.events, me)
    assert compared


@rule("Outcome")
def test_who_chooses_knows_beforehand_what_cannot_be_taken_back(walk: Walk) -> None:
    """Panels mark such choices; the mark tells nothing that its reader does not know."""

    def final(state: Any, seat: int, key: str) -> bool:
        outcome = walk.game.apply(state, seat, key)
        return outcome.revealed or walk.game.standings(outcome.state) is not None

    for step, me, dealt in sampled(walk, 12):
        for decision in (decision for decision in step.decisions if decision.seat == me):
            for choice in open_choices(decision):
                assert final(dealt, decision.seat, choice.key) == final(step.state, decision.seat, choice.key), choice


def _read_by(events: Sequence[Event], me: int | None) -> list[Event]:
    return [event for event in events if event.seats is None or me in event.seats]


@rule("Game.hand")
def test_hands_are_their_owners(walk: Walk) -> None:
    for step in walk.sample(10):
        assert walk.game.hand(walk.game.view(step.state, None)) is None
        for me in range(walk.table.seats):
            hash(walk.game.hand(walk.game.view(step.state, me)))


@rule("Game.view")
def test_a_view_is_frozen_and_says_whose_it_is(walk: Walk) -> None:
    for me in walk.observers:
        view = walk.game.view(walk.end, me)
        assert isinstance(view, msgspec.Struct)
        with pytest.raises(AttributeError):
            setattr(view, view.__struct_fields__[0], None)

"""What every game promises about playing it."""

import re
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from contract.rule import rule
from contract.walk import Walk, open_choices
from games.engine import AnyGame, IllegalMove, Text, option_fields

KEY = re.compile(r"[a-z0-9._-]{1,60}")


@rule("Game.decisions")
def test_decisions_are_empty_exactly_at_the_end(walk: Walk) -> None:
    for step in walk.steps:
        assert step.decisions
        assert walk.game.standings(step.state) is None
    assert walk.game.decisions(walk.end) == []
    assert walk.game.to_act(walk.end) == ()
    assert walk.game.standings(walk.end) is not None


@rule("Game.decisions")
def test_somebody_is_always_waited_for_and_can_choose(walk: Walk) -> None:
    for step in walk.steps:
        assert all(open_choices(decision) for decision in step.decisions)
        assert all(0 <= decision.seat < walk.table.seats for decision in step.decisions)
        waiting = {decision.seat for decision in step.decisions if decision.waits}
        assert waiting
    for step in walk.sample(20):
        assert set(walk.game.to_act(step.state)) == {d.seat for d in step.decisions if d.waits}


@rule("Choice")
def test_choice_keys_are_plain_and_unique_per_seat(walk: Walk) -> None:
    for step in walk.steps:
        keys = [(decision.seat, choice.key) for decision in step.decisions for choice in decision.choices]
        assert len(set(keys)) == len(keys)
        assert all(KEY.fullmatch(key) for _, key in keys)


@rule("Game.apply")
def test_every_open_choice_is_accepted_and_leaves_the_position_alone(walk: Walk) -> None:
    for step in walk.sample(12):
        before = walk.game.encode(step.state)
        for decision in step.decisions:
            for choice in open_choices(decision):
                assert walk.game.apply(step.state, decision.seat, choice.key).state != step.state
                assert walk.game.encode(step.state) == before


@rule("Game.apply")
def test_applying_a_move_has_left_every_position_as_it_was(walk: Walk) -> None:
    """The recorded positions are still what replaying the choices from the seed leads to."""
    state = walk.game.setup(walk.table.seats, walk.table.options, walk.seed)
    for step in walk.steps:
        assert walk.game.encode(state) == walk.game.encode(step.state)
        outcome = walk.game.apply(state, step.seat, step.key)
        assert (outcome.events, outcome.revealed) == (step.outcome.events, step.outcome.revealed)
        state = outcome.state
    assert state == walk.end


def refused(game: AnyGame, state: Any, seat: int, key: str) -> Text:
    """Asserts that the choice is refused and changes nothing; the reason."""
    before = game.encode(state)
    with pytest.raises(IllegalMove) as caught:
        game.apply(state, seat, key)
    assert game.encode(state) == before
    return caught.value.text


@rule("Game.apply")
def test_unknown_and_garbage_choices_are_refused(walk: Walk) -> None:
    garbage = ("", "no-such-choice", "x" * 1000, "../state", "None", "0", "\x00", "play play", "ÄÖ\N{SNOWMAN}")
    for step in walk.sample(4):
        for key in garbage:
            refused(walk.game, step.state, step.seat, key)
        for seat in (-1, walk.table.seats, 99):
            refused(walk.game, step.state, seat, step.key)
    for key in (*garbage, walk.steps[-1].key):
        assert refused(walk.game, walk.end, walk.steps[-1].seat, key).id == "illegal-over"


@rule("Game.apply")
def test_what_is_open_to_one_seat_is_refused_to_another(walk: Walk) -> None:
    for step in walk.sample(12):
        keys = {(d.seat, choice.key) for d in step.decisions for choice in open_choices(d)}
        for seat in range(walk.table.seats):
            for key in {key for owner, key in keys if owner != seat and (seat, key) not in keys}:
                refused(walk.game, step.state, seat, key)


@rule("Game.apply")
def test_stale_choices_are_refused(walk: Walk) -> None:
    """What was open a step ago, and is not now."""
    stale = 0
    for before, now in pairwise(walk.steps):
        keys = {(d.seat, choice.key) for d in now.decisions for choice in open_choices(d)}
        if stale < 30 and (before.seat, before.key) not in keys:
            refused(walk.game, now.state, before.seat, before.key)
            stale += 1
    assert stale


@rule("Choice")
def test_withheld_choices_are_refused_with_their_reason(walk: Walk) -> None:
    for step in walk.sample(30):
        for decision in step.decisions:
            for choice in decision.choices:
                if choice.why_not is not None:
                    assert refused(walk.game, step.state, decision.seat, choice.key) == choice.why_not


@rule("Game.apply")
def test_any_text_that_is_no_open_key_is_refused(game: AnyGame) -> None:
    state, rng = game.setup(game.seats[0], game.Options(), b"garbage"), Random(1)
    known = {choice.key for decision in game.decisions(state) for choice in decision.choices}
    near = [key[:end] for key in known for end in range(len(key))] + [f"{key}{end}" for key in known for end in " -0é"]
    far = ["".join(chr(rng.choice((rng.randrange(128), rng.randrange(0x110000)))) for _ in range(n)) for n in range(60)]
    for text in {*near, *far} - known:
        refused(game, state, game.decisions(state)[0].seat, text)


@rule("Game.pieces")
def test_every_piece_is_somewhere_exactly_once_in_every_position(walk: Walk) -> None:
    pieces = walk.game.pieces(walk.steps[0].state)
    assert pieces
    assert all(count > 0 for count in pieces.values())
    for state in walk.positions():
        assert walk.game.pieces(state) == pieces


@rule("Game.turn")
def test_turns_are_counted_upwards_one_at_a_time(walk: Walk) -> None:
    turns = [walk.game.turn(state) for state in walk.positions()]
    assert turns[0] == 0
    assert turns[-1] > 0
    assert {after - before for before, after in pairwise(turns)} <= {0, 1}


@rule("Game.standings")
def test_standings_add_up(walk: Walk) -> None:
    running = [walk.game.standings(step.state, final=False) for step in walk.sample(20)]
    for standings in [*running, walk.result, walk.game.standings(walk.end, final=False)]:
        assert standings is not None
        assert [standing.seat for standing in standings] == list(range(walk.table.seats))
        for standing in standings:
            assert sum(standing.parts.values()) == standing.score
        by_place = sorted(standings, key=lambda standing: standing.place)
        assert by_place[0].place == 1
        scores = [standing.score for standing in by_place]
        assert scores == sorted(scores, reverse=True)
        assert len({tuple(standing.parts) for standing in standings}) == 1


@rule("Event")
def test_events_are_for_seats_that_exist(walk: Walk) -> None:
    for step in walk.steps:
        for event in step.outcome.events:
            assert event.seats is None or event.seats
            assert all(0 <= seat < walk.table.seats for seat in event.seats or ())


@rule("Game.encode")
def test_every_position_survives_being_stored(walk: Walk) -> None:
    for state in walk.positions():
        stored = walk.game.encode(state)
        again = walk.game.decode(stored)
        assert again == state
        assert walk.game.encode(again) == stored
    for step in walk.sample(20):
        again = walk.game.decode(walk.game.encode(step.state))
        assert walk.game.decisions(again) == step.decisions
        assert walk.game.apply(again, step.seat, step.key) == step.outcome


@rule("Game.setup")
def test_another_seed_gives_another_game(game: AnyGame) -> None:
    seats, options = game.seats[0], game.Options()
    stored = {game.encode(game.setup(seats, options, bytes([n]))) for n in range(8)}
    assert len(stored) == 8


@rule("Game.setup")
def test_what_does_not_fit_the_game_is_refused_at_setup(game: AnyGame) -> None:
    for seats in {-1, 0, 1, max(game.seats) + 1, 99} - set(game.seats):
        with pytest.raises(ValueError, match=str(seats)):
            game.setup(seats, game.Options(), b"seed")
    for field in option_fields(game.Options):
        numbers = [value for value in field.values if type(value) is int]
        wrong = [min(numbers) - 1, max(numbers) + 1] if numbers else []
        for value in [*wrong, *([-1, max(game.seats)] if field.by_seat else [])]:
            options = msgspec.structs.replace(game.Options(), **{field.name: value})
            with pytest.raises(ValueError, match=str(value)):
                game.setup(game.seats[-1], options, b"seed")

"""What every game promises about the bot in which it runs: it is apart there, and its answers have a size."""

from __future__ import annotations

import msgspec
import pytest

from bot.core.workers.foreign import MAX_CHOICES, MAX_RULES_BYTES, Facts, facts
from contract import walk as walks
from contract.played import said
from contract.rule import rule
from contract.walk import Walk
from contract.watched import watched
from games.engine import AnyGame, steps
from render.scene import scene


@rule("Game")
def test_what_a_game_says_of_itself_is_of_the_types_that_it_promises(game: AnyGame) -> None:
    """A bot reads it as such: a word in place of a number passes Python’s own eyes."""
    try:
        msgspec.msgpack.decode(msgspec.msgpack.encode(facts(game)), type=Facts)
    except msgspec.ValidationError as error:
        pytest.fail(f"a bot cannot read what {game.key} says of itself: {error}")


@rule("Decision")
def test_a_seat_is_offered_a_thousand_choices_at_most(walk: Walk) -> None:
    for step in walk.steps:
        for decision in step.decisions:
            offered = len(decision.choices)
            assert offered <= MAX_CHOICES, (
                f"{decision.prompt.id} offers seat {decision.seat} {offered:,} choices, {MAX_CHOICES:,} at most: "
                "ask for one part after the other"
            )


@rule("Outcome")
def test_what_a_choice_leads_to_fits_into_an_answer(walk: Walk) -> None:
    """With all that is forced after it: each of these positions is told."""
    game = walk.game
    for step in walk.sample(20):
        taken = [each.outcome for each in steps(game, step.state, step.seat, step.key)]
        states = [len(game.encode(each.state)) for each in taken]
        told = [msgspec.msgpack.encode((each.events, game.decisions(each.state))) for each in taken]
        size = sum(states) + sum(map(len, told))
        assert size <= MAX_RULES_BYTES, (
            f"what {step.key} leads to has {size:,} bytes, {MAX_RULES_BYTES:,} at most, {max(states):,} of them one "
            "state: a state keeps what is needed to play on, and what can be worked out again is not kept"
        )


@rule("Game")
def test_rules_reach_nothing_outside(played: Walk) -> None:
    """They begin no process and no thread, write no file, and read none but those of their package."""
    with watched(played.game.key):
        again = walks.walk(played.table, played.seed)
        for step in again.sample(20):
            for seat in again.observers:
                played.game.view(step.state, seat)


@rule("Scene")
def test_pictures_reach_nothing_outside(played: Walk) -> None:
    """Likewise."""
    game, say = played.game, said(played.game.key, played.table.seats)
    with watched(game.key):
        for step in played.sample(5):
            scene(game.key).board(game.view(step.state, None), say)
            scene(game.key).hand(game.view(step.state, step.seat), say)

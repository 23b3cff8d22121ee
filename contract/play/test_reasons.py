"""What speaks for a choice: said of most choices of a policy, in every language, and without telling what is hidden."""

from random import Random
from typing import Any

from bot.core.localizer import LANGUAGES
from contract.rule import rule
from contract.walk import Walk
from contract.words.said import said
from games.engine import WAYS_OUT, AnyGame, Text
from games.engine.decisions import open_keys


@rule("Policy.reason")
def test_a_reason_can_be_said_in_every_language(walk: Walk) -> None:
    game = walk.game
    found: set[Text] = set()
    for step in walk.sample(6):
        for decision in step.decisions:
            if game.mover(step.state) == decision.seat and decision.waits:
                for key in open_keys(decision):
                    for own in (True, False):
                        reason = game.policy.reason(step.state, decision.seat, key, own=own)
                        found |= {reason} if reason else set()
    for reason in found:
        for language in LANGUAGES:
            said(language, game.key, reason)


@rule("Policy.reason")
def test_what_others_are_told_does_not_depend_on_what_they_cannot_see(walk: Walk) -> None:
    game, rng = walk.game, Random(4)
    for step in walk.sample(4):
        mover = game.mover(step.state)
        for decision in (each for each in step.decisions if each.seat == mover and each.waits):
            worlds = [game.resample(step.state, None, rng) for _ in range(2)]
            for key in list(open_keys(decision))[:5]:
                told = {repr(_told(game, world, mover, key)) for world in worlds}
                assert len(told) == 1, f"{key}: {told}"


def _told(game: AnyGame, state: Any, seat: int, key: str) -> Text | str | None:
    try:
        return game.policy.reason(state, seat, key, own=False)
    except Exception as error:
        return type(error).__name__


@rule("Policy.reason")
def test_leaving_something_is_given_no_reason_that_is_for_doing_it(walk: Walk) -> None:
    game = walk.game
    for step in walk.sample(12):
        for decision in step.decisions:
            if game.mover(step.state) == decision.seat and decision.waits:
                for key in WAYS_OUT.keys() & set(open_keys(decision)):
                    assert game.policy.reason(step.state, decision.seat, key, own=True) is None

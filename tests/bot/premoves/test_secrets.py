"""Orders keep their owner's counsel: what hides behind other cards changes none, and nobody else sees that one lies."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.core.pace import Pace
from bot.premoves.pauses import EVENING_SECONDS, MAX_PAUSE, MAX_SHARE_OF_BANK, pause
from bot.premoves.plans import PlannedPosition, plan, watchable
from bot.tables.core.model import Position
from games import GAMES
from games.engine import open_keys
from testing.messages import along

WORLDS = 8
POSITIONS = 8
HOUR = timedelta(hours=1)


def told(found: PlannedPosition) -> Any:
    """Everything that a plan shows of the next question, and the premove that it would be."""
    return found.decision, found.taken, watchable(found), found.fitting


@pytest.mark.parametrize("key", GAMES)
def test_an_order_is_the_same_whatever_others_hold(key: str) -> None:
    """Choice by choice, with everything hidden dealt anew: the plan is what its owner's view makes it, to the word."""
    game, rng, compared = GAMES[key], Random(key), 0
    found = [position for position, _ in along(key, game.seats[0], seed=3, every=7)]
    for position in found[:: max(1, len(found) // POSITIONS)]:
        for seat in range(game.seats[0]):
            truth, keys = plan(position, seat), list[str]()
            worlds = [game.resample(position.state, seat, Random(world)) for world in range(WORLDS)]
            others = [Position(position.table, game, state) for state in worlds]
            assert {plan(each, seat) is None for each in others} == {truth is None}
            while truth is not None and truth.decision is not None:
                keys.append(rng.choice(open_keys(truth.decision)))
                truth = plan(position, seat, keys)
                assert truth is not None
                for each in others:
                    other = plan(each, seat, keys)
                    assert other is not None
                    assert told(other) == told(truth)
                compared += 1
    assert compared


@pytest.mark.parametrize("taken", [[], [3.0], [3, 5, 900, 40_000], [50_000.0, 60_000.0], [20.0] * 9, [0.5, 700, 800]])
@pytest.mark.parametrize("bank", [None, 36 * HOUR, HOUR])
def test_a_pause_is_within_what_people_take_and_within_its_limits(
    taken: Sequence[float], bank: timedelta | None
) -> None:
    rng = Random(1)
    most = MAX_PAUSE if bank is None else min(MAX_PAUSE, bank / MAX_SHARE_OF_BANK)
    usual = [each for each in taken if each <= most.total_seconds()]
    for _ in range(200):
        found = pause(taken, Pace.BRISK if bank else Pace.FREE, bank, rng)
        assert timedelta() < found <= most
        if len(usual) > 1:
            assert min(usual) <= found.total_seconds() <= max(usual)
    assert EVENING_SECONDS[0] <= pause(taken, Pace.EVENING, bank, rng).total_seconds() <= EVENING_SECONDS[1]

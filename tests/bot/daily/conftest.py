"""Deals of days in a database, with computer players that think at once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot.daily.service import Daily, TryPage, Verdict
from games import GAMES
from testing.daily import ThinksHere, keys
from testing.world import World

ANN, BEN, CLEO = 1, 2, 3


@pytest.fixture
def world(world: World) -> World:
    """The world on a Monday at noon."""
    world.time = datetime(2026, 3, 2, 12, tzinfo=UTC)
    return world


@pytest.fixture
def thinker() -> ThinksHere:
    return ThinksHere()


@pytest.fixture
def shortened(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals end after two turns of each."""
    for game in GAMES.values():
        assert game.short is not None
        monkeypatch.setattr(type(game), "short", msgspec.structs.replace(game.short, turns=2))


@pytest.fixture
def daily(world: World, thinker: ThinksHere, shortened: None) -> Daily:
    return Daily(world.store, thinker, lambda: world.time, draw_seed=seeds())


def seeds() -> Callable[[], bytes]:
    """Seeds that are the same in every run."""
    numbers = iter(range(10**6))
    return lambda: next(numbers).to_bytes(32, "big")


async def played(daily: Daily, user_id: int, *, most: int = 400, counts: bool = True, choice: int = 0) -> TryPage:
    """Begins the try of today, or goes on with it, and takes one of the choices at a time."""
    page = await daily.begin(user_id, daily.today, counts=counts)
    for _ in range(most):
        if page.course.over:
            break
        assert page.verdict is Verdict.NOTHING
        found = keys(page)
        key = found[choice % len(found)]
        page = await daily.choose(user_id, page.attempt.day, page.attempt.revision, key, counts=counts)
    return page


async def days_pass(world: World, daily: Daily, count: int = 1) -> None:
    """So many days later, with what is due once a day done."""
    for _ in range(count):
        world.time += timedelta(days=1)
        await daily.check(0)

"""The real bot in the sandbox, over real sockets, with a database of its own; every request body is checked."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.client import Cairn
from bot.command.sandbox import follow_clock
from bot.config import Settings
from bot.sandbox.driver import Channel, Sandbox, User
from bot.sandbox.settings import SandboxSettings
from bot.steady_time import utc_now, wall_clock
from tests.bot.story.table import NAMES
from tests.support.databases import setting
from tests.support.openapi import Checker

UNAVOIDABLE = {40060, 50083}
"""What a bot is told that answers twice, not knowing that it was heard, and that edits in a thread archived since."""

PATIENCE = 90.0
"""Seconds until a test gives up waiting: far more than anything takes."""


@asynccontextmanager
async def checked_sandbox(**wanted: Any) -> AsyncIterator[Sandbox]:
    """A sandbox that fails its test where a request breaks Discord's rules.

    Discord's deadline for answers is that of ``make bench`` and of tests that ask for it: a busy machine breaks it. And
    Cairn always says something: where it deferred that, it is waited for.
    """
    checker = Checker.find()
    settings = SandboxSettings(**{"rate_limits": "off", "ack_seconds": PATIENCE / 3, **wanted})
    async with Sandbox(settings, quiet=0.1, noted=PATIENCE / 9, timeout=PATIENCE) as running:
        if checker is not None:
            checker.watch(running.server)
        yield running
    refused = [r for r in running.server.requests if r.status == 400 and r.answer["code"] not in UNAVOIDABLE]
    assert not refused, [f"{r.method} {r.path}: {r.answer}" for r in refused]
    assert checker is None or not checker.found, checker.found[:5]


def steady(client: Cairn) -> Cairn:
    """``client`` deals the same cards in every run, at its first table, its second, and so on."""
    numbers = count(1)
    client.tables.draw_seed = lambda: next(numbers).to_bytes(32, "big")
    return client


@pytest.fixture
def followed_clock(sandbox: Sandbox) -> Iterator[None]:
    """The bot goes by the sandbox's clock, as `cairn sandbox` lets it; it is noon there, and no quiet hour."""
    sandbox.world.watchers.append(follow_clock)
    since_noon = utc_now() - utc_now().replace(hour=12, minute=0, second=0)
    sandbox.later((-since_noon % timedelta(days=1)).total_seconds())
    yield
    wall_clock.ahead = timedelta()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with checked_sandbox() as running:
        yield running


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=setting(tmp_path), pause=0)


@pytest.fixture
async def cairn(sandbox: Sandbox, settings: Settings, games: Channel) -> AsyncIterator[Cairn]:
    client = steady(await sandbox.connect(lambda: Cairn(settings)))
    yield client
    await client.shutdown()


@pytest.fixture
def games(sandbox: Sandbox) -> Channel:
    return sandbox.guild.channel("games")


@pytest.fixture
def people(sandbox: Sandbox) -> list[User]:
    """Four people, two of them German."""
    return [
        sandbox.guild.user(name, locale=locale)
        for name, locale in zip(NAMES, ("en-US", "de", "en-GB", "de"), strict=True)
    ]


@pytest.fixture
def alice(people: list[User]) -> User:
    return people[0]


@pytest.fixture
def bob(people: list[User]) -> User:
    return people[1]

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from testing.driver import Channel, Sandbox, User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(quiet=0.1) as running:
        yield running


@pytest.fixture
async def bot(sandbox: Sandbox) -> SmallBot:
    sandbox.guild.channel()
    return await sandbox.connect(SmallBot)


@pytest.fixture
def alice(sandbox: Sandbox) -> User:
    return sandbox.guild.user("alice", locale="de")


@pytest.fixture
def bob(sandbox: Sandbox) -> User:
    return sandbox.guild.user("bob")


@pytest.fixture
def carol(sandbox: Sandbox) -> User:
    return sandbox.stranger("carol")


@pytest.fixture
def dave(sandbox: Sandbox) -> User:
    return sandbox.stranger("dave", locale="de")


@pytest.fixture
def elsewhere(sandbox: Sandbox, carol: User) -> Channel:
    """A channel of a server that the bot is not in, and ``carol`` is."""
    there = sandbox.new_guild("Elsewhere", locale="de", bot=False)
    there.user(carol.name)
    return there.channel("den")


@pytest.fixture
def games(sandbox: Sandbox) -> Channel:
    return sandbox.guild.channel("games")


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with aiohttp.ClientSession() as session:
        yield Raw(sandbox, session)

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.hooks.webhooks import Webhooks
from tests.bot.hooks.receiver import Receiver, receiving
from tests.bot.tables.world import World
from tests.bot.tables.world import world as make


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make(tmp_path) as made:
        yield made


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as made:
        yield made


@pytest.fixture
async def hooks(world: World, receiver: Receiver) -> AsyncIterator[Webhooks]:
    made = Webhooks(world.store, lambda: world.time, receiver.courier(), lambda: 0.0)
    yield made
    await made.stop()

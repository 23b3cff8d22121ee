from __future__ import annotations

from collections.abc import AsyncIterator
from math import inf

import pytest

from bot.outbox.model import Kind, Pool
from bot.outbox.outbox import MAX_UNDER_WAY, Outbox
from bot.webhooks.service import Webhooks
from testing.outbox import next_at
from testing.receiver import Receiver, receiving
from testing.world import World

POOL = {Pool.WEBHOOKS: MAX_UNDER_WAY[Pool.WEBHOOKS]}


async def tell(world: World, hooks: Webhooks) -> float:
    """Tells webhooks what is due; the seconds until something is next."""
    listeners = {Kind.WEBHOOK: hooks.heard}
    outbox = Outbox(world.store, hooks, listeners, now=lambda: world.time, limits=POOL, jitter=lambda: 0.0)
    await outbox.drained()
    at = await next_at(world.store, (), tuple(POOL))
    return inf if at is None else (at - world.time).total_seconds()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as made:
        yield made


@pytest.fixture
async def hooks(world: World, receiver: Receiver) -> AsyncIterator[Webhooks]:
    made = Webhooks(world.store, lambda: world.time, receiver.webhook_client(), lambda: 0.0)
    yield made
    await made.webhook_client.close()

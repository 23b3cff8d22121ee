"""The queue of what is to be posted, item by item, as tests and tools look at it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

from bot.db.store import Store
from bot.outbox import claims, queries
from bot.outbox.model import OutboxItem, Pool


async def claim(
    store: Store, now: datetime, busy: Collection[int] = (), room: Mapping[Pool, int] = queries.DEFAULT_ROOM
) -> list[OutboxItem]:
    """Claim items as :func:`bot.outbox.claims.take` does."""
    return (await claims.take(store, now, busy, room))[0]


async def next_at(store: Store, busy: Collection[int] = (), pools: Collection[Pool] = tuple(Pool)) -> datetime | None:
    """When the next item of these pools is due that is not ``busy``, if there is one."""
    return await store.read(claims.next_at, store.process, busy, pools)

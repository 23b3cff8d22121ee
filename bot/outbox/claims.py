"""Queries by which several processes share out what is to be posted; see :mod:`bot.cluster.queries`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.cluster.queries import claimant, free, ours
from bot.db.column_types import Instant
from bot.db.process import Process
from bot.db.resting import rests
from bot.db.schema import outbox
from bot.db.store import Store
from bot.outbox import queries as queue
from bot.outbox.model import OutboxItem, Pool, lane

_queued = sa.select(outbox.c.id, outbox.c.due_at).where(
    queue.is_head,
    ~rests(outbox.c.guild_id),
    free(outbox.c.process),
    sa.or_(outbox.c.guild_id.is_(None), ours(outbox.c.guild_id)),
    outbox.c.id != sa.all_(bind("busy", type_=sa.ARRAY(sa.BigInteger))),
)
_ready = (
    _queued.where(outbox.c.pool == bind("from_pool"), outbox.c.due_at <= bind("now", type_=Instant))
    .order_by(outbox.c.due_at, outbox.c.id)
    .limit(bind("most", type_=sa.Integer))
    .with_for_update(of=outbox, skip_locked=True)
    .cte("ready")
)
_claim_items = (
    sa.update(outbox)
    .where(outbox.c.id == _ready.c.id)
    .values(
        process=bind("me", type_=sa.BigInteger),
        attempts=outbox.c.attempts + 1,
        first_attempt_at=sa.func.coalesce(outbox.c.first_attempt_at, bind("now", type_=Instant)),
    )
    .returning(*queue.ITEMS.columns, outbox.c.due_at)
)
_next_item = (
    _queued.where(outbox.c.pool.in_(bind("pools", expanding=True)))
    .with_only_columns(outbox.c.due_at)
    .order_by(outbox.c.due_at)
    .limit(1)
)


async def claim(
    store: Store, now: datetime, busy: Collection[int] = (), room: Mapping[Pool, int] = queue.DEFAULT_ROOM
) -> list[OutboxItem]:
    """Items that are due and not ``busy``, as many of each pool as it has ``room``; their attempts are counted."""
    if store.process is not None:
        return await store.write(claim_items, store.process, now, busy, room)
    return await store.write(queue.claim, now, busy, room)


async def next_at(store: Store, busy: Collection[int] = (), pools: Collection[Pool] = tuple(Pool)) -> datetime | None:
    """When the next item of these pools is due that is not ``busy``; None where there is none."""
    if store.process is not None:
        return await store.read(next_item_at, store.process, busy, pools)
    return await store.read(queue.next_due_at, busy, pools)


def claim_items(
    connection: sa.Connection, me: Process, now: datetime, busy: Collection[int], room: Mapping[Pool, int]
) -> list[OutboxItem]:
    """Items that are due, each the first of its lane and not ``busy``; their attempts are counted.

    There are no more of a pool than it has ``room`` for.
    """
    asked, found = {**claimant(me), "now": now, "busy": list(busy)}, list[OutboxItem]()
    for pool, most in room.items():
        rows = connection.execute(_claim_items, {**asked, "from_pool": pool, "most": most}).all()
        found += queue.read_items(connection, sorted(rows, key=lambda row: (row.due_at, row.id)), now)
    return found


def next_item_at(
    connection: sa.Connection, me: Process, busy: Collection[int], pools: Collection[Pool]
) -> datetime | None:
    """When the next item of one of these pools is due that is this process's to send and not ``busy``."""
    asked = {**claimant(me), "busy": list(busy), "pools": list(pools)}
    found: datetime | None = connection.execute(_next_item, asked).scalar_one_or_none()
    return found


def put_back(connection: sa.Connection, item: OutboxItem, due_at: datetime) -> None:
    """Puts an item off that was not tried: its attempt does not count. Where a newer one of its kind waits, it goes."""
    where = lane(item.kind, item.subject, item.number)
    newer = sa.select(outbox.c.id).filter_by(lane=where, kind=item.kind, key=item.key).where(outbox.c.id > item.id)
    if item.attempts == 1 and connection.execute(newer).first():
        connection.execute(sa.delete(outbox).where(outbox.c.id == item.id))
    first = None if item.attempts == 1 else item.first_attempt_at
    untried = {"due_at": due_at, "process": None, "attempts": item.attempts - 1, "first_attempt_at": first}
    connection.execute(sa.update(outbox).where(outbox.c.id == item.id).values(untried))

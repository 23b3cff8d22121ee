"""Queries by which several processes share out what is to be posted; see :mod:`bot.cluster.queries`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.cluster.queries import claimant, free, ours
from bot.db.column_types import Instant
from bot.db.process import Process
from bot.db.resting import rests
from bot.db.schema import outbox
from bot.db.statement import Statement
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
_newer = Statement(
    sa.select(outbox.c.id).where(
        outbox.c.lane == bind("in_lane"),
        outbox.c.kind == bind("same_kind"),
        outbox.c.key == bind("same_key"),
        outbox.c.id > bind("item"),
    )
)
_drop = Statement(sa.delete(outbox).where(outbox.c.id == bind("item")))
_put_back = Statement(
    sa.update(outbox)
    .where(outbox.c.id == bind("item"))
    .values(
        process=None,
        due_at=bind("then", type_=Instant),
        attempts=bind("counted", type_=sa.Integer),
        first_attempt_at=bind("first", type_=Instant),
    )
)


async def take(
    store: Store, now: datetime, busy: Collection[int] = (), room: Mapping[Pool, int] = queue.DEFAULT_ROOM
) -> tuple[list[OutboxItem], datetime | None]:
    """Claim the items that are due and not ``busy``, as many of each pool as it has ``room``; count their attempts.

    With them comes when the next item is due of the pools that have room left; None where there is none.
    """
    return await store.write(_take, store.process, now, busy, room)


def _take(
    connection: sa.Connection, me: Process | None, now: datetime, busy: Collection[int], room: Mapping[Pool, int]
) -> tuple[list[OutboxItem], datetime | None]:
    at = next_at(connection, me, busy, room)
    if at is None or at > now:
        return [], at
    items = queue.claim(connection, now, busy, room) if me is None else claim_items(connection, me, now, busy, room)
    taken = Counter(item.kind.pool for item in items)
    left = [pool for pool, most in room.items() if taken[pool] < most]
    return items, next_at(connection, me, [*busy, *(item.id for item in items)], left) if left else None


def next_at(
    connection: sa.Connection, me: Process | None, busy: Collection[int], pools: Collection[Pool]
) -> datetime | None:
    """When the next item of these pools is due that is ``me``'s to send and not ``busy``, if there is one."""
    if me is None:
        return queue.next_due_at(connection, busy, pools)
    return next_item_at(connection, me, busy, pools)


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
    same = {"in_lane": lane(item.kind, item.subject, item.number), "same_kind": item.kind, "same_key": item.key}
    if item.attempts == 1 and _newer.first(connection, {**same, "item": item.id}):
        _drop.execute(connection, {"item": item.id})
        return
    first = None if item.attempts == 1 else item.first_attempt_at
    _put_back.execute(connection, {"item": item.id, "then": due_at, "counted": item.attempts - 1, "first": first})

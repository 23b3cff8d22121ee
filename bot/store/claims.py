"""Queries by which several processes on a PostgreSQL server share out what is to be done, each thing to one of them.

Each table belongs to the process that serves its server's shard, and to any where none does. What is claimed carries
the process's number, and is free again once that process is dead. A single process on an SQLite file needs none of it.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam as bind
from sqlalchemy.dialects import postgresql

from bot.model.outbox import OutboxItem
from bot.model.process import Process
from bot.model.table import Status
from bot.store import outbox as queue
from bot.store.column_types import Instant
from bot.store.processes import alive, lives
from bot.store.schema import due, outbox, processes, seats, tables, thinking
from bot.store.tables import moved_by_computer

_shard = sa.func.mod(tables.c.guild_id.op(">>")(sa.literal_column("22")), bind("count", type_=sa.BigInteger))
_served = sa.exists().where(alive, _shard.between(processes.c.first_shard, processes.c.last_shard))
_ours = sa.or_(_shard.between(bind("first", type_=sa.Integer), bind("last", type_=sa.Integer)), ~_served)
"""Whether a table is this process's to see to."""


def _free(process: sa.ColumnElement[int | None]) -> sa.ColumnElement[bool]:
    """Whether this process may have what ``process`` has claimed."""
    return sa.or_(process.is_(None), process == bind("me", type_=sa.BigInteger), ~lives(process))


_busy = bind("busy", type_=postgresql.ARRAY(sa.BigInteger))
_queued = (
    sa.select(outbox.c.id, outbox.c.due_at)
    .join(tables, tables.c.id == outbox.c.table_id)
    .where(
        queue.is_head,
        _free(outbox.c.process),
        _ours,
        outbox.c.id != sa.all_(bind("busy", type_=sa.ARRAY(sa.BigInteger))),
    )
)
_ready = (
    _queued.where(queue.in_lanes, outbox.c.due_at <= bind("now", type_=Instant))
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
    .returning(outbox)
)
_of_lanes = _queued.where(outbox.c.lane >= bind("lowest", type_=sa.Integer))
_next_item = _of_lanes.with_only_columns(outbox.c.due_at).order_by(outbox.c.due_at).limit(1)

_waiting = (
    sa.select(due.c.table_id, due.c.kind, due.c.at)
    .join(tables, tables.c.id == due.c.table_id)
    .where(_free(due.c.process), _ours)
    .order_by(due.c.at)
    .limit(1)
)
_up = _waiting.where(due.c.at <= bind("now", type_=Instant)).with_for_update(of=due, skip_locked=True).cte("up")
_claim_due = (
    sa.update(due)
    .where(due.c.table_id == _up.c.table_id, due.c.kind == _up.c.kind)
    .values(process=bind("me", type_=sa.BigInteger))
    .returning(due.c.table_id, due.c.kind, due.c.at)
)

_think = postgresql.insert(thinking).values(
    table_id=bind("table"), revision=bind("revision"), process=bind("me", type_=sa.BigInteger)
)
# In words: SQLAlchemy would look for a column in a FROM of its own, and find every table that is thought about.
_thinks: sa.ColumnElement[int | None] = sa.literal_column("thinking.process", sa.BigInteger)
_claim_thought = _think.on_conflict_do_update(
    index_elements=["table_id"],
    set_={"revision": _think.excluded.revision, "process": _think.excluded.process},
    where=sa.or_(thinking.c.revision < _think.excluded.revision, _free(_thinks)),
).returning(thinking.c.table_id)


def claim_items(
    connection: sa.Connection, me: Process, now: datetime, busy: Collection[int], limit: int, alerts: int
) -> list[OutboxItem]:
    """Up to ``limit`` items that are due, each the first of its lane and not ``busy``; their attempts are counted.

    No more than ``alerts`` of them are alerts, which come last.
    """
    asked, found = {**_known(me), "now": now, "busy": list(busy)}, list[OutboxItem]()
    for lanes, most in (queue.OTHERS, limit), (queue.ALERTS, alerts):
        left = min(most, limit - len(found))
        rows = connection.execute(_claim_items, {**asked, **lanes, "most": left}).all() if left > 0 else []
        found += [queue.read_item(row, now) for row in sorted(rows, key=lambda row: (row.due_at, row.id))]
    return found


def next_item_at(connection: sa.Connection, me: Process, busy: Collection[int], *, alerts: bool) -> datetime | None:
    """When the next item is due that is this process's to send and not ``busy``, ``alerts`` among them or not."""
    asked = {**_known(me), "busy": list(busy), **queue.lowest(alerts=alerts)}
    found: datetime | None = connection.execute(_next_item, asked).scalar_one_or_none()
    return found


def next_due(connection: sa.Connection, me: Process) -> tuple[int, str, datetime] | None:
    """The table, kind and time that are due next of those that are this process's to see to."""
    row = connection.execute(_waiting, _known(me)).one_or_none()
    return None if row is None else (row.table_id, row.kind, row.at)


def claim_due(connection: sa.Connection, me: Process, now: datetime) -> tuple[int, str, datetime] | None:
    """The same of what is due by ``now``; nobody else sees to it from now on."""
    row = connection.execute(_claim_due, {**_known(me), "now": now}).one_or_none()
    return None if row is None else (row.table_id, row.kind, row.at)


def claim_thought(connection: sa.Connection, me: Process, table_id: int, revision: int) -> bool:
    """Whether this process thinks for the computer players of a table as it is at ``revision``, and nobody else."""
    asked = {"me": me.id, "table": table_id, "revision": revision}
    return connection.execute(_claim_thought, asked).one_or_none() is not None


def with_computers_at_play(connection: sa.Connection, me: Process) -> list[int]:
    """The running tables of this process where computer players sit, oldest first."""
    computers = sa.select(seats.c.table_id).where(moved_by_computer)
    found = sa.select(tables.c.id).where(tables.c.status == Status.RUNNING, tables.c.id.in_(computers), _ours)
    return list(connection.scalars(found.order_by(tables.c.id), _known(me)))


def forget_thoughts(connection: sa.Connection) -> None:
    """Forgets who thought at tables that are over."""
    over = sa.select(tables.c.id).where(tables.c.status != Status.RUNNING)
    connection.execute(sa.delete(thinking).where(thinking.c.table_id.in_(over)))


def _known(me: Process) -> dict[str, int]:
    return {"me": me.id, **msgspec.structs.asdict(me.shards)}

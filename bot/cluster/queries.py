"""Queries about the processes that share a PostgreSQL server: who lives, who serves which shards, who begins when.

All times are the server's: the clocks of several machines need not agree. A process lives while it has been seen within
``LAPSE_SECONDS``; what it has claimed is its own for so long. It also holds an advisory lock for as long as it is
connected, by which a process that was killed is known to be dead at once.

Each table belongs to the process that serves its server's shard, and to any where none does. What rooms claim for it
carries the process's number. A single process on an SQLite file needs none of it.
"""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.cluster.schema import identifies, interactions, processes
from bot.core.shards import ShardRange
from bot.db.column_types import Instant
from bot.db.inserts import insert
from bot.db.process import LAPSE_SECONDS, Process, ShardsTaken
from bot.db.rows import Rows

PROCESSES = Rows(Process, processes)

JOINING = 0x6A_6F_69_6E
"""The advisory lock of whoever joins or leaves."""

IDENTIFY_SECONDS = 5.0
"""How far apart Discord wants two sessions of one bucket to begin."""

INTERACTION_SECONDS = 60.0
"""Seconds for which it is kept who handles an interaction: twenty times what Discord gives for its answer."""

CHANNEL = "cairn"
"""The channel on which processes notify each other."""

SECOND = 1_000_000

_micros = sa.cast(sa.func.extract("epoch", sa.func.clock_timestamp()) * SECOND, sa.BigInteger)
server_now: sa.ColumnElement[Any] = sa.type_coerce(_micros, Instant)
"""The database server's time."""


def _ago(seconds: float) -> sa.ColumnElement[Any]:
    return sa.type_coerce(_micros - int(seconds * SECOND), Instant)


alive = processes.c.seen_at > _ago(LAPSE_SECONDS)


def lives(process: sa.ColumnElement[int | None]) -> sa.ColumnElement[bool]:
    """Whether the process of this number lives."""
    return sa.exists().where(processes.c.id == process, alive)


def free(process: sa.ColumnElement[int | None]) -> sa.ColumnElement[bool]:
    """Return whether the process ``me`` may have what ``process`` has claimed."""
    return sa.or_(process.is_(None), process == bind("me", type_=sa.BigInteger), ~lives(process))


def ours(guild_id: sa.ColumnElement[int | None]) -> sa.ColumnElement[bool]:
    """Return whether a process with the shards from ``first`` to ``last`` of ``count`` is to see to a server.

    NULL stands for what is on no server.
    It does where it serves that server's shard, or no process does.
    """
    hears = sa.func.coalesce(guild_id, 0)
    shard = sa.func.mod(hears.op(">>")(sa.literal_column("22")), bind("count", type_=sa.BigInteger))
    served = sa.exists().where(alive, shard.between(processes.c.first_shard, processes.c.last_shard))
    return sa.or_(shard.between(bind("first", type_=sa.Integer), bind("last", type_=sa.Integer)), ~served)


def claimant(me: Process) -> dict[str, int]:
    """Return what :func:`free` and :func:`ours` ask about a process."""
    return {"me": me.id, **msgspec.structs.asdict(me.shards)}


def join(connection: sa.Connection, process: Process, *, take_over: bool) -> list[Process]:
    """Enters ``process`` among the others, which are returned. Raises ShardsTaken where it may not serve its shards.

    With ``take_over`` the processes whose shards it serves, too, have it as their successor.
    """
    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(JOINING)))
    connection.execute(sa.delete(processes).where(~alive))
    others = [other for other in found(connection) if other.id != process.id]
    mine = process.shards
    crossing = []
    for other in others:
        if other.shards.count != mine.count or other.shards.overlaps(mine):
            if _disconnected(connection, other):
                connection.execute(sa.delete(processes).where(processes.c.id == other.id))
            else:
                crossing.append(other)
    successors = {other.id for other in found(connection)} - {process.id}
    for other in crossing:
        _require_room(process, other, taken_over=other.successor in successors, take_over=take_over)
    ids = [other.id for other in crossing]
    connection.execute(sa.update(processes).where(processes.c.id.in_(ids)).values(successor=process.id))
    connection.execute(sa.delete(processes).where(processes.c.id == process.id))
    connection.execute(
        sa.insert(processes).values(
            **PROCESSES.values(process),
            first_shard=mine.first,
            last_shard=mine.last,
            shard_count=mine.count,
            seen_at=server_now,
        )
    )
    connection.execute(sa.delete(interactions).where(interactions.c.at < _ago(INTERACTION_SECONDS)))
    return found(connection)


def renew(connection: sa.Connection, process: int) -> list[Process] | None:
    """A sign of life of ``process``: all that live, itself among them; None where it is entered no more."""
    seen = sa.update(processes).where(processes.c.id == process).values(seen_at=server_now)
    return found(connection) if connection.execute(seen).rowcount else None


def note_ready(connection: sa.Connection, process: int) -> None:
    """Notes that ``process`` is connected."""
    connection.execute(sa.update(processes).where(processes.c.id == process).values(ready=True))


def leave(connection: sa.Connection, process: int) -> None:
    """Takes ``process`` out: whatever it has claimed is free."""
    connection.execute(sa.delete(processes).where(processes.c.id == process))


def found(connection: sa.Connection) -> list[Process]:
    """The processes that live, by their shards."""
    where = (processes.c.first_shard, processes.c.last_shard, processes.c.shard_count)
    query = PROCESSES.select(alive).add_columns(*where).order_by(processes.c.first_shard, processes.c.id)
    return [PROCESSES.read(row, shards=ShardRange(*row[-len(where) :])) for row in connection.execute(query)]


def reserve_identify(connection: sa.Connection, bucket: int) -> float:
    """Seconds until a session of ``bucket`` may begin, which nobody else's will from then on for a while."""
    begin = insert(connection.dialect.name, identifies).values(bucket=bucket, at=server_now)
    later = sa.type_coerce(identifies.c.at, sa.BigInteger) + int(IDENTIFY_SECONDS * SECOND)
    begin = begin.on_conflict_do_update(
        index_elements=["bucket"], set_={"at": sa.type_coerce(sa.func.greatest(later, _micros), Instant)}
    )
    at, now = connection.execute(begin.returning(identifies.c.at, server_now)).one()
    return max(0.0, float((at - now).total_seconds()))


def claim_interaction(connection: sa.Connection, interaction: int) -> bool:
    """Whether nobody else handles an interaction; from now on whoever asked does."""
    first = insert(connection.dialect.name, interactions).values(id=interaction, at=server_now).on_conflict_do_nothing()
    return connection.execute(first.returning(interactions.c.id)).one_or_none() is not None


def call(connection: sa.Connection, call: str) -> None:
    """Calls all processes that listen."""
    connection.execute(sa.select(sa.func.pg_notify(CHANNEL, call)))


def _disconnected(connection: sa.Connection, other: Process) -> bool:
    free: bool = connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(other.id))).scalar_one()
    return free


def _require_room(process: Process, other: Process, *, taken_over: bool, take_over: bool) -> None:
    if other.shards.count != process.shards.count:
        raise ShardsTaken(
            f"CAIRN_SHARDS={process.shards} counts {process.shards.count} shards, but {other} serves {other.shards}: "
            "all processes name the same count. Stop them all to change it."
        )
    if not take_over:
        raise ShardsTaken(
            f"{other} serves the shards {other.shards} already: stop it, name others by CAIRN_SHARDS, or take its "
            "place by `cairn run --take-over`."
        )
    if not process.shards.contains(other.shards):
        raise ShardsTaken(
            f"{other} serves the shards {other.shards}, of which {process.shards} are a part only: one process takes "
            "over whole others."
        )
    if taken_over:
        raise ShardsTaken(f"{other} with the shards {other.shards} is being taken over by another process already.")

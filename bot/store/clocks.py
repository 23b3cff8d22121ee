"""Queries about the clocks of tables, and about outages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta

import msgspec
import sqlalchemy as sa

from bot.model.change import Due
from bot.model.clock import Outage, Pace, SeatClock
from bot.model.shards import ShardRange
from bot.store.schema import clocks, due, heartbeats, outages, tables

Since = Callable[[datetime | None], datetime | None]
"""Since when there has been an outage, by when people could last play (None: not known); None where there is none."""

_of_shards = heartbeats.c.process.like("%/%")

UNDER_WAY = timedelta(minutes=5)
"""A clock that began to run so long ago may have been stored just now."""

PAUSE = timedelta(minutes=1)
"""For so long clocks that have just begun to run are not looked at again."""


def write(connection: sa.Connection, table_id: int, found: Iterable[SeatClock]) -> None:
    """Stores clocks that have changed, each in the place of the one its seat had."""
    rows = [{"table_id": table_id, **msgspec.structs.asdict(clock)} for clock in found]
    seats = [row["seat"] for row in rows]
    if rows:
        connection.execute(sa.delete(clocks).where(clocks.c.table_id == table_id, clocks.c.seat.in_(seats)))
        connection.execute(sa.insert(clocks), rows)
        hint(connection, table_id)


def start(connection: sa.Connection, table_id: int, revision: int, now: datetime) -> None:
    """Starts the clocks whose owners a board that shows ``revision`` asks, now that it is posted."""
    _lock(connection, table_id)
    waiting = sa.and_(
        clocks.c.table_id == table_id,
        clocks.c.asked.between(1, revision),
        clocks.c.since.is_(None),
        clocks.c.late_since.is_(None),
    )
    if connection.execute(sa.update(clocks).where(waiting).values(since=now)).rowcount:
        hint(connection, table_id)


def hint(connection: sa.Connection, table_id: int) -> None:
    """Sets when to look at a table's clocks: no later than one can be empty. Calendars and outages but prolong that."""
    running = sa.select(clocks.c.since, clocks.c.bank).where(clocks.c.table_id == table_id, clocks.c.since.is_not(None))
    at = min((row.since + row.bank for row in connection.execute(running)), default=None)
    if at is not None:
        _no_later(connection, table_id, at)


def look_again(
    connection: sa.Connection, table_id: int, was: datetime, again: datetime | None, read_at: datetime
) -> None:
    """Sets when to look again at a table's clocks, after the look that ``was`` due, with the clocks of ``read_at``.

    Those that have begun to run since are looked at in time as well.
    """
    _lock(connection, table_id)
    mine = sa.and_(due.c.table_id == table_id, due.c.kind == Due.CLOCK.value, due.c.at <= was)
    connection.execute(sa.delete(due).where(mine))
    newer = sa.select(clocks.c.since, clocks.c.bank).where(
        clocks.c.table_id == table_id, clocks.c.since >= read_at - UNDER_WAY
    )
    found = [max(row.since + row.bank, read_at + PAUSE) for row in connection.execute(newer)]
    at = min((each for each in (again, *found) if each is not None), default=None)
    if at is not None:
        _no_later(connection, table_id, at)


def look_for_late(connection: sa.Connection, guild_id: int, at: datetime) -> None:
    """Has a server's tables without clocks looked at then, unless they are to be looked at before."""
    free = sa.select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.pace == Pace.FREE.value)
    later = sa.and_(due.c.kind == Due.CLOCK.value, due.c.at > at, due.c.table_id.in_(free))
    connection.execute(sa.update(due).where(later).values(at=at))


def _lock(connection: sa.Connection, table_id: int) -> None:
    """Nobody else writes about a table's clocks in this transaction, in the order in which everybody locks."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())


def _no_later(connection: sa.Connection, table_id: int, at: datetime) -> None:
    mine = sa.and_(due.c.table_id == table_id, due.c.kind == Due.CLOCK.value)
    earlier = connection.execute(sa.select(due.c.at).where(mine)).scalar_one_or_none()
    if earlier is None or earlier > at:
        connection.execute(sa.delete(due).where(mine))
        connection.execute(sa.insert(due), {"table_id": table_id, "kind": Due.CLOCK.value, "at": at})


def note_alive(connection: sa.Connection, shards: ShardRange, now: datetime, since: Since) -> None:
    """Notes that people on ``shards`` can play ``now``, and as an outage where that was not so for a while."""
    for shard in shards.ids:
        known = heartbeats.c.process == _name(shard, shards.count)
        at = connection.execute(sa.select(heartbeats.c.at).where(known).with_for_update()).scalar_one_or_none()
        began = since(at or last_alive(connection, shard, shards.count))
        if began is not None:
            note_outage(connection, Outage(began, now), ShardRange(shard, shard, shards.count))
        if at is not None:
            connection.execute(sa.update(heartbeats).where(known).values(at=now))
        else:
            connection.execute(sa.insert(heartbeats), {"process": _name(shard, shards.count), "at": now})


def last_alive(connection: sa.Connection, shard: int, count: int) -> datetime | None:
    """When people on ``shard`` of ``count`` could last play; None where that was never noted.

    Where there were as many shards only since, whenever anybody could.
    """
    noted = {row.process: row.at for row in connection.execute(sa.select(heartbeats).where(_of_shards))}
    before = [at for process, at in noted.items() if not process.endswith(f"/{count}")]
    return noted.get(_name(shard, count)) or max(before, default=None)


def note_outage(connection: sa.Connection, outage: Outage, shards: ShardRange) -> None:
    """Notes a stretch of time in which nobody on ``shards`` could play; how it began may have been noted before."""
    for shard in shards.ids:
        its = {"began": outage.began, "shard": shard, "shard_count": shards.count}
        longer = sa.update(outages).where(*(outages.c[name] == value for name, value in its.items()))
        if not connection.execute(longer.values(ended=outage.ended)).rowcount:
            connection.execute(sa.insert(outages), {**its, "ended": outage.ended})


def find_outages(connection: sa.Connection, since: datetime, guild_id: int) -> tuple[Outage, ...]:
    """The outages that a server has had and that ended after ``since``, oldest first."""
    here = sa.literal(guild_id >> 22, sa.BigInteger) % outages.c.shard_count == outages.c.shard
    rows = connection.execute(sa.select(outages).where(outages.c.ended > since, here).order_by(outages.c.ended))
    return tuple(Outage(row.began, row.ended) for row in rows)


def _name(shard: int, count: int) -> str:
    """What a shard is called among those whose signs of life are noted."""
    return f"{shard}/{count}"

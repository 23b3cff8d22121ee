"""Queries about the clocks of tables, and about outages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from itertools import groupby

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.cluster.schema import heartbeats
from bot.core.pace import Pace
from bot.core.shards import ALONE, ShardRange, shard_of
from bot.db.column_types import Instant
from bot.db.rows import Rows
from bot.db.schema import clocks, seats, server_absences, tables
from bot.db.statement import Statement
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, NewItem
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.tables.core.model import Status, Table
from bot.tables.time.clock import Outage, SeatClock
from bot.tables.time.schema import outages

Since = Callable[[datetime | None], datetime | None]
"""Since when there has been an outage, by when people could last play (None: not known); None where there is none."""

CHECKS_A_SECOND = 50
"""The number of tables that are checked a second after an outage, so that nothing else waits for them."""

_of_shards = heartbeats.c.process.like("%/%")

CLOCKS = Rows(SeatClock, clocks)

_signs = Statement(sa.select(heartbeats.c.process, heartbeats.c.at).where(_of_shards))
_here = bind("shifted", type_=sa.BigInteger) % outages.c.shard_count == outages.c.shard
_ended = sa.func.coalesce(server_absences.c.ended, bind("now", type_=Instant), type_=Instant)
_since = bind("since", type_=Instant)
_outages = Statement(
    sa.union_all(
        sa.select(outages.c.began, outages.c.ended).where(outages.c.ended > _since, _here),
        sa.select(server_absences.c.began, _ended).where(server_absences.c.guild_id == bind("guild"), _ended > _since),
    ).order_by("ended")
)


def write(connection: sa.Connection, table: Table, found: Iterable[SeatClock]) -> None:
    """Stores clocks that have changed, each in the place of the one its seat had."""
    rows = [{"table_id": table.id, **CLOCKS.values(clock)} for clock in found]
    seats = [row["seat"] for row in rows]
    if rows:
        connection.execute(sa.delete(clocks).where(clocks.c.table_id == table.id, clocks.c.seat.in_(seats)))
        connection.execute(sa.insert(clocks), rows)
        check_in_time(connection, table.id, table.guild_id, table.touched_at)


def start(connection: sa.Connection, table_id: int, revision: int, now: datetime, user_id: int | None = None) -> None:
    """Starts the clocks whose owners a board that shows ``revision`` asks, now that it is posted.

    Where it was a message to one person (``user_id``), theirs alone.
    """
    # Nobody else writes about a table's clocks in this transaction, in the order in which everybody locks.
    table = sa.select(tables.c.guild_id).where(tables.c.id == table_id).with_for_update()
    guild_id = connection.execute(table).scalar_one_or_none()
    waiting = sa.and_(
        clocks.c.table_id == table_id,
        clocks.c.asked.between(1, revision),
        clocks.c.since.is_(None),
        clocks.c.late_since.is_(None),
    )
    if user_id is not None:
        theirs = sa.select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == user_id)
        waiting = sa.and_(waiting, clocks.c.seat.in_(theirs))
    if connection.execute(sa.update(clocks).where(waiting).values(since=now)).rowcount:
        check_in_time(connection, table_id, guild_id, now)


def check_in_time(connection: sa.Connection, table_id: int, guild_id: int | None, now: datetime) -> None:
    """Have a table's clocks checked no later than one can be empty. Calendars and outages but prolong that."""
    running = CLOCKS.select(clocks.c.table_id == table_id, clocks.c.since.is_not(None))
    at = min((each.since + each.bank for each in CLOCKS.all(connection, running) if each.since), default=None)
    if at is not None:
        scheduler.no_later(connection, Due.CLOCK, [table_id], guild_id, at, now)


def check_untimed(connection: sa.Connection, guild_id: int, now: datetime) -> None:
    """Have a server's running tables without clocks checked now."""
    here = sa.select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.status == Status.RUNNING)
    free = connection.scalars(here.where(tables.c.pace == Pace.FREE)).all()
    scheduler.no_later(connection, Due.CLOCK, free, guild_id, now, now)


def note_alive(connection: sa.Connection, shards: ShardRange, now: datetime, since: Since) -> bool:
    """Note that people on ``shards`` can play ``now``; return whether that was not so for a while: an outage.

    The clocks that have rested in it are checked.
    """
    outage = False
    for shard in shards.ids:
        known = heartbeats.c.process == _name(shard, shards.count)
        at = connection.execute(sa.select(heartbeats.c.at).where(known).with_for_update()).scalar_one_or_none()
        began = since(at or _last_alive(connection, shard, shards.count))
        if began is not None:
            note_outage(connection, Outage(began, now), ShardRange(shard, shard, shards.count))
            _check_running(connection, shard, shards.count, now)
            outage = True
        if at is not None:
            connection.execute(sa.update(heartbeats).where(known).values(at=now))
        else:
            connection.execute(sa.insert(heartbeats), {"process": _name(shard, shards.count), "at": now})
    return outage


def _check_running(connection: sa.Connection, shard: int, count: int, now: datetime) -> None:
    """Have the running clocks of a shard checked, some a second: their boards show another end now."""
    running = sa.select(clocks.c.table_id).where(clocks.c.since.is_not(None))
    found = sa.select(tables.c.id, tables.c.guild_id).where(tables.c.id.in_(running), tables.c.status == Status.RUNNING)
    everywhere = connection.execute(found.order_by(tables.c.guild_id, tables.c.id)).all()
    rows = [row for row in everywhere if shard_of(row.guild_id, count) == shard]
    for number in range(0, len(rows), CHECKS_A_SECOND):
        at = now + timedelta(seconds=number // CHECKS_A_SECOND)
        for guild_id, theirs in groupby(rows[number : number + CHECKS_A_SECOND], key=lambda row: row.guild_id):
            scheduler.no_later(connection, Due.CLOCK, [row.id for row in theirs], guild_id, at, now)


def refresh_board(connection: sa.Connection, table_id: int, changed_at: datetime, now: datetime) -> None:
    """Have the board of a table brought up to date that was shown before its clocks changed by themselves."""
    boards = [post for post in outbox.find_posts(connection, table_id) if post.kind in (Kind.STATUS, Kind.LIVING)]
    if any(post.shown_at is None or post.shown_at < changed_at for post in boards):
        outbox.insert_at_table(connection, table_id, now, (NewItem(Kind.REFRESH),))


def last_alive(connection: sa.Connection, guild_id: int | None, count: int) -> datetime | None:
    """Return when people of a server (None: of none) could last play; None: never.

    That is told by signs of life of its shard among ``count``.

    Where there were as many shards only since, whenever anybody could.
    """
    return _last_alive(connection, shard_of(guild_id, count), count)


def _last_alive(connection: sa.Connection, shard: int, count: int) -> datetime | None:
    noted = {row.process: row.at for row in _signs.all(connection, {})}
    before = [at for process, at in noted.items() if not process.endswith(f"/{count}")]
    return noted.get(_name(shard, count)) or max(before, default=None)


def note_outage(connection: sa.Connection, outage: Outage, shards: ShardRange = ALONE) -> None:
    """Notes a stretch of time in which nobody on ``shards`` could play; how it began may have been noted before."""
    for shard in shards.ids:
        its = {"began": outage.began, "shard": shard, "shard_count": shards.count}
        longer = sa.update(outages).where(*(outages.c[name] == value for name, value in its.items()))
        if not connection.execute(longer.values(ended=outage.ended)).rowcount:
            connection.execute(sa.insert(outages), {**its, "ended": outage.ended})


def find_outages(connection: sa.Connection, since: datetime, guild_id: int | None, now: datetime) -> tuple[Outage, ...]:
    """The outages that a server (None: who is on none) has had and that ended after ``since``, oldest first.

    It is as good as one where the bot was not on the server; where it is not there ``now``, it lasts.
    """
    asked = {"shifted": (guild_id or 0) >> 22, "guild": guild_id, "since": since, "now": now}
    return tuple(Outage(row.began, row.ended) for row in _outages.all(connection, asked))


def _name(shard: int, count: int) -> str:
    """Return the name of a shard among those whose signs of life are stored."""
    return f"{shard}/{count}"

"""Queries that keep who is waited for: with the board that asks it begins, and with the answer it ends."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.model.alerts import Waiting
from bot.model.change import Change
from bot.model.outbox import Kind
from bot.model.table import EntryKind, Status, Table
from bot.store.rows import absence_in
from bot.store.schema import PUBLIC, outbox, seats, tables, waiting


def alert_lane(seat: int) -> int:
    """The lane of a seat's alerts, below the public one, so that no hand waits for an alert."""
    return PUBLIC - 1 - seat


def at_table(connection: sa.Connection, table_id: int) -> list[Waiting]:
    """Who is waited for at a table."""
    return [read(row) for row in connection.execute(sa.select(waiting).where(waiting.c.table_id == table_id))]


def posted(connection: sa.Connection, table_id: int, now: datetime) -> None:
    """A board stands: whom it asks is waited for from now on, unless the table pauses."""
    row = connection.execute(
        sa.select(tables.c.to_act, tables.c.absence)
        .where(tables.c.id == table_id, tables.c.status == Status.RUNNING)
        .with_for_update()
    ).one_or_none()
    if row is None or absence_in(row).paused_until is not None:
        return
    known = {each.seat for each in at_table(connection, table_id)}
    people = sa.select(seats.c.seat, seats.c.user_id).where(
        seats.c.table_id == table_id, seats.c.user_id.is_not(None), seats.c.kept.is_(sa.false())
    )
    several = row.to_act.bit_count() > 1
    asked = [
        Waiting(table_id=table_id, seat=seat, user_id=user, since=now, at=now, several=several)
        for seat, user in connection.execute(people)
        if row.to_act >> seat & 1 and seat not in known
    ]
    if asked:
        connection.execute(sa.insert(waiting), [msgspec.structs.asdict(each) for each in asked])


def answered(connection: sa.Connection, change: Change) -> None:
    """Who has answered by ``change``, or sits there no more, is not waited for, nor who ended a turn to begin one.

    In a pause nobody is.
    """
    table = change.table
    entries = (change.entry, *change.more)
    if change.entry.kind is EntryKind.MOVE and not change.reseated and not any(entry.turn_ended for entry in entries):
        return  # the same people are asked as before
    ended = {entry.seat for entry in entries if entry.turn_ended and entry.seat is not None}
    asked = [seat for seat in table.to_act if seat not in ended and table.absence.paused_until is None]
    gone = [
        read(row) for row in connection.execute(_over, {"table": table.id, "asked": asked, "people": table.present})
    ]
    for one in gone:
        _pass_on(connection, table.guild_id, one)
    if gone:
        lanes = [alert_lane(seat) for seat in asked]
        connection.execute(_needless, {"table": table.id, "lanes": lanes})
        _look_at_the_last(connection, table)


def _look_at_the_last(connection: sa.Connection, table: Table) -> None:
    """Of several who were waited for one is left: there is something to tell."""
    if len(table.to_act) == 1:
        last = sa.and_(waiting.c.table_id == table.id, waiting.c.several, ~waiting.c.alone)
        connection.execute(sa.update(waiting).where(last).values(at=table.touched_at))


def _pass_on(connection: sa.Connection, guild_id: int, gone: Waiting) -> None:
    """A reminder that has not been sent yet and named other tables as well comes from one of those, if one is left."""
    if gone.last_at is None:
        return
    together = (
        sa.select(waiting.c.table_id, waiting.c.seat)
        .join(tables, tables.c.id == waiting.c.table_id)
        .where(waiting.c.user_id == gone.user_id, waiting.c.last_at == gone.last_at)
        .order_by(tables.c.guild_id != guild_id, waiting.c.since, waiting.c.table_id)
        .limit(1)
    )
    other = connection.execute(together).one_or_none()
    if other is None:
        return
    to = {"table_id": other.table_id, "lane": alert_lane(other.seat)}
    told = sa.select(outbox.c.id).where(outbox.c.table_id == other.table_id, outbox.c.lane == to["lane"])
    if connection.execute(told.limit(1)).one_or_none() is None:
        unsent = sa.and_(outbox.c.table_id == gone.table_id, outbox.c.lane == alert_lane(gone.seat))
        connection.execute(sa.update(outbox).where(unsent, outbox.c.attempts == 0).values(to))


_over = (
    sa.delete(waiting)
    .where(
        waiting.c.table_id == sa.bindparam("table"),
        sa.or_(
            waiting.c.seat.not_in(sa.bindparam("asked", expanding=True)),
            waiting.c.user_id.not_in(sa.bindparam("people", expanding=True)),
        ),
    )
    .returning(waiting)
)

_needless = sa.delete(outbox).where(  # an alert is of somebody who is waited for
    outbox.c.table_id == sa.bindparam("table"),
    outbox.c.kind == Kind.ALERT,
    outbox.c.attempts == 0,
    outbox.c.lane.not_in(sa.bindparam("lanes", expanding=True)),
)


def read(row: sa.Row[Any]) -> Waiting:
    """What a row says."""
    return Waiting(**row._mapping)

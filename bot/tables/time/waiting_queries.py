"""Queries that keep who is waited for: with the board that asks it begins, and with the answer it ends."""

from __future__ import annotations

from datetime import datetime

import msgspec
import sqlalchemy as sa

from bot.db.rows import Rows, readable
from bot.db.schema import outbox, seats, tables
from bot.db.statement import Statement
from bot.outbox.model import Kind, lane
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.tables.core.change import Change
from bot.tables.core.model import EntryKind, Status, Table
from bot.tables.seating.absence import Absence
from bot.tables.time.schema import waiting
from bot.tables.time.waiting import Waiting


class _Asking(msgspec.Struct):
    """The seats that a table asks, unless it pauses."""

    to_act: tuple[int, ...]
    absence: Absence


WAITING, ASKING = Rows(Waiting, waiting), Rows(_Asking, tables)

_waited_for = Statement(WAITING.select(waiting.c.table_id == sa.bindparam("table")))
_running = Statement(
    ASKING.select(tables.c.id == sa.bindparam("table"), tables.c.status == Status.RUNNING.value).with_for_update()
)
_people = Statement(
    sa.select(seats.c.seat, seats.c.user_id).where(
        seats.c.table_id == sa.bindparam("table"), seats.c.user_id.is_not(None), seats.c.stand_in.is_(sa.false())
    )
)
_begin = Statement(sa.insert(waiting))


def at_table(connection: sa.Connection, table_id: int) -> list[Waiting]:
    """Return the people who are waited for at a table."""
    return WAITING.all(connection, _waited_for, table=table_id)


def posted(connection: sa.Connection, table_id: int, now: datetime, user_id: int | None = None) -> None:
    """A board stands: whom it asks is waited for from now on, unless the table pauses.

    Where it is a message to one person (``user_id``), that is them alone.
    """
    table = next(iter(ASKING.all(connection, _running, table=table_id)), None)
    if table is None or table.absence.paused_until is not None:
        return
    known = {each.seat for each in at_table(connection, table_id)}
    several = len(table.to_act) > 1
    asked = [
        Waiting(table_id=table_id, seat=seat, user_id=user, since=now, several=several)
        for seat, user in _people.all(connection, {"table": table_id})
        if seat in table.to_act and seat not in known and user_id in (None, user)
    ]
    if asked:
        _begin.execute(connection, *map(WAITING.values, asked))
        scheduler.no_later(connection, Due.REMINDER, [each.user_id for each in asked], None, now, now)


def answered(connection: sa.Connection, change: Change) -> None:
    """Return the people who are waited for no more after ``change``, and those who ended a turn to begin one.

    In a pause nobody is waited for, nor at a table that is set aside.
    """
    table = change.table
    rests = table.absence.paused_until is not None or table.status is Status.QUARANTINED
    entries = (change.entry, *change.more)
    if change.entry.kind is EntryKind.MOVE and not change.reseated and not any(entry.turn_ended for entry in entries):
        return  # the same people are asked as before
    ended = {entry.seat for entry in entries if entry.turn_ended and entry.seat is not None}
    asked = [seat for seat in table.to_act if seat not in ended and not rests]
    over = _over.all(connection, {"table": table.id, "asked": sum(1 << seat for seat in asked)})
    gone = list(readable(over, WAITING.read))
    for one in gone:
        _pass_on(connection, table.guild_id, one)
    if gone:
        connection.execute(_needless, {"table": table.id, "asked": asked})
        _check_last(connection, table)


def _check_last(connection: sa.Connection, table: Table) -> None:
    """Of several who were waited for one is left: there is something to tell."""
    if len(table.to_act) == 1:
        last = sa.select(waiting.c.user_id).where(waiting.c.table_id == table.id, waiting.c.several, ~waiting.c.alone)
        now = table.touched_at
        scheduler.no_later(connection, Due.REMINDER, connection.scalars(last).all(), None, now, now)


def _pass_on(connection: sa.Connection, guild_id: int | None, gone: Waiting) -> None:
    """A reminder that has not been sent yet and named other tables as well comes from one of those, if one is left."""
    if gone.last_at is None:
        return
    together = (
        sa.select(waiting.c.table_id, waiting.c.seat, tables.c.guild_id)
        .join(tables, tables.c.id == waiting.c.table_id)
        .where(waiting.c.user_id == gone.user_id, waiting.c.last_at == gone.last_at)
        .order_by(tables.c.guild_id.is_distinct_from(guild_id), waiting.c.since, waiting.c.table_id)
        .limit(1)
    )
    other = connection.execute(together).one_or_none()
    if other is None:
        return
    to = lane(Kind.ALERT, other.table_id, other.seat)
    if connection.execute(sa.select(outbox.c.id).where(outbox.c.lane == to).limit(1)).one_or_none() is None:
        unsent = sa.and_(outbox.c.lane == lane(Kind.ALERT, gone.table_id, gone.seat), outbox.c.attempts == 0)
        moved = {"lane": to, "subject": other.table_id, "number": other.seat, "guild_id": other.guild_id}
        connection.execute(sa.update(outbox).where(unsent).values(moved))


_plays = sa.exists().where(
    seats.c.table_id == waiting.c.table_id, seats.c.user_id == waiting.c.user_id, seats.c.stand_in.is_(sa.false())
)
_is_asked = sa.bindparam("asked", type_=sa.Integer).bitwise_rshift(sa.cast(waiting.c.seat, sa.Integer)).bitwise_and(1)
_over = Statement(
    sa.delete(waiting)
    .where(waiting.c.table_id == sa.bindparam("table"), sa.or_(_is_asked == 0, ~_plays))
    .returning(*WAITING.columns)
)

_needless = sa.delete(outbox).where(  # an alert is of somebody who is waited for
    outbox.c.subject == sa.bindparam("table"),
    outbox.c.kind == Kind.ALERT,
    outbox.c.attempts == 0,
    outbox.c.number.not_in(sa.bindparam("asked", expanding=True)),
)

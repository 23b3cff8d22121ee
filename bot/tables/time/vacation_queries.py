"""Queries about the vacations of people and all their tables."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import sqlalchemy as sa

from bot.db.schema import clocks as clock_rows
from bot.db.schema import seats, tables
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_at_table
from bot.people import calendar_queries as calendars
from bot.people.queries import check_reminders
from bot.people.schema import away
from bot.tables.core.model import Status
from bot.tables.time import clock_queries as clocks

Charged = tuple[int | None, int, int]
"""A server, a user id, and the ordinal of a day of vacation."""


def check(
    connection: sa.Connection,
    user_id: int,
    made_at: datetime,
    was: datetime,
    now: datetime,
    *,
    charged: Iterable[Charged] = (),
    shows: bool = False,
    tell: tuple[int, int] | None = None,
) -> None:
    """Store what is done by ``now`` about an absence that was last checked at ``was``, unless somebody has done it.

    Days are ``charged``; where it ``shows``, the tables do; ``tell`` its owner by way of that table and seat that it
    ends soon.
    """
    mine = sa.and_(away.c.user_id == user_id, away.c.made_at == made_at, away.c.checked_at == was)
    if not connection.execute(sa.update(away).where(mine).values(checked_at=now)).rowcount:
        return
    for guild in {each[0] for each in charged}:
        calendars.charge(connection, guild, [(user, day) for at, user, day in charged if at == guild])
    if shows:
        refresh(connection, user_id, now)
    if tell is not None:
        table_id, seat = tell
        insert_at_table(connection, table_id, now, (NewItem(Kind.AWAY_ENDS, seat),))


def last_seat(connection: sa.Connection, user_id: int) -> tuple[int, int] | None:
    """The seat that a person has taken last, whatever has become of its table; None where they never had one."""
    mine = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user_id)
    row = connection.execute(mine.order_by(seats.c.table_id.desc()).limit(1)).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def refresh(connection: sa.Connection, user_id: int, now: datetime) -> None:
    """Has the boards and lobbies of all tables where a person sits brought up to date, clocks and reminders checked."""
    mine = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    there = sa.and_(tables.c.id.in_(mine), tables.c.status.in_((Status.LOBBY, Status.RUNNING)))
    refresh_tables(connection, there, now)
    check_reminders(connection, user_id, now)


def refresh_clocked(connection: sa.Connection, guild_id: int, now: datetime) -> None:
    """The same of all tables of a server at which clocks run."""
    with_clocks = sa.select(clock_rows.c.table_id).where(clock_rows.c.since.is_not(None))
    refresh_tables(connection, sa.and_(tables.c.guild_id == guild_id, tables.c.id.in_(with_clocks)), now)


def refresh_tables(connection: sa.Connection, which: sa.ColumnElement[bool], now: datetime) -> None:
    """The same of the lobbies and running tables for which ``which`` is true."""
    found = (
        sa.select(tables.c.id, tables.c.guild_id, tables.c.status, tables.c.revision).where(which).order_by(tables.c.id)
    )
    for row in connection.execute(found.with_for_update()).all():
        kind = Kind.LOBBY if row.status == Status.LOBBY else Kind.REFRESH
        insert_at_table(connection, row.id, now, (NewItem(kind),))
        clocks.check_in_time(connection, row.id, row.guild_id, now)

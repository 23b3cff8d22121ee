"""Queries about people and all their tables: what changes there because somebody's calendar does, or they go away."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

import sqlalchemy as sa

from bot.model.calendar import Away, Calendar
from bot.model.outbox import Kind, NewItem
from bot.model.table import Status
from bot.store import alerts, calendars, clocks
from bot.store.outbox import insert_items
from bot.store.schema import away, seats, tables
from bot.store.schema import clocks as clock_rows

Charged = tuple[int, int, int]
"""A server, a user id, and the ordinal of a day of vacation."""


def enter_calendar(
    connection: sa.Connection, user_id: int, changed: Callable[[Calendar], Calendar], now: datetime
) -> tuple[Calendar, Calendar]:
    """Makes of a calendar what ``changed`` makes of it, as :func:`bot.store.calendars.change`; all tables follow."""
    before, after = calendars.change(connection, user_id, changed, now)
    if after != before:
        refresh(connection, user_id, now)
    return before, after


def go_away(connection: sa.Connection, user_id: int, found: Away, look_at: datetime | None) -> None:
    """Notes that a person is away, or will be; their tables show it."""
    calendars.go_away(connection, user_id, found, look_at)
    refresh(connection, user_id, found.made_at)


def come_back(connection: sa.Connection, user_id: int, made_at: datetime, back_at: datetime) -> bool:
    """Ends an absence, as :func:`bot.store.calendars.come_back`; their tables show it."""
    ended = calendars.come_back(connection, user_id, made_at, back_at)
    if ended:
        refresh(connection, user_id, back_at)
    return ended


def next_look(connection: sa.Connection) -> tuple[int, datetime, datetime] | None:
    """Whose absence is to be looked at next: the user id, when it was entered, and when it is due."""
    first = sa.select(away).where(away.c.look_at.is_not(None)).order_by(away.c.look_at).limit(1)
    row = connection.execute(first).one_or_none()
    return None if row is None else (row.user_id, row.made_at, row.look_at)


def look(
    connection: sa.Connection,
    user_id: int,
    made_at: datetime,
    was: datetime,
    *,
    again: datetime | None,
    now: datetime,
    charged: Iterable[Charged] = (),
    shows: bool = False,
    tell: tuple[int, int] | None = None,
) -> None:
    """What is done about an absence that was to be looked at ``was``, unless somebody has done it: all or nothing.

    Days are ``charged``; where it ``shows``, the tables do; ``tell`` its owner by way of that table and seat that it
    ends soon. It is to be looked at ``again`` then.
    """
    due = sa.and_(away.c.user_id == user_id, away.c.made_at == made_at, away.c.look_at == was)
    if not connection.execute(sa.update(away).where(due).values(look_at=again)).rowcount:
        return
    for guild in {each[0] for each in charged}:
        calendars.charge(connection, guild, [(user, day) for at, user, day in charged if at == guild])
    if shows:
        refresh(connection, user_id, now)
    if tell is not None:
        table_id, seat = tell
        revision = connection.execute(sa.select(tables.c.revision).where(tables.c.id == table_id)).scalar_one()
        insert_items(connection, table_id, revision, now, (NewItem(Kind.AWAY_ENDS, seat),))


def last_seat(connection: sa.Connection, user_id: int) -> tuple[int, int] | None:
    """The seat that a person has taken last, whatever has become of its table; None where they never had one."""
    mine = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.user_id == user_id)
    row = connection.execute(mine.order_by(seats.c.table_id.desc()).limit(1)).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def refresh(connection: sa.Connection, user_id: int, now: datetime) -> None:
    """Has the boards and lobbies of all tables where a person sits brought up to date, clocks and alerts looked at."""
    mine = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    there = sa.and_(tables.c.id.in_(mine), tables.c.status.in_((Status.LOBBY, Status.RUNNING)))
    refresh_tables(connection, there, now)
    alerts.look_again(connection, user_id, now)


def refresh_clocked(connection: sa.Connection, guild_id: int, now: datetime) -> None:
    """The same of all tables of a server at which clocks run."""
    with_clocks = sa.select(clock_rows.c.table_id).where(clock_rows.c.since.is_not(None))
    refresh_tables(connection, sa.and_(tables.c.guild_id == guild_id, tables.c.id.in_(with_clocks)), now)


def refresh_tables(connection: sa.Connection, which: sa.ColumnElement[bool], now: datetime) -> None:
    """The same of the lobbies and running tables for which ``which`` is true."""
    found = sa.select(tables.c.id, tables.c.status, tables.c.revision).where(which).order_by(tables.c.id)
    for row in connection.execute(found.with_for_update()).all():
        kind = Kind.LOBBY if row.status == Status.LOBBY else Kind.REFRESH
        insert_items(connection, row.id, row.revision, now, (NewItem(kind),))
        clocks.hint(connection, row.id)

"""A person's own tables, and which of them is the most urgent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.tables.core import queries as table_queries
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tables.time.turns import ClockContexts, deadlines

ContextsQuery = Callable[[sa.Connection, Table], ClockContexts]
"""Finds what the clocks of a table depend on."""

NEVER = datetime.max.replace(tzinfo=UTC)


class Mine(msgspec.Struct, frozen=True):
    """One of a person's live tables, and whether it waits for that person.

    ``until``: then the time of whoever it waits for runs out, that person's before others'; ``late``: it has.
    """

    table: Table
    my_turn: bool
    until: datetime | None = None
    late: bool = False


async def of_user(tables: Tables, user_id: int, guild_id: int | None = None) -> list[Mine]:
    """The live tables where a person sits (on one server), oldest first."""
    return [
        Mine(table, is_my_turn(table, user_id))
        for table in await tables.store.read(table_queries.of_user, user_id, guild_id)
    ]


async def by_urgency(tables: Tables, user_id: int) -> list[Mine]:
    """The same, most urgent first: what waits for the person, by the time left, then by how long it has waited."""

    def read(connection: sa.Connection) -> list[Mine]:
        return _sorted(connection, user_id, table_queries.of_user(connection, user_id), tables.pacing.find)

    return await tables.query(read)


def next_table(connection: sa.Connection, user_id: int, after: int, contexts: ContextsQuery) -> Table | None:
    """The most urgent of a person's tables that waits for them besides the one they are at."""
    found = table_queries.of_user(connection, user_id)
    waiting = [table for table in found if table.id != after and is_my_turn(table, user_id)]
    return next((each.table for each in _sorted(connection, user_id, waiting, contexts)), None)


def _sorted(connection: sa.Connection, user_id: int, found: Iterable[Table], contexts: ContextsQuery) -> list[Mine]:
    return sorted((_with_time(connection, table, user_id, contexts) for table in found), key=_urgency)


def _with_time(connection: sa.Connection, table: Table, user_id: int, contexts: ContextsQuery) -> Mine:
    seat, my_turn = table.seat_of(user_id), is_my_turn(table, user_id)
    if table.status is not Status.RUNNING or not table.clocks:
        return Mine(table, my_turn)
    times = deadlines(table, contexts(connection, table))
    own = table.clock_of(seat.seat) if seat and my_turn else None
    until = times.get(own.seat) if own else min(times.values(), default=None)
    return Mine(table, my_turn, until, late=own is not None and own.late_since is not None)


def is_my_turn(table: Table, user_id: int) -> bool:
    """Whether a table waits for a person; none does whose server rests."""
    seat, plays_on = table.seat_of(user_id), table.status is Status.RUNNING and not table.resting
    return plays_on and seat is not None and not seat.stand_in and seat.seat in table.to_act


def _urgency(mine: Mine) -> tuple[Any, ...]:
    table = mine.table
    since = table.turn_since or table.touched_at
    return not mine.my_turn, table.status is not Status.RUNNING, not mine.late, mine.until or NEVER, since

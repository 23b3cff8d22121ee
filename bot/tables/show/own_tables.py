"""A person's own tables, and which of them is the most urgent."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.tables.core import queries as table_queries
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tables.time.turns import deadlines

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
        Mine(table, _my_turn(table, user_id))
        for table in await tables.store.read(table_queries.of_user, user_id, guild_id)
    ]


async def by_urgency(tables: Tables, user_id: int) -> list[Mine]:
    """The same, most urgent first: what waits for the person, by the time left, then by how long it has waited."""
    return await _sorted(tables, user_id, await of_user(tables, user_id))


async def next_table(tables: Tables, user_id: int, after: int, found: Sequence[Table]) -> Table | None:
    """The most urgent of a person's tables, ``found`` just now, that waits for them besides the one they are at."""
    mine = (Mine(table, _my_turn(table, user_id)) for table in found if table.id != after)
    return next((each.table for each in await _sorted(tables, user_id, [each for each in mine if each.my_turn])), None)


async def _sorted(tables: Tables, user_id: int, found: Sequence[Mine]) -> list[Mine]:
    return sorted([await _with_time(tables, each, user_id) for each in found], key=_urgency)


async def _with_time(tables: Tables, mine: Mine, user_id: int) -> Mine:
    table, seat = mine.table, mine.table.seat_of(user_id)
    if table.status is not Status.RUNNING or not table.clocks:
        return mine
    times = deadlines(table, await tables.clock_contexts(table))
    own = table.clock_of(seat.seat) if seat and mine.my_turn else None
    until = times.get(own.seat) if own else min(times.values(), default=None)
    return msgspec.structs.replace(mine, until=until, late=own is not None and own.late_since is not None)


def _my_turn(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return table.status is Status.RUNNING and seat is not None and not seat.stand_in and seat.seat in table.to_act


def _urgency(mine: Mine) -> tuple[Any, ...]:
    table = mine.table
    since = table.turn_since or table.touched_at
    return not mine.my_turn, table.status is not Status.RUNNING, not mine.late, mine.until or NEVER, since

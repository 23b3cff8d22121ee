"""A person's own tables, and which of them is the most urgent."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import msgspec

from bot.model.mine import Mine
from bot.model.table import Status, Table
from bot.pace.turns import deadlines
from bot.tables.tables import Tables

NEVER = datetime.max.replace(tzinfo=UTC)


async def of_user(tables: Tables, user_id: int, guild_id: int | None = None) -> list[Mine]:
    """The live tables where a person sits (on one server), oldest first."""
    return [Mine(table, _my_turn(table, user_id)) for table in await tables.store.of_user(user_id, guild_id)]


async def by_urgency(tables: Tables, user_id: int) -> list[Mine]:
    """The same, most urgent first: what waits for the person, by the time left, then by how long it has waited."""
    found = [await _with_time(tables, each, user_id) for each in await of_user(tables, user_id)]
    return sorted(found, key=_urgency)


async def next_table(tables: Tables, user_id: int, after: int) -> Table | None:
    """The most urgent table that waits for a person, besides the one they are at."""
    waiting = (each.table for each in await by_urgency(tables, user_id) if each.my_turn)
    return next((table for table in waiting if table.id != after), None)


async def _with_time(tables: Tables, mine: Mine, user_id: int) -> Mine:
    table, seat = mine.table, mine.table.seat_of(user_id)
    if table.status is not Status.RUNNING or not table.clocks:
        return mine
    times = deadlines(table, await tables.about_clocks(table), tables.now())
    own = table.clock_of(seat.seat) if seat and mine.my_turn else None
    until = times.get(own.seat) if own else min(times.values(), default=None)
    return msgspec.structs.replace(mine, until=until, late=own is not None and own.late_since is not None)


def _my_turn(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return table.status is Status.RUNNING and seat is not None and not seat.kept and seat.seat in table.to_act


def _urgency(mine: Mine) -> tuple[Any, ...]:
    table = mine.table
    since = table.turn_since or table.touched_at
    return not mine.my_turn, table.status is not Status.RUNNING, not mine.late, mine.until or NEVER, since

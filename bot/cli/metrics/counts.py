"""Queries for whoever watches the bot: how many tables there are, how much is to be said and done, how late that is."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from bot.db.schema import due, outbox, tables
from bot.outbox.queries import ASLEEP, is_head


class Queue(NamedTuple):
    """The state of a queue. Times are None where it is empty: the oldest item's, and the first due one's."""

    waiting: int = 0
    asleep: int = 0
    oldest: datetime | None = None
    due: datetime | None = None


def by_state(connection: sa.Connection) -> dict[tuple[str, str], int]:
    """How many tables of each game are in each state."""
    query = sa.select(tables.c.game, tables.c.status, sa.func.count()).group_by(tables.c.game, tables.c.status)
    return {(game, status): number for game, status, number in connection.execute(query)}


def said(connection: sa.Connection) -> Queue:
    """The outbox: what sleeps waits for a server that the bot is not on."""
    sleeps = outbox.c.due_at >= ASLEEP
    numbers = sa.select(
        sa.func.count().filter(~sleeps),
        sa.func.count().filter(sleeps),
        sa.func.min(outbox.c.created_at).filter(~sleeps),
    )
    waiting, asleep, oldest = connection.execute(numbers).one()
    first = connection.scalar(sa.select(sa.func.min(outbox.c.due_at)).where(is_head, ~sleeps))
    return Queue(waiting, asleep, oldest, first)


def deadlines(connection: sa.Connection) -> Queue:
    """The due times."""
    number, first = connection.execute(sa.select(sa.func.count(), sa.func.min(due.c.at))).one()
    return Queue(number, due=first)

"""Queries about how soon a person answers, and when they last let their time run out."""

from __future__ import annotations

from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.db.schema import journal, positions, seats, tables
from bot.tables.core.model import EntryKind


def times(connection: sa.Connection, guild_id: int | None, user_id: int, limit: int) -> list[timedelta]:
    """How long each of a person's last turns on a server took, from the end of the turn before, the latest first."""
    before = positions.alias("before")
    since = (
        sa.select(sa.func.max(before.c.at))
        .where(before.c.table_id == positions.c.table_id, before.c.revision < positions.c.revision)
        .scalar_subquery()
    )
    mine = sa.and_(journal.c.table_id == positions.c.table_id, journal.c.revision == positions.c.revision)
    here = tables.c.guild_id.is_not_distinct_from(guild_id)
    theirs = sa.select(seats.c.table_id).join(tables).where(seats.c.user_id == user_id, here)
    query = (
        sa.select(positions.c.at, since.label("since"))
        .join(journal, mine)
        .where(positions.c.table_id.in_(theirs), journal.c.user_id == user_id, positions.c.seat.is_not(None))
        .where(journal.c.level.is_(None))
        .order_by(positions.c.at.desc())
        .limit(limit)
    )
    return [row.at - row.since for row in connection.execute(query) if row.since is not None]


def last_timeout(connection: sa.Connection, guild_id: int | None, user_id: int) -> datetime | None:
    """When the time of a person last ran out at a table of a server where they still have that seat, None if never."""
    mine = sa.and_(seats.c.table_id == journal.c.table_id, seats.c.seat == journal.c.seat)
    query = (
        sa.select(sa.func.max(journal.c.at))
        .join(seats, mine)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.guild_id.is_not_distinct_from(guild_id), seats.c.user_id == user_id)
        .where(seats.c.since <= journal.c.revision)
        .where(journal.c.kind == EntryKind.LATE.value)
    )
    found: datetime | None = connection.execute(query).scalar_one()
    return found

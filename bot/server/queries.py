"""Queries about all tables of a guild, for those who manage it."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from bot.db.schema import outbox, posts, tables
from bot.outbox.model import Kind, Trouble, read_trouble
from bot.outbox.queries import find_post
from bot.tables.core.model import LIVE


class Queued(NamedTuple):
    """The queue of a server's posts: how many, how many of them have failed before, and since when the oldest waits."""

    waiting: int
    tried: int
    oldest: datetime | None


def places(connection: sa.Connection, guild_id: int) -> dict[int, list[int]]:
    """The channels of a guild's live tables, with the tables' numbers."""
    found: dict[int, list[int]] = {}
    live = sa.select(tables.c.channel_id, tables.c.id).where(tables.c.guild_id == guild_id, tables.c.status.in_(LIVE))
    for channel, table in connection.execute(live.order_by(tables.c.id)):
        found.setdefault(channel, []).append(table)
    return found


def queued(connection: sa.Connection, guild_id: int) -> Queued:
    """Return the state of a server's queue."""
    numbers = sa.select(
        sa.func.count(), sa.func.count().filter(outbox.c.attempts > 0), sa.func.min(outbox.c.created_at)
    ).where(outbox.c.guild_id == guild_id)
    return Queued(*connection.execute(numbers).one())


def troubled(connection: sa.Connection, guild_id: int) -> list[tuple[int, Trouble]]:
    """The live tables of a guild that could not be posted to when that was last tried, and why."""
    here = sa.select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.status.in_(LIVE))
    noted = (
        sa.select(posts.c.subject)
        .where(posts.c.kind == Kind.TROUBLE, posts.c.subject.in_(here))
        .order_by(posts.c.subject)
    )
    ids = connection.scalars(noted).all()
    found = [(table, read_trouble(find_post(connection, table, Kind.TROUBLE))) for table in ids]
    return [(table, trouble) for table, trouble in found if trouble is not None]

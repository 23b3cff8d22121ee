"""Queries about all tables of a guild, for those who manage it."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from bot.model.outbox import TROUBLE, Trouble, read_trouble
from bot.model.table import LIVE
from bot.store.outbox import find_posts
from bot.store.schema import outbox, posts, seats, tables


class Queued(NamedTuple):
    """What is still to be posted on a server: how much, how much of it was tried in vain, and since when the oldest."""

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


def computers_owned(connection: sa.Connection, guild_id: int, owner_id: int) -> int:
    """How many computer players have a seat at the live tables of a guild that a person owns."""
    mine = sa.select(tables.c.id).where(
        tables.c.guild_id == guild_id, tables.c.owner_id == owner_id, tables.c.status.in_(LIVE)
    )
    counted = sa.select(sa.func.count()).where(seats.c.table_id.in_(mine), seats.c.level.is_not(None))
    return connection.execute(counted).scalar_one()


def queued(connection: sa.Connection, guild_id: int) -> Queued:
    """What is to be posted at the tables of a guild."""
    here = sa.select(tables.c.id).where(tables.c.guild_id == guild_id)
    numbers = sa.select(
        sa.func.count(), sa.func.count().filter(outbox.c.attempts > 0), sa.func.min(outbox.c.created_at)
    ).where(outbox.c.table_id.in_(here))
    return Queued(*connection.execute(numbers).one())


def troubled(connection: sa.Connection, guild_id: int) -> list[tuple[int, Trouble]]:
    """The live tables of a guild that could not be posted to when that was last tried, and why."""
    here = sa.select(tables.c.id).where(tables.c.guild_id == guild_id, tables.c.status.in_(LIVE))
    noted = (
        sa.select(posts.c.table_id)
        .where(posts.c.kind == TROUBLE, posts.c.table_id.in_(here))
        .order_by(posts.c.table_id)
    )
    ids = connection.scalars(noted).all()
    found = [(table, read_trouble(post)) for table in ids for post in find_posts(connection, table, TROUBLE)]
    return [(table, trouble) for table, trouble in found if trouble is not None]

"""Queries about the posts that may show an icon."""

from __future__ import annotations

from datetime import datetime

import discord
import sqlalchemy as sa

from bot.db.schema import IS_LIVE, posts, tables
from bot.outbox.model import AT_TABLES


def stands_from_before(connection: sa.Connection, at: datetime) -> bool:
    """Whether a table that is not over has a post from before that time."""
    then = discord.utils.time_snowflake(at)
    query = sa.select(posts.c.subject).join(tables, tables.c.id == posts.c.subject)
    query = query.where(posts.c.kind.in_(AT_TABLES), posts.c.message_id < then, IS_LIVE)
    return connection.execute(query.limit(1)).first() is not None

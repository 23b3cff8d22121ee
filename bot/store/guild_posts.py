"""Queries about posts that belong to a server: noted before they are made, so that each is made once."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.model.finding import GuildPost
from bot.store.column_types import Instant
from bot.store.guild_schema import guild_posts


def find(connection: sa.Connection, guild_id: int, kind: str, number: int = 0) -> GuildPost | None:
    """The post of this kind and number."""
    mine = (guild_posts.c.guild_id == guild_id, guild_posts.c.kind == kind, guild_posts.c.number == number)
    row = connection.execute(sa.select(guild_posts).where(*mine)).one_or_none()
    return None if row is None else _read(row)


def of_kind(connection: sa.Connection, kind: str) -> list[GuildPost]:
    """All posts of this kind."""
    return [_read(row) for row in connection.execute(sa.select(guild_posts).where(guild_posts.c.kind == kind))]


def place(connection: sa.Connection, guild_id: int, kind: str, channel_id: int) -> None:
    """Notes that a post is wanted in a channel; where one is noted already, that it is to be looked at."""
    mine = sa.and_(guild_posts.c.guild_id == guild_id, guild_posts.c.kind == kind, guild_posts.c.number == 0)
    if not connection.execute(sa.update(guild_posts).where(mine).values(channel_id=channel_id, shown_at=None)).rowcount:
        row = {"guild_id": guild_id, "kind": kind, "number": 0, "channel_id": channel_id, "message_id": 0}
        connection.execute(sa.insert(guild_posts), {**row, "attempts": 0, "looks": ""})


def begin(
    connection: sa.Connection, guild_id: int, kind: str, number: int, channel_id: int, now: datetime
) -> GuildPost:
    """Notes that a post is about to be tried in a channel; as it then is, with the attempt counted."""
    found = find(connection, guild_id, kind, number)
    if found is None:
        row = {"guild_id": guild_id, "kind": kind, "number": number, "channel_id": channel_id, "message_id": 0}
        row |= {"attempts": 1, "first_attempt_at": now, "looks": "", "shown_at": None}
        connection.execute(sa.insert(guild_posts), row)
    elif found.channel_id != channel_id or found.message_id:
        again = {"channel_id": channel_id, "message_id": 0, "attempts": 1, "first_attempt_at": now, "looks": ""}
        connection.execute(sa.update(guild_posts).where(guild_posts.c.id == found.id).values(again))
    else:
        more = sa.update(guild_posts).where(guild_posts.c.id == found.id)
        first = sa.func.coalesce(guild_posts.c.first_attempt_at, sa.bindparam("first", now, Instant))
        connection.execute(more.values(attempts=guild_posts.c.attempts + 1, first_attempt_at=first))
    begun = find(connection, guild_id, kind, number)
    assert begun is not None  # noqa: S101 - it has just been written
    return begun


def shown(connection: sa.Connection, post: GuildPost, message_id: int, looks: str, now: datetime) -> None:
    """Notes that a post stands, and how it looks."""
    mine = sa.update(guild_posts).where(guild_posts.c.id == post.id)
    connection.execute(mine.values(message_id=message_id, looks=looks, shown_at=now))


def looked_at(connection: sa.Connection, post: GuildPost, now: datetime) -> None:
    """Notes that it was looked at how a post is to look."""
    connection.execute(sa.update(guild_posts).where(guild_posts.c.id == post.id).values(shown_at=now))


def forget_before(connection: sa.Connection, kind: str, number: int) -> None:
    """Forgets the posts of a kind with smaller numbers, which stay as they are."""
    connection.execute(sa.delete(guild_posts).where(guild_posts.c.kind == kind, guild_posts.c.number < number))


def forget(connection: sa.Connection, post: GuildPost) -> None:
    """Forgets a post."""
    connection.execute(sa.delete(guild_posts).where(guild_posts.c.id == post.id))


def _read(row: Any) -> GuildPost:
    return GuildPost(**row._mapping)

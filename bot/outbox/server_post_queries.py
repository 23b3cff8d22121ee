"""Queries about posts that belong to servers: which are wanted, and when it is time to look at them again."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from bot.db.schema import outbox, posts
from bot.outbox.model import Kind, NewItem, lane
from bot.outbox.queries import insert_items
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from games.engine import text

BOARD_HERE, BOARD_OFF = "here", "off"
"""The notes of items that put a living post elsewhere, or take it away."""


def place_board(connection: sa.Connection, guild_id: int, channel_id: int, now: datetime) -> None:
    """A server wants its living post in a channel."""
    wanted = text(BOARD_HERE, channel=str(channel_id))
    insert_items(connection, guild_id, guild_id, 0, now, [NewItem(Kind.BOARD, note=wanted)])
    scheduler.schedule(connection, guild_id, guild_id, {Due.BOARD: now})


def remove_board(connection: sa.Connection, guild_id: int, now: datetime) -> bool:
    """A server wants its living post no longer; whether it had one, or was about to."""
    queued = sa.select(outbox.c.id).where(outbox.c.lane == lane(Kind.BOARD, guild_id, 0))
    stands = sa.select(posts.c.subject).where(posts.c.kind == Kind.BOARD, posts.c.subject == guild_id)
    if not any(connection.execute(query.limit(1)).first() for query in (queued, stands)):
        return False
    insert_items(connection, guild_id, guild_id, 0, now, [NewItem(Kind.BOARD, note=text(BOARD_OFF))])
    return True


def queue_once(
    connection: sa.Connection, kind: Kind, guild_id: int, number: int, now: datetime, *, forget_before: int
) -> None:
    """Have a server told of the week or the day with a number, unless it was; what was long before is forgotten."""
    mine = sa.and_(posts.c.kind == kind, posts.c.subject == guild_id)
    connection.execute(sa.delete(posts).where(mine, posts.c.number < forget_before))
    for part in (posts, outbox):
        known = sa.and_(part.c.kind == kind, part.c.subject == guild_id, part.c.number == number)
        if connection.execute(sa.select(part.c.number).where(known)).first() is not None:
            return
    insert_items(connection, guild_id, guild_id, 0, now, [NewItem(kind, number)])


def refresh_board(connection: sa.Connection, guild_id: int, before: datetime, now: datetime) -> datetime | None:
    """Have the living post of a server looked at unless it was shown after ``before``; when it was shown last.

    None where it has none. Where something is queued about it, that is waited for.
    """
    queued = sa.select(outbox.c.id).where(outbox.c.lane == lane(Kind.BOARD, guild_id, 0))
    if connection.execute(queued.limit(1)).first() is not None:
        return now
    stands = sa.select(posts.c.shown_at).where(posts.c.kind == Kind.BOARD, posts.c.subject == guild_id)
    row = connection.execute(stands).one_or_none()
    if row is None:
        return None
    shown_at: datetime | None = row.shown_at
    if shown_at is not None and shown_at > before:
        return shown_at
    insert_items(connection, guild_id, guild_id, 0, now, [NewItem(Kind.BOARD)])
    return now

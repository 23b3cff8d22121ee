"""Queries about posts that wait for the place where they go to change."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa

from bot.db.schema import journal, outbox, posts, tables
from bot.discord.board_ids import BoardShown
from bot.outbox import queries as queue
from bot.outbox.model import AT_TABLES, Kind, NewItem
from bot.tables.core.model import LIVE, Status


def wake(
    connection: sa.Connection, now: datetime, *, guild_id: int | None = None, channels: Collection[int] | None = None
) -> int:
    """Lets what sleeps or waits be tried again at once, where the place has changed (None: anywhere).

    A table that was given up is told about as it is now. Returns of how many things something was woken.
    """
    live = sa.select(tables.c.id).where(tables.c.status.in_(LIVE))
    here, of_server = live, sa.true() if guild_id is None else outbox.c.guild_id == guild_id
    if guild_id is not None:
        here = here.where(tables.c.guild_id == guild_id)
    if channels is not None:
        here = here.where(tables.c.channel_id.in_(channels))
    at_tables = sa.and_(outbox.c.kind.in_(AT_TABLES), outbox.c.subject.in_(here))
    elsewhere = sa.and_(outbox.c.kind.not_in([*AT_TABLES, Kind.WEBHOOK]), of_server)
    late = sa.and_(outbox.c.attempts > 0, outbox.c.due_at > now, sa.or_(at_tables, elsewhere))
    troubled = sa.select(posts.c.subject).where(posts.c.kind == Kind.TROUBLE, posts.c.subject.in_(here))
    if guild_id is None and channels is None:  # a start: nobody has said that the place of the others has changed
        in_trouble = sa.and_(outbox.c.kind.in_(AT_TABLES), outbox.c.subject.in_(troubled))
        late = sa.and_(late, sa.or_(outbox.c.due_at >= queue.ASLEEP, in_trouble))
    woken = set(connection.scalars(sa.select(outbox.c.subject).where(late)))
    connection.execute(sa.update(outbox).where(late).values(due_at=now))
    given_up = sa.select(tables.c.id, tables.c.guild_id, tables.c.revision, tables.c.status).where(
        tables.c.id.in_(troubled), tables.c.id.not_in(queue.waiting_tables)
    )
    for row in connection.execute(given_up).all():
        kind = Kind.LOBBY if row.status == Status.LOBBY else Kind.STATUS
        queue.insert_at_table(connection, row.id, now, (NewItem(kind),))
        woken.add(row.id)
    return len(woken)


def board_at(connection: sa.Connection, channel_id: int, at: datetime) -> BoardShown | None:
    """Return which board a post in a channel shows by when it was posted; None where no table was there by then."""
    here = sa.select(tables.c.id, tables.c.revision).where(tables.c.channel_id == channel_id, tables.c.created_at <= at)
    table = connection.execute(here.order_by(tables.c.id.desc()).limit(1)).first()
    if table is None:
        return None
    then = sa.select(sa.func.max(journal.c.revision)).where(journal.c.table_id == table.id, journal.c.at <= at)
    return BoardShown(table.id, connection.scalar(then) or table.revision)

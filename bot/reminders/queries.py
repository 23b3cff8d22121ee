"""Queries about who is waited for, and what they have been told of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import sqlalchemy as sa

from bot.db.resting import rests
from bot.db.schema import journal, outbox, seats, tables
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_at_table
from bot.tables.time.schema import waiting
from bot.tables.time.waiting import Waiting
from bot.tables.time.waiting_queries import WAITING


class Overtaken(Exception):  # noqa: N818 - what happened, not that it is an error
    """Somebody has answered, or been told, meanwhile. Nothing was stored."""


def of_user(connection: sa.Connection, user_id: int) -> list[Waiting]:
    """Where a person is waited for, longest first; not at tables whose server rests."""
    resting = sa.select(tables.c.id).where(tables.c.id == waiting.c.table_id, rests(tables.c.guild_id)).exists()
    mine = WAITING.select(waiting.c.user_id == user_id, ~resting).order_by(waiting.c.since, waiting.c.table_id)
    return WAITING.all(connection, mine)


def active_at(connection: sa.Connection, user_id: int, since: datetime) -> datetime | None:
    """When a person has last done something at a table of theirs, after ``since``; None where they have not."""
    theirs = (
        sa.select(sa.func.max(journal.c.at))
        .join(tables, tables.c.id == journal.c.table_id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.user_id == user_id, tables.c.touched_at > since)
        .where(journal.c.user_id == user_id, journal.c.at > since)
    )
    found: datetime | None = connection.execute(theirs).scalar_one()
    return found


def unsent(connection: sa.Connection, user_id: int) -> dict[int, datetime]:
    """When a reminder of a person's is due that has been queued and not sent yet, by the table it hangs on."""
    mine = (
        sa.select(outbox.c.subject, outbox.c.due_at)
        .join(waiting, sa.and_(waiting.c.table_id == outbox.c.subject, waiting.c.seat == outbox.c.number))
        .where(waiting.c.user_id == user_id, waiting.c.last_at.is_not(None))
        .where(outbox.c.kind == Kind.ALERT, outbox.c.attempts == 0)
    )
    return {row.subject: row.due_at for row in connection.execute(mine)}


def tell(
    connection: sa.Connection,
    now: datetime,
    changed: Iterable[tuple[Waiting, Waiting]],
    items: Iterable[tuple[int, int, NewItem]],
) -> None:
    """Stores what has ``changed``, each from what it was, and queues ``items`` of tables at their revisions.

    Raises Overtaken where one of the rows is not as it was: so each thing is told once.
    """
    for was, after in changed:
        unchanged = (waiting.c[name] == value for name, value in WAITING.values(was).items())
        if not connection.execute(sa.update(waiting).where(*unchanged).values(WAITING.values(after))).rowcount:
            raise Overtaken
    for table_id, _, item in items:
        insert_at_table(connection, table_id, now, [item])

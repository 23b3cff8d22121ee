"""Queries about who is waited for, and what they have been told of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.db.resting import rests
from bot.db.schema import journal, outbox, seats, tables
from bot.db.statement import Statement
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_at_table
from bot.tables.time.schema import waiting
from bot.tables.time.waiting import Waiting
from bot.tables.time.waiting_queries import WAITING

_resting = sa.select(tables.c.id).where(tables.c.id == waiting.c.table_id, rests(tables.c.guild_id)).exists()
_mine = Statement(
    WAITING.select(waiting.c.user_id == bind("user"), ~_resting).order_by(waiting.c.since, waiting.c.table_id)
)
_active = Statement(
    sa.select(sa.func.max(journal.c.at))
    .join(tables, tables.c.id == journal.c.table_id)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.user_id == bind("user"), tables.c.touched_at > bind("since"))
    .where(journal.c.user_id == bind("user"), journal.c.at > bind("since"))
)

_was = {
    column.key: column.is_not_distinct_from(bind(f"was_{column.key}"))
    if column.nullable
    else column == bind(f"was_{column.key}")
    for column in WAITING.columns
}
_change = Statement(sa.update(waiting).where(*_was.values()).values({name: bind(f"new_{name}") for name in _was}))


class Overtaken(Exception):  # noqa: N818 - what happened, not that it is an error
    """Somebody has answered, or been told, meanwhile. Nothing was stored."""


def of_user(connection: sa.Connection, user_id: int) -> list[Waiting]:
    """Where a person is waited for, longest first; not at tables whose server rests."""
    return WAITING.all(connection, _mine, user=user_id)


def active_at(connection: sa.Connection, user_id: int, since: datetime) -> datetime | None:
    """When a person has last done something at a table of theirs, after ``since``; None where they have not."""
    found: datetime | None = _active.scalar(connection, {"user": user_id, "since": since})
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


def questions_to(connection: sa.Connection, user_id: int) -> list[tuple[int, int]]:
    """The items by which a person is to be told of questions, each with its table, oldest first."""
    sits = sa.and_(seats.c.table_id == outbox.c.subject, seats.c.seat == outbox.c.number, seats.c.user_id == user_id)
    query = sa.select(outbox.c.id, outbox.c.subject).join(seats, sits).where(outbox.c.kind == Kind.ASKED)
    return [(row.id, row.subject) for row in connection.execute(query.order_by(outbox.c.id))]


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
        unchanged = {f"was_{name}": value for name, value in WAITING.values(was).items()}
        changes = {f"new_{name}": value for name, value in WAITING.values(after).items()}
        if not _change.execute(connection, unchanged | changes):
            raise Overtaken
    for table_id, _, item in items:
        insert_at_table(connection, table_id, now, [item])

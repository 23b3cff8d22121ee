"""Queries about who is waited for, and what they have been told of it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime

import msgspec
import sqlalchemy as sa

from bot.model.alerts import Waiting
from bot.model.outbox import Kind, NewItem
from bot.model.settings import UserSettings
from bot.store import settings
from bot.store.outbox import insert_items
from bot.store.schema import PUBLIC, journal, outbox, seats, tables, waiting
from bot.store.waiting import read


class Overtaken(Exception):  # noqa: N818 - what happened, not that it is an error
    """Somebody has answered, or been told, meanwhile. Nothing was stored."""


def next_at(connection: sa.Connection) -> datetime | None:
    """When there is next somebody to be told something; None where nobody is."""
    found: datetime | None = connection.execute(sa.select(sa.func.min(waiting.c.at))).scalar_one()
    return found


def due(connection: sa.Connection, now: datetime) -> int | None:
    """The user id of somebody who may have to be told something by ``now``."""
    first = sa.select(waiting.c.user_id).where(waiting.c.at <= now).order_by(waiting.c.at).limit(1)
    return connection.execute(first).scalar_one_or_none()


def of_user(connection: sa.Connection, user_id: int) -> list[Waiting]:
    """Where a person is waited for, longest first."""
    mine = sa.select(waiting).where(waiting.c.user_id == user_id).order_by(waiting.c.since, waiting.c.table_id)
    return [read(row) for row in connection.execute(mine)]


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
        sa.select(outbox.c.table_id, outbox.c.due_at)
        .join(waiting, sa.and_(waiting.c.table_id == outbox.c.table_id, outbox.c.lane == PUBLIC - 1 - waiting.c.seat))
        .where(waiting.c.user_id == user_id, waiting.c.last_at.is_not(None))
        .where(outbox.c.kind == Kind.ALERT, outbox.c.attempts == 0)
    )
    return {row.table_id: row.due_at for row in connection.execute(mine)}


def tell(
    connection: sa.Connection,
    now: datetime,
    changed: Iterable[tuple[Waiting, Waiting]],
    items: Iterable[tuple[int, int, NewItem]],
) -> None:
    """Stores what has ``changed``, each from what it was, and queues ``items`` of tables at their revisions.

    Raises Overtaken where somebody else was faster: each thing is told once.
    """
    for was, after in changed:
        unchanged = sa.and_(_is(was), waiting.c.at == was.at, waiting.c.since == was.since)
        if not connection.execute(sa.update(waiting).where(unchanged).values(msgspec.structs.asdict(after))).rowcount:
            raise Overtaken
    for table_id, revision, item in items:
        insert_items(connection, table_id, revision, now, [item])


def put_off(connection: sa.Connection, user_id: int, now: datetime, at: datetime) -> None:
    """Has everything that is due to be told to a person by ``now`` looked at later."""
    mine = sa.and_(waiting.c.user_id == user_id, waiting.c.at <= now)
    connection.execute(sa.update(waiting).where(mine).values(at=at))


def look_again(connection: sa.Connection, user_id: int, now: datetime) -> None:
    """Has a person looked at anew: when they play, or how they want to be told, has changed."""
    connection.execute(sa.update(waiting).where(waiting.c.user_id == user_id).values(at=now))


def prefer(connection: sa.Connection, user_id: int, wanted: UserSettings, now: datetime) -> None:
    """Stores settings that say how a person wants to be told; it counts for who is waited for already."""
    settings.save(connection, "user", user_id, wanted)
    look_again(connection, user_id, now)


def _is(one: Waiting) -> sa.ColumnElement[bool]:
    return sa.and_(waiting.c.table_id == one.table_id, waiting.c.seat == one.seat)

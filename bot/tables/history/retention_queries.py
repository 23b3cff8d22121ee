"""Queries that archive games which are long over: what a result and a replay need stays, all else goes."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import sqlalchemy as sa

from bot.db.rows import Rows
from bot.db.schema import journal, outbox, parts_of_table, positions, posts, tables
from bot.outbox.model import OF_REVIEWS
from bot.outbox.queries import of_tables
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due, SubjectKind
from bot.tables.core.model import OVER, EntryKind
from bot.tables.history.history import Archive
from bot.tables.history.schema import archives
from games.engine import Standing

ARCHIVES = Rows(Archive, archives)
_unarchived = (tables.c.status.in_(OVER), tables.c.archived_at.is_(None))


def archive_table(connection: sa.Connection, table_id: int, now: datetime, result: Sequence[Standing] | None) -> bool:
    """Archives a table that is over and forgets the rest of it; whether it did, or somebody else had before."""
    mark = sa.update(tables).where(tables.c.id == table_id, *_unarchived).values(archived_at=now, state=None)
    if not connection.execute(mark).rowcount:
        return False
    taken = (journal.c.kind == EntryKind.MOVE.value) & journal.c.undone.is_(sa.false())
    rows = connection.execute(
        sa.select(journal.c.seat, journal.c.key)
        .where(journal.c.table_id == table_id, taken)
        .order_by(journal.c.revision)
    )
    told = None if result is None else tuple(result)
    kept = Archive(tuple((row.seat, row.key) for row in rows), told)
    connection.execute(sa.insert(archives), {"table_id": table_id, **ARCHIVES.values(kept)})
    for part in (posts, outbox):
        stays = part.c.kind.in_(OF_REVIEWS)  # what people have written there can be taken away as long as it stands
        connection.execute(sa.delete(part).where(of_tables(part, table_id), ~stays))
    for part in parts_of_table("passing"):
        connection.execute(
            sa.delete(part).where(part.c.table_id == table_id, *_beyond_start(connection, part, table_id))
        )
    scheduler.cancel(connection, SubjectKind.TABLE, table_id)
    return True


def _beyond_start(connection: sa.Connection, part: sa.Table, table_id: int) -> tuple[sa.ColumnElement[bool], ...]:
    """Which rows go, where not all do: the position stays with which a game began that no seed leads to."""
    if part is not positions:
        return ()
    stored = connection.execute(sa.select(tables.c.invitations).where(tables.c.id == table_id)).scalar_one()
    if isinstance(stored, dict) and stored.get("branch") is None:
        return ()
    first = connection.execute(sa.select(sa.func.min(positions.c.revision)).where(positions.c.table_id == table_id))
    return (positions.c.revision > first.scalar_one(),)


def archive(connection: sa.Connection, table_id: int) -> Archive | None:
    """Return the archive of a table; None where it was not archived."""
    return ARCHIVES.one(connection, ARCHIVES.select(archives.c.table_id == table_id))


def unswept(connection: sa.Connection, after: int, limit: int) -> list[int]:
    """Up to ``limit`` ids over ``after`` of tables that are over and were not archived, in order."""
    query = sa.select(tables.c.id).where(tables.c.id > after, *_unarchived).order_by(tables.c.id).limit(limit)
    return list(connection.scalars(query))


def reschedule(connection: sa.Connection, guild_id: int, at: datetime) -> None:
    """Have all tables of a server that are over checked at ``at``: it keeps games for longer or shorter than before."""
    over = connection.scalars(sa.select(tables.c.id).where(tables.c.guild_id == guild_id, *_unarchived)).all()
    scheduler.schedule_all(connection, Due.ARCHIVE, over, guild_id, at)

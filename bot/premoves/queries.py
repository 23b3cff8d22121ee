"""Queries about premoves, one a seat, and about when they are due."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise

import sqlalchemy as sa

from bot.db.rows import Rows
from bot.db.schema import journal, tables
from bot.db.statement import Statement
from bot.premoves.model import Premove
from bot.premoves.schema import premoves
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due, SubjectKind
from bot.tables.core.model import EntryKind

PACE_ENTRIES = 200
"""The number of a table's last entries that tell its pace."""

PREMOVES = Rows(Premove, premoves)

_at_table = Statement(PREMOVES.select(premoves.c.table_id == sa.bindparam("table")).order_by(premoves.c.seat))


def at_table(connection: sa.Connection, table_id: int) -> list[Premove]:
    """The premoves of a table, by seat."""
    return PREMOVES.all(connection, _at_table, table=table_id)


def find(connection: sa.Connection, table_id: int, user_id: int) -> Premove | None:
    """Find a person's premove at a table, or why it was dropped."""
    return next((premove for premove in at_table(connection, table_id) if premove.user_id == user_id), None)


def tables_with_premoves(connection: sa.Connection) -> list[int]:
    """The tables where premoves lie."""
    return list(connection.scalars(sa.select(premoves.c.table_id).distinct().order_by(premoves.c.table_id)))


def by_id(connection: sa.Connection, premove_id: int) -> Premove | None:
    """Return the premove with this id."""
    return PREMOVES.one(connection, PREMOVES.select(premoves.c.id == premove_id))


def save(connection: sa.Connection, premove: Premove) -> None:
    """Stores a premove in the place of the one its seat had."""
    values = PREMOVES.values(premove)
    del values["id"]
    if not connection.execute(sa.update(premoves).where(_of(premove.table_id, premove.seat)).values(values)).rowcount:
        connection.execute(sa.insert(premoves), values)


def change(connection: sa.Connection, premove: Premove) -> tuple[list[Premove], int]:
    """Store a premove, or forget it where nothing is left of it; return the premoves of its table, and its revision.

    Whoever changes the table from then on finds the premove there.
    """
    table = sa.select(tables.c.revision).where(tables.c.id == premove.table_id).with_for_update()
    revision: int = connection.execute(table).scalar_one()
    if premove.alternatives:
        save(connection, premove)
    else:
        remove(connection, premove.table_id, premove.seat)
    return at_table(connection, premove.table_id), revision


def save_due(connection: sa.Connection, premove: Premove, guild_id: int | None, play_at: datetime) -> None:
    """Store a premove whose turn has come, which is played at ``play_at``."""
    save(connection, premove)
    scheduler.schedule(connection, premove.id, guild_id, {Due.PREMOVE: play_at})


def remove(connection: sa.Connection, table_id: int, seat: int) -> None:
    """Forgets the premove of a seat."""
    gone = sa.delete(premoves).where(_of(table_id, seat)).returning(premoves.c.id)
    for premove_id in connection.scalars(gone).all():
        scheduler.cancel(connection, SubjectKind.PREMOVE, premove_id)


def answer_times(connection: sa.Connection, table_id: int) -> list[float]:
    """The seconds that people at a table have taken to begin their turns, as far as that is known; not in order."""
    last = (
        sa.select(journal.c.at, journal.c.seat, journal.c.user_id, journal.c.turn_ended, journal.c.ordered)
        .where(
            journal.c.table_id == table_id,
            journal.c.kind == EntryKind.MOVE.value,
            journal.c.undone.is_(sa.false()),
        )
        .order_by(journal.c.revision.desc())
        .limit(PACE_ENTRIES)
    )
    rows = connection.execute(last).all()[::-1]
    return [
        (row.at - before.at).total_seconds()
        for before, row in pairwise(rows)
        if before.turn_ended and row.seat != before.seat and row.user_id is not None and not row.ordered
    ]


def _of(table_id: int, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(premoves.c.table_id == table_id, premoves.c.seat == seat)

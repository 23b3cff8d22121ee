"""Queries about what people try on their own: a row a person and table."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from bot.analysis.model import Analysis
from bot.analysis.schema import analyses
from bot.db.inserts import insert
from bot.db.rows import Rows
from bot.db.schema import journal, tables
from bot.tables.core.model import EntryKind

ANALYSES = Rows(Analysis, analyses, deals=analyses.c.dealt)


class Tried(NamedTuple):
    """The lines of a person at a table, and the revision since which they are between two turns of their own."""

    analysis: Analysis
    since: int


def find(connection: sa.Connection, user_id: int, table_id: int, seat: int) -> Tried:
    """Find what a person on ``seat`` has tried at a table, which may be nothing."""
    mine = ANALYSES.one(connection, ANALYSES.select(_is(user_id, table_id)))
    ended = sa.select(sa.func.max(journal.c.revision)).where(
        journal.c.table_id == table_id,
        journal.c.seat == seat,
        journal.c.kind == EntryKind.MOVE.value,
        journal.c.turn_ended,
        journal.c.undone.is_(sa.false()),
    )
    since = connection.execute(ended).scalar_one() or 0
    return Tried(mine or Analysis(user_id=user_id, table_id=table_id), since)


def save(connection: sa.Connection, new: Analysis) -> bool:
    """Store what a person has tried, whose revision is one higher; whether nobody was faster."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == new.table_id).with_for_update())
    values = ANALYSES.values(new)
    if new.revision == 1:
        first = insert(connection.dialect.name, analyses).values(values).on_conflict_do_nothing()
        return connection.execute(first).rowcount == 1
    before = sa.and_(_is(new.user_id, new.table_id), analyses.c.revision == new.revision - 1)
    return connection.execute(sa.update(analyses).where(before).values(values)).rowcount == 1


def _is(user_id: int, table_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(analyses.c.user_id == user_id, analyses.c.table_id == table_id)

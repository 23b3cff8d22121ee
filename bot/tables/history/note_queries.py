"""Queries about the private notes of persons about tables."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from bot.db.schema import tables
from bot.db.statement import Statement
from bot.tables.history.schema import notes

_words = Statement(
    sa.select(notes.c.words).where(notes.c.user_id == sa.bindparam("user"), notes.c.table_id == sa.bindparam("table"))
)


def find(connection: sa.Connection, user_id: int, table_id: int) -> str:
    """A person's note about a table; empty where there is none."""
    return _words.scalar(connection, {"user": user_id, "table": table_id}) or ""


def save(connection: sa.Connection, user_id: int, table_id: int, words: str, at: datetime) -> None:
    """Stores a person's note about a table in the place of the one before; an empty one is none."""
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    connection.execute(sa.delete(notes).where(_is(user_id, table_id)))
    if words:
        connection.execute(sa.insert(notes), {"user_id": user_id, "table_id": table_id, "words": words, "at": at})


def _is(user_id: int, table_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(notes.c.user_id == user_id, notes.c.table_id == table_id)

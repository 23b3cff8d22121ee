"""Everything the database knows of one table, as plain data that JSON can hold."""

from __future__ import annotations

import base64
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.db.column_types import as_stored, plain
from bot.db.schema import due, outbox, parts_of_table, posts, tables
from bot.outbox.queries import of_tables
from bot.scheduler.model import SubjectKind, kinds_about


def export(connection: sa.Connection, table_id: int) -> dict[str, Any] | None:
    """All rows of a table by the name of the table they lie in; None where there is no such table.

    What belongs to single persons is left out: their notes, and when they looked.
    """
    found = _rows(connection, tables, tables.c.id == table_id)
    if not found:
        return None
    times = (due.c.kind.in_(kinds_about(SubjectKind.TABLE)), due.c.subject == table_id)
    return {
        "table": found[0],
        **{
            part.name: _rows(connection, part, part.c.table_id == table_id)
            for part in parts_of_table()
            if not {"private", "momentary"} & part.c.table_id.info.keys()
        },
        **{part.name: _rows(connection, part, of_tables(part, table_id)) for part in (outbox, posts)},
        due.name: [{name: row[name] for name in ("kind", "at")} for row in _rows(connection, due, *times)],
    }


def ids(connection: sa.Connection) -> list[int]:
    """The ids of all tables there have ever been, in order."""
    return list(connection.scalars(sa.select(tables.c.id).order_by(tables.c.id)))


def _rows(connection: sa.Connection, part: sa.Table, *where: sa.ColumnElement[bool]) -> list[dict[str, Any]]:
    found = connection.execute(sa.select(*map(as_stored, part.c)).where(*where)).all()
    return [{column.name: _value(column, value) for column, value in zip(part.c, row, strict=True)} for row in found]


def _value(column: sa.Column[Any], stored: Any) -> Any:
    return _state(stored) if column.name == "state" and isinstance(stored, bytes) else plain(column, stored)


def _state(data: bytes) -> dict[str, Any]:
    """A state's bytes, exactly; beside them what they say, where they are a format byte and JSON."""
    shown: dict[str, Any] = {"base64": base64.b64encode(data).decode()}
    with suppress(msgspec.MsgspecError, IndexError, UnicodeDecodeError):
        shown |= {"format": data[0], "plain": msgspec.json.decode(data[1:])}
    return shown

"""Everything the database knows of one table, as plain data that JSON can hold."""

from __future__ import annotations

import base64
import zlib
from contextlib import suppress
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.store.schema import MOMENTARY, PRIVATE, metadata, tables

JSON = {
    "events",
    "note",
    "offers",
    "options",
    "seen_by",
    "asked_since",
    "result",
    "undo_request",
    "clocks",
    "record",
    "removal",
    "gathering",
}
"""Columns that hold JSON."""


def export(connection: sa.Connection, table_id: int) -> dict[str, Any] | None:
    """All rows of a table by the name of the table they lie in; None where there is no such table.

    What belongs to single persons is left out: their notes, and when they looked.
    """
    row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).one_or_none()
    if row is None:
        return None
    return {
        "table": _plain(row),
        **{
            part.name: [_plain(each) for each in connection.execute(sa.select(part).where(part.c.table_id == table_id))]
            for part in metadata.sorted_tables
            if "table_id" in part.c and part not in MOMENTARY | PRIVATE
        },
    }


def ids(connection: sa.Connection) -> list[int]:
    """The ids of all tables there have ever been, in order."""
    return list(connection.scalars(sa.select(tables.c.id).order_by(tables.c.id)))


def _plain(row: sa.Row[Any]) -> dict[str, Any]:
    return {name: _value(name, value) for name, value in row._mapping.items()}


def _value(name: str, value: Any) -> Any:
    if name in JSON and value is not None:
        return msgspec.json.decode(value)
    if name == "moves":
        return msgspec.json.decode(zlib.decompress(value))
    if isinstance(value, bytes):
        return _state(value) if name == "state" else value.hex()
    return msgspec.to_builtins(value)


def _state(data: bytes) -> dict[str, Any]:
    """A state's bytes, exactly; beside them what they say, where they are a format byte and JSON."""
    shown: dict[str, Any] = {"base64": base64.b64encode(data).decode()}
    with suppress(msgspec.MsgspecError, IndexError, UnicodeDecodeError):
        shown |= {"format": data[0], "plain": msgspec.json.decode(data[1:])}
    return shown

"""A table that another bot has exported, stored here: as it was, under a number of its own."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.core.errors import safe_message
from bot.db.column_types import Typed
from bot.db.schema import clocks, due, parts_of_table, tables
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_at_table
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.tables.core.model import LIVE, Status


class ImportRefused(Exception):  # noqa: N818 - what happened, not that it is an error
    """It cannot be stored: the message is one line, and nothing has been changed."""


def import_table(
    connection: sa.Connection, exported: Mapping[str, Any], now: datetime, channel_id: int | None, hands: Sequence[int]
) -> int:
    """Stores a running table as an export gave it, in ``channel_id`` (None: where it was).

    Its board is posted, and the hands of the seats ``hands`` are sent; clocks run from then on. Returns its number.
    Raises Refused.
    """
    row = _values(tables, exported["table"])
    if row["status"] != Status.RUNNING.value:
        raise ImportRefused(f"table {exported['table']['id']} is not being played: there is nothing to go on with here")
    row["channel_id"] = row["channel_id"] if channel_id is None else channel_id
    known = sa.select(tables.c.id).where(tables.c.interaction_id == row["interaction_id"])
    if (here := connection.scalar(known)) is not None:
        raise ImportRefused(f"it is here already, as table {here}")
    taken = sa.select(tables.c.id).where(tables.c.channel_id == row["channel_id"], tables.c.status.in_(LIVE))
    if (other := connection.scalar(taken)) is not None:
        raise ImportRefused(f"table {other} is played in channel {row['channel_id']}: name another with --channel")
    made = connection.execute(sa.insert(tables), row).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    table_id: int = made[0]
    # What is marked comes along. Posts are the other bot's, plans, notes and answers their people's: these stay behind.
    for part in parts_of_table("portable"):
        rows = [{**_values(part, each), "table_id": table_id} for each in exported.get(part.name, ())]
        if part is clocks:
            rows = [{**each, "since": None} for each in rows]
        if rows:
            connection.execute(sa.insert(part), rows)
    times = [_values(due, each) for each in exported.get(due.name, ())]
    scheduler.schedule(connection, table_id, row["guild_id"], {_kind(each["kind"]): each["at"] for each in times})
    items = (NewItem(Kind.STATUS), *(NewItem(Kind.HAND, seat) for seat in hands))
    insert_at_table(connection, table_id, now, items)
    return table_id


def _kind(kind: str) -> Due:
    """Return a kind of due time. Raises Refused for what this version does not know."""
    try:
        return Due(kind)
    except ValueError:
        raise ImportRefused(f"a newer Cairn has exported it: this one does not know the due time {kind}") from None


def _values(part: sa.Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of an export as the database takes it. Raises Refused for what this version does not know."""
    columns, found = {column.name: column for column in part.c}, {}
    for name, value in row.items():
        if name not in columns:
            raise ImportRefused(f"a newer Cairn has exported it: this one does not know {part.name}.{name}")
        if not _says_where_it_lay(columns[name]):
            found[columns[name].key] = None if value is None else _value(columns[name], value)
    return found


def _says_where_it_lay(column: sa.Column[Any]) -> bool:
    return column.name in {"id", "table_id"} or "momentary" in column.info


def _value(column: sa.Column[Any], value: Any) -> Any:
    kind = column.type
    if isinstance(kind, Typed):
        try:
            return msgspec.convert(value, kind.kind)
        except msgspec.ValidationError as error:
            raise ImportRefused(f"{column} cannot be read: {safe_message(error)}") from None
    if isinstance(kind, sa.LargeBinary):
        return base64.b64decode(value["base64"]) if isinstance(value, dict) else bytes.fromhex(value)
    return value

"""A table that another bot has exported, stored here: as it was, under a number of its own."""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.model.outbox import Kind, NewItem
from bot.model.table import LIVE, Status
from bot.store.column_types import Instant, Span
from bot.store.outbox import insert_items
from bot.store.schema import clocks, due, journal, positions, seats, snapshots, tables

PARTS = (seats, clocks, journal, snapshots, positions, due)
"""What comes along. Posts are the other bot's, plans and notes their people's: these are left behind."""

LEFT = {"id", "table_id", "process"}
"""Columns that say where something lay."""


class Refused(Exception):  # noqa: N818 - what happened, not that it is an error
    """It cannot be stored: the message is one line, and nothing has been changed."""


def import_table(
    connection: sa.Connection, exported: Mapping[str, Any], now: datetime, channel_id: int | None, hands: Sequence[int]
) -> int:
    """Stores a running table as :func:`bot.store.export.export` gave it, in ``channel_id`` (None: where it was).

    Its board is posted, and the hands of the seats ``hands`` are sent; clocks run from then on. Returns its number.
    Raises Refused.
    """
    row = _values(tables, exported["table"])
    if row["status"] != Status.RUNNING.value:
        raise Refused(f"table {exported['table']['id']} is not being played: there is nothing to go on with here")
    row["channel_id"] = row["channel_id"] if channel_id is None else channel_id
    known = sa.select(tables.c.id).where(tables.c.interaction_id == row["interaction_id"])
    if (here := connection.scalar(known)) is not None:
        raise Refused(f"it is here already, as table {here}")
    taken = sa.select(tables.c.id).where(tables.c.channel_id == row["channel_id"], tables.c.status.in_(LIVE))
    if (other := connection.scalar(taken)) is not None:
        raise Refused(f"table {other} is played in channel {row['channel_id']}: name another with --channel")
    made = connection.execute(sa.insert(tables), row).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    table_id: int = made[0]
    for part in PARTS:
        rows = [{**_values(part, each), "table_id": table_id} for each in exported.get(part.name, ())]
        if part is clocks:
            rows = [{**each, "since": None} for each in rows]
        if rows:
            connection.execute(sa.insert(part), rows)
    items = (NewItem(Kind.STATUS), *(NewItem(Kind.HAND, seat) for seat in hands))
    insert_items(connection, table_id, row["revision"], now, items)
    return table_id


def _values(part: sa.Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """A row of an export as the database takes it. Raises Refused for what this version does not know."""
    columns, found = {column.name: column for column in part.c}, {}
    for name, value in row.items():
        if name in LEFT:
            continue
        if name not in columns:
            raise Refused(f"a newer Cairn has exported it: this one does not know {part.name}.{name}")
        found[columns[name].key] = None if value is None else _value(columns[name].type, value)
    return found


def _value(kind: sa.types.TypeEngine[Any], value: Any) -> Any:
    if isinstance(kind, Instant):
        return msgspec.convert(value, datetime)
    if isinstance(kind, Span):
        return msgspec.convert(value, timedelta)
    if isinstance(kind, sa.LargeBinary):
        if isinstance(value, str):
            return bytes.fromhex(value)
        return base64.b64decode(value["base64"]) if isinstance(value, dict) else msgspec.json.encode(value)
    if isinstance(kind, sa.Text) and not isinstance(value, str):
        return msgspec.json.encode(value).decode()
    return value

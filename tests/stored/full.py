"""A database with something in everything, whatever its schema: real stored games, and a row in every other table."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from contract.stored import Stored, stored, stored_files
from games import PACKAGES

FIRST_ID = 1001
"""Of the tables; what is opened later on PostgreSQL begins with 1."""

VALUES: dict[str, Any] = {
    "status": "running",
    "language": "de",
    "locale": "de",
    "options": "{}",
    "asked_since": "[]",
    "seen_by": "[1, 2]",
    "events": "[]",
    "alternatives": "[]",
    "over": None,
    "note": None,
    "result": None,
    "pace": "free",
    "late": "vote",
    "absence": "{}",
    "invitations": "{}",
    "code": None,
    "clocks": "[]",
    "record": "{}",
    "removal": None,
    "calendar": "{}",
    "zone": "Europe/Berlin",
    "subscribed": "[]",
    "plan": "{}",
    "forfeited": "[]",
    "places": None,
    "scores": None,
    "pings": "[]",
    "event": "turn",
    "payload": "{}",
    "moves": zlib.compress(b"[]"),
    "dealt": zlib.compress(b"[]"),
    "lines": "[]",
    "finished": "[]",
    "met": "[]",
    "level": None,
    "kind": "move",
    "about": "{}",
    "value": "{}",
    "begun": False,
    "table_id": FIRST_ID,
}
"""What lies in columns of these names; in others something that is of their type."""


def one_of_each() -> list[tuple[str, Stored]]:
    """A running game of every format of every game that was ever stored."""
    return [
        (key, next(each for each in stored(file) if each.kind != "over"))
        for key in sorted(PACKAGES)
        for file in stored_files(key)
    ]


def fill(connection: sa.Connection, games: Sequence[tuple[str, Stored]]) -> dict[str, int]:
    """Writes ``games`` into an empty database, and at least one row into every other table; how many rows each has."""
    schema = sa.MetaData()
    schema.reflect(connection)
    rows: dict[str, list[dict[str, Any]]] = {table.name: [_row(table)] for table in schema.sorted_tables}
    rows["polls"] = [_row(schema.tables["polls"], kind="still_playing")]
    if "daily_deals" in rows:
        rows["daily_deals"] = [_row(schema.tables["daily_deals"], level="easy")]
    del rows["alembic_version"]
    rows["tables"], rows["seats"] = [], []
    for number, (game, one) in enumerate(games, FIRST_ID):
        rows["tables"].append(
            _row(schema.tables["tables"], id=number, channel_id=number, game=game, state=one.state, once=f"c{number}")
        )
        rows["seats"] += [
            _row(schema.tables["seats"], table_id=number, seat=seat, user_id=seat, name="ديا \N{DIE FACE-1}")
            for seat in range(one.seats)
        ]
    for name, each in rows.items():
        connection.execute(sa.insert(schema.tables[name]), each)
    return {name: len(each) for name, each in rows.items()}


def _row(table: sa.Table, **given: Any) -> dict[str, Any]:
    named = {name: value for name, value in VALUES.items() if name in table.c}
    return {column.name: _value(column) for column in table.c} | named | given


def _value(column: sa.Column[Any]) -> Any:
    match column.type:
        case sa.Boolean():
            return True
        case sa.Double():
            return 1.5
        case sa.BigInteger():
            return 10**15
        case sa.Integer():
            return 1
        case sa.LargeBinary():
            return b"\0\xff"
        case _:
            return "x"

"""Copies of a stored table, made by the database itself: very many in little time."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from bot.db.schema import whole_schema

OWN = {"id": "n", "table_id": "n", "subject": "n", "channel_id": "n", "once": "source.once || '-' || n"}
"""What differs in each copy, whose id is ``n``, by the column's name."""

_KEYS = {"tables": "id", "due": "subject"}


def copy(connection: sa.Connection, table_id: int, first: int, last: int, values: Mapping[str, str]) -> None:
    """Copy a table with all that hangs on it, to the ids from ``first`` to ``last``.

    ``values`` are SQL expressions by "column", for all rows that have it, or by "table.column"; in them ``n`` is the
    copy's id and ``source`` the row.
    """
    numbers = f"WITH RECURSIVE numbers(n) AS (SELECT {first} UNION ALL SELECT n + 1 FROM numbers WHERE n < {last})"  # noqa: S608
    known = OWN | dict(values)
    for table in whole_schema().sorted_tables:
        key = _KEYS.get(table.name, "table_id")
        if key in table.c:
            names = [column.name for column in table.c]
            columns = ", ".join(f'"{name}"' for name in names)
            copied = ", ".join(known.get(f"{table.name}.{name}", known.get(name, f'source."{name}"')) for name in names)
            statement = f"INSERT INTO {table.name} ({columns}) SELECT {copied} FROM {table.name} AS source, numbers"  # noqa: S608
            connection.exec_driver_sql(f"{numbers} {statement} WHERE source.{key} = {table_id}")

"""One database copied into an empty one of the other kind: all of it or nothing, and held against it row by row.

The copy is one transaction, schema and all. What breaks it off leaves the target as it was, and it can be begun anew.
The rows are those that the source has, in the schema that it has: whoever opens the target brings it up to date.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import exc

from bot.db.connections import connect
from bot.db.database import shown
from bot.db.files import check
from bot.db.migrate import present_version, upgrade, why_unusable
from bot.db.postgresql import APPLICATION
from bot.db.schema import whole_schema
from bot.db.sqlite_connection import read_only

BATCH_SIZE = 1000
"""Rows that are read, or written, at a time."""

VERSION = "alembic_version"

MAX_TENTHS = 30
"""Tenths of a second for which those may stay connected that have just been stopped."""

Tell = Callable[[str], None]


class TransferRefused(Exception):  # noqa: N818 - what happened, not that it is an error
    """It cannot be copied: the message is one line, and nothing has been changed."""


class Transfer(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of both databases after a transfer."""

    version: str
    rows: dict[str, int]
    """By table."""
    already: bool
    """All of it was there before."""


async def to_server(file: Path, url: str, tell: Tell) -> Transfer:
    """Copies an SQLite file, which nobody else may be using, into a server's database.

    Raises Refused, BadFile, StoreUnavailable.
    """
    check(file)
    server = connect(url)

    def copy(target: sa.Connection) -> Transfer:
        require_alone(target)
        with _reading(file) as source:
            return _transfer(source, target, shown(server.url), tell)

    try:
        return await server.migrate(copy)
    finally:
        await server.close()


async def from_server(url: str, file: Path, tell: Tell) -> Transfer:
    """The same the other way. While it goes on nobody else can write to the server's database.

    Raises Refused, BadFile, StoreUnavailable.
    """
    server = connect(url)

    def copy(source: sa.Connection) -> Transfer:
        if held:
            source.exec_driver_sql(f"LOCK TABLE {', '.join(held)} IN SHARE MODE")
        require_alone(source)
        with _writing(file) as target:
            return _transfer(source, target, str(file), tell)

    try:
        held = await server.read(_lockable)
        return await server.moment(copy)
    finally:
        await server.close()


def require_alone(connection: sa.Connection) -> None:
    """Raises Refused where other processes of Cairn stay connected to the same database."""
    others = sa.text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
        " AND pid <> pg_backend_pid()"
    )
    for _ in range(MAX_TENTHS):
        if not (found := connection.execute(others, {"name": APPLICATION}).scalar_one()):
            return
        connection.exec_driver_sql("SELECT pg_sleep(0.1), pg_stat_clear_snapshot()")
    raise TransferRefused(
        f"{found} connections of Cairn are open to {shown(connection.engine.url)}: stop the bot first."
    )


def _lockable(connection: sa.Connection) -> list[str]:
    """The tables that can be kept as they are: a replica's are so by themselves."""
    if connection.exec_driver_sql("SELECT pg_is_in_recovery()").scalar_one():
        return []
    return sorted(set(sa.inspect(connection).get_table_names()) & {VERSION, *whole_schema().tables})


@contextmanager
def _reading(file: Path) -> Iterator[sa.Connection]:
    with closing(read_only(file)) as raw, _sqlite(raw, file) as connection:
        raw.isolation_level = None
        connection.exec_driver_sql("BEGIN")
        yield connection


@contextmanager
def _writing(file: Path) -> Iterator[sa.Connection]:
    with closing(sqlite3.connect(file, isolation_level=None)) as raw, _sqlite(raw, file) as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        if broken := connection.exec_driver_sql("PRAGMA foreign_key_check").first():
            raise TransferRefused(
                f"a row of {broken[0]} belongs to a table that is not there: the database is damaged."
            )
        connection.commit()


@contextmanager
def _sqlite(raw: sqlite3.Connection, file: Path) -> Iterator[sa.Connection]:
    """SQLAlchemy on ``raw``; what fails there is told of the file, not of the server at the other end."""
    engine = sa.create_engine("sqlite://", creator=lambda: raw, poolclass=sa.StaticPool)
    try:
        with engine.connect() as connection:
            yield connection
    except (exc.DBAPIError, sqlite3.Error) as error:
        reason = getattr(error, "orig", error)
        if not isinstance(reason, sqlite3.Error):
            raise
        raise TransferRefused(f"{file} cannot be used: {reason}.") from None


def _transfer(source: sa.Connection, target: sa.Connection, name: str, tell: Tell) -> Transfer:
    """Copies and compares; ``name`` is the target's."""
    version = present_version(source)
    if version is None:
        raise TransferRefused("there are no tables of Cairn to copy.")
    if reason := why_unusable(version):
        raise TransferRefused(f"what is to be copied {reason}.")
    present = present_version(target)
    if present is None:
        upgrade(target, version)
    elif present != version:
        raise TransferRefused(
            f"{name} has schema {present}, and what is to be copied {version}: name an empty database."
        )
    there, here = _schema(source, version), _schema(target, version)
    already = any(target.execute(sa.select(table).limit(1)).first() for table in here.sorted_tables)
    if not already:
        for table in here.sorted_tables:
            tell(f"copying {table.name}")
            _copy(source, there.tables[table.name], target, table)
        _count_on(target, here, _counters(source, there))
    rows = {table.name: _compare(source, there.tables[table.name], target, table) for table in here.sorted_tables}
    different = [table for table, found in rows.items() if found is None]
    if already and (different or _counters(source, there) != _counters(target, here)):
        raise TransferRefused(
            f"{name} holds other contents (see {', '.join(different) or 'ids'}): name an empty database."
        )
    if different:
        raise TransferRefused(f"the rows of {', '.join(different)} would not be the same in {name}.")
    if not already and target.dialect.name == "postgresql":
        target.exec_driver_sql("ANALYZE " + ", ".join(here.tables))
    return Transfer(version=version, rows={table: found or 0 for table, found in rows.items()}, already=already)


def _schema(connection: sa.Connection, version: str) -> sa.MetaData:
    """The tables of a database, those alone that Cairn has in this version; another program's may lie beside them."""
    schema = sa.MetaData()
    engine = sa.create_engine("sqlite://")
    with engine.begin() as pristine:
        upgrade(pristine, version)
        names = set(sa.inspect(pristine).get_table_names()) - {VERSION}
    engine.dispose()
    schema.reflect(connection, only=sorted(names))
    return schema


def _copy(source: sa.Connection, there: sa.Table, target: sa.Connection, here: sa.Table) -> None:
    for chunk in _rows(source, there).mappings().partitions():
        target.execute(sa.insert(here), [dict(row) for row in chunk])


def _compare(source: sa.Connection, there: sa.Table, target: sa.Connection, here: sa.Table) -> int | None:
    """How many rows a table has, where they are the same in both; None where they differ."""
    count = 0
    for one, other in zip_longest(_rows(source, there), _rows(target, here)):
        if one is None or other is None or one._mapping != other._mapping:
            return None
        count += 1
    return count


def _rows(connection: sa.Connection, table: sa.Table) -> sa.CursorResult[Any]:
    """All rows by their key, in the same order on either kind of database, a chunk at a time in memory."""
    plain = connection.dialect.name == "postgresql"
    key = [
        sa.collate(column, "C") if plain and isinstance(column.type, sa.String) else column
        for column in table.primary_key
    ]
    return connection.execute(sa.select(table).order_by(*key), execution_options={"yield_per": BATCH_SIZE})


def _counters(connection: sa.Connection, schema: sa.MetaData) -> dict[str, int]:
    """The last number that each table has used for an id of its own."""
    found: dict[str, int] = {}
    if connection.dialect.name == "sqlite":
        counted = connection.exec_driver_sql("SELECT name, seq FROM sqlite_sequence")
        found = {row.name: row.seq for row in counted}
    for name, sequence in _sequences(connection, schema).items():
        last, called = connection.exec_driver_sql(f"SELECT last_value, is_called FROM {sequence}").one()  # noqa: S608
        found[name] = last if called else 0
    for name in found:
        newest = connection.execute(sa.select(sa.func.max(schema.tables[name].c.id))).scalar_one()
        found[name] = max(found[name], newest or 0)
    return {name: last for name, last in found.items() if last}


def _count_on(connection: sa.Connection, schema: sa.MetaData, counters: dict[str, int]) -> None:
    """Lets the ids of a copy go on where those of its original stopped; none is ever used again."""
    if connection.dialect.name == "sqlite":
        for name, last in counters.items():
            connection.exec_driver_sql("DELETE FROM sqlite_sequence WHERE name = ?", (name,))
            connection.exec_driver_sql("INSERT INTO sqlite_sequence VALUES (?, ?)", (name, last))
        return
    for name, sequence in _sequences(connection, schema).items():
        if name in counters:
            connection.execute(
                sa.text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": counters[name]}
            )


def _sequences(connection: sa.Connection, schema: sa.MetaData) -> dict[str, str]:
    """The sequences of a server's database, by the table whose ids they count; a file has none."""
    if connection.dialect.name == "sqlite":
        return {}
    find = sa.text("SELECT pg_get_serial_sequence(:name, 'id')")
    with_id = [table.name for table in schema.sorted_tables if "id" in table.c]
    found = {name: connection.execute(find, {"name": name}).scalar_one() for name in with_id}
    return {name: sequence for name, sequence in found.items() if sequence}

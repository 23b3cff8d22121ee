"""A copy of the live tables alone, brought to the present schema; the database they come from is only read.

The copy is made in the schema that the database has and goes the way of every database from there: the migrations
themselves are tried, and an older back-up stays as it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import exc

from bot.db.connections import connect
from bot.db.database import StoreUnavailable
from bot.db.files import BadFile, check
from bot.db.migrate import present_version, upgrade, why_unusable
from bot.db.schema import IS_LIVE, tables
from bot.db.sqlite_connection import read_only

BATCH_SIZE = 200
"""The number of tables that are copied at a time."""

DUMPS = (b"PGDMP", b"--\n-- PostgreSQL database dump")
"""How a file of pg_dump begins."""


class CannotMigrate(Exception):  # noqa: N818 - what happened, not that it is an error
    """A migration failed on the copy: the message is one line."""


def copy_from_file(file: Path, target: Path) -> str:
    """Copies the live tables of an SQLite database or back-up into ``target``; the schema that they came in.

    The file may be in use. Raises BadFile where it is not a sound database of a known schema, and CannotMigrate.
    """
    try:
        with file.open("rb") as opened:
            head = opened.read(40)
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}.") from None
    if head.startswith(DUMPS):
        raise BadFile(f"{file} is a dump of PostgreSQL: restore it into a database of its own, and name that.")
    check(file)
    engine = sa.create_engine("sqlite://", creator=lambda: read_only(file), poolclass=sa.NullPool)
    with engine.connect() as source, source.begin():
        source.exec_driver_sql("BEGIN")  # one moment for all that is read
        return _copy(source, target)


async def copy_from_server(url: str, target: Path) -> str:
    """The same from a database server, in a transaction that cannot write. Raises StoreUnavailable, CannotMigrate."""
    database = connect(url)
    try:
        return await database.moment(_copy, target)
    finally:
        await database.close()


def live_ids(connection: sa.Connection) -> list[int]:
    """The ids of all live tables, in order."""
    return list(connection.scalars(sa.select(tables.c.id).where(IS_LIVE).order_by(tables.c.id)))


def _copy(source: sa.Connection, target: Path) -> str:
    version = present_version(source)
    if version is None:
        raise StoreUnavailable("The database holds no tables of Cairn.")
    if reason := why_unusable(version):
        raise StoreUnavailable(f"The database {reason}.")
    with closing(sqlite3.connect(target)) as made:
        made.execute("PRAGMA synchronous = OFF")
        engine = sa.create_engine("sqlite://", creator=lambda: made, poolclass=sa.StaticPool)
        with engine.begin() as copy:
            upgrade(copy, version)
            schema = sa.MetaData()
            schema.reflect(copy)
            ids = live_ids(source)
            for start in range(0, len(ids), BATCH_SIZE):
                _copy_rows(source, copy, schema, ids[start : start + BATCH_SIZE])
        try:
            with engine.begin() as copy:
                upgrade(copy)
        except (exc.SQLAlchemyError, ValueError, LookupError, TypeError) as error:
            reason = str(getattr(error, "orig", None) or type(error).__name__)
            way = f"from schema {version} to the present one"
            raise CannotMigrate(f"the database cannot be brought {way}: {reason}") from None
    return version


def _copy_rows(source: sa.Connection, copy: sa.Connection, schema: sa.MetaData, ids: Sequence[int]) -> None:
    for table in schema.sorted_tables:
        key = table.c.get("table_id") if table.name != tables.name else table.c.id
        if key is not None:
            rows = source.execute(sa.select(table).where(key.in_(ids))).mappings().all()
            if rows:
                copy.execute(sa.insert(table), [dict(row) for row in rows])

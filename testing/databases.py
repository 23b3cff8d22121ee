"""Which kind of database tests run on: SQLite files, or PostgreSQL where ``CAIRN_TEST_DATABASE`` says so."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import cast

import sqlalchemy as sa

from bot.db import Store
from bot.db.database import Sqlite
from bot.db.migrate import upgrade
from bot.db.postgresql import Server
from bot.db.schema import whole_schema

KIND = "CAIRN_TEST_DATABASE"
"""``sqlite`` (what it is where it is not set) or ``postgresql``."""

KINDS = ("sqlite", "postgresql")

_made: set[Path] = set()


def kind() -> str:
    """The kind of database that this test runs on."""
    return os.environ.get(KIND) or KINDS[0]


def setting(folder: Path, *, empty: bool = False) -> str:
    """Return the value of CAIRN_DATABASE for the database that belongs to ``folder``.

    It exists from then on, migrated. Where it is to be ``empty``, an SQLite file is made by whoever opens it.
    """
    if kind() == "sqlite":
        file = folder / "cairn.db"
        if not empty and not file.exists():
            file.write_bytes(_migrated())
        return str(file)

    from testing import postgres

    _made.add(folder)
    return postgres.database(str(folder), empty=empty)


@cache
def _migrated() -> bytes:
    """An SQLite file as the migrations leave it: made once, since each of them takes its time, and on no disk."""
    engine = sa.create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection)
        _limit_texts(connection)
    with closing(engine.raw_connection()) as raw:
        made: bytes = cast("sqlite3.Connection", raw.driver_connection).serialize()
    engine.dispose()
    return made


def _limit_texts(connection: sa.Connection) -> None:
    """Let SQLite refuse what is too long for its column, as PostgreSQL does."""
    for table in whole_schema().sorted_tables:
        texts = ((column.name, column.type) for column in table.columns)
        sizes = {name: kind.length for name, kind in texts if isinstance(kind, sa.String) and kind.length}
        too_long = " OR ".join(f"length(NEW.{name}) > {size}" for name, size in sizes.items())
        for event in ("INSERT", "UPDATE") if sizes else ():
            connection.exec_driver_sql(
                f"CREATE TRIGGER {table.name}_{event} BEFORE {event} ON {table.name} WHEN {too_long} "
                f"BEGIN SELECT RAISE(ABORT, 'a text of {table.name} is too long'); END"
            )


def url(folder: Path, *, empty: bool = False) -> str:
    """The same database as SQLAlchemy wants it."""
    database = setting(folder, empty=empty)
    return database if "://" in database else f"sqlite:///{database}"


def forget(folder: Path) -> None:
    """Removes the PostgreSQL databases of ``folder`` and what is below it."""
    done = {each for each in _made if each.is_relative_to(folder)}
    if done:
        from testing import postgres

        postgres.release(map(str, done))
        _made.difference_update(done)


def writing_engine(store: Store) -> sa.Engine:
    """The engine that moves are written through."""
    database = store._database
    if isinstance(database, Sqlite):
        return database.writer.engine
    assert isinstance(database, Server)
    return database.engine.sync_engine

"""One connection to an SQLite file, whose thread runs whole functions.

This is the only module that knows aiosqlite's inside: its connections run every call on a thread of their own, and
``_execute`` hands that thread any function. Statement by statement a move would visit the thread thirty times, each
visit waiting for Python's one lock. ``tests/bot/db/test_sqlite_connection.py`` holds what is assumed here; the
version is pinned for the same reason.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event

T = TypeVar("T")

BUSY_SECONDS = 10

SYNCHRONOUS = "FULL"
"""Commits outlive a crash of the system."""

CACHE_KIB = 500
"""Pages a connection may keep in memory; the system's own file cache serves the rest."""


_here = threading.local()
"""``opened``: the connection whose thread this is."""


def sqlite_connections(url: sa.URL, count: int) -> list[SqliteConnection]:
    """Return so many connections to the file behind ``url``."""
    return [SqliteConnection(url, _engine().execution_options()) for _ in range(count)]


@cache
def _engine() -> sa.Engine:
    """The engine of all connections: on each thread it connects to that thread's own.

    They share what SQLAlchemy keeps of each statement, some 25 KiB: statements are compiled once in a process,
    whichever connection comes free and whatever the file.
    """
    engine = sa.create_engine(
        "sqlite://", poolclass=sa.SingletonThreadPool, pool_size=sys.maxsize, creator=_opened, hide_parameters=True
    )
    event.listen(engine, "connect", _prepare)
    return engine


class SqliteConnection:
    """A connection of SQLAlchemy's ``engine`` on one of aiosqlite's, opened when it is first needed.

    It is kept: to connect anew takes half as long as a visit's statements.
    """

    def __init__(self, url: sa.URL, engine: sa.Engine) -> None:
        self._url = url
        self._opening = asyncio.Lock()
        self._connection: aiosqlite.Connection | None = None
        self._kept: sa.Connection
        self._closed = False
        self.engine = engine

    async def run(self, function: Callable[[sa.Connection], T]) -> T:
        """Run ``function`` on the connection's thread, to its end even for a cancelled caller.

        What it has not committed is rolled back. Raises sqlite3.Error where the file cannot be opened.
        """
        return await _on_thread(self._connection or await self._open(), self._visit, function)

    async def close(self) -> None:
        """Waits for what is running and closes the connection, for good."""
        self._closed = True
        if self._connection is not None:
            await _on_thread(self._connection, self._kept.close)
            await self._connection.close()
            self._connection = None

    def _visit(self, function: Callable[[sa.Connection], T]) -> T:
        try:
            return function(self._kept)
        finally:
            self._kept.rollback()

    def _connect(self, opened: sqlite3.Connection) -> None:
        _here.opened = opened
        self._kept = self.engine.connect()

    async def _open(self) -> aiosqlite.Connection:
        async with self._opening:
            if self._closed:
                raise sqlite3.ProgrammingError("it has been closed")
            if self._connection is None:
                made = aiosqlite.connect(self._url.database or "", isolation_level=None, timeout=BUSY_SECONDS)
                made._thread.daemon = True  # a program that dies without closing is not held up by it
                try:
                    opened = await made
                    await _on_thread(opened, self._connect, opened._conn)
                    self._connection = opened
                except BaseException:
                    made.stop()
                    made._thread.join()  # it would still want the event loop
                    raise
            return self._connection


def read_only(file: Path) -> sqlite3.Connection:
    """A connection to ``file`` that cannot write. Raises sqlite3.Error, where it is used at the latest."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def _opened() -> sqlite3.Connection:
    found: sqlite3.Connection = _here.opened
    return found


async def _on_thread(connection: aiosqlite.Connection, function: Callable[..., T], *args: Any) -> T:
    execute: Any = connection._execute
    found: T = await execute(function, *args)
    return found


def _prepare(connection: Any, _record: object) -> None:
    for pragma in (
        "journal_mode = WAL",
        f"synchronous = {SYNCHRONOUS}",
        "foreign_keys = ON",
        f"cache_size = -{CACHE_KIB}",
    ):
        connection.execute(f"PRAGMA {pragma}")

"""One connection to an SQLite file, whose thread runs whole functions.

This is the only module that knows aiosqlite's inside: its connections run every call on a thread of their own, and
``_execute`` hands that thread any function. Statement by statement a move would visit the thread thirty times, each
visit waiting for Python's one lock. ``tests/bot/db/test_sqlite_connection.py`` holds what is assumed here; the
version is pinned for the same reason.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import sqlalchemy as sa
from sqlalchemy import event

T = TypeVar("T")

BUSY_SECONDS = 10

CACHE_KIB = 500
"""Pages a connection may keep in memory; the system's own file cache serves the rest."""


class SqliteConnection:
    """An SQLAlchemy engine on one aiosqlite connection, which is opened when it is first needed."""

    def __init__(self, url: sa.URL) -> None:
        self._url = url
        self._opening = asyncio.Lock()
        self._connection: aiosqlite.Connection | None = None
        self._closed = False
        self.engine = sa.create_engine(url, poolclass=sa.StaticPool, creator=self._opened, hide_parameters=True)
        event.listen(self.engine, "connect", _prepare)

    async def run(self, function: Callable[[sa.Engine], T]) -> T:
        """Run ``function`` on the connection's thread, to its end even for a cancelled caller.

        Raises sqlite3.Error where the file cannot be opened.
        """
        return await _on_thread(self._connection or await self._open(), function, self.engine)

    async def close(self) -> None:
        """Waits for what is running and closes the connection, for good."""
        self._closed = True
        if self._connection is not None:
            await _on_thread(self._connection, self.engine.dispose)
            await self._connection.close()
            self._connection = None

    async def _open(self) -> aiosqlite.Connection:
        async with self._opening:
            if self._closed:
                raise sqlite3.ProgrammingError("it has been closed")
            if self._connection is None:
                made = aiosqlite.connect(self._url.database or "", isolation_level=None, timeout=BUSY_SECONDS)
                made._thread.daemon = True  # a program that dies without closing is not held up by it
                try:
                    self._connection = await made
                except BaseException:
                    made.stop()
                    made._thread.join()  # it would still want the event loop
                    raise
            return self._connection

    def _opened(self) -> Any:
        if self._connection is None:
            raise ValueError("the connection is not open")
        return self._connection._conn


def read_only(file: Path) -> sqlite3.Connection:
    """A connection to ``file`` that cannot write. Raises sqlite3.Error, where it is used at the latest."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


async def _on_thread(connection: aiosqlite.Connection, function: Callable[..., T], *args: Any) -> T:
    execute: Any = connection._execute
    found: T = await execute(function, *args)
    return found


def _prepare(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"cache_size = -{CACHE_KIB}"):
        connection.execute(f"PRAGMA {pragma}")

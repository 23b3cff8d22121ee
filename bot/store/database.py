"""The way to the database: engines, transactions, errors. What is SQLite's own is here and in sqlite_connection.py."""

from __future__ import annotations

import abc
import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc

from bot.store.connection_queue import ConnectionQueue, read_each, write_together
from bot.store.sqlite_connection import SqliteConnection

P = ParamSpec("P")
T = TypeVar("T")

Query = Callable[Concatenate[sa.Connection, P], T]
"""A query is an ordinary function of a connection: the same one runs on an SQLite connection's thread, and against an
asynchronous driver."""

READERS = 3
"""Connections that read beside the one that writes."""


class StoreUnavailable(Exception):  # noqa: N818 - what it is, not that it is an error
    """The database cannot be opened, read or written. The message is one sentence for the operator."""


class Database(abc.ABC):
    """A database behind an SQLAlchemy URL."""

    def __init__(self, url: sa.URL) -> None:
        self.url = url

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``query`` finds. A query of several statements may see changes between them. Raises StoreUnavailable."""
        return await self._do(self._read, query, *args, **kwargs)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``query`` answers once its transaction is durable; where it raises, nothing of it is stored.

        Whoever asks may be cancelled: what was begun is still ended properly. Raises StoreUnavailable.
        """
        return await self._do(self._write, query, *args, **kwargs)

    @abc.abstractmethod
    async def close(self) -> None:
        """Waits for what is in hand and lets go of every connection."""

    @abc.abstractmethod
    async def _read(self, query: Callable[[sa.Connection], T]) -> T: ...

    @abc.abstractmethod
    async def _write(self, query: Callable[[sa.Connection], T]) -> T: ...

    async def _do(self, way: Callable[[Any], Any], query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            found: T = await way(lambda connection: query(connection, *args, **kwargs))
        except exc.IntegrityError:
            raise
        except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error, OSError) as error:
            raise unavailable(self.url, error) from error
        return found


class Sqlite(Database):
    """A database in a file: one connection writes, a few read, each visit to a connection's thread one whole job.

    SQLite allows one writer, and a queue is kinder than "database is locked". What waits in the queue is written
    together, each query in a savepoint, and made durable by one commit: the disk is asked once for many players.
    Nobody is answered before that commit.
    """

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url)
        self._writer = ConnectionQueue([SqliteConnection(url)], write_together)
        self._reader = ConnectionQueue([SqliteConnection(url) for _ in range(READERS)], read_each)
        try:
            Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unavailable(url, error) from error

    async def close(self) -> None:
        await self._writer.close()
        await self._reader.close()

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._reader.do(query)

    async def _write(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._writer.do(query)


class Server(Database):
    """A database server behind an asynchronous driver, such as ``postgresql+asyncpg``."""

    def __init__(self, url: sa.URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # costs start-up time that SQLite need not pay

        super().__init__(url)
        self._writer = create_async_engine(url)
        self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
        self._writes: set[asyncio.Future[Any]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._writes, return_exceptions=True)
        await self._writer.dispose()

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(query)

    async def _write(self, query: Callable[[sa.Connection], T]) -> T:
        work = asyncio.ensure_future(self._transact(query))
        self._writes.add(work)
        work.add_done_callback(self._writes.discard)
        return await asyncio.shield(work)

    async def _transact(self, query: Callable[[sa.Connection], T]) -> T:
        async with self._writer.begin() as connection:
            return await connection.run_sync(query)


def connect(url: str) -> Database:
    """The database behind ``url``; any driver of SQLite means the file. Raises StoreUnavailable."""
    parsed = sa.make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return Sqlite(parsed.set(drivername="sqlite+pysqlite"))
    return Server(parsed)


def unavailable(url: sa.URL, error: Exception) -> StoreUnavailable:
    """``error`` in a sentence that names the database."""
    reason = str(getattr(error, "orig", None) or error).strip().rstrip(".") or type(error).__name__
    return StoreUnavailable(f"The database {url.render_as_string(hide_password=True)} cannot be used: {reason}.")

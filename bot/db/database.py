"""The way to the database: engines, transactions, errors. What is SQLite's own is here and in sqlite_connection.py."""

from __future__ import annotations

import abc
import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc

from bot.core.meter import SILENT, Meter
from bot.db.connection_queue import AnyQuery, ConnectionQueue, Outcome, Visit, read_each, write_together
from bot.db.sqlite_connection import SqliteConnection, read_only, sqlite_connections

P = ParamSpec("P")
T = TypeVar("T")

Query = Callable[Concatenate[sa.Connection, P], T]
"""A query is an ordinary function of a connection: the same one runs on an SQLite connection's thread, and against an
asynchronous driver."""

PEEK_PAUSES = (0.02, 0.05, 0.1, 0.3, 1.0, 3.0)
"""Seconds before a database that is being recovered is looked at again."""

MAX_READERS = 3
"""Connections that read beside the one that writes."""


class StoreUnavailable(Exception):  # noqa: N818 - what it is, not that it is an error
    """The database cannot be opened, read or written. The message is one sentence for the operator."""


class Database(abc.ABC):
    """A database behind an SQLAlchemy URL; ``meter`` is told how long everything takes."""

    def __init__(self, url: sa.URL, meter: Meter = SILENT) -> None:
        self.url = url
        self.meter = meter

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a query that only reads. Its statements may see changes between them. Raises StoreUnavailable."""
        return await self._do("read", self._read, query, *args, **kwargs)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``query`` in a transaction and return its result once that is durable.

        Where it raises, nothing is stored.

        The caller may be cancelled: a transaction that was begun is still ended properly. Raises StoreUnavailable.
        """
        return await self._do("write", self._write, query, *args, **kwargs)

    @abc.abstractmethod
    async def close(self) -> None:
        """Waits for what is in hand and lets go of every connection."""

    async def moment(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``query`` on a snapshot of one moment, without a limit of time. It cannot write."""
        return await self._do("moment", self._moment, query, *args, **kwargs)

    async def peek(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same of a database that may not be ours: not one of its bytes changes."""
        return await self._do("peek", self._peek, query, *args, **kwargs)

    @abc.abstractmethod
    async def check_writable(self) -> None:
        """Raises StoreUnavailable where the database says that nothing can be written there, whoever tries."""

    async def migrate(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for a change of the schema: nobody else makes one meanwhile, and it takes as long as it takes."""
        return await self._do("migrate", self._migrate, query, *args, **kwargs)

    @abc.abstractmethod
    async def _read(self, query: Callable[[sa.Connection], T]) -> T: ...

    async def _peek(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._read(query)

    @abc.abstractmethod
    async def _moment(self, query: Callable[[sa.Connection], T]) -> T: ...

    @abc.abstractmethod
    async def _write(self, query: Callable[[sa.Connection], T]) -> T: ...

    @abc.abstractmethod
    async def _migrate(self, query: Callable[[sa.Connection], T]) -> T: ...

    async def _do(
        self, name: str, way: Callable[[Any], Any], query: Query[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        began = time.perf_counter()
        try:
            found: T = await way(lambda connection: query(connection, *args, **kwargs))
        except exc.IntegrityError:
            raise
        except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error, OSError) as error:
            self.meter.not_stored()
            raise self._unavailable(error) from error
        self.meter.stored(name, time.perf_counter() - began)
        return found

    def _unavailable(self, error: Exception) -> StoreUnavailable:
        return unavailable(self.url, error)


class Sqlite(Database):
    """A database in a file: one connection writes, a few read, each visit to a connection's thread one whole job.

    SQLite allows one writer, and a queue is kinder than "database is locked". What waits in the queue is written
    together, each query in a savepoint, and made durable by one commit: the disk is asked once for many players.
    Nobody is answered before that commit.
    """

    def __init__(self, url: sa.URL, meter: Meter = SILENT) -> None:
        super().__init__(url, meter)
        self._connections = sqlite_connections(url, 1 + MAX_READERS)
        self.writer, *readers = self._connections
        self._writing = ConnectionQueue([_visits(self.writer, partial(write_together, meter))])
        self._reading = ConnectionQueue([_visits(reader, read_each) for reader in readers])
        file = Path(url.database or "")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._exists = file.is_file()
        except OSError as error:
            raise unavailable(url, error) from error

    async def close(self) -> None:
        await self._writing.close()
        await self._reading.close()
        for connection in self._connections:
            await connection.close()

    async def check_writable(self) -> None:
        """A file says so when it is written."""

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._reading.do(query)

    async def _peek(self, query: Callable[[sa.Connection], T]) -> T:
        file = Path(self.url.database or "")

        def look() -> T:
            engine = sa.create_engine("sqlite://", creator=lambda: read_only(file), poolclass=sa.NullPool)
            with engine.connect() as connection:
                return query(connection)

        if not self._exists:
            return await self._read(query)
        for pause in PEEK_PAUSES:
            try:
                return await asyncio.to_thread(look)
            except exc.OperationalError as error:
                if not _is_recovering(error):
                    raise
                await asyncio.sleep(pause)
        await self._read(lambda connection: connection.scalar(sa.text("SELECT count(*) FROM sqlite_master")))
        return await asyncio.to_thread(look)

    async def _moment(self, query: Callable[[sa.Connection], T]) -> T:
        def still(connection: sa.Connection) -> T:
            connection.exec_driver_sql("BEGIN")
            try:
                return query(connection)
            finally:
                connection.exec_driver_sql("ROLLBACK")

        return await self._reading.do(still)

    async def _write(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._writing.do(query)

    async def _migrate(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._writing.do(query)


def _is_recovering(error: exc.OperationalError) -> bool:
    """True where what a killed process left has yet to be written: another is doing so, or whoever reads next does."""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_READONLY


def _visits(
    connection: SqliteConnection, run: Callable[[Sequence[AnyQuery], sa.Connection], Sequence[Outcome]]
) -> Visit:
    return lambda queries: connection.run(partial(run, queries))


def unavailable(url: sa.URL, error: Exception, advice: str = "") -> StoreUnavailable:
    """``error`` in a sentence that names the database, and what to do about it in another."""
    reason = str(getattr(error, "orig", None) or error).strip().rstrip(".") or type(error).__name__
    return StoreUnavailable(f"The database {shown(url)} cannot be used: {reason}." + (advice and f" {advice}"))


def shown(url: sa.URL) -> str:
    """``url`` without what is nobody's business."""
    return url.difference_update_query(["password"]).render_as_string(hide_password=True)

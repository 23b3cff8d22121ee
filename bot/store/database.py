"""The way to the database: engines, transactions, errors. What is SQLite's own is in this module and nowhere else."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy import event, exc
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

P = ParamSpec("P")
T = TypeVar("T")

Query = Callable[Concatenate[sa.Connection, P], T]
"""A query is an ordinary function of a connection; it runs against any driver."""

READERS = 4
BUSY_SECONDS = 10


class StoreUnavailable(Exception):  # noqa: N818 - what it is, not that it is an error
    """The database cannot be opened, read or written. The message is one sentence for the operator."""


class Database:
    """A database behind an SQLAlchemy URL for an async driver.

    Reads run beside each other, each with a snapshot of its own. Writes of this process run one after the other, each
    in a transaction of its own: SQLite allows one writer, and a queue is kinder than "database is locked".
    """

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite:
            self._writer = _sqlite(self.url, pool_size=1)
            self._reader = _sqlite(self.url, pool_size=READERS)
            event.listen(self._writer.sync_engine, "begin", _begin_immediate)
        else:
            self._writer = create_async_engine(self.url, pool_size=READERS)
            self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
        self._turn = asyncio.Lock() if self.sqlite else asyncio.Semaphore(READERS)
        self._writes: set[asyncio.Future[Any]] = set()

    def prepare_folder(self) -> None:
        """Makes the folder of an SQLite file. Raises StoreUnavailable."""
        if self.sqlite and self.url.database:
            try:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise self._unavailable(error) from error

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``query`` finds. A query of several statements may see changes between them. Raises StoreUnavailable."""
        try:
            async with self._reader.connect() as connection:
                return await connection.run_sync(query, *args, **kwargs)
        except exc.IntegrityError:
            raise
        except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
            raise self._unavailable(error) from error

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``query`` answers once its transaction is durable; where it raises, nothing of it is stored.

        Whoever asks may be cancelled: what was begun is still ended properly. Raises StoreUnavailable.
        """
        work = asyncio.ensure_future(self._write(query, *args, **kwargs))
        self._writes.add(work)
        work.add_done_callback(self._writes.discard)
        return await asyncio.shield(work)

    async def _write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            async with self._turn, self._writer.begin() as connection:
                return await connection.run_sync(query, *args, **kwargs)
        except exc.IntegrityError:
            raise
        except (exc.DBAPIError, exc.TimeoutError, sqlite3.Error, OSError) as error:
            raise self._unavailable(error) from error

    async def close(self) -> None:
        """Waits for the writes in hand and lets go of every connection."""
        await asyncio.gather(*self._writes, return_exceptions=True)
        await self._writer.dispose()
        await self._reader.dispose()

    def _unavailable(self, error: Exception) -> StoreUnavailable:
        reason = str(getattr(error, "orig", None) or error).strip().rstrip(".") or type(error).__name__
        return StoreUnavailable(
            f"The database {self.url.render_as_string(hide_password=True)} cannot be used: {reason}."
        )


def _sqlite(url: sa.URL, pool_size: int) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=pool_size,
        max_overflow=0,
        pool_timeout=60,
        connect_args={"isolation_level": None, "timeout": BUSY_SECONDS},  # transactions begin where we say so
    )
    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_immediate(connection: sa.Connection) -> None:
    """Takes the write lock at once, so that what a transaction reads is still so when it writes."""
    driver: Any = connection.connection.dbapi_connection
    driver.run_async(lambda raw: raw.execute("BEGIN IMMEDIATE"))

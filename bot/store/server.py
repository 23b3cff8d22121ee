"""A PostgreSQL server behind asyncpg: connections, transactions, and what is tried again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.database import Database, unavailable

T = TypeVar("T")

DRIVER = "postgresql+asyncpg"

CONNECTIONS = 8
"""To the server, for each process. More are no faster, and a server's number of them is limited."""

WAIT_SECONDS = 10.0
"""For a connection, and for a lock that somebody else holds."""

STATEMENT_SECONDS = 20.0
"""After which the server ends a statement."""

SILENCE_SECONDS = 30.0
"""After which a server that answers nothing is taken for dead."""

TRIES = 5
"""Attempts at a transaction that crosses others."""

CROSSED = {"40001", "40P01"}
"""The server's codes for transactions that got into each other's way: either may have it again."""

MIGRATION_LOCK = 0x6361_6972_6E
"""The advisory lock that whoever changes the schema holds."""


class Server(Database):
    """A database on a PostgreSQL server.

    A query whose connection was lost is made once more on a new one: a server that was started anew is not noticed.
    Where the loss hides whether a transaction was committed, that is safe, because every write is: a change of a table
    finds its revision taken, and the journal knows the interaction that took it.
    """

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url)
        settings = {
            "application_name": "cairn",
            "statement_timeout": f"{STATEMENT_SECONDS:.0f}s",
            "lock_timeout": f"{WAIT_SECONDS:.0f}s",
            "idle_in_transaction_session_timeout": f"{SILENCE_SECONDS:.0f}s",
        }
        try:
            self.engine = create_async_engine(
                url.set(drivername=DRIVER),
                pool_size=CONNECTIONS,
                max_overflow=0,
                pool_timeout=WAIT_SECONDS,
                hide_parameters=True,
                connect_args={"timeout": WAIT_SECONDS, "server_settings": settings},
            )
        except (exc.ArgumentError, TypeError, ValueError) as error:
            raise unavailable(url, error) from error
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._writes: set[asyncio.Future[Any]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._writes, return_exceptions=True)
        await self.engine.dispose()

    async def _migrate(self, query: Callable[[sa.Connection], T]) -> T:
        def alone(connection: sa.Connection) -> T:
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            return query(connection)

        return await self._transact(alone)

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        async def read() -> T:
            async with asyncio.timeout(SILENCE_SECONDS), self._reader.connect() as connection:
                return await connection.run_sync(query)

        return await _insisting(read)

    async def _write(self, query: Callable[[sa.Connection], T]) -> T:
        async def write() -> T:
            async with asyncio.timeout(SILENCE_SECONDS):
                return await self._transact(query)

        work = asyncio.ensure_future(_insisting(write))
        self._writes.add(work)
        work.add_done_callback(self._writes.discard)
        return await asyncio.shield(work)

    async def _transact(self, query: Callable[[sa.Connection], T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(query)


async def _insisting(attempt: Callable[[], Awaitable[T]]) -> T:
    """What ``attempt`` comes to, made again where it crossed another's, and once where the connection was lost."""
    lost = False
    for _ in range(TRIES - 1):
        try:
            return await attempt()
        except exc.DBAPIError as error:
            crossed = getattr(error.orig, "sqlstate", None) in CROSSED
            if not crossed and (lost or not error.connection_invalidated):
                raise
            lost = lost or not crossed
    return await attempt()

"""A PostgreSQL server behind asyncpg: connections, transactions, and what is tried again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.core.meter import SILENT, Meter
from bot.db.connection_queue import AnyQuery, ConnectionQueue, Outcome
from bot.db.database import Database, StoreUnavailable, shown, unavailable
from bot.db.gathered import gathering, send_before

T = TypeVar("T")

DRIVER = "postgresql+asyncpg"

APPLICATION = "cairn"
"""The name of our connections in the server's list."""

READERS, WRITERS = 4, 4
"""Connections that read and that write. With more of them fewer queries would share a visit."""

CONNECTIONS = READERS + WRITERS + 1
"""To the server, for each process, with one for what takes long: a server's number of them is limited."""

WAIT_SECONDS = 10.0
"""For a connection, and for a lock that somebody else holds."""

STATEMENT_SECONDS = 20.0
"""After which the server ends a statement."""

SILENCE_SECONDS = 30.0
"""After which a server that answers nothing is taken for dead."""

MAX_TRIES = 5
"""Attempts at a transaction that crosses others."""

CROSSED = {"40001", "40P01"}
"""The server's codes for transactions that got into each other's way: either may have it again."""

READ_ONLY = "25006"
"""The server's code for a write by a connection, or to a server, that only reads."""

MIGRATION_LOCK = 0x6361_6972_6E
"""The advisory lock that whoever changes the schema holds."""

OPTIONS = {"host", "port", "user", "password", "database", "passfile", "ssl", "direct_tls", "target_session_attrs"}
"""The parameters that a URL may have after its question mark; ``sslmode``, as libpq calls it, is ``ssl``."""

ADVICE = {
    "28P01": "The password in its URL is wrong, or %40 and the like must stand for its signs.",
    "28000": "Check the user in its URL, and what pg_hba.conf lets in.",
    "3D000": "Make it (createdb), or correct the name in its URL.",
    "42501": "Make the user in its URL its owner.",
    READ_ONLY: "It is read-only, as a replica is: name its primary.",
    "53100": "The server's disk is full: make room, and Cairn goes on by itself.",
    "53300": f"Each process of Cairn takes up to {CONNECTIONS} connections: raise max_connections.",
    "57P03": "Its server is starting or stopping: try again.",
}
"""Advice to an operator by the server's error codes."""

NOBODY_THERE = "Its server does not answer: is it running, and are host and port right?"

PATIENT = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
"""The limits that are lifted for what takes as long as it takes."""


class Server(Database):
    """A database on a PostgreSQL server.

    Queries that wait share visits to the connections, and writes transactions: what costs most here are round trips.
    Where one of them fails, each is made for itself.

    A query whose connection was lost is made once more on a new one: a server that was started anew is not noticed.
    Where the loss hides whether a transaction was committed, that is safe, because every write is: a change of a table
    finds its revision taken, and the journal knows the interaction that took it.
    """

    def __init__(self, url: sa.URL, meter: Meter = SILENT) -> None:
        super().__init__(url, meter)
        self.engine = _engine(url)
        sa.event.listen(self.engine.sync_engine, "handle_error", _give_up_read_only)
        self._reader = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        sa.event.listen(self.engine.sync_engine, "before_cursor_execute", send_before)
        self._reading = ConnectionQueue([partial(_visit, self._look, each=_run)] * READERS, spread=True)
        self._writing = ConnectionQueue([partial(_visit, self._transact, each=_run_gathered)] * WRITERS, spread=True)

    async def close(self) -> None:
        await self._reading.close()
        await self._writing.close()
        await self.engine.dispose()

    def _unavailable(self, error: Exception) -> StoreUnavailable:
        state = getattr(getattr(error, "orig", None), "sqlstate", None)
        return unavailable(self.url, error, NOBODY_THERE if isinstance(error, OSError) else ADVICE.get(state or "", ""))

    async def _migrate(self, query: Callable[[sa.Connection], T]) -> T:
        def alone(connection: sa.Connection) -> T:
            _take_time(connection)
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            return query(connection)

        return await self._transact(alone)

    async def _moment(self, query: Callable[[sa.Connection], T]) -> T:
        def still(connection: sa.Connection) -> T:
            connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            _take_time(connection)
            return query(connection)

        return await self._transact(still)

    async def check_writable(self) -> None:
        if await self.read(lambda c: c.exec_driver_sql("SHOW transaction_read_only").scalar()) == "on":
            raise StoreUnavailable(f"The database {shown(self.url)} cannot be written. {ADVICE[READ_ONLY]}")

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._reading.do(query)

    async def _write(self, query: Callable[[sa.Connection], T]) -> T:
        return await self._writing.do(query)

    async def _look(self, query: Callable[[sa.Connection], T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(query)

    async def _transact(self, query: Callable[[sa.Connection], T]) -> T:
        async with self.engine.connect() as connection, connection.begin() as begun:
            found = await connection.run_sync(query)
            began = time.perf_counter()
            try:
                await begun.commit()
            except BaseException:
                await connection.invalidate()  # the pool would hand it on as it is: with its transaction open, perhaps
                raise
        self.meter.stored("commit", time.perf_counter() - began)
        return found


_Outcomes = list[tuple[Any, None]]


async def _visit(
    run: Callable[[Callable[[sa.Connection], _Outcomes]], Awaitable[_Outcomes]],
    queries: Sequence[AnyQuery],
    each: Callable[[AnyQuery, sa.Connection], Any],
) -> Sequence[Outcome]:
    """Run ``queries`` on one connection, as ``each`` does; each on its own where one keeps the others from it."""

    async def together() -> _Outcomes:
        async with asyncio.timeout(SILENCE_SECONDS):
            return await run(lambda connection: [(each(query, connection), None) for query in queries])

    try:
        return await _insisting(together)
    except Exception as error:
        alone = len(queries) == 1 and (each is _run or not isinstance(error, exc.IntegrityError))
        if alone or isinstance(error, OSError | exc.TimeoutError) or _is_lost(error):
            return [(None, error)] * len(queries)
    return [outcome for query in queries for outcome in await _visit(run, [query], _run)]


def _run(query: AnyQuery, connection: sa.Connection) -> Any:
    return query(connection)


def _run_gathered(query: AnyQuery, connection: sa.Connection) -> Any:
    with gathering(connection):
        return query(connection)


async def _insisting(attempt: Callable[[], Awaitable[T]]) -> T:
    """Await ``attempt``, again where it crossed another transaction, and once more where the connection was lost."""
    lost = False
    for _ in range(MAX_TRIES - 1):
        try:
            return await attempt()
        except exc.DBAPIError as error:
            crossed = getattr(error.orig, "sqlstate", None) in CROSSED
            if not crossed and (lost or not _is_lost(error)):
                raise
            lost = lost or not crossed
    return await attempt()


def _give_up_read_only(context: sa.engine.ExceptionContext) -> None:
    """Has a connection pass for lost that refuses to write: it would go on where others may write again."""
    if getattr(context.original_exception, "sqlstate", None) == READ_ONLY:
        context.is_disconnect = True


def _is_lost(error: Exception) -> bool:
    """Whether the connection went away."""
    return isinstance(error, exc.DBAPIError) and error.connection_invalidated


def _engine(url: sa.URL) -> AsyncEngine:
    """An engine for ``url``, which nothing has been asked of yet. Raises StoreUnavailable."""
    if "sslmode" in url.query:
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": url.query["sslmode"]})
    if unknown := sorted(set(url.query) - OPTIONS):
        raise StoreUnavailable(
            f"The database's URL has an option {unknown[0]} that Cairn does not know: it knows sslmode and "
            f"{', '.join(sorted(OPTIONS - {'ssl', 'user', 'password', 'database'}))}."
        )
    settings = {
        "application_name": APPLICATION,
        "statement_timeout": f"{STATEMENT_SECONDS:.0f}s",
        "lock_timeout": f"{WAIT_SECONDS:.0f}s",
        "idle_in_transaction_session_timeout": f"{SILENCE_SECONDS:.0f}s",
    }
    try:
        return create_async_engine(
            url.set(drivername=DRIVER),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=WAIT_SECONDS,
            hide_parameters=True,
            connect_args={"timeout": WAIT_SECONDS, "server_settings": settings},
        )
    except ImportError:
        raise StoreUnavailable("PostgreSQL needs asyncpg, which is not installed here: pip install asyncpg.") from None
    except (exc.ArgumentError, TypeError, ValueError) as error:
        raise unavailable(url, error) from error


def _take_time(connection: sa.Connection) -> None:
    for limit in PATIENT:
        connection.exec_driver_sql(f"SET LOCAL {limit} = 0")

"""The way to the database: engines, transactions, errors. What is SQLite's own is in this module and nowhere else."""

from __future__ import annotations

import abc
import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy import event, exc

P = ParamSpec("P")
T = TypeVar("T")

Query = Callable[Concatenate[sa.Connection, P], T]
"""A query is an ordinary function of a connection: the same one runs in a thread beside SQLite, and against an
asynchronous driver."""

_Write = tuple[Callable[[sa.Connection], Any], Future[Any]]

READERS = 4
TOGETHER = 64
"""How many queued writes share a commit at most."""

BUSY_SECONDS = 10

CACHE_KIB = 500
"""Pages a connection may keep in memory; the system's own file cache serves the rest."""


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
        except (exc.DBAPIError, exc.TimeoutError, OSError) as error:
            raise unavailable(self.url, error) from error
        return found


class Sqlite(Database):
    """A database in a file: one writer, readers beside it, each query in one visit to a thread.

    SQLite allows one writer, and a queue is kinder than "database is locked". An asynchronous driver would visit its
    thread for every step of every statement: thirty times for a move, each visit waiting for Python's one lock.

    What waits in the queue is written together, each query in a savepoint, and made durable by one commit: the disk
    is asked once for many players. Nobody is answered before that commit.
    """

    def __init__(self, url: sa.URL) -> None:
        super().__init__(url)
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._reading = ThreadPoolExecutor(READERS, "store-reader")
        self._queue: deque[_Write] = deque()
        self._writer = _sqlite(url, 1)
        self._reader = _sqlite(url, READERS)
        event.listen(self._writer, "begin", _begin_immediate)
        try:
            Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unavailable(url, error) from error

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        for executor, engine in ((self._writing, self._writer), (self._reading, self._reader)):
            await loop.run_in_executor(executor, engine.dispose)
            executor.shutdown()

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        def visit() -> T:
            with self._reader.connect() as connection:
                return query(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, visit)

    async def _write(self, query: Callable[[sa.Connection], T]) -> T:
        answer: Future[T] = Future()
        self._queue.append((query, answer))
        self._writing.submit(self._write_queued)
        return await asyncio.wrap_future(answer)

    def _write_queued(self) -> None:
        """Writes what is queued by now, in the writer's thread; an earlier visit may have left nothing to do."""
        batch: list[_Write] = []
        while self._queue and len(batch) < TOGETHER:
            write = self._queue.popleft()
            if write[1].set_running_or_notify_cancel():
                batch.append(write)
        if len(batch) < 2 or not self._written_together(batch):
            for query, answer in batch:
                try:
                    with self._writer.begin() as connection:
                        found = query(connection)
                except BaseException as error:
                    answer.set_exception(error)
                else:
                    answer.set_result(found)

    def _written_together(self, batch: list[_Write]) -> bool:
        """Writes ``batch`` with one commit; False where the database failed, and nothing was written or answered."""
        answers: list[tuple[Any, BaseException | None]] = []
        try:
            with self._writer.begin() as connection:
                for query, _ in batch:
                    try:
                        with connection.begin_nested():
                            answers.append((query(connection), None))
                    except (exc.DBAPIError, OSError) as error:
                        if not isinstance(error, exc.IntegrityError):
                            raise
                        answers.append((None, error))
                    except Exception as error:
                        answers.append((None, error))
        except Exception:
            return False
        for (_, answer), (found, refused) in zip(batch, answers, strict=True):
            if refused is not None:
                answer.set_exception(refused)
            else:
                answer.set_result(found)
        return True


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


def _sqlite(url: sa.URL, connections: int) -> sa.Engine:
    engine = sa.create_engine(
        url,
        poolclass=sa.QueuePool,
        pool_size=connections,
        max_overflow=0,
        connect_args={  # transactions begin where we say so; a connection may be closed by another thread than used it
            "isolation_level": None,
            "timeout": BUSY_SECONDS,
            "check_same_thread": False,
        },
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", f"cache_size = -{CACHE_KIB}"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_immediate(connection: sa.Connection) -> None:
    """Takes the write lock at once, so that what a transaction reads is still so when it writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")

"""Queries that wait for a connection: whichever comes free takes all that wait, or its share, in one visit."""

from __future__ import annotations

import asyncio
import math
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import exc

from bot.core.meter import Meter

T = TypeVar("T")

AnyQuery = Callable[[sa.Connection], Any]
Outcome = tuple[Any, BaseException | None]
"""The result of a query and None, or the exception that it raised."""

Visit = Callable[[Sequence[AnyQuery]], Awaitable[Sequence[Outcome]]]
"""Runs queries on one connection, one after the other."""

_Waiting = tuple[AnyQuery, asyncio.Future[Any]]

BATCH_SIZE = 64
"""How many queries share a visit, and writes a commit, at most."""


class ConnectionQueue:
    """Hands queries to connections, each of which is a way to visit it.

    With ``spread`` those that are free share what waits: while one waits for its server, another has work to do.
    """

    def __init__(self, connections: Sequence[Visit], *, spread: bool = False) -> None:
        self._idle = list(connections)
        self._free = len(connections)
        self._spread = spread
        self._waiting: deque[_Waiting] = deque()
        self._draining: set[asyncio.Task[None]] = set()

    async def do(self, query: Callable[[sa.Connection], T]) -> T:
        """Run ``query`` and return its result. A query whose caller is cancelled while it waits is not run."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((query, answer))
        if self._idle:
            task = asyncio.create_task(self._drain(self._idle.pop()))
            self._draining.add(task)
            task.add_done_callback(self._draining.discard)
        return await answer

    async def close(self) -> None:
        """Answers what waits."""
        await asyncio.gather(*self._draining)

    async def _drain(self, visit: Visit) -> None:
        """Keeps a connection busy until nothing waits."""
        try:
            while batch := self._next_batch():
                self._free -= 1
                try:
                    outcomes = await visit([query for query, _ in batch])
                except Exception as failed:
                    outcomes = [(None, failed)] * len(batch)
                finally:
                    self._free += 1
                for (_, answer), (found, error) in zip(batch, outcomes, strict=True):
                    if answer.cancelled():
                        continue
                    if error is None:
                        answer.set_result(found)
                    else:
                        answer.set_exception(error)
        finally:
            self._idle.append(visit)

    def _next_batch(self) -> list[_Waiting]:
        batch: list[_Waiting] = []
        share = math.ceil(len(self._waiting) / self._free) if self._spread else BATCH_SIZE
        while self._waiting and len(batch) < min(share, BATCH_SIZE):
            query, answer = self._waiting.popleft()
            if not answer.cancelled():
                batch.append((query, answer))
        return batch


def read_each(queries: Sequence[AnyQuery], connection: sa.Connection) -> list[Outcome]:
    """Reads one after the other; each stands for itself."""
    return [_outcome(query, connection) for query in queries]


def write_together(meter: Meter, queries: Sequence[AnyQuery], connection: sa.Connection) -> list[Outcome]:
    """Writes ``queries`` with one commit, each in a savepoint; one by one where the database fails them together."""
    if len(queries) > 1:
        try:
            return _one_commit(meter, queries, connection)
        except sqlite3.Error as locked:  # another process would keep each of them waiting anew
            return [(None, locked)] * len(queries)
        except Exception:  # noqa: S110 - nothing was written: below each is told what happens to it alone
            pass
    return [_write(meter, query, connection) for query in queries]


def _one_commit(meter: Meter, queries: Sequence[AnyQuery], connection: sa.Connection) -> list[Outcome]:
    outcomes: list[Outcome] = []
    with _transaction(meter, connection) as raw:
        for query in queries:
            raw.execute("SAVEPOINT one")
            found, error = _outcome(query, connection)
            if isinstance(error, exc.DBAPIError | OSError) and not isinstance(error, exc.IntegrityError):
                raise error
            if error is not None:
                raw.execute("ROLLBACK TO one")
            raw.execute("RELEASE one")
            outcomes.append((found, error))
    return outcomes


def _write(meter: Meter, query: AnyQuery, connection: sa.Connection) -> Outcome:
    try:
        with _transaction(meter, connection):
            found = query(connection)
    except BaseException as error:
        return None, error
    return found, None


def _outcome(query: AnyQuery, connection: sa.Connection) -> Outcome:
    try:
        return query(connection), None
    except BaseException as error:
        return None, error


@contextmanager
def _transaction(meter: Meter, connection: sa.Connection) -> Iterator[Any]:
    """A transaction that takes the write lock at once, so that what it reads is still so when it writes.

    Its commit is timed; where that fails, all is rolled back as where anything else does.
    """
    raw: Any = connection.connection.dbapi_connection
    try:
        with connection.begin():
            raw.execute("BEGIN IMMEDIATE")
            yield raw
            began = time.perf_counter()
    except BaseException:
        raw.rollback()  # a commit that failed leaves it open
        raise
    meter.stored("commit", time.perf_counter() - began)

"""A database in memory, whose queries run at once: a month writes some hundred thousand times."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import sqlalchemy as sa

from bot.db import Store
from bot.db.database import Database
from bot.db.migrate import migrate

T = TypeVar("T")


@asynccontextmanager
async def memory_store() -> AsyncIterator[Store]:
    """A store on a database in memory, migrated."""
    database = Memory()
    await migrate(database)
    store = Store(database)
    try:
        yield store
    finally:
        await store.close()


class Memory(Database):
    """One connection to an SQLite database of its own, which is gone with it."""

    def __init__(self) -> None:
        super().__init__(sa.make_url("sqlite://"))
        self._engine = sa.create_engine(self.url, poolclass=sa.StaticPool, isolation_level="AUTOCOMMIT")
        self._connection = self._engine.connect()
        self._connection.exec_driver_sql("PRAGMA foreign_keys = ON")  # what belongs to a row goes with it

    async def close(self) -> None:
        self._connection.close()
        self._engine.dispose()

    async def check_writable(self) -> None:
        """It can always be written."""

    async def _read(self, query: Callable[[sa.Connection], T]) -> T:
        return query(self._connection)

    async def _write(self, query: Callable[[sa.Connection], T]) -> T:
        self._connection.exec_driver_sql("BEGIN")
        try:
            found = query(self._connection)
        except BaseException:
            self._connection.exec_driver_sql("ROLLBACK")
            raise
        self._connection.exec_driver_sql("COMMIT")
        return found

    _moment = _read
    _migrate = _write

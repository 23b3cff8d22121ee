"""A connection of its own to a PostgreSQL server, by which processes call each other and are known to be there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from bot.db.postgresql import Server

log = logging.getLogger(__name__)

RETRY_AFTER = 1.0
"""Seconds until a connection that was lost is made anew."""


class Listener:
    """Hears what any process calls on a ``channel``.

    It holds the advisory lock ``key``, which the server frees when this process dies.

    ``heard`` is called with each call; with an empty one after each time that some may have been missed.
    """

    def __init__(self, server: Server, channel: str, key: int, heard: Callable[[str], None]) -> None:
        self._server = server
        self._channel = channel
        self._key = key
        self._heard = heard
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connects for the first time. Raises as SQLAlchemy and asyncpg do."""
        lost = await self._connect()
        self._task = asyncio.create_task(self._stay(lost))

    async def stop(self) -> None:
        """Lets go of the lock and the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=RETRY_AFTER)

    async def _connect(self) -> asyncio.Event:
        """A new connection that listens; what is returned is set once it is lost."""
        pooled = await self._server.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()  # the pool has its full number beside it
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.execute("SET statement_timeout = 0")
            await connection.fetchval("SELECT pg_try_advisory_lock($1::bigint)", self._key)
            await connection.add_listener(self._channel, lambda _connection, _pid, _channel, call: self._heard(call))
        except BaseException:
            connection.terminate()  # nobody else knows it any more
            raise
        self._connection = connection
        return lost

    async def _stay(self, lost: asyncio.Event) -> None:
        while True:
            await lost.wait()
            log.warning("The connection by which processes call each other was lost")
            while True:
                try:
                    lost = await self._connect()
                    break
                except Exception as error:
                    log.info("It cannot be made anew yet: %s", error)
                    await asyncio.sleep(RETRY_AFTER)
            self._heard("")

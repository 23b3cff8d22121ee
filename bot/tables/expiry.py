"""What is due at a certain time: one table of due times, one sleeping task."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.logs import log_about
from bot.model.change import Due
from bot.steady_time import utc_now
from bot.tables.tables import Tables

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
"""Seconds; the system clock may be set meanwhile."""

AGAIN = timedelta(hours=1)
"""How long to wait after a failure."""


class Expiry:
    """Closes lobbies, withdraws offers of seats, marks who is late and sweeps games whose time is up.

    For certain: nothing of that can be made good.
    """

    def __init__(self, store: Store, tables: Tables, *, now: Callable[[], datetime] = utc_now) -> None:
        self._store = store
        self._tables = tables
        self._now = now
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the task; what became due while the program was down is done at once."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """Call this when a due time has changed."""
        self._woken.set()

    async def stop(self) -> None:
        """Ends the waiting."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def run_due(self) -> float:
        """Does everything that is due. Returns the seconds until the next thing is, at most :data:`LONGEST_SLEEP`."""
        while True:
            found = await self._store.next_due()
            if found is None:
                return LONGEST_SLEEP
            wait = (found[2] - self._now()).total_seconds()
            if wait > 0:
                return min(wait, LONGEST_SLEEP)
            if (claimed := await self._store.claim_due(self._now())) is not None:
                await self._do(*claimed)

    async def _do(self, table_id: int, kind: str, at: datetime) -> None:
        log_about(table=table_id)
        try:
            if kind == Due.CLOCK:
                read_at = self._tables.now()
                again = await self._tables.empty_clocks(table_id)
                await self._store.look_again(table_id, at, again, read_at)
            else:
                again = await self._at_table(table_id, kind)
                await self._store.replace_due(table_id, kind, at, again)
        except Exception:
            log.exception("What was due at table %d failed", table_id)
            await self._store.replace_due(table_id, kind, at, self._now() + AGAIN)

    async def _at_table(self, table_id: int, kind: str) -> datetime | None:
        """Does what is due of a table; when it is due again (None: not by itself)."""
        if kind == Due.SWEEP:
            return await self._tables.sweep(table_id)
        tables = self._tables
        ends = {Due.SEAT_OFFERS: tables.expire_offers, Due.UNDO_REQUEST: tables.expire_request}
        await ends.get(Due(kind), tables.expire)(table_id)
        return None

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            log_about()
            try:
                wait = await self.run_due()
            except Exception:
                log.exception("Due times could not be read")
                wait = 60.0
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                continue

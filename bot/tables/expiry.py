"""What is due at a table at a certain time: one table of due times, one sleeping task."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.logs import log_about
from bot.model.change import Due
from bot.sleeper import LONGEST_SLEEP, Sleeper
from bot.steady_time import utc_now
from bot.tables import (
    administration,
    clocks,
    gathering,
    idle,
    leaving,
    proposals,
    retention,
    seats,
    take_backs,
    votes,
)
from bot.tables.refusal import Refusal, UnknownTable
from bot.tables.tables import Tables

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

RETRY_AFTER = timedelta(hours=1)
"""How long to wait after a failure."""


async def _no_orders(_table_id: int) -> datetime | None:
    return None


class Expiry(Sleeper):
    """Closes lobbies, withdraws offers of seats, marks who is late and sweeps games whose time is up.

    For certain: nothing of that can be made good. ``play_orders`` plays what players of a table (by id) have planned
    and is due, and says when the next is.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        *,
        now: Callable[[], datetime] = utc_now,
        play_orders: Callable[[int], Awaitable[datetime | None]] = _no_orders,
    ) -> None:
        super().__init__()
        self._store = store
        self._tables = tables
        self._now = now
        self._play_orders = play_orders

    async def run_due(self) -> float:
        """Does everything that is due; see :meth:`bot.sleeper.Sleeper.run_due`."""
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
                again = await clocks.check(self._tables, table_id)
                await self._store.look_again(table_id, at, again, read_at)
            else:
                again = await self._at_table(table_id, kind)
                await self._store.replace_due(table_id, kind, at, again)
        except UnknownTable:
            await self._store.replace_due(table_id, kind, at, None)
        except Refusal as refusal:
            log.warning("What was due at table %d has to wait: %s", table_id, refusal)
            await self._store.replace_due(table_id, kind, at, self._now() + RETRY_AFTER)
        except Exception:
            log.exception("What was due at table %d failed", table_id)
            await self._store.replace_due(table_id, kind, at, self._now() + RETRY_AFTER)

    async def _at_table(self, table_id: int, kind: str) -> datetime | None:
        """Does what is due of a table; when it is due again (None: not by itself)."""
        if kind == Due.ORDER:
            return await self._play_orders(table_id)
        checks = {
            Due.SWEEP: retention.sweep,
            Due.ABSENCE: votes.check,
            Due.IDLE: idle.check,
        }
        if check := checks.get(Due(kind)):
            return await check(self._tables, table_id)
        ends = {
            Due.START: gathering.start_by_itself,
            Due.SEAT_OFFERS: seats.expire,
            Due.UNDO_REQUEST: take_backs.expire,
            Due.OPEN_SEATS: leaving.expire,
            Due.PROPOSAL: proposals.expire,
            Due.PAUSE: proposals.expire_pause,
        }
        await ends.get(Due(kind), administration.expire_lobby)(self._tables, table_id)
        return None

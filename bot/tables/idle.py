"""Tables that nobody has touched for long: they are asked once, and ended a week later."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

import msgspec

from bot.model.absence import Idle
from bot.model.change import Change, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Status
from bot.store import journal
from bot.tables.absence import IDLE
from bot.tables.administration import Administration
from bot.tables.refusal import Refusal
from games.engine import text

log = logging.getLogger(__name__)

LAST_CALL = timedelta(days=7)
"""So long after the question the table is ended."""


class IdleTables(Administration):
    """Games that have gone to sleep."""

    async def see_to_idle(self, table_id: int) -> datetime | None:
        """Asks whether a table goes on that nobody has touched for :data:`IDLE`, or ends it; when to look again."""
        again: list[datetime | None] = [None]

        async def decide(stored: Stored) -> Change:
            table, now = stored.table, self._now()
            if table.status is not Status.RUNNING:
                again[:] = [None]
                raise Refusal("refusal-over")
            idle = table.absence.idle
            if idle is not None and idle.ends_at <= now:
                again[:] = [None]
                return self._closing(stored, None, text("notice-idle", days=IDLE.days))
            asks_at = (await self._store.read(journal.touched, table_id) or table.touched_at) + IDLE
            again[:] = [idle.ends_at if idle is not None else asks_at]
            if idle is not None or asks_at > now:
                raise Refusal("refusal-over")
            again[:] = [now + LAST_CALL]
            table = self._touched(stored)
            asked = Idle(revision=table.revision, ends_at=now + LAST_CALL)
            absence = msgspec.structs.replace(table.absence, idle=asked)
            return Change(
                table=msgspec.structs.replace(table, absence=absence),
                entry=self._entry(table, EntryKind.IDLE),
                hands_due=stored.hands_due,
                items=(NewItem(Kind.IDLE),),
            )

        try:
            await self._change(table_id, decide)
        except Refusal as refusal:
            log.debug("Table %d is not asked whether it goes on: %s", table_id, refusal)
        return again[0]

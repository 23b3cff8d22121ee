"""What happens at a table when a bank is empty."""

from __future__ import annotations

import logging
from datetime import datetime

from bot.model.change import Change, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Status, Table
from bot.pace.turns import changed, charged, emptied, next_empty
from bot.tables.base import TableServiceBase
from bot.tables.refusal import Refusal
from games.engine import Event, Player, text

log = logging.getLogger(__name__)


class Clocks(TableServiceBase):
    """The clocks of running games."""

    async def empty_clocks(self, table_id: int) -> datetime | None:
        """Marks those as late whose banks are empty by now; when to look again, None where no clock runs."""
        again: list[datetime | None] = []

        async def decide(stored: Stored) -> Change:
            table = stored.table
            if table.status is not Status.RUNNING:
                again[:] = [None]
                raise Refusal("refusal-over")
            about = await self.about_clocks(table)
            now = self._now()
            clocks = emptied(table, about, now)
            again[:] = [next_empty(table, clocks, about)]
            late = changed(table.clocks, clocks)
            if not late:
                raise Refusal("refusal-over")
            after = self._touched(stored, clocks=clocks)
            events = tuple(Event(text("log-late", who=Player(clock.seat))) for clock in late)
            return Change(
                table=after,
                entry=self._entry(after, EntryKind.LATE, seat=late[0].seat, events=events),
                hands_due=stored.hands_due,
                clocks=late,
                charged=charged(table, about, now),
                items=(NewItem(Kind.REFRESH),),
            )

        try:
            await self._change(table_id, decide)
        except Refusal as refusal:
            log.debug("Nobody at table %d has become late: %s", table_id, refusal)
        return again[-1] if again else None


def late_seats(table: Table) -> tuple[int, ...]:
    """The seats whose banks are empty and whose owners have not moved since."""
    return tuple(clock.seat for clock in table.clocks if clock.late_since is not None and clock.seat in table.to_act)

"""What happens at a table when a bank is empty, and where no clock runs, when somebody keeps it waiting for days."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta

from bot.model.change import Change, Stored
from bot.model.clock import TERMS, SeatClock
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Status, Table
from bot.pace.clock import Circumstances, empty_at, run_out
from bot.pace.turns import Clocks as SeatClocks
from bot.pace.turns import changed, charged, emptied, next_empty
from bot.store import journal
from bot.tables.base import TableServiceBase
from bot.tables.refusal import Refusal
from games.engine import Event, Player, text

log = logging.getLogger(__name__)

DAY = timedelta(days=1)


class Clocks(TableServiceBase):
    """The clocks of running games."""

    async def empty_clocks(self, table_id: int) -> datetime | None:
        """Marks those who have become late by now; when to look again, None where no clock runs."""
        again: list[datetime | None] = []

        async def decide(stored: Stored) -> Change:
            table = stored.table
            if table.status is not Status.RUNNING:
                again[:] = [None]
                raise Refusal("refusal-over")
            now = self._now()
            if table.pace in TERMS:
                about = await self.about_clocks(table)
                clocks = emptied(table, about, now)
                again[:] = [next_empty(table, clocks, about)]
            else:
                about, (clocks, at) = {}, await self._late_without_clock(table)
                again[:] = [at]
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

    async def _late_without_clock(self, table: Table) -> tuple[SeatClocks, datetime | None]:
        """The marks of those who have been asked for so many days that they are late by now, and when to look again.

        Days away do not count, nor those before the board that asks was posted; nobody is late for nobody.
        """
        now = self._now()
        patience = timedelta(days=(await self._store.guild_settings(table.guild_id)).late_days)
        at_play = len(table.people) > 1 and table.absence.paused_until is None
        asked = await self._asked_at(table) if at_play else {}
        if not asked:
            return table.clocks, now + min(patience, DAY)
        about = await self._pacing.about_asked(table, asked)
        late = {clock.seat: clock for clock in table.clocks}
        times = [now + patience]
        for seat, since in asked.items():
            clock = SeatClock(seat=seat, bank=patience, since=since)
            at = empty_at(clock, table.pace, about.get(seat, Circumstances())) or now
            if at <= now:
                late[seat] = run_out(clock, at)
            else:
                times.append(at)
        return tuple(late[seat] for seat in sorted(late)), min(times)

    async def _asked_at(self, table: Table) -> dict[int, datetime]:
        """Since when each person is asked who is waited for and not late yet; none where no board says so."""
        post = await self._store.post(table.id, Kind.STATUS)
        waiting = [seat for seat in table.to_act if table.seats[seat].active_user is not None]
        marked = {clock.seat for clock in table.clocks if clock.late_since is not None}
        since = dict(enumerate(table.asked_since))
        known = await self._store.read(journal.instants, table.id, [since[seat] for seat in waiting if seat in since])
        return {
            seat: known.get(since.get(seat, 0), table.turn_since or table.touched_at)
            for seat in waiting
            if seat not in marked and post is not None and post.revision >= since.get(seat, 0)
        }

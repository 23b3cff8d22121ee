"""What happens at a table when a bank is empty, and where no clock runs, when somebody keeps it waiting for days."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.model.change import Change, Stored
from bot.model.clock import TERMS, SeatClock
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Status, Table
from bot.pace.clock import Circumstances, empty_at, run_out
from bot.pace.turns import Clocks as SeatClocks
from bot.pace.turns import changed, charged, emptied, next_empty
from bot.store import journal
from bot.tables.base import entry_for
from bot.tables.tables import Tables
from games.engine import Event, Player, text

DAY = timedelta(days=1)


async def check(tables: Tables, table_id: int) -> datetime | None:
    """Marks those who have become late by now; when to look again, None where no clock runs."""

    async def decide(stored: Stored) -> tuple[Change | None, datetime | None]:
        table, now = stored.table, tables.now()
        if table.status is not Status.RUNNING:
            return None, None
        if table.pace in TERMS:
            about = await tables.about_clocks(table)
            clocks = emptied(table, about, now)
            again = next_empty(table, clocks, about)
        else:
            about, (clocks, again) = {}, await _late_without_clock(tables, table)
        late = changed(table.clocks, clocks)
        if not late:
            return None, again
        after = tables.touched(stored, clocks=clocks)
        events = tuple(Event(text("log-late", who=Player(clock.seat))) for clock in late)
        change = Change(
            table=after,
            entry=entry_for(after, EntryKind.LATE, seat=late[0].seat, events=events),
            hands_due=stored.hands_due,
            clocks=late,
            charged=charged(table, about, now),
            items=(NewItem(Kind.REFRESH),),
        )
        return change, again

    return await tables.change_for(table_id, decide)


async def _late_without_clock(tables: Tables, table: Table) -> tuple[SeatClocks, datetime | None]:
    """The marks of those who have been asked for so many days that they are late by now, and when to look again.

    Days away do not count, nor those before the board that asks was posted; nobody is late for nobody.
    """
    now = tables.now()
    patience = timedelta(days=(await tables.store.guild_settings(table.guild_id)).late_days)
    at_play = len(table.people) > 1 and table.absence.paused_until is None
    asked = await _asked_at(tables, table) if at_play else {}
    if not asked:
        return table.clocks, now + min(patience, DAY)
    about = await tables.pacing.about_asked(table, asked)
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


async def _asked_at(tables: Tables, table: Table) -> dict[int, datetime]:
    """Since when each person is asked who is waited for and not late yet; none where no board says so."""
    post = await tables.store.post(table.id, Kind.STATUS)
    waiting = [seat for seat in table.to_act if table.seats[seat].active_user is not None]
    marked = {clock.seat for clock in table.clocks if clock.late_since is not None}
    since = dict(enumerate(table.asked_since))
    known = await tables.store.read(journal.instants, table.id, [since[seat] for seat in waiting if seat in since])
    return {
        seat: known.get(since.get(seat, 0), table.turn_since or table.touched_at)
        for seat in waiting
        if seat not in marked and post is not None and post.revision >= since.get(seat, 0)
    }

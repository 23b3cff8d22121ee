"""The end of a bank at a table, and of patience where no clock runs."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from bot.outbox import queries as outbox
from bot.outbox.model import Kind, NewItem, Post
from bot.people import setting_queries as settings
from bot.tables.core import journal_queries as journal
from bot.tables.core.base import called, entry_for
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Status, Table
from bot.tables.core.service import Tables
from bot.tables.time import clock_queries as clock_rows
from bot.tables.time.arithmetic import ClockContext, empty_at, run_out
from bot.tables.time.clock import PACE_TERMS, SeatClock
from bot.tables.time.turns import Clocks as SeatClocks
from bot.tables.time.turns import changed, charged, emptied, next_empty
from games.engine import Event, text

if TYPE_CHECKING:
    import sqlalchemy as sa

DAY = timedelta(days=1)


async def check(tables: Tables, table_id: int) -> datetime | None:
    """Marks those who have become late by now; when to look again, None where no clock runs.

    A board that was shown before an outage is brought up to date.
    """
    ended: datetime | None = None

    async def decide(stored: Stored) -> tuple[Change | None, datetime | None]:
        nonlocal ended
        table, now = stored.table, tables.now()
        if table.status is not Status.RUNNING:
            return None, None
        if table.pace in PACE_TERMS:
            about = await tables.clock_contexts(stored)
            clocks = emptied(table, about, now)
            again = next_empty(table, clocks, about)
            ended = max((each.ended for context in about.values() for each in context.outages), default=None)
        else:
            about, (clocks, again) = {}, await _late_without_clock(tables, table)
        late = changed(table.clocks, clocks)
        if not late:
            return None, again
        after = tables.touched(stored, clocks=clocks)
        events = tuple(Event(text("log-late", who=called(table.seats[clock.seat]))) for clock in late)
        change = Change(
            table=after,
            entry=entry_for(after, EntryKind.LATE, seat=late[0].seat, events=events),
            hands_due=stored.hands_due,
            clocks=late,
            charged=charged(table, about, now),
            items=(NewItem(Kind.REFRESH),),
        )
        return change, again

    again = await tables.change_for(table_id, decide)
    if ended is not None:
        await tables.store.write(clock_rows.refresh_board, table_id, ended, tables.now())
        tables.on_outbox()
    return again


async def _late_without_clock(tables: Tables, table: Table) -> tuple[SeatClocks, datetime | None]:
    """The marks of those who have been asked for so many days that they are late by now, and when to look again."""
    now, patience = tables.now(), await _patience(tables, table)
    found = await _late_at(tables, table, patience)
    if not found:
        return table.clocks, now + min(patience, DAY)
    late = {clock.seat: clock for clock in table.clocks}
    late |= {clock.seat: run_out(clock, at) for clock, at in found if at <= now}
    times = [now + patience, *(at for _, at in found if at > now)]
    return tuple(late[seat] for seat in sorted(late)), min(times)


async def late_at(tables: Tables, table: Table, seat: int) -> datetime | None:
    """When the person on ``seat`` is late where no clock runs; None where they are not asked, or late already."""
    found = await _late_at(tables, table, await _patience(tables, table))
    return next((at for clock, at in found if clock.seat == seat), None)


async def _patience(tables: Tables, table: Table) -> timedelta:
    return timedelta(days=(await tables.store.read(settings.of_guild, table.guild_id)).late_days)


async def _late_at(tables: Tables, table: Table, patience: timedelta) -> list[tuple[SeatClock, datetime]]:
    """When each person is late who is asked and is not yet, with the clock that their ``patience`` is.

    Days away do not count, nor those before the board that asks was posted; nobody is late for nobody.
    """
    at_play = len(table.people) > 1 and table.absence.paused_until is None
    if not (asked := await _asked_at(tables, table) if at_play else {}):
        return []
    about = await tables.pacing.about_asked(table, asked)
    found = [SeatClock(seat=seat, bank=patience, since=since) for seat, since in asked.items()]
    times = [empty_at(clock, table.pace, about.get(clock.seat, ClockContext())) for clock in found]
    return [(clock, at or tables.now()) for clock, at in zip(found, times, strict=True)]


async def _asked_at(tables: Tables, table: Table) -> dict[int, datetime]:
    """Since when each person is asked who is waited for and not late yet; none where no board says so."""
    waiting = [seat for seat in table.to_act if table.seats[seat].active_user is not None]
    marked = {clock.seat for clock in table.clocks if clock.late_since is not None}
    since = dict(enumerate(table.asked_since))
    revisions = [since[seat] for seat in waiting if seat in since]

    def read(connection: sa.Connection) -> tuple[list[Post], dict[int, datetime]]:
        return outbox.find_posts(connection, table.id), journal.instants(connection, table.id, revisions)

    posts, known = await tables.store.read(read)
    shown = {post.number: post.revision for post in posts if post.kind in (Kind.STATUS, Kind.LIVING)}
    return {
        seat: known.get(since.get(seat, 0), table.turn_since or table.touched_at)
        for seat in waiting
        if seat not in marked and _shown_to(table, seat, shown) >= since.get(seat, 0)
    }


def _shown_to(table: Table, seat: int, shown: Mapping[int, int]) -> int:
    """The revision that the person on ``seat`` sees, by those of the board (0) and of people's messages; -1: none."""
    return shown.get((table.seats[seat].user_id or 0) if table.by_message else 0, -1)

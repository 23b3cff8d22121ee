"""Pauses of a table: all have agreed to one, and anybody ends it."""

from __future__ import annotations

from datetime import timedelta

import msgspec

from bot.outbox.model import Kind, NewItem
from bot.tables.core.base import board_item, entry_for
from bot.tables.core.change import Change, Stored
from bot.tables.core.model import EntryKind, Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.polls.kinds import require_player
from bot.tables.time.absence import asked_anew
from bot.tables.time.turns import changed, charged, paused, played_on
from games.engine import Event, text


async def pause_change(
    tables: Tables, stored: Stored, days: int, user_id: int | None, log: str = "log-paused"
) -> Change:
    """Return the change by which a table pauses for so many days, once this person has agreed as the last one.

    ``log`` is the message that says why.
    """
    table, now = stored.table, tables.now()
    about = await tables.clock_contexts(stored)
    clocks = paused(table, about, now)
    absence = msgspec.structs.replace(table.absence, paused_until=now + timedelta(days=days))
    rested = tables.touched(stored, clocks=clocks, absence=absence)
    return Change(
        table=rested,
        entry=entry_for(rested, EntryKind.PAUSED, user_id, events=(Event(text(log, days=days)),)),
        hands_due=stored.hands_due,
        clocks=changed(table.clocks, clocks),
        charged=charged(table, about, now),
        items=(NewItem(Kind.REFRESH),),
    )


async def play_on(tables: Tables, table_id: int, user_id: int) -> Table:
    """A person ends the pause of a table."""

    async def decide(stored: Stored) -> Change:
        table = tables.running(stored).table
        require_player(table, user_id)
        if table.absence.paused_until is None:
            raise Refusal("refusal-not-paused")
        return _played_on(tables, stored, user_id)

    return await tables.change(table_id, decide)


async def expire(tables: Tables, table_id: int) -> None:
    """End a pause whose days are over."""

    async def decide(stored: Stored) -> Change | None:
        until = stored.table.absence.paused_until
        if stored.table.status is not Status.RUNNING or until is None or until > tables.now():
            return None
        return _played_on(tables, stored, None)

    await tables.change(table_id, decide)


def _played_on(tables: Tables, stored: Stored, user_id: int | None) -> Change:
    """``stored`` after a pause: who is waited for is asked anew."""
    before = stored.table
    absence = msgspec.structs.replace(before.absence, paused_until=None)
    table = tables.touched(stored, absence=absence)
    table = msgspec.structs.replace(
        table, turn_since=table.touched_at, asked_since=asked_anew(table, table.to_act), clocks=played_on(table)
    )
    return Change(
        table=table,
        entry=entry_for(table, EntryKind.PLAYED_ON, user_id, events=(Event(text("log-played-on")),)),
        hands_due=stored.hands_due,
        clocks=changed(before.clocks, played_on(table)),
        items=(board_item(table),),
    )

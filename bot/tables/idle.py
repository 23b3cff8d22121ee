"""Tables that nobody has touched for long: they are asked once, and ended a week later."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from bot.model.absence import Idle
from bot.model.change import Change, Stored
from bot.model.outbox import Kind, NewItem
from bot.model.table import EntryKind, Status
from bot.store import journal
from bot.tables import administration
from bot.tables.absence import IDLE
from bot.tables.base import entry_for
from bot.tables.tables import Tables
from games.engine import text

LAST_CALL = timedelta(days=7)
"""So long after the question the table is ended."""


async def check(tables: Tables, table_id: int) -> datetime | None:
    """Asks whether a table goes on that nobody has touched for :data:`IDLE`, or ends it; when to look again."""

    async def decide(stored: Stored) -> tuple[Change | None, datetime | None]:
        table, now = stored.table, tables.now()
        if table.status is not Status.RUNNING:
            return None, None
        idle = table.absence.idle
        if idle is not None and idle.ends_at <= now:
            return administration.close_change(tables, stored, None, text("notice-idle", days=IDLE.days)), None
        if idle is not None:
            return None, idle.ends_at
        asks_at = (await tables.store.read(journal.touched, table_id) or table.touched_at) + IDLE
        if asks_at > now:
            return None, asks_at
        table = tables.touched(stored)
        asked = Idle(revision=table.revision, ends_at=now + LAST_CALL)
        absence = msgspec.structs.replace(table.absence, idle=asked)
        change = Change(
            table=msgspec.structs.replace(table, absence=absence),
            entry=entry_for(table, EntryKind.IDLE),
            hands_due=stored.hands_due,
            items=(NewItem(Kind.IDLE),),
        )
        return change, now + LAST_CALL

    return await tables.change_for(table_id, decide)

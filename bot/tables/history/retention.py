"""How long games are kept: long after its end, of a game only the result, the seed and the moves stay.

Each table that is over has a due time of its own at night, at which it is looked at: archived, or looked at again when
its server's time for it is up. So a night's work comes in pieces of a few milliseconds, and a restart loses none of it.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta

from bot.people import setting_queries as settings
from bot.scheduler.model import Due, SubjectKind, kinds_about
from bot.tables.core import queries as table_queries
from bot.tables.core.change import UnreadableTable
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.core.service import Tables
from bot.tables.history import retention_queries
from bot.tables.history.history import Archive
from games.engine import Standing, UnreadableState

log = logging.getLogger(__name__)

NIGHT, NIGHT_SECONDS = timedelta(hours=2), 3 * 3600
"""When a night begins (UTC), and over how many seconds the tables of one are spread."""

SPREAD_SECONDS = 7919
"""Seconds from one table's place in the night to the next one's, going round; a prime."""

RETRY_UNREADABLE_AFTER = timedelta(days=30)
"""When a game that this version cannot read is looked at again."""


def night_after(at: datetime, table_id: int) -> datetime:
    """When in the night after ``at`` the table ``table_id`` is looked at."""
    day = at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return day + timedelta(days=1) + NIGHT + timedelta(seconds=table_id * SPREAD_SECONDS % NIGHT_SECONDS)


def over_due(table: Table) -> dict[Due, datetime | None]:
    """The due times of a table that is over now: it waits for nobody any more, and is looked at in the next night."""
    return {**dict.fromkeys(kinds_about(SubjectKind.TABLE)), Due.ARCHIVE: night_after(table.touched_at, table.id)}


async def archive(tables: Tables, table_id: int) -> Archive | None:
    """Return the archive of a table; None where it was not archived."""
    return await tables.store.read(retention_queries.archive, table_id)


async def archive_table(tables: Tables, table_id: int) -> datetime | None:
    """Archive a table whose time is up; when it is to be looked at again (None: never)."""
    try:
        table = await tables.store.read(table_queries.find, table_id)
    except UnreadableTable as error:
        log.warning("Not swept: %s", error)
        return night_after(tables.now() + RETRY_UNREADABLE_AFTER, table_id)
    until = None if table is None else await kept_until(tables, table)
    if table is None or until is None:
        return None
    if tables.now() < until:
        return night_after(until, table_id)
    try:
        result = await _result(tables, table)
    except (Refusal, UnreadableState) as error:
        log.warning("Table %d is not swept, this version cannot read its result: %s", table_id, error)
        return night_after(tables.now() + RETRY_UNREADABLE_AFTER, table_id)
    if await tables.store.write(retention_queries.archive_table, table_id, tables.now(), result):
        log.info("Table %d is swept: it was over for as long as its server keeps games", table_id)
    return None


async def kept_until(tables: Tables, table: Table) -> datetime | None:
    """Until when everything about a table is kept; None for one that is not over, was archived, or stays forever."""
    if not table.over or table.archived_at is not None:
        return None
    days = (await tables.store.read(settings.of_guild, table.guild_id)).keep_days
    return None if days is None else table.touched_at + timedelta(days=days)


async def _result(tables: Tables, table: Table) -> tuple[Standing, ...] | None:
    if table.status is not Status.FINISHED:
        return None
    return tables.decode(await tables.load(table.id)).standings()

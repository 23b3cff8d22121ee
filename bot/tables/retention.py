"""How long games are kept: long after its end, of a game only the result, the seed and the moves stay.

Each table that is over has a due time of its own at night, at which it is looked at: swept, or looked at again when its
server's time for it is up. So a night's work comes in pieces of a few milliseconds, and a restart loses none of it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from bot.model.change import Due, UnreadableTable
from bot.model.history import Archive
from bot.model.settings import GuildSettings, SettingChange
from bot.model.table import Status, Table
from bot.store import clocks, whereabouts
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from games.engine import Standing, UnreadableState

log = logging.getLogger(__name__)

NIGHT, NIGHT_SECONDS = timedelta(hours=2), 3 * 3600
"""When a night begins (UTC), and over how many seconds the tables of one are spread."""

SPREAD = 7919
"""Seconds from one table's place in the night to the next one's, going round; a prime."""

UNREADABLE = timedelta(days=30)
"""When a game that this version cannot read is looked at again."""


def night_after(at: datetime, table_id: int) -> datetime:
    """When in the night after ``at`` the table ``table_id`` is looked at."""
    day = at.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    return day + timedelta(days=1) + NIGHT + timedelta(seconds=table_id * SPREAD % NIGHT_SECONDS)


def over_due(table: Table) -> dict[Due, datetime | None]:
    """The due times of a table that is over now: it waits for nobody any more, and is looked at in the next night."""
    return {**dict.fromkeys(Due), Due.SWEEP: night_after(table.touched_at, table.id)}


async def archive(tables: Tables, table_id: int) -> Archive | None:
    """What stays of a table that was swept; None where it was not."""
    return await tables.store.archive(table_id)


async def save_guild_settings(
    tables: Tables, guild_id: int, value: GuildSettings, changed: Sequence[SettingChange] = ()
) -> None:
    """Stores a server's settings, and who has ``changed`` what.

    A new time for keeping games holds for those that are over, too.
    Clocks and boards follow another number of days of vacation.
    """
    before = await tables.store.guild_settings(guild_id)
    await tables.store.save_guild_settings(guild_id, value, changed)
    if value.keep_days != before.keep_days:
        await tables.store.look_again_at_old(guild_id, night_after(tables.now(), guild_id % NIGHT_SECONDS))
        tables.on_due()
    if value.vacation_days != before.vacation_days:
        await tables.store.write(whereabouts.refresh_clocked, guild_id, tables.now())
        tables.on_outbox()
    if value.late_days < before.late_days:
        await tables.store.write(clocks.look_for_late, guild_id, tables.now())
        tables.on_due()


async def sweep(tables: Tables, table_id: int) -> datetime | None:
    """Sweeps a table whose time is up; when it is to be looked at again (None: never)."""
    try:
        table = await tables.store.table(table_id)
    except UnreadableTable as error:
        log.warning("Not swept: %s", error)
        return night_after(tables.now() + UNREADABLE, table_id)
    until = None if table is None else await kept_until(tables, table)
    if table is None or until is None:
        return None
    if tables.now() < until:
        return night_after(until, table_id)
    try:
        result = await _result(tables, table)
    except (Refusal, UnreadableState) as error:
        log.warning("Table %d is not swept, this version cannot read its result: %s", table_id, error)
        return night_after(tables.now() + UNREADABLE, table_id)
    if await tables.store.sweep(table_id, tables.now(), result):
        log.info("Table %d is swept: it was over for as long as its server keeps games", table_id)
    return None


async def kept_until(tables: Tables, table: Table) -> datetime | None:
    """Until when everything about a table is kept; None for one that is not over, was swept, or stays forever."""
    if not table.over or table.swept_at is not None:
        return None
    days = (await tables.store.guild_settings(table.guild_id)).keep_days
    return None if days is None else table.touched_at + timedelta(days=days)


async def _result(tables: Tables, table: Table) -> tuple[Standing, ...] | None:
    if table.status is not Status.FINISHED:
        return None
    return tables.decode(await tables.load(table.id)).standings()

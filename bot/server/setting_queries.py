"""The one way to change a server's settings, with what follows in the same transaction, and who has changed them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

import sqlalchemy as sa

from bot.db.rows import Rows
from bot.people import setting_queries as settings
from bot.people.settings import OF_SERVERS, GuildSettings, SettingChange
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due
from bot.server.schema import setting_changes
from bot.tables.history import retention_queries
from bot.tables.time import clock_queries as clocks
from bot.tables.time import vacation_queries as vacations

CHANGES = Rows(SettingChange, setting_changes)

MAX_CHANGES = 100
"""Changes of one guild's settings that are stored."""


def change_guild(
    connection: sa.Connection, guild_id: int, changed: Mapping[str, Any], user_id: int, now: datetime, night: datetime
) -> tuple[GuildSettings, list[SettingChange]]:
    """Store a server's settings with the fields that a person has ``changed``; return them and what differs, noted.

    How long games are kept counts for those that are over, which are looked at in the ``night``. Clocks and boards
    follow the days of vacation. Who is late by now is looked for where a server has become less patient.
    """
    before, after = settings.change(connection, "guild", guild_id, GuildSettings, changed)
    changes = [
        SettingChange(user_id=user_id, at=now, name=each.name, before=each.key(before), after=each.key(after))
        for field in changed
        for each in OF_SERVERS
        if each.field == field and each.key(before) != each.key(after)
    ]
    note_changes(connection, guild_id, changes)
    if after.keep_days != before.keep_days:
        retention_queries.reschedule(connection, guild_id, night)
    if after.vacation_days != before.vacation_days:
        vacations.refresh_clocked(connection, guild_id, now)
    if after.late_days < before.late_days:
        clocks.check_untimed(connection, guild_id, now)
    if after.digest_channel is not None and before.digest_channel is None:
        scheduler.schedule(connection, guild_id, guild_id, {Due.DIGEST: now})
    if after.daily_channel is not None and before.daily_channel is None:
        scheduler.schedule(connection, guild_id, guild_id, {Due.DAILY: now})
    return after, changes


def note_changes(connection: sa.Connection, guild_id: int, changes: Sequence[SettingChange]) -> None:
    """Store who has changed what in a guild's settings; the last :data:`MAX_CHANGES` stay."""
    if not changes:
        return
    rows = [{"guild_id": guild_id, **CHANGES.values(each)} for each in changes]
    connection.execute(sa.insert(setting_changes), rows)
    mine = setting_changes.c.guild_id == guild_id
    last = sa.select(setting_changes.c.id).where(mine).order_by(setting_changes.c.id.desc()).limit(MAX_CHANGES)
    connection.execute(sa.delete(setting_changes).where(mine, setting_changes.c.id.not_in(last)))


def changes(connection: sa.Connection, guild_id: int, most: int) -> list[SettingChange]:
    """The last changes of a guild's settings, the latest first."""
    query = CHANGES.select(setting_changes.c.guild_id == guild_id).order_by(setting_changes.c.id.desc())
    return CHANGES.all(connection, query.limit(most))

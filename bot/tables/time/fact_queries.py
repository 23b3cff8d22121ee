"""Queries about what clocks depend on."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.people import calendar_queries as calendars
from bot.people import setting_queries as settings
from bot.tables.core.queries import is_match
from bot.tables.time.clock import ClockFacts

MATCH_VACATION_DAYS = 7
"""Days of vacation a year that clocks rest for at a tournament's tables, where the server does not grant fewer."""


def clock_facts(
    connection: sa.Connection, guild_id: int | None, user_ids: Collection[int], table_id: int = 0
) -> ClockFacts:
    """Read the facts for the clocks of these people at a table of a server. A tournament grants them less vacation."""
    allowance = settings.of_guild(connection, guild_id).vacation_days
    if allowance > MATCH_VACATION_DAYS and is_match(connection, table_id):
        allowance = MATCH_VACATION_DAYS
    return ClockFacts(
        schedules=calendars.find(connection, user_ids),
        charged=calendars.charged(connection, guild_id, user_ids),
        allowance=allowance,
    )

"""Queries that change when a person plays; what depends on it follows in the same transaction."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import sqlalchemy as sa

from bot.people import calendar_queries as calendars
from bot.people.calendar import Away, Calendar
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due

Refresh = Callable[[sa.Connection, int, datetime], None]
"""Bring up to date what depends on when a person plays."""


def enter_calendar(
    connection: sa.Connection, user_id: int, changed: Callable[[Calendar], Calendar], now: datetime, refresh: Refresh
) -> tuple[Calendar, Calendar]:
    """Change a calendar as :func:`bot.people.calendar_queries.change` does; what depends on it follows."""
    before, after = calendars.change(connection, user_id, changed, now)
    if after != before:
        refresh(connection, user_id, now)
    return before, after


def go_away(connection: sa.Connection, user_id: int, found: Away, check_at: datetime | None, refresh: Refresh) -> None:
    """Notes that a person is away, or will be, which is first to be checked then; what depends on it follows."""
    calendars.go_away(connection, user_id, found)
    if check_at is not None:
        scheduler.no_later(connection, Due.VACATION, [user_id], None, check_at, found.made_at)
    refresh(connection, user_id, found.made_at)


def come_back(connection: sa.Connection, user_id: int, made_at: datetime, back_at: datetime, refresh: Refresh) -> bool:
    """Ends an absence, as :func:`bot.people.calendar_queries.come_back`; what depends on it follows."""
    ended = calendars.come_back(connection, user_id, made_at, back_at)
    if ended:
        refresh(connection, user_id, back_at)
    return ended

"""Vacations of people: what is to be done about one day by day, at all their tables."""

from __future__ import annotations

from datetime import datetime

from bot.people import calendar_queries as calendars
from bot.people.availability import away_span, end_told_at, next_check
from bot.people.calendar import Away
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Status, Table
from bot.tables.core.service import Tables
from bot.tables.time import vacation_queries as vacations
from bot.tables.time.turns import charged


async def check(tables: Tables, user_id: int) -> datetime | None:
    """Do what has become due about the absences of a person; return when the next thing does.

    Their days are charged where clocks have rested for them, boards and lobbies show how one begins and ends, and its
    owner is told before that.
    """
    now = tables.now()
    pending = [
        (absence, was)
        for absence, was in await tables.store.read(calendars.unchecked, user_id)
        if absence.back_at is None and next_check(absence, was) is not None
    ]
    running = [
        table for table in await tables.store.read(table_queries.of_user, user_id) if table.status is Status.RUNNING
    ]
    days = [
        (table.guild_id, user, day)
        for table in running
        for user, day in charged(table, await tables.clock_contexts(table), now)
        if user == user_id
    ]
    for absence, was in pending:
        tell = None
        if _is_to_be_told(absence, was, now):
            tell = _place(running, user_id) or await tables.store.read(vacations.last_seat, user_id)
        shows = any(was < at <= now for at in away_span(absence))
        await tables.store.write(
            vacations.check, user_id, absence.made_at, was, now, charged=days, shows=shows, tell=tell
        )
    tables.on_outbox()
    return min((at for absence, _ in pending if (at := next_check(absence, now)) is not None), default=None)


def _is_to_be_told(away: Away, was: datetime, now: datetime) -> bool:
    at = end_told_at(away)
    return at is not None and was < at <= now < away_span(away)[1]


def _place(tables: list[Table], user_id: int) -> tuple[int, int] | None:
    """The table and the seat by way of which a person is told something: best one that is awake, and has a clock."""
    at = sorted(tables, key=lambda table: (table.resting, not table.clocks))
    return next(((table.id, seat.seat) for table in at if (seat := table.seat_of(user_id)) is not None), None)

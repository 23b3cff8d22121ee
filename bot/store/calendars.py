"""Queries about when people play: their calendars, their days away, and the vacation that is charged to them."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from datetime import date, datetime, timedelta
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.errors import words
from bot.model.calendar import Away, Calendar, Schedule, Version
from bot.model.clock import ClockFacts
from bot.model.contest import ALLOWANCE
from bot.model.settings import GuildSettings
from bot.store import settings
from bot.store.contest_schema import contest_meetings
from bot.store.schema import away, calendars, vacation_days

log = logging.getLogger(__name__)

MATTERS = timedelta(days=400)
"""What was replaced, or was over, so long ago matters to no clock."""

ONE_EDIT = timedelta(minutes=10)
"""What is entered within this time is one change."""


def find(connection: sa.Connection, user_ids: Collection[int]) -> dict[int, Schedule]:
    """When each of these people plays."""
    versions: dict[int, list[Version]] = defaultdict(list)
    absences: dict[int, list[Away]] = defaultdict(list)
    entered = sa.select(calendars).where(calendars.c.user_id.in_(user_ids)).order_by(calendars.c.since)
    for row in connection.execute(entered):
        versions[row.user_id].append(Version(row.since, _calendar(row)))
    for row in connection.execute(sa.select(away).where(away.c.user_id.in_(user_ids)).order_by(away.c.first)):
        absences[row.user_id].append(_away(row))
    return {user: Schedule(tuple(versions[user]), tuple(absences[user])) for user in user_ids}


def change(
    connection: sa.Connection, user_id: int, changed: Callable[[Calendar], Calendar], now: datetime
) -> tuple[Calendar, Calendar]:
    """Makes the calendar of a person what ``changed`` makes of it; what it was, and what it is ``now``.

    What it was before stays known, as long as it can matter to a clock.
    """
    versions = find(connection, [user_id])[user_id].versions
    before = versions[-1].calendar if versions else Calendar()
    after = changed(before)
    if after == before:
        return before, after
    replaced = [version.since for version in versions if version.since > now - ONE_EDIT]
    later = (version.since for version in versions[1:])
    replaced += [version.since for version, until in zip(versions, later, strict=False) if until < now - MATTERS]
    connection.execute(sa.delete(calendars).where(calendars.c.user_id == user_id, calendars.c.since.in_(replaced)))
    row = {"user_id": user_id, "since": now, "calendar": msgspec.json.encode(after).decode()}
    connection.execute(sa.insert(calendars), row)
    return before, after


def go_away(connection: sa.Connection, user_id: int, found: Away, look_at: datetime | None) -> None:
    """Notes that a person is away, or will be; what is over, and was entered long ago, is forgotten."""
    over = sa.and_(away.c.look_at.is_(None), away.c.made_at < found.made_at - 2 * MATTERS)
    connection.execute(sa.delete(away).where(away.c.user_id == user_id, over))
    row = {
        "user_id": user_id,
        "made_at": found.made_at,
        "zone": found.zone,
        "first": found.first.toordinal(),
        "last": None if found.last is None else found.last.toordinal(),
        "back_at": found.back_at,
        "look_at": look_at,
    }
    connection.execute(sa.insert(away), row)


def come_back(connection: sa.Connection, user_id: int, made_at: datetime, back_at: datetime) -> bool:
    """Ends what was entered at ``made_at``; whether it had not been over before."""
    mine = sa.and_(away.c.user_id == user_id, away.c.made_at == made_at, away.c.back_at.is_(None))
    return connection.execute(sa.update(away).where(mine).values(back_at=back_at, look_at=None)).rowcount > 0


def charged(connection: sa.Connection, guild_id: int, user_ids: Collection[int]) -> dict[int, frozenset[int]]:
    """The days, as ordinals, that are charged to each of these people on a server."""
    found: dict[int, set[int]] = defaultdict(set)
    mine = sa.and_(vacation_days.c.guild_id == guild_id, vacation_days.c.user_id.in_(user_ids))
    for row in connection.execute(sa.select(vacation_days).where(mine)):
        found[row.user_id].add(row.day)
    return {user: frozenset(found[user]) for user in user_ids}


def clock_facts(connection: sa.Connection, guild_id: int, user_ids: Collection[int], table_id: int = 0) -> ClockFacts:
    """What the clocks of these people at a table of a server depend on; a tournament's grants them less vacation."""
    allowance = settings.read(connection, "guild", guild_id, GuildSettings).vacation_days
    contest = sa.select(contest_meetings.c.id).where(contest_meetings.c.led_to == table_id)
    if allowance > ALLOWANCE and connection.execute(contest).first() is not None:
        allowance = ALLOWANCE
    return ClockFacts(
        schedules=find(connection, user_ids), charged=charged(connection, guild_id, user_ids), allowance=allowance
    )


def charge(connection: sa.Connection, guild_id: int, days: Iterable[tuple[int, int]]) -> None:
    """Charges ``days``, each a user id and an ordinal, for which clocks on a server have rested."""
    wanted = set(days)
    known = charged(connection, guild_id, {user for user, _ in wanted}) if wanted else {}
    rows = [{"user_id": user, "guild_id": guild_id, "day": day} for user, day in wanted if day not in known[user]]
    if rows:
        connection.execute(sa.insert(vacation_days), rows)


def _calendar(row: Any) -> Calendar:
    """What a row says; one in which nothing is closed where it cannot be read, so that play goes on."""
    try:
        return msgspec.json.decode(row.calendar, type=Calendar)
    except msgspec.MsgspecError as error:
        log.error("The calendar of %d cannot be read: %s", row.user_id, words(error))
        return Calendar()


def _away(row: Any) -> Away:
    return Away(
        zone=row.zone,
        first=date.fromordinal(row.first),
        last=None if row.last is None else date.fromordinal(row.last),
        made_at=row.made_at,
        back_at=row.back_at,
    )

"""Queries about when people play: their calendars, their days away, and the vacation that is charged to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.db.rows import Rows, readable
from bot.db.statement import Statement
from bot.people.calendar import Away, Calendar, Schedule, Version
from bot.people.schema import away, calendars, vacation_days

VERSIONS = Rows(Version, calendars, instead={"calendar": Calendar()})
"""A calendar that cannot be read is one in which nothing is closed, so that play goes on."""

AWAY = Rows(Away, away)

_users: sa.BindParameter[int] = sa.bindparam("users", expanding=True)
_entered = Statement(VERSIONS.select(calendars.c.user_id.in_(_users)).order_by(calendars.c.since))
_gone = Statement(AWAY.select(away.c.user_id.in_(_users)).order_by(away.c.first))
_charged = Statement(
    sa.select(vacation_days.c.user_id, vacation_days.c.day).where(
        vacation_days.c.guild_id == sa.bindparam("guild"), vacation_days.c.user_id.in_(_users)
    )
)

HISTORY_LIFE = timedelta(days=400)
"""The time after which a calendar that was replaced, or an absence that has ended, matters to no clock."""

BY_MESSAGE = 0
"""In the place of a server, at tables that are on none: a key has no NULL."""

EDIT_TIME = timedelta(minutes=10)
"""The time within which all edits of a calendar are one change."""


def find(connection: sa.Connection, user_ids: Collection[int]) -> dict[int, Schedule]:
    """When each of these people plays."""
    versions: dict[int, list[Version]] = defaultdict(list)
    absences: dict[int, list[Away]] = defaultdict(list)
    asked = {"users": user_ids}
    for user, version in readable(_entered.all(connection, asked), lambda row: (row.user_id, VERSIONS.read(row))):
        versions[user].append(version)
    for user, absence in readable(_gone.all(connection, asked), lambda row: (row.user_id, AWAY.read(row))):
        absences[user].append(absence)
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
    replaced = [version.since for version in versions if version.since > now - EDIT_TIME]
    later = (version.since for version in versions[1:])
    replaced += [version.since for version, until in zip(versions, later, strict=False) if until < now - HISTORY_LIFE]
    connection.execute(sa.delete(calendars).where(calendars.c.user_id == user_id, calendars.c.since.in_(replaced)))
    connection.execute(sa.insert(calendars), {"user_id": user_id, **VERSIONS.values(Version(now, after))})
    return before, after


def go_away(connection: sa.Connection, user_id: int, found: Away) -> None:
    """Notes that a person is away, or will be; what is over, and was entered long ago, is forgotten."""
    ends = sa.or_(away.c.last.is_not(None), away.c.back_at.is_not(None))
    over = sa.and_(ends, away.c.made_at < found.made_at - 2 * HISTORY_LIFE)
    connection.execute(sa.delete(away).where(away.c.user_id == user_id, over))
    row = {"user_id": user_id, **AWAY.values(found), "checked_at": found.made_at}
    connection.execute(sa.insert(away), row)


def come_back(connection: sa.Connection, user_id: int, made_at: datetime, back_at: datetime) -> bool:
    """Ends what was entered at ``made_at``; whether it had not been over before."""
    mine = sa.and_(away.c.user_id == user_id, away.c.made_at == made_at, away.c.back_at.is_(None))
    return connection.execute(sa.update(away).where(mine).values(back_at=back_at)).rowcount > 0


def unchecked(connection: sa.Connection, user_id: int) -> list[tuple[Away, datetime]]:
    """Return the absences of a person, each with the time up to which all that was due about it is done."""
    mine = AWAY.select(away.c.user_id == user_id).add_columns(away.c.checked_at).order_by(away.c.first)
    return list(readable(connection.execute(mine), lambda row: (AWAY.read(row), row.checked_at)))


def charged(connection: sa.Connection, guild_id: int | None, user_ids: Collection[int]) -> dict[int, frozenset[int]]:
    """The days, as ordinals, that are charged to each of these people on a server (None: at tables by message)."""
    found: dict[int, set[int]] = defaultdict(set)
    for row in _charged.all(connection, {"guild": guild_id or BY_MESSAGE, "users": user_ids}):
        found[row.user_id].add(row.day)
    return {user: frozenset(found[user]) for user in user_ids}


def charge(connection: sa.Connection, guild_id: int | None, days: Iterable[tuple[int, int]]) -> None:
    """Charges ``days``, each a user id and an ordinal, for which clocks on a server have rested, likewise."""
    wanted = set(days)
    known = charged(connection, guild_id, {user for user, _ in wanted}) if wanted else {}
    place = guild_id or BY_MESSAGE
    rows = [{"user_id": user, "guild_id": place, "day": day} for user, day in wanted if day not in known[user]]
    if rows:
        connection.execute(sa.insert(vacation_days), rows)

"""Settings of people, whatever table they sit at: hours of play, alerts, blocks."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple
from zoneinfo import ZoneInfo

import msgspec
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.people import bans
from bot.people import calendar_queries as calendars
from bot.people import queries as people
from bot.people import setting_queries as settings
from bot.people import vacation_queries as vacations
from bot.people.availability import affordable_days, away_span, is_away, leaves_time, next_check, quiet_until
from bot.people.bans import Ban
from bot.people.calendar import Away, Calendar, Hours, Schedule
from bot.people.formatting import away_text, day_text
from bot.people.settings import Alerts, UserSettings
from bot.people.vacation_queries import Refresh
from bot.people.zones import known_zone

if TYPE_CHECKING:
    from bot.db import Store

MAX_HOURS = 10
"""The number of ranges of hours that somebody may enter."""

MAX_ABSENCES = 10
"""The number of absences of a person that are not over."""

MAX_DAYS_AHEAD = 365
"""Days that an absence may begin ahead, and that it may last."""

MAX_BLOCKED = 25
"""The number of people whom somebody may block: as many as a menu shows."""


class Edit(NamedTuple):
    """A calendar before and after a change."""

    before: Calendar
    after: Calendar


class Vacation(NamedTuple):
    """Of so many ``days`` away so many are ``granted`` by a server, on which clocks of that person rest."""

    days: int
    granted: int
    allowance: int


class Wishes(NamedTuple):
    """When a person plays, and how they want to be told that a table waits."""

    schedule: Schedule
    alerts: Alerts


def wishes(connection: sa.Connection, user_ids: Collection[int]) -> dict[int, Wishes]:
    """Return those of each of these people."""
    schedules = calendars.find(connection, user_ids)
    return {user: Wishes(schedules[user], settings.of_user(connection, user).alerts) for user in user_ids}


class People:
    """The calendars, the wishes and the block lists of people, by user id.

    ``now`` tells the time; ``refresh`` brings up to date what depends on when somebody plays, in the same transaction.
    ``on_change`` is called when something has changed that boards show, or that clocks or alerts depend on.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        refresh: Refresh,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._now = now
        self._refresh = refresh
        self._on_change = on_change

    # when they play

    async def schedule(self, user_id: int) -> Schedule:
        """When a person plays."""
        return (await self.schedules([user_id]))[user_id]

    async def schedules(self, user_ids: Collection[int]) -> dict[int, Schedule]:
        """When each of these people plays."""
        return await self._store.read(calendars.find, user_ids)

    async def quiet(self, user_id: int, at: datetime | None = None) -> datetime | None:
        """Until when a person is not to be reminded, if that is so ``at`` that time (None: now); else None.

        They do not play then, or are away; where nobody knows for how long, it is years ahead.
        """
        return quiet_until(await self.schedule(user_id), at or self._now())

    async def set_zone(self, user_id: int, typed: str) -> Edit:
        """Sets the zone by whose clocks a person lives. Raises Refusal for one that there is not."""
        zone = known_zone(typed)
        return await self._enter(user_id, lambda calendar: msgspec.structs.replace(calendar, zone=zone))

    async def add_hours(self, user_id: int, hours: Hours) -> Edit:
        """Adds hours in which a person does not play. Raises Refusal where they leave no time, or are too many."""

        def add(calendar: Calendar) -> Calendar:
            if hours in calendar.hours:
                return calendar
            if len(calendar.hours) >= MAX_HOURS:
                raise Refusal("refusal-hours-many", limit=MAX_HOURS)
            return msgspec.structs.replace(calendar, hours=(*calendar.hours, hours))

        return await self._enter(user_id, add)

    async def remove_hours(self, user_id: int, hours: Hours) -> Edit:
        """Takes hours off a person's calendar."""

        def remove(calendar: Calendar) -> Calendar:
            return msgspec.structs.replace(calendar, hours=tuple(each for each in calendar.hours if each != hours))

        return await self._enter(user_id, remove)

    async def set_days_off(self, user_id: int, days: Collection[int]) -> Edit:
        """Sets the days of the week (0 is Monday) on which a person does not play. Raises Refusal likewise."""
        off = tuple(sorted({day for day in days if 0 <= day < 7}))
        return await self._enter(user_id, lambda calendar: msgspec.structs.replace(calendar, days_off=off))

    async def _enter(self, user_id: int, changed: Callable[[Calendar], Calendar]) -> Edit:
        def checked(calendar: Calendar) -> Calendar:
            after = changed(calendar)
            if not leaves_time(after):
                raise Refusal("refusal-no-time-left")
            return after

        edit = Edit(*await self._store.write(vacations.enter_calendar, user_id, checked, self._now(), self._refresh))
        if edit.after != edit.before:
            self._on_change()
        return edit

    # when they are away

    async def today(self, user_id: int) -> date:
        """The day it is where a person lives."""
        return self._day((await self.schedule(user_id)).calendar.zone)

    async def is_away(self, user_id: int, at: datetime | None = None) -> Away | None:
        """Return the absence of a person ``at`` that time (None: now); None where there is none."""
        return is_away(await self.schedule(user_id), at or self._now())

    async def absences(self, user_id: int) -> list[Away]:
        """The absences of a person that are not over, in order."""
        return pending(await self.schedule(user_id), self._now())

    async def go_away(self, user_id: int, first: date | None = None, last: date | None = None) -> Away:
        """A person is away on these whole days, from today (None) until they are back (None).

        Raises Refusal for what cannot be.
        """
        schedule, now = await self.schedule(user_id), self._now()
        zone = schedule.calendar.zone
        today = self._day(zone)
        first = first or today
        if first < today:
            raise Refusal("refusal-away-past", day=day_text(first, year=True), today=day_text(today, year=True))
        if last is not None and last < first:
            raise Refusal("refusal-away-backwards", first=day_text(first, year=True), last=day_text(last, year=True))
        if max(first, last or first) > today + timedelta(days=MAX_DAYS_AHEAD):
            raise Refusal("refusal-away-far", day=day_text(today + timedelta(days=MAX_DAYS_AHEAD), year=True))
        known = pending(schedule, now)
        for other in known:
            if first <= (other.last or date.max) and other.first <= (last or date.max):
                raise Refusal("refusal-away-already", away=away_text(other))
        if len(known) >= MAX_ABSENCES:
            raise Refusal("refusal-away-many", limit=MAX_ABSENCES)
        found = Away(zone=zone, first=first, last=last, made_at=now)
        await self._store.write(vacations.go_away, user_id, found, next_check(found, now), self._refresh)
        self._on_change()
        return found

    async def come_back(self, user_id: int, made_at: datetime | None = None) -> Away | None:
        """A person is back, or will not go away as they entered at ``made_at``. What that ended, if anything."""
        now = self._now()
        known = pending(await self.schedule(user_id), now)
        if made_at is None:
            found = next((each for each in known if away_span(each)[0] <= now), None)
        else:
            found = next((each for each in known if each.made_at == made_at), None)
        if found is None or not await self._store.write(
            vacations.come_back, user_id, found.made_at, now, self._refresh
        ):
            return None
        self._on_change()
        return found

    async def vacation(self, user_id: int, guild_id: int, first: date, last: date) -> Vacation:
        """For how many of these days clocks on a server could rest."""

        def read(connection: sa.Connection) -> tuple[frozenset[int], int]:
            charged = calendars.charged(connection, guild_id, [user_id])[user_id]
            return charged, settings.of_guild(connection, guild_id).vacation_days

        charged, allowance = await self._store.read(read)
        granted = affordable_days(first, last, charged=charged, allowance=allowance)
        return Vacation((last - first).days + 1, granted, allowance)

    def _day(self, zone: str) -> date:
        return self._now().astimezone(ZoneInfo(zone)).date()

    # how they are told

    async def preferences(self, user_id: int) -> Alerts:
        """How a person wants to be told that a table waits."""
        return (await self._store.read(settings.of_user, user_id)).alerts

    async def wishes(self, user_ids: Collection[int]) -> dict[int, Wishes]:
        """When each of these people plays, and how they want to be told that a table waits."""
        return await self._store.read(wishes, user_ids) if user_ids else {}

    async def change_settings(self, user_id: int, **changed: Any) -> UserSettings:
        """Store and return a person's settings with the fields that are ``changed``."""
        before, after = await self._store.write(settings.change_user, user_id, changed, self._now())
        if after.alerts != before.alerts:
            self._on_change()
        return after

    # with whom they do not want to sit

    async def schedule_and_blocked(self, user_id: int) -> tuple[Schedule, tuple[int, ...]]:
        """Return when a person plays, and the user ids of those whom they block."""

        def read(connection: sa.Connection) -> tuple[Schedule, tuple[int, ...]]:
            return calendars.find(connection, [user_id])[user_id], people.blocked(connection, user_id)

        return await self._store.read(read)

    async def blocked(self, user_id: int) -> tuple[int, ...]:
        """The user ids of those whom a person blocks."""
        return await self._store.read(people.blocked, user_id)

    async def set_blocked(self, user_id: int, wanted: Collection[int]) -> None:
        """Makes those whom a person blocks these and no others. Raises Refusal for too many, or oneself."""
        if user_id in wanted:
            raise Refusal("refusal-block-yourself")
        if len(set(wanted)) > MAX_BLOCKED:
            raise Refusal("refusal-block-many", limit=MAX_BLOCKED)
        await self._store.write(people.block, user_id, wanted)

    async def require_admitted(self, guild_id: int | None, user_ids: Collection[int]) -> None:
        """Raise Refusal where one of these people may not come to tables of a server."""
        await self._store.read(people.require_admitted, guild_id, user_ids)

    async def banned(self, guild_id: int) -> list[Ban]:
        """Return the bans from tables of a server, the oldest first."""
        return await self._store.read(bans.of_guild, guild_id)

    async def unban(self, guild_id: int, user_id: int) -> None:
        """Let a person come to tables of a server again. Raise Refusal where they may already."""
        if not await self._store.write(bans.lift, guild_id, user_id):
            raise Refusal("refusal-not-banned", who=f"<@{user_id}>")

    async def expire_ban(self, ban_id: int) -> datetime | None:
        """End a ban whose time is over; return when it will be, None where it is, or lasts for good."""
        return await self._store.write(bans.expire, ban_id, self._now())

    async def may_sit(self, guild_id: int | None, others: Collection[int], user_id: int) -> bool:
        """Whether a person may sit with others at a table of a server; see :func:`bot.people.queries.may_sit`."""
        return await self._store.read(people.may_sit, guild_id, others, user_id)


def pending(schedule: Schedule, now: datetime) -> list[Away]:
    """Return the absences in a schedule that are not over, in order."""
    return [each for each in schedule.away if away_span(each)[0] < away_span(each)[1] and now < away_span(each)[1]]

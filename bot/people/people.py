"""What people say of themselves, whatever table they sit at: when they play, how they are told, whom they block."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple
from zoneinfo import ZoneInfo

import msgspec

from bot.model.alerts import Alerts
from bot.model.calendar import Away, Calendar, Hours, Schedule
from bot.model.refusal import Refusal
from bot.people.calendar import affordable_days, away_span, is_away, leaves_time, next_look, quiet_until
from bot.people.words import away_text, day_text
from bot.people.zones import known_zone
from bot.store import alerts, calendars, people, whereabouts

if TYPE_CHECKING:
    from bot.store import Store

MOST_HOURS = 10
"""So many ranges of hours somebody may enter."""

MOST_AWAY = 10
"""So many absences that are not over."""

AHEAD = 365
"""Days that an absence may begin ahead, and that it may last."""

MOST_BLOCKED = 25
"""So many people somebody may block: as many as a menu shows."""


class Edit(NamedTuple):
    """A calendar before and after a change."""

    before: Calendar
    after: Calendar


class Vacation(NamedTuple):
    """Of so many ``days`` away so many are ``granted`` by a server, on which clocks of that person rest."""

    days: int
    granted: int
    allowance: int


class People:
    """The calendars, the wishes and the block lists of people, by user id.

    ``now`` tells the time; ``on_change`` is called when something has changed that boards
    show, or that clocks or alerts depend on.
    """

    def __init__(self, store: Store, now: Callable[[], datetime], on_change: Callable[[], None] = lambda: None) -> None:
        self._store = store
        self._now = now
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
            if len(calendar.hours) >= MOST_HOURS:
                raise Refusal("refusal-hours-many", limit=MOST_HOURS)
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

        edit = Edit(*await self._store.write(whereabouts.enter_calendar, user_id, checked, self._now()))
        if edit.after != edit.before:
            self._on_change()
        return edit

    # when they are away

    async def today(self, user_id: int) -> date:
        """The day it is where a person lives."""
        return self._day((await self.schedule(user_id)).calendar.zone)

    async def is_away(self, user_id: int, at: datetime | None = None) -> Away | None:
        """What a person has said of being away ``at`` that time (None: now); None where they are there."""
        return is_away(await self.schedule(user_id), at or self._now())

    async def absences(self, user_id: int) -> list[Away]:
        """The absences of a person that are not over, in order."""
        return _pending(await self.schedule(user_id), self._now())

    async def go_away(self, user_id: int, first: date, last: date | None) -> Away:
        """A person is away on these whole days (None: until they are back). Raises Refusal for what cannot be."""
        schedule, now = await self.schedule(user_id), self._now()
        zone = schedule.calendar.zone
        today = self._day(zone)
        if first < today:
            raise Refusal("refusal-away-past", day=day_text(first, year=True), today=day_text(today, year=True))
        if last is not None and last < first:
            raise Refusal("refusal-away-backwards", first=day_text(first, year=True), last=day_text(last, year=True))
        if max(first, last or first) > today + timedelta(days=AHEAD):
            raise Refusal("refusal-away-far", day=day_text(today + timedelta(days=AHEAD), year=True))
        pending = _pending(schedule, now)
        for other in pending:
            if first <= (other.last or date.max) and other.first <= (last or date.max):
                raise Refusal("refusal-away-already", away=away_text(other))
        if len(pending) >= MOST_AWAY:
            raise Refusal("refusal-away-many", limit=MOST_AWAY)
        found = Away(zone=zone, first=first, last=last, made_at=now)
        start, _ = away_span(found)
        look_at = start if start > now else next_look(found, now)
        await self._store.write(whereabouts.go_away, user_id, found, look_at)
        self._on_change()
        return found

    async def come_back(self, user_id: int, made_at: datetime | None = None) -> Away | None:
        """A person is back, or will not go away as they entered at ``made_at``. What that ended, if anything."""
        now = self._now()
        pending = _pending(await self.schedule(user_id), now)
        if made_at is None:
            found = next((each for each in pending if away_span(each)[0] <= now), None)
        else:
            found = next((each for each in pending if each.made_at == made_at), None)
        if found is None or not await self._store.write(whereabouts.come_back, user_id, found.made_at, now):
            return None
        self._on_change()
        return found

    async def vacation(self, user_id: int, guild_id: int, first: date, last: date) -> Vacation:
        """For how many of these days clocks on a server could rest."""
        charged = (await self._store.read(calendars.charged, guild_id, [user_id]))[user_id]
        allowance = (await self._store.guild_settings(guild_id)).vacation_days
        granted = affordable_days(first, last, charged=charged, allowance=allowance)
        return Vacation((last - first).days + 1, granted, allowance)

    def _day(self, zone: str) -> date:
        return self._now().astimezone(ZoneInfo(zone)).date()

    # how they are told

    async def preferences(self, user_id: int) -> Alerts:
        """How a person wants to be told that a table waits."""
        return (await self._store.user_settings(user_id)).alerts

    async def set_preferences(self, user_id: int, wanted: Alerts) -> None:
        """Stores how a person wants to be told, from now on: what waits for them already is looked at anew."""
        known = await self._store.user_settings(user_id)
        await self._store.write(alerts.prefer, user_id, msgspec.structs.replace(known, alerts=wanted), self._now())
        self._on_change()

    # with whom they do not want to sit

    async def blocked(self, user_id: int) -> tuple[int, ...]:
        """The user ids of those whom a person blocks."""
        return await self._store.read(people.blocked, user_id)

    async def set_blocked(self, user_id: int, wanted: Collection[int]) -> None:
        """Makes those whom a person blocks these and no others. Raises Refusal for too many, or oneself."""
        if user_id in wanted:
            raise Refusal("refusal-block-yourself")
        if len(set(wanted)) > MOST_BLOCKED:
            raise Refusal("refusal-block-many", limit=MOST_BLOCKED)
        await self._store.write(people.block, user_id, wanted)

    async def blocks(self, user_id: int, other_id: int) -> bool:
        """Whether ``user_id`` blocks ``other_id``: that person is to get no seat at a table which this one has opened.

        Whoever finds people a table or a substitute asks both ways; see :meth:`keep_apart`.
        """
        return await self._store.read(people.blocks_any, [user_id], [other_id])

    async def keep_apart(self, user_id: int, others: Collection[int]) -> bool:
        """Whether this person and one of the ``others`` are not to be put at one table: either blocks the other."""
        return await self._store.read(people.blocks_any, [user_id], others) or await self._store.read(
            people.blocks_any, others, [user_id]
        )


def _pending(schedule: Schedule, now: datetime) -> list[Away]:
    return [each for each in schedule.away if away_span(each)[0] < away_span(each)[1] and now < away_span(each)[1]]

"""Clocks a second time, written to be obviously right: every minute is looked at by itself, as local clocks show it.

It shares the data with :mod:`bot.people.availability` and :mod:`bot.tables.time.arithmetic`, and no line of
arithmetic. Everything lies on whole minutes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from random import Random
from zoneinfo import ZoneInfo

from bot.core.pace import Pace
from bot.people.calendar import Away, Calendar, Hours, Schedule, Version
from bot.tables.time.arithmetic import ClockContext
from bot.tables.time.clock import PACE_TERMS, Outage, SeatClock

MINUTE = timedelta(minutes=1)
ZONES = (
    *("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Havana"),
    *("Pacific/Apia", "Asia/Beirut", "Africa/Casablanca", "Pacific/Chatham", "America/St_Johns", "Europe/Dublin"),
)
CHANGES = ("2026-03-08T07:00", "2026-03-29T01:00", "2026-10-25T01:00", "2026-11-01T06:00", "2026-04-04T15:00",
           "2026-10-03T15:30", "2026-03-08T05:00", "2026-03-28T22:00", "2026-10-24T21:00", "2026-02-15T02:00",
           "2026-03-22T02:00", "2026-06-10T12:00")  # fmt: skip
"""About when some zone's clocks are changed, and when none is."""


@dataclass
class Walk:
    """The state of a clock, minute by minute."""

    clock: SeatClock
    pace: Pace
    about: ClockContext
    now: datetime
    bank: int
    charged: set[int] = field(default_factory=set)
    refused: set[int] = field(default_factory=set)
    empty: datetime | None = None

    @classmethod
    def of(cls, clock: SeatClock, pace: Pace, about: ClockContext) -> Walk:
        assert clock.since is not None
        return cls(clock, pace, about, clock.since, clock.bank // MINUTE, set(about.charged))

    def minute(self) -> None:
        """One minute passes."""
        if self.empty is None and self.bank == 0:
            self.empty = self.now
        if not self._rests():
            self.bank = max(self.bank - 1, 0)
        self.now += MINUTE

    def _rests(self) -> bool:
        if PACE_TERMS[self.pace].calendars:
            if self._closed():
                return True
            if self.empty is None and self._vacation():
                return True
        return any(outage.began <= self.now < outage.ended for outage in self.about.outages)

    def _closed(self) -> bool:
        """Whether the calendars say closed: that which held a day before the turn, and those entered since."""
        versions, began = self.about.schedule.versions, self.clock.since
        assert began is not None
        old = [each for each in versions if began - each.since >= timedelta(hours=24)]
        if not old or not shows_closed(old[-1].calendar, self.now):
            return False
        return all(shows_closed(each.calendar, self.now) for each in versions[len(old) :] if each.since <= self.now)

    def _vacation(self) -> bool:
        for away in self.about.schedule.away:
            if away.made_at <= self.now and (away.back_at is None or self.now < away.back_at):
                day = self.now.astimezone(_zone(away.zone)).date()
                if away.first <= day and (away.last is None or day <= away.last):
                    number = day.toordinal()
                    if number in self.charged or (number not in self.refused and self._has_room(number)):
                        self.charged.add(number)
                        return True
                    self.refused.add(number)
        return False

    def _has_room(self, day: int) -> bool:
        with_it = self.charged | {day}
        return all(
            sum(first <= each < first + 365 for each in with_it) <= self.about.allowance
            for first in range(day - 364, day + 1)
        )


def shows_closed(calendar: Calendar, at: datetime) -> bool:
    """Whether a calendar's local clock shows a minute at which clocks rest."""
    local = at.astimezone(_zone(calendar.zone))
    return _day(calendar, local.weekday())[local.hour * 60 + local.minute]


@lru_cache(maxsize=256)
def _day(calendar: Calendar, weekday: int) -> list[bool]:
    """Of each minute of a day whether clocks rest: the first ten hours without play, or all of two days off."""
    if weekday in [day for day in (5, 6, 0, 1, 2, 3, 4) if day in calendar.days_off][:2]:
        return [True] * 1440
    rested, found = 0, []
    for minute in range(1440):
        found.append(rested < 600 and _in_hours(calendar, weekday, minute))
        rested += found[-1]
    return found


_zone = lru_cache(ZoneInfo)


def _in_hours(calendar: Calendar, weekday: int, minute: int) -> bool:
    for hours in calendar.hours:
        if hours.start < hours.end:
            if weekday in hours.weekdays and hours.start <= minute < hours.end:
                return True
        elif (weekday in hours.weekdays and minute >= hours.start) or (
            (weekday + 6) % 7 in hours.weekdays and minute < hours.end
        ):
            return True
    return False


# Calendars at random


def random_case(rng: Random) -> tuple[SeatClock, Pace, ClockContext]:
    """A clock that runs about when clocks are changed, for somebody with a calendar of their own."""
    change = datetime.fromisoformat(rng.choice(CHANGES)).replace(tzinfo=UTC)
    since = change + timedelta(minutes=rng.randrange(-3600, 600))
    pace = rng.choice([Pace.STEADY] * 9 + [Pace.EVENING])
    bank = timedelta(minutes=rng.choice([rng.randrange(1, 90), rng.randrange(1, 1200), rng.randrange(1, 2500)]))
    versions, at = [], since - timedelta(minutes=rng.randrange(6000))
    for _ in range(rng.choice([1, 1, 2, 3, 4])):
        versions.append(Version(at, random_calendar(rng)))
        at += timedelta(minutes=rng.randrange(1, 3000))
    about = ClockContext(
        schedule=Schedule(tuple(versions), random_away(rng, since)),
        charged=frozenset(since.date().toordinal() + rng.randrange(-370, 370) for _ in range(rng.randrange(6))),
        allowance=rng.randrange(6),
        outages=tuple(random_outages(rng, since)),
    )
    return SeatClock(seat=0, bank=bank, asked=5, since=since), pace, about


def random_calendar(rng: Random) -> Calendar:
    hours = tuple(
        Hours(
            rng.choice([rng.randrange(1440), 60 * rng.randrange(24)]),
            rng.choice([1 + rng.randrange(1440), 60 * rng.randrange(1, 25)]),
            tuple(sorted(rng.sample(range(7), rng.choice([1, 3, 7, 7])))),
        )
        for _ in range(rng.randrange(4))
    )
    days_off = tuple(rng.sample(range(7), rng.choice([0, 0, 1, 2, 3])))
    return Calendar(rng.choice(ZONES), hours, days_off)


def random_away(rng: Random, since: datetime) -> tuple[Away, ...]:
    if rng.random() < 0.5:
        return ()
    zone = rng.choice(ZONES)
    first: date = since.astimezone(ZoneInfo(zone)).date() + timedelta(days=rng.randrange(-2, 3))
    last = None if rng.random() < 0.3 else first + timedelta(days=rng.randrange(4))
    made_at = since + timedelta(minutes=rng.randrange(-5000, 2000))
    back_at = made_at + timedelta(minutes=rng.randrange(6000)) if rng.random() < 0.3 else None
    return (Away(zone=zone, first=first, last=last, made_at=made_at, back_at=back_at),)


def random_outages(rng: Random, since: datetime) -> list[Outage]:
    found = []
    for _ in range(rng.choice([0, 0, 1, 2])):
        began = since + timedelta(minutes=rng.randrange(-600, 4000))
        found.append(Outage(began, began + timedelta(minutes=rng.choice([1, 5, 10, 11, 60, 600]))))
    return found

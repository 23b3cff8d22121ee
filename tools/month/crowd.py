"""The people of a simulated month: how they play, and minute by minute when they do."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from itertools import accumulate
from random import Random
from zoneinfo import ZoneInfo

from bot.people.calendar import Away, Calendar, Hours
from bot.people.settings import Alerts, TurnAlert
from bot.tables.core.model import Person

MINUTE = timedelta(minutes=1)
DAY = 1440
FIRST = datetime(2026, 10, 12, tzinfo=UTC)
"""When the month begins. In it clocks are changed in Europe and in America."""

ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC", "America/Havana")
NIGHT = Hours(22 * 60, 7 * 60)
WORK = Hours(9 * 60, 17 * 60, (0, 1, 2, 3, 4))
RESTS = 600
"""The minutes of a local day for which clocks rest at most, the first ones."""


class Habit(StrEnum):
    """How often somebody plays."""

    KEEN = "keen"
    REGULAR = "regular"
    SLOW = "slow"
    ABSENT = "absent"
    RETURNING = "returning"


HABITS = {Habit.KEEN: 35, Habit.REGULAR: 35, Habit.SLOW: 12, Habit.ABSENT: 8, Habit.RETURNING: 10}


def minute_of(at: datetime) -> int:
    """How many minutes after :data:`FIRST` it is, rounded down."""
    return (at - FIRST) // MINUTE


@dataclass
class One:
    """A person: what they want, and of every minute whether they are to be left alone, and whether a clock rests."""

    person: Person
    habit: Habit
    calendar: Calendar
    wanted: Alerts
    minutes: int
    gone: range
    """The days on which they do not look in at all."""
    closed: bool
    """Whether their messages are closed."""
    vacation: tuple[int, int, int | None] | None
    """On which day it is entered, its first day and how many days it lasts (None: until they are back)."""
    away: list[Away] = field(default_factory=list)
    active_at: int = -DAY

    def __post_init__(self) -> None:
        self.reckon()

    def reckon(self) -> None:
        """Looks at every minute anew: a vacation was entered, or has ended."""
        zone, day = ZoneInfo(self.calendar.zone), date(1, 1, 1)
        resting = _resting(self.calendar)
        quiet, rests = bytearray(self.minutes), bytearray(self.minutes)
        for minute in range(0, self.minutes, 15):  # zones are whole quarters of an hour apart, and so are hours here
            at = FIRST + minute * MINUTE
            local = at.astimezone(zone)
            day, clock = local.date(), local.hour * 60 + local.minute
            absent = any(
                each.first <= day <= (each.last or day) and each.made_at <= at < (each.back_at or at + MINUTE)
                for each in self.away
            )
            shut = day.weekday() in self.calendar.days_off or any(
                _covers(hours, day.weekday(), clock) for hours in self.calendar.hours
            )
            value = absent or shut, absent or (day.weekday(), clock) in resting
            for offset in range(min(15, self.minutes - minute)):
                quiet[minute + offset], rests[minute + offset] = value
        self.quiet = quiet
        self._open = [0, *accumulate(not each for each in rests)]
        self._awake = [0, *accumulate(not each for each in quiet)]

    def day_of(self, minute: int) -> date:
        """Return the day on their own calendar."""
        return (FIRST + minute * MINUTE).astimezone(ZoneInfo(self.calendar.zone)).date()

    def open_minutes(self, since: int, until: int) -> int:
        """Return the minutes that a clock runs between two instants."""
        return self._open[min(until, self.minutes)] - self._open[min(since, self.minutes)]

    def awake_minutes(self, since: int, until: int) -> int:
        """In so many minutes between two this person may be reminded."""
        return self._awake[min(until, self.minutes)] - self._awake[min(since, self.minutes)]


def _covers(hours: Hours, weekday: int, clock: int) -> bool:
    if hours.start < hours.end:
        return weekday in hours.weekdays and hours.start <= clock < hours.end
    return (weekday in hours.weekdays and clock >= hours.start) or (
        (weekday - 1) % 7 in hours.weekdays and clock < hours.end
    )


def _resting(calendar: Calendar) -> set[tuple[int, int]]:
    """The minutes of the week in which clocks rest: days off, and of the others the first ten closed hours."""
    found = set[tuple[int, int]]()
    for weekday in range(7):
        if weekday in calendar.days_off:
            found.update((weekday, clock) for clock in range(DAY))
            continue
        shut = [clock for clock in range(DAY) if any(_covers(hours, weekday, clock) for hours in calendar.hours)]
        found.update((weekday, clock) for clock in shut[:RESTS])
    return found


def made(number: int, days: int, rng: Random) -> One:
    """Somebody, by chance."""
    habit = rng.choices(list(HABITS), list(HABITS.values()))[0]
    nights = rng.choice(((), (NIGHT,), (NIGHT,), (NIGHT, WORK)))
    calendar = Calendar(rng.choice(ZONES), nights, rng.choice(((), (), (5, 6), (2,))))
    turn = rng.choices(list(TurnAlert), (50, 20, 10, 10, 10))[0]
    wanted = Alerts(turn=turn, remind_hours=rng.choice((24, 24, 4, 8, 12, 48, None)), hour=rng.randrange(24))
    gone = range(0)
    since = rng.randrange(2, max(3, days - 2))
    if habit is Habit.ABSENT:
        gone = range(since, days)
    elif habit is Habit.RETURNING:
        gone = range(since, since + rng.randrange(4, 10))
    vacation = None
    if rng.random() < 0.15:
        entered = rng.randrange(days)
        vacation = entered, entered + rng.randrange(3), rng.choice((2, 5, 10, None))
    person = Person(number, f"Player {number}", rng.choice(("en-GB", "de")))
    return One(person, habit, calendar, wanted, days * DAY + DAY, gone, closed=rng.random() < 0.1, vacation=vacation)

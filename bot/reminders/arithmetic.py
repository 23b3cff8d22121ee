"""The arithmetic of alerts: when a person is next told that a table waits for them."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import msgspec

from bot.people.availability import Rests, quiet_until, reminders_rest, used_up
from bot.people.calendar import Schedule
from bot.people.settings import Alerts, TurnAlert
from bot.tables.time.waiting import Waiting

INTERVALS = (1, 2)
"""After so many times their own interval a person is reminded: twice in a turn, and once more when time runs out."""


def rests_of(schedule: Schedule) -> Rests:
    """When a person with this ``schedule`` is not to be told anything."""
    return partial(reminders_rest, schedule)


def told_at(waiting: Waiting, wanted: Alerts, schedule: Schedule) -> datetime | None:
    """When the person is to be told that it is their turn; None where the board has done so, or nobody is to.

    The board pings who wants to be pinged, unless it was posted in their quiet hours.
    """
    if waiting.notified or wanted.turn in (TurnAlert.NONE, TurnAlert.DAILY):
        return None
    delay = timedelta(minutes=wanted.delay if wanted.turn is TurnAlert.LATER else 0)
    at = waiting.since + delay
    quiet = quiet_until(schedule, at)
    return quiet if wanted.turn is TurnAlert.PING else quiet or at


def alone_at(waiting: Waiting, wanted: Alerts, schedule: Schedule, now: datetime) -> datetime | None:
    """When the last one of several who were waited for is to be told so, from ``now`` on; None where nobody is to.

    It takes the place of a reminder. Who is not told of the turn yet hears both in one.
    """
    if not waiting.several or waiting.alone or not waiting.notified or waiting.reminded >= len(INTERVALS):
        return None
    if wanted.turn in (TurnAlert.NONE, TurnAlert.DAILY):
        return None
    return quiet_until(schedule, now) or now


def daily_at(waiting: Waiting, wanted: Alerts, schedule: Schedule) -> datetime:
    """When the one message a day is due that tells of this table.

    An hour in the person's night is its end; one on a day off, or in a vacation, is that hour of the next day, which
    may again be in their closed hours: they are not told twice on one day of theirs.
    """
    at = _next_hour(waiting.last_at or waiting.since, wanted.hour, schedule)
    if waiting.last_at is not None and _day(at, schedule) == _day(waiting.last_at, schedule):
        at = _next_hour(at, wanted.hour, schedule)  # the last was made up for, after we were away
    awake = quiet_until(schedule, at)
    if awake is None:
        return at
    following = _next_hour(awake, wanted.hour, schedule)
    next_awake = quiet_until(schedule, following)
    if next_awake is None:
        return following
    return next_awake if _day(awake, schedule) == _day(next_awake, schedule) else awake


def _day(at: datetime, schedule: Schedule) -> date:
    """The day on a person's own calendar."""
    return at.astimezone(ZoneInfo(schedule.calendar.zone)).date()


def _next_hour(after: datetime, hour: int, schedule: Schedule) -> datetime:
    """The first full local ``hour`` after an instant."""
    local = after.astimezone(ZoneInfo(schedule.calendar.zone))
    days = (local.replace(hour=hour, minute=0, second=0, microsecond=0) + timedelta(days=n) for n in range(3))
    return next(day for day in (each.astimezone(after.tzinfo) for each in days) if day > after)


def remind_at(waiting: Waiting, wanted: Alerts, schedule: Schedule, urge_at: datetime | None) -> datetime | None:
    """When the person is next reminded; None where they are not any more in this turn.

    ``urge_at``: when a fifth of the bank is left, or they are about to be late.
    """
    if wanted.remind_hours is None:
        return None
    times = []
    if waiting.reminded < len(INTERVALS):
        span = timedelta(hours=wanted.remind_hours) * INTERVALS[waiting.reminded]
        times.append(used_up(rests_of(schedule), waiting.last_at or waiting.since, span))
    if urge_at is not None and not waiting.urged:
        times.append(max(urge_at, waiting.since))
    at = min(times, default=None)
    return at and (quiet_until(schedule, at) or at)


def reminded(waiting: Waiting, now: datetime, urge_at: datetime | None) -> Waiting:
    """``waiting`` once a reminder at ``now`` has named the table."""
    urged = waiting.urged or (urge_at is not None and urge_at <= now)
    by_interval = waiting.urged or not urged
    return msgspec.structs.replace(
        waiting,
        notified=True,
        urged=urged,
        reminded=min(waiting.reminded + by_interval, len(INTERVALS)),
        last_at=now,
    )

"""When a person is next told that a table waits: by their own interval, in open hours, three times a turn at most."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from bot.people.availability import open_time, quiet_until
from bot.people.calendar import Calendar, Hours, Schedule, Version
from bot.people.settings import REMIND_AFTER, Alerts, TurnAlert
from bot.reminders.arithmetic import daily_at, remind_at, reminded, rests_of, told_at
from bot.tables.time.waiting import Waiting

SINCE = datetime(2026, 3, 27, 12, tzinfo=UTC)  # two days before the clocks go forward
HOUR = timedelta(hours=1)
NIGHT = Schedule((Version(SINCE - 99 * HOUR, Calendar("Europe/Berlin", (Hours(22 * 60, 7 * 60),))),))

hours = st.builds(
    lambda start, length: Hours(start, (start + length) % 1440), st.integers(0, 1439), st.integers(1, 720)
)
calendars = st.builds(Calendar, st.sampled_from(["Europe/Berlin", "America/St_Johns", "UTC"]), st.tuples(hours))
schedules = st.builds(lambda calendar: Schedule((Version(SINCE, calendar),)), calendars)
moments = st.integers(0, 200 * 60).map(lambda minutes: SINCE + timedelta(minutes=minutes))


def waiting(since: datetime = SINCE, **known: object) -> Waiting:
    return msgspec.structs.replace(Waiting(table_id=1, seat=0, user_id=1, since=since), **known)


@given(moments, schedules, st.sampled_from(REMIND_AFTER), st.none() | moments)
def test_a_turn_has_three_reminders_at_most_all_in_open_hours(
    since: datetime, schedule: Schedule, interval: int, urge_at: datetime | None
) -> None:
    wanted, one, times = Alerts(remind_hours=interval), waiting(since), [since]
    while (at := remind_at(one, wanted, schedule, urge_at)) is not None:
        assert at >= times[-1]
        assert quiet_until(schedule, at) is None
        times.append(at)
        one = reminded(one, at, urge_at)
        assert len(times) <= 4
    assert len(times) == (3 if urge_at is None else 4)
    if urge_at is None:
        waits = [open_time(rests_of(schedule), start, end) for start, end in itertools.pairwise(times)]
        assert waits == [interval * HOUR, 2 * interval * HOUR]


def test_who_wants_none_gets_none() -> None:
    assert remind_at(waiting(), Alerts(remind_hours=None), Schedule(), SINCE) is None


def test_a_table_that_a_reminder_of_others_names_has_been_reminded() -> None:
    now = SINCE + HOUR
    one = reminded(waiting(), now, None)
    assert remind_at(one, Alerts(), Schedule(), None) == now + 48 * HOUR


def test_the_turn_is_told_as_wanted_and_never_at_night() -> None:
    night, evening = datetime(2026, 3, 27, 23, tzinfo=UTC), datetime(2026, 3, 27, 20, 55, tzinfo=UTC)
    morning = datetime(2026, 3, 28, 6, tzinfo=UTC)
    for turn, by_day, at_night in (
        (TurnAlert.PING, None, morning),
        (TurnAlert.MESSAGE, SINCE, morning),
        (TurnAlert.LATER, SINCE + timedelta(minutes=10), morning),
        (TurnAlert.NONE, None, None),
        (TurnAlert.DAILY, None, None),
    ):
        wanted = Alerts(turn=turn)
        assert told_at(waiting(), wanted, NIGHT) == by_day
        assert told_at(waiting(night), wanted, NIGHT) == at_night
        assert told_at(waiting(notified=True), wanted, NIGHT) is None
    assert told_at(waiting(evening), Alerts(turn=TurnAlert.LATER), NIGHT) == morning, "the delay ends in the night"


@given(moments, st.integers(0, 23), schedules)
def test_the_one_message_a_day_comes_once_a_day(since: datetime, hour: int, schedule: Schedule) -> None:
    wanted = Alerts(turn=TurnAlert.DAILY, hour=hour)
    first = daily_at(waiting(since), wanted, schedule)
    second = daily_at(waiting(since, last_at=first), wanted, schedule)
    assert since < first < second <= first + 49 * HOUR
    assert quiet_until(schedule, first) is None


def test_the_one_message_of_a_day_off_comes_at_ones_hour_of_the_next_not_twice_that_day() -> None:
    calendar = Calendar("Asia/Kolkata", NIGHT.calendar.hours, (2,))
    wednesdays_off = Schedule((Version(SINCE, calendar),))
    wanted, tuesday = Alerts(turn=TurnAlert.DAILY, hour=14), datetime(2026, 3, 31, 9, tzinfo=UTC)
    first = daily_at(waiting(tuesday), wanted, wednesdays_off)
    assert first == datetime(2026, 4, 2, 8, 30, tzinfo=UTC), "Thursday at two by her clock"
    assert daily_at(waiting(tuesday, last_at=first), wanted, wednesdays_off) == first + timedelta(days=1)


def test_the_hour_of_a_day_off_that_is_at_work_on_the_next_day_comes_once_on_that_day() -> None:
    """Found by a month of a thousand tables: told at the end of Monday's night, and again after Monday's work."""
    closed = (Hours(22 * 60, 7 * 60), Hours(9 * 60, 17 * 60, (0, 1, 2, 3, 4)))
    schedule = Schedule((Version(SINCE - 99 * HOUR, Calendar("Pacific/Auckland", closed, (5, 6))),))
    wanted, told = Alerts(turn=TurnAlert.DAILY, hour=12), waiting()
    days = []
    for _ in range(14):
        told = msgspec.structs.replace(told, last_at=daily_at(told, wanted, schedule))
        assert told.last_at is not None
        days.append(told.last_at.astimezone(ZoneInfo("Pacific/Auckland")).date())
    assert len(days) == len(set(days))


def test_a_message_that_was_made_up_for_is_that_days() -> None:
    """Found by a month of a thousand tables: we were away over an evening, and told it in the morning and at night."""
    schedule = Schedule((Version(SINCE - 99 * HOUR, Calendar("Pacific/Auckland", NIGHT.calendar.hours)),))
    wanted, morning = Alerts(turn=TurnAlert.DAILY, hour=19), datetime(2026, 11, 1, 19, tzinfo=UTC)
    assert daily_at(waiting(last_at=morning), wanted, schedule) == datetime(2026, 11, 3, 6, tzinfo=UTC)

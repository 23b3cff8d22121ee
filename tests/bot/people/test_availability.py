"""Calendars, as people ask about them."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.people.availability import (
    Rests,
    away_span,
    closed,
    closed_for,
    granted,
    is_away,
    leaves_time,
    open_spans,
    open_time,
    overfull,
    quiet_until,
    reminders_rest,
    used_up,
)
from bot.people.calendar import Away, Calendar, Hours, Schedule, Version
from bot.people.spans import common, cut, gaps, length, merged

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
NIGHT = Hours(22 * 60, 7 * 60)


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def by(calendar: Calendar) -> Rests:
    return lambda start, end: closed(calendar, start, end)


@pytest.mark.parametrize(
    ("start", "end", "closed_hours"),
    [
        ("2026-03-28T21:00", "2026-03-29T05:00", 8),  # spring: from ten at night to seven are eight hours
        ("2026-10-24T20:00", "2026-10-25T06:00", 10),  # autumn: ten
        ("2026-06-10T20:00", "2026-06-11T05:00", 9),
    ],
)
def test_what_passes_is_counted_once(start: str, end: str, closed_hours: int) -> None:
    calendar = Calendar(BERLIN, (NIGHT,))
    assert closed(calendar, at(start), at(end)) == [(at(start), at(end))]
    assert at(end) - at(start) == timedelta(hours=closed_hours)
    around = open_time(by(calendar), at(start) - timedelta(hours=3), at(end) + timedelta(hours=3))
    assert around == timedelta(hours=6)


def test_hours_that_are_cut_by_the_hour_that_comes_twice() -> None:
    calendar = Calendar(BERLIN, (Hours(150, 180),))  # half past two to three
    start, end = at("2026-10-24T23:00"), at("2026-10-25T03:00")
    assert closed(calendar, start, end) == [
        (at("2026-10-25T00:30"), at("2026-10-25T01:00")),
        (at("2026-10-25T01:30"), at("2026-10-25T02:00")),
    ]
    assert closed(calendar, at("2026-03-29T00:00"), at("2026-03-29T04:00")) == [], "there is no such time that night"


def test_clocks_rest_ten_hours_a_day_and_two_days_a_week_and_more_is_told() -> None:
    long = Calendar("UTC", (Hours(20 * 60, 10 * 60), Hours(12 * 60, 14 * 60, (0,))), (0, 1, 2))
    spans = closed(long, at("2026-03-05T00:00"), at("2026-03-06T00:00"))  # a Thursday
    assert length(spans) == timedelta(hours=10)
    assert length(closed(long, at("2026-03-05T00:00"), at("2026-03-06T00:00"), for_clocks=False)) == timedelta(hours=14)
    week = closed(long, at("2026-03-02T00:00"), at("2026-03-09T00:00"))
    assert length(week) == timedelta(hours=2 * 24 + 5 * 10)
    assert overfull(long) == ((3, 4, 5, 6), True)
    assert overfull(Calendar("UTC", (NIGHT,), (5, 6))) == ((), False)


def test_reminders_rest_for_all_that_was_entered_and_from_then_on() -> None:
    long = Calendar("UTC", (Hours(20 * 60, 10 * 60),), (0, 1, 2))
    holiday = Away(zone="UTC", first=date(2026, 3, 7), last=date(2026, 3, 7), made_at=at("2026-03-05T11:00"))
    schedule = Schedule((Version(at("2026-03-05T11:00"), long),), (holiday,))
    assert quiet_until(schedule, at("2026-03-05T11:00")) is None, "a Thursday"
    assert quiet_until(schedule, at("2026-03-05T21:00")) == at("2026-03-06T10:00"), "fourteen hours, all of them"
    assert quiet_until(schedule, at("2026-03-06T20:00")) == at("2026-03-08T10:00"), "away over Saturday"
    assert quiet_until(schedule, at("2026-03-08T20:00")) == at("2026-03-12T10:00"), "three days off"
    assert reminders_rest(schedule, at("2026-03-05T10:00"), at("2026-03-05T20:00")) == []


def test_hours_must_leave_some_time() -> None:
    assert leaves_time(Calendar("UTC", (Hours(0, 1439),)))
    assert leaves_time(Calendar("UTC", (Hours(0, 1440, (0, 1, 2)),), (3, 4, 5)))
    assert not leaves_time(Calendar("UTC", (Hours(0, 1440, (0, 1, 2)),), (3, 4, 5, 6)))
    assert not leaves_time(Calendar("UTC", (Hours(12 * 60, 60), Hours(60, 12 * 60))))


def test_opening_counts_at_once_and_closing_for_turns_that_begin_a_day_later() -> None:
    noon = at("2026-03-02T12:00")
    first = Calendar("UTC", (Hours(0, 600),))
    wider, narrower = Calendar("UTC", (Hours(0, 300),)), Calendar("UTC", (Hours(0, 300), Hours(1200, 1440)))
    schedule = Schedule(
        (
            Version(noon - timedelta(days=30), first),
            Version(noon + timedelta(hours=1), wider),
            Version(noon + timedelta(hours=2), narrower),
        )
    )
    day = timedelta(days=1)
    tomorrow = at("2026-03-04T00:00")
    assert closed_for(schedule, noon, tomorrow, tomorrow + day) == [(tomorrow, tomorrow + timedelta(hours=5))]
    assert closed_for(schedule, noon, noon - day / 2, noon) == [(noon - day / 2, noon - timedelta(hours=2))]
    later = noon + timedelta(hours=26)
    assert length(closed_for(schedule, later, tomorrow, tomorrow + day)) == timedelta(hours=9)
    assert closed_for(Schedule(), noon, noon, tomorrow) == []


def test_a_change_of_zone_is_opening_and_closing() -> None:
    noon = at("2026-03-02T12:00")
    schedule = Schedule(
        (
            Version(noon - timedelta(days=30), Calendar(BERLIN, (NIGHT,))),
            Version(noon, Calendar(NEW_YORK, (NIGHT,))),
        )
    )
    night = at("2026-03-02T18:00"), at("2026-03-03T18:00")
    assert closed_for(schedule, noon, *night) == [(at("2026-03-03T03:00"), at("2026-03-03T06:00"))]
    assert closed_for(schedule, noon + timedelta(days=1), *night) == [(at("2026-03-03T03:00"), at("2026-03-03T12:00"))]


def test_when_open_time_is_used_up() -> None:
    calendar = Calendar("UTC", (Hours(22 * 60, 8 * 60),), (5, 6))
    friday = at("2026-03-06T20:00")
    assert used_up(by(calendar), friday, timedelta(hours=2)) == at("2026-03-06T22:00")
    assert used_up(by(calendar), friday, timedelta(hours=3)) == at("2026-03-09T09:00")
    assert open_spans(by(calendar), friday, at("2026-03-09T09:00")) == [
        (friday, at("2026-03-06T22:00")), (at("2026-03-09T08:00"), at("2026-03-09T09:00")),
    ]  # fmt: skip
    assert used_up(by(Calendar()), friday, timedelta()) == friday


def vacation(first: str, last: str | None, made: str, zone: str = "UTC", back: str | None = None) -> Away:
    until = None if last is None else date.fromisoformat(last)
    return Away(
        zone=zone,
        first=date.fromisoformat(first),
        last=until,
        made_at=at(made),
        back_at=None if back is None else at(back),
    )


def test_vacation_is_never_backdated_and_charged_by_whole_days() -> None:
    away = vacation("2026-03-02", "2026-03-04", "2026-03-02T15:00")
    schedule, start, end = Schedule((), (away,)), at("2026-03-01T00:00"), at("2026-03-10T00:00")
    spans, days = granted(schedule, start, start, end, charged=(), allowance=30)
    assert merged(spans) == [(at("2026-03-02T15:00"), at("2026-03-05T00:00"))]
    assert [date.fromordinal(day).day for day in days] == [2, 3, 4]
    spans, days = granted(schedule, start, start, end, charged=days[:1], allowance=2)
    assert merged(spans) == [(at("2026-03-02T15:00"), at("2026-03-04T00:00"))], "the third day is beyond the allowance"
    assert len(days) == 1


def test_a_day_off_is_no_day_of_vacation() -> None:
    weekend = Schedule(
        (Version(at("2026-01-01T00:00"), Calendar("UTC", (), (5, 6))),),
        (vacation("2026-03-05", "2026-03-09", "2026-03-01T00:00"),),
    )
    start = at("2026-03-03T00:00")
    _, days = granted(weekend, start, start, at("2026-03-20T00:00"), charged=(), allowance=30)
    assert [date.fromordinal(day).day for day in days] == [5, 6, 9]


def test_any_365_days_have_room_for_the_allowance() -> None:
    first = date(2026, 3, 2).toordinal()
    schedule = Schedule((), (vacation("2026-03-02", "2026-03-03", "2026-03-01T00:00"),))
    start, end = at("2026-03-01T00:00"), at("2026-03-09T00:00")
    for charged, free in (((first - 363,), 1), ((first - 364,), 2), ((first + 300,), 1), ((first + 366,), 2)):
        _, days = granted(schedule, start, start, end, charged=charged, allowance=2)
        assert len(days) == free, charged


def test_being_back_ends_it_at_once_and_an_open_end_has_none() -> None:
    gone = vacation("2026-03-02", None, "2026-03-01T00:00", BERLIN)
    assert is_away(Schedule((), (gone,)), at("2026-03-01T22:59")) is None
    assert is_away(Schedule((), (gone,)), at("2027-03-01T23:00")) is gone
    back = vacation("2026-03-02", None, "2026-03-01T00:00", BERLIN, "2026-03-05T10:00")
    assert away_span(back) == (at("2026-03-01T23:00"), at("2026-03-05T10:00"))
    spans, _ = granted(Schedule((), (back,)), at("2026-03-01T00:00"), at("2026-03-01T00:00"), at("2026-04-01T00:00"),
                       charged=(), allowance=30)  # fmt: skip
    assert merged(spans) == [away_span(back)]


def test_spans() -> None:
    hour = [at(f"2026-03-02T{n:02}:00") for n in range(10)]
    one = [(hour[0], hour[2]), (hour[4], hour[6])]
    assert merged([(hour[4], hour[6]), (hour[1], hour[2]), (hour[0], hour[1]), (hour[3], hour[3])]) == one
    assert common(one, [(hour[1], hour[5])]) == [(hour[1], hour[2]), (hour[4], hour[5])]
    assert gaps(one, hour[1], hour[9]) == [(hour[2], hour[4]), (hour[6], hour[9])]
    assert cut(one, hour[5], hour[5]) == []

"""Clocks, as people ask about them; and against a second implementation."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.core.pace import Pace
from bot.people.calendar import Calendar, Hours, Schedule, Version
from bot.tables.time import arithmetic as clocks
from bot.tables.time.arithmetic import ClockContext
from bot.tables.time.clock import PACE_TERMS, Outage, SeatClock
from testing.second.clock_checks import compare

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
BRISK = PACE_TERMS[Pace.BRISK]
NIGHTS = Schedule((Version(NOON - 9 * 24 * HOUR, Calendar("UTC", (Hours(22 * 60, 8 * 60),))),))


def running(hours: float, since: datetime = NOON) -> SeatClock:
    return SeatClock(seat=0, bank=hours * HOUR, asked=3, since=since)


@pytest.mark.parametrize("seeds", range(6))
def test_clocks_agree_with_a_walk_minute_by_minute(seeds: int) -> None:
    """60 random calendars about changes of the clocks each.

    ``make fault-injection ARGS=clocks`` goes through 100,000.
    """
    assert sum(compare(seed) for seed in range(seeds * 60, seeds * 60 + 60)) > 1000


def test_a_bank_runs_in_open_hours_only() -> None:
    about = ClockContext(NIGHTS)
    assert clocks.empty_at(running(11), Pace.BRISK, about) == NOON + 21 * HOUR
    assert clocks.left(running(11), Pace.BRISK, about, NOON + 15 * HOUR) == HOUR
    assert clocks.empty_at(running(0.5), Pace.EVENING, about) == NOON + HOUR / 2
    assert clocks.empty_at(running(11), Pace.EVENING, about) == NOON + 11 * HOUR, "evening takes no notice"


def test_it_runs_from_the_post_on_and_stands_when_its_owner_has_moved() -> None:
    about = ClockContext()
    clock = clocks.asked(clocks.new_clock(0, BRISK), revision=4)
    assert clocks.empty_at(clock, Pace.BRISK, about) is None
    assert clocks.left(clock, Pace.BRISK, about, NOON + 99 * HOUR) == 36 * HOUR
    clock = clocks.started(clock, NOON)
    assert clocks.started(clock, NOON + HOUR) == clock, "a second post starts nothing again"
    clock = clocks.stopped(clock, Pace.BRISK, about, NOON + 5 * HOUR)
    assert (clock.bank, clock.asked, clock.since) == (31 * HOUR, 0, None)


def test_the_addition_comes_once_and_no_further_than_the_most() -> None:
    assert clocks.turn_over(SeatClock(seat=0, bank=31 * HOUR, owed=True), BRISK).bank == 37 * HOUR
    assert clocks.turn_over(SeatClock(seat=0, bank=45 * HOUR, owed=True), BRISK).bank == 48 * HOUR
    answer = clocks.asked(SeatClock(seat=0, bank=31 * HOUR), 5)
    assert clocks.turn_over(answer, BRISK).bank == 31 * HOUR, "an answer in another's turn adds nothing"
    late = clocks.run_out(running(1), NOON + HOUR)
    back = clocks.resumed(late, BRISK)
    assert back.bank == 12 * HOUR
    assert clocks.turn_over(back, BRISK).bank == 12 * HOUR
    assert clocks.turn_over(clocks.asked(back, 7, own_turn=True), BRISK).bank == 18 * HOUR


@pytest.mark.parametrize(("pace", "hours"), [("slow", 36), ("steady", 16), ("brisk", 12), ("evening", 2 / 3)])
def test_who_resumes_has_a_turns_addition_and_twelve_hours_if_a_bank_holds_them(pace: Pace, hours: float) -> None:
    assert clocks.fresh_bank(PACE_TERMS[Pace(pace)]) == hours * HOUR
    assert clocks.taken_over(SeatClock(seat=1, bank=timedelta(days=6)), PACE_TERMS[Pace(pace)]).bank == timedelta(
        days=6
    )


def test_nobody_loses_time_by_an_outage() -> None:
    short = ClockContext(outages=(Outage(NOON + HOUR, NOON + HOUR + timedelta(minutes=9)),))
    assert clocks.empty_at(running(1), Pace.BRISK, short) == NOON + HOUR
    assert clocks.empty_at(running(2), Pace.BRISK, short) == NOON + 2 * HOUR + timedelta(minutes=9)
    long = ClockContext(outages=(Outage(NOON + HOUR, NOON + 5 * HOUR),))
    assert clocks.empty_at(running(1), Pace.BRISK, long) == NOON + HOUR, "it was empty before"
    assert clocks.empty_at(running(1.5), Pace.BRISK, long) == NOON + 6 * HOUR
    assert clocks.empty_at(running(3), Pace.BRISK, long) == NOON + 7 * HOUR
    assert clocks.left(running(1.5), Pace.BRISK, long, NOON + 5.75 * HOUR) == timedelta(), "grace is no addition"

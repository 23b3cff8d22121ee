"""Rankings, streaks, and the line of squares."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from bot.daily.model import TryResult, begins, deadline
from bot.daily.ranking import everybody, ranked, streak
from bot.tables.time.clock import Outage

FIRST = date(2026, 3, 2)
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)


def result(user: int, place: int, lead: int, score: int = 10, leads: tuple[int, ...] = (0,)) -> TryResult:
    return TryResult(
        day=FIRST, user_id=user, begun_at=NOON, leads=leads, finished_at=NOON, place=place, score=score, lead=lead
    )


def days(*numbers: int) -> set[date]:
    return {FIRST + timedelta(days=number) for number in numbers}


def test_the_best_come_first_and_equals_share_a_place() -> None:
    begun = TryResult(day=FIRST, user_id=9, begun_at=NOON)
    tries = [result(1, 2, -3), result(2, 1, 5, 20), result(3, 1, 5, 20), begun, result(4, 1, 5, 30), result(5, 1, 7)]
    assert [(each.number, each.attempt.user_id) for each in ranked(tries)] == [(1, 5), (2, 4), (3, 2), (3, 3), (5, 1)]
    found = everybody(tries, 3)
    assert found is not None
    assert (found.begun, found.finished, found.best, found.middle, found.number) == (6, 5, 7, 5, 3)
    assert everybody([begun]) is None


@pytest.mark.parametrize(
    ("leads", "place", "lead", "squares"),
    [
        ((0, 1, 2, 3, 4, 5), 1, 6, "⬜🟦🟦🟦🟦🟦"),
        ((0, -1, 4), 2, -3, "⬜⬜🟧🟧🟧🟧"),
        (tuple(range(-6, 6)), 1, 0, "🟧🟧🟧🟦🟦⬜"),
        ((), 2, 0, "🟧"),
    ],
)
def test_a_square_says_who_led(leads: tuple[int, ...], place: int, lead: int, squares: str) -> None:
    found = result(1, place, lead, leads=leads).squares
    assert len(found) == (6 if leads else 1)
    assert found[-1] == squares[-1]
    assert found[0] == squares[0]


@pytest.mark.parametrize(
    ("finished", "pending", "now", "count"),
    [
        ((), (), 0, 0),
        ((0, 1, 2), (), 2, 3),
        ((0, 1, 2), (), 3, 3),  # today is not over
        ((0, 1, 2), (), 4, 0),
        ((0, 1, 2), (3,), 4, 3),  # yesterday's try may still be finished
        ((0, 2), (), 2, 1),
        ((0, 2, 3), (1,), 3, 3),
    ],
)
def test_a_streak_counts_days_in_a_row(
    finished: tuple[int, ...], pending: tuple[int, ...], now: int, count: int
) -> None:
    assert streak(days(*finished), days(*pending), [], FIRST + timedelta(days=now)) == count


def test_an_outage_breaks_no_streak_and_costs_no_time() -> None:
    began = begins(FIRST + timedelta(days=1)) + timedelta(hours=3)
    short, long = Outage(began, began + timedelta(minutes=9)), Outage(began, began + timedelta(hours=2))
    now = FIRST + timedelta(days=2)
    assert streak(days(0, 2), set(), [short], now) == 1
    assert streak(days(0, 2), set(), [long], now) == 2
    over = Outage(began - timedelta(hours=1), began + timedelta(hours=1))
    until = deadline(NOON, [over, long], began + timedelta(days=1))
    assert until == NOON + timedelta(hours=27), "what overlaps counts once"

"""Rankings of the deal of a day, and streaks: the days in a row for which somebody has played."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import date, timedelta
from statistics import median
from typing import NamedTuple

from bot.daily.model import DAY, TryResult, begins, time_lost
from bot.tables.time.clock import Outage

EXCUSED_BY = timedelta(minutes=10)
"""An outage of so long on a day, all of them together, breaks nobody's streak."""


class RankedTry(NamedTuple):
    """A person's result at a deal, and its place among those of others."""

    number: int
    attempt: TryResult


class Everybody(NamedTuple):
    """The results of everybody at a deal: how many have begun and finished, the best and the middle lead.

    ``number`` is the place of who reads it.
    """

    begun: int
    finished: int
    best: int
    middle: int
    number: int | None


def ranked(tries: Iterable[TryResult]) -> list[RankedTry]:
    """Return the finished ones of ``tries``, the best first: by place at the table, lead and score.

    Equals share a place.
    """
    found = sorted((each for each in tries if each.finished), key=_worth)
    firsts: dict[tuple[int, int, int], int] = {}
    return [RankedTry(firsts.setdefault(_worth(each), number), each) for number, each in enumerate(found, 1)]


def everybody(tries: Sequence[TryResult], user_id: int | None = None) -> Everybody | None:
    """Return what all tries at a deal have come to, with the place of one person's; None where none is finished."""
    found = ranked(tries)
    if not found:
        return None
    leads = [each.attempt.lead or 0 for each in found]
    mine = next((each.number for each in found if each.attempt.user_id == user_id), None)
    return Everybody(len(tries), len(found), max(leads), round(median(leads)), mine)


def streak(finished: Collection[date], pending: Collection[date], outages: Sequence[Outage], now: date) -> int:
    """Return for how many days in a row a person has ``finished`` the deal.

    A day that is not over for them (``pending``, and ``now``) breaks nothing, nor does one with an outage.
    """
    count, day = 0, now
    while finished and day >= min(finished):
        if day in finished:
            count += 1
        elif day != now and day not in pending and not excused(day, outages):
            break
        day -= DAY
    return count


def excused(day: date, outages: Sequence[Outage]) -> bool:
    """Whether nobody need have played on a day."""
    return time_lost(outages, begins(day), begins(day) + DAY) >= EXCUSED_BY


def _worth(attempt: TryResult) -> tuple[int, int, int]:
    return attempt.place or 0, -(attempt.lead or 0), -(attempt.score or 0)

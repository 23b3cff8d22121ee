"""The summary of a server's week by its results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.results.ranking import Ranked
from bot.scores.rating import RatingChange
from bot.scores.result import Result

MONDAY = datetime(1970, 1, 5, tzinfo=UTC)
WEEK, MORNING = timedelta(days=7), timedelta(hours=8)
"""Weeks begin on Monday, and are told of from eight o'clock on the next one (UTC)."""

MAX_SURPRISE_CHANCE = 0.7
"""The chance to win, as a share of an equal's, below which a win is a surprise."""

MAX_SURPRISES, MAX_MOVED = 3, 3


class Digest(NamedTuple):
    """The results of a week, its ``surprises``, and by game the ranking with the changes of that week."""

    finished: Sequence[Result]
    surprises: Sequence[RatingChange]
    rankings: Mapping[str, Sequence[Ranked]]


def week_of(now: datetime) -> int:
    """The number of the week that is told of at ``now``: the last one that is over."""
    return (now - MORNING - MONDAY) // WEEK - 1


def told_at(week: int) -> datetime:
    """Return from when on a week is told of."""
    return MONDAY + (week + 1) * WEEK + MORNING


def span_of(week: int) -> tuple[datetime, datetime]:
    """From when until when a week goes."""
    return MONDAY + week * WEEK, MONDAY + (week + 1) * WEEK


def surprising(changes: Sequence[RatingChange], results: Sequence[Result]) -> list[RatingChange]:
    """Those who won these ``results`` against the odds, the least likely first."""
    sides = {result.table_id: max(len(result.teams), 1) for result in results}
    found = [each for each in changes if each.won == 1 and each.expected < MAX_SURPRISE_CHANCE / sides[each.table_id]]
    return sorted(found, key=lambda each: (each.expected, each.table_id))[:MAX_SURPRISES]


def moved(ranking: Sequence[Ranked]) -> list[Ranked]:
    """Return those whose rating has risen most."""
    risen = [each for each in ranking if each.change is not None and each.change > 0]
    return sorted(risen, key=lambda each: (-(each.change or 0), each.place))[:MAX_MOVED]

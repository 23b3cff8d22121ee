"""What a server's week was like, as its results tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from bot.model.rating import RatingChange
from bot.model.result import Result
from bot.results.ranking import Ranked

MONDAY = datetime(1970, 1, 5, tzinfo=UTC)
WEEK, MORNING = timedelta(days=7), timedelta(hours=8)
"""Weeks begin on Monday, and are told of from eight o'clock on the next one (UTC)."""

SURPRISE = 0.7
"""Whoever wins with less than this share of the chance that equals would have had has surprised."""

MOST_SURPRISES, MOST_MOVED = 3, 3


class Digest(NamedTuple):
    """The results of a week, its ``surprises``, and by game the ranking with the changes of that week."""

    finished: Sequence[Result]
    surprises: Sequence[RatingChange]
    rankings: Mapping[str, Sequence[Ranked]]


def week_of(now: datetime) -> int:
    """The number of the week that is told of at ``now``: the last one that is over."""
    return (now - MORNING - MONDAY) // WEEK - 1


def span_of(week: int) -> tuple[datetime, datetime]:
    """From when until when a week goes."""
    return MONDAY + week * WEEK, MONDAY + (week + 1) * WEEK


def surprising(changes: Sequence[RatingChange], results: Sequence[Result]) -> list[RatingChange]:
    """Those who won these ``results`` against the odds, the least likely first."""
    sides = {result.table_id: max(len(result.teams), 1) for result in results}
    found = [each for each in changes if each.won == 1 and each.expected < SURPRISE / sides[each.table_id]]
    return sorted(found, key=lambda each: (each.expected, each.table_id))[:MOST_SURPRISES]


def moved(ranking: Sequence[Ranked]) -> list[Ranked]:
    """Whose rating has risen most."""
    risen = [each for each in ranking if each.change is not None and each.change > 0]
    return sorted(risen, key=lambda each: (-(each.change or 0), each.place))[:MOST_MOVED]

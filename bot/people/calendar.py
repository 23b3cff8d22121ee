"""When a person plays, as data: the hours and days of the week without play, and the days away."""

from __future__ import annotations

from datetime import UTC, date, datetime

import msgspec

MINUTES_OF_A_DAY = 1440
"""Minutes of a day."""

WEEK = tuple(range(7))
"""The days of the week as the calendar counts them, from Monday."""


class Hours(msgspec.Struct, frozen=True):
    """Hours of the day without play: from minute ``start`` to minute ``end`` after local midnight.

    They begin on each of the ``weekdays`` (0 is Monday). An ``end`` that is not after ``start`` lies on the next day.
    """

    start: int
    end: int
    weekdays: tuple[int, ...] = WEEK


class Calendar(msgspec.Struct, frozen=True):
    """The hours and the days of the week in which a person does not play, by the clocks of an IANA ``zone``."""

    zone: str = "UTC"
    hours: tuple[Hours, ...] = ()
    days_off: tuple[int, ...] = ()


class Version(msgspec.Struct, frozen=True):
    """A calendar, and when it was entered."""

    since: datetime
    calendar: Calendar


class Away(msgspec.Struct, frozen=True, kw_only=True):
    """Whole days away, from ``first`` to ``last`` (None: until its owner is back), by the clocks of ``zone``.

    It holds from ``made_at`` on and ends early at ``back_at``.
    """

    zone: str
    first: date
    last: date | None
    made_at: datetime
    back_at: datetime | None = None


class Schedule(msgspec.Struct, frozen=True):
    """All that is known of when a person plays: every version of the calendar that still matters, oldest first."""

    versions: tuple[Version, ...] = ()
    away: tuple[Away, ...] = ()

    @property
    def calendar(self) -> Calendar:
        """The calendar as it was last entered."""
        return self.versions[-1].calendar if self.versions else Calendar()


ALWAYS = datetime(1970, 1, 1, tzinfo=UTC)
"""Since when a person who has entered nothing has the calendar in which nothing is closed."""

"""The time that everything goes by which waits: it never runs backwards, and a leap forward is believed after an hour.

A computer's clock may be set while the bot runs, or be wrong for a while after a start. The bot therefore takes the
wall clock's word at the start, counts on by the monotonic clock, and keeps in the database what it knows for certain.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

LEAP = timedelta(minutes=2)
"""What the wall clock may be ahead without being asked how that came about."""

CONFIRMED_AFTER = 3600.0
"""Seconds of ordinary time that a leap has to stand."""


class WallClock:
    """The wall clock of this process, and how far ahead of it the world is: the sandbox's may be set forward by hand.

    ``on_leap`` is called with each span that it is set forward by.
    """

    def __init__(self) -> None:
        self.ahead = timedelta()
        self.on_leap: list[Callable[[timedelta], None]] = []

    def now(self) -> datetime:
        """The present time."""
        return datetime.now(UTC) + self.ahead

    def leap(self, span: timedelta) -> None:
        """Sets the clock forward; whatever waits hears of it."""
        self.ahead += span
        for told in [*self.on_leap]:
            told(span)


wall_clock = WallClock()


def utc_now() -> datetime:
    """The wall clock's time."""
    return wall_clock.now()


class SteadyTime:
    """``known`` is what an earlier run knew for certain; None in a new database.

    :meth:`now` follows the wall clock forwards, never backwards. :meth:`certain` follows a leap only once the wall
    clock has stood by it for an hour: whether the bot was away for days or the clock was set by days, nobody can tell
    before. By that time lobbies are closed, and whatever else is done that cannot be made good again.
    """

    def __init__(
        self,
        known: datetime | None = None,
        *,
        wall: Callable[[], datetime] = utc_now,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._wall = wall
        self._monotonic = monotonic
        self._at = monotonic()
        self._now = max(wall(), known or wall())
        self._certain = self._now if known is None else known
        self._leapt: float | None = None
        self.check()

    def now(self) -> datetime:
        """The present time."""
        return self._now + self._passed()

    def certain(self) -> datetime:
        """The time that it is at least."""
        return self._certain + self._passed()

    def leap(self, span: timedelta) -> None:
        """Moves on by ``span`` at once, for certain: the world's clock was set forward, and not by mistake."""
        self._now += span
        self._certain += span

    def check(self) -> datetime:
        """Looks at the wall clock, to be called every minute or so; the time that is certain, to be stored."""
        now, certain, wall, at = self.now(), self.certain(), self._wall(), self._monotonic()
        if wall - certain <= LEAP:
            certain, self._leapt = max(certain, wall), None
        elif self._leapt is None:
            self._leapt = at
        elif at - self._leapt >= CONFIRMED_AFTER:
            certain, self._leapt = wall, None
        self._now, self._certain, self._at = max(now, wall), certain, at
        return certain

    def _passed(self) -> timedelta:
        return timedelta(seconds=self._monotonic() - self._at)

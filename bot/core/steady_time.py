"""The time that everything goes by which waits: it never runs backwards, and a leap forward is believed after an hour.

A computer's clock may be set while the bot runs, or be wrong for a while after a start. The bot therefore takes the
wall clock's word at the start, counts on by the monotonic clock, and keeps in the database what it knows for certain.
Where several machines share a PostgreSQL server, that server's clock takes the place of each one's own.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

MAX_LEAP = timedelta(minutes=2)
"""The time by which the wall clock may be ahead before that has to be confirmed."""

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


class ServerClock:
    """The clock of a database's server, as it was ``told`` last: since then it goes on by the monotonic clock."""

    def __init__(self, told: datetime, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self.set(told)

    def set(self, told: datetime) -> None:
        """The server's clock shows this now."""
        self._told, self._at = told, self._monotonic()

    def now(self) -> datetime:
        """The present time, by the server; where the world was set forward by hand, so much later."""
        return self._told + timedelta(seconds=self._monotonic() - self._at) + wall_clock.ahead


class SteadyTime:
    """``known`` is what an earlier run knew for certain; None in a new database.

    ``server`` is what the clock of the database's server shows, which takes the place of the ``wall`` clock; None where
    there is no server.

    :meth:`now` follows the wall clock forwards, never backwards. :meth:`certain` follows a leap only once the wall
    clock has stood by it for an hour: whether the bot was away for days or the clock was set by days, nobody can tell
    before. By that time lobbies are closed, and whatever else is done that cannot be made good again.
    """

    def __init__(
        self,
        known: datetime | None = None,
        *,
        server: datetime | None = None,
        wall: Callable[[], datetime] = utc_now,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        self._server = None if server is None else ServerClock(server, monotonic)
        self._wall = wall if self._server is None else self._server.now
        self._monotonic = monotonic
        self._at = monotonic()
        self._now = max(self._wall(), known or self._wall())
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

    def check(self, server: datetime | None = None) -> datetime:
        """Looks at the wall clock, to be called every minute or so; the time that is certain, to be stored.

        ``server`` is what the server's clock shows, where there is one.
        """
        if self._server is not None and server is not None:
            self._server.set(server)
        now, certain, wall, at = self.now(), self.certain(), self._wall(), self._monotonic()
        if wall - certain <= MAX_LEAP:
            certain, self._leapt = max(certain, wall), None
        elif self._leapt is None:
            self._leapt = at
        elif at - self._leapt >= CONFIRMED_AFTER:
            certain, self._leapt = wall, None
        self._now, self._certain, self._at = max(now, wall), certain, at
        return certain

    def _passed(self) -> timedelta:
        return timedelta(seconds=self._monotonic() - self._at)

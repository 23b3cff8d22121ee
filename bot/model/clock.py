"""The clock of a table as data: paces, and the bank of each seat."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import StrEnum

import msgspec

from bot.model.calendar import Schedule


class Pace(StrEnum):
    """How fast a table is played. FREE has no clock; EVENING takes no notice of calendars."""

    FREE = "free"
    SLOW = "slow"
    STEADY = "steady"
    BRISK = "brisk"
    EVENING = "evening"


class Terms(msgspec.Struct, frozen=True):
    """What a pace gives each person: a ``bank`` at the start, ``added`` at the end of each own turn, ``most`` of it."""

    bank: timedelta
    added: timedelta
    most: timedelta
    calendars: bool = True


TERMS = {
    Pace.SLOW: Terms(timedelta(days=7), timedelta(hours=36), timedelta(days=10)),
    Pace.STEADY: Terms(timedelta(days=4), timedelta(hours=16), timedelta(days=5)),
    Pace.BRISK: Terms(timedelta(hours=36), timedelta(hours=6), timedelta(hours=48)),
    Pace.EVENING: Terms(timedelta(minutes=30), timedelta(minutes=3), timedelta(minutes=40), calendars=False),
}
"""The paces that have a clock."""


class SeatClock(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """What a seat has left, and since when it is being used.

    ``bank`` is what was left when the clock last came to stand. ``asked`` is the revision of the change since which its
    owner is waited for, 0 where nobody waits. It runs ``since`` the board that asks was posted. ``late_since``: its
    bank was empty then, and its owner has not moved since. ``owed``: it is the seat's own turn, whose end will add.
    ``used`` is how much time its bank has lost so far, whatever was added to it.
    """

    seat: int
    bank: timedelta
    asked: int = 0
    since: datetime | None = None
    late_since: datetime | None = None
    owed: bool = False
    used: timedelta = timedelta()


class Outage(msgspec.Struct, frozen=True):
    """A stretch of time in which nobody could play, through a fault of ours or of Discord's."""

    began: datetime
    ended: datetime


class ClockFacts(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of what the clocks of a table depend on.

    By user id when each person plays, and the ordinals of the days of vacation ``charged`` to them on its server, which
    grants ``allowance`` a year.
    """

    schedules: dict[int, Schedule]
    charged: dict[int, frozenset[int]]
    allowance: int

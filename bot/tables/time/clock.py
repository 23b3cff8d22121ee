"""The clock of a table as data: paces, and the bank of each seat."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

from bot.core.pace import Pace
from bot.people.calendar import Schedule


class PaceTerms(msgspec.Struct, frozen=True):
    """The times of a pace: a ``bank`` at the start, ``added`` at the end of each own turn, up to ``most``."""

    bank: timedelta
    added: timedelta
    most: timedelta
    calendars: bool = True


PACE_TERMS = {
    Pace.SLOW: PaceTerms(timedelta(days=7), timedelta(hours=36), timedelta(days=10)),
    Pace.STEADY: PaceTerms(timedelta(days=4), timedelta(hours=16), timedelta(days=5)),
    Pace.BRISK: PaceTerms(timedelta(hours=36), timedelta(hours=6), timedelta(hours=48)),
    Pace.EVENING: PaceTerms(timedelta(minutes=30), timedelta(minutes=3), timedelta(minutes=40), calendars=False),
}
"""The paces that have a clock."""


class SeatClock(msgspec.Struct, frozen=True, kw_only=True, array_like=True):
    """The clock of a seat.

    ``bank`` is the time that was left when the clock last stopped. ``asked`` is the revision of the change since which
    its owner is waited for, 0 where nobody waits. It runs ``since`` the board that asks was posted. ``late_since``: its
    bank was empty then, and its owner has not moved since. ``owed``: it is the seat's own turn, whose end will add.
    ``used`` is the time that its bank has lost so far, whatever was added to it.
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
    """Facts for the clocks of a table.

    They are each person's hours of play by user id, and the ordinals of the days of vacation ``charged`` to them on its
    server, which grants ``allowance`` a year.
    """

    schedules: dict[int, Schedule]
    charged: dict[int, frozenset[int]]
    allowance: int

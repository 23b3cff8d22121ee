"""The arithmetic of clocks: what is left in a bank, when it is empty, and what a turn's end adds.

A bank runs while its owner is waited for, in the owner's open hours. Nobody loses time by an outage.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from functools import partial

import msgspec

from bot.core.pace import Pace
from bot.people.availability import Rests, closed_for, granted, open_time, used_up
from bot.people.calendar import Schedule
from bot.people.spans import Span, cut, merged
from bot.tables.time.clock import PACE_TERMS, Outage, PaceTerms, SeatClock

LONG_OUTAGE = timedelta(minutes=10)
"""After a longer outage no clock runs out for :data:`OUTAGE_GRACE`."""

OUTAGE_GRACE = timedelta(hours=1)

MIN_BANK_ON_RETURN = timedelta(hours=12)
"""The least bank of somebody who comes back after it was empty, or who takes a seat over."""


class ClockContext(msgspec.Struct, frozen=True):
    """The context of a seat's clock: its owner's ``schedule`` and the outages.

    ``charged`` are the ordinals of the days of vacation charged to the owner on this server, ``allowance`` is the
    number that it grants a year.
    """

    schedule: Schedule = Schedule()
    charged: Collection[int] = frozenset()
    allowance: int = 30
    outages: Sequence[Outage] = ()


def new_clock(seat: int, terms: PaceTerms) -> SeatClock:
    """The clock of a seat at the start of a game."""
    return SeatClock(seat=seat, bank=terms.bank)


def rests(since: datetime, pace: Pace, about: ClockContext) -> Rests:
    """When a clock that runs ``since`` then rests, between that and a later instant."""
    return partial(_rests, since, pace, about)


def left(clock: SeatClock, pace: Pace, about: ClockContext, now: datetime) -> timedelta:
    """Return the rest of a bank at ``now``; zero where it is empty."""
    if clock.since is None:
        return clock.bank
    return max(clock.bank - open_time(rests(clock.since, pace, about), clock.since, now), timedelta())


def credited(clock: SeatClock, pace: Pace, about: ClockContext, now: datetime) -> timedelta:
    """Return how long a running ``clock`` has rested up to ``now`` for outages alone."""
    if clock.since is None or not about.outages:
        return timedelta()
    without = rests(clock.since, pace, msgspec.structs.replace(about, outages=()))
    return open_time(without, clock.since, now) - open_time(rests(clock.since, pace, about), clock.since, now)


def empty_at(clock: SeatClock, pace: Pace, about: ClockContext) -> datetime | None:
    """When the bank of ``clock`` will be empty, or was; None while it stands.

    Where that would be within :data:`OUTAGE_GRACE` after the end of a long outage, it is then.
    """
    if clock.since is None:
        return None
    at = _used_up(clock.since, clock.bank, pace, about)
    for outage in sorted(about.outages, key=lambda each: each.ended):
        if outage.ended - outage.began > LONG_OUTAGE and outage.ended <= at < outage.ended + OUTAGE_GRACE:
            at = outage.ended + OUTAGE_GRACE
    return at


def vacation(clock: SeatClock, pace: Pace, about: ClockContext, now: datetime) -> tuple[int, ...]:
    """The days of vacation, as ordinals, that are charged because ``clock`` has rested for them up to ``now``."""
    if clock.since is None or not PACE_TERMS[pace].calendars:
        return ()
    until = min(now, _used_up(clock.since, clock.bank, pace, about))
    return _granted(clock.since, about, clock.since, until)[1]


def asked(clock: SeatClock, revision: int, *, own_turn: bool = False) -> SeatClock:
    """``clock`` with its owner waited for; it runs as soon as the board that says so is posted.

    ``own_turn``: the seat's own turn begins with that, instead of an answer in another's.
    """
    return msgspec.structs.replace(clock, asked=revision, since=None, owed=own_turn or clock.owed)


def started(clock: SeatClock, now: datetime) -> SeatClock:
    """``clock`` as it begins to run, if it was waiting for that."""
    waits = clock.asked and clock.since is None and clock.late_since is None
    return msgspec.structs.replace(clock, since=now) if waits else clock


def standing(clock: SeatClock, pace: Pace, about: ClockContext, now: datetime) -> SeatClock:
    """``clock`` with what is left of its bank ``now``."""
    rest = left(clock, pace, about, now)
    return msgspec.structs.replace(clock, bank=rest, since=None, used=clock.used + clock.bank - rest)


def stopped(clock: SeatClock, pace: Pace, about: ClockContext, now: datetime) -> SeatClock:
    """``clock`` with its owner no longer waited for. Who is late stays so until they move."""
    return msgspec.structs.replace(standing(clock, pace, about, now), asked=0)


def turn_over(clock: SeatClock, terms: PaceTerms) -> SeatClock:
    """A standing ``clock`` at the end of a turn, which adds once to the bank of the seat whose own it was."""
    bank = min(clock.bank + terms.added, max(terms.most, clock.bank)) if clock.owed else clock.bank
    return msgspec.structs.replace(clock, bank=bank, owed=False)


def run_out(clock: SeatClock, at: datetime) -> SeatClock:
    """``clock`` with its bank empty since ``at``: it stands, and its owner is late."""
    return msgspec.structs.replace(clock, bank=timedelta(), since=None, late_since=at, used=clock.used + clock.bank)


def resumed(clock: SeatClock, terms: PaceTerms) -> SeatClock:
    """The clock of somebody late who moves after all: one turn's addition, and at least :data:`MIN_BANK_ON_RETURN`."""
    return msgspec.structs.replace(clock, bank=fresh_bank(terms), late_since=None, owed=False)


def taken_over(clock: SeatClock, terms: PaceTerms) -> SeatClock:
    """A standing ``clock`` for a person who takes the seat over: what is left, and no less than who resumes has."""
    return msgspec.structs.replace(clock, bank=max(clock.bank, fresh_bank(terms)), late_since=None)


def fresh_bank(terms: PaceTerms) -> timedelta:
    """Return the bank of somebody who resumes.

    It is one turn's addition, at least :data:`MIN_BANK_ON_RETURN`, and never more than a full bank.
    """
    return min(max(terms.added, MIN_BANK_ON_RETURN), terms.most)


def _used_up(since: datetime, bank: timedelta, pace: Pace, about: ClockContext) -> datetime:
    return used_up(rests(since, pace, about), since, bank)


def _rests(began: datetime, pace: Pace, about: ClockContext, start: datetime, end: datetime) -> list[Span]:
    found = [*cut(merged((each.began, each.ended) for each in about.outages), start, end)]
    terms = PACE_TERMS.get(pace)
    if terms is not None and terms.calendars:
        found += closed_for(about.schedule, began, start, end)
    if terms is None or terms.calendars:
        found += _granted(began, about, start, end)[0]
    return merged(found)


def _granted(
    began: datetime, about: ClockContext, start: datetime, end: datetime
) -> tuple[list[Span], tuple[int, ...]]:
    return granted(about.schedule, began, start, end, charged=about.charged, allowance=about.allowance)

"""Checks of every clock: the bot's arithmetic gives the result of the second one."""

from __future__ import annotations

from datetime import datetime, timedelta
from random import Random

import msgspec

from bot.people.availability import open_spans, open_time
from bot.tables.time.arithmetic import ClockContext, empty_at, left, rests, vacation
from bot.tables.time.clock import Outage
from testing.second.clocks import MINUTE, Walk, random_case

DAYS = 14
"""For so many days a clock is followed at most."""


def compare(seed: int) -> int:
    """Follows one clock by both. Raises AssertionError where they differ; returns how many minutes it was followed."""
    rng = Random(seed)
    clock, pace, about = random_case(rng)
    assert clock.since is not None
    walk = Walk.of(clock, pace, about)
    looked_at = {rng.randrange(1, 2000) for _ in range(3)}
    for done in range(1, DAYS * 1440):
        walk.minute()
        if walk.empty is not None:
            break
        if done in looked_at:
            assert left(clock, pace, about, walk.now) == walk.bank * MINUTE, f"left after {done} minutes"
    end = empty_at(clock, pace, _in_short_outages(about))
    assert end is not None
    if walk.empty is None:
        assert end >= walk.now, "empty too soon"
        return done
    assert end == walk.empty
    assert empty_at(clock, pace, about) == _with_grace(end, about)
    assert set(vacation(clock, pace, about, end)) == walk.charged - set(about.charged)
    resting = rests(clock.since, pace, about)
    assert open_time(resting, clock.since, end) == clock.bank
    between = open_spans(resting, clock.since, end)
    assert sum((until - since for since, until in between), timedelta()) == clock.bank
    return done


def _in_short_outages(about: ClockContext) -> ClockContext:
    """The same without grace: every outage in pieces of ten minutes at most."""
    pieces = []
    for outage in about.outages:
        at = outage.began
        while at < outage.ended:
            pieces.append(Outage(at, min(at + 10 * MINUTE, outage.ended)))
            at += 10 * MINUTE
    return msgspec.structs.replace(about, outages=tuple(pieces))


def _with_grace(at: datetime, about: ClockContext) -> datetime:
    """The first minute from ``at`` on that does not lie in the hour after a long outage."""
    long = [each.ended for each in about.outages if each.ended - each.began > 10 * MINUTE]
    while any(ended <= at < ended + 60 * MINUTE for ended in long):
        at += MINUTE
    return at

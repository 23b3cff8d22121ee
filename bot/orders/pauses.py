"""How long an order waits before it is played: as long as people at this table take, so that speed tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from random import Random

from bot.model.clock import Pace

LONGEST = timedelta(minutes=15)
SHARE = 10
"""At most this part of a bank passes."""
EVENING = (5.0, 20.0)
"""Seconds at a table of that pace."""
UNKNOWN = (20.0, 300.0)
"""Seconds where nobody is known to have answered yet."""


def pause(taken: Sequence[float], pace: Pace, bank: timedelta | None, rng: Random) -> timedelta:
    """A pause between two of the times ``taken`` (in seconds) by people at a table, whatever the order says.

    It is at most :data:`LONGEST` and a share of the ``bank`` (None: there is none).
    """
    if pace is Pace.EVENING:
        return timedelta(seconds=rng.uniform(*EVENING))
    most = (LONGEST if bank is None else min(LONGEST, bank / SHARE)).total_seconds()
    usual = sorted(seconds for seconds in taken if 0 <= seconds <= most)
    if len(usual) > 1:
        at = rng.randrange(len(usual) - 1)
        return timedelta(seconds=rng.uniform(usual[at], usual[at + 1]))
    if taken:  # all but one of them longer than an order may take
        low, high = usual[0] if usual else most / 2, most
    else:
        low, high = (min(each, most) for each in UNKNOWN)
    return timedelta(seconds=rng.uniform(low, high))

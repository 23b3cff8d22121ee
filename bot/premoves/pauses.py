"""How long a premove waits before it is played: as long as people at this table take, so that speed tells nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from random import Random

from bot.core.pace import Pace

MAX_PAUSE = timedelta(minutes=15)
MAX_SHARE_OF_BANK = 10
"""At most this part of a bank passes."""
EVENING_SECONDS = (5.0, 20.0)
"""Seconds at a table of that pace."""
DEFAULT_SECONDS = (20.0, 300.0)
"""Seconds where nobody is known to have answered yet."""


def pause(taken: Sequence[float], pace: Pace, bank: timedelta | None, rng: Random) -> timedelta:
    """A pause between two of the times ``taken`` (in seconds) by people at a table, whatever the premove says.

    It is at most :data:`MAX_PAUSE` and a share of the ``bank`` (None: there is none).
    """
    if pace is Pace.EVENING:
        return timedelta(seconds=rng.uniform(*EVENING_SECONDS))
    most = (MAX_PAUSE if bank is None else min(MAX_PAUSE, bank / MAX_SHARE_OF_BANK)).total_seconds()
    usual = sorted(seconds for seconds in taken if 0 <= seconds <= most)
    if len(usual) > 1:
        at = rng.randrange(len(usual) - 1)
        return timedelta(seconds=rng.uniform(usual[at], usual[at + 1]))
    if taken:  # all but one of them longer than a premove may take
        low, high = usual[0] if usual else most / 2, most
    else:
        low, high = (min(each, most) for each in DEFAULT_SECONDS)
    return timedelta(seconds=rng.uniform(low, high))

"""When things last went well for the running bot."""

from __future__ import annotations

import time
from collections.abc import Callable

import aiohttp

from bot.core import health
from bot.core.meter import SILENT, Meter


class Vitals:
    """When things last went well, by the monotonic clock."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}
        self.stuck_for: Callable[[], float] = lambda: 0.0
        """For how many seconds posts have come to nothing."""

    def note(self, sign: str) -> None:
        """``sign``, a field of :class:`bot.core.health.Signs`, is well now."""
        self._at[sign] = time.monotonic()

    def is_fresh(self, sign: str, seconds: float) -> bool:
        """Whether ``sign`` was well so lately."""
        return time.monotonic() - self._at.get(sign, -seconds) < seconds

    def signs(self) -> health.Signs:
        """How long ago that was."""
        now = time.monotonic()
        return health.Signs(**{sign: round(now - at, 1) for sign, at in self._at.items()})


def requests_noted(vitals: Vitals, meter: Meter = SILENT) -> aiohttp.TraceConfig:
    """Listens to every request: whatever Discord answers, short of being out of order, is a sign of its life.

    A ``meter`` that is on is told of each.
    """

    async def ended(_session: object, _context: object, request: aiohttp.TraceRequestEndParams) -> None:
        if request.response.status < 500 and request.response.status != 429:
            vitals.note("answered")

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    if meter.on:
        from bot.core.metrics.requests import count_requests

        count_requests(trace, meter)
    return trace

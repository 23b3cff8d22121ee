"""Brakes: nothing asks Discord again and again for the same thing, or for more edits than it takes."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.core.steady_time import utc_now
from bot.outbox.sender import TooOften

log = logging.getLogger(__name__)

MAX_REPEATS = 5
"""The same request is made at most so often in :data:`SPAN_SECONDS`."""

SPAN_SECONDS = 60.0
"""Seconds."""

OLD, MAX_LATE_EDITS, LATE_SPAN = timedelta(hours=1), 3, timedelta(minutes=10)
"""A message that is so old is edited at most so often in such a time: Discord refuses more (30046)."""


class Brake:
    """Counts the requests of this process that were answered: the others come again, after pauses that grow."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._made: dict[tuple[object, ...], list[float]] = {}
        self._tidied_at = now()

    @contextmanager
    def hold(self, *request: object) -> Iterator[None]:
        """The time of a request. Raises TooOften where the same was answered too often lately."""
        now = self._now()
        if now - self._tidied_at > SPAN_SECONDS:
            self._made = {key: times for key, times in self._made.items() if times[-1] > now - SPAN_SECONDS}
            self._tidied_at = now
        times = self._made.get(request, [])
        if len(times) == MAX_REPEATS and times[0] > now - SPAN_SECONDS:
            log.error("The same request was made %d times within %.0f s: %s", MAX_REPEATS, SPAN_SECONDS, request[0])
            raise TooOften(times[0] + SPAN_SECONDS - now)
        try:
            yield
        except Exception as error:
            if _is_answer(error):
                self._count(request, now)
            raise
        self._count(request, now)

    def _count(self, request: tuple[object, ...], at: float) -> None:
        self._made[request] = [*self._made.get(request, [])[1 - MAX_REPEATS :], at]


class LateEdits:
    """Counts what this process has edited of messages older than an hour."""

    def __init__(self, now: Callable[[], datetime] = utc_now) -> None:
        self._now = now
        self._made: dict[int, list[datetime]] = {}

    def until(self, message_id: int) -> datetime | None:
        """Return when a message may be edited again; None where it may be now."""
        last = self._made.get(message_id, [])[-MAX_LATE_EDITS:]
        return last[0] + LATE_SPAN if len(last) == MAX_LATE_EDITS and last[0] + LATE_SPAN > self._now() else None

    def count(self, message_id: int) -> None:
        """A message was edited."""
        now = self._now()
        self._made = {each: times for each, times in self._made.items() if times[-1] + LATE_SPAN > now}
        if discord.utils.snowflake_time(message_id) + OLD < now:
            self._made[message_id] = [*self._made.get(message_id, [])[1 - MAX_LATE_EDITS :], now]


def _is_answer(error: Exception) -> bool:
    if isinstance(error, discord.HTTPException):
        return error.status < 500 and error.status != 429
    return not isinstance(error, OSError | aiohttp.ClientError | discord.RateLimited)

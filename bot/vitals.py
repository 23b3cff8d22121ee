"""How the running bot finds out whether it is well, and says so in the file that ``cairn health`` reads."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import aiohttp

from bot import health
from bot.memory import give_back
from bot.meter import SILENT, Meter

if TYPE_CHECKING:
    from bot.client import Cairn

PROBE_EVERY, PROBE_SECONDS = 25.0, 20.0
"""How often the bot makes sure that Discord answers and that it can write, and how long that may take."""


ANSWERED_SECONDS = 60.0
"""For so long after its last answer Discord counts as being there."""

STUCK_SECONDS = 10.0
"""A post may take so long: until then it counts as one that goes out."""

TIDY_EVERY = 60.0
"""How often the bot gives memory back."""


class Vitals:
    """When things last went well, by the monotonic clock."""

    def __init__(self) -> None:
        self._at: dict[str, float] = {}
        self.stuck_for: Callable[[], float] = lambda: 0.0
        """For how many seconds posts have come to nothing."""

    def note(self, sign: str) -> None:
        """``sign``, a field of :class:`bot.health.Signs`, is well now."""
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
        from bot.metrics.requests import count_requests

        count_requests(trace, meter)
    return trace


@contextlib.asynccontextmanager
async def signs_of_life(client: Cairn, file: Path) -> AsyncIterator[None]:
    """Writes into ``file`` how the bot is, and finds that out."""

    async def beat() -> None:
        while True:
            if client.connected:
                client.vitals.note("connected")
            health.write(file, client.vitals.signs())
            await asyncio.sleep(health.EVERY)

    async def tidy() -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            give_back()

    async def ask_discord() -> None:
        await client.application_info()

    async def write() -> None:
        certain = client.time.check(await client.store.server_time())
        if client.connected and client.vitals.is_fresh("answered", ANSWERED_SECONDS):
            await client.pacing.note_alive()
        await client.store.beat(certain)
        client.vitals.note("wrote")
        if client.vitals.stuck_for() < STUCK_SECONDS:
            client.vitals.note("posted")

    async def ready() -> None:
        client.vitals.note("connected")
        await _probed(write)
        health.write(file, client.vitals.signs())

    client.add_listener(ready, "on_ready")
    tasks = [asyncio.create_task(work) for work in (beat(), tidy(), _again(client, ask_discord), _again(client, write))]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        if client.membership is None or client.membership.successor is None:
            health.remove(file)  # otherwise it is the successor's


async def _again(client: Cairn, probe: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(PROBE_EVERY)
        if client.is_ready():
            await _probed(probe)


async def _probed(probe: Callable[[], Awaitable[None]]) -> None:
    """What fails shows as a missing sign; the log hears of it from whoever needed it."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(PROBE_SECONDS):
            await probe()

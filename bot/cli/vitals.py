"""How the running bot finds out whether it is well, and says so in the file that ``cairn health`` reads."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cluster import heartbeats
from bot.core import health
from bot.core.heap import give_back, settle
from bot.core.invalid_requests import Restraint

if TYPE_CHECKING:
    from bot.app import Cairn

PROBE_EVERY, PROBE_SECONDS = 25.0, 20.0
"""How often the bot makes sure that Discord answers and that it can write, and how long that may take."""


ANSWERED_SECONDS = 60.0
"""For so long after its last answer Discord counts as being there."""

STUCK_SECONDS = 10.0
"""A post may take so long: until then it counts as one that goes out."""

TIDY_EVERY = 60.0
"""How often the bot gives memory back, and ends processes that have been idle for long."""


@contextlib.asynccontextmanager
async def signs_of_life(client: Cairn, file: Path) -> AsyncIterator[None]:
    """Writes into ``file`` how the bot is, and finds that out."""

    async def beat() -> None:
        while True:
            if client.connected:
                client.vitals.note("connected")
            if client.invalid_requests.restraint < Restraint.ELSEWHERE:
                client.vitals.note("asked")
            health.write(file, client.vitals.signs())
            await asyncio.sleep(health.BEAT_SECONDS)

    async def tidy() -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            gc.collect()  # cycles hold the pictures of failed posts, and Python counts objects, not bytes
            give_back()
            await client.foreign.rest()

    async def ask_discord() -> None:
        await client.application_info()

    async def write() -> None:
        certain = client.time.check(await client.store.read(heartbeats.server_time))
        alive = client.connected and client.vitals.is_fresh("answered", ANSWERED_SECONDS)
        if alive and await client.pacing.note_alive():
            client.tables.scheduler.wake()
        await client.store.write(heartbeats.beat, certain)
        client.vitals.note("wrote")
        if client.vitals.stuck_for() < STUCK_SECONDS:
            client.vitals.note("posted")

    sessions = itertools.count()

    async def ready() -> None:
        client.vitals.note("connected")
        settle(anew=next(sessions) > 0)  # discord.py keeps all servers and channels, until a new session renews them
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
    """Run a probe. A failure shows as a missing sign of life; whoever needed the probe logs it."""
    with contextlib.suppress(Exception):
        async with asyncio.timeout(PROBE_SECONDS):
            await probe()

"""Faults of stopping and starting: a start that meets trouble, one that is cut short, minutes or hours away."""

from __future__ import annotations

import asyncio
import contextlib
import functools
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import timedelta

import aiohttp

from bot.app import Cairn
from bot.cli.process import _close, _until
from tools.fault_injection.faults_of_discord import without_names
from tools.fault_injection.trouble import Healing, Kind, Trouble, at_peace

SLOW = 0.5
"""Seconds that Discord takes for an answer to a bot that starts."""

CUT_SHORT = 1.0
"""Seconds after which a start is ended at most."""

Phase = Callable[[Trouble, Cairn], AbstractAsyncContextManager[None]]
"""The fault that a start meets."""


@asynccontextmanager
async def nothing(_: Trouble, __: Cairn) -> AsyncIterator[None]:
    yield


@asynccontextmanager
async def slow(match: str, trouble: Trouble, _: Cairn) -> AsyncIterator[None]:
    """A request of those that a start makes is answered late."""
    fault = trouble.sandbox.faults.fail(match, action="hang", seconds=SLOW)
    yield
    with contextlib.suppress(ValueError):
        trouble.sandbox.faults.requests.remove(fault)


@asynccontextmanager
async def gateway(how: str, trouble: Trouble, _: Cairn) -> AsyncIterator[None]:
    """The gateway refuses the first connection, or says nothing on it."""
    getattr(trouble.sandbox.faults, how)()
    yield


@asynccontextmanager
async def no_names(_: Trouble, cairn: Cairn) -> AsyncIterator[None]:
    cairn.http.connector = without_names()
    yield
    await cairn.http.connector.close()


PHASES: dict[str, Phase] = {
    "": nothing,
    "login slow": functools.partial(slow, "GET /users/@me"),
    "commands slow": functools.partial(slow, "PUT /applications/*/commands"),
    "gateway unknown": functools.partial(slow, "GET /gateway/bot"),
    "gateway refuses": functools.partial(gateway, "refuse_gateway"),
    "gateway silent": functools.partial(gateway, "silence_gateway"),
    "no names": no_names,
}


async def restart(away: timedelta, trouble: Trouble) -> Healing | None:
    """The bot stops as by SIGTERM, is away for so long, and starts again, while one thing or another is slow."""
    if not trouble.on_server:
        return None
    phase = trouble.rng.choice([phase for phase in PHASES.values() if phase is not no_names])
    await trouble.stop_bot()
    trouble.away += away
    trouble.sandbox.later(away.total_seconds())
    async with phase(trouble, trouble.cairn):
        await trouble.start_bot()
    return at_peace


async def cut_short(phase: Phase, trouble: Trouble) -> Healing | None:
    """The bot stops, and is stopped again while it starts, in this phase or another; or the start fails by itself."""
    if not trouble.on_server:
        return None
    await trouble.stop_bot()
    cairn, stop = trouble.make_bot(), asyncio.Event()
    async with phase(trouble, cairn):
        running = asyncio.create_task(_until(cairn, trouble.sandbox.token, stop))
        await asyncio.wait({running}, timeout=CUT_SHORT * trouble.rng.random())
        stop.set()
        with contextlib.suppress(aiohttp.ClientError):
            await running
        await _close(cairn)
    await trouble.start_bot()
    return at_peace


KINDS = (
    *[Kind("restart", "starts", functools.partial(restart, timedelta()))] * 3,
    *(
        Kind(f"away for {minutes} minutes", "starts", functools.partial(restart, timedelta(minutes=minutes)))
        for minutes in (10, 60, 12 * 60)
    ),
    *(
        Kind(f"start cut short, {name}".rstrip(", "), "starts", functools.partial(cut_short, phase))
        for name, phase in PHASES.items()
    ),
)

"""The bot as a process: it holds its database, connects, beats, and stops with grace when it is told to."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import AsyncIterator, Iterator
from typing import TYPE_CHECKING

from bot import health
from bot.command import Problem
from bot.config import Settings
from bot.instance import Busy, hold

if TYPE_CHECKING:
    from bot.client import Cairn

GRACE = 8.0
"""Seconds for the move in hand and for what is still to be posted; the outbox keeps the rest for the next start."""

log = logging.getLogger(__name__)


def stop_signal() -> asyncio.Event:
    """An event that the first SIGTERM or SIGINT sets; a second one ends the process as usual."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def told() -> None:
        stop.set()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(each)

    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, told)
    return stop


@contextlib.contextmanager
def holding(settings: Settings) -> Iterator[None]:
    """Holds the database where it is a file; what is written from now on is this user's alone.

    Raises Problem where another process holds it, or where it cannot be written.
    """
    file = settings.database_file
    os.umask(0o077)  # hands and seeds are nobody else's
    with contextlib.ExitStack() as stack:
        if file is not None:
            try:
                stack.enter_context(hold(file))
            except Busy:
                raise Problem(f"another Cairn is running on {file}; stop it first, or set CAIRN_DATABASE.") from None
            except OSError as error:
                raise Problem(f"the database {file} cannot be written: {error.strerror}.") from None
        yield


async def serve(settings: Settings, token: str, stop: asyncio.Event) -> None:
    """Runs the bot until ``stop`` is set, then lets it finish. Raises Problem where it cannot run."""
    import discord

    from bot.client import Cairn

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it warns of what Cairn never does: speak
    with _explained():
        async with Cairn(settings) as client, _beating(client, settings):
            await _until(client, token, stop)


async def _until(client: Cairn, token: str, stop: asyncio.Event) -> None:
    running = asyncio.create_task(client.start(token))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            log.info("Stopping: finishing what is in hand")
            await _finish(client)
    finally:
        stopping.cancel()
    if stop.is_set():
        await client.close()
        await asyncio.gather(running, return_exceptions=True)
        log.info("Stopped")
    else:
        await running
        raise Problem("the connection to Discord ended and cannot be taken up again.")


async def _finish(client: Cairn) -> None:
    try:
        async with asyncio.timeout(GRACE):
            await client.shutdown()
    except TimeoutError:
        log.warning("Not everything could be posted in %.0f s; the rest follows at the next start", GRACE)


@contextlib.asynccontextmanager
async def _beating(client: Cairn, settings: Settings) -> AsyncIterator[None]:
    async def beats() -> None:
        while True:
            if client.is_ready():
                health.beat(settings.health_file)
            await asyncio.sleep(health.EVERY)

    async def ready() -> None:
        health.beat(settings.health_file)

    client.add_listener(ready, "on_ready")
    task = asyncio.create_task(beats())
    try:
        yield
    finally:
        task.cancel()
        health.stop(settings.health_file)


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    """Turns what keeps a bot from running into one line for its operator."""
    import aiohttp
    import discord

    from bot.store import StoreUnavailable

    try:
        yield
    except discord.LoginFailure:
        raise Problem("Discord does not know this token: check DISCORD_TOKEN, or reset it in the portal.") from None
    except StoreUnavailable as error:
        raise Problem(f"the database cannot be used: {error}") from None
    except discord.ConnectionClosed as error:
        raise Problem(f"Discord closed the connection for good (code {error.code}: {error.reason}).") from None
    except discord.HTTPException as error:
        raise Problem(f"Discord refuses to serve the bot (HTTP {error.status}): {error.text or 'no reason'}") from None
    except (aiohttp.ClientError, ConnectionError) as error:
        raise Problem(f"Discord cannot be reached: {error}") from None

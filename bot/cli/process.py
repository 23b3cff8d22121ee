"""The bot as a process: it holds its database, connects, beats, and stops with grace when it is told to."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

from bot.cli import Problem
from bot.cli.doctor import short
from bot.cli.doctor.diagnosis import Level
from bot.cli.vitals import signs_of_life
from bot.core.config import SettingError, Settings, load
from bot.core.heap import loading
from bot.core.lockfile import Timeout, database_lock
from bot.core.shards import ShardRange
from bot.db.process import ShardsTaken
from games import PACKAGES

if TYPE_CHECKING:
    from bot.app import Cairn

DRAIN_SECONDS = 11.0
"""Seconds for the move in hand and for what is still to be posted; the outbox keeps the rest for the next start."""

CLOSE_SECONDS = 4.0
"""Seconds for Discord to let go of the connections after that."""

THREADS_SECONDS = 0.5
"""Seconds for threads to end by themselves."""

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
def holding(settings: Settings, *, take_over: bool = False) -> Iterator[None]:
    """Holds the database where it is a file; what is written from now on is this user's alone.

    Raises Problem where another process holds it, where it cannot be written, or where several were to share it.
    """
    file = settings.database_file
    if file is not None and (take_over or not (settings.shard_range or ShardRange()).are_all):
        what = "--take-over" if take_over else f"CAIRN_SHARDS={settings.shards}"
        raise Problem(
            f"{what} is for several processes, and an SQLite file ({file}) serves one: "
            "move to PostgreSQL, or leave it out."
        )
    os.umask(0o077)  # hands and seeds are nobody else's
    with contextlib.ExitStack() as stack:
        if file is not None:
            try:
                stack.enter_context(database_lock(file))
            except Timeout:
                raise Problem(f"another Cairn is running on {file}; stop it first, or set CAIRN_DATABASE.") from None
            except OSError as error:
                raise Problem(f"the database {file} cannot be written: {error.strerror}.") from None
        yield


async def serve(settings: Settings, token: str, stop: asyncio.Event, *, take_over: bool = False) -> None:
    """Runs the bot until ``stop`` is set, then lets it finish. Raises Problem where it cannot run."""
    PACKAGES.allow(settings.allowed_games)
    PACKAGES.offer_cleared(settings.cleared)  # before the commands are made, which list the games
    if not PACKAGES:
        raise Problem("there is no game to play: `cairn games` says why each is left out.")
    with loading():
        import discord

        import bot.app  # noqa: F401 - with all that it needs

    asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, _read_anew)

    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it warns of what Cairn never does: speak
    with _explained():
        async with _watched(settings, take_over, stop.set) as client, signs_of_life(client, settings.health_file):
            client.add_listener(partial(_examined, settings), "on_ready")
            try:
                await _until(client, token, stop)
            finally:
                await _close(client)


def _read_anew() -> None:
    """Read anew which packages of games are allowed: use those no more that no longer are, and those that are now."""
    try:
        PACKAGES.allow(load().allowed_games)
        PACKAGES.look_again()
    except SettingError as error:
        log.error("What games are allowed stays as it was: %s", error)
    else:
        log.info("Read anew which games are allowed: %s", ", ".join(PACKAGES))


async def _examined(settings: Settings) -> None:
    """Log what `cairn doctor` finds of memory and disk: a line if all is well."""
    wrong = [each for each in short(settings) if each.level in {Level.WARNING, Level.BROKEN}]
    for each in wrong:
        log.warning("%s: %s → %s", each.check, each.says, each.remedy)
    if not wrong:
        log.info("Memory and disk suffice; `cairn doctor` checks everything")


@contextlib.asynccontextmanager
async def _watched(settings: Settings, take_over: bool, leave: Callable[[], None]) -> AsyncIterator[Cairn]:
    """The client, and while the context lasts its metrics, where they are wanted."""
    from bot.app import Cairn

    if settings.metrics_address is None:
        yield Cairn(settings, take_over=take_over, leave=leave)
        return
    from bot.cli.metrics.page import published
    from bot.core.metrics.metrics import Metrics

    client = Cairn(settings, metrics := Metrics(), take_over=take_over, leave=leave)
    async with published(client, metrics, *settings.metrics_address):
        yield client


async def _until(client: Cairn, token: str, stop: asyncio.Event) -> None:
    running = asyncio.create_task(client.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not stop.is_set():
        await running
        if client.lost is not None:
            raise client.lost
        raise Problem("the connection to Discord ended and cannot be taken up again.")
    log.info("Stopping: finishing what is in hand")
    if not client.is_ready():  # discord.py would try its first connection forever
        await _cancelled(running)
    try:
        async with asyncio.timeout(DRAIN_SECONDS):
            await client.shutdown()
    except TimeoutError:
        log.warning("Not everything could be posted in %.0f s; the rest follows at the next start", DRAIN_SECONDS)
    await _cancelled(running)
    log.info("Stopped")


async def _cancelled(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def _close(client: Cairn) -> None:
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await client.close()
    except TimeoutError:
        log.warning("Discord did not close its connections in %.0f s", CLOSE_SECONDS)


@contextlib.contextmanager
def abandoned_threads() -> Iterator[None]:
    """Ends the process with the context where one of the event loop's threads still waits for the system.

    That is what a thread does which asks for a name that no server resolves, and Python would wait for it.
    """
    executor = ThreadPoolExecutor(thread_name_prefix="cairn")
    asyncio.get_running_loop().set_default_executor(executor)
    yield
    executor.shutdown(wait=False, cancel_futures=True)
    threads = [thread for thread in threading.enumerate() if thread.name.startswith("cairn")]
    for thread in threads:
        thread.join(THREADS_SECONDS / len(threads))
    if any(thread.is_alive() for thread in threads):
        logging.shutdown()
        os._exit(0)


@contextlib.contextmanager
def _explained() -> Iterator[None]:
    """Turns what keeps a bot from running into one line for its operator."""
    import aiohttp
    import discord

    from bot.db import StoreUnavailable

    try:
        yield
    except discord.LoginFailure:
        raise Problem("Discord does not know this token: check DISCORD_TOKEN, or reset it in the portal.") from None
    except ShardsTaken as taken:
        raise Problem(str(taken)) from None
    except StoreUnavailable as error:
        raise Problem(str(error)) from None
    except discord.ConnectionClosed as error:
        raise Problem(f"Discord closed the connection for good (code {error.code}: {error.reason}).") from None
    except discord.HTTPException as error:
        raise Problem(f"Discord refuses to serve the bot (HTTP {error.status}): {error.text or 'no reason'}") from None
    except (aiohttp.ClientError, ConnectionError) as error:
        raise Problem(f"Discord cannot be reached: {error}") from None

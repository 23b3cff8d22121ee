"""Play on this machine without Discord: a stand-in for it, the bot, and a page where one or several people play.

What is played there lies in a database of its own, and beside it what the stand-in remembers: people, channels and
messages are there again when it is started anew. With a DISCORD_TOKEN set, CAIRN_DATABASE belongs to the real bot and
is left alone; without one, the sandbox uses it.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import sqlite3
from contextlib import nullcontext
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from bot.cli import Problem
from bot.core import logs
from bot.core.config import DATABASE, PORT, SANDBOX_DATABASE, Settings, load

if TYPE_CHECKING:
    from sandbox.server import Server
    from sandbox.state import Event

HELP = "play on a page of this machine, without Discord"

CHANNEL = "games"
"""The channel that a sandbox begins with."""


def arguments(parser: argparse.ArgumentParser, database: str = SANDBOX_DATABASE) -> None:
    """Where the page is, and what stands behind it; ``database`` is said to be where tables are kept."""
    parser.add_argument("--host", help="listen there; anything but 127.0.0.1 opens the page to the network")
    parser.add_argument("--port", type=int, help=f"the page's port (default: {PORT}, or a free one where it is taken)")
    parser.add_argument("--database", metavar="FILE|URL", help=f"where tables are kept (default: {database})")
    parser.add_argument("--shards", type=int, default=1, help="how many shards a bot is told to run (default: 1)")
    parser.add_argument("--no-bot", action="store_true", help="the stand-in alone: a bot may come to it by CAIRN_API")


def run(args: argparse.Namespace) -> int:
    """Serves until told to stop."""
    settings = _settings(args)
    logs.configure(settings.log_level, settings.log)
    asyncio.run(_run(settings, with_bot=not args.no_bot, shards=args.shards))
    return 0


def _settings(args: argparse.Namespace) -> Settings:
    settings = load()
    database = settings.database
    if settings.token or database == DATABASE:
        database = SANDBOX_DATABASE
    port = settings.port if args.port is None else args.port
    if not 0 <= port <= 65535:
        raise Problem("--port takes a number from 0 to 65535.")
    if args.shards < 1:
        raise Problem("--shards takes a number from 1.")
    return msgspec.structs.replace(
        settings, database=args.database or database, host=args.host or settings.host, port=port
    )


async def _run(settings: Settings, *, with_bot: bool, shards: int) -> None:
    from bot.cli.process import holding, serve, stop_signal
    from bot.core.steady_time import wall_clock
    from sandbox.redirect import redirect
    from sandbox.state import TEXT

    stop = stop_signal()
    with holding(settings) if with_bot else nullcontext():
        server = await _listen(settings)
        server.settings.shards = shards
        try:
            if with_bot and settings.database_file:
                _remember(server, settings.database_file.with_suffix(".world"))
            if not any(channel.type == TEXT for channel in server.world.channels.values()):
                server.world.add_channel(CHANNEL)
            print(f"The sandbox is at {server.url}/ (Ctrl-C stops it)", flush=True)
            if with_bot:
                redirect(server.api_url)
                wall_clock.ahead = timedelta(seconds=server.world.ahead)
                server.world.watchers.append(follow_clock)
                await serve(settings, server.settings.token, stop)
            else:
                print(f"A bot finds it by CAIRN_API={server.api_url} DISCORD_TOKEN={server.settings.token}", flush=True)
                await stop.wait()
        finally:
            await server.stop()


def follow_clock(event: Event) -> None:
    """Lets the bot's clock follow the world's."""
    from bot.core.steady_time import wall_clock

    if event.kind == "CLOCK_SET":
        wall_clock.leap(timedelta(seconds=event.data["by"]))


def _remember(server: Server, file: Path) -> None:
    try:
        server.remember(file)
    except sqlite3.OperationalError as error:
        raise Problem(f"{file}, what the sandbox remembers, cannot be written: {error}.") from None


async def _listen(settings: Settings) -> Server:
    from sandbox.server import Server
    from sandbox.settings import SandboxSettings

    wanted = settings.port or PORT
    try:
        server = Server(SandboxSettings(host=settings.host, port=wanted))
        await server.start()
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        if not taken or settings.port:
            reason = "it is in use" if taken else error.strerror
            raise Problem(f"the sandbox cannot listen on {settings.host}:{wanted}: {reason}.") from None
        server = Server(SandboxSettings(host=settings.host, port=0))
        await server.start()
    return server

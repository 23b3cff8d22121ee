"""Run the bot on Discord, with the token in DISCORD_TOKEN, until SIGTERM or Ctrl-C.

Several processes share a bot where each names its share of Discord's shards in CAIRN_SHARDS. With --take-over it serves
those of a process that runs already, which leaves as soon as this one is connected: nobody notices an upgrade.

On the way out it finishes the move in hand and posts what it can in eight seconds; the rest waits in the database and
is posted at the next start.
"""

from __future__ import annotations

import argparse
import asyncio

from bot.cli import Problem
from bot.core import logs
from bot.core.config import Settings, load
from bot.core.heap import avoid_holes, loading

HELP = "run the bot on Discord"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whether another process goes for it; all else is a setting."""
    parser.add_argument("--take-over", action="store_true", help="take the place of the process that has these shards")


def run(args: argparse.Namespace) -> int:
    """Runs until told to stop."""
    settings = load()
    if not settings.token:
        raise Problem("DISCORD_TOKEN is not set: put it into .env, or try Cairn without Discord by `cairn sandbox`.")
    logs.configure(settings.log_level, settings.log)
    avoid_holes()
    asyncio.run(_run(settings, take_over=args.take_over))
    return 0


async def _run(settings: Settings, *, take_over: bool) -> None:
    with loading():
        from bot.cli.process import abandoned_threads, holding, serve, stop_signal

    if settings.api:
        from sandbox.redirect import redirect

        redirect(settings.api)
    with holding(settings, take_over=take_over), abandoned_threads():
        await serve(settings, settings.token, stop_signal(), take_over=take_over)

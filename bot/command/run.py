"""Run the bot on Discord, with the token in DISCORD_TOKEN, until SIGTERM or Ctrl-C.

On the way out it finishes the move in hand and posts what it can in eight seconds; the rest waits in the database and
is posted at the next start.
"""

from __future__ import annotations

import argparse
import asyncio

from bot import logs
from bot.command import Problem
from bot.config import Settings, load

HELP = "run the bot on Discord"


def arguments(parser: argparse.ArgumentParser) -> None:
    """It has none: everything is a setting."""


def run(args: argparse.Namespace) -> int:  # noqa: ARG001
    """Runs until told to stop."""
    settings = load()
    if not settings.token:
        raise Problem("DISCORD_TOKEN is not set: put it into .env, or try Cairn without Discord by `cairn sandbox`.")
    logs.configure(settings.log_level, settings.log)
    asyncio.run(_run(settings))
    return 0


async def _run(settings: Settings) -> None:
    from bot.process import abandoned_threads, holding, serve, stop_signal

    if settings.api:
        from bot.sandbox.redirect import redirect

        redirect(settings.api)
    with holding(settings), abandoned_threads():
        await serve(settings, settings.token, stop_signal())

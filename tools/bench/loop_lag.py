"""The bot as ``cairn run`` runs it, noting how late its event loop is: ``python -m tools.bench.loop_lag FILE``."""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

import msgspec

from bot.core import logs
from bot.core.config import load
from bot.core.heap import loading

PAUSE = 0.001


async def watch(samples: list[tuple[float, float]]) -> None:
    """Sleeps a millisecond again and again, and notes when it woke and how late that was, in seconds."""
    while True:
        asked = time.monotonic()
        await asyncio.sleep(PAUSE)
        woke = time.monotonic()
        samples.append((woke, woke - asked - PAUSE))


async def _run(samples: list[tuple[float, float]]) -> None:
    with loading():
        from bot.cli.process import holding, serve, stop_signal
        from sandbox.redirect import redirect

    settings = load()
    logs.configure(settings.log_level, settings.log)
    redirect(settings.api)
    watching = asyncio.create_task(watch(samples))
    with holding(settings):
        await serve(settings, settings.token, stop_signal())
    watching.cancel()


if __name__ == "__main__":
    found: list[tuple[float, float]] = []
    asyncio.run(_run(found))
    Path(sys.argv[1]).write_bytes(msgspec.json.encode(found))

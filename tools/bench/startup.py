"""Starting, and what a bot weighs: with an empty database, and with ten thousand tables that wait for somebody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from testing.driver import Sandbox
from tools.bench import Row
from tools.bench.fixtures import bot, database, first_game, seat_tables

IDLE = 10_000
SETTLE = 4.0
"""Seconds after which what is done at the start is over: tables are looked at, the first picture process stands."""


def measure() -> Iterator[Row]:
    """Time to the connected bot, and memory."""
    began, empty, workers = asyncio.run(_start(0))
    yield Row(name="start-up, to the connected bot", measured=began, unit="s", reach=0.6)
    yield Row(name="resident memory", measured=empty, unit="MiB", reach=80)
    yield Row(name="resident memory of the picture processes", measured=workers, unit="MiB")
    _, full, _ = asyncio.run(_start(IDLE))
    yield Row(name=f"{IDLE:,} idle tables, more memory", measured=full - empty, unit="MiB", reach=2)


async def _start(tables: int) -> tuple[float, float, float]:
    async with Sandbox() as sandbox, database() as (folder, store):
        seats = first_game().seats[0]
        people = [[number * 10 + seat for seat in range(seats)] for number in range(1, tables + 1)]
        await seat_tables(store, list(enumerate(people, 1)), guild=int(sandbox.guild.id))
        async with bot(sandbox, folder) as running:
            took = time.monotonic() - running.started
            await asyncio.sleep(SETTLE)
            own, workers = running.memory()
            return took, own, workers["drawing_worker"]

"""Starting, and what a bot weighs: with an empty database, and with ten thousand tables that wait for somebody."""

from __future__ import annotations

import asyncio
import contextlib
import io
import statistics
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.__main__ import main
from testing.driver import Sandbox
from testing.newcomer import allowed, install
from tools.bench import Row
from tools.bench.fixtures import bot, database, first_game, seat_tables

IDLE = 10_000
SETTLE = 4.0
"""Seconds after which what is done at the start is over: tables are looked at, the first picture process stands."""

PACKAGES, STARTS = 10, 5
"""Games of other people that are installed beside Cairn's own, and how often it is started with and without them."""


def measure() -> Iterator[Row]:
    """Time to the connected bot, and memory."""
    began, empty, workers = asyncio.run(_start(0))
    yield Row(name="start-up, to the connected bot", measured=began, unit="s", reach=0.6)
    yield Row(name="resident memory", measured=empty, unit="MiB", reach=80)
    yield Row(name="resident memory of the picture processes", measured=workers, unit="MiB")
    yield Row(name=f"{PACKAGES} packages of games, longer start-up", measured=_packages(), unit="ms", reach=100)
    _, full, _ = asyncio.run(_start(IDLE))
    yield Row(name=f"{IDLE:,} idle tables, more memory", measured=full - empty, unit="MiB", reach=2)


def _packages() -> float:
    """How many milliseconds longer the median start takes with packages of others, as ``cairn game new`` makes."""
    with tempfile.TemporaryDirectory(prefix="cairn-bench-") as folder, contextlib.redirect_stdout(io.StringIO()):
        written = [Path(folder) / f"game_{number}" for number in range(PACKAGES)]
        for each in written:
            main(["game", "new", each.name, "--folder", str(each)])
            install(each)
        more = allowed(*written)
        pairs = [[asyncio.run(_connected(settings)) for settings in ({}, more)] for _ in range(STARTS)]
    return 1000 * (statistics.median(more for _, more in pairs) - statistics.median(without for without, _ in pairs))


async def _connected(more: Mapping[str, str]) -> float:
    """The seconds until a bot with ``more`` settings is connected."""
    async with Sandbox() as sandbox, database() as (folder, _), bot(sandbox, folder, more=more) as running:
        return time.monotonic() - running.started


async def _start(tables: int) -> tuple[float, float, float]:
    async with Sandbox() as sandbox, database() as (folder, store):
        seats = first_game().seats[0]
        people = [[number * 10 + seat for seat in range(seats)] for number in range(1, tables + 1)]
        await seat_tables(store, list(enumerate(people, 1)), guild=int(sandbox.guild.id))
        async with bot(sandbox, folder, watched=False) as running:
            took = time.monotonic() - running.started
            await asyncio.sleep(SETTLE)
            own, workers = running.memory()
            return took, own, workers["drawing_worker"]

"""A move among few stored tables and among very many, a fifth of them live, on both databases."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from random import Random

import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.connections import connect
from bot.tables.core import play
from bot.tables.core.service import Tables
from tools.bench import Row, percentile
from tools.bench.copies import copy
from tools.bench.fixtures import Live, first_game, seat_tables, server

SIZES = (100, 10_000, 100_000)
THOUSAND, MILLION = 1_000, 1_000_000
LIVE_EACH = 5
"""One table in so many is live."""

MOVES, FIRST_MOVES = 300, 50
"""At each size; before them some that are not measured."""


def measure() -> Iterator[Row]:
    """First each kind of database with three sizes, then PostgreSQL with a million tables."""
    with tempfile.TemporaryDirectory(prefix="cairn-bench-") as folder:
        yield from _rows(
            "SQLite", asyncio.run(_medians({size: f"sqlite:///{folder}/{size}.db" for size in SIZES})), 1.2
        )
    with server() as cluster:
        if cluster is not None:
            urls = {size: cluster.create(f"tables_{size}") for size in (*SIZES, THOUSAND, MILLION)}
            yield from _rows("PostgreSQL", asyncio.run(_medians({size: urls[size] for size in SIZES})), 1.2)
            few_and_many = {size: urls[size] for size in (THOUSAND, MILLION)}
            yield from _rows("PostgreSQL", asyncio.run(_medians(few_and_many)), 1.5)


def _rows(kind: str, medians: Mapping[int, float], reach: float) -> Iterator[Row]:
    for size, median in medians.items():
        yield Row(name=f"{kind}, move among {size:,} tables, p50", measured=median * 1000, unit="ms")
    ratio = max(medians.values()) / min(medians.values())
    yield Row(name=f"{kind}, slowest of these / quickest", measured=ratio, unit="×", reach=reach)


async def _medians(urls: Mapping[int, str]) -> dict[int, float]:
    """Seconds that a move takes in each database; they take turns, so that the machine is as busy for each."""
    async with contextlib.AsyncExitStack() as stack:
        players = {size: await stack.enter_async_context(_player(url, size)) for size, url in urls.items()}
        gc.freeze()
        taken: dict[int, list[float]] = {size: [] for size in urls}
        for number in range(FIRST_MOVES + MOVES):
            for size, player in players.items():
                took = await player.move()
                if number >= FIRST_MOVES:
                    taken[size].append(took)
        return {size: percentile(each, 0.5) for size, each in taken.items()}


class _Player:
    """Moves at tables at random, all of which are copies of one."""

    def __init__(self, store: Store, first: Live, size: int) -> None:
        self._tables = Tables(store, after_change=AFTER_CHANGE)
        self._first, self._size, self._rng = first, size, Random(size)
        self._lives: dict[int, Live] = {}

    async def move(self) -> float:
        number = LIVE_EACH * self._rng.randint(1, self._size // LIVE_EACH)
        live = self._lives.setdefault(number, replace(self._first, table=number))
        user, key = live.users[live.seat] + number * 10, live.key(self._rng)
        began = time.perf_counter()
        await play.act(self._tables, number, live.revision, user, key, f"{number}-{live.revision}")
        took = time.perf_counter() - began
        live.take(key)
        return took


@contextlib.asynccontextmanager
async def _player(url: str, size: int) -> AsyncIterator[_Player]:
    """A database with ``size`` tables, and who plays there."""
    store = await Store.open(url)
    users = range(1, first_game().seats[0] + 1)
    (first,) = await seat_tables(store, [(0, list(users))])
    await store.close()
    database = connect(url)
    await database.migrate(multiply, size)
    await database.close()
    store = await Store.open(url)
    try:
        yield _Player(store, first, size)
    finally:
        await store.close()


def multiply(connection: sa.Connection, size: int) -> None:
    """Copies the first table, with all that hangs on it, until there are ``size``."""
    finished = f"CASE n % {LIVE_EACH} WHEN 0 THEN source.status ELSE 'finished' END"
    copy(connection, 1, 2, size, {"user_id": "source.user_id + 10 * n", "status": finished})
    connection.exec_driver_sql("ANALYZE")

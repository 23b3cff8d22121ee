"""The cost to claim an errand or a due time among very many tables, on both databases, the commit included."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta

import sqlalchemy as sa

from bot.cluster import queries as processes
from bot.core.shards import ALONE
from bot.db import Store
from bot.db.connections import connect
from bot.db.process import Process
from bot.db.schema import due, outbox
from bot.outbox.model import Pool
from bot.scheduler import queries
from bot.scheduler.model import Due, DueTime
from testing.outbox import claim
from tools.bench import Row, percentile
from tools.bench.fixtures import first_game, seat_tables, server
from tools.bench.sizes import LIVE_EACH, multiply

TABLES, CLAIMS, FIRST_CLAIMS = 100_000, 300, 30
"""Claims of each kind; before them some that are not measured."""

LATER = timedelta(days=30)


def measure() -> Iterator[Row]:
    """SQLite, then PostgreSQL, where the process is one of several that may come."""
    with tempfile.TemporaryDirectory(prefix="cairn-bench-") as folder:
        yield from asyncio.run(_measure("SQLite", f"sqlite:///{folder}/cairn.db"))
    with server() as cluster:
        if cluster is not None:
            yield from asyncio.run(_measure("PostgreSQL", cluster.create("claims")))


async def _measure(kind: str, url: str) -> list[Row]:
    store = await Store.open(url)
    await seat_tables(store, [(0, list(range(1, first_game().seats[0] + 1)))])
    await store.close()
    database = connect(url)
    await database.migrate(multiply, TABLES)
    await database.migrate(_fill)
    await database.close()
    store = await Store.open(url)
    try:
        if store.can_be_shared:
            process = Process(id=1, shards=ALONE, version="bench", place="bench")
            await store.write(processes.join, process, take_over=False)
            store.process = process
        now = datetime.now(UTC)
        return [
            Row(
                name=f"{kind}, claim of {what} among {TABLES:,} tables, p50", measured=median * 1000, unit="ms", reach=2
            )
            for what, median in (
                ("an errand", await _median(lambda: claim(store, now, (), {Pool.TABLES: 1}))),
                ("a due time", await _median(await _claim_due(store))),
            )
        ]
    finally:
        await store.close()


async def _claim_due(store: Store) -> Callable[[], Awaitable[object]]:
    """Return the claim of what is due first: a file has one process, which need not write it."""

    async def find() -> list[DueTime]:
        return await store.read(queries.first, [(Due.CLOCK, Due.ARCHIVE)], (), store.process)

    (found, *_), process = await find(), store.process  # there are more than are claimed
    return find if process is None else lambda: store.write(queries.claim, process, found)


async def _median(claim: Callable[[], Awaitable[object]]) -> float:
    taken = []
    for _ in range(FIRST_CLAIMS + CLAIMS):
        began = time.perf_counter()
        assert await claim()  # noqa: S101 - there are more than are claimed
        taken.append(time.perf_counter() - began)
    return percentile(taken[FIRST_CLAIMS:], 0.5)


def _fill(connection: sa.Connection) -> None:
    """Each live table has an errand and a due time, every tenth of them now, and each that is over one later."""
    now = datetime.now(UTC)
    live = range(LIVE_EACH, TABLES + 1, LIVE_EACH)
    at = {n: now + timedelta(microseconds=n) + (LATER if n % (10 * LIVE_EACH) else -LATER) for n in live}
    item = {"kind": "status", "number": 0, "key": "", "pool": "tables", "guild_id": 0, "body": ""}
    item |= {"revision": 2, "attempts": 0, "created_at": now}
    connection.execute(
        sa.insert(outbox),
        [{**item, "subject": n, "lane": f"table {n}", "nonce": f"n{n}", "due_at": each} for n, each in at.items()],
    )
    connection.execute(sa.delete(due))
    for n, each in at.items():
        queries.schedule(connection, n, 0, {Due.CLOCK: each})
    over = [n for n in range(1, TABLES + 1) if n not in at]
    queries.schedule_all(connection, Due.ARCHIVE, over, 0, now + LATER)
    connection.exec_driver_sql("ANALYZE")

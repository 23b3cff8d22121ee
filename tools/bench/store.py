"""Committed moves: load, check, apply, and one durable transaction with the journal and what must be posted."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from random import Random

from bot.after_change import AFTER_CHANGE
from bot.tables.core import play as table_play
from bot.tables.core.service import Tables
from tools.bench import Row, percentile
from tools.bench.fixtures import Live, database, first_game, seat_tables, server

ALONE = 400
TOGETHER = 50
SECONDS = 5.0


def measure() -> Iterator[Row]:
    """One after the other, then from many tasks at once; on both databases."""
    alone, together, rate = asyncio.run(_measure())
    yield Row(name="committed move, p50", measured=percentile(alone, 0.5) * 1000, unit="ms", reach=0.7)
    yield Row(name="committed move, p99", measured=percentile(alone, 0.99) * 1000, unit="ms", reach=1.2)
    yield Row(name=f"committed moves, {TOGETHER} tasks", measured=rate, unit="/s", reach=3000, at_least=True)
    median, slow = percentile(together, 0.5), percentile(together, 0.99)
    yield Row(name=f"committed move, {TOGETHER} tasks, p50", measured=median * 1000, unit="ms")
    yield Row(name=f"committed move, {TOGETHER} tasks, p99 / p50", measured=slow / median, unit="×", reach=2)
    with server() as cluster:
        if cluster is not None:
            alone, together, rate = asyncio.run(_measure(cluster.url("postgres")))
            name = "PostgreSQL, committed move"
            yield Row(name=f"{name}, p50", measured=percentile(alone, 0.5) * 1000, unit="ms", reach=1.5)
            yield Row(name=f"{name}s, {TOGETHER} tasks", measured=rate, unit="/s", reach=2000, at_least=True)
            yield Row(name=f"{name}, {TOGETHER} tasks, p50", measured=percentile(together, 0.5) * 1000, unit="ms")


async def _measure(url: str | None = None) -> tuple[list[float], list[float], float]:
    seats = first_game().seats[0]
    async with database(url) as (_, store):
        places = [(channel, [channel * 10 + seat for seat in range(seats)]) for channel in range(1, TOGETHER + 2)]
        first, *rest = await seat_tables(store, places)
        tables = Tables(store, after_change=AFTER_CHANGE)
        gc.freeze()  # as the bot does once it has started
        alone = await play(tables, first, ALONE, float("inf"))
        began = time.perf_counter()
        done = await asyncio.gather(*(play(tables, live, 1_000_000, began + SECONDS) for live in rest))
        together = [taken for each in done for taken in each]
        return alone, together, len(together) / (time.perf_counter() - began)


async def play(tables: Tables, live: Live, moves: int, until: float) -> list[float]:
    """Plays at random; how long each move took, in seconds."""
    rng = Random(live.table)
    taken: list[float] = []
    while len(taken) < moves and (began := time.perf_counter()) < until and live.game.decisions(live.state):
        user, key, interaction_id = live.users[live.seat], live.key(rng), f"{live.table}-{live.revision}"
        began = time.perf_counter()
        await table_play.act(tables, live.table, live.revision, user, key, interaction_id)
        taken.append(time.perf_counter() - began)
        live.take(key)
    return taken

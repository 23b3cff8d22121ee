"""Moves at some tables of a database, in a process of its own: ``python -m tools.bench.mover URL FIRST LAST SECONDS``.

It says ``ready``, waits for a line, plays, and says how many moves it has made.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.tables.core.service import Tables
from games import GAMES
from tools.bench.fixtures import Live
from tools.bench.store import play


async def _moves(url: str, first: int, last: int, seconds: float) -> None:
    store = await Store.open(url)
    tables = Tables(store, after_change=AFTER_CHANGE)
    lives = [await _live(tables, number) for number in range(first, last + 1)]
    gc.freeze()
    print("ready", flush=True)  # noqa: T201
    await asyncio.to_thread(sys.stdin.readline)
    until = time.perf_counter() + seconds
    done = await asyncio.gather(*(play(tables, live, sys.maxsize, until) for live in lives))
    await store.close()
    print(sum(map(len, done)), flush=True)  # noqa: T201


async def _live(tables: Tables, number: int) -> Live:
    """A running table as the bench follows it."""
    position = await tables.position(number)
    table = position.table
    users = tuple(seat.user_id or 0 for seat in table.seats)
    return Live(table.id, table.revision, GAMES[table.game], position.state, table.channel_id or 0, users)


if __name__ == "__main__":
    name, *numbers = sys.argv[1:]
    asyncio.run(_moves(name, int(numbers[0]), int(numbers[1]), float(numbers[2])))

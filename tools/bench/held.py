"""Claims of a process that has died: the time until others take them over."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa

from bot.cluster.queries import found
from bot.cluster.schema import thinking
from bot.db import Store
from bot.db.schema import due, outbox, tables
from bot.tables.core.model import Status

LOOK = 0.1
"""Seconds between two looks."""


def held_by(connection: sa.Connection, process: int) -> int:
    """How many items, due times and thoughts the process of this number has claimed and not done."""
    items = sa.select(sa.func.count()).where(outbox.c.process == process)
    times = sa.select(sa.func.count()).where(due.c.process == process)
    thoughts = sa.select(sa.func.count()).where(
        thinking.c.process == process,
        thinking.c.table_id == tables.c.id,
        thinking.c.revision == tables.c.revision,
        tables.c.status == Status.RUNNING,
    )
    return sum(connection.execute(each).scalar_one() for each in (items, times, thoughts))


async def number_of(store: Store, pid: int) -> int:
    """The number, in the database, of the process that runs on this machine as ``pid``. Raises LookupError."""
    for process in await store.read(found):
        if process.place.endswith(f":{pid}"):
            return process.id
    raise LookupError(f"no process {pid} is entered")


async def taken_over(store: Store, process: int, most: float) -> float:
    """Seconds until nothing is held by a ``process`` that has just died. Raises TimeoutError after ``most``."""
    began = time.monotonic()
    async with asyncio.timeout(most):
        while await store.read(held_by, process):  # noqa: ASYNC110 - what other processes do is no event here
            await asyncio.sleep(LOOK)
    return time.monotonic() - began

"""``make month``: a thousand tables for thirty days on a fake clock, as many parts at once as there are cores."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from bot.store import Store
from bot.store.migrate import migrate
from tools.month.book import Book
from tools.month.memory import Memory
from tools.month.month import Month

PART = 125
"""So many tables share a database and the people who play there: nobody sits at more than a few."""


async def simulate(tables: int, days: int, seed: int) -> Book:
    """What is noted of a month that is over."""
    database = Memory()
    await migrate(database)
    store = Store(database)
    try:
        month = Month(store, tables, days, seed)
        await month.run()
    finally:
        await store.close()
    return month.book


def part(days: int, tables: int, seed: int) -> tuple[Counter[str], list[str]]:
    """What has happened at so many tables, and what must not have."""
    logging.disable(logging.WARNING)
    book = asyncio.run(simulate(tables, days, seed))
    return book.counts, [f"seed {seed}, {fault}" for fault in book.faults]


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what has happened; 1 where something must not have."""
    parser = argparse.ArgumentParser(prog="make month", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=os.cpu_count(), help="so many processes")
    asked = parser.parse_args(arguments)
    began = time.perf_counter()
    sizes = [min(PART, asked.tables - first) for first in range(0, asked.tables, PART)]
    counts, faults = Counter[str](), list[str]()
    with ProcessPoolExecutor(asked.at_once) as pool:
        for some, wrong in pool.map(partial(part, asked.days), sizes, range(asked.seed, asked.seed + len(sizes))):
            counts += some
            faults += wrong
    lines = [f"{name:40} {number:10,}" for name, number in sorted(counts.items())]
    took = time.perf_counter() - began
    lines += [f"{asked.tables} tables, {asked.days} days, seed {asked.seed}: {took:.0f} seconds"]
    lines += [f"FAULT {fault}" for fault in faults[:50]]
    sys.stdout.write("\n".join([*lines, f"{len(faults)} faults", ""]))
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())

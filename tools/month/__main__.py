"""``make month``: a thousand tables for thirty days on a fake clock, as many parts at once as there are cores."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from testing.memory_database import memory_store
from tools.campaign import Record, command_line, tell
from tools.month.book import Book
from tools.month.month import Month

PART = 125
"""The number of tables that share a database and its people: nobody sits at more than a few."""


async def simulate(tables: int, days: int, seed: int) -> Book:
    """Simulate a month and return its record."""
    async with memory_store() as store:
        month = Month(store, tables, days, seed)
        await month.run()
    return month.book


def part(days: int, tables: int, seed: int) -> Record:
    """Simulate a part of the tables and return its counts and failures."""
    logging.disable(logging.WARNING)
    record = asyncio.run(simulate(tables, days, seed)).record
    return Record(counts=record.counts, findings=[f"seed {seed}, {finding}" for finding in record.findings])


def main(arguments: Sequence[str] | None = None) -> int:
    """Prints what has happened; 1 where something must not have."""
    parser = command_line("month", __doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--at-once", type=int, default=os.cpu_count(), help="so many processes")
    asked = parser.parse_args(arguments)
    began = time.perf_counter()
    sizes = [min(PART, asked.tables - first) for first in range(0, asked.tables, PART)]
    whole = Record()
    with ProcessPoolExecutor(asked.at_once) as pool:
        for record in pool.map(partial(part, asked.days), sizes, range(asked.seed, asked.seed + len(sizes))):
            whole.add(record)
    whole.seconds = time.perf_counter() - began
    tell(f"{asked.tables} tables, {asked.days} days, seed {asked.seed}", whole)
    return int(bool(whole.findings))


if __name__ == "__main__":
    sys.exit(main())

"""Sweep games that were over for as long as their server keeps games; a running bot does so by itself, every night.

Of a game only its result, its seed, its seats and its moves stay: enough to play it again with the same version of the
rules. How long is a server's own setting (`/server settings`, 400 days unless changed). A table that is live or
quarantined is never touched. SQLite uses the room again for what comes; the file itself does not shrink.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING

from bot.cli import Problem
from bot.cli.databases import database_argument, existing, settings_for
from bot.core.config import Settings
from bot.core.lockfile import Timeout, database_lock

if TYPE_CHECKING:
    from bot.db import Store

HELP = "forget what happened in games that were over long ago"

BATCH_SIZE = 100
"""The number of tables that are looked for at a time."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Whether to do it."""
    parser.add_argument("--dry-run", action="store_true", help="say how many games it would be")
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Sweeps, one table a transaction, and says how many that were."""
    settings = existing(settings_for(args))
    file = settings.database_file
    try:
        with nullcontext() if file is None else database_lock(file):
            swept, looked = asyncio.run(_sweep(settings, dry_run=args.dry_run))
    except Timeout:
        raise Problem(f"a bot is running on {file}; it sweeps by itself, every night.") from None
    what = "would be swept" if args.dry_run else "were swept"
    print(f"{swept:,} of {looked:,} games that are over {what}")
    return 0


async def _sweep(settings: Settings, *, dry_run: bool) -> tuple[int, int]:
    """How many games were archived (or would be), and how many were over and had not been."""
    from bot.db import Store, StoreUnavailable

    try:
        store = await Store.open(settings.database_url)
        try:
            return await _each(store, dry_run=dry_run)
        finally:
            await store.close()
    except StoreUnavailable as error:
        raise Problem(str(error)) from None


async def _each(store: Store, *, dry_run: bool) -> tuple[int, int]:
    from bot.after_change import AFTER_CHANGE
    from bot.core.steady_time import utc_now
    from bot.tables.core.refusals import Refusal
    from bot.tables.core.service import Tables
    from bot.tables.history import retention, retention_queries

    tables, now = Tables(store, after_change=AFTER_CHANGE), utc_now()
    swept = looked = after = 0
    while ids := await store.read(retention_queries.unswept, after, BATCH_SIZE):
        for table_id in ids:
            looked += 1
            if not dry_run:
                await retention.archive_table(tables, table_id)
            with suppress(Refusal):  # this version cannot read it, and leaves it alone
                table = await tables.get(table_id)
                until = await retention.kept_until(tables, table)
                swept += table.archived_at is not None or (dry_run and until is not None and until <= now)
        after = ids[-1]
    return swept, looked

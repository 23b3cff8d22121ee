"""Try this version with every game that is under way, before it takes over.

cairn upgrade --dry-run                   CAIRN_DATABASE, while the bot goes on running
cairn upgrade --dry-run FILE|URL          another database, or a back-up made by `cairn backup`

The database is only read. Its live tables are copied, the copy is brought to this version's schema, and every table is
opened, shown to every seat, drawn, and played 200 steps ahead by rules of thumb. 0: go. 3: some table is in trouble,
listed by its number; do not upgrade yet. 1: it could not be tried.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli import Problem
from bot.cli.databases import existing, settings_for
from bot.core.config import Settings

if TYPE_CHECKING:
    from bot.cli.upgrade_check import Report

HELP = "try this version with every running game before an upgrade"

TROUBLE = 3
"""The exit code where a table would not survive the upgrade."""

TELL_SECONDS = 10.0
COLUMNS = ("same", "upgraded", "in trouble", "set aside")


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which database is tried, and how fast."""
    parser.add_argument("--dry-run", action="store_true", required=True, help="try it: nothing is changed")
    parser.add_argument("database", metavar="FILE|URL", nargs="?", help="a database or a back-up, not CAIRN_DATABASE")
    parser.add_argument("--workers", metavar="N", type=int, help="tables tried at once (default: one a core)")


def run(args: argparse.Namespace) -> int:
    """Copies, tries, tells."""
    from games import PACKAGES

    settings = existing(settings_for(args))
    PACKAGES.allow(settings.allowed_games)
    if args.workers is not None and not 1 <= args.workers <= 64:
        raise Problem("--workers takes a whole number from 1 to 64.", 2)
    os.umask(0o077)  # what is copied holds hands and seeds
    try:
        report = asyncio.run(_try_a_copy(settings, args.workers or os.cpu_count() or 1))
    except asyncio.CancelledError:
        return 128 + signal.SIGTERM
    except OSError as error:
        raise Problem(f"there is no room for a copy of the live tables: {error.strerror}.") from None
    _print(report)
    if report.troubles:
        raise Problem(
            f"do not upgrade yet: {len(report.troubles):,} of {report.tried:,} tables are in trouble.", TROUBLE
        )
    print(f"go: {report.tried:,} live tables can be played on with this version")
    return 0


async def _try_a_copy(settings: Settings, workers: int) -> Report:
    """Try a copy that is gone afterwards, also after SIGTERM, which cancels the trial."""
    with tempfile.TemporaryDirectory(prefix="cairn-upgrade-") as folder:
        trial = asyncio.create_task(_try(settings, Path(folder) / "copy.db", workers))
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, trial.cancel)
        return await trial


async def _try(settings: Settings, copy: Path, workers: int) -> Report:
    from bot.cli.upgrade_check import rehearse
    from bot.db import Store, StoreUnavailable, files, live_copy
    from bot.db.migrate import known_versions

    try:
        if settings.database_file is not None:
            version = await asyncio.to_thread(live_copy.copy_from_file, settings.database_file, copy)
        else:
            version = await live_copy.copy_from_server(settings.database_url, copy)
        store = await Store.open(f"sqlite:///{copy}")
    except live_copy.CannotMigrate as error:
        raise Problem(f"do not upgrade yet: {error}.", TROUBLE) from None
    except (StoreUnavailable, files.BadFile, sqlite3.Error) as error:
        raise Problem(str(error)) from None
    print(f"schema {version}, this version's is {known_versions()[-1]}; trying a copy of the live tables", flush=True)
    try:
        return await rehearse(store, workers, _Teller())
    finally:
        await store.close()


class _Teller:
    """Tells how far it is, now and then."""

    def __init__(self) -> None:
        self._began = self._told = time.monotonic()

    def __call__(self, report: Report, tables: int) -> None:
        now = time.monotonic()
        if now - self._told >= TELL_SECONDS:
            self._told = now
            print(f"{report.tried:>9,} of {tables:,} tables, {now - self._began:.0f} s", flush=True)


def _print(report: Report) -> None:
    from games import PACKAGES

    width = max([len("game"), *map(len, report.games)])
    print(f"{'game':<{width}}" + "".join(f"{column:>12}" for column in COLUMNS))
    for game, counts in sorted(report.games.items()):
        print(f"{game:<{width}}" + "".join(f"{counts[column]:>12,}" for column in COLUMNS))
    for table, trouble in sorted(report.troubles.items()):
        print(f"table {table}, {trouble}")
    for game, counts in sorted(report.games.items()):
        if counts["in trouble"] and game in PACKAGES:
            print(f"{game} is of the package {PACKAGES[game].entry.distribution} {PACKAGES[game].entry.version}")
    for left_out in PACKAGES.left_out:
        print(f"left out: {left_out}")

"""Put the database back to what FILE, made by `cairn backup`, holds.

FILE is checked first. The database that was there is kept beside it under another name. Stop the bot before: while one
holds the database, nothing is done (--force does it all the same, for a lock that a network disk has kept).

A dump of PostgreSQL goes into the server's database that CAIRN_DATABASE or --database names, by psql and in one
transaction. What Cairn had there is kept in the same database, in a schema named before_ and the time.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import nullcontext
from datetime import UTC, datetime
from pathlib import Path

from bot.cli import Problem
from bot.cli.databases import database_argument, held, settings_for
from bot.core.lockfile import Timeout, database_lock

HELP = "put a backed-up database back"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where from."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--force", action="store_true", help="even while a bot holds the database")
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Checks, keeps the old one, puts the new one in its place."""
    from bot.db import files

    settings = settings_for(args)
    target = settings.database_file
    if target is None:
        return _restore_dump(args.file, settings.database_url, args.force)
    try:
        version = files.check(args.file)
        with nullcontext() if args.force else database_lock(target):
            kept = _replace(args.file, target)
    except files.BadFile as error:
        raise Problem(str(error)) from None
    except Timeout:
        raise Problem(f"a bot is running on {target}: stop it first.") from None
    except OSError as error:
        raise Problem(f"{target} cannot be replaced: {error.strerror}.") from None
    print(f"restored {args.file} (schema {version}) to {target}")
    if kept:
        print(f"the database that was there is now {kept}")
    return 0


def _restore_dump(file: Path, url: str, force: bool) -> int:
    from bot.db import StoreUnavailable, dumps, files, transfer

    try:
        found, kept = asyncio.run(dumps.restore(file, url, force=force))
    except (files.BadFile, transfer.TransferRefused, StoreUnavailable) as error:
        raise Problem(str(error)) from None
    print(f"restored {held(found.rows)} from {file} (schema {found.version}), and counted them")
    if kept:
        print(f"what was there is now in the schema {kept}; to be rid of it: DROP SCHEMA {kept} CASCADE")
    return 0


def _replace(source: Path, target: Path) -> Path | None:
    from bot.db import files

    fresh = target.with_name(f"{target.name}.restored")
    target.parent.mkdir(parents=True, exist_ok=True)
    files.copy(source, fresh)
    kept = None
    if target.exists():
        kept = target.with_name(f"{target.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
        for tail in ("-wal", "-shm", ""):  # what a killed bot left in the write-ahead log belongs to the old one
            part = target.with_name(target.name + tail)
            if part.exists():
                part.rename(kept.with_name(kept.name + tail))
    fresh.replace(target)
    return kept

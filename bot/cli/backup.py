"""Copy the database into FILE, consistent to one moment, while the bot goes on running.

The copy is checked before it takes the name FILE. It holds everything: hands, seeds, user ids and names. Keep it as
private as the database itself.

Of PostgreSQL it is a dump by pg_dump (custom format), read back and counted. Where hours of moves must not be lost with
the server's disk, archive its log as well (PITR, pg_basebackup): that is the server's own business, and better at it.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.cli import Problem
from bot.cli.databases import database_argument, existing, held, settings_for

HELP = "copy the database into a file while the bot runs"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where to."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--overwrite", action="store_true", help="replace FILE where it exists")
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Copies and checks."""
    settings = existing(settings_for(args))
    source = settings.database_file
    if args.file.exists() and not args.overwrite:
        raise Problem(f"{args.file} exists: choose another name, or say --overwrite.")
    from bot.db import StoreUnavailable, files

    try:
        if source is None:
            what = _dump(settings.database_url, args.file)
        else:
            files.copy(source, args.file)
            what = str(source)
    except (files.BadFile, StoreUnavailable) as error:
        raise Problem(str(error)) from None
    print(f"backed up {what} to {args.file} ({args.file.stat().st_size / 1024:,.0f} KiB)")
    return 0


def _dump(url: str, file: Path) -> str:
    from bot.db import dumps

    found = asyncio.run(dumps.backup(url, file))
    return f"{held(found.rows)} (schema {found.version})"

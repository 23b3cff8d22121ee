"""Write everything known of one table, or of all, as JSON: seats, moves, position, seed. `cairn verify` reads it.

It holds the hands and the seed of a running game, and the user ids and names of its players: hand it on with care.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import msgspec

from bot.cli import Problem
from bot.cli.databases import database_argument, existing, settings_for
from bot.core.config import Settings

if TYPE_CHECKING:
    from bot.db.database import Database

HELP = "write one table or all as JSON"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which tables, and where to."""
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("table", metavar="TABLE", type=int, nargs="?", help="the table's number")
    which.add_argument("--all", action="store_true", help="every table there has been")
    parser.add_argument("--out", metavar="FILE", type=Path, help="write there instead of to standard output")
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Writes the export."""
    settings = existing(settings_for(args))
    if args.out is None:
        asyncio.run(_export(settings, args.table, sys.stdout))
        return 0
    part = args.out.with_name(f"{args.out.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            asyncio.run(_export(settings, args.table, out))
        part.replace(args.out)
    except OSError as error:
        raise Problem(f"{args.out} cannot be written: {error.strerror}.") from None
    finally:
        with suppress(OSError):
            part.unlink()
    return 0


async def _export(settings: Settings, table: int | None, out: TextIO) -> None:
    """Table by table, each as of one moment. The database's own schema is left as it is."""
    from bot.db import StoreUnavailable
    from bot.db.connections import connect

    try:
        database = connect(settings.database_url)
        try:
            await _write(database, table, out)
        finally:
            await database.close()
    except StoreUnavailable as error:
        raise Problem(str(error)) from None


async def _write(database: Database, table: int | None, out: TextIO) -> None:
    from bot.tables.history import export_queries as export

    ids = [table] if table is not None else await database.read(export.ids)
    out.write(f'{{"cairn": 1, "exported_at": "{datetime.now(UTC).isoformat(timespec="seconds")}", "tables": [')
    for n, each in enumerate(ids):
        found = await database.moment(export.export, each)
        if found is None:
            raise Problem(f"there is no table {each}.")
        out.write(",\n" if n else "\n")
        out.write(msgspec.json.encode(found).decode())
    out.write("\n]}\n")

"""Which database the commands about stored tables mean."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import msgspec

from bot.cli import Problem
from bot.core.config import SANDBOX_DATABASE, Settings, load


def database_argument(parser: argparse.ArgumentParser) -> None:
    """Adds ``--database``."""
    parser.add_argument(
        "--database",
        metavar="FILE|URL",
        help=f"another one than CAIRN_DATABASE says (the sandbox's: {SANDBOX_DATABASE})",
    )


def settings_for(args: argparse.Namespace) -> Settings:
    """The settings, with ``--database`` taken into account."""
    settings = load()
    return msgspec.structs.replace(settings, database=args.database) if args.database else settings


def existing(settings: Settings) -> Settings:
    """``settings`` where the database exists or cannot be looked for; raises Problem where the file is missing."""
    file = settings.database_file
    if file is not None and not file.is_file():
        raise Problem(f"there is no database {file}: set CAIRN_DATABASE, or name it by --database.")
    return settings


def held(rows: Mapping[str, int]) -> str:
    """In words how many rows a database has, by its tables: games, that is, and all that belongs to them."""
    return f"{sum(rows.values()):,} rows, {rows['tables']:,} of them games"

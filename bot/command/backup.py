"""Copy the database into FILE, consistent to one moment, while the bot goes on running.

The copy is checked before it takes the name FILE. It holds everything: hands, seeds, user ids and names. Keep it as
private as the database itself.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.command import Problem
from bot.command.databases import database_argument, existing, settings_for, sqlite_file

HELP = "copy the database into a file while the bot runs"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where to."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--overwrite", action="store_true", help="replace FILE where it exists")
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Copies and checks."""
    source = sqlite_file(existing(settings_for(args)))
    if args.file.exists() and not args.overwrite:
        raise Problem(f"{args.file} exists: choose another name, or say --overwrite.")
    from bot.store import files

    try:
        files.copy(source, args.file)
    except files.BadFile as error:
        raise Problem(str(error)) from None
    print(f"backed up {source} to {args.file} ({args.file.stat().st_size / 1024:,.0f} KiB)")
    return 0

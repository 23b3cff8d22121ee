"""Copy all that one database holds into an empty one of the other kind: from an SQLite file to PostgreSQL, or back.

cairn migrate data/cairn.db postgresql://USER:PASSWORD@HOST/DATABASE
cairn migrate postgresql://USER:PASSWORD@HOST/DATABASE data/cairn.db

Stop the bot before; while one holds either database, nothing is done. FROM is only read and stays as it is. The copy is
one transaction: it is all there, each row compared with its original, or nothing is; where it was broken off, say the
same again. Said once more afterwards it compares and copies nothing. What TO holds already is never touched.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import suppress
from typing import TYPE_CHECKING

from bot.cli import Problem
from bot.cli.databases import held
from bot.core.config import Settings
from bot.core.lockfile import Timeout, database_lock

if TYPE_CHECKING:
    from bot.db.transfer import Transfer

HELP = "copy everything from SQLite to PostgreSQL, or back"


def arguments(parser: argparse.ArgumentParser) -> None:
    """From where to where."""
    parser.add_argument("source", metavar="FROM", help="a file or a URL")
    parser.add_argument("target", metavar="TO", help="a file or a URL, of the other kind")


def run(args: argparse.Namespace) -> int:
    """Copies, compares, tells."""
    source, target = Settings(database=args.source), Settings(database=args.target)
    files = [each.database_file for each in (source, target) if each.database_file]
    if len(files) != 1:
        raise Problem("one of FROM and TO is a file, the other a server's URL: `cairn backup` copies within a kind.", 2)
    (file,) = files
    if file == source.database_file and not file.is_file():
        raise Problem(f"there is no database {file}.")
    os.umask(0o077)  # hands and seeds are nobody else's
    made = not file.exists()
    try:
        with database_lock(file):
            done = asyncio.run(_transfer(source, target))
    except Timeout:
        raise Problem(f"a bot is running on {file}: stop it first.") from None
    except OSError as error:
        raise Problem(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        if made and file.is_file() and file.stat().st_size == 0:
            with suppress(OSError):
                file.unlink()
    _print(done)
    return 0


async def _transfer(source: Settings, target: Settings) -> Transfer:
    from bot.db import StoreUnavailable, files, transfer

    try:
        if source.database_file is not None:
            return await transfer.to_server(source.database_file, target.database_url, _tell)
        assert target.database_file is not None  # noqa: S101 - one of them is a file
        return await transfer.from_server(source.database_url, target.database_file, _tell)
    except (transfer.TransferRefused, files.BadFile, StoreUnavailable) as error:
        raise Problem(str(error)) from None


def _tell(step: str) -> None:
    print(step, flush=True)


def _print(done: Transfer) -> None:
    print(f"{held(done.rows)} (schema {done.version}), are the same in both, one by one")
    if done.already:
        print("nothing was copied: all of it was there")
    print("next: set CAIRN_DATABASE to what TO is, and start the bot; FROM stays as it is")

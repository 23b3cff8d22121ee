"""Go on here with the tables in FILE, which `cairn export` of another bot has written.

Only games that are being played come along, as they stand, with their journal. Stop the other bot before you export
them, or close the tables there, so that nobody plays at two. They are played again first: what was changed on the way
is not believed. Posts, plans and notes stay behind; boards and hands are posted when the bot starts. Stop it before.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import msgspec

from bot.cli import Problem
from bot.cli.databases import database_argument, settings_for
from bot.core.lockfile import Timeout, database_lock

HELP = "go on with tables that another bot has exported"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Which tables, and where they are played."""
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--channel", metavar="ID", type=int, help="the channel where its one table is played from now on"
    )
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """All tables of the file or none."""
    from bot.core.workers.foreign_pool import asked
    from bot.db import StoreUnavailable
    from bot.tables.history.import_queries import ImportRefused
    from games import PACKAGES

    settings = settings_for(args)
    PACKAGES.allow(settings.allowed_games)
    found, hands = asked(lambda: _read(args.file))
    if args.channel is not None and len(found) != 1:
        raise Problem(f"{args.file} has {len(found)} tables, and a channel holds one: export them one by one.")
    file = settings.database_file
    try:
        with nullcontext() if file is None else database_lock(file):
            ids = asyncio.run(_import(settings.database_url, found, hands, args.channel))
    except Timeout:
        raise Problem(f"a bot is running on {file}: stop it first.") from None
    except (ImportRefused, StoreUnavailable) as error:
        raise Problem(f"nothing was imported: {error}.") from None
    for table, number in zip(found, ids, strict=True):
        print(f"table {table['table']['id']} goes on as table {number}")
    return 0


def _read(file: Path) -> tuple[list[dict[str, Any]], list[list[int]]]:
    """The tables in a file, each verified, and which seats of each have a hand. Raises Problem."""
    from bot.tables.history.verification import Export, Mismatch, replay

    try:
        data = file.read_bytes()
        tables = msgspec.json.decode(data, type=Export).tables
        found: list[dict[str, Any]] = msgspec.json.decode(data)["tables"]
    except (OSError, msgspec.MsgspecError) as error:
        raise Problem(f"{file} is not an export of Cairn: {error}") from None
    try:
        for table in tables:
            replay(table)
    except Mismatch as error:
        raise Problem(f"nothing was imported, for its moves do not lead where it says: {error}") from None
    return found, [*map(_hands, found)]


async def _import(url: str, found: list[dict[str, Any]], hands: list[list[int]], channel: int | None) -> list[int]:
    import sqlalchemy as sa

    from bot.core.steady_time import utc_now
    from bot.db import Store
    from bot.tables.history import import_queries as importing

    store = await Store.open(url)
    now = utc_now()

    def everything(connection: sa.Connection) -> list[int]:
        both = zip(found, hands, strict=True)
        return [importing.import_table(connection, each, now, channel, theirs) for each, theirs in both]

    try:
        return await store.write(everything)
    finally:
        await store.close()


def _hands(exported: dict[str, Any]) -> list[int]:
    """The seats of persons who have a hand in this game."""
    from base64 import b64decode

    from games import GAMES

    table = exported["table"]
    if table.get("state") is None:
        return []
    game = GAMES[table["game"]]
    state = game.decode(b64decode(table["state"]["base64"]))
    people = [seat["seat"] for seat in exported["seats"] if seat["user_id"] is not None]
    return [seat for seat in people if game.hand(game.view(state, seat)) is not None]

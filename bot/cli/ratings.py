"""Rebuild all ratings from the results of games: the same results give the same numbers, to the last digit.

A running bot keeps ratings up to date by itself. This is for making sure,
and for a new version that rates in another way.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import nullcontext

from bot.cli import Problem
from bot.cli.databases import database_argument, existing, settings_for
from bot.core.config import Settings
from bot.core.lockfile import Timeout, database_lock
from bot.scores.rating import RatingChange

HELP = "rebuild all ratings from the results of games"


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare which command about ratings runs."""
    parser.add_argument("what", choices=["rebuild"], help="rate all results anew, and say how many numbers differ")
    database_argument(parser)


def run(args: argparse.Namespace) -> int:
    """Rebuilds, server by server, and says what has changed."""
    settings = existing(settings_for(args))
    file = settings.database_file
    try:
        with nullcontext() if file is None else database_lock(file):
            rated, differ = asyncio.run(_rebuild(settings))
    except Timeout:
        raise Problem(f"a bot is running on {file}; stop it first.") from None
    print(f"{rated:,} changes of ratings follow from the results; {differ:,} differ from what was kept")
    return 0


async def _rebuild(settings: Settings) -> tuple[int, int]:
    """How many changes of ratings there are, and how many of them are others than before, or are new or gone."""
    from bot.db import Store, StoreUnavailable
    from bot.results import Results
    from bot.results import rating_queries as ratings

    try:
        store = await Store.open(settings.database_url)
        try:
            service, rated, differ = Results(store), 0, 0
            for guild in await store.read(ratings.guilds):
                before = await store.read(ratings.of_guild, guild)
                await service.rebuild(guild)
                after = await store.read(ratings.of_guild, guild)
                rated += len(after)
                differ += len({_key(each) for each in {*before} ^ {*after}})
            return rated, differ
        finally:
            await store.close()
    except StoreUnavailable as error:
        raise Problem(str(error)) from None


def _key(change: RatingChange) -> tuple[int, int]:
    return change.table_id, change.user_id

"""What a move and a look cost after years: a million finished games and 100,000 running ones in one database.

A game is played to its end, rated and archived, one is begun, and one is over but not archived yet; the database copies
them. A server of 1,000 people has every twentieth of the finished games, 2,000 small ones have the others. Then it is
measured beside a database with a handful of tables: a move; `/mygames` and `/ranking` from the click to the answer, for
one who sits at twenty tables of the large server; and whether games that are archived as fast as at night are felt.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import NamedTuple

import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.connections import connect
from bot.db.schema import due, tables
from bot.results.service import Results
from bot.scheduler.model import Due
from bot.tables.core import play
from bot.tables.core.service import Tables
from bot.tables.history import retention_queries
from bot.tables.history.retention import NIGHT_SECONDS
from sandbox.settings import SandboxSettings
from testing.client import Channel, User
from testing.driver import Sandbox
from tools.bench import Row, percentile
from tools.bench.__main__ import machine, row_line
from tools.bench.copies import copy
from tools.bench.fixtures import Live, bot, crowd, first_game, seat_tables, server
from tools.bench.posting import Load, Players, turns

FINISHED, RUNNING = 1_000_000, 100_000
SERVERS, LARGE_EACH, PAIRS = 2_000, 20, 500
"""Small servers; one finished game in so many is of the large one, where so many pairs play."""

APART = 10
"""Days between the games of a pair."""

SEATS_EACH = 20
"""Running tables at which a pair sits."""

PLAYED_AT = 100
"""Tables at which people move while the bot runs."""

MOVES, FIRST_MOVES, LOOKS = 400, 60, 60
LOOKED_AT: dict[str, float | None] = {"/mygames": 20, "/ranking": 20, "/profile": None}
"""Commands, and in how many milliseconds they are to be answered."""

RATE, TURNS = 20, 600
"""Turns a second by day and by night, and how many of each."""

UNTIL_NIGHT = 150.0
"""Seconds from the start of the bot to the night."""

NIGHTLY = 100_000
"""Games that are archived in a night."""

DAY = 86_400_000_000
"""Microseconds, as times are stored."""


class Places(NamedTuple):
    """Where the measured tables lie: the first copies of each kind, and one past the last."""

    running: range
    finished: range
    over: range


async def fill(store: Store, url: str, guild: int, pair: Sequence[int], finished: int, running: int) -> Places:
    """Play the three games of ``pair`` on the server ``guild``, and have the database copy them.

    Ids begin after those that are there.
    """
    # Channels that no server has: nothing is posted there
    channels = [(number, pair) for number in (1, 2, 3)]
    begun, ended, over = await seat_tables(store, channels, guild=guild, first=10**6, rated=True)
    service = Tables(store, after_change=AFTER_CHANGE)
    for live in (ended, over):
        await _play_to_end(service, live)
    await Results(store).rate(guild)
    now = (await service.get(ended.table)).touched_at
    result = ended.game.standings(ended.state)
    await store.write(retention_queries.archive_table, ended.table, now, result)
    nightly = NIGHTLY * TURNS // RATE // NIGHT_SECONDS
    first = over.table + 1
    places = Places(
        range(first, first + running),
        range(first + running, first + running + finished),
        range(first + running + finished, first + running + finished + nightly),
    )
    database = connect(url)
    await database.migrate(_copy_all, (begun.table, ended.table, over.table), places, guild)
    await database.close()
    return places


def _copy_all(connection: sa.Connection, sources: tuple[int, int, int], places: Places, guild: int) -> None:
    pair = f"source.user_id + 10 * (n % {max(1, len(places.running) // SEATS_EACH)})"
    copy(connection, sources[0], places.running.start, places.running.stop - 1, {"user_id": pair})
    large = f"CASE WHEN n % {LARGE_EACH} = 0 THEN {guild} ELSE n % {SERVERS} END"
    games = f"1 + n % {SERVERS} / {LARGE_EACH}"
    values = {
        "user_id": f"source.user_id + 10 * (n / {SERVERS} % {PAIRS})",
        "guild_id": large,
        "ended_at": f"source.ended_at - {APART * DAY} * ({SERVERS // LARGE_EACH} - n % {SERVERS} / {LARGE_EACH})",
        "games": games,
    }
    copy(connection, sources[1], places.finished.start, places.finished.stop - 1, values)
    years_ago = f"- {1000 * DAY}"
    long_over = {"user_id": "source.user_id + 10 * n", "touched_at": f"source.touched_at {years_ago}"}
    long_over["ended_at"] = f"source.ended_at {years_ago}"
    copy(connection, sources[2], places.over.start, places.over.stop - 1, long_over)
    if connection.dialect.name == "postgresql":  # SQLite goes on after the largest number by itself
        last = "SELECT setval(pg_get_serial_sequence('tables', 'id'), max(id)) FROM tables"
        connection.exec_driver_sql(last)
    connection.exec_driver_sql("ANALYZE")


async def _play_to_end(service: Tables, live: Live) -> None:
    rng, number = Random(1), 0
    while live.game.decisions(live.state):
        user, key = live.users[live.seat], live.key(rng)
        await play.act(service, live.table, live.revision, user, key, f"large-{live.table}-{number}")
        live.take(key)
        number += 1


async def moves(stores: Sequence[tuple[Store, Sequence[Live]]]) -> list[float]:
    """Seconds that a move takes in each database, the median; they take turns."""
    services = [Tables(store, after_change=AFTER_CHANGE) for store, _ in stores]
    rng, taken = Random(2), [list[float]() for _ in stores]
    gc.freeze()
    for number in range(FIRST_MOVES + MOVES):
        for service, (_, lives), found in zip(services, stores, taken, strict=True):
            live = lives[number % len(lives)]
            if not live.game.decisions(live.state):
                continue
            user, key = live.users[live.seat], live.key(rng)
            began = time.perf_counter()
            await play.act(service, live.table, live.revision, user, key, f"move-{live.table}-{live.revision}")
            if number >= FIRST_MOVES:
                found.append(time.perf_counter() - began)
            live.take(key)
    return [percentile(found, 0.5) for found in taken]


async def measure(kind: str, url: str, few_url: str, folder: Path, finished: int, running: int) -> AsyncIterator[Row]:
    """Fill the database behind ``url``, and measure it; a move beside one behind ``few_url``."""
    async with Sandbox(SandboxSettings(rate_limits="off")) as sandbox:
        guild, seats = int(sandbox.guild.id), first_game().seats[0]
        places, channels = crowd(sandbox, PLAYED_AT, seats)
        reader = sandbox.world.add_person("Reader")
        pair = [int(reader.id), *range(int(reader.id) + 1, int(reader.id) + seats)]
        async with opened(url) as store, opened(few_url) as few:
            began = time.monotonic()
            stored = await fill(store, url, guild, pair, finished, running)
            yield Row(name=f"{kind}: filled", measured=time.monotonic() - began, unit="s")
            lives = await seat_tables(store, places, guild=guild)
            much, little = await moves([(store, lives), (few, await seat_tables(few, places, guild=guild))])
            yield Row(name=f"{kind}: move, p50", measured=much * 1000, unit="ms")
            yield Row(name=f"{kind}: move among {PLAYED_AT} tables, p50", measured=little * 1000, unit="ms")
            yield Row(name=f"{kind}: the one / the other", measured=much / little, unit="×", reach=1.1)
            night = time.monotonic() + UNTIL_NIGHT
            await store.write(_set_night, stored.over, datetime.now(UTC) + timedelta(seconds=UNTIL_NIGHT))
        async with bot(sandbox, folder, url=url, watched=False):
            players = Players(sandbox, channels)
            await players.turn(lives[0])
            user, channel = User(sandbox, reader), Channel(sandbox, channels[lives[0].channel])
            for name, reach in LOOKED_AT.items():
                taken = [await _look(user, channel, name) for _ in range(LOOKS)]
                yield Row(name=f"{kind}: {name}, p50", measured=percentile(taken, 0.5) * 1000, unit="ms", reach=reach)
            yield Row(name=f"{kind}: acknowledgement by day, p99", measured=await _acks(lives, players), unit="ms")
            await asyncio.sleep(night - time.monotonic())
            at_night = await _acks(lives, players)
            yield Row(name=f"{kind}: acknowledgement at night, p99", measured=at_night, unit="ms", reach=30)
            async with opened(url) as store:
                while left := await store.read(_unarchived, stored.over):
                    if time.monotonic() > night + 2 * TURNS / RATE:
                        break
                    await asyncio.sleep(1)
            yield Row(name=f"{kind}: of {len(stored.over)} games left to archive", measured=left, unit="", reach=0)


async def _look(user: User, channel: Channel, name: str) -> float:
    """Seconds from a command to its answer."""
    options = {"game": first_game().key} if name == "/ranking" else {}
    seen = (await user.slash(name, channel, options)).interaction
    return (seen.shown or float("inf")) - seen.sent


async def _acks(lives: list[Live], players: Players) -> float:
    """Milliseconds until the slowest hundredth of clicks is acknowledged."""
    players.found.acks = []
    await turns(Load(len(lives), RATE, TURNS), lives, players)
    return percentile(players.found.acks, 0.99) * 1000


def _set_night(connection: sa.Connection, over: range, at: datetime) -> None:
    """Have games archived from ``at`` on, one after the other as fast as 100,000 in a night."""
    every = timedelta(seconds=NIGHT_SECONDS / NIGHTLY)
    for number, table in enumerate(over):
        night = sa.update(due).where(due.c.kind == Due.ARCHIVE, due.c.subject == table)
        connection.execute(night.values(at=at + number * every))


def _unarchived(connection: sa.Connection, over: range) -> int:
    left = sa.select(sa.func.count()).where(tables.c.id >= over.start, tables.c.id < over.stop)
    return connection.execute(left.where(tables.c.archived_at.is_(None))).scalar_one()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store behind a URL, closed at the end."""
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def _measure_all(finished: int, running: int, postgresql: bool) -> None:
    with tempfile.TemporaryDirectory(prefix="cairn-large-") as folder:
        if not postgresql:
            urls = (f"sqlite:///{folder}/cairn.db", f"sqlite:///{folder}/few.db")
            async for row in measure("SQLite", *urls, Path(folder), finished, running):
                print(row_line(row), flush=True)
            return
        with server() as cluster:
            if cluster is not None:
                urls = (cluster.create("large"), cluster.create("few"))
                async for row in measure("PostgreSQL", *urls, Path(folder), finished, running):
                    print(row_line(row), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.large_database", description=__doc__)
    parser.add_argument("--finished", type=int, default=FINISHED, help=f"finished games ({FINISHED:,})")
    parser.add_argument("--running", type=int, default=RUNNING, help=f"running games ({RUNNING:,})")
    parser.add_argument("--postgresql", action="store_true", help="in PostgreSQL; else in SQLite")
    given = parser.parse_args()
    print(machine())
    asyncio.run(_measure_all(given.finished, given.running, given.postgresql))


if __name__ == "__main__":
    main()

"""The size and speed of a game's history: positions at the ends of turns, and what stays in the end."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Iterator
from random import Random

import msgspec
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db import Store
from bot.db.schema import positions, tables, whole_schema
from bot.tables.core import play
from bot.tables.core.service import Tables
from bot.tables.history import position_queries, retention_queries
from games import GAMES
from games.engine import AnyGame
from tools.bench import Row
from tools.bench.fixtures import Live, database, seat_tables, server

SMALL, LARGE = 100, 250
"""Bytes a turn that positions may take: of a game whose state is below :data:`SMALL_STATE`, of any other."""

SMALL_STATE = 1000

MOST_MOVES, READS = 10_000, 200


def measure() -> Iterator[Row]:
    """A game of each at random, by the fewest who can play it, from beginning to end; on both databases."""
    for game in GAMES.values():
        yield from asyncio.run(_measure(game))
    with server() as cluster:
        if cluster is not None:
            for game in GAMES.values():
                for row in asyncio.run(_measure(game, cluster.create(game.key))):
                    yield msgspec.structs.replace(row, name=f"PostgreSQL, {row.name}")


async def _measure(game: AnyGame, url: str | None = None) -> list[Row]:
    async with database(url) as (_, store):
        (live,) = await seat_tables(store, [(1, range(1, game.seats[0] + 1))], game=game)
        service = Tables(store, after_change=AFTER_CHANGE)
        await _play(service, live)
        turns, packed = await store.read(_positions, live.table)
        whole, median = await store.read(_size, live.table), await _read_back(store, live)
        await store.write(
            retention_queries.archive_table,
            live.table,
            (await service.get(live.table)).touched_at,
            game.standings(live.state),
        )
        left = await store.read(_size, live.table)
    reach = SMALL if len(game.encode(live.state)) < SMALL_STATE else LARGE
    return [
        Row(name=f"{game.key}: positions, a turn", measured=packed / turns, unit="B", reach=reach),
        Row(name=f"{game.key}: position read back, p50", measured=median * 1000, unit="ms", reach=5),
        Row(name=f"{game.key}: a finished game, {turns} turns", measured=whole / 1024, unit="KiB"),
        Row(name=f"{game.key}: the same when it is swept", measured=left / 1024, unit="KiB"),
    ]


async def _play(service: Tables, live: Live) -> None:
    rng = Random(1)
    for number in range(MOST_MOVES):
        if not live.game.decisions(live.state):
            return
        user, key = live.users[live.seat], live.key(rng)
        await play.act(service, live.table, live.revision, user, key, f"history-{number}")
        live.take(key)


async def _read_back(store: Store, live: Live) -> float:
    """Seconds until the position at the end of any turn can be shown; the median."""
    rng, ends, taken = Random(2), await store.read(position_queries.turn_ends, live.table), []
    for _ in range(READS):
        end = rng.choice(ends)
        began = time.perf_counter()
        found = await store.read(position_queries.state_at, live.table, end.revision)
        live.game.decode(found or b"")
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def _positions(connection: sa.Connection, table_id: int) -> tuple[int, int]:
    """How many positions of a table are kept, and their bytes."""
    query = sa.select(sa.func.count(), sa.func.sum(sa.func.length(positions.c.data)))
    count, size = connection.execute(query.where(positions.c.table_id == table_id)).one()
    return count, size


def _size(connection: sa.Connection, table_id: int) -> int:
    """The bytes of everything that is stored of a table, a number taken for 8, without what the database adds."""
    size = 0
    for part in whole_schema().sorted_tables:
        key = tables.c.id if part is tables else part.c.get("table_id")
        if key is not None:
            long = [column for column in part.c if isinstance(column.type, sa.Text | sa.String | sa.LargeBinary)]
            lengths = sum((sa.func.coalesce(sa.func.length(column), 0) for column in long), sa.literal(8 * len(part.c)))
            size += connection.execute(sa.select(sa.func.sum(lengths)).where(key == table_id)).scalar_one() or 0
    return size

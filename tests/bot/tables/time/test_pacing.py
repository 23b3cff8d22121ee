"""Outages where several processes serve the bot: each is that of its own shards, and is booked once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.core.pace import Pace
from bot.core.shards import ShardRange
from bot.db import Store
from bot.tables.core.model import Table
from bot.tables.lobby import service as lobby
from bot.tables.time import clock_queries as clocks
from bot.tables.time.clock import Outage
from bot.tables.time.pacing import Pacing
from testing.databases import url
from testing.world import ANN, BEN, World, by

pytestmark = pytest.mark.usefixtures("each_kind")

ZERO, ONE = ShardRange(0, 0, 2), ShardRange(1, 1, 2)
HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    store = await Store.open(url(tmp_path))
    yield World(store)
    await store.close()


def process(world: World, shards: ShardRange) -> Pacing:
    return Pacing(world.store, lambda: world.time, world.time, shards)


async def running_on(world: World, shard: int) -> Table:
    """A table with a clock, on a server of this shard of two, whose first board is posted."""
    guild = shard << 22
    opened = await lobby.open_table(
        world.tables, guild, 20 + shard, ANN, "pebbles", {}, "en", f"open-{shard}", pace=Pace.STEADY
    )
    await lobby.join(world.tables, opened.id, BEN)
    await lobby.start(world.tables, opened.id, by(ANN, guild=guild))
    await world.store.write(clocks.start, opened.id, 99, world.time)
    return await world.tables.get(opened.id)


async def outages(world: World, pacing: Pacing, table: Table) -> list[Outage]:
    """What is credited to each person at a table, by what this process knows."""
    (credited,) = {tuple(circumstances.outages) for circumstances in (await pacing.about(table)).values()}
    return [*credited]


async def test_an_outage_of_one_process_is_credited_to_its_own_tables_and_once(world: World) -> None:
    zero, one = process(world, ZERO), process(world, ONE)
    mine, others = await running_on(world, 0), await running_on(world, 1)
    for pacing in (zero, one):
        await pacing.note_alive()
    began = world.time
    for _ in range(60):
        world.later(minutes=1)
        await zero.note_alive()
    for pacing in (zero, one):
        assert await outages(world, pacing, mine) == []
        assert await outages(world, pacing, others) == [Outage(began, world.time)], "it is seen while it lasts"
    again = process(world, ONE)  # as it is started anew, or taken over: both are told of the shard for a while
    await again.note_alive()
    await one.note_alive()
    ended = world.time
    world.later(minutes=1)
    for pacing in (zero, one, again):
        await pacing.note_alive()
        assert await outages(world, pacing, mine) == []
        assert await outages(world, pacing, others) == [Outage(began, ended)]


async def test_who_serves_more_shards_than_before_knows_when_anybody_could_play(world: World) -> None:
    alone = process(world, ShardRange())
    await alone.note_alive()
    began = world.time
    mine, others = await running_on(world, 0), await running_on(world, 1)
    world.later(hours=3)
    for shards in (ZERO, ONE):
        await process(world, shards).note_alive()
    for table in (mine, others):
        assert await outages(world, process(world, ZERO), table) == [Outage(began, world.time)]

"""What several processes share out: each item, due time and thought is one's, and nobody's for longer than it lives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.cluster import heartbeats
from bot.cluster import queries as processes
from bot.cluster.schema import processes as entered
from bot.core.shards import ShardRange
from bot.db import Store
from bot.db.column_types import EPOCH
from bot.db.process import Process
from bot.outbox import queries as outbox
from bot.scheduler import queries as due_times
from bot.scheduler.model import DueTime
from bot.tables.computers import claims as thoughts
from bot.tables.lobby import service as lobby
from games.players import Level
from testing.databases import url
from testing.outbox import claim, next_at
from testing.world import ANN, GUILD, World, by

pytestmark = pytest.mark.usefixtures("on_postgresql")

HERE, THERE = ShardRange(0, 1, 4), ShardRange(2, 3, 4)


class Crew:
    """Processes on one database."""

    def __init__(self, folder: Path, stack: AsyncExitStack) -> None:
        self._url, self._stack = url(folder), stack

    async def join(self, shards: ShardRange) -> World:
        store = await Store.open(self._url)
        self._stack.push_async_callback(store.close)
        process = Process(id=shards.first + 1, shards=shards, version="1", place="here")
        await store.write(processes.join, process, take_over=False)
        store.process = process
        return World(store)


@pytest.fixture
async def crew(tmp_path: Path) -> AsyncIterator[Crew]:
    async with AsyncExitStack() as stack:
        yield Crew(tmp_path, stack)


async def dies(world: World) -> None:
    """Nothing was seen of its process for a while."""
    process = world.store.process
    assert process is not None
    old = sa.update(entered).where(entered.c.id == process.id).values(seen_at=EPOCH)
    await world.store.write(lambda connection: connection.execute(old) and None)


async def items(world: World, limit: int = 99) -> set[int]:
    return {item.table_id for item in await claim(world.store, world.time)}


async def open_on(world: World, *shards: int) -> list[int]:
    """A new lobby on each of these shards, of four, every one on a server of its own."""
    opened: list[int] = []
    for shard in shards:
        channel = 100 * shard + len(opened)
        guild = shard + 4 * channel << 22
        table = await lobby.open_table(world.tables, guild, channel, ANN, "pebbles", {}, "en", f"open-{channel}")
        opened.append(table.id)
    return opened


async def test_each_process_sends_what_is_said_on_its_own_shards(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    tables = await open_on(here, 0, 1, 2, 3)
    assert await next_at(there.store) is not None
    assert await items(there) == set(tables[2:])
    assert await items(here) == set(tables[:2])
    assert await next_at(here.store, set()) is not None, "what it has claimed is its own to send again"


async def test_what_a_dead_process_had_in_hand_others_take_over_and_count_the_attempt(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    (table,) = await open_on(there, 3)
    (item,) = await claim(there.store, there.time)
    assert await items(here) == set()
    await dies(there)
    (again,) = await claim(here.store, here.time)
    assert (again.id, again.table_id, again.attempts, again.nonce) == (item.id, table, 2, item.nonce)
    assert again.first_attempt_at == item.first_attempt_at


async def test_shards_that_nobody_serves_are_everybodys_and_each_item_is_claimed_once(crew: Crew) -> None:
    one, other = await crew.join(ShardRange(0, 0, 4)), await crew.join(ShardRange(1, 1, 4))
    tables = await open_on(one, *[3] * 12)
    mine, others = await asyncio.gather(*(items(world, 6) for world in (one, other)))
    assert not mine & others
    mine, others = mine | await items(one), others | await items(other)
    assert not mine & others
    assert mine | others == set(tables)


async def test_what_was_put_off_is_free_again_and_what_is_busy_is_not_claimed_twice(crew: Crew) -> None:
    here = await crew.join(HERE)
    await open_on(here, 0)
    (item,) = await claim(here.store, here.time)
    assert await claim(here.store, here.time, {item.id}) == []
    later = here.time + timedelta(seconds=5)
    await here.store.write(outbox.postpone, item, later)
    assert await claim(here.store, here.time) == []
    assert await next_at(here.store) == later
    here.time = later
    assert [each.attempts for each in await claim(here.store, here.time)] == [2]


async def test_a_due_time_is_seen_to_once(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    (mine, other) = await open_on(here, 1, 2)
    for world in (here, there):
        world.later(days=30)
    found = [await world.first_due() for world in (here, there)]
    assert [each and each.subject for each in found] == [mine, other], "each on its own shards"
    assert await claimed(there, found[1])
    assert not await claimed(here, found[1])
    assert await claimed(there, found[1]), "an answer that was lost on its way"
    await dies(there)
    assert await here.scheduler.run_due() > 0
    assert not any(table.live for table in [await here.tables.get(number) for number in (mine, other)])


async def claimed(world: World, found: DueTime | None) -> bool:
    assert world.store.process is not None
    assert found is not None
    return await world.store.write(due_times.claim, world.store.process, found)


async def thinks(world: World, table: int, revision: int) -> bool:
    assert world.store.process is not None
    return await world.store.write(thoughts.claim_thought, world.store.process, table, revision)


async def test_one_process_thinks_at_a_table_and_another_only_at_what_came_after(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    table, another = await open_on(here, 0, 0)
    assert await thinks(here, another, 5), "who lives may think at other tables at the same time"
    assert await thinks(there, another, 6)
    assert await thinks(here, table, 5)
    assert await thinks(here, table, 5), "an answer that was lost on its way"
    assert not await thinks(there, table, 5)
    assert await thinks(there, table, 6)
    assert not await thinks(here, table, 6)
    assert not await thinks(here, table, 5)
    assert await thinks(here, another, 7)
    await dies(there)
    assert await thinks(here, table, 6)


async def test_sessions_of_a_bucket_begin_one_after_the_other_whoever_begins_them(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    first = await here.store.write(processes.reserve_identify, 0)
    second = await there.store.write(processes.reserve_identify, 0)
    third = await here.store.write(processes.reserve_identify, 0)
    assert first == 0 < second <= processes.IDENTIFY_SECONDS < third <= 2 * processes.IDENTIFY_SECONDS
    assert await there.store.write(processes.reserve_identify, 1) == 0


async def test_an_interaction_is_handled_by_one(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    claims = [world.store.write(processes.claim_interaction, 2**62) for world in (here, there) * 3]
    assert sorted(await asyncio.gather(*claims)) == [False] * 5 + [True]


async def test_all_processes_go_by_the_latest_time_that_one_was_certain_of(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    await here.store.write(heartbeats.beat, here.time)
    await there.store.write(heartbeats.beat, here.time - timedelta(minutes=3))
    assert await there.store.read(heartbeats.last) == here.time


async def test_computers_think_in_the_process_of_their_table(crew: Crew) -> None:
    here, there = await crew.join(HERE), await crew.join(THERE)
    table = await here.open()
    await lobby.add_computer(here.tables, table.id, Level.EASY, by(ANN))
    started = await lobby.start(here.tables, table.id, by(ANN))
    assert GUILD >> 22 in HERE.ids
    assert await here.store.read(thoughts.with_computers_at_play, here.store.process) == [started.table.id]
    assert await there.store.read(thoughts.with_computers_at_play, there.store.process) == []
    await dies(here)
    assert await there.store.read(thoughts.with_computers_at_play, there.store.process) == [started.table.id]

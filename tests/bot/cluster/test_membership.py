"""A process among others: who may serve which shards, how they learn of each other, and what they do then."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg
import pytest
import sqlalchemy as sa

from bot.cluster import queries as processes
from bot.cluster.membership import Hooks, Membership
from bot.cluster.schema import processes as processes_table
from bot.core.shards import ShardRange, read_shards
from bot.db import Store, StoreUnavailable
from bot.db.process import Process, ShardsTaken
from testing.databases import url

pytestmark = pytest.mark.usefixtures("on_postgresql")


class Member:
    """A process that notes what it is told to do."""

    def __init__(self, store: Store, shards: ShardRange, *, take_over: bool = False) -> None:
        self.told: list[object] = []
        self.news = asyncio.Event()
        hooks = Hooks(
            look=lambda: self._note("look"),
            table=self._note,
            resume=lambda: self._note("resume"),
            halt=lambda: self._note("halt"),
            leave=lambda: self._note("leave"),
            lost=self._note,
        )
        self.store = store
        self.membership = Membership(store, shards, hooks, take_over=take_over)

    def _note(self, what: object) -> None:
        self.told.append(what)
        self.news.set()

    async def until(self, what: object) -> None:
        while what not in self.told:
            self.news.clear()
            await self.news.wait()

    async def beats(self) -> None:
        """Has it give a sign of life and look around, from beginning to end: one may be under way."""
        for _ in range(2):
            self.told.clear()
            self.membership._woken.set()
            await self.until("look")


class Crew:
    def __init__(self, folder: Path, stack: AsyncExitStack) -> None:
        self._url, self._stack = url(folder), stack

    async def join(self, shards: str, *, take_over: bool = False) -> Member:
        store = await Store.open(self._url)
        self._stack.push_async_callback(store.close)
        member = Member(store, read_shards(shards), take_over=take_over)
        self._stack.push_async_callback(member.membership.leave)
        await member.membership.join()
        return member


@pytest.fixture
async def crew(tmp_path: Path) -> AsyncIterator[Crew]:
    async with AsyncExitStack() as stack:
        yield Crew(tmp_path, stack)


async def kill(member: Member) -> None:
    """As kill -9 does: it says nothing any more, and the server sees its connections go."""
    assert member.membership._task is not None
    assert member.membership._listener is not None
    member.membership._task.cancel()
    await member.membership._listener.stop()


@pytest.mark.parametrize(
    ("shards", "take_over", "why"),
    [
        ("2-5/16", False, "serves the shards 0-3/16 already: stop it"),
        ("0-3/16", False, "serves the shards 0-3/16 already: stop it"),
        ("4-7/32", False, "CAIRN_SHARDS=4-7/32 counts 32 shards, but"),
        ("0/1", True, "CAIRN_SHARDS=0-0/1 counts 1 shards, but"),
        ("0-1/16", True, "of which 0-1/16 are a part only"),
    ],
)
async def test_who_is_in_the_way_of_others_is_told_so_in_a_line(
    crew: Crew, shards: str, take_over: bool, why: str
) -> None:
    await crew.join("0-3/16")
    with pytest.raises(ShardsTaken) as refused:
        await crew.join(shards, take_over=take_over)
    assert why in str(refused.value)
    assert "\n" not in str(refused.value)
    await crew.join("4-15/16")


async def test_a_process_that_was_killed_is_in_nobodys_way(crew: Crew) -> None:
    old = await crew.join("0-3/16")
    await kill(old)
    new = await crew.join("0-3/16")
    assert list(new.membership.living) == [new.membership.process.id]


async def test_others_learn_at_once_who_comes_and_goes(crew: Crew) -> None:
    here = await crew.join("0-3/16")
    there = await crew.join("4-15/16")
    await here.beats()
    assert there.membership.process.id in here.membership.living
    await here.membership.changed(77)
    await there.until(77)
    await there.membership.leave()
    await here.until("resume")
    assert list(here.membership.living) == [here.membership.process.id]


async def test_a_process_leaves_when_its_successor_is_connected(crew: Crew) -> None:
    old = await crew.join("0-3/16")
    new = await crew.join("0-3/16", take_over=True)
    await old.beats()
    assert old.membership.successor == new.membership.living[new.membership.process.id]
    assert old.membership.overlaps
    assert new.membership.overlaps
    claims = [await member.membership.is_first_at(2**60) for member in (old, new)]
    assert claims == [True, False]
    assert "leave" not in old.told
    with pytest.raises(ShardsTaken, match="being taken over by another process already"):
        await crew.join("0-3/16", take_over=True)
    await new.membership.ready()
    await old.until("leave")
    await old.membership.leave()
    await new.until("resume")
    assert not new.membership.overlaps


async def test_a_successor_that_dies_changes_nothing(crew: Crew) -> None:
    old = await crew.join("0-3/16")
    new = await crew.join("0-3/16", take_over=True)
    await kill(new)
    third = await crew.join("0-15/16", take_over=True)
    await old.beats()
    assert old.membership.successor is not None
    assert old.membership.successor.id == third.membership.process.id
    assert "leave" not in old.told


async def test_who_was_taken_for_dead_enters_again_or_gives_way(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> None:
    here = await crew.join("0-3/16")
    await forget_all(here)
    await here.beats()
    assert here.membership.process.id in here.membership.living
    assert here.membership.holds

    def join_once_forgotten(connection: sa.Connection, process: Process, *, take_over: bool) -> list[Process]:
        if process.id != here.membership.process.id:
            connection.execute(sa.delete(processes_table))
        return join(connection, process, take_over=take_over)

    join = processes.join
    monkeypatch.setattr(processes, "join", join_once_forgotten)  # at once, or it enters again in between
    there = await crew.join("0-15/16")
    await here.until("halt")
    (lost,) = [told for told in here.told if isinstance(told, ShardsTaken)]
    assert str(there.membership.process) in str(lost)


async def forget_all(member: Member) -> None:
    """As all do of whoever was not seen for long."""
    await member.store.write(lambda connection: connection.execute(sa.delete(processes_table)) and None)


async def test_who_cannot_give_a_sign_of_life_stops_sending_until_it_can(
    crew: Crew, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = await crew.join("0-3/16")
    assert here.membership.holds

    async def lost(*_: object, **__: object) -> None:
        here.membership._until = 0.0  # it has been so for long
        raise StoreUnavailable("the network is down")

    with monkeypatch.context() as patched:
        patched.setattr(here.store, "write", lost)
        here.membership._woken.set()
        await here.until("halt")
    await here.beats()
    assert here.membership.holds


async def test_a_connection_that_is_lost_before_it_listens_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, made = await Store.open(url(tmp_path)), list[asyncpg.Connection]()

    async def refuses(connection: asyncpg.Connection, *_: object) -> None:
        made.append(connection)
        raise OSError("gone")

    monkeypatch.setattr(asyncpg.Connection, "add_listener", refuses)
    with pytest.raises(OSError, match="gone"):
        await store.listener("cairn", 7, print).start()
    assert [connection.is_closed() for connection in made] == [True]
    await store.close()

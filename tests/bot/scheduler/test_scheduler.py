"""Due times: each is seen to once, in time, whatever else takes long or fails."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.cluster import queries as processes
from bot.cluster.schema import processes as entered
from bot.core.meter import Meter
from bot.core.refusal import Refusal
from bot.core.shards import ShardRange
from bot.db import Store, StoreUnavailable
from bot.db.column_types import EPOCH
from bot.db.process import Process
from bot.db.schema import due
from bot.scheduler import queries
from bot.scheduler.model import Due, Handler, SubjectKind, kinds_about
from bot.scheduler.scheduler import MAX_SLEEP, Scheduler
from testing.databases import url

each_kind = pytest.mark.usefixtures("each_kind")

MINUTE, HOUR = timedelta(minutes=1), timedelta(hours=1)
SERVER = 3 << 22
"""A server on the last of four shards."""


class Failures(Meter):
    def __init__(self) -> None:
        self.found = Counter[tuple[str, str]]()

    def not_checked(self, kind: str, why: str) -> None:
        self.found[kind, why] += 1


class Watch:
    """A scheduler on a clock that stands still, and what it has checked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.time = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self.behind = timedelta()
        self.failures = Failures()
        self.checked: list[tuple[Due, int]] = []
        self.scheduler = Scheduler(store, self._now, lambda: self._now() - self.behind, meter=self.failures)

    def _now(self) -> datetime:
        return self.time

    def handles(
        self,
        kind: Due,
        do: Callable[[], Awaitable[datetime | None]] | None = None,
        *,
        at_once: int = 4,
        timeout: float = 60.0,
        certain: bool = False,
    ) -> None:
        """Checks of this kind are noted, and then ``do`` something."""

        async def check(subject: int) -> datetime | None:
            self.checked.append((kind, subject))
            return None if do is None else await do()

        self.scheduler.handle({kind: Handler(check, at_once, timeout, certain)})

    async def sets(self, kind: Due, *subjects: int, at: timedelta = timedelta(), guild: int | None = None) -> None:
        """These subjects are due then, counted from now."""
        await self.store.write(queries.schedule_all, kind, subjects, guild, self.time + at)
        self.scheduler.wake()

    async def due(self) -> dict[tuple[str, int], timedelta]:
        """What is due in which time."""
        rows = await self.store.read(lambda c: c.execute(sa.select(due.c.kind, due.c.subject, due.c.at)).all())
        return {(row.kind, row.subject): row.at - self.time for row in rows}

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(20):
            while not wanted():  # noqa: ASYNC110 - what it waits for tells nobody
                await asyncio.sleep(0.01)


@asynccontextmanager
async def watching(path: Path, shards: ShardRange | None = None) -> AsyncIterator[Watch]:
    store = await Store.open(url(path))
    if shards is not None:
        store.process = Process(id=shards.first + 1, shards=shards, version="1", place="here")
        await store.write(processes.join, store.process, take_over=False)
    made = Watch(store)
    try:
        yield made
    finally:
        await made.scheduler.stop()
        await store.close()


@pytest.fixture
async def watch(tmp_path: Path) -> AsyncIterator[Watch]:
    async with watching(tmp_path) as made:
        yield made


@each_kind
async def test_what_is_due_is_done_by_time_and_what_nobody_handles_stays(watch: Watch) -> None:
    for kind in (Due.IDLE, Due.CLOCK):
        watch.handles(kind)
    await watch.sets(Due.IDLE, 1, at=-HOUR)
    await watch.sets(Due.CLOCK, 3, 2, at=-MINUTE)
    await watch.sets(Due.CLOCK, 4, at=MINUTE)
    await watch.sets(Due.LOBBY, 1, at=-HOUR)
    assert await watch.scheduler.run_due() == 60
    assert watch.checked == [(Due.IDLE, 1), (Due.CLOCK, 2), (Due.CLOCK, 3)]
    assert await watch.due() == {("clock", 4): MINUTE, ("lobby", 1): -HOUR}
    watch.time += MINUTE
    assert await watch.scheduler.run_due() == MAX_SLEEP


@each_kind
@pytest.mark.parametrize(
    ("soon", "later"), [(HOUR, HOUR), (timedelta(), timedelta(seconds=1)), (-HOUR, timedelta(seconds=1))]
)
async def test_a_check_says_when_the_next_one_is_but_not_at_once(
    watch: Watch, soon: timedelta, later: timedelta
) -> None:
    async def again() -> datetime:
        return watch.time + soon

    watch.handles(Due.CLOCK, again)
    await watch.sets(Due.CLOCK, 1)
    await watch.scheduler.run_due()
    assert await watch.due() == {("clock", 1): later}


@each_kind
async def test_a_time_that_is_set_while_its_check_is_under_way_stands(watch: Watch) -> None:
    async def moved() -> datetime:
        await watch.store.write(queries.schedule, 1, None, {Due.CLOCK: watch.time + MINUTE, Due.IDLE: None})
        return watch.time + HOUR

    watch.handles(Due.CLOCK, moved)
    watch.handles(Due.IDLE, moved)
    for kind in (Due.CLOCK, Due.IDLE):
        await watch.sets(kind, 1)
        await watch.scheduler.run_due()
        assert await watch.due() == {("clock", 1): MINUTE}, "and one that is cleared stays so"


@each_kind
@pytest.mark.parametrize("seconds", [0, 90])
async def test_what_begins_while_a_check_is_under_way_is_not_missed(watch: Watch, seconds: int) -> None:
    """The check has looked before: it is made again, though the time was set no earlier than it was."""
    begun = watch.time + timedelta(seconds=seconds)

    async def begins() -> datetime | None:
        if len(watch.checked) == 1:
            await watch.store.write(queries.no_later, Due.CLOCK, [1], None, begun, watch.time)
            return None
        return watch.time + HOUR

    watch.handles(Due.CLOCK, begins)
    await watch.sets(Due.CLOCK, 1)
    await watch.scheduler.run_due()
    assert watch.checked == [(Due.CLOCK, 1)] * 2
    assert await watch.due() == {("clock", 1): HOUR}


@each_kind
async def test_a_check_at_the_latest_moves_only_what_is_later(watch: Watch) -> None:
    await watch.sets(Due.CLOCK, 1, at=HOUR)
    await watch.sets(Due.CLOCK, 2, at=3 * HOUR)
    await watch.store.write(queries.no_later, Due.CLOCK, [3, 2, 1, 2], SERVER, watch.time + 2 * HOUR, watch.time)
    assert await watch.due() == {("clock", 1): HOUR, ("clock", 2): 2 * HOUR, ("clock", 3): 2 * HOUR}


async def test_a_kind_has_room_of_its_own(watch: Watch) -> None:
    """A check that hangs takes no other kind's place."""
    at_work, most = 0, 0

    async def busy() -> None:
        nonlocal at_work, most
        at_work, most = at_work + 1, max(most, at_work + 1)
        await asyncio.sleep(0.02)
        at_work -= 1

    watch.handles(Due.ARCHIVE, partial(asyncio.sleep, 3600), at_once=2)
    watch.handles(Due.CLOCK, busy, at_once=3)
    await watch.sets(Due.ARCHIVE, *range(1, 6), at=-HOUR)
    await watch.sets(Due.CLOCK, *range(1, 9))
    watch.scheduler.start()
    await watch.until(lambda: watch.checked.count((Due.CLOCK, 8)) == 1)
    assert sum(kind is Due.ARCHIVE for kind, _ in watch.checked) == 2
    assert most == 3
    assert sorted(number for kind, number in watch.checked if kind is Due.CLOCK) == [*range(1, 9)]


async def test_a_check_that_hangs_takes_its_own_kinds_place_not_for_ever(watch: Watch) -> None:
    watch.handles(Due.ARCHIVE, partial(asyncio.sleep, 3600), at_once=2, timeout=0.05)
    await watch.sets(Due.ARCHIVE, *range(1, 6))
    watch.scheduler.start()
    await watch.until(lambda: watch.failures.found["archive", "late"] == 5)
    assert sorted(watch.checked) == [(Due.ARCHIVE, number) for number in range(1, 6)]


async def test_it_sleeps_until_something_is_due_and_wakes_for_news(watch: Watch) -> None:
    watch.handles(Due.CLOCK)
    await watch.sets(Due.CLOCK, 1)
    watch.scheduler.start()
    await watch.until(lambda: watch.checked == [(Due.CLOCK, 1)])
    await watch.sets(Due.CLOCK, 2, at=timedelta(seconds=0.2))
    await asyncio.sleep(0.1)
    watch.time += timedelta(seconds=0.2)
    await watch.until(lambda: watch.checked == [(Due.CLOCK, 1), (Due.CLOCK, 2)])
    await watch.sets(Due.CLOCK, 3)
    await watch.until(lambda: watch.checked[2:] == [(Due.CLOCK, 3)])


async def test_what_fails_comes_again_after_pauses_that_grow_and_is_reported(
    watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    fails: list[Exception | None] = [
        RuntimeError("a"),
        Refusal("refusal-busy"),
        *[RuntimeError("b")] * 6,
        None,
        RuntimeError("c"),
    ]

    async def broken() -> None:
        if (error := fails[len(watch.checked) - 1]) is not None:
            raise error

    watch.handles(Due.REMINDER, broken)
    await watch.sets(Due.REMINDER, 4711)
    pauses = []
    while len(watch.checked) < 8:
        pauses.append(await watch.scheduler.run_due() / 60)
        watch.time += (await watch.due())["reminder", 4711]
    assert pauses == [1, 2, 4, 8, 10, 10, 10, 10], "it sleeps no longer than ten minutes"
    assert await watch.due() == {("reminder", 4711): timedelta()}
    await watch.scheduler.run_due()
    assert await watch.due() == {}
    await watch.sets(Due.REMINDER, 4711)
    assert await watch.scheduler.run_due() == 60, "counted anew"
    assert watch.failures.found == {("reminder", "failed"): 8, ("reminder", "refused"): 1}
    levels = Counter(record.levelno for record in caplog.records)
    assert levels == {logging.ERROR: 8, logging.WARNING: 1}
    assert "4711" not in caplog.text, "nobody is named"


async def test_a_long_pause_is_an_hour(watch: Watch) -> None:
    async def broken() -> None:
        raise RuntimeError

    watch.handles(Due.CLOCK, broken)
    await watch.sets(Due.CLOCK, 1)
    for _ in range(9):
        await watch.scheduler.run_due()
        watch.time += (await watch.due())["clock", 1]
    await watch.scheduler.run_due()
    assert await watch.due() == {("clock", 1): HOUR}


async def test_what_cannot_be_made_good_waits_until_the_time_is_certain(watch: Watch) -> None:
    watch.handles(Due.LOBBY, certain=True)
    watch.handles(Due.REMINDER)
    watch.behind = HOUR
    await watch.sets(Due.LOBBY, 1, 2)
    await watch.sets(Due.REMINDER, 1)
    assert await watch.scheduler.run_due() == MAX_SLEEP
    assert watch.checked == [(Due.REMINDER, 1)]
    watch.behind = timedelta()
    await watch.scheduler.run_due()
    assert watch.checked[1:] == [(Due.LOBBY, 1), (Due.LOBBY, 2)]


async def test_what_cannot_be_stored_is_not_done_again_before_it_is(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    write, full = watch.store.write, True
    slept: list[float] = []

    async def storing(query: Callable[..., object], *args: object) -> object:
        if full and query is queries.finish:
            raise StoreUnavailable("the disk is full")
        return await write(query, *args)

    async def sleep(seconds: float) -> None:
        nonlocal full
        slept.append(seconds)
        full = len(slept) < 3

    watch.handles(Due.CLOCK)
    await watch.sets(Due.CLOCK, 1)
    monkeypatch.setattr(watch.store, "write", storing)
    monkeypatch.setattr("bot.scheduler.scheduler.asyncio.sleep", sleep)
    await watch.scheduler.run_due()
    assert (watch.checked, slept) == ([(Due.CLOCK, 1)], [1, 2, 4])
    assert await watch.due() == {}


@each_kind
async def test_all_times_of_a_subject_go_with_it(watch: Watch) -> None:
    for kind in Due:
        await watch.sets(kind, 1, 2)
    for about in SubjectKind:
        await watch.store.write(queries.cancel, about, 1)
        assert {kind for kind, subject in await watch.due() if subject == 1}.isdisjoint(kinds_about(about))
    assert await watch.due() == {(kind, 2): timedelta() for kind in Due}


@pytest.mark.usefixtures("on_postgresql")
async def test_of_several_processes_each_sees_to_its_servers_and_one_to_what_is_anybodys(tmp_path: Path) -> None:
    async with watching(tmp_path, ShardRange(0, 2, 4)) as here, watching(tmp_path, ShardRange(3, 3, 4)) as there:
        for each in (here, there):
            each.handles(Due.CLOCK, partial(asyncio.sleep, 0.01))
        await here.sets(Due.CLOCK, *range(1, 21))
        await here.sets(Due.CLOCK, *range(21, 31), guild=SERVER)
        await here.sets(Due.CLOCK, *range(31, 41), guild=0)
        for each in (here, there):
            each.scheduler.start()
        await here.until(lambda: len(here.checked) + len(there.checked) >= 40)
        mine, others = ({subject for _, subject in each.checked} for each in (here, there))
        assert len(here.checked) + len(there.checked) == 40, "nothing is done twice"
        assert mine >= set(range(31, 41))
        assert others >= set(range(21, 31))
        assert mine | others == set(range(1, 41))


@pytest.mark.usefixtures("on_postgresql")
async def test_what_a_dead_process_had_in_hand_another_does(tmp_path: Path) -> None:
    async with watching(tmp_path, ShardRange(0, 2, 4)) as here, watching(tmp_path, ShardRange(3, 3, 4)) as there:
        here.handles(Due.CLOCK)
        there.handles(Due.CLOCK, partial(asyncio.sleep, 3600))
        await there.sets(Due.CLOCK, 1, guild=SERVER)
        there.scheduler.start()
        await there.until(lambda: bool(there.checked))
        assert await here.scheduler.run_due() == MAX_SLEEP
        old = sa.update(entered).where(entered.c.id == 4).values(seen_at=EPOCH)
        await there.store.write(lambda connection: connection.execute(old) and None)
        await here.scheduler.run_due()
        assert here.checked == [(Due.CLOCK, 1)]


@pytest.mark.usefixtures("on_postgresql")
async def test_a_row_that_another_process_is_claiming_right_now_holds_up_no_other(tmp_path: Path) -> None:
    async with watching(tmp_path, ShardRange(0, 3, 4)) as watch:
        watch.handles(Due.CLOCK)
        await watch.sets(Due.CLOCK, 1, 2)
        locked, free = asyncio.Event(), asyncio.Event()

        async def other() -> None:
            store = await Store.open(url(tmp_path))
            engine = store._database.engine  # type: ignore[attr-defined]
            async with engine.begin() as connection:
                await connection.execute(sa.select(due).where(due.c.subject == 1).with_for_update())
                locked.set()
                await free.wait()
            await store.close()

        task = asyncio.create_task(other())
        await locked.wait()
        assert await watch.scheduler.run_due() == 1, "it is tried again soon"
        assert watch.checked == [(Due.CLOCK, 2)]
        free.set()
        await task
        await watch.scheduler.run_due()
        assert watch.checked[1:] == [(Due.CLOCK, 1)]

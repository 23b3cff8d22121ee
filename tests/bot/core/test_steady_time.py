"""Clocks that are set while the bot runs or while it is away."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from bot import due_times as due
from bot.cluster import heartbeats
from bot.core.steady_time import SteadyTime
from bot.db import Store
from bot.db.schema import outbox
from bot.outbox import queries as outbox_queries
from bot.outbox.model import Kind
from bot.outbox.outbox import Outbox
from bot.outbox.sender import Asleep, TryLater
from bot.scheduler.scheduler import Scheduler
from bot.tables.core.base import LOBBY_LIFE
from bot.tables.core.model import Status
from testing.databases import url
from testing.recorder import Recorder
from testing.world import ANN, World

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)


class Computer:
    """A computer with a clock on the wall, which may be set, and one that only counts."""

    def __init__(self, wall: datetime = NOON) -> None:
        self.wall, self.counted = wall, 0.0

    def passes(self, span: timedelta) -> None:
        self.wall += span
        self.counted += span.total_seconds()

    def time(self, known: datetime | None = None) -> SteadyTime:
        return SteadyTime(known, wall=lambda: self.wall, monotonic=lambda: self.counted)


def hour_passes(computer: Computer, time: SteadyTime, minutes: int = 61) -> None:
    for _ in range(minutes):
        computer.passes(timedelta(minutes=1))
        time.check()


def test_ordinary_time() -> None:
    computer = Computer()
    time = computer.time()
    hour_passes(computer, time)
    assert time.now() == time.certain() == computer.wall == NOON + 61 * HOUR / 60


def test_where_there_is_a_server_its_clock_counts_and_not_the_machines() -> None:
    computer = Computer(NOON - 3 * HOUR)
    time = SteadyTime(NOON - HOUR, server=NOON, wall=lambda: computer.wall, monotonic=lambda: computer.counted)
    for _ in range(61):  # what was away for an hour is believed after an hour
        computer.passes(timedelta(minutes=1))
        time.check(NOON + timedelta(seconds=computer.counted))
    assert time.now() == time.certain() == NOON + 61 * HOUR / 60
    computer.wall += 30 * DAY
    computer.counted += 30
    assert time.check(NOON + timedelta(seconds=computer.counted)) == time.now() == NOON + timedelta(minutes=61.5)
    computer.counted += 60  # it does not answer
    assert time.check() == time.now() == NOON + timedelta(minutes=62.5)


@pytest.mark.usefixtures("on_postgresql")
async def test_a_bot_on_a_server_goes_by_that_servers_clock(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    told = await store.read(heartbeats.server_time)
    assert told is not None
    assert abs(told - datetime.now(UTC)) < HOUR, "they run on one machine here"
    time = SteadyTime(await store.read(heartbeats.last), server=told, wall=lambda: NOON)
    assert told <= time.now() < told + HOUR
    later = await store.read(heartbeats.server_time)
    assert later is not None
    assert later >= told
    assert time.check(later) >= later
    await store.close()


def test_a_world_set_forward_is_believed_at_once() -> None:
    computer = Computer()
    time = computer.time(NOON)
    computer.wall += 30 * DAY
    time.leap(30 * DAY)
    assert time.now() == time.certain() == time.check() == NOON + 30 * DAY
    hour_passes(computer, time)
    assert time.now() == time.certain() == computer.wall


@pytest.mark.parametrize("back", [HOUR, 30 * DAY])
def test_a_clock_set_back_changes_nothing(back: timedelta) -> None:
    computer = Computer()
    time = computer.time()
    computer.wall -= back
    hour_passes(computer, time)
    assert time.now() == time.certain() == NOON + 61 * HOUR / 60
    again = computer.time(time.check())
    assert again.now() == again.certain() == NOON + 61 * HOUR / 60, "nor does a start after that"


@pytest.mark.parametrize("started_again", [False, True])
def test_a_leap_forward_is_believed_after_an_hour(started_again: bool) -> None:
    computer = Computer()
    time = computer.time()
    computer.wall += 5 * DAY
    if started_again:
        time = computer.time(time.certain())
    time.check()
    assert time.now() == NOON + 5 * DAY
    hour_passes(computer, time, 59)
    assert time.certain() == NOON + 59 * HOUR / 60
    hour_passes(computer, time, 2)
    assert time.certain() == time.now() == computer.wall


def test_a_leap_that_is_taken_back_was_none() -> None:
    computer = Computer()
    time = computer.time()
    computer.wall += 5 * DAY
    hour_passes(computer, time, 50)
    computer.wall -= 5 * DAY
    hour_passes(computer, time, 50)
    assert time.certain() == NOON + 100 * HOUR / 60
    computer.wall += 5 * DAY
    hour_passes(computer, time, 50)
    assert time.certain() == NOON + 150 * HOUR / 60, "the hour begins anew"
    assert time.now() >= NOON + 5 * DAY, "and it never runs backwards"


@pytest.mark.parametrize("leap", [LOBBY_LIFE + DAY, timedelta(0)])
async def test_a_leap_closes_no_lobby_before_an_hour_has_confirmed_it(tmp_path: Path, leap: timedelta) -> None:
    store = await Store.open(url(tmp_path))
    computer = Computer()
    time = computer.time()
    world = World(store)
    world.tables.now = time.now
    table = await world.open(owner=ANN)
    await store.write(heartbeats.beat, time.check())
    computer.wall += leap

    time = computer.time(await store.read(heartbeats.last))  # a start, with the clock set meanwhile
    world.tables.now = time.now
    scheduler = Scheduler(store, time.now, time.certain)
    scheduler.handle(due.handlers(world.tables))
    for _ in range(59):
        await scheduler.run_due()
        hour_passes(computer, time, 1)
    assert (await world.tables.get(table.id)).status is Status.LOBBY
    hour_passes(computer, time, 2)
    await scheduler.run_due()
    assert (await world.tables.get(table.id)).status is (Status.CLOSED if leap else Status.LOBBY)
    await store.close()


async def test_what_a_wrong_clock_has_put_off_is_said_after_a_start(
    tmp_path: Path,
) -> None:
    store = await Store.open(url(tmp_path))
    computer = Computer(NOON + 5 * DAY)  # ahead, and set right before the next start
    time = computer.time()
    world = World(store)
    late, asleep = await world.started(channel=1), await world.started(channel=2)
    for position in (late, asleep):
        await world.act(position, ANN, "end")
    failing = Recorder(lambda item: TryLater() if item.table_id == late.table.id else Asleep())
    await Outbox(store, failing, now=time.now).drained()

    time = Computer().time(NOON)
    await store.write(outbox_queries.retry_all_now, time.now())
    sender = Recorder()
    await Outbox(store, sender, now=time.now).drained()
    assert [(item.table_id, item.kind) for item in sender.said] == [(late.table.id, Kind.STATUS)]
    assert await store.read(lambda c: list(c.scalars(sa.select(outbox.c.subject)))) == [asleep.table.id]
    await store.close()

"""What the outbox does when something goes wrong: tried again, put off, given up, told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from bot.db import StoreUnavailable
from bot.outbox import outbox as module
from bot.outbox import queries as outbox_queries
from bot.outbox.model import Kind, OutboxItem, Sent, read_trouble
from bot.outbox.sender import LOCKED_OUT, Asleep, Refused, TryLater, Unreachable
from bot.tables.core import place_queries
from testing.outbox import claim, next_at
from testing.recorder import Recorder, at_work, notice
from testing.world import ANN, BEN, World


async def test_what_fails_is_tried_again_later_and_later_with_one_nonce(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    sender = Recorder(lambda item: TryLater() if item.attempts < 5 else None)
    outbox, waits = at_work(world, sender), []
    while not sender.said:
        await outbox.drained()
        at = await next_at(world.store)
        if at is not None:
            waits.append((at - world.time).total_seconds())
            world.time = at
    assert waits == [1, 2, 4, 8]
    assert [item.attempts for item in sender.tried] == [1, 2, 3, 4, 5]
    assert len({item.nonce for item in sender.tried}) == 1
    assert len(sender.tried[0].nonce) <= 25


@pytest.mark.parametrize(
    ("error", "attempt", "wait"), [(TryLater(77), 1, 77), (TryLater(), 50, 300), (OSError(), 1, 1)]
)
async def test_how_long_it_waits(world: World, error: Exception, attempt: int, wait: float) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    for _ in range(attempt - 1):
        await claim(world.store, world.time)
    await at_work(world, Recorder(lambda item: error)).drained()
    at = await next_at(world.store)
    assert at is not None
    assert (at - world.time).total_seconds() == wait


async def test_it_is_stuck_while_discord_decides_nothing_and_a_place_that_refuses_is_a_decision(world: World) -> None:
    position = await world.started()
    await notice(world, position.table.id, "a")
    answers: list[Exception | None] = [TryLater(), TimeoutError(), Unreachable("no permission"), TryLater(), None]
    sender = Recorder(lambda item: answers.pop(0) if item.kind is Kind.NOTICE else None)
    outbox, stuck = at_work(world, sender), []
    while answers:
        await outbox.drained()
        stuck.append(outbox.stuck_for() > 0)
        world.later(hours=1)
    assert stuck == [True, True, False, True, False]


async def test_it_is_not_stuck_where_what_was_tried_is_not_wanted_any_more(world: World) -> None:
    position = await world.started()
    await notice(world, position.table.id, "a")
    outbox = at_work(world, Recorder(lambda _: TryLater()))
    await outbox.drained()
    assert outbox.stuck_for() > 0
    await world.hush()
    await outbox._take()
    assert outbox.stuck_for() == 0


async def test_a_table_in_trouble_holds_up_no_other(world: World) -> None:
    stuck, well = await world.started(channel=1), await world.started(channel=2)
    sender = Recorder(lambda item: TryLater() if item.table_id == stuck.table.id else None)
    for position in (stuck, well):
        await notice(world, position.table.id, "first")
        await world.act(position, ANN, "end")
    await at_work(world, sender).drained()
    assert {item.table_id for item in sender.said} == {well.table.id}
    assert [item.kind for item in sender.said] == [Kind.NOTICE, Kind.STATUS]
    # what stands behind a failed one waits for it
    assert [item.kind for item in sender.tried if item.table_id == stuck.table.id] == [Kind.NOTICE]


async def test_a_sender_that_hangs_holds_up_no_other_table(world: World) -> None:
    stuck, well = await world.started(channel=1), await world.started(channel=2)
    never = asyncio.Event()

    class Hanging(Recorder):
        async def send(self, item: OutboxItem) -> Sent:
            if item.table_id == stuck.table.id:
                await never.wait()
            return await super().send(item)

    sender = Hanging()
    outbox = at_work(world, sender)
    outbox.start()
    for position in (stuck, well):
        await world.act(position, ANN, "end")
        outbox.wake()
    await sender.until(lambda: len(sender.said) == 1)
    while await world.store.read(outbox_queries.pending) > 1:
        pass
    await outbox.stop(timeout=0)
    assert [item.table_id for item in sender.said] == [well.table.id]


async def test_a_place_that_lets_nobody_post_is_left_alone_after_a_day(world: World) -> None:
    position = await world.started()
    for note in ("one", "two"):
        await notice(world, position.table.id, note)
    sender = Recorder(lambda item: Unreachable("locked", LOCKED_OUT) if item.kind is Kind.NOTICE else None)
    outbox, began = at_work(world, sender), world.time
    while (at := await next_at(world.store)) is not None:
        world.time = max(world.time, at)
        await outbox.drained()
    assert timedelta(days=1) <= world.time - began <= timedelta(days=1, hours=1)
    assert {item.note.id for item in sender.tried if item.kind is Kind.NOTICE and item.note} == {"one"}, (
        "what waits behind it goes with it"
    )
    owner = [(item.number, item.note and item.note.id) for item in sender.said if item.kind is Kind.ASLEEP]
    assert owner == [(position.table.id, "trouble-owner"), (position.table.id, None)], "at once, and when it sleeps"
    trouble = read_trouble(await world.store.read(outbox_queries.find_post, position.table.id, Kind.TROUBLE))
    assert trouble is not None
    assert (trouble.reason, trouble.gave_up) == ("trouble-locked-out", True)


async def test_what_is_refused_is_said_in_plain_text_at_the_third_attempt_and_then_given_up(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    sender = Recorder(lambda item: None if item.incident else Refused("400"))
    outbox = at_work(world, sender)
    while (at := await next_at(world.store)) is not None:
        world.time = max(world.time, at)
        await outbox.drained()
    assert [(item.attempts, bool(item.incident)) for item in sender.tried] == [
        (1, False), (2, False), (3, False), (3, True),
    ]  # fmt: skip
    sender.trouble = lambda item: Refused("400")
    await world.act(position, BEN, "end")
    while (at := await next_at(world.store)) is not None:
        world.time = max(world.time, at)
        await outbox.drained()
    assert len(sender.tried) == 8
    trouble = read_trouble(await world.store.read(outbox_queries.find_post, position.table.id, Kind.TROUBLE))
    assert trouble is not None
    assert trouble.incident == sender.tried[-1].incident != ""


async def test_what_sleeps_is_not_tried_before_it_is_woken(world: World) -> None:
    here, there = await world.started(channel=1), await world.started(channel=2)
    for position in (here, there):
        await world.act(position, ANN, "end")
    sender = Recorder(lambda item: Asleep())
    outbox = at_work(world, sender)
    await outbox.drained()
    world.later(days=1000)
    await outbox.drained()
    assert len(sender.tried) == 2
    sender.trouble = lambda item: None
    assert await world.store.write(place_queries.wake, world.time, channels=[1]) == 1
    await outbox.drained()
    assert [item.table_id for item in sender.said] == [here.table.id]
    assert await world.store.write(place_queries.wake, world.time) == 1
    await outbox.drained()
    assert [item.table_id for item in sender.said] == [here.table.id, there.table.id]


async def test_the_operator_hears_of_what_keeps_failing_from_the_third_attempt(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    outbox = at_work(world, Recorder(lambda item: TryLater()))
    for _ in range(4):
        at = await next_at(world.store)
        assert at is not None
        world.time = max(world.time, at)
        await outbox.drained()
    assert [record.getMessage()[-1] for record in caplog.records if record.levelname == "WARNING"] == ["3", "4"]


async def test_nothing_is_said_whose_attempt_cannot_be_counted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    asked = asyncio.Event()

    async def full(*_: object) -> tuple[list[OutboxItem], None]:
        asked.set()
        raise StoreUnavailable("disk full")

    sender = Recorder()
    outbox = at_work(world, sender)
    with monkeypatch.context() as patched:
        patched.setattr("bot.outbox.claims.take", full)
        outbox.start()
        await asked.wait()
    assert sender.tried == []
    outbox.wake()
    await sender.until(lambda: len(sender.said) == 1)
    await outbox.stop()
    assert await world.store.read(outbox_queries.pending) == 0


async def test_what_was_said_but_cannot_be_noted_is_not_said_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await world.started()
    await world.act(position, ANN, "end")
    monkeypatch.setattr(module, "RETRY_AFTER", 0.001)
    write, failures = world.store.write, iter([True, True, False])

    async def full(query: Callable[..., Any], *args: object) -> Any:
        if query is outbox_queries.finish and next(failures):
            raise StoreUnavailable("disk full")
        return await write(query, *args)

    monkeypatch.setattr(world.store, "write", full)
    sender = Recorder()
    await at_work(world, sender).drained()
    assert len(sender.tried) == 1
    assert await world.store.read(outbox_queries.pending) == 0

"""Of a crowd all are acknowledged before anything else is done for any of them."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord import ack_batch
from bot.discord.ack_batch import MAX_AT_ONCE, AckBatch


class Clicked:
    """Somebody who clicked; what is done for them is noted in ``done``."""

    def __init__(self, batch: AckBatch, done: list[str]) -> None:
        self.batch, self.done, self.hurries = batch, done, 0

    def acknowledge_now(self) -> None:
        self.hurries += 1
        self.done.append("hurried")

    def acknowledge(self) -> None:
        self.batch.note_acknowledged(self)

    async def come(self) -> None:
        self.batch.join(self)
        await self.batch.acknowledged()
        self.done.append("worked on")


async def _turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_few_are_worked_on_at_once() -> None:
    here, done = AckBatch(), list[str]()
    async with asyncio.TaskGroup() as coming:
        for _ in range(MAX_AT_ONCE):
            coming.create_task(Clicked(here, done).come())
    assert done == ["worked on"] * MAX_AT_ONCE


async def test_a_crowd_is_worked_on_once_all_of_it_are_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ack_batch, "ACK_TIMEOUT", 1000.0)
    here, done = AckBatch(), list[str]()
    clicked = [Clicked(here, done) for _ in range(MAX_AT_ONCE + 1)]
    async with asyncio.TaskGroup() as coming:
        for one in clicked:
            coming.create_task(one.come())
        await _turns()
        assert done == ["hurried"] * len(clicked)
        for one in clicked[1:]:
            one.acknowledge()
        await _turns()
        assert "worked on" not in done
        clicked[0].acknowledge()
    assert done == ["hurried"] * len(clicked) + ["worked on"] * len(clicked)
    assert {one.hurries for one in clicked} == {1}
    for one in clicked:
        here.leave(one)
    assert here.in_hand == 0


async def test_an_acknowledgement_that_hangs_keeps_nobody_waiting_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ack_batch, "ACK_TIMEOUT", 0.0)
    here, done = AckBatch(), list[str]()
    async with asyncio.TaskGroup() as coming:
        for _ in range(MAX_AT_ONCE + 1):
            coming.create_task(Clicked(here, done).come())
    assert done.count("worked on") == MAX_AT_ONCE + 1

"""Of a crowd all are acknowledged before anything else is done for any of them."""

from __future__ import annotations

import asyncio

import pytest

from bot.ui import crowd
from bot.ui.crowd import CROWD, Crowd


class Clicked:
    """Somebody who clicked; what is done for them is noted in ``done``."""

    def __init__(self, crowd: Crowd, done: list[str]) -> None:
        self.crowd, self.done, self.hurries = crowd, done, 0

    def hurry(self) -> None:
        self.hurries += 1
        self.done.append("hurried")

    def acknowledge(self) -> None:
        self.crowd.note_acknowledged(self)

    async def come(self) -> None:
        self.crowd.join(self)
        await self.crowd.acknowledged()
        self.done.append("worked on")


async def _turns(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_a_few_are_worked_on_at_once() -> None:
    here, done = Crowd(), list[str]()
    async with asyncio.TaskGroup() as coming:
        for _ in range(CROWD):
            coming.create_task(Clicked(here, done).come())
    assert done == ["worked on"] * CROWD


async def test_a_crowd_is_worked_on_once_all_of_it_are_acknowledged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowd, "HOLD", 1000.0)
    here, done = Crowd(), list[str]()
    clicked = [Clicked(here, done) for _ in range(CROWD + 1)]
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
    monkeypatch.setattr(crowd, "HOLD", 0.0)
    here, done = Crowd(), list[str]()
    async with asyncio.TaskGroup() as coming:
        for _ in range(CROWD + 1):
            coming.create_task(Clicked(here, done).come())
    assert done.count("worked on") == CROWD + 1

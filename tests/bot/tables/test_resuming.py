"""Computer players whose process is gone go on in another, which may be about the tables of one that went before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.db.process import Process
from bot.tables.computers import claims
from bot.tables.lobby import service as lobby
from games.players import Level
from testing.computers import FakeChooser, at_work
from testing.queries import answer
from testing.world import ANN, World, by
from testing.world import world as make


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make(tmp_path) as made:
        yield made


async def test_tables_that_are_lost_while_others_are_taken_up_are_taken_up_next(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.open()
    await lobby.add_computer(world.tables, table.id, Level.EASY, by(ANN))
    position = await lobby.start(world.tables, table.id, by(ANN))
    await world.act(position, ANN, "end")
    looking, gone = asyncio.Event(), asyncio.Event()

    async def found(_process: Process | None) -> list[int]:
        """First what there was before the other process died."""
        if not looking.is_set():
            looking.set()
            await gone.wait()
            return []
        return [table.id]

    answer(monkeypatch, world.store, claims.with_computers_at_play, found)
    chooser = FakeChooser()
    computers = at_work(world, chooser)
    computers.start()
    await looking.wait()
    computers.resume()
    gone.set()
    await chooser.asked_for(1)
    await computers.idle()
    await computers.stop()
    assert (await world.tables.position(table.id)).to_act == (0,)

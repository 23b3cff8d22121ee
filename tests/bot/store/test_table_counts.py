"""How much there is, as metrics tell it, on both databases."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.meter import Meter
from bot.store import Store
from bot.store.census import Queue
from bot.store.outbox import ASLEEP
from tests.bot.tables.world import ANN, World


@pytest.mark.usefixtures("each_kind")
async def test_queues_and_tables_are_counted(world: World) -> None:
    assert (await world.store.outbox_queue(), await world.store.tables_by_state()) == (Queue(), {})
    began = world.time
    lobby = await world.open()
    queue, due = await world.store.outbox_queue(), await world.store.deadlines()
    assert queue == Queue(waiting=1, oldest=began, due=began)
    assert due.waiting == 1
    assert due.due is not None
    assert due.due > began
    assert await world.store.tables_by_state() == {(lobby.game, "lobby"): 1}

    (item,) = await world.store.claim(world.time, set(), 9)
    assert item.created_at == began
    later = world.time + timedelta(minutes=5)
    await world.store.postpone(item, later)
    assert await world.store.outbox_queue() == Queue(waiting=1, oldest=began, due=later), "it waits to be tried again"
    await world.store.postpone(item, ASLEEP)
    assert await world.store.outbox_queue() == Queue(asleep=1)


@pytest.mark.usefixtures("each_kind")
async def test_what_the_database_does_is_timed(world: World) -> None:
    class Told(Meter):
        ways: list[str] = []  # noqa: RUF012 - one test's

        def stored(self, way: str, seconds: float) -> None:
            assert seconds >= 0
            self.ways.append(way)

    store = await Store.open(world.store._database.url.render_as_string(hide_password=False), meter=Told())
    Told.ways.clear()
    await store.note_messages_closed(ANN.user_id)
    assert await store.messages_closed(ANN.user_id)
    await store.close()
    assert Told.ways == ["commit", "write", "read"]

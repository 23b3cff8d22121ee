"""How much there is, as metrics tell it, on both databases."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.cli.metrics import counts
from bot.cli.metrics.counts import Queue
from bot.core.meter import Meter
from bot.db import Store
from bot.outbox.queries import ASLEEP, postpone
from bot.people import queries as people
from testing.outbox import claim
from testing.world import ANN, World


@pytest.mark.usefixtures("each_kind")
async def test_queues_and_tables_are_counted(world: World) -> None:
    assert (await world.store.read(counts.said), await world.store.read(counts.by_state)) == (Queue(), {})
    began = world.time
    lobby = await world.open()
    queue, due = await world.store.read(counts.said), await world.store.read(counts.deadlines)
    assert queue == Queue(waiting=1, oldest=began, due=began)
    assert due.waiting == 1
    assert due.due is not None
    assert due.due > began
    assert await world.store.read(counts.by_state) == {(lobby.game, "lobby"): 1}

    (item,) = await claim(world.store, world.time)
    assert item.created_at == began
    later = world.time + timedelta(minutes=5)
    await world.store.write(postpone, item, later)
    assert await world.store.read(counts.said) == Queue(waiting=1, oldest=began, due=later), (
        "it waits to be tried again"
    )
    await world.store.write(postpone, item, ASLEEP)
    assert await world.store.read(counts.said) == Queue(asleep=1)


@pytest.mark.usefixtures("each_kind")
async def test_what_the_database_does_is_timed(world: World) -> None:
    class Told(Meter):
        ways: list[str] = []  # noqa: RUF012 - one test's

        def stored(self, way: str, seconds: float) -> None:
            assert seconds >= 0
            self.ways.append(way)

    store = await Store.open(world.store._database.url.render_as_string(hide_password=False), meter=Told())
    Told.ways.clear()
    await store.write(people.note_messages_closed, ANN.user_id)
    assert await store.read(people.messages_closed, ANN.user_id)
    await store.close()
    assert Told.ways == ["commit", "write", "read"]

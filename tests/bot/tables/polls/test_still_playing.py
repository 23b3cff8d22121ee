"""Tables that nobody touches."""

from __future__ import annotations

from bot.core.pace import Pace
from bot.outbox.model import Kind
from bot.tables.core.model import Status
from bot.tables.polls.subjects import PLAY_ON, StillPlaying
from bot.tables.seating.absence import Late
from testing.world import ANN, BEN, World, answer, look, only, posted
from tests.bot.tables.polls.test_late_votes import each_kind, started

ASKED = (Kind.POLL, StillPlaying.kind)


@each_kind
async def test_a_table_that_nobody_has_touched_is_asked_once_and_ended_a_week_later(world: World) -> None:
    position = await started(world, late=Late.WAIT, pace=Pace.FREE)
    world.later(days=30)
    await look(world)
    await world.act(position, ANN, "take")
    world.later(days=59, hours=23)
    await look(world)
    assert ASKED not in await world.queue()
    world.later(hours=1)
    await look(world)
    assert ASKED in await world.queue()
    await posted(world)
    world.later(days=6)
    await look(world)
    table = await world.tables.get(position.table.id)
    table = await answer(world, table, only(table, StillPlaying), BEN, PLAY_ON)
    assert (table.polls, await world.queue()) == ((), [ASKED])
    await posted(world)
    world.later(days=60)
    await look(world)
    world.later(days=7)
    await look(world)
    table = await world.tables.get(table.id)
    assert (table.status, table.absence.departures) == (Status.CLOSED, ())
    assert any("notice-idle" in note for note in await world.notes())

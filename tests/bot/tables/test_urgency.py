"""Which of a person's tables comes first: by the time left."""

from __future__ import annotations

from bot.core.pace import Pace
from bot.tables.core.model import Person, Table
from bot.tables.lobby import service as table_lobby
from bot.tables.lobby import terms
from bot.tables.show import own_tables
from testing.world import ANN, BEN, World, by, posted


async def test_the_tables_of_a_person_come_by_the_time_that_is_left(world: World) -> None:
    ids = {}
    for channel, pace in enumerate((Pace.SLOW, Pace.BRISK, Pace.FREE, Pace.STEADY, Pace.EVENING), 21):
        ids[pace] = await opened(world, channel, pace)
    lobby = (await world.open(30)).id
    others = (await world.started(ANN, BEN, channel=31)).table
    await world.act(others, ANN, "end")
    order = [each.table.id for each in await own_tables.by_urgency(world.tables, ANN.user_id)]
    paces = (Pace.EVENING, Pace.BRISK, Pace.STEADY, Pace.SLOW, Pace.FREE)
    assert order == [*(ids[pace] for pace in paces), others.id, lobby]
    first, *_, last = await own_tables.by_urgency(world.tables, ANN.user_id)
    assert first.until is not None
    assert not first.late
    assert last.until is None
    found = await next_table(world, ANN, ids[Pace.EVENING])
    assert found is not None
    assert found.id == ids[Pace.BRISK]
    assert await next_table(world, BEN, others.id) is None


async def next_table(world: World, person: Person, after: int) -> Table | None:
    return await world.store.read(own_tables.next_table, person.user_id, after, world.tables.pacing.find)


async def opened(world: World, channel: int, pace: Pace) -> int:
    """A game under way at this pace, Ann to move."""
    table = await world.open(channel)
    await table_lobby.join(world.tables, table.id, BEN)
    await terms.set_pace(world.tables, table.id, pace, by(ANN))
    position = await table_lobby.start(world.tables, table.id, by(ANN))
    (mine,) = [each for each in await own_tables.of_user(world.tables, ANN.user_id) if each.table.id == table.id]
    (unasked,) = [each for each in await own_tables.by_urgency(world.tables, ANN.user_id) if each.table == mine.table]
    assert unasked.until is None, "no clock runs before its board is posted"
    await posted(world)
    return position.table.id

"""A person reports three things a day, however fast they are; reports are decided once, and forgotten in time."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.reports import queries
from bot.reports.model import OTHER, Decision, ReportPlace
from bot.reports.schema import reports
from testing.world import ANN, BEN, GUILD, World


async def report(world: World, by_id: int = BEN.user_id, guild_id: int | None = GUILD) -> int:
    asked = (ReportPlace.TABLE, 1, guild_id, OTHER.key, by_id, "rude")
    return await world.store.write(queries.report, *asked, world.time)


@pytest.mark.usefixtures("each_kind")
async def test_nobody_reports_more_than_so_many_a_day_at_the_same_moment(world: World) -> None:
    await world.started()
    made = await asyncio.gather(*(report(world) for _ in range(10)), return_exceptions=True)
    refused = [each for each in made if isinstance(each, Refusal)]
    assert {each.text.id for each in refused} == {"refusal-report-often"}
    assert len(made) - len(refused) == queries.MAX_REPORTS
    await report(world, ANN.user_id)
    world.later(hours=24)
    await report(world)


async def test_a_report_is_decided_once_and_its_text_was_of_a_source(world: World) -> None:
    await world.started()
    number = await report(world)
    with pytest.raises(Refusal):
        await world.store.write(queries.decide, number, ANN.user_id, Decision.REMOVE, world.time)
    await world.store.write(queries.decide, number, ANN.user_id, Decision.NOTHING, world.time)
    found = await world.store.read(queries.find, number)
    assert found is not None
    assert (found.decision, found.decided_by) == (Decision.NOTHING, ANN.user_id)
    with pytest.raises(Refusal):
        await world.store.write(queries.decide, number, BEN.user_id, Decision.NOTHING, world.time)


async def test_without_a_channel_of_the_servers_it_is_the_operators_and_goes_after_a_while(world: World) -> None:
    await world.started()
    for guild_id in (GUILD, None):
        number = await report(world, guild_id=guild_id)
        found = await world.store.read(queries.find, number)
        assert found is not None
        assert (found.to_operator, found.subject) == (True, 0)
    assert await world.store.write(queries.expire, number, world.time) == world.time + queries.KEPT
    assert await world.store.write(queries.expire, number, world.time + queries.KEPT + timedelta(seconds=1)) is None
    assert await world.store.read(queries.find, number) is None
    count = await world.store.read(lambda c: c.execute(sa.select(sa.func.count()).select_from(reports)).scalar_one())
    assert count == 1

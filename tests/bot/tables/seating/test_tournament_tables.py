"""Tables of tournaments that begin by themselves."""

from __future__ import annotations

import pytest

from bot.core.pace import Pace
from bot.tables.core import administration
from bot.tables.core.model import Actor, Status
from bot.tables.core.refusals import Refusal
from bot.tables.seating import tournament_tables
from testing.world import ANN, BEN, GUILD, World


async def test_a_table_that_somebody_else_has_begun_meanwhile_is_as_it_is(world: World) -> None:
    """Who opens a table begins it, and so does the check of its tournament, which may have read it before."""
    table = await tournament_tables.host(
        world.tables, GUILD, 1, ANN.user_id, [ANN, BEN], "pebbles", {}, "en", 7, Pace.BRISK, rated=False
    )
    begun = await tournament_tables.begin(world.tables, table)
    assert begun.status is Status.RUNNING
    again = await tournament_tables.begin(world.tables, table)
    assert (again.status, again.revision) == (Status.RUNNING, begun.revision)


async def test_one_that_cannot_begin_is_refused(world: World) -> None:
    table = await tournament_tables.host(
        world.tables, GUILD, 1, ANN.user_id, [ANN], "pebbles", {}, "en", 7, Pace.BRISK, rated=False
    )
    with pytest.raises(Refusal, match="refusal-seat-count"):
        await tournament_tables.begin(world.tables, table)
    await administration.close(world.tables, table.id, Actor(ANN.user_id, GUILD))
    closed = await tournament_tables.begin(world.tables, table)
    assert closed.status is Status.CLOSED

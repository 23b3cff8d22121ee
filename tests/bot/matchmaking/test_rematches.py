"""Rematches: asked for by several at once, twice, in vain, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from bot.matchmaking import rematches
from bot.scheduler.model import Due
from bot.tables.core import administration
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import invited as invitations
from bot.tables.lobby import service as lobby
from bot.tables.lobby.model import Invitations
from games.players import Level
from testing.world import ANN, BEN, CHANNEL, CLEO, DORA, World, by, look

each_kind = pytest.mark.usefixtures("each_kind")
ELSEWHERE = 21


async def over(world: World) -> Table:
    """A game of three that is over."""
    position = await world.started(ANN, BEN, CLEO)
    table = await administration.close(world.tables, position.table.id, by(ANN))
    assert table.over
    return table


@each_kind
async def test_whoever_presses_and_however_often_there_is_one_rematch_and_it_begins_once_all_have(world: World) -> None:
    old = await over(world)
    asked = await asyncio.gather(
        *(rematches.ask(world.tables, old, who, where) for who, where in ((BEN, CHANNEL), (ANN, ELSEWHERE))),
        rematches.ask(world.tables, old, BEN, CHANNEL),
        return_exceptions=True,
    )
    found = [each for each in asked if isinstance(each, Table)]
    assert len({table.id for table in found}) == 1
    assert len(found) == 3
    table = await world.tables.get(found[0].id)
    assert (await rematches.ask(world.tables, old, CLEO, ELSEWHERE)).id == table.id
    for person in (ANN, BEN, CLEO):
        if table.seat_of(person.user_id) is None:
            assert person.user_id in table.invitations.invited
            with pytest.raises(Refusal, match="refusal-not-for-you"):
                await lobby.join(world.tables, table.id, DORA)
            await lobby.join(world.tables, table.id, person)
    assert await world.due_at(Due.START) == world.time, "whatever dies now, it begins"
    await look(world)
    begun = await world.tables.get(table.id)
    assert (begun.status, begun.invitations) == (Status.RUNNING, Invitations())
    assert begun.people == (BEN.user_id, CLEO.user_id, ANN.user_id), "turned by one"
    assert (begun.options, begun.pace) == (old.options, old.pace)


@each_kind
async def test_a_day_later_it_is_an_ordinary_lobby(world: World) -> None:
    old = await over(world)
    table = await rematches.ask(world.tables, old, BEN, CHANNEL)
    await lobby.join(world.tables, table.id, ANN)
    world.later(hours=23)
    await look(world)
    assert (await world.tables.get(table.id)).invitations.rematch is not None
    world.later(hours=1)
    await look(world)
    after = await world.tables.get(table.id)
    assert (after.status, after.invitations) == (Status.LOBBY, Invitations())
    assert any("notice-no-rematch" in note for note in await world.notes())
    await lobby.join(world.tables, table.id, DORA)
    await lobby.start(world.tables, table.id, by(BEN))


async def test_who_declines_sets_the_others_free_and_a_closed_rematch_can_be_asked_for_again(world: World) -> None:
    old = await over(world)
    table = await rematches.ask(world.tables, old, BEN, CHANNEL)
    declined = await invitations.decline(world.tables, table.id, ANN.user_id)
    assert (declined.invitations.rematch, declined.invitations.private) == (None, False)
    await lobby.join(world.tables, table.id, CLEO)
    assert (await world.tables.get(table.id)).status is Status.LOBBY
    await administration.close(world.tables, table.id, by(BEN))
    again = await rematches.ask(world.tables, old, ANN, CHANNEL)
    assert again.id != table.id
    assert await rematches.rematch_of(world.tables, old, ANN.user_id) == again
    await lobby.leave(world.tables, again.id, ANN.user_id)
    assert await rematches.rematch_of(world.tables, old, ANN.user_id) is None


async def test_a_rematch_is_for_those_who_played_once_it_is_over(world: World) -> None:
    position = await world.started(ANN, BEN)
    with pytest.raises(Refusal, match="refusal-rematch-running"):
        await rematches.ask(world.tables, position.table, ANN, ELSEWHERE)
    over = await administration.close(world.tables, position.table.id, by(ANN))
    with pytest.raises(Refusal, match="refusal-rematch-others"):
        await rematches.ask(world.tables, over, CLEO, CHANNEL)


async def test_alone_with_computers_it_begins_at_once_with_the_same_ones(world: World) -> None:
    table = await world.open()
    table = await lobby.add_computer(world.tables, table.id, Level.EASY, by(ANN))
    await lobby.start(world.tables, table.id, by(ANN))
    old = await administration.close(world.tables, table.id, by(ANN))
    again = await rematches.ask(world.tables, old, ANN, CHANNEL)
    await look(world)
    begun = await world.tables.get(again.id)
    assert begun.status is Status.RUNNING
    assert [seat.name for seat in begun.seats] == [old.seats[1].name, "Ann"]

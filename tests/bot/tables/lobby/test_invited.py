"""Lobbies that wait for those who are invited, or for a time, on both databases."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.scheduler.model import Due
from bot.tables.core import administration
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import invited as table_invitations
from bot.tables.lobby import service as lobby
from bot.tables.lobby.model import Invitations
from games.players import Level
from testing.world import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, World, by, look

each_kind = pytest.mark.usefixtures("each_kind")


async def opened(world: World, *guests: int, **wanted: object) -> Table:
    invitations = Invitations(**wanted)  # type: ignore[arg-type]
    click = world.click()
    return await lobby.open_table(
        world.tables, GUILD, CHANNEL, ANN, "pebbles", {}, "en", click, guests, invitations=invitations
    )


@each_kind
async def test_a_seat_is_kept_for_each_who_is_invited_until_they_join_or_decline(world: World) -> None:
    table = await opened(world, BEN.user_id, CLEO.user_id)
    assert (await world.tables.get(table.id)).invitations.invited == (BEN.user_id, CLEO.user_id)
    with pytest.raises(Refusal, match="refusal-seats-kept"):
        await lobby.join(world.tables, table.id, DORA)
    with pytest.raises(Refusal, match="refusal-seats-kept"):
        await lobby.add_computer(world.tables, table.id, Level.EASY, by(ANN))
    with pytest.raises(Refusal, match="refusal-not-invited"):
        await table_invitations.decline(world.tables, table.id, DORA.user_id)
    table = await lobby.join(world.tables, table.id, BEN)
    assert table.invitations.invited == (CLEO.user_id,)
    await table_invitations.decline(world.tables, table.id, CLEO.user_id)
    with pytest.raises(Refusal, match="refusal-not-invited"):
        await table_invitations.decline(world.tables, table.id, CLEO.user_id)
    table = await lobby.join(world.tables, table.id, DORA)
    assert table.people == (ANN.user_id, BEN.user_id, DORA.user_id)
    position = await lobby.start(world.tables, table.id, by(ANN))
    assert position.table.invitations == Invitations()


@each_kind
async def test_a_private_table_is_for_those_who_are_invited(world: World) -> None:
    table = await opened(world, BEN.user_id, private=True)
    with pytest.raises(Refusal, match="refusal-not-for-you"):
        await lobby.join(world.tables, table.id, CLEO)
    table = await lobby.join(world.tables, table.id, BEN)
    with pytest.raises(Refusal, match="refusal-not-for-you"):
        await lobby.join(world.tables, table.id, CLEO)
    assert table.invitations.private


@each_kind
@pytest.mark.parametrize("fill", [None, Level.EASY])
async def test_a_game_begins_at_its_time_with_computers_where_they_are_to_fill_it(
    world: World, fill: Level | None
) -> None:
    at = world.time + timedelta(hours=3)
    table = await opened(world, BEN.user_id, start_at=at, fill=fill)
    assert await world.due_at(Due.START) == at
    world.later(hours=2)
    await look(world)
    assert (await world.tables.get(table.id)).status is Status.LOBBY
    world.time = at
    await look(world)
    after = await world.tables.get(table.id)
    assert after.invitations.invited == (), "nobody is waited for any more"
    if fill is None:
        assert (after.status, after.invitations) == (Status.LOBBY, Invitations())
        assert any("notice-not-started" in note for note in await world.notes())
    else:
        assert (after.status, [seat.level for seat in after.seats]) == (Status.RUNNING, [None, Level.EASY])
    assert await world.due_at(Due.START) is None


@each_kind
async def test_a_game_that_has_begun_or_was_closed_before_its_time_is_left_alone(world: World) -> None:
    at = world.time + timedelta(hours=3)
    table = await opened(world, start_at=at)
    await lobby.join(world.tables, table.id, BEN)
    await lobby.start(world.tables, table.id, by(ANN))
    assert await world.due_at(Due.START) is None
    other = await lobby.open_table(
        world.tables, GUILD, 77, CLEO, "pebbles", {}, "en", "x", invitations=Invitations(start_at=at)
    )
    await administration.close(world.tables, other.id, by(CLEO))
    world.time = at
    await look(world)
    assert (await world.tables.get(other.id)).status is Status.CLOSED
    assert await world.due_at(Due.START) is None

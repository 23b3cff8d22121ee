from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import datetime, timedelta

import pytest

from bot import due_times as due_at_tables
from bot.outbox.model import Kind
from bot.people import setting_queries
from bot.people.settings import GuildSettings
from bot.scheduler.model import Due, Handler
from bot.tables.core import administration, play
from bot.tables.core.model import EntryKind, Status
from bot.tables.core.refusals import NotSeated, Refusal, UnknownTable
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.show import own_tables
from games.engine import commitment
from testing.world import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, World, by, last_entries


async def refused(attempt: Awaitable[object]) -> str:
    """The id of the text with which ``attempt`` is refused."""
    with pytest.raises(Refusal) as found:
        await attempt
    return found.value.text.id


async def test_a_table_is_opened_joined_and_started(world: World) -> None:
    table = await world.open(length=5)
    assert table.status is Status.LOBBY
    assert table.options == {"first": "random", "length": 5}
    assert await world.queue() == [(Kind.LOBBY, None)]
    table = await lobby.join(world.tables, table.id, BEN)
    assert [seat.user_id for seat in table.seats] == [ANN.user_id, BEN.user_id]
    position = await lobby.start(world.tables, table.id, by(ANN))
    assert position.table == await world.tables.get(table.id)
    assert position.table.status is Status.RUNNING
    assert position.table.commitment == commitment(world.seed)
    assert position.table.seed is None
    assert position.table.rules_version == 7
    assert (position.to_act, position.table.to_act, position.table.turn_since) == ((0,), (0,), world.time)
    assert await world.queue() == [(Kind.LOBBY, None), (Kind.STATUS, None), (Kind.HAND, 0), (Kind.HAND, 1)]
    assert [entry.kind for entry in await last_entries(world.tables, table.id)] == [
        EntryKind.OPEN, EntryKind.JOIN, EntryKind.START,
    ]  # fmt: skip


async def test_the_same_click_opens_one_table(world: World) -> None:
    opened = [
        await lobby.open_table(world.tables, GUILD, CHANNEL, ANN, "pebbles", {}, "en", "one click") for _ in range(2)
    ]
    assert opened[0] == opened[1]
    assert len(await own_tables.of_user(world.tables, ANN.user_id)) == 1


async def test_a_channel_holds_one_live_table(world: World) -> None:
    first = await world.open()
    assert await refused(world.open(owner=BEN)) == "refusal-channel-taken"
    assert (await world.tables.at(CHANNEL)) == first
    await administration.close(world.tables, first.id, by(ANN))
    second = await world.open(owner=BEN)
    assert (await world.tables.at(CHANNEL)) == second
    assert await world.tables.at(CHANNEL + 1) is None


async def test_a_person_owns_so_many_tables_and_no_more(world: World) -> None:
    for channel in range(10):
        await world.open(channel)
    assert await refused(world.open(11)) == "refusal-too-many-tables"
    assert (await world.open(12, BEN)).owner_id == BEN.user_id


async def test_refusals_of_a_lobby(world: World) -> None:
    table = await world.open()
    tables, t = world.tables, table.id
    assert await refused(lobby.open_table(tables, GUILD, 1, ANN, "chess", {}, "en", "c")) == "refusal-unknown-game"
    assert (
        await refused(lobby.open_table(tables, GUILD, 1, ANN, "pebbles", {"length": 10}, "en", "c"))
        == "refusal-options"
    )
    assert await refused(lobby.join(tables, t, ANN)) == "refusal-you-sit-already"
    assert await refused(lobby.start(tables, t, by(ANN))) == "refusal-seat-count"
    await lobby.join(tables, t, BEN)
    assert await refused(lobby.start(tables, t, by(BEN))) == "refusal-owner-only"
    assert await refused(terms.set_options(tables, t, {}, by(BEN))) == "refusal-owner-only"
    assert await refused(terms.set_options(tables, t, {"length": 0}, by(ANN))) == "refusal-options"
    assert await refused(administration.close(tables, t, by(BEN))) == "refusal-owner-only"
    assert await refused(lobby.kick(tables, t, ANN.user_id, by(BEN))) == "refusal-owner-only"
    assert await refused(lobby.kick(tables, t, DORA.user_id, by(ANN))) == "refusal-other-not-seated"
    assert await refused(tables.position(t)) == "refusal-not-started"
    assert await refused(play.act(tables, t, None, ANN.user_id, "take", "x")) == "refusal-not-started"
    assert await refused(administration.nudge(tables, t, ANN.user_id)) == "refusal-not-running"
    await lobby.join(tables, t, CLEO)
    assert await refused(lobby.join(tables, t, DORA)) == "refusal-table-full"
    with pytest.raises(NotSeated):
        await lobby.leave(tables, t, DORA.user_id)
    with pytest.raises(UnknownTable):
        await lobby.join(tables, t + 1, DORA)
    before = await tables.get(t)
    await lobby.start(tables, t, by(DORA, manager=True))
    assert await refused(lobby.start(tables, t, by(ANN))) == "refusal-already-started"
    assert await refused(lobby.join(tables, t, DORA)) == "refusal-already-started"
    assert await refused(lobby.leave(tables, t, ANN.user_id)) == "refusal-leave-running"
    assert await refused(lobby.kick(tables, t, BEN.user_id, by(ANN))) == "refusal-kick-running"
    assert (await tables.get(t)).revision == before.revision + 1


async def test_options_that_name_a_seat_go_with_its_player(world: World) -> None:
    table = await world.open()
    for person in (BEN, CLEO):
        await lobby.join(world.tables, table.id, person)
    await terms.set_options(world.tables, table.id, {"first": 2}, by(ANN))
    table = await lobby.kick(world.tables, table.id, BEN.user_id, by(ANN))
    assert table.options["first"] == 1
    assert [(seat.seat, seat.user_id) for seat in table.seats] == [(0, ANN.user_id), (1, CLEO.user_id)]
    table = await lobby.leave(world.tables, table.id, CLEO.user_id)
    assert table.options["first"] == "random"


async def test_a_start_that_the_game_refuses_changes_nothing(world: World) -> None:
    table = await world.open(first=2)
    table = await lobby.join(world.tables, table.id, BEN)
    assert await refused(lobby.start(world.tables, table.id, by(ANN))) == "refusal-options"
    assert await world.tables.get(table.id) == table


async def test_the_next_player_owns_what_its_owner_leaves_and_the_last_closes_it(world: World) -> None:
    table = await world.open()
    await lobby.join(world.tables, table.id, BEN)
    assert (await lobby.leave(world.tables, table.id, ANN.user_id)).owner_id == BEN.user_id
    table = await lobby.leave(world.tables, table.id, BEN.user_id)
    assert (table.status, table.seats) == (Status.CLOSED, ())
    assert await own_tables.of_user(world.tables, BEN.user_id) == []


async def test_an_untouched_lobby_is_closed_after_a_fortnight_with_a_word(world: World) -> None:
    idle, touched, running = await world.open(1), await world.open(2), await world.started(channel=3)
    world.later(days=13)
    await lobby.join(world.tables, touched.id, BEN)
    assert await world.scheduler.run_due() > 0
    await world.hush()
    world.later(days=1)
    await world.scheduler.run_due()
    assert (await world.tables.get(idle.id)).status is Status.CLOSED
    assert await world.queue() == [(Kind.LOBBY, None), (Kind.NOTICE, None)]
    assert "notice-expired" in (await world.notes())[0]
    assert (await world.tables.get(touched.id)).status is Status.LOBBY
    world.later(days=400)
    await world.scheduler.run_due()
    assert (await world.tables.get(touched.id)).status is Status.CLOSED
    assert (await world.tables.get(running.table.id)).status is Status.RUNNING
    assert (Due.ARCHIVE, touched.id) == (await world.first_due() or ())[:2]


async def test_a_lobby_that_is_touched_at_the_last_moment_stays_and_is_closed_a_fortnight_later(world: World) -> None:
    table = await world.open()
    world.later(days=14)

    async def touched_first(table_id: int) -> None:
        await lobby.join(world.tables, table_id, BEN)
        await administration.expire_lobby(world.tables, table_id)

    world.scheduler.handle({Due.LOBBY: Handler(touched_first)})
    await world.scheduler.run_due()
    assert (await world.tables.get(table.id)).status is Status.LOBBY
    world.scheduler.handle(due_at_tables.handlers(world.tables))
    world.later(days=14)
    await world.scheduler.run_due()
    assert (await world.tables.get(table.id)).status is Status.CLOSED


async def test_people_are_known_by_their_present_name(world: World) -> None:
    position = await world.started()
    from bot.tables.core.model import Person

    now = Person(BEN.user_id, "Benedict", "de")
    assert await administration.seen(world.tables, now, position.table)
    assert not await administration.seen(world.tables, now, await world.tables.get(position.table.id))
    seat = (await world.tables.get(position.table.id)).seats[1]
    assert (seat.name, seat.locale) == ("Benedict", "de")
    assert (await world.tables.get(position.table.id)).revision == position.table.revision


async def test_a_table_is_free_while_discord_is_asked_since_when_its_players_are_members(world: World) -> None:
    table = await lobby.open_table(world.tables, GUILD, CHANNEL, ANN, "pebbles", {}, "en", "click", rated=True)
    await lobby.join(world.tables, table.id, BEN)
    await world.store.write(setting_queries.change, "guild", GUILD, GuildSettings, {"member_days": 7})
    asked = list[int]()

    async def member_since(_guild_id: int | None, user_id: int) -> datetime:
        if not asked:
            async with asyncio.timeout(10):  # not a wait: for ever it would be, for who waits for the table
                await lobby.join(world.tables, table.id, CLEO)
        asked.append(user_id)
        return world.time - timedelta(days=3 if user_id == CLEO.user_id else 30)

    world.tables.member_since = member_since
    started = (await lobby.start(world.tables, table.id, by(ANN))).table
    assert started.people == (ANN.user_id, BEN.user_id, CLEO.user_id)
    assert not started.rated, "she sat down meanwhile, and is new"
    assert f"<@{CLEO.user_id}>" in (await world.notes())[0]
    assert {*asked} == {*started.people}

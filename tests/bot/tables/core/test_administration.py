from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.db.schema import tables
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, Post
from bot.server import settings as server_settings
from bot.tables.core import administration, play, repair
from bot.tables.core.model import Person, Status
from bot.tables.core.refusals import NotSeated, Quarantined, Refusal
from bot.tables.core.service import Tables
from bot.tables.history import export_queries as export
from bot.tables.lobby import service as table_lobby
from bot.tables.lobby import terms
from bot.tables.polls import seat_offers
from bot.tables.show import own_tables
from games.players import Level
from testing.databases import url
from testing.toys import TOYS
from testing.world import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, World, by

STATUS, NOTICE, NUDGE = ((kind, None) for kind in (Kind.STATUS, Kind.NOTICE, Kind.NUDGE))


def posted(table_id: int, kind: Kind, revision: int, seat: int = 0, message: int = 1) -> Post:
    return Post(kind=kind, subject=table_id, number=seat, channel_id=5, message_id=message, revision=revision)


async def test_a_table_moves_to_another_channel_and_is_posted_anew(world: World) -> None:
    position = await world.started()
    table = position.table
    await world.store.write(outbox.record_posts, [posted(table.id, Kind.STATUS, 3), posted(table.id, Kind.HAND, 3, 1)])
    with pytest.raises(NotSeated):
        await administration.move(world.tables, table.id, 77, by(DORA))
    await world.open(78, CLEO)
    await world.hush()
    with pytest.raises(Refusal, match="refusal-channel-taken"):
        await administration.move(world.tables, table.id, 78, by(BEN))
    moved = await administration.move(world.tables, table.id, 77, by(BEN))
    assert moved == await world.tables.at(77)
    assert await world.tables.at(CHANNEL) is None
    assert await world.queue() == [STATUS, (Kind.POINTER, "1")], "and where it was, a post leads to it"
    assert [post.kind for post in await world.store.read(outbox.find_posts, table.id)] == [Kind.HAND]


async def test_no_player_ends_a_rated_game_that_others_play(world: World) -> None:
    click = world.click()
    table = await table_lobby.open_table(world.tables, GUILD, CHANNEL, ANN, "pebbles", {}, "en", click, rated=True)
    await table_lobby.join(world.tables, table.id, BEN)
    await table_lobby.start(world.tables, table.id, by(ANN))
    for manager in (False, True):
        with pytest.raises(Refusal, match="refusal-close-rated"):
            await administration.close(world.tables, table.id, by(ANN, manager=manager))
    closed = await administration.close(world.tables, table.id, by(CLEO, manager=True))
    assert closed.status is Status.CLOSED, "who manages the server and does not play may"


async def test_nudges_are_rationed(world: World) -> None:
    position = await world.started()
    await server_settings.change(world.tables, GUILD, 0, nudge_hours=6)
    with pytest.raises(Refusal, match="refusal-nudge-self"):
        await administration.nudge(world.tables, position.table.id, ANN.user_id)
    with pytest.raises(NotSeated):
        await administration.nudge(world.tables, position.table.id, CLEO.user_id)
    world.later(minutes=59)
    with pytest.raises(Refusal, match="refusal-nudge-soon"):
        await administration.nudge(world.tables, position.table.id, BEN.user_id)
    world.later(minutes=1)
    await administration.nudge(world.tables, position.table.id, BEN.user_id)
    assert await world.queue() == [NUDGE]
    world.later(hours=5, minutes=59)
    with pytest.raises(Refusal, match="refusal-nudged-already"):
        await administration.nudge(world.tables, position.table.id, BEN.user_id)
    world.later(minutes=1)
    await administration.nudge(world.tables, position.table.id, BEN.user_id)
    assert await world.queue() == [NUDGE]  # the later one, in place of the earlier
    await world.act(position, ANN, "end")
    assert await world.queue() == [STATUS]  # whose ping serves as well


async def test_a_table_that_cannot_be_read_is_set_aside_and_all_others_run(world: World) -> None:
    broken, well = await world.started(channel=1), await world.started(channel=2)
    await world.act(broken, ANN, "end")
    await spoil(world, broken.table.id, b"\x09garbage")
    await repair.check_all(world.tables)
    table = await world.tables.get(broken.table.id)
    assert (table.status, await stored(world, table.id)) == (Status.QUARANTINED, b"\x09garbage")
    assert await world.queue() == [NOTICE]
    assert "notice-game-older" in (await world.notes())[0], "its first byte says so"
    for attempt in (
        world.tables.position(table.id),
        world.act(broken, BEN, "take"),
        world.undo(broken, BEN),
        seat_offers.hand_over(world.tables, table.id, 0, CLEO, by(ANN)),
        table_lobby.leave(world.tables, table.id, ANN.user_id),
    ):
        with pytest.raises(Quarantined):
            await attempt
    await world.act(well, ANN, "take")
    assert [found.my_turn for found in await own_tables.of_user(world.tables, BEN.user_id)] == [False, False]
    with pytest.raises(Refusal, match="refusal-channel-taken"):
        await world.open(1)


async def test_a_click_on_an_unreadable_table_sets_it_aside_at_once(world: World) -> None:
    position = await world.started()
    await spoil(world, position.table.id, b"")
    for _ in range(2):
        with pytest.raises(Quarantined):
            await world.act(position, ANN, "take")
    assert await world.queue() == [NOTICE]
    assert await stored(world, position.table.id) == b""


async def test_what_can_be_read_again_comes_back(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take")
    good = await stored(world, position.table.id)
    await spoil(world, position.table.id, b"\x09later format")
    await repair.check_all(world.tables)
    await world.hush()
    await repair.check_all(world.tables)
    assert await world.queue() == []
    await spoil(world, position.table.id, good)
    await repair.check_all(world.tables)
    table = await world.tables.get(position.table.id)
    assert (table.status, table.to_act) == (Status.RUNNING, (0,))
    assert await world.queue() == [NOTICE, STATUS, (Kind.HAND, 0), (Kind.HAND, 1)]
    assert play.can_undo(await world.tables.position(table.id), ANN.user_id)
    await world.act(position, ANN, "take")


async def test_a_game_that_this_program_does_not_know(world: World) -> None:
    running, lobby = await world.started(channel=1), await world.open(2)
    without = Tables(world.store, {}, now=lambda: world.time, after_change=AFTER_CHANGE)
    await repair.check_all(without)
    assert [(await world.tables.get(t)).status for t in (running.table.id, lobby.id)] == [Status.QUARANTINED] * 2
    with pytest.raises(Quarantined):
        await table_lobby.join(without, lobby.id, BEN)
    again = Tables(world.store, TOYS, now=lambda: world.time, after_change=AFTER_CHANGE)
    await repair.check_all(again)
    assert (await world.tables.get(running.table.id)).status is Status.RUNNING
    assert (await world.tables.get(lobby.id)).status is Status.LOBBY
    assert await world.first_due() is not None


async def test_a_table_set_aside_can_be_closed_and_keeps_its_bytes(world: World) -> None:
    position = await world.started()
    await spoil(world, position.table.id, b"??")
    await repair.check_all(world.tables)
    await administration.close(world.tables, position.table.id, by(DORA, manager=True))
    assert await stored(world, position.table.id) == b"??"
    with pytest.raises(Refusal, match="refusal-unreadable"):
        await world.tables.position(position.table.id)
    await world.open()


async def test_many_tables_are_looked_through(world: World) -> None:
    for channel in range(120):
        await world.started(Person(channel * 2 + 100, "A", "en"), Person(channel * 2 + 101, "B", "en"), channel=channel)
    await spoil(world, 60, b"x")
    await spoil(world, 120, b"x")
    await repair.check_all(world.tables)
    aside = [n for n in range(1, 121) if (await world.tables.get(n)).status is Status.QUARANTINED]
    assert aside == [60, 120]


async def test_two_programs_on_one_database(tmp_path: Path) -> None:
    """The revision guard alone keeps a table right where no lock is shared."""
    import asyncio

    from bot.db import Store

    stores = [await Store.open(url(tmp_path)) for _ in range(2)]
    worlds = [World(store) for store in stores]
    position = await worlds[0].started()
    found = await asyncio.gather(
        *(
            play.act(worlds[n % 2].tables, position.table.id, None, ANN.user_id, "take", f"click {n}")
            for n in range(20)
        ),
        return_exceptions=True,
    )
    made = [one for one in found if not isinstance(one, Refusal)]
    after = await worlds[1].tables.position(position.table.id)
    assert after.state.hands == [len(made), 0]
    assert after.table.revision == position.table.revision + len(made)
    for store in stores:
        await store.close()


async def spoil(world: World, table_id: int, state: bytes | None) -> None:
    await world.store.write(
        lambda c: c.execute(sa.update(tables).where(tables.c.id == table_id).values(state=state)) and None
    )


async def stored(world: World, table_id: int) -> bytes | None:
    return await world.store.read(
        lambda c: c.execute(sa.select(tables.c.state).where(tables.c.id == table_id)).scalar_one()
    )


async def test_power_belongs_to_the_tables_own_server(world: World) -> None:
    """Whoever manages another server, or names the table from there, has no say about it."""
    tables = world.tables
    lobby, running = await world.open(channel=30), await world.started(channel=31)
    await world.hush()
    before = [await world.store.read(export.export, number) for number in (lobby.id, running.table.id)]
    for actor in (by(DORA, guild=99, manager=True), by(ANN, guild=99, manager=True), by(ANN, guild=None)):
        for attempt in (
            administration.close(tables, lobby.id, actor),
            administration.close(tables, running.table.id, actor),
            table_lobby.start(tables, lobby.id, actor),
            table_lobby.kick(tables, lobby.id, ANN.user_id, actor),
            terms.set_options(tables, lobby.id, {}, actor),
            table_lobby.add_computer(tables, lobby.id, Level.EASY, actor),
            table_lobby.remove_computer(tables, lobby.id, "Juno", actor),
            administration.move(tables, running.table.id, 77, actor),
            seat_offers.hand_over(tables, running.table.id, 1, DORA, actor, reason="mine now"),
            seat_offers.hand_over(tables, running.table.id, 1, Level.EASY, actor, reason="mine now"),
        ):
            with pytest.raises(Refusal, match="refusal-other-server"):
                await attempt
    assert [await world.store.read(export.export, number) for number in (lobby.id, running.table.id)] == before

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from bot.model.outbox import Kind, Post
from bot.model.settings import GuildSettings
from bot.model.table import Person, Status
from bot.store.schema import tables
from bot.tables import administration, own_tables, play, repair, seats
from bot.tables import lobby as table_lobby
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.refusal import NotSeated, Refusal, SetAside
from bot.tables.tables import Tables
from tests.bot.tables.toy import TOYS
from tests.bot.tables.world import ANN, BEN, CHANNEL, CLEO, DORA, GUILD, World, by
from tests.support.databases import url

STATUS, NOTICE, NUDGE = ((kind, None) for kind in (Kind.STATUS, Kind.NOTICE, Kind.NUDGE))


def posted(position_id: int, kind: str, seat: int | None, revision: int, message: int = 1) -> Post:
    return Post(table_id=position_id, kind=kind, seat=seat, channel_id=5, message_id=message, revision=revision)


async def test_a_table_moves_to_another_channel_and_is_posted_anew(world: World) -> None:
    position = await world.started()
    table = position.table
    await world.store.record_posts([posted(table.id, "status", None, 3), posted(table.id, "hand", 1, 3)])
    with pytest.raises(NotSeated):
        await administration.move(world.tables, table.id, 77, by(DORA))
    await world.open(78, CLEO)
    await world.hush()
    with pytest.raises(Refusal, match="refusal-channel-taken"):
        await administration.move(world.tables, table.id, 78, by(BEN))
    moved = await administration.move(world.tables, table.id, 77, by(BEN))
    assert moved == await world.tables.at(77)
    assert await world.tables.at(CHANNEL) is None
    assert await world.queue() == [STATUS]
    assert [post.kind for post in await world.store.posts(table.id)] == ["hand"]


async def test_nudges_are_rationed(world: World) -> None:
    position = await world.started()
    await world.store.save_guild_settings(GUILD, GuildSettings(nudge_hours=6))
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
    assert (table.status, await stored(world, table.id)) == (Status.SET_ASIDE, b"\x09garbage")
    assert await world.queue() == [NOTICE]
    assert "notice-set-aside" in (await world.notes())[0]
    for attempt in (
        world.tables.position(table.id),
        world.act(broken, BEN, "take"),
        world.undo(broken, BEN),
        seats.hand_over(world.tables, table.id, 0, CLEO, by(ANN)),
        table_lobby.leave(world.tables, table.id, ANN.user_id),
    ):
        with pytest.raises(SetAside):
            await attempt
    await world.act(well, ANN, "take")
    assert [found.my_turn for found in await own_tables.of_user(world.tables, BEN.user_id)] == [False, False]
    with pytest.raises(Refusal, match="refusal-channel-taken"):
        await world.open(1)


async def test_a_click_on_an_unreadable_table_sets_it_aside_at_once(world: World) -> None:
    position = await world.started()
    await spoil(world, position.table.id, b"")
    for _ in range(2):
        with pytest.raises(SetAside):
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
    assert [(await world.tables.get(t)).status for t in (running.table.id, lobby.id)] == [Status.SET_ASIDE] * 2
    with pytest.raises(SetAside):
        await table_lobby.join(without, lobby.id, BEN)
    again = Tables(world.store, TOYS, now=lambda: world.time, after_change=AFTER_CHANGE)
    await repair.check_all(again)
    assert (await world.tables.get(running.table.id)).status is Status.RUNNING
    assert (await world.tables.get(lobby.id)).status is Status.LOBBY
    assert await world.store.next_due() is not None


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
    aside = [n for n in range(1, 121) if (await world.tables.get(n)).status is Status.SET_ASIDE]
    assert aside == [60, 120]


async def test_two_programs_on_one_database(tmp_path: Path) -> None:
    """The revision guard alone keeps a table right where no lock is shared."""
    import asyncio

    from bot.store import Store

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

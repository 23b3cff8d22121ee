"""Games that are long over: what stays of them, when the rest goes, and what is said of it."""

from __future__ import annotations

from datetime import timedelta

import msgspec
import pytest
import sqlalchemy as sa

from bot.core.localizer import LANGUAGES
from bot.db.schema import due, tables
from bot.scheduler.model import Due
from bot.server import settings as server_settings
from bot.tables.core import administration
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import Status, Table
from bot.tables.core.refusals import Refusal
from bot.tables.history import export_queries as export
from bot.tables.history import retention, retention_queries
from bot.tables.history.history import Archive
from bot.tables.history.retention import night_after
from bot.tables.seating.table_page import Visitor, table_page
from bot.tables.show.status import localizer_for, swept
from games.engine import Standing
from testing import messages
from testing.world import ANN, BEN, GUILD, World, by

each_kind = pytest.mark.usefixtures("each_kind")

GONE = ("journal", "positions", "snapshots", "posts", "outbox", "due")
KEPT = timedelta(days=400)


async def over(world: World, channel: int = 1) -> Table:
    """A game that was played to its end, with a turn taken back on the way."""
    position = await world.started(channel=channel)
    await world.act(position, ANN, "take", "end")
    await world.undo(position, ANN)
    await world.act(position, ANN, "take", "end")
    return (await world.act(position, BEN, "take", "stop")).position.table


async def known(world: World, table: Table) -> set[str]:
    """What of :data:`GONE` is still known of a table."""
    found = await world.store.read(export.export, table.id)
    assert found is not None
    return {name for name in GONE if found[name]}


async def pass_nights(world: World, until: timedelta) -> None:
    """Lets time go on to ``until`` after now, in nights, with everything done that is due."""
    end = world.time + until
    while world.time < end:
        await world.scheduler.run_due()
        found = await world.first_due()
        world.time = min(end, max(found.at, world.time)) if found else end
    await world.scheduler.run_due()


@each_kind
async def test_a_game_that_is_long_over_leaves_its_result_its_seed_and_its_moves(world: World) -> None:
    running, table = await world.started(channel=2), await over(world)
    closed = await world.open(channel=3)
    await administration.close(world.tables, closed.id, by(ANN))
    await pass_nights(world, KEPT - timedelta(hours=1))
    assert await known(world, table) == {"journal", "positions", "outbox", "due"}
    assert (await world.tables.position(table.id)).standings() is not None
    await pass_nights(world, timedelta(days=1, hours=6))
    assert await known(world, table) == await known(world, closed) == set()
    after = await world.tables.get(table.id)
    assert after == msgspec.structs.replace(table, archived_at=after.archived_at)
    assert after.seed == world.seed
    moves = ((0, "take"), (0, "take"), (0, "end"), (1, "take"), (1, "stop"))
    result = (Standing(0, 1, 2, {}), Standing(1, 1, 1, {}))
    assert await retention.archive(world.tables, table.id) == Archive(moves, result)
    assert await retention.archive(world.tables, closed.id) == Archive((), None)
    with pytest.raises(Refusal, match="refusal-swept"):
        await world.tables.position(table.id)
    assert "journal" in await known(world, running.table)
    assert await retention.archive(world.tables, running.table.id) is None
    assert await world.due() == {"archive"}, "the game that nobody touched was ended, and is kept as long"
    assert not await world.store.write(retention_queries.archive_table, table.id, world.time, None), (
        "it was swept already"
    )


@each_kind
async def test_a_servers_own_time_holds_for_games_that_are_over_already(world: World) -> None:
    table = await over(world)
    await pass_nights(world, timedelta(days=60))
    await server_settings.change(world.tables, GUILD + 1, 0, keep_days=30)
    await pass_nights(world, timedelta(days=2))
    await server_settings.change(world.tables, GUILD, 0, keep_days=None)
    await pass_nights(world, timedelta(days=1000))
    assert "journal" in await known(world, table), "for ever"
    await server_settings.change(world.tables, GUILD, 0, keep_days=1080)
    await pass_nights(world, timedelta(days=2))
    assert "journal" in await known(world, table)
    await server_settings.change(world.tables, GUILD, 0, keep_days=30)
    assert "journal" in await known(world, table), "nothing goes before the night"
    await pass_nights(world, timedelta(days=2))
    assert await known(world, table) == set()


async def test_what_cannot_be_read_is_never_swept(world: World) -> None:
    table, aside = await over(world), await world.started(channel=2)
    await world.store.write(lambda c: c.execute(sa.update(tables).values(state=b"\xffdust")) and None)
    with pytest.raises(Refusal, match="refusal-set-aside"):
        await world.tables.position(aside.table.id)
    assert (await world.tables.get(aside.table.id)).status is Status.QUARANTINED
    await pass_nights(world, KEPT * 2)
    for each in (table, aside.table):
        assert "journal" in await known(world, each)
    found = await world.first_due()
    assert found is not None
    assert found[:2] == (Due.ARCHIVE, table.id)
    spoilt = sa.update(tables).where(tables.c.id == table.id).values(options="{")
    await world.store.write(lambda c: c.execute(spoilt) and None)
    await pass_nights(world, timedelta(days=40))
    assert len(await world.store.read(journal.last, table.id, 100)) > 5


async def test_a_nights_work_is_spread(world: World) -> None:
    times = {night_after(world.time, number) for number in range(1, 1001)}
    assert len(times) == 1000
    assert all(at.date() == world.time.date() + timedelta(days=1) and 2 <= at.hour < 5 for at in times)
    table = await over(world)
    at = await world.store.read(lambda c: c.execute(sa.select(due.c.at).where(due.c.kind == Due.ARCHIVE)).scalar_one())
    assert at == night_after(table.touched_at, table.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_of_a_game_is_told(language: str) -> None:
    table = messages.table("lost_cities", 2, Status.FINISHED, language)
    table = msgspec.structs.replace(table, archived_at=table.touched_at)
    localizer = localizer_for(table)
    result = (Standing(0, 2, 13, {}), Standing(1, 1, 27, {}))
    told = messages.texts(swept(table, Archive(((0, "a"), (1, "b")), result), localizer))
    assert localizer.format("log-swept", moves=2) in told
    assert told.index("**27**") < told.index("**13**")
    assert localizer.format("log-swept", moves=0) in messages.texts(swept(table, Archive((), None), localizer))
    assert localizer.format("info-swept") in messages.texts(table_page(table, Visitor(user_id=1), localizer))

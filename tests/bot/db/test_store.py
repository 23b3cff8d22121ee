from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy import event

from bot.db import Store, StoreUnavailable, sqlite_connection
from bot.people import setting_queries as settings
from bot.people.settings import GuildSettings, UserSettings
from bot.tables.core import play
from bot.tables.history import export_queries as export
from testing.databases import url, writing_engine
from testing.world import ANN, World, last_entries
from tests.conftest import DURABLE

each_kind = pytest.mark.usefixtures("each_kind")
on_sqlite = pytest.mark.usefixtures("on_sqlite")


@each_kind
async def test_settings_are_kept(tmp_path: Path) -> None:
    guild = GuildSettings(may_open=123456789012345678, language="de", post_to="thread", dm_hands=False, nudge_hours=3)
    user = UserSettings(dm_hands=True, language="en")
    for _ in range(2):
        store = await Store.open(url(tmp_path))
        if await store.read(settings.of_guild, 1) == GuildSettings():
            await store.write(settings.change, "guild", 1, GuildSettings, {"language": "en"})
            await store.write(settings.change, "guild", 1, GuildSettings, msgspec.structs.asdict(guild))
            await store.write(settings.change, "user", 1, UserSettings, msgspec.structs.asdict(user))
        assert (await store.read(settings.of_guild, 1), await store.read(settings.of_user, 1)) == (guild, user)
        assert (await store.read(settings.of_guild, 2), await store.read(settings.of_user, 2)) == (
            GuildSettings(),
            UserSettings(),
        )
        await store.close()


@each_kind
async def test_an_export_holds_everything_and_is_json(world: World) -> None:
    position = await world.started()
    await world.act(position, ANN, "take", "end")
    found = await world.store.read(export.export, position.table.id)
    assert found is not None
    around = {"seats", "clocks", "snapshots", "outbox", "posts", "due", "premoves", "positions", "archives", "polls"}
    around |= {"results", "result_people", "rating_changes"}
    assert set(found) == {"table", "journal", *around}
    assert found["table"]["state"]["plain"]["hands"] == [1, 0]
    assert found["table"]["seed"] == world.seed.hex()
    assert [entry["key"] for entry in found["journal"] if entry["kind"] == "move"] == ["take", "end"]
    assert len(found["snapshots"]) == 2
    assert json.loads(json.dumps(found)) == found
    assert await world.store.read(export.export, position.table.id + 1) is None


@each_kind
@pytest.mark.parametrize("when", ["in the middle", "at the commit"])
async def test_a_move_that_cannot_be_stored_was_not_made_and_is_not_spoken_of(
    world: World, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    position = await world.started()
    before, woken = await world.store.read(export.export, position.table.id), world.woken
    full = sqlite3.OperationalError("database or disk is full")
    engine = writing_engine(world.store)

    def fail(*args: object, **kwargs: object) -> None:
        raise sa.exc.OperationalError("COMMIT", {}, full)

    if when == "at the commit":
        event.listen(engine, "commit", fail)
    else:
        monkeypatch.setattr("bot.tables.core.queries.insert_for", fail)
    with pytest.raises(StoreUnavailable, match="disk is full"):
        await world.act(position, ANN, "end")
    if when == "at the commit":
        event.remove(engine, "commit", fail)
    monkeypatch.undo()
    assert await world.store.read(export.export, position.table.id) == before
    assert world.woken == woken
    await world.act(position, ANN, "end")
    assert world.woken > woken


@on_sqlite
async def test_a_really_full_database_refuses_and_recovers(world: World) -> None:
    position = await world.started()
    pages = await world.store.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one())
    await world.store.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}") and None)
    made = 0
    try:
        while made < 1000:
            await world.act(position, ANN, "take")
            made += 1
    except StoreUnavailable as error:
        assert "full" in str(error)  # noqa: PT017 - what matters is what comes after
    assert made < 1000
    assert (await world.tables.position(position.table.id)).state.hands == [made, 0]
    await world.store.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages * 100}") and None)
    await world.act(position, ANN, "take")
    assert (await world.tables.position(position.table.id)).state.hands == [made + 1, 0]


@each_kind
async def test_a_cancelled_caller_leaves_no_half_move(world: World) -> None:
    position = await world.started()
    for n in range(30):
        attempt = asyncio.create_task(world.act(position, ANN, "take"))
        for _ in range(n % 6):
            await asyncio.sleep(0.0005)
        attempt.cancel()
        await asyncio.gather(attempt, return_exceptions=True)
    played = await world.act(position, ANN, "take")
    moves = [entry for entry in await last_entries(world.tables, position.table.id, 100) if entry.key == "take"]
    assert played.position.state.hands[0] == len(moves) == played.position.table.undo_depth


@pytest.fixture
def closed(tmp_path: Path) -> Path:
    tmp_path.chmod(0o500)
    return tmp_path


@on_sqlite
@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unwritable for root")
async def test_an_unwritable_folder_is_one_clear_sentence(closed: Path) -> None:
    with pytest.raises(StoreUnavailable, match="cannot be used"):
        await Store.open(url(closed))


@pytest.mark.parametrize("place", ["folder/that/is/a/file", ""])
async def test_a_place_where_no_database_can_be_is_one_clear_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").write_text("a file")
    with pytest.raises(StoreUnavailable, match=r"^The database sqlite.* cannot be used: .+\.$"):
        await Store.open(f"sqlite:///{tmp_path / place}")


@on_sqlite
async def test_a_file_that_is_no_database_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "cairn.db").write_text("This is not a database, but it is long enough to be taken for one." * 20)
    with pytest.raises(StoreUnavailable, match="not a database"):
        await Store.open(url(tmp_path))


@pytest.fixture
def durable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_connection, "SYNCHRONOUS", DURABLE)


@on_sqlite
async def test_durability_is_what_was_promised(durable: None, world: World) -> None:
    def pragmas(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar_one() for name in names]

    assert await world.store.write(pragmas) == ["wal", 2, 1, 10_000]
    assert await world.store.read(pragmas) == ["wal", 2, 1, 10_000]


OTHER = """
import asyncio, sys
from pathlib import Path
from bot.db import Store
from bot.tables.core import play
from bot.tables.core.refusals import Refusal
from testing.world import ANN, World
from testing.databases import url, writing_engine
from testing.world import last_entries
from testing.world import last_entries

async def main(path, table_id, name):
    store = await Store.open(url(Path(path)))
    world, made = World(store), 0
    for n in range(40):
        try:
            await play.act(world.tables, int(table_id), None, ANN.user_id, "take", f"{name} {n}")
            made += 1
        except Refusal as refusal:
            assert refusal.text.id == "refusal-busy", refusal
    print(made)
    await store.close()

asyncio.run(main(*sys.argv[1:]))
"""


@each_kind
async def test_two_processes_play_on_one_database(world: World, tmp_path: Path) -> None:
    position = await world.started()
    others = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", OTHER, str(tmp_path), str(position.table.id), name,
            stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[3],
        )
        for name in ("one", "two")
    ]  # fmt: skip
    made = [int((await other.communicate())[0]) for other in others]
    assert [other.returncode for other in others] == [0, 0]
    after = await world.tables.position(position.table.id)
    assert after.state.hands == [sum(made), 0]
    assert after.table.revision == position.table.revision + sum(made)


@each_kind
async def test_the_same_click_at_two_tables_is_refused_by_the_database(world: World) -> None:
    first, second = await world.started(channel=1), await world.started(channel=2)
    await play.act(world.tables, first.table.id, None, ANN.user_id, "take", "one click")
    from bot.tables.core.change import DuplicateRequest

    with pytest.raises(DuplicateRequest):
        await play.act(world.tables, second.table.id, None, ANN.user_id, "take", "one click")
    assert (await world.tables.position(second.table.id)).state.hands == [0, 0]

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.model.change import Change
from bot.model.clock import Pace
from bot.model.table import Entry, EntryKind, Seat, Status
from bot.store import Store, StoreUnavailable, alerts
from bot.store.column_types import EPOCH
from bot.store.database import connect
from bot.store.migrate import folder, known_versions, migrate, upgrade
from bot.store.schema import metadata
from bot.tables.after_change import AFTER_CHANGE
from bot.tables.tables import Tables
from tests.support import full
from tests.support.databases import url
from tests.support.full import one_of_each

each_kind = pytest.mark.usefixtures("each_kind")
on_sqlite = pytest.mark.usefixtures("on_sqlite")

Rows = dict[str, list[dict[str, Any]]]
"""What lies in a database, by table, whatever its schema."""


def fill(connection: sa.Connection, rows: Rows) -> None:
    schema = sa.MetaData()
    schema.reflect(connection)
    for name, each in rows.items():
        for row in each:
            connection.execute(sa.insert(schema.tables[name]), row)


def differences(connection: sa.Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    return found


def test_the_versions_are_those_of_the_scripts() -> None:
    scripts = ScriptDirectory(str(folder()))
    assert tuple(script.revision for script in reversed(list(scripts.walk_revisions()))) == known_versions()
    assert scripts.get_heads() == [known_versions()[-1]]


@each_kind
@pytest.mark.parametrize("version", [None, known_versions()[0], known_versions()[-2]])
async def test_an_empty_database_becomes_the_present_schema(tmp_path: Path, version: str | None) -> None:
    """From nothing, from the first version, from the one before; tests below bring games from every version."""
    database = connect(url(tmp_path, empty=True))
    if version is not None:
        await database.migrate(upgrade, version)
    await migrate(database)
    await migrate(database)
    assert await database.read(differences) == []
    await database.close()


FIRST: Rows = {
    "tables": [
        {
            "id": 7,
            "guild_id": 10,
            "channel_id": 2**60,
            "game": "pebbles",
            "options": "{}",
            "language": "en",
            "status": "running",
            "owner_id": 1,
            "revision": 3,
            "created_at": 5,
            "touched_at": 6,
            "turn_since": 6,
            "to_act": 2,
            "seed": b"\0",
            "rules_version": 7,
            "undo_depth": 0,
            "hands_due": 0,
            "state": b"\1",
            "once": "click",
        },
    ],
    "seats": [
        {"table_id": 7, "seat": 0, "user_id": 1, "name": "Ann", "locale": "en-GB", "since": 1, "hand_blocked": False},
        {"table_id": 7, "seat": 1, "user_id": 2, "name": "Ben", "locale": "de", "since": 2, "hand_blocked": True},
    ],
    "journal": [
        {
            "table_id": 7,
            "revision": 3,
            "kind": "move",
            "at": 6,
            "user_id": 1,
            "seat": 0,
            "key": "end",
            "events": b"[]",
            "turn_ended": True,
            "undone": False,
            "once": "once",
        },
    ],
    "snapshots": [{"table_id": 7, "revision": 3, "state": b"\2"}],
    "outbox": [
        {
            "table_id": 7,
            "lane": -1,
            "kind": "status",
            "revision": 3,
            "nonce": "n",
            "attempts": 2,
            "due_at": 9,
            "created_at": 6,
        },
    ],
    "posts": [
        {"table_id": 7, "kind": "status", "seat": -1, "channel_id": 20, "message_id": 99, "revision": 2, "body": ""}
    ],
    "due": [{"table_id": 7, "kind": "lobby", "at": 8}],
    "settings": [{"scope": "guild", "id": 10, "value": '{"language":"de"}'}],
}
"""A table as the first schema keeps it, with something in everything that hangs on it."""


@each_kind
async def test_computer_players_come_to_a_database_that_is_at_play(tmp_path: Path) -> None:
    database = connect(url(tmp_path, empty=True))
    await database.migrate(upgrade, "0001")
    await database.write(fill, FIRST)
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    stored = await store.load(7)
    assert stored is not None
    assert not stored.table.with_computers
    assert (stored.table.pace, stored.table.clocks) == (Pace.FREE, ())
    assert stored.table.seats == (Seat(0, 1, "Ann", "en-GB", since=1), Seat(1, 2, "Ben", "de", since=2))
    exported = await store.export(7)
    assert exported
    assert {name: len(rows) for name, rows in exported.items() if name != "table"} == {
        "archives": 0, "clocks": 0, "due": 3, "journal": 1, "orders": 0, "outbox": 1, "positions": 0, "posts": 1,
            "rating_changes": 0, "result_people": 0, "results": 0,
        "seats": 2, "snapshots": 1,
    }  # fmt: skip
    assert [entry["ordered"] for entry in exported["journal"]] == [False]
    (item,) = exported["outbox"]
    assert item["first_attempt_at"] == item["created_at"], "it may have been posted since"
    assert [seat["hand_blocked"] for seat in exported["seats"]] == [False, True]
    (entry,) = await store.since(7, 0)
    assert (entry.user_id, entry.key, entry.level) == (1, "end", None)
    await store.close()


@each_kind
@pytest.mark.parametrize("version", known_versions())
async def test_games_go_up_from_every_earlier_version_with_all_that_hangs_on_them(tmp_path: Path, version: str) -> None:
    games = one_of_each()
    database = connect(url(tmp_path, empty=True))
    await database.migrate(upgrade, version)
    before = await database.write(full.fill, games)
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    after = await store.read(counted)
    assert {name: number for name, number in before.items() if after[name] < number} == {}, "nothing goes"
    tables = Tables(store, after_change=AFTER_CHANGE)
    for number, (game, one) in enumerate(games, full.FIRST_ID):
        position = await tables.position(number)
        assert position.decisions
        assert (position.table.game, len(position.table.seats)) == (game, one.seats)
    exported = await store.export(full.FIRST_ID)
    assert exported
    assert all(exported[name] for name in before if name in exported)
    opened = msgspec.structs.replace(position.table, id=0, channel_id=1, status=Status.LOBBY, revision=1)
    entry = Entry(table_id=0, revision=1, kind=EntryKind.OPEN, at=opened.created_at)
    assert (await store.create(Change(table=opened, entry=entry, interaction_id="another"))).id > 0
    await store.close()


def counted(connection: sa.Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


_PLAIN = {"table_id": 7, "at": 6, "events": b"[]", "turn_ended": False, "undone": False}
SECOND: Rows = {
    "tables": [{**FIRST["tables"][0], "revision": 12}],
    "seats": [
        {"table_id": 7, "seat": 0, "user_id": 1, "name": "Ann", "locale": "en-GB", "since": 11, "hand_blocked": False},
        {
            "table_id": 7,
            "seat": 1,
            "user_id": None,
            "name": "Juno",
            "locale": "",
            "since": 12,
            "hand_blocked": False,
            "level": "easy",
        },
        {"table_id": 7, "seat": 2, "user_id": 5, "name": "Eve", "locale": "de", "since": 3, "hand_blocked": False},
    ],
    "journal": [
        {**_PLAIN, "revision": revision, "kind": kind, "user_id": user, "seat": seat, "key": key, "level": level}
        for revision, kind, user, seat, key, level in [
            (1, "open", 1, None, None, None),
            (2, "join", 2, None, None, None),
            (3, "join", 1, None, "Kiko", "hard"),
            (4, "join", 3, None, None, None),
            (5, "kick", 1, None, "Kiko", "hard"),
            (6, "leave", 2, None, "2", None),
            (7, "join", 5, None, None, None),
            (8, "start", 1, None, None, None),
            (9, "replace", 1, 0, "4", None),
            (10, "replace", 3, 1, "6", None),
            (11, "replace", 4, 0, "1", None),
            (12, "replace", 6, 1, "Juno", "easy"),
        ]
    ],
}
"""A table at which seats changed hands before anybody wrote down who knows which hand."""


@each_kind
async def test_who_has_seen_a_hand_is_read_from_the_journal_of_a_game_that_is_at_play(tmp_path: Path) -> None:
    database = connect(url(tmp_path, empty=True))
    await database.migrate(upgrade, "0002")
    await database.write(fill, SECOND)
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    stored = await store.load(7)
    assert stored is not None
    assert stored.table.offers == ()
    assert [(seat.user_id, seat.seen_by) for seat in stored.table.seats] == [(1, (4,)), (None, (3, 6)), (5, ())]
    await store.close()


@each_kind
@pytest.mark.parametrize("status", ["finished", "closed", "running", "set_aside"])
async def test_games_that_were_over_before_anything_was_swept_are_looked_at(tmp_path: Path, status: str) -> None:
    database = connect(url(tmp_path, empty=True))
    await database.migrate(upgrade, "0001")
    table = {**FIRST["tables"][0], "id": 10**6, "status": status}
    await database.write(fill, {"tables": [table]})
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    found = await store.next_due()
    if status in {"finished", "closed"}:
        assert found is not None
        assert found[:2] == (10**6, "sweep")
        assert timedelta(hours=23) < found[2] - datetime.now(UTC) < timedelta(days=8, hours=1)
    elif status == "running":
        assert found is not None
        assert found[:2] == (10**6, "clock"), "somebody may be late, though no clock runs"
    else:
        assert found is None
    await store.close()


@each_kind
async def test_who_is_waited_for_in_a_game_that_is_at_play_is_reminded_from_now_on(tmp_path: Path) -> None:
    """Their board has pinged them; nobody waits for who is not asked, or for a board that does not stand."""
    database = connect(url(tmp_path, empty=True))
    await database.migrate(upgrade, "0017")
    asked = {**FIRST["tables"][0], "status": "running", "to_act": 0b01}
    unposted = {**asked, "id": 8, "channel_id": 4, "once": "another"}
    seats = [{**seat, "table_id": table} for table in (7, 8) for seat in FIRST["seats"]]
    board = {"table_id": 7, "kind": "status", "seat": -1, "channel_id": 3, "message_id": 9, "revision": 1, "body": ""}
    await database.write(fill, {"tables": [asked, unposted], "seats": seats, "posts": [board]})
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    (waiting,) = await store.read(alerts.of_user, 1)
    assert (waiting.table_id, waiting.seat, waiting.told, waiting.reminded) == (7, 0, True, 0)
    assert waiting.at == waiting.since
    assert timedelta() <= datetime.now(UTC) - waiting.since < timedelta(hours=1)
    assert await store.read(alerts.of_user, 2) == []
    await store.close()


@each_kind
async def test_an_outage_that_was_noted_for_all_is_still_everybodys(tmp_path: Path) -> None:
    database = connect(url(tmp_path, empty=True))
    await database.migrate(upgrade, "0011")
    await database.write(fill, {"outages": [{"began": 10**15, "ended": 2 * 10**15}]})
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    for guild in (0, 7 << 22, 2**62):
        (outage,) = await store.outages(EPOCH, guild)
        assert (outage.ended - outage.began).total_seconds() == 10**9
    await store.close()


@on_sqlite
async def test_the_partial_index_is_there(tmp_path: Path) -> None:
    database = connect(url(tmp_path, empty=True))
    await migrate(database)
    query = "SELECT sql FROM sqlite_master WHERE name = 'uq_tables_live_channel'"
    made = await database.read(lambda c: c.exec_driver_sql(query).scalar_one())
    assert made.startswith("CREATE UNIQUE INDEX")
    assert made.endswith("WHERE status IN ('lobby', 'running', 'set_aside')")
    await database.close()


@each_kind
async def test_the_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    database = connect(url(tmp_path, empty=True))
    await migrate(database)
    await database.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'") and None)
    await database.close()
    with pytest.raises(StoreUnavailable, match="newer version"):
        await Store.open(url(tmp_path, empty=True))

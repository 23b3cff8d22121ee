from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.model.table import Seat
from bot.store import Store, StoreUnavailable
from bot.store.database import connect
from bot.store.migrate import folder, known_versions, migrate, upgrade
from bot.store.schema import metadata
from tests.bot.tables.world import url


def differences(connection: sa.Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), metadata)
    return found


def test_the_versions_are_those_of_the_scripts() -> None:
    scripts = ScriptDirectory(str(folder()))
    assert tuple(script.revision for script in reversed(list(scripts.walk_revisions()))) == known_versions()
    assert scripts.get_heads() == [known_versions()[-1]]


@pytest.mark.parametrize("version", [None, *known_versions()])
async def test_every_earlier_database_becomes_the_present_schema(tmp_path: Path, version: str | None) -> None:
    database = connect(url(tmp_path))
    if version is not None:
        await database.write(upgrade, version)
    await migrate(database)
    await migrate(database)
    assert await database.read(differences) == []
    await database.close()


FIRST = """
INSERT INTO tables (id, guild_id, channel_id, game, options, language, status, owner_id, revision, created_at,
    touched_at, turn_since, to_act, seed, rules_version, undo_depth, hands_due, state, once)
    VALUES (7, 10, 20, 'pebbles', '{}', 'en', 'running', 1, 3, 5, 6, 6, 2, x'00', 7, 0, 0, x'01', 'click');
INSERT INTO seats VALUES (7, 0, 1, 'Ann', 'en-GB', 1, 0), (7, 1, 2, 'Ben', 'de', 2, 1);
INSERT INTO journal VALUES (7, 3, 'move', 6, 1, 0, 'end', '[]', 1, 0, 'once');
INSERT INTO snapshots VALUES (7, 3, x'02');
INSERT INTO outbox (table_id, lane, kind, revision, nonce, attempts, due_at, created_at)
    VALUES (7, -1, 'status', 3, 'n', 2, 9, 6);
INSERT INTO posts VALUES (7, 'status', -1, 20, 99, 2, '');
INSERT INTO due VALUES (7, 'lobby', 8);
"""
"""A table as the first schema keeps it, with something in everything that hangs on it."""


async def test_computer_players_come_to_a_database_that_is_at_play(tmp_path: Path) -> None:
    database = connect(url(tmp_path))
    await database.write(upgrade, "0001")

    def fill(connection: sa.Connection) -> None:
        for statement in FIRST.split(";\n"):
            if statement.strip():
                connection.exec_driver_sql(statement)

    await database.write(fill)
    await database.close()
    store = await Store.open(url(tmp_path))
    stored = await store.load(7)
    assert stored is not None
    assert not stored.table.with_computers
    assert stored.table.seats == (Seat(0, 1, "Ann", "en-GB", since=1), Seat(1, 2, "Ben", "de", since=2))
    exported = await store.export(7)
    assert exported
    assert {name: len(rows) for name, rows in exported.items() if name != "table"} == {
        "due": 1, "journal": 1, "outbox": 1, "posts": 1, "seats": 2, "snapshots": 1,
    }  # fmt: skip
    (item,) = exported["outbox"]
    assert item["first_attempt_at"] == item["created_at"], "it may have been posted since"
    assert [seat["hand_blocked"] for seat in exported["seats"]] == [False, True]
    (entry,) = await store.since(7, 0)
    assert (entry.user_id, entry.key, entry.level) == (1, "end", None)
    await store.close()


SECOND = """
INSERT INTO tables (id, guild_id, channel_id, game, options, language, status, owner_id, revision, created_at,
    touched_at, turn_since, to_act, seed, rules_version, undo_depth, hands_due, state, once)
    VALUES (7, 10, 20, 'pebbles', '{}', 'en', 'running', 1, 12, 5, 6, 6, 2, x'00', 7, 0, 0, x'01', 'click');
INSERT INTO seats (table_id, seat, user_id, name, locale, since, hand_blocked, level)
    VALUES (7, 0, 1, 'Ann', 'en-GB', 11, 0, NULL), (7, 1, NULL, 'Juno', '', 12, 0, 'easy'),
    (7, 2, 5, 'Eve', 'de', 3, 0, NULL);
INSERT INTO journal (table_id, revision, kind, at, user_id, seat, key, events, turn_ended, undone, level) VALUES
    (7, 1, 'open', 6, 1, NULL, NULL, '[]', 0, 0, NULL),
    (7, 2, 'join', 6, 2, NULL, NULL, '[]', 0, 0, NULL),
    (7, 3, 'join', 6, 1, NULL, 'Kiko', '[]', 0, 0, 'hard'),
    (7, 4, 'join', 6, 3, NULL, NULL, '[]', 0, 0, NULL),
    (7, 5, 'kick', 6, 1, NULL, 'Kiko', '[]', 0, 0, 'hard'),
    (7, 6, 'leave', 6, 2, NULL, '2', '[]', 0, 0, NULL),
    (7, 7, 'join', 6, 5, NULL, NULL, '[]', 0, 0, NULL),
    (7, 8, 'start', 6, 1, NULL, NULL, '[]', 0, 0, NULL),
    (7, 9, 'replace', 6, 1, 0, '4', '[]', 0, 0, NULL),
    (7, 10, 'replace', 6, 3, 1, '6', '[]', 0, 0, NULL),
    (7, 11, 'replace', 6, 4, 0, '1', '[]', 0, 0, NULL),
    (7, 12, 'replace', 6, 6, 1, 'Juno', '[]', 0, 0, 'easy');
"""
"""A table at which seats changed hands before anybody wrote down who knows which hand."""


async def test_who_has_seen_a_hand_is_read_from_the_journal_of_a_game_that_is_at_play(tmp_path: Path) -> None:
    database = connect(url(tmp_path))
    await database.write(upgrade, "0002")
    await database.write(lambda c: [c.exec_driver_sql(part) for part in SECOND.split(";\n") if part.strip()] and None)
    await database.close()
    store = await Store.open(url(tmp_path))
    stored = await store.load(7)
    assert stored is not None
    assert stored.table.offers == ()
    assert [(seat.user_id, seat.seen_by) for seat in stored.table.seats] == [(1, (4,)), (None, (3, 6)), (5, ())]
    await store.close()


async def test_the_partial_index_is_there(tmp_path: Path) -> None:
    database = connect(url(tmp_path))
    await migrate(database)
    query = "SELECT sql FROM sqlite_master WHERE name = 'uq_tables_live_channel'"
    made = await database.read(lambda c: c.exec_driver_sql(query).scalar_one())
    assert made.startswith("CREATE UNIQUE INDEX")
    assert made.endswith("WHERE status IN ('lobby', 'running', 'set_aside')")
    await database.close()


async def test_the_database_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    database = connect(url(tmp_path))
    await migrate(database)
    await database.write(lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'") and None)
    await database.close()
    with pytest.raises(StoreUnavailable, match="newer version"):
        await Store.open(url(tmp_path))


def test_the_schema_suits_postgresql_as_well() -> None:
    from sqlalchemy.schema import CreateIndex, CreateTable

    dialect = sa.make_url("postgresql://").get_dialect()()
    for table in metadata.sorted_tables:
        assert str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            assert str(CreateIndex(index).compile(dialect=dialect))

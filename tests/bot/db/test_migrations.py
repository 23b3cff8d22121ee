"""An empty database becomes the present schema, one of an earlier version goes up with all that is in it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from bot.after_change import AFTER_CHANGE
from bot.db import Store, StoreUnavailable
from bot.db.connections import connect
from bot.db.migrate import FOLDER, known_versions, migrate, upgrade
from bot.db.schema import schema_to_make, whole_schema
from bot.tables.core import queries as table_queries
from bot.tables.core.change import Change
from bot.tables.core.model import Entry, EntryKind, Status
from bot.tables.core.service import Tables
from testing.databases import kind, url
from tests.stored import full
from tests.stored.full import one_of_each

each_kind = pytest.mark.usefixtures("each_kind")
on_sqlite = pytest.mark.usefixtures("on_sqlite")


def differences(connection: sa.Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    found: list[Any] = compare_metadata(MigrationContext.configure(connection, opts=options), schema_to_make())
    return found


def test_the_versions_are_those_of_the_scripts() -> None:
    scripts = ScriptDirectory(str(FOLDER))
    assert tuple(script.revision for script in reversed(list(scripts.walk_revisions()))) == known_versions()
    assert scripts.get_heads() == [known_versions()[-1]]


@each_kind
async def test_an_empty_database_becomes_the_present_schema(tmp_path: Path) -> None:
    """Where it does not: ``python -m tools.first_migration``."""
    database = connect(url(tmp_path, empty=True))
    await migrate(database)
    await migrate(database)
    assert await database.read(differences) == []
    await database.close()


@each_kind
async def test_games_go_up_with_all_that_hangs_on_them(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    games = one_of_each()
    database = connect(url(tmp_path, empty=True))
    await migrate(database)
    before = await database.write(full.fill, games)
    await database.close()
    request.getfixturevalue("later")
    assert known_versions() == ("r0001", "r0002", "r0003", "r0004", "r0005", "r0006", "r0007", "r0008")
    store = await Store.open(url(tmp_path, empty=True))
    assert await store.read(counted) == before
    assert await store.read(asked, "SELECT id, turns FROM tables ORDER BY id") == [
        (number, int(number == full.FIRST_ID)) for number, _ in enumerate(games, full.FIRST_ID)
    ]
    assert await store.read(asked, "SELECT table_id, user_id FROM watchers") == [(full.FIRST_ID, 10**15)]
    tables = Tables(store, after_change=AFTER_CHANGE)
    for number, (game, one) in enumerate(games, full.FIRST_ID):
        position = await tables.position(number)
        assert position.decisions
        assert (position.table.game, len(position.table.seats)) == (game, one.seats)
    opened = msgspec.structs.replace(position.table, id=0, channel_id=1, status=Status.LOBBY, revision=1)
    entry = Entry(table_id=0, revision=1, kind=EntryKind.OPEN, at=opened.created_at)
    assert (await store.write(table_queries.create, Change(table=opened, entry=entry, interaction_id="another"))).id > 0
    await store.close()


def asked(connection: sa.Connection, query: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(sa.text(query))]


def counted(connection: sa.Connection) -> dict[str, int]:
    """How many rows each table has."""
    return {
        table.name: connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        for table in whole_schema().sorted_tables
    }


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
@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("r0009", "was written by a later Cairn (schema r0009): upgrade Cairn first."),
        ("0027", "was made before Cairn 1.0.0 (schema 0027) and is left as it is: name a new one."),
        ("0001", "was made before Cairn 1.0.0 (schema 0001) and is left as it is: name a new one."),
    ],
)
async def test_a_database_of_another_program_is_refused_in_a_sentence_and_left_alone(
    tmp_path: Path, version: str, sentence: str
) -> None:
    """Also where its last program was killed: what lies in the log beside the file stays there."""
    address = url(tmp_path, empty=True)
    if kind() == "sqlite":
        file = tmp_path / "cairn.db"
        killed(file, version)
        before = {name: (tmp_path / name).read_bytes() for name in ("cairn.db", "cairn.db-wal")}
        assert all(before.values())
    else:
        database = connect(address)
        await database.migrate(upgrade)
        renamed = sa.text("UPDATE alembic_version SET version_num = :version")
        await database.write(lambda c: c.execute(renamed, {"version": version}) and None)
        await database.close()
    with pytest.raises(StoreUnavailable) as refused:
        await Store.open(address)
    assert str(refused.value).startswith("The database ")
    assert str(refused.value).endswith(sentence)
    assert "\n" not in str(refused.value)
    if kind() == "sqlite":
        assert {name: (tmp_path / name).read_bytes() for name in before} == before


def killed(file: Path, version: str) -> None:
    """Makes a database of this schema version as one leaves it that is killed while it writes."""
    original = file.with_name("original.db")
    with closing(sqlite3.connect(original)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES (?)", (version,))
        database.commit()
        for ending in ("", "-wal"):
            file.with_name(file.name + ending).write_bytes(original.with_name(original.name + ending).read_bytes())


@on_sqlite
async def test_a_back_up_of_another_program_is_left_alone_as_well(tmp_path: Path) -> None:
    file = tmp_path / "cairn.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('0027')")
        database.commit()
    before = file.read_bytes()
    with pytest.raises(StoreUnavailable, match=r"made before Cairn 1\.0\.0"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_bytes() == before
    assert os.listdir(tmp_path) == ["cairn.db"]  # noqa: PTH208


@each_kind
async def test_games_of_the_first_version_go_on_and_may_be_followed_by_message(tmp_path: Path) -> None:
    """From 1.0.0: every table has its place still, nobody follows, and a table without a place can be opened."""
    games = one_of_each()
    database = connect(url(tmp_path, empty=True))
    await database.check_writable()
    await database.migrate(upgrade, "r0001")
    before = await database.write(full.fill, games)
    await database.close()
    store = await Store.open(url(tmp_path, empty=True))
    after = await store.read(counted)
    assert {name: after[name] for name in before} == before | {"blocks": 0}, "it was a server's: a ban"
    assert await store.read(asked, "SELECT guild_id, user_id, by_id, until FROM bans") == [(10**15, 10**15, None, None)]
    tables = Tables(store, after_change=AFTER_CHANGE)
    for number, (_, one) in enumerate(games, full.FIRST_ID):
        table = (await tables.position(number)).table
        assert (table.guild_id, table.channel_id, table.code) == (10**15, number, None)
        assert len(table.seats) == one.seats
        assert not table.written_to
        assert not table.resting
    assert await store.read(asked, "SELECT guild_id FROM results") == [(10**15,)]
    opened = msgspec.structs.replace(
        table, id=0, guild_id=None, channel_id=None, status=Status.LOBBY, revision=1, code="K7QM2XPA9RTD"
    )
    entry = Entry(table_id=0, revision=1, kind=EntryKind.OPEN, at=opened.created_at)
    for number in range(2):
        change = Change(
            table=msgspec.structs.replace(opened, code=f"{number}"), entry=entry, interaction_id=f"n{number}"
        )
        made = await store.write(table_queries.create, change)
        assert (await tables.get(made.id)).by_message
        assert made.id > number
    await store.close()

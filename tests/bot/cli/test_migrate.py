"""Everything goes from SQLite to PostgreSQL and back, all of it or nothing, and nobody's contents are touched."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.after_change import AFTER_CHANGE
from bot.core.lockfile import database_lock
from bot.db import Store
from bot.db.connections import connect
from bot.db.migrate import known_versions, upgrade
from bot.db.schema import whole_schema
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Person
from bot.tables.core.service import Tables
from bot.tables.lobby import service as table_lobby
from testing.databases import url
from tests.bot.cli.conftest import Run
from tests.stored.full import FIRST_ID, fill, one_of_each

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.usefixtures("on_postgresql")


def asked(database: str, query: Callable[[sa.Connection], Any]) -> Any:
    """What ``query`` finds, or does."""

    async def ask() -> Any:
        opened = connect(database)
        try:
            return await opened.write(query)
        finally:
            await opened.close()

    return asyncio.run(ask())


def full(database: str) -> str:
    """``database`` with something in everything."""
    asked(database, upgrade)
    asked(database, lambda c: fill(c, one_of_each()))
    return database


def execute(statement: str, connection: sa.Connection) -> None:
    connection.exec_driver_sql(statement)


def contents(database: str) -> dict[str, list[Any]]:
    """All rows of a database of the present schema."""

    def read(connection: sa.Connection) -> dict[str, list[Any]]:
        found = {table.name: connection.execute(sa.select(table)).all() for table in whole_schema().sorted_tables}
        return {name: sorted(map(tuple, rows), key=repr) for name, rows in found.items()}

    every: dict[str, list[Any]] = asked(database, read)
    return every


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "here.db"


@pytest.fixture
def server(tmp_path: Path) -> str:
    return url(tmp_path, empty=True)


def test_everything_goes_there_and_back(cairn: Run, file: Path, server: str, tmp_path: Path) -> None:
    original = contents(full(f"sqlite:///{file}"))
    assert all(original.values()), "there is something in everything"
    asked(f"sqlite:///{file}", lambda c: c.exec_driver_sql("UPDATE sqlite_sequence SET seq = 5000") and None)
    code, out, _ = cairn("migrate", file, server)
    rows = f"{sum(map(len, original.values())):,} rows, {len(original['tables'])} of them games"
    assert code == 0
    assert f"{rows} (schema {known_versions()[-1]}), are the same" in out
    assert contents(server) == original
    code, out, _ = cairn("migrate", file, server)
    assert (code, "nothing was copied" in out) == (0, True)

    back = tmp_path / "back.db"
    code, _, _ = cairn("migrate", server, back)
    assert code == 0
    assert contents(f"sqlite:///{back}") == original
    for database in (server, f"sqlite:///{back}"):
        assert asyncio.run(goes_on(database)) == (5001, 5001), "no id is used again"
    code, _, said = cairn("migrate", file, server)
    assert code == 1
    assert "holds other contents (see " in said


async def goes_on(database: str) -> tuple[int, int]:
    """Opens every game and one more; the ids of the next table and the next item."""
    store = await Store.open(database)
    tables = Tables(store, after_change=AFTER_CHANGE)
    for number in range(len(one_of_each())):
        assert (await tables.position(FIRST_ID + number)).decisions
    table = await store.read(table_queries.find, FIRST_ID)
    assert table
    lobby = await table_lobby.open_table(tables, 1, 5, Person(1, "Ana", "de"), table.game, {}, "de", "one more")
    items = await store.read(
        lambda c: c.execute(sa.select(sa.func.max(whole_schema().tables["outbox"].c.id))).scalar_one()
    )
    await store.close()
    return lobby.id, items


def test_a_database_of_an_earlier_schema_keeps_it(
    cairn: Run, file: Path, server: str, request: pytest.FixtureRequest
) -> None:
    full(f"sqlite:///{file}")
    request.getfixturevalue("later")
    code, out, _ = cairn("migrate", file, server)
    assert code == 0
    assert "(schema r0007)" in out
    assert asyncio.run(goes_on(server))[0] > 0


KILLED = """
import asyncio, os, sys
from pathlib import Path
from bot.db import transfer

def tell(step):
    if "journal" in step:
        os.kill(os.getpid(), 9)

file, url, there = sys.argv[1:]
work = transfer.to_server(Path(file), url, tell) if there else transfer.from_server(url, Path(file), tell)
asyncio.run(work)
"""


@pytest.mark.parametrize("there", ["there", ""], ids=["there", "back"])
def test_broken_off_in_the_middle_it_is_said_again(cairn: Run, file: Path, server: str, there: str) -> None:
    source, target = (f"sqlite:///{file}", server) if there else (server, f"sqlite:///{file}")
    original = contents(full(source))
    killed = subprocess.run([sys.executable, "-c", KILLED, str(file), server, there], cwd=ROOT, check=False)
    assert killed.returncode == -signal.SIGKILL
    assert asked(target, lambda c: sa.inspect(c).get_table_names()) == []
    code, _, _ = cairn("migrate", *((file, server) if there else (server, file)))
    assert code == 0
    assert contents(target) == contents(source) == original


def test_what_a_bot_holds_is_not_copied(
    cairn: Run, file: Path, server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.db.transfer.MAX_TENTHS", 2)
    full(f"sqlite:///{file}")
    with database_lock(file):
        code, _, said = cairn("migrate", file, server)
        assert (code, "a bot is running on" in said) == (1, True)

    async def held(*arguments: object) -> tuple[int, str, str]:
        store = await Store.open(server)
        try:
            return await asyncio.to_thread(cairn, "migrate", *arguments)
        finally:
            await store.close()

    for arguments in ((file, server), (server, tmp_path / "other.db")):
        code, _, said = asyncio.run(held(*arguments))
        assert (code, "connections of Cairn are open to" in said) == (1, True)
    assert not (tmp_path / "other.db").exists()


def test_what_cannot_be_copied_is_told_in_a_line(
    cairn: Run, file: Path, server: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def refused(code: int, *arguments: object) -> str:
        found, _, said = cairn("migrate", *arguments)
        assert found == code
        return said

    assert "one of FROM and TO is a file" in refused(2, "a.db", "b.db")
    assert "one of FROM and TO is a file" in refused(2, server, server)
    assert "there is no database" in refused(1, file, server)
    assert "there are no tables of Cairn" in refused(1, server, file)
    assert not file.exists()
    full(f"sqlite:///{file}")
    assert "does not answer" in refused(1, file, "postgresql://127.0.0.1:1/x")
    assert "cannot be written" in refused(1, server, file / "below")
    asked(server, upgrade)
    request.getfixturevalue("later")
    asked(f"sqlite:///{file}", upgrade)
    assert "has schema r0007, and what is to be copied r0008" in refused(1, file, server)
    for version, words in (("r0009", "later Cairn"), ("0027", "made before Cairn 1.0.0")):
        with sqlite3.connect(file) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (version,))
        database.close()
        assert words in refused(1, file, server)
        renamed = f"UPDATE alembic_version SET version_num = '{version}'"
        asked(server, partial(execute, renamed))
        assert words in refused(1, server, tmp_path / "new.db")

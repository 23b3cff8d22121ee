"""What the adapter assumes of aiosqlite. A version that breaks one of these must not be shipped."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Generator
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
import sqlalchemy as sa
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from bot.db import Store, StoreUnavailable
from bot.db.sqlite_connection import SqliteConnection, sqlite_connections
from bot.outbox import queries as outbox
from testing.databases import url

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.usefixtures("on_sqlite")


@pytest.fixture
async def connection(tmp_path: Path) -> AsyncIterator[SqliteConnection]:
    (made,) = sqlite_connections(sa.make_url(url(tmp_path)), 1)
    yield made
    await made.close()


def test_the_minor_version_is_pinned() -> None:
    assert '"aiosqlite>=0.22.1,<0.23"' in (ROOT / "pyproject.toml").read_text()
    assert version("aiosqlite").startswith("0.22.")


async def test_functions_run_one_after_the_other_on_one_thread_beside_the_event_loop(
    connection: SqliteConnection,
) -> None:
    seen: list[int] = []

    def see(_: sa.Connection, n: int) -> threading.Thread:
        seen.append(n)
        return threading.current_thread()

    threads = await asyncio.gather(*(connection.run(partial(see, n=n)) for n in range(20)))
    assert seen == list(range(20))
    assert len(set(threads)) == 1
    assert threads[0] is not threading.current_thread()
    assert threads[0].daemon


async def test_a_signal_that_ends_the_program_while_it_opens_leaves_no_thread_to_wait_for(
    connection: SqliteConnection, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = aiosqlite.Connection.__await__

    def told_to_end(self: aiosqlite.Connection) -> Generator[Any, None, aiosqlite.Connection]:
        yield from opened(self)
        raise SystemExit(143)

    monkeypatch.setattr(aiosqlite.Connection, "__await__", told_to_end)
    before = threading.enumerate()
    with pytest.raises(SystemExit):
        await connection._open()
    assert set(threading.enumerate()) <= set(before)


async def test_one_connection_is_kept_and_leaves_transactions_to_us(connection: SqliteConnection) -> None:
    def look(kept: sa.Connection) -> tuple[object, object, bool]:
        raw: Any = kept.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.execute("CREATE TABLE IF NOT EXISTS marks (n)")
        kept.execute(sa.text("INSERT INTO marks VALUES (1)"))
        return kept, raw, raw.in_transaction

    first, second = await connection.run(look), await connection.run(look)
    assert first == second
    assert not first[2]


async def test_what_a_visit_leaves_open_is_rolled_back(connection: SqliteConnection) -> None:
    def mark(kept: sa.Connection) -> None:
        kept.exec_driver_sql("CREATE TABLE IF NOT EXISTS marks (n)")
        kept.exec_driver_sql("BEGIN")
        kept.exec_driver_sql("INSERT INTO marks VALUES (1)")
        raise LookupError

    for _ in range(2):
        with pytest.raises(LookupError):
            await connection.run(mark)
    assert await connection.run(lambda kept: kept.exec_driver_sql("SELECT count(*) FROM marks").scalar()) == 0


async def test_a_statement_is_compiled_once_for_all_connections_and_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[object] = []

    class Counting(SQLiteCompiler):
        def __init__(self, *args: Any, **kwargs: Any) -> None:
            compiled.append(self)
            super().__init__(*args, **kwargs)

    monkeypatch.setattr(SQLiteDialect_pysqlite, "statement_compiler", Counting)
    files = tmp_path / "one.db", tmp_path / "other.db"
    connections = [each for file in files for each in sqlite_connections(sa.make_url(f"sqlite:///{file}"), 3)]

    def ask(kept: sa.Connection) -> tuple[object, str, threading.Thread]:
        (_, _, file), number = kept.execute(sa.text("PRAGMA database_list")).one(), sa.literal(7)
        assert kept.execute(sa.select(number.label("asked_nowhere_else"))).scalar_one() == 7
        return kept.connection.dbapi_connection, file, threading.current_thread()

    found = [await connection.run(ask) for connection in connections]
    assert [file for _, file, _ in found] == [str(file) for file in files for _ in range(3)]
    assert len({raw for raw, _, _ in found}) == len({thread for _, _, thread in found}) == 6
    assert len(compiled) == 2
    for connection in connections:
        await connection.close()


async def test_what_a_function_raises_arrives_as_it_is(connection: SqliteConnection) -> None:
    error = LookupError("as it is")

    def fail(_: sa.Connection) -> None:
        raise error

    with pytest.raises(LookupError) as raised:
        await connection.run(fail)
    assert raised.value is error
    assert await connection.run(lambda _: 7) == 7


async def test_a_function_runs_to_its_end_though_its_caller_is_cancelled(connection: SqliteConnection) -> None:
    begun, hold = threading.Event(), threading.Event()
    done: list[int] = []

    def wait(_: sa.Connection) -> None:
        begun.set()
        hold.wait()
        done.append(1)

    caller = asyncio.ensure_future(connection.run(wait))
    await asyncio.to_thread(begun.wait)
    caller.cancel()
    await asyncio.gather(caller, return_exceptions=True)
    hold.set()
    assert await connection.run(lambda _: list(done)) == [1]


async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = await Store.open(url(tmp_path))
    await store.close()
    for ask in (store.read(outbox.pending), store.write(lambda _: None)):
        with pytest.raises(StoreUnavailable, match="has been closed"):
            await ask


async def test_a_file_that_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (connection,) = sqlite_connections(sa.make_url(f"sqlite:///{tmp_path}"), 1)
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        await connection.run(lambda _: None)
    assert set(threading.enumerate()) <= before


FORGETFUL = """
import asyncio, sys
from bot.db import Store
from bot.outbox import queries as outbox

async def main():
    store = await Store.open(sys.argv[1])
    print(await store.read(outbox.pending), flush=True)
    raise SystemExit(3)

asyncio.run(main())
"""


def test_a_program_that_ends_without_closing_ends(tmp_path: Path) -> None:
    program = [sys.executable, "-W", "ignore", "-c", FORGETFUL, url(tmp_path)]
    ended = subprocess.run(program, cwd=ROOT, timeout=60, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (3, "0\n"), ended.stderr


async def test_not_even_its_debug_log_tells_what_is_stored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, logger="aiosqlite")  # a test before this one may have made it quiet
    store = await Store.open(url(tmp_path))

    def fail(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:hand)"), {"hand": "the queen of spades"})

    with pytest.raises(StoreUnavailable) as raised:
        await store.write(fail)
    assert "queen" not in f"{raised.value}{raised.value.__cause__}"
    await store.close()
    assert any(record.name == "aiosqlite" for record in caplog.records)
    assert "queen" not in caplog.text

"""Writes that wait together share one commit, and stand or fall each for itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event, exc

from bot.db import StoreUnavailable
from bot.db.connections import connect
from bot.db.database import Sqlite
from testing.databases import url

pytestmark = pytest.mark.usefixtures("on_sqlite")


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Sqlite]:
    made = connect(url(tmp_path))
    assert isinstance(made, Sqlite)
    await made.write(lambda c: c.exec_driver_sql("CREATE TABLE marks (n INTEGER PRIMARY KEY CHECK (n < 100))") and None)
    yield made
    await made.close()


def mark(connection: sa.Connection, number: int) -> int:
    connection.execute(sa.text("INSERT INTO marks VALUES (:n)"), {"n": number})
    if number == 13:
        raise LookupError("no thirteen")
    return number


async def held_up(database: Sqlite) -> tuple[asyncio.Future[None], threading.Event]:
    """A write that is under way until the event is set."""
    begun, hold = threading.Event(), threading.Event()

    def wait(_: sa.Connection) -> None:
        begun.set()
        hold.wait()

    holding = asyncio.ensure_future(database.write(wait))
    await asyncio.to_thread(begun.wait)
    return holding, hold


async def together(database: Sqlite, *numbers: int) -> list[Any]:
    """Writes ``numbers`` while the writer is held up, so that they wait together."""
    holding, hold = await held_up(database)
    writes = [asyncio.ensure_future(database.write(mark, number)) for number in numbers]
    await asyncio.sleep(0)
    hold.set()
    await holding
    return await asyncio.gather(*writes, return_exceptions=True)


async def marks(database: Sqlite) -> list[int]:
    return await database.read(lambda c: list(c.execute(sa.text("SELECT n FROM marks ORDER BY n")).scalars()))


async def test_one_commit_serves_all(database: Sqlite) -> None:
    commits: list[object] = []
    event.listen(database.writer.engine, "commit", commits.append)
    assert await together(database, 1, 2, 3) == [1, 2, 3]
    assert await marks(database) == [1, 2, 3]
    assert len(commits) == 2  # what held them up, and theirs


async def test_one_that_fails_takes_nobody_along(database: Sqlite) -> None:
    found = await together(database, 1, 13, 1, 100, 2)
    assert [found[0], found[4]] == [1, 2]
    assert [type(error) for error in found[1:4]] == [LookupError, exc.IntegrityError, exc.IntegrityError]
    assert await marks(database) == [1, 2]


async def test_where_the_commit_fails_each_is_tried_alone(database: Sqlite) -> None:
    failures = iter([False, True, False, True, False])

    def fail(_: sa.Connection) -> None:
        if next(failures):
            raise exc.OperationalError("COMMIT", {}, Exception("disk is full"))

    event.listen(database.writer.engine, "commit", fail)
    found = await together(database, 1, 2, 3)
    assert [found[0], found[2]] == [1, 3]
    assert isinstance(found[1], StoreUnavailable)
    assert await marks(database) == [1, 3]


async def test_who_gave_up_waiting_is_passed_over(database: Sqlite) -> None:
    holding, hold = await held_up(database)
    writes = [asyncio.ensure_future(database.write(mark, number)) for number in (1, 2, 3)]
    await asyncio.sleep(0)
    writes[1].cancel()
    await asyncio.sleep(0)
    hold.set()
    await holding
    await asyncio.gather(*writes, return_exceptions=True)
    assert await marks(database) == [1, 3]


async def test_closing_waits_for_what_is_queued(tmp_path: Path) -> None:
    database = connect(url(tmp_path))
    await database.write(lambda c: c.exec_driver_sql("CREATE TABLE marks (n INTEGER)") and None)
    writes = [asyncio.ensure_future(database.write(mark, number)) for number in range(5)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*writes) == [0, 1, 2, 3, 4]


async def test_a_locked_database_refuses_all_that_wait_after_one_wait(database: Sqlite, tmp_path: Path) -> None:
    await database.write(lambda c: c.exec_driver_sql("PRAGMA busy_timeout = 1") and None)
    begins: list[object] = []
    event.listen(database.writer.engine, "begin", begins.append)
    with closing(sqlite3.connect(tmp_path / "cairn.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writes = [asyncio.ensure_future(database.write(mark, number)) for number in (1, 2, 3)]
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(error) for error in found] == [StoreUnavailable] * 3
        assert all("locked" in str(error) for error in found)
        assert len(begins) == 1
        other.execute("ROLLBACK")
    assert await together(database, 1, 2) == [1, 2]

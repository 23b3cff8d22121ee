"""A database that may not be ours is looked at without a byte of it changing, also while others write."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from bot.db import database as module
from bot.db.connections import connect
from bot.db.database import StoreUnavailable


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database with a table, and no pauses between two looks at it."""
    monkeypatch.setattr(module, "PEEK_PAUSES", (0.0, 0.0))
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'cairn.db'}", poolclass=sa.NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE notes (id INTEGER)")
    return tmp_path / "cairn.db"


def write(connection: sa.Connection) -> None:
    connection.exec_driver_sql("INSERT INTO notes VALUES (1)")


async def test_a_database_that_another_process_is_recovering_is_looked_at_again(file: Path) -> None:
    looks = 0

    def look(connection: sa.Connection) -> int:
        nonlocal looks
        looks += 1
        if looks < 3:
            write(connection)
        return len(connection.exec_driver_sql("SELECT * FROM notes").all())

    database = connect(f"sqlite:///{file}")
    assert await database.peek(look) == 0
    assert looks == 3
    await database.close()


async def test_a_database_that_nobody_recovers_is_recovered_by_reading_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = connect(f"sqlite:///{file}")
    read, recovered = database._read, False

    async def recovering(query: Callable[[sa.Connection], Any]) -> Any:
        nonlocal recovered
        recovered = True
        return await read(query)

    monkeypatch.setattr(database, "_read", recovering)

    def look(connection: sa.Connection) -> int:
        if not recovered:
            write(connection)
        return len(connection.exec_driver_sql("SELECT * FROM notes").all())

    assert await database.peek(look) == 0
    await database.close()


async def test_a_look_never_writes(file: Path) -> None:
    database = connect(f"sqlite:///{file}")
    with pytest.raises(StoreUnavailable, match="readonly"):
        await database.peek(write)
    assert await database.read(lambda connection: connection.scalar(sa.text("SELECT count(*) FROM notes"))) == 0
    await database.close()

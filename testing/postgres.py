"""PostgreSQL for tests: a cluster of our own, and a fresh database for each test that asks for one.

The cluster lies in a temporary folder, listens on a socket in it and nowhere else, and is gone with the process that
started it. Where PostgreSQL cannot be had, tests that need it are skipped; CI sets ``CAIRN_TEST_POSTGRESQL=required``,
and they fail.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.db import Store
from bot.db.schema import whole_schema
from testing.cluster import OWNER, Cluster, programs, url_in

SERVER = "CAIRN_TEST_SERVER"
"""Names the folder of a running cluster to the processes that a test starts."""

REQUIRED = "CAIRN_TEST_POSTGRESQL"
"""``required``: its absence fails tests instead of skipping them."""

TEMPLATE = "cairn_template"
"""The database that fresh ones are copied from: empty, but of the present schema."""

SPARE, EMPTY = "spare_", "empty_"
"""Prefixes of the names of databases that are free to be used again, and of those that are not."""

RESET = "; ".join(
    [f"DELETE FROM {table.name}" for table in reversed(whole_schema().sorted_tables)]
    + [
        f"ALTER SEQUENCE {name} RESTART"
        for name in ("tables_id_seq", "outbox_id_seq", "tournaments_id_seq", "leagues_id_seq")
    ]
)
"""Makes a database as good as new, many times faster than a new one is made."""

QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "autovacuum": "off"}
"""Settings of a server whose data nobody wants back."""

SAFE = {**QUICK, "synchronous_commit": "on"}
"""The same for one that is to lose nothing when it crashes; the system under it does not."""


def binaries() -> Path:
    """Where PostgreSQL's programs are. Skips the test where there are none; fails it where they are required."""
    if found := programs():
        return found
    reason = "PostgreSQL's server programs are not installed (Debian: apt-get install postgresql)"
    if os.environ.get(REQUIRED) == "required":
        pytest.fail(reason)
    pytest.skip(reason)


@lru_cache
def cluster() -> Cluster:
    """The cluster of this process."""
    made = Cluster(binaries(), QUICK)
    made.start()
    _apart(_make_template(made))
    os.environ[SERVER] = str(made.folder)
    return made


def server() -> str:
    """The folder of the running cluster: that of a process above this one, or this one's own."""
    return os.environ.get(SERVER) or str(cluster().folder)


def database(key: str, *, empty: bool = False) -> str:
    """The URL of the database that belongs to ``key``, made when it is first asked for: migrated, or ``empty``."""
    folder, name = server(), (EMPTY if empty else "test_") + _hash(key)

    async def make() -> None:
        connection = await _connect(folder)
        names = {row["datname"] for row in await connection.fetch("SELECT datname FROM pg_database")}
        spare = next((each for each in names if each.startswith(SPARE)), None)
        if name in names:
            pass
        elif spare and not empty:
            await connection.execute(f"ALTER DATABASE {spare} RENAME TO {name}")
        else:
            template = "template0" if empty else TEMPLATE
            await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        await connection.close()

    _apart(make())
    return url_in(folder, name)


def release(keys: Iterable[str]) -> None:
    """Takes the databases of ``keys`` back, whoever is still connected to them; swept clean they serve other tests."""

    async def sweep() -> None:
        connection = await _connect(server())
        for hashed in map(_hash, keys):
            await connection.execute(f"DROP DATABASE IF EXISTS {EMPTY}{hashed} WITH (FORCE)")
            name = f"test_{hashed}"
            if await connection.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", name):
                await connection.execute(
                    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", name
                )
                inside = await _connect(server(), name)
                await inside.execute(RESET)
                await inside.close()
                await connection.execute(f"ALTER DATABASE {name} RENAME TO {SPARE}{hashed}")
        await connection.close()

    _apart(sweep())


async def _connect(folder: str, name: str = "postgres") -> Any:
    return await asyncpg.connect(host=folder, user=OWNER, database=name)


async def _make_template(made: Cluster) -> None:
    connection = await _connect(str(made.folder))
    await connection.execute(f"CREATE DATABASE {TEMPLATE}")
    await connection.close()
    store = await Store.open(made.url(TEMPLATE))
    await store.close()


def _apart(work: Coroutine[Any, Any, None]) -> None:
    """Does ``work`` on an event loop of its own, whether or not one runs here."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


def _hash(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()[:24]

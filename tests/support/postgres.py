"""PostgreSQL for tests: a cluster of our own, and a fresh database for each test that asks for one.

The cluster lies in a temporary folder, listens on a socket in it and nowhere else, and is gone with the process that
started it. Where PostgreSQL cannot be had, tests that need it are skipped; CI sets ``CAIRN_TEST_POSTGRESQL=required``,
and they fail.
"""

from __future__ import annotations

import asyncio
import atexit
import hashlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.store import Store
from bot.store.schema import metadata

SERVER = "CAIRN_TEST_SERVER"
"""Names the folder of a running cluster to the processes that a test starts."""

REQUIRED = "CAIRN_TEST_POSTGRESQL"
"""``required``: its absence fails tests instead of skipping them."""

PATIENCE = 60.0
"""Seconds for a server to start; it takes a fraction of one."""

OWNER = "cairn"

GUARDED = "guarded"
"""Who needs a password, once there is such a user; nobody else does."""

TEMPLATE = "cairn_template"
"""The database that fresh ones are copied from: empty, but of the present schema."""

SPARE, EMPTY = "spare_", "empty_"
"""What the names begin with of databases that are free to be used again, and of such as are not."""

SWEEP = "; ".join(
    [f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)]
    + [f"ALTER SEQUENCE {name} RESTART" for name in ("tables_id_seq", "outbox_id_seq")]
)
"""Makes a database as good as new, many times faster than a new one is made."""

QUICK = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off", "autovacuum": "off"}
"""What a server need not do whose data nobody wants back."""

SAFE = {"synchronous_commit": "on"}
"""What it must do all the same to lose nothing when it crashes; the system under it does not."""


class Cluster:
    """A PostgreSQL server of our own. ``settings`` go over those that make it quick."""

    def __init__(self, binaries: Path, settings: dict[str, str] | None = None) -> None:
        self.binaries = binaries
        self.folder = Path(tempfile.mkdtemp(prefix="cairn-pg-"))
        self.data = self.folder / "data"
        self.settings = {**QUICK, **(settings or {})}
        self._user = _unprivileged()
        self._process: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "--no-sync", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", OWNER, "-D", self.data)
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"local all {GUARDED} scram-sha-256\n{rules.read_text()}")
        atexit.register(self.remove)

    def start(self) -> None:
        """Starts it and waits until it answers."""
        options = [f"--{name}={value}" for name, value in self.settings.items()]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self.binaries / "postgres", "-D", self.data, "-k", self.folder, "--listen_addresses=", *options],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, user=self._user, cwd=self.folder,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL did not start: {(self.folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops it: SIGINT breaks connections off, SIGQUIT is a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stops it for good."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """The database ``name`` as SQLAlchemy wants it."""
        return url_in(self.folder, name)

    def _answers(self) -> bool:
        probe = subprocess.run(
            [self.binaries / "pg_isready", "-q", "-h", self.folder], user=self._user, cwd=self.folder, check=False
        )
        return probe.returncode == 0

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self.binaries / program, *arguments], user=self._user, cwd=self.folder, capture_output=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed: {done.stderr.decode()[-2000:]}")


def url_in(folder: Path | str, name: str) -> str:
    """The database ``name`` of the server whose socket lies in ``folder``."""
    return f"postgresql+asyncpg://{OWNER}@/{name}?host={folder}"


def binaries() -> Path:
    """Where PostgreSQL's programs are. Skips the test where there are none; fails it where they are required."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    if found or on_path:
        return found[-1].parent if found else Path(str(on_path)).resolve().parent
    reason = "PostgreSQL's server programs are not installed (Debian: apt-get install postgresql)"
    if os.environ.get(REQUIRED) == "required":
        pytest.fail(reason)
    pytest.skip(reason)


@lru_cache
def cluster() -> Cluster:
    """The cluster of this process."""
    made = Cluster(binaries())
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
                await inside.execute(SWEEP)
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


def _unprivileged() -> str | None:
    """Whom the server runs as: root may not."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"

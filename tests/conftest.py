"""What holds for every test."""

import gc
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants

from bot.db import migrate, sqlite_connection
from testing import databases
from testing.later import FOLDER

# The same examples every time and no clock: a test fails because of the program, never because of the machine.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")

# They would also depend on what is written in the modules that are loaded by then: to read all of them takes a tenth of
# the time until the first test.
providers._get_local_constants = cache(Constants)

# Thousands of tests leave modules, catalogues and positions behind that stay: looking through them as often as Python
# would takes a quarter of the suite's time.
gc.set_threshold(50_000, 20, 50)

# No system crashes under a test: as on the PostgreSQL servers of tests, no commit waits for the disk.
DURABLE, sqlite_connection.SYNCHRONOUS = sqlite_connection.SYNCHRONOUS, "OFF"

MARKS = {"postgresql": pytest.mark.postgresql}

T = TypeVar("T")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Iterator[None]:
    """Marks what needs a PostgreSQL server, which ``make check`` does without; has each worker begin with long tests.

    A worker that came upon one in the end would be left with it while the others have nothing more to do.
    """
    for item in items:
        if "on_postgresql" in getattr(item, "fixturenames", ()):
            item.add_marker("postgresql")
    yield
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    items[:] = dealt(long, short, int(getattr(config, "workerinput", {}).get("workercount", 1)))


def dealt(long: Sequence[T], short: Sequence[T], workers: int) -> list[T]:
    """All of them in an order in which each worker has as many long ones as the next, and begins with them.

    ``--dist worksteal`` gives each worker as many in a row; who is done takes over from the end of another's.
    """
    found: list[T] = []
    rest, tests = iter(short), len(long) + len(short)
    for worker in range(workers):
        first = long[worker::workers]
        found += [*first, *islice(rest, max(0, (tests - len(found)) // (workers - worker) - len(first)))]
    return [*found, *rest]


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Nobody looks for garbage among modules and tests: they stay, and pytest would look ten times at its end."""
    gc.freeze()


@pytest.fixture(params=[pytest.param(kind, marks=MARKS.get(kind, ())) for kind in databases.KINDS])
def each_kind(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a test on every kind of database."""
    monkeypatch.setenv(databases.KIND, request.param)


@pytest.fixture
def on_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a test on SQLite whatever the others run on: it is about what is SQLite's own."""
    monkeypatch.setenv(databases.KIND, "sqlite")


@pytest.fixture
def on_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a test on PostgreSQL whatever the others run on."""
    monkeypatch.setenv(databases.KIND, "postgresql")


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the program is a later one, whose schema has a version more."""
    monkeypatch.setattr(migrate, "VERSIONS", [*migrate.VERSIONS, FOLDER])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    """Removes the databases of a test that is over."""
    yield
    folder = getattr(item, "funcargs", {}).get("tmp_path")
    if isinstance(folder, Path):
        databases.forget(folder)

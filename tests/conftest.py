"""What holds for every test."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bot.db import migrate, sqlite_connection
from testing import databases
from testing.later import FOLDER

# The same examples every time and no clock: a test fails because of the program, never because of the machine.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")

# Thousands of tests leave modules, catalogues and positions behind that stay: looking through them as often as Python
# would takes a quarter of the suite's time.
gc.set_threshold(50_000, 20, 50)

# No system crashes under a test: as on the PostgreSQL servers of tests, no commit waits for the disk.
DURABLE, sqlite_connection.SYNCHRONOUS = sqlite_connection.SYNCHRONOUS, "OFF"

LONGEST = {
    *("test_kill.py", "test_processes.py", "test_upgrade.py", "test_newcomer.py", "test_fifth_game.py"),
    "test_bad_packages.py",
    *("test_tournaments_killed.py", "test_power.py", "test_month.py", "test_visits.py"),
}
MARKS = {"postgresql": pytest.mark.postgresql}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what needs a PostgreSQL server, which ``make check`` does without; what takes longest comes first.

    Otherwise one worker is left with it in the end, while the others have nothing more to do.
    """
    items.sort(key=lambda item: item.path.name not in LONGEST)
    for item in items:
        if "on_postgresql" in getattr(item, "fixturenames", ()):
            item.add_marker("postgresql")


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

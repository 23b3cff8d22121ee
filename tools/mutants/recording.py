"""A plugin for pytest: lets coverage.py know which test runs, and notes how long each took and which failed."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

TEST, NOTES = "MUTANTS_TEST", "MUTANTS_NOTES"
"""Environment variables: the test that runs, for the processes that it starts, and the folder for the notes."""


class Recorder:
    """Switches the context of coverage for each test. Processes that a test starts have its name as their context."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._failed: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        measuring = coverage.Coverage.current()
        if measuring is None:
            raise pytest.UsageError("coverage does not run: is its .pth file installed?")
        os.environ[TEST] = item.nodeid
        measuring.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            measuring.switch_context("")
            del os.environ[TEST]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if report.failed:
            self._failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        notes = Path(os.environ[NOTES]) / f"{os.getpid()}.json"
        notes.write_text(json.dumps({"seconds": self._seconds, "failed": sorted(self._failed)}), "utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """The process that only hands out tests to others does not record."""
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Recorder())

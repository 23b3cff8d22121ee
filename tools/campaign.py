"""The frame of campaigns: a record on disk, and pieces of work that a seed decides.

``make fault-injection``, ``make month`` and ``make tournaments`` differ in what is played and what goes wrong
meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import msgspec

MAX_TOLD = 50
"""Findings that are printed; all are kept."""

MAX_ERROR = 2000
"""Characters of an error that a finding tells."""


class Record(msgspec.Struct, kw_only=True):
    """The record of a campaign.

    ``counts`` are its acts by name. ``findings`` are its failures, one line each, with how to repeat them. ``seconds``
    is its duration.
    """

    counts: dict[str, int] = {}
    findings: list[str] = []
    seconds: float = 0.0

    @classmethod
    def read(cls, file: Path) -> Self | None:
        """Read a record; None where there is none."""
        return msgspec.json.decode(file.read_bytes(), type=cls) if file.is_file() else None

    def write(self, file: Path) -> None:
        """Keeps it, whole or not at all."""
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1))
        part.replace(file)

    def count(self, what: str, n: int = 1) -> None:
        """``n`` more of ``what`` were done."""
        self.counts[what] = self.counts.get(what, 0) + n

    def found(self, what: str) -> None:
        """Something broke."""
        if what not in self.findings:
            self.findings.append(what)

    def add(self, other: Record) -> None:
        """Add the counts and findings of another record."""
        for what, count in other.counts.items():
            self.count(what, count)
        for what in other.findings:
            self.found(what)


def command_line(command: str, description: str | None, seed: int | None = 0) -> argparse.ArgumentParser:
    """The command line of ``make <command>``, with the seed that decides everything."""
    made = argparse.ArgumentParser(
        prog=f"make {command}", description=description, formatter_class=argparse.RawTextHelpFormatter
    )
    again = "do this one piece of work again, and keep nothing" if seed is None else f"default: {seed}"
    made.add_argument("--seed", type=int, default=seed, help=again)
    return made


def attempt(record: Record, seed: int, work: Callable[[Path], Coroutine[Any, Any, None]]) -> None:
    """Does a piece of work in a folder of its own. What it raises is a finding."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            asyncio.run(work(Path(folder)))
        except Exception as error:
            where = "".join(traceback.format_tb(error.__traceback__)[-2:])
            record.found(f"seed {seed}: {type(error).__name__}: {str(error)[:MAX_ERROR]} {where}")


@contextmanager
def errors_found(
    record: Record, seed: int, explained: Callable[[logging.LogRecord], bool] = lambda _: False
) -> Iterator[None]:
    """Note each error that the bot logs meanwhile as a finding, unless it is ``explained`` by an injected fault."""
    errors = _Errors(explained)
    logger = logging.getLogger("bot")
    logger.addHandler(errors)
    try:
        yield
    finally:
        logger.removeHandler(errors)
        for error in errors.found:
            record.found(f"seed {seed}: logged {error[-MAX_ERROR:]}")


class _Errors(logging.Handler):
    def __init__(self, explained: Callable[[logging.LogRecord], bool]) -> None:
        super().__init__(logging.ERROR)
        self._explained = explained
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not self._explained(record):
            self.found.append(logging.Formatter().format(record))


def tell(title: str, record: Record) -> None:
    """Prints what was done and found."""
    lines = [f"{title}: {record.seconds:.0f} seconds"]
    lines += [f"  {name:40} {count:10,}" for name, count in sorted(record.counts.items())]
    lines += [f"FAULT {finding}" for finding in record.findings[:MAX_TOLD]]
    sys.stdout.write("\n".join([*lines, f"{len(record.findings)} faults", ""]))
    sys.stdout.flush()


def checked_out() -> str:
    """The commit that is checked out, with a plus where something is not committed; empty outside a checkout."""
    done = subprocess.run(
        ["/usr/bin/env", "git", "describe", "--always", "--dirty=+"], capture_output=True, text=True, check=False
    )
    return done.stdout.strip()

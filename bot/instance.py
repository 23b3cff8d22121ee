"""One bot to one SQLite file: a lock beside the database, which the system lets go however the process ends."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Busy(Exception):  # noqa: N818 - what it is for the operator
    """Another process holds the database."""


def lock_file(database: Path) -> Path:
    """The lock that belongs to ``database``."""
    return database.with_name(f"{database.name}.lock")


@contextmanager
def hold(database: Path) -> Iterator[None]:
    """Holds ``database`` for this process while the context lasts; its folder is made where it is missing.

    Raises Busy where another process holds it, OSError where nothing can be written there.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    file = os.open(lock_file(database), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Busy(str(database)) from None
        yield
    finally:
        os.close(file)

"""One bot to one SQLite file: a lock beside the database, which the system lets go however the process ends."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

__all__ = ["Timeout", "database_lock"]


def database_lock(database: Path) -> FileLock:
    """A context that holds ``database`` for this process; its folder is made where it is missing.

    Entering raises Timeout where another process holds it, and OSError where nothing can be written there, as making
    the folder does.
    """
    database.parent.mkdir(parents=True, exist_ok=True)
    return FileLock(database.with_name(f"{database.name}.lock"), timeout=0, mode=0o600)

"""SQLite files as wholes: is one sound and of a schema this program knows, and a copy of one that may be in use.

These work on files, without opening a store: a store migrates what it opens, and a back-up must not.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from bot.db.migrate import why_unusable
from bot.db.sqlite_connection import read_only


class BadFile(Exception):  # noqa: N818 - what it is, not that it is an error
    """A file that is not a sound database of this program's. The message is one line for the operator."""


def check(file: Path) -> str:
    """The schema version of the sound Cairn database in ``file``. Raises BadFile for anything else."""
    if _is_dump(file):
        raise BadFile(f"{file} is a dump of PostgreSQL: name a server's database for it by --database.")
    try:
        with closing(read_only(file)) as database:
            (verdict,) = database.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise BadFile(f"{file} is damaged: {verdict}.")
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    except (sqlite3.Error, TypeError) as error:
        raise BadFile(f"{file} is not a database of Cairn: {error}.") from None
    if reason := why_unusable(version):
        raise BadFile(f"{file} {reason}.")
    return str(version)


def copy(source: Path, target: Path) -> None:
    """Replaces ``target``, in one step, by a consistent and checked copy of ``source``, which may be in use.

    Raises BadFile where ``source`` is not sound or ``target`` cannot be written; ``target`` is as it was then.
    """
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(read_only(source)) as database, closing(sqlite3.connect(part)) as made:
            database.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")
        check(part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise BadFile(f"{source} cannot be copied to {target}: {error}.") from None
    finally:
        with suppress(OSError):
            part.unlink()


def _is_dump(file: Path) -> bool:
    with suppress(OSError), file.open("rb") as opened:
        return opened.read(5) == b"PGDMP"
    return False

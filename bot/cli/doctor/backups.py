"""The age of the last good back-up of the database in use.

A back-up is told from one of another database by the tables that it holds, and its age by the last sign of life that
the bot had noted in it: a file may have been copied since.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import sqlalchemy as sa

from bot.cli.doctor.diagnosis import Diagnosis, note, warning, well
from bot.cluster.schema import heartbeats
from bot.core.config import Settings
from bot.db import dumps, files
from bot.db.schema import tables
from bot.db.sqlite_connection import read_only

MAX_AGE = timedelta(days=2)
"""The age after which a back-up is missed."""

MAX_READ = 5
"""The newest files are read to their end until one is good: it takes a second a gigabyte or more."""

FIRST_TABLES = 10
"""The number of tables that tell a database from another."""

Table = tuple[int, int]
"""Its id, and when it was opened, in microseconds since 1970."""


class Origin(msgspec.Struct, frozen=True):
    """The first tables of a database, and when its bot was last alive (None: it has not been)."""

    tables: frozenset[Table]
    alive_at: datetime | None

    def is_of(self, other: Origin) -> bool:
        """Whether one is a copy of the other, however much was played since."""
        return bool(self.tables & other.tables) or not self.tables


def origin(connection: sa.Connection) -> Origin:
    """Read the origin of a database of this version's schema."""
    columns = sa.type_coerce(tables.c.created_at, sa.BigInteger)
    first = connection.execute(sa.select(tables.c.id, columns).order_by(tables.c.id).limit(FIRST_TABLES))
    alive = connection.execute(sa.select(sa.type_coerce(heartbeats.c.at, sa.BigInteger))).scalars().all()
    return Origin(frozenset((row[0], row[1]) for row in first), _latest(alive))


def _latest(alive: Sequence[int]) -> datetime | None:
    return datetime.fromtimestamp(max(alive) / 1e6, UTC) if alive else None


def folders(settings: Settings, named: Path | None) -> list[Path]:
    """Return the folders in which back-ups are looked for: the one that is ``named``, else the usual ones."""
    if named is not None:
        return [named]
    folder = settings.database_file.parent if settings.database_file is not None else Path("data")
    return [folder / "backups", folder]


def last_good(where: Sequence[Path], mine: Origin, settings: Settings, now: datetime) -> Iterator[Diagnosis]:
    """Find the newest sound back-up of the database with the origin ``mine``."""
    found = sorted(_candidates(where, settings.database_file), key=lambda file: file.stat().st_mtime, reverse=True)
    looked = ", ".join(map(str, where))
    if not mine.tables:
        yield note("back-up", "nothing has been played yet that could be lost")
        return
    bad: list[str] = []
    for file in found[:MAX_READ]:
        try:
            its = _of_file(file) if settings.database_file is not None else _of_dump(file)
        except files.BadFile as error:
            bad.append(str(error))
            continue
        if not its.tables or not its.is_of(mine):
            bad.append(f"{file} is of another database.")
            continue
        at = its.alive_at or datetime.fromtimestamp(file.stat().st_mtime, UTC)
        says = f"{file} is sound, of {at:%Y-%m-%d %H:%M} UTC"
        if now - at > MAX_AGE:
            yield warning("back-up", f"the last good one is {(now - at).days} days old: {says}", REMEDY)
        else:
            yield well("back-up", says)
        return
    why = f" ({' '.join(bad)})" if bad else ""
    yield warning("back-up", f"none of this database in {looked}{why}", REMEDY)


REMEDY = "make one every night by `cairn backup FILE`, on another disk; `cairn doctor --backups FOLDER` looks elsewhere"


def _candidates(where: Sequence[Path], database: Path | None) -> Iterator[Path]:
    for folder in where:
        for file in folder.glob("*") if folder.is_dir() else ():
            if file.is_file() and file != database and _may_be_one(file):
                yield file


def _may_be_one(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            head = opened.read(16)
    except OSError:
        return False
    return head.startswith((b"SQLite format 3\0", dumps.HEAD)) and file.suffix != ".part"


def _of_file(file: Path) -> Origin:
    """Raises BadFile where it is not sound."""
    files.check(file)
    with closing(read_only(file)) as database:
        try:
            first = database.execute(
                "SELECT id, created_at FROM tables ORDER BY id LIMIT ?", (FIRST_TABLES,)
            ).fetchall()
            alive = database.execute("SELECT at FROM heartbeats").fetchall()
        except sqlite3.Error as error:
            raise files.BadFile(f"{file} cannot be read: {error}.") from None
    return Origin(frozenset(first), _latest([at for (at,) in alive]))


def _of_dump(file: Path) -> Origin:
    """Raises BadFile where it is not sound."""
    rows = dumps.columns(file, {"tables": ("id", "created_at"), "heartbeats": ("at",)})
    first = sorted((int(id_), int(at)) for id_, at in rows["tables"])[:FIRST_TABLES]
    return Origin(frozenset(first), _latest([int(at) for (at,) in rows["heartbeats"]]))

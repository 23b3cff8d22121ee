"""Checks of the database: is it sound and of this version, does it keep what it has, is there room."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import sqlalchemy as sa

from bot.cli.doctor.diagnosis import Diagnosis, broken, note, warning, well
from bot.db import StoreUnavailable, files
from bot.db.connections import connect
from bot.db.database import Database
from bot.db.migrate import known_versions, present_version, why_unusable

MIB, GIB = 1 << 20, 1 << 30
CRITICAL_BYTES, LOW_BYTES, LOW_SHARE = 100 * MIB, GIB, 0.1
"""Free room below which moves may soon be refused, and below which somebody should look."""

WAL = b"\x02\x02"
"""Two bytes of a file's header where its moves go to a log first, which outlives a crash."""

DURABLE = ("fsync", "synchronous_commit", "full_page_writes")
"""Settings of a server without which an acknowledged move may be lost."""

WAITING = "the next start brings it up to date"


def room(folder: Path) -> Iterator[Diagnosis]:
    """Check the free room on the disk of a folder that may be made yet."""
    there = _existing(folder)
    usage = shutil.disk_usage(there)
    free = f"{usage.free / GIB:,.1f} GiB free of {usage.total / GIB:,.1f} on the disk of {there}"
    if usage.free < CRITICAL_BYTES:
        yield broken("disk", free, "make room: a full disk takes no move")
    elif usage.free < LOW_BYTES or usage.free < usage.total * LOW_SHARE:
        yield warning("disk", free, "make room before it is full: then no move is taken")
    else:
        yield well("disk", free)


def file(path: Path) -> Iterator[Diagnosis]:
    """Check a database of SQLite; to read all of it takes a second a gigabyte or more."""
    there = _existing(path.parent)
    if not path.is_file():
        if os.access(there, os.W_OK):
            yield note("database", f"there is no {path} yet: it is made at the first start")
        else:
            yield broken("database", f"{path} cannot be made: {there} is not to be written", "set CAIRN_DATABASE")
        return
    try:
        version = files.check(path)
    except files.BadFile as error:
        yield broken("database", str(error).rstrip("."), "restore a back-up by `cairn restore FILE`, or upgrade Cairn")
        return
    yield _known("database", f"{path} is sound, {path.stat().st_size / MIB:,.0f} MiB", version)
    if not os.access(path, os.W_OK) or not os.access(path.parent, os.W_OK):
        yield broken("database", f"{path} or its folder cannot be written", "give both to the user that Cairn runs as")
    with path.open("rb") as opened:
        header = opened.read(20)
    if header[18:20] != WAL:
        yield note("durability", f"{path} has no log yet", "the bot makes one when it opens it")
    else:
        yield well("durability", "each move is on the disk before it is acknowledged")


async def server(url: str) -> Sequence[Diagnosis]:
    """Check a database on a server."""
    database: Database | None = None
    try:
        database = connect(url)
        version = await database.peek(present_version)
        if version is None:
            return [note("database", "the server’s database is empty: its tables are made at the first start")]
        if reason := why_unusable(version):
            return [broken("database", f"it {reason}", "see docs/operations.md, *PostgreSQL*")]
        await database.check_writable()
        size, settings, most, taken = await database.read(_of_server)
    except StoreUnavailable as error:
        return [broken("database", str(error).rstrip("."), "see docs/operations.md, *PostgreSQL*")]
    finally:
        if database is not None:
            await database.close()
    found = [_known("database", f"the server answers; {size / MIB:,.0f} MiB", version)]
    off = [name for name, value in settings.items() if value == "off"]
    if off:
        found.append(
            broken("durability", f"off on the server: {', '.join(off)}", "switch on: a crash would lose played moves")
        )
    else:
        found.append(well("durability", "each move is on the server’s disk before it is acknowledged"))
    from bot.db.postgresql import CONNECTIONS

    if most - taken < CONNECTIONS:
        found.append(
            warning(
                "connections",
                f"{taken} of {most} are taken, and a process of Cairn takes up to {CONNECTIONS}",
                "raise max_connections",
            )
        )
    return found


def _of_server(connection: sa.Connection) -> tuple[int, dict[str, str], int, int]:
    size = connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one()
    settings = {name: connection.exec_driver_sql(f"SHOW {name}").scalar_one() for name in DURABLE}
    most = int(connection.exec_driver_sql("SHOW max_connections").scalar_one())
    taken = connection.exec_driver_sql("SELECT count(*) FROM pg_stat_activity").scalar_one()
    return size, settings, most, taken


def _known(check: str, says: str, version: str) -> Diagnosis:
    if version == known_versions()[-1]:
        return well(check, f"{says}, of this version’s schema ({version})")
    return note(check, f"{says}, of schema {version}; this version’s is {known_versions()[-1]}", WAITING)


def _existing(folder: Path) -> Path:
    """The folder, or the nearest above it that there is."""
    return next(each for each in (folder.absolute(), *folder.absolute().parents) if each.is_dir())

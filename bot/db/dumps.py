"""Back-ups of a PostgreSQL database: its own programs write them and put them back, and what they did is counted."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import sqlalchemy as sa

from bot.db.connections import connect
from bot.db.database import shown
from bot.db.files import BadFile
from bot.db.migrate import why_unusable
from bot.db.schema import whole_schema
from bot.db.transfer import VERSION, require_alone

HEAD = b"PGDMP"
"""How a file of pg_dump begins."""

_COPY = re.compile(rb"COPY (?:\w+\.)?(\w+) (?:\(([^)]*)\))?")


class Contents(msgspec.Struct, frozen=True):
    """The schema version of a database or a dump, and how many rows each of Cairn's tables has."""

    version: str
    rows: dict[str, int]


async def backup(url: str, file: Path) -> Contents:
    """Writes a checked dump of the database, as of one moment, to ``file``, which it replaces in one step.

    Raises BadFile, StoreUnavailable; ``file`` is as it was then.
    """
    server = connect(url)
    part = file.with_name(f"{file.name}.part")

    def dump(connection: sa.Connection) -> Contents:
        found = _contents(connection)
        (schema, snapshot) = connection.exec_driver_sql("SELECT current_schema(), pg_export_snapshot()").one()
        names = [f"--table={schema}.{name}" for name in (VERSION, *found.rows)]
        how = ["--format=custom", "--no-owner", "--no-privileges", f"--snapshot={snapshot}", f"--file={part}"]
        _run(server.url, "pg_dump", *how, *names)
        return found

    try:
        _find("pg_restore")
        part.touch(mode=0o600)
        found = await server.moment(dump)
        if read(part) != found:
            raise BadFile(f"{file} would not hold what the database holds: try again.")
        part.replace(file)
    except OSError as error:
        raise BadFile(f"{file} cannot be written: {error.strerror}.") from None
    finally:
        with suppress(OSError):
            part.unlink()
        await server.close()
    return found


async def restore(file: Path, url: str, *, force: bool = False) -> tuple[Contents, str | None]:
    """Puts a dump in the place of what the database holds; what it has held, and in which schema that is kept now.

    All of it is one transaction. Raises BadFile, Refused where a bot is connected (not with ``force``),
    StoreUnavailable.
    """
    wanted = read(file)
    server = connect(url)
    try:
        if not force:
            await server.read(require_alone)
        there = await server.read(_names)
        kept = f"before_{datetime.now(UTC):%Y%m%d_%H%M%S}" if there else None
        await asyncio.to_thread(_put_back, file, server.url, [*_quarantine(there, kept)], [*_counted(wanted)])
        if await server.read(_contents) != wanted:
            raise BadFile(f"{shown(server.url)} does not hold what {file} holds: stop who writes there, and try again.")
        return wanted, kept
    finally:
        await server.close()


def read(file: Path) -> Contents:
    """Read a dump to its end. Raises BadFile where it is damaged, of a later Cairn, or not one of ours."""
    version, rows, table = "", dict[str, int](), None
    with _sql(file) as lines:
        for line in lines:
            if table is None:
                if found := _COPY.match(line):
                    table = found[1].decode()
                    rows[table] = 0
            elif line == b"\\.\n":
                table = None
            else:
                rows[table] += 1
                version = line.decode().strip() if table == VERSION else version
    if rows.pop(VERSION, 0) != 1:
        raise BadFile(f"{file} is not a back-up of Cairn.")
    if reason := why_unusable(version):
        raise BadFile(f"{file} {reason}.")
    return Contents(version, rows)


def columns(file: Path, wanted: Mapping[str, Sequence[str]]) -> dict[str, list[tuple[str, ...]]]:
    """Read ``wanted`` columns of tables in a dump, as they are written there. Raises BadFile as :func:`read` does."""
    read(file)
    rows: dict[str, list[tuple[str, ...]]] = {name: [] for name in wanted}
    places: tuple[str, list[int]] | None = None
    with _sql(file) as lines:
        for line in lines:
            if found := _COPY.match(line):
                name = found[1].decode()
                there = found[2].decode().split(", ") if name in wanted else []
                places = (name, [there.index(column) for column in wanted[name]]) if name in wanted else None
            elif line == b"\\.\n":
                places = None
            elif places is not None:
                values = line.decode().rstrip("\n").split("\t")
                rows[places[0]].append(tuple(values[place] for place in places[1]))
    return rows


def _contents(connection: sa.Connection) -> Contents:
    names = _names(connection)
    if VERSION not in names:
        raise BadFile(f"{shown(connection.engine.url)} holds no tables of Cairn.")
    version: str = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION}").scalar_one()  # noqa: S608
    names.remove(VERSION)
    count = "SELECT count(*) FROM {}"
    return Contents(version, {name: connection.exec_driver_sql(count.format(name)).scalar_one() for name in names})


def _names(connection: sa.Connection) -> list[str]:
    """The tables of Cairn that a database has."""
    return sorted(set(sa.inspect(connection).get_table_names()) & {VERSION, *whole_schema().tables})


def _put_back(file: Path, url: sa.URL, before: Sequence[str], after: Sequence[str]) -> None:
    """Runs what a dump says, between other statements, in one transaction."""
    psql = [_find("psql"), "--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1", "--file=-"]
    pipe = subprocess.PIPE
    with (
        _sql(file) as lines,
        subprocess.Popen(  # noqa: S603 - a program of PostgreSQL
            psql, stdin=pipe, stdout=subprocess.DEVNULL, stderr=pipe, env=_environment(url)
        ) as running,
    ):
        assert running.stdin and running.stderr  # noqa: S101, PT018 - both are pipes
        with suppress(BrokenPipeError):
            running.stdin.writelines(line.encode() for line in before)
            running.stdin.writelines(lines)
            running.stdin.writelines(line.encode() for line in after)
            running.stdin.close()
        said = running.stderr.read().decode(errors="replace")
    if running.returncode:
        raise BadFile(f"{file} cannot be put into {shown(url)}: {_first(said)}.")


def _quarantine(names: Sequence[str], schema: str | None) -> Iterator[str]:
    if schema is not None:
        yield f"CREATE SCHEMA {schema};\n"
        yield from (f"ALTER TABLE {name} SET SCHEMA {schema};\n" for name in names)


def _counted(wanted: Contents) -> Iterator[str]:
    """Breaks the transaction off where anything is missing."""
    yield "RESET search_path;\n"
    for name, count in wanted.rows.items():
        missing = f"RAISE EXCEPTION 'rows of {name} are missing'"
        yield f"DO $$ BEGIN IF (SELECT count(*) FROM {name}) <> {count} THEN {missing}; END IF; END $$;\n"  # noqa: S608
        yield f"ANALYZE {name};\n"


@contextmanager
def _sql(file: Path) -> Iterator[Iterator[bytes]]:
    """The statements of a dump, line by line. Raises BadFile where they cannot be read, at the end at the latest."""
    try:
        with file.open("rb") as opened:
            if opened.read(len(HEAD)) != HEAD:
                raise BadFile(f"{file} is not a dump of PostgreSQL, as `cairn backup` makes of a server's database.")
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}.") from None
    program = [_find("pg_restore"), "--no-owner", "--no-privileges", "--file=-", str(file)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:  # noqa: S603
        assert running.stdout and running.stderr  # noqa: S101, PT018 - both are pipes
        yield iter(running.stdout)
        said = running.stderr.read().decode(errors="replace")
    if running.returncode:
        raise BadFile(f"{file} cannot be read: {_first(said)}.")


def _run(url: sa.URL, program: str, *arguments: str) -> None:
    done = subprocess.run(  # noqa: S603 - a program of PostgreSQL
        [_find(program), *arguments], env=_environment(url), capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BadFile(f"{program} says: {_first(done.stderr)}.")


def _find(program: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise BadFile(
            f"{program} is not installed here: install PostgreSQL's client programs (Debian: postgresql-client)."
        )
    return found


def _first(said: str) -> str:
    """The first line in which a program says what is wrong."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return (next((line for line in lines if "error" in line.lower()), "") or (lines or ["no reason"])[0]).rstrip(".")


def _environment(url: sa.URL) -> dict[str, str]:
    """The environment in which PostgreSQL's programs find the database."""
    option = {name: value for name, value in url.query.items() if isinstance(value, str)}
    given = {
        "PGHOST": url.host or option.get("host"),
        "PGPORT": str(url.port) if url.port else option.get("port"),
        "PGUSER": url.username or option.get("user"),
        "PGPASSWORD": url.password or option.get("password"),
        "PGDATABASE": url.database or option.get("database"),
        "PGPASSFILE": option.get("passfile"),
        "PGSSLMODE": option.get("sslmode") or option.get("ssl"),
        "PGAPPNAME": "cairn-backup",
    }
    return {**os.environ, **{name: value for name, value in given.items() if value}}

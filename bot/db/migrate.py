"""Brings a database to the present schema at start, by the packaged Alembic migrations."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path

import sqlalchemy as sa

from bot.db.database import Database, StoreUnavailable, shown

FOLDER = Path(str(resources.files("bot.db") / "migrations"))

VERSIONS = [FOLDER / "versions"]
"""The folders of the migrations; tests add a later program's."""

_version = sa.table("alembic_version", sa.column("version_num", sa.String))


async def migrate(database: Database) -> None:
    """Run the migrations that are missing.

    Raises StoreUnavailable where the database cannot be written, or is of a version that this program does not know:
    then not one of its bytes has changed.
    """
    await database.check_writable()
    version = await database.peek(present_version)
    if version is not None and (reason := why_unusable(version)):
        raise StoreUnavailable(f"The database {shown(database.url)} {reason}.")
    if version != known_versions()[-1]:
        await database.migrate(upgrade)


def upgrade(connection: sa.Connection, target: str = "head") -> None:
    """Run the migrations up to ``target`` within the connection's transaction."""
    from alembic import command  # costs a tenth of a second, and is needed once in a database's life
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.set_main_option("version_locations", os.pathsep.join(map(str, VERSIONS)).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def known_versions() -> tuple[str, ...]:
    """The versions of the schema, oldest first: their migrations are named after them."""
    found = [path.name.partition("_")[0] for folder in VERSIONS for path in folder.glob("r[0-9]*.py")]
    return tuple(sorted(found))


def why_unusable(version: str) -> str | None:
    """Why this program cannot use a database of schema ``version``, said of the database; None where it can.

    Before 1.0.0 versions were bare numbers, so that none of them is taken for one of today's.
    """
    if version in known_versions():
        return None
    if version.startswith("r"):
        return f"was written by a later Cairn (schema {version}): upgrade Cairn first"
    return f"was made before Cairn 1.0.0 (schema {version}) and is left as it is: name a new one"


def present_version(connection: sa.Connection) -> str | None:
    """The version of the schema that a database has; None for one without tables of Cairn."""
    if not sa.inspect(connection).has_table(_version.name):
        return None
    return connection.execute(sa.select(_version.c.version_num)).scalar_one_or_none()

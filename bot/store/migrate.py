"""Brings a database to the present schema at start, by the packaged Alembic migrations."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import exc

from bot.store.database import Database, StoreUnavailable

_version = sa.table("alembic_version", sa.column("version_num", sa.String))


async def migrate(database: Database) -> None:
    """Runs what migrations are missing. Raises StoreUnavailable, also where it is a newer program's, or read-only."""
    await database.check_writable()
    if await database.read(present_version) != known_versions()[-1]:
        await database.migrate(upgrade)


def upgrade(connection: sa.Connection, target: str = "head") -> None:
    """Runs the migrations up to ``target`` within the connection's transaction."""
    from alembic import command  # costs a tenth of a second, and is needed once in a database's life
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(folder()).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, target)
    except CommandError as error:
        raise StoreUnavailable(f"The database belongs to a newer version of Cairn: {error}.") from error


@lru_cache
def known_versions() -> tuple[str, ...]:
    """The versions of the schema, oldest first: the numbers in the names of the migrations."""
    return tuple(sorted(path.name[1:5] for path in (folder() / "versions").glob("v[0-9]*.py")))


def folder() -> Path:
    """Where the migrations lie."""
    return Path(str(resources.files("bot.store") / "migrations"))


def present_version(connection: sa.Connection) -> str | None:
    """The version of the schema that a database has; None for one that is empty."""
    try:
        return connection.execute(sa.select(_version.c.version_num)).scalar_one_or_none()
    except exc.DBAPIError:
        return None  # no such table: nothing has been migrated yet

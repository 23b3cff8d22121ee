"""Which kind of database is behind a URL."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import exc

from bot.core.meter import SILENT, Meter
from bot.db.database import Database, Sqlite, StoreUnavailable

TAKES = "name a file, or postgresql://USER:PASSWORD@HOST/DATABASE"


def connect(url: str, meter: Meter = SILENT) -> Database:
    """The database behind ``url``: a file of SQLite or a server of PostgreSQL, whatever driver it names.

    Raises StoreUnavailable.
    """
    try:
        parsed = sa.make_url(url)
    except (exc.ArgumentError, ValueError):
        raise StoreUnavailable(f"The database's URL cannot be read: {TAKES}.") from None
    match parsed.drivername.partition("+")[0]:
        case "sqlite":
            return Sqlite(parsed.set(drivername="sqlite+pysqlite"), meter)
        case "postgresql" | "postgres":
            from bot.db.postgresql import Server  # costs start-up time that SQLite need not pay

            return Server(parsed, meter)
        case other:
            raise StoreUnavailable(f"Cairn knows no database {other}: {TAKES}.")

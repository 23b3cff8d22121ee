"""Queries about what the bot last knew of the time."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from bot.cluster.queries import server_now
from bot.cluster.schema import heartbeats

PROCESS = "bot"
"""All of its processes go by the latest time that one of them knew."""


def beat(connection: sa.Connection, at: datetime) -> None:
    """Notes that the bot was alive at a time that it knows for certain."""
    latest = sa.case((heartbeats.c.at < at, sa.bindparam("at", at, heartbeats.c.at.type)), else_=heartbeats.c.at)
    changed = connection.execute(sa.update(heartbeats).where(heartbeats.c.process == PROCESS).values(at=latest))
    if not changed.rowcount:
        connection.execute(sa.insert(heartbeats), {"process": PROCESS, "at": at})


def server_time(connection: sa.Connection) -> datetime | None:
    """Return the time of the database's server; None where there is no server."""
    if connection.dialect.name == "sqlite":
        return None
    shown: datetime = connection.execute(sa.select(server_now)).scalar_one()
    return shown


def last(connection: sa.Connection) -> datetime | None:
    """The last such time; None in a new database."""
    query = sa.select(heartbeats.c.at).where(heartbeats.c.process == PROCESS)
    found: datetime | None = connection.execute(query).scalar_one_or_none()
    return found

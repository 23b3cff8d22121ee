"""Queries about how many tables, challenges and computer players a person may have on a server."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime

import sqlalchemy as sa

from bot.db.schema import IS_CHALLENGE, tables
from bot.people import setting_queries as settings
from bot.people.queries import require_admitted
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Table
from bot.tables.core.refusals import Refusal


def already_opened(
    connection: sa.Connection, guild_id: int | None, owner_id: int, interaction_id: str, guests: Collection[int] = ()
) -> Table | None:
    """Return the table that ``interaction_id`` opened already, else None.

    Raises Refusal if a person owns too many, or the server keeps them or one of their ``guests`` away from its tables.
    """
    if (before := table_queries.opened_by(connection, interaction_id)) is not None:
        return before
    require_admitted(connection, guild_id, [owner_id, *guests])
    limit = settings.of_guild(connection, guild_id).most_tables
    if table_queries.live_owned(connection, guild_id, owner_id) >= limit:
        raise Refusal("refusal-too-many-tables", limit=limit)
    return None


def require_room_for_computers(connection: sa.Connection, guild_id: int | None, owner_id: int, wanted: int = 1) -> None:
    """Raise Refusal where ``wanted`` more computer players at a person's live tables would be too many."""
    limit = settings.of_guild(connection, guild_id).most_computers
    if table_queries.computers_owned(connection, guild_id, owner_id) + wanted > limit:
        raise Refusal("refusal-too-many-computers", limit=limit)


def challenges_since(connection: sa.Connection, owner_id: int, since: datetime, *, but: int = 0) -> list[datetime]:
    """When a person has challenged somebody anywhere, not before ``since``, oldest first; without a table (``but``)."""
    mine = tables.c.owner_id == owner_id, tables.c.created_at >= since, tables.c.id != but, IS_CHALLENGE
    return list(connection.scalars(sa.select(tables.c.created_at).where(*mine).order_by(tables.c.created_at)))

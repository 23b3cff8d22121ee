"""Servers at which nothing is done: the bot is not there any more, or all that it keeps of them is being deleted."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import SERVER
from bot.db.schema import erasures, server_absences


def rests(guild_id: sa.ColumnElement[int | None]) -> sa.ColumnElement[bool]:
    """Return whether a server (NULL: none) rests."""
    gone = sa.exists().where(server_absences.c.guild_id == guild_id, server_absences.c.ended.is_(None))
    erased = sa.exists().where(erasures.c.guild_id == guild_id, erasures.c.begun)
    return sa.or_(gone, erased)


def at_server(part: sa.Table, guild_id: int) -> sa.ColumnElement[bool] | None:
    """Return which rows of ``part`` belong to a server: by a column that names it, or by what they refer to.

    None where none do.
    """
    for column in part.c:
        if SERVER in column.info:
            return column == guild_id
    for key in part.foreign_keys:
        above = at_server(key.column.table, guild_id)
        if above is not None:
            return key.parent.in_(sa.select(key.column).where(above))
    return None

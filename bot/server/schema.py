"""The table of who has changed which setting of a server."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import NUMBER, Instant, Mark, guild_id_column, user_id_column
from bot.db.schema import metadata

setting_changes = sa.Table(
    "setting_changes",
    metadata,
    sa.Column("id", NUMBER, primary_key=True),
    guild_id_column(),
    user_id_column(mark=Mark.OWN),
    sa.Column("at", Instant, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("before", sa.String(200), nullable=False),
    sa.Column("after", sa.String(200), nullable=False),
    sa.Index("ix_setting_changes_guild", "guild_id", "id"),
    sqlite_autoincrement=True,
)

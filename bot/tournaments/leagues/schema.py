"""The table of the database that holds leagues. Their seasons and divisions are tournaments."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import DISCLOSED, NUMBER, Instant, Json, guild_id_column, user_id_column
from bot.db.schema import metadata
from bot.tournaments.leagues.model import LeaguePlan

leagues = sa.Table(
    "leagues",
    metadata,
    sa.Column("id", NUMBER, primary_key=True, info=DISCLOSED),
    guild_id_column(index=True, info=DISCLOSED),
    sa.Column("channel_id", sa.BigInteger, nullable=False, info=DISCLOSED),
    user_id_column("opener_id", heading="opened_leagues"),
    sa.Column("plan", Json(LeaguePlan), nullable=False, info=DISCLOSED),
    sa.Column("opened_at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("closes", sa.Boolean(create_constraint=False), nullable=False),  # no season after this one
    sa.Column("once", sa.String(64), key="interaction_id", nullable=False, unique=True),
    sqlite_autoincrement=True,
)

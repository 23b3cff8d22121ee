"""The tables of webhooks, beside those of :mod:`bot.db.schema`."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import NUMBER, UNDISCLOSED, Instant, Json, guild_id_column
from bot.db.schema import metadata
from bot.webhooks.model import HookEvent

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("id", NUMBER, primary_key=True),
    guild_id_column(index=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False, info=UNDISCLOSED),
    sa.Column("subscribed", Json(tuple[HookEvent, ...]), nullable=False),  # the events it is told of
    sa.Column("created_at", Instant, nullable=False),
    sa.Column("taken_at", Instant),
    sa.Column("failing_since", Instant),
    sa.Column("trouble", sa.String(40)),  # why it took nothing when it was told something last
    sa.Column("off", sa.Boolean(create_constraint=False), nullable=False),
    sqlite_autoincrement=True,
)

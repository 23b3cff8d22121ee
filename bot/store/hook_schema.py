"""The tables of webhooks, beside those of :mod:`bot.store.schema`."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.column_types import Instant
from bot.store.schema import metadata

webhooks = sa.Table(
    "webhooks",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("subscribed", sa.Text, nullable=False),  # JSON: the events it is told of
    sa.Column("created_at", Instant, nullable=False),
    sa.Column("failing_since", Instant),
    sa.Column("trouble", sa.String(40)),  # why it took nothing when it was told something last
    sa.Column("off", sa.Boolean(create_constraint=False), nullable=False),
    sqlite_autoincrement=True,
)

deliveries = sa.Table(
    "deliveries",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
    sa.Column("webhook_id", sa.Integer, sa.ForeignKey("webhooks.id", ondelete="CASCADE"), nullable=False),
    sa.Column("event_id", sa.String(32), nullable=False),
    sa.Column("event", sa.String(16), nullable=False),
    sa.Column("payload", sa.Text, nullable=False),  # JSON, as it is sent
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("due_at", Instant, nullable=False),
    sa.Index("ix_deliveries_webhook", "webhook_id", "id"),
    sa.Index("ix_deliveries_due", "due_at"),
    sqlite_autoincrement=True,
)

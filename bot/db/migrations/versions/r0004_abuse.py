"""Bans from a server's tables, apart from blocks and with their time and reason; reports of what people write."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"
branch_labels = None
depends_on = None

SERVERS = ("tables", "results", "guild_settings", "setting_changes", "queue_entries", "tournaments", "leagues")
"""Tables that name servers: whose blocks are bans, no person's."""


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("by_id", sa.BigInteger()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("reason", sa.String(400), nullable=False),
        sa.Column("known_by", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_bans")),
        sa.UniqueConstraint("guild_id", "user_id", name="uq_bans_user"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_bans_user", "bans", ["user_id"])
    _move_bans()
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("to_operator", sa.Boolean(), nullable=False),
        sa.Column("place", sa.String(16), nullable=False),
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("source", sa.String(16), nullable=False),
        sa.Column("ref", sa.String(32), nullable=False),
        sa.Column("words", sa.String(600), nullable=False),
        sa.Column("author_id", sa.BigInteger()),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(800), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("decision", sa.String(16)),
        sa.Column("decided_by", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_reports_by", "reports", ["by_id", "at"])


def _move_bans() -> None:
    """Make bans of the blocks of servers."""
    blocks = sa.table("blocks", sa.column("user_id"), sa.column("blocked_id"))
    named: list[sa.Select[Any]] = [sa.select(sa.column("guild_id")).select_from(sa.table(name)) for name in SERVERS]
    of_servers = blocks.c.user_id.in_(sa.union(*named))
    moved = sa.select(
        blocks.c.user_id,
        blocks.c.blocked_id,
        sa.literal(int(time.time() * 1_000_000), sa.BigInteger),
        sa.literal(""),
        sa.literal(""),
    )
    bans = sa.table("bans", *map(sa.column, ("guild_id", "user_id", "at", "reason", "known_by")))
    op.execute(sa.insert(bans).from_select([*bans.c.keys()], moved.where(of_servers)))
    op.execute(sa.delete(blocks).where(of_servers))

"""Several processes: who lives and serves which shards, and what each has in hand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("first_shard", sa.Integer(), nullable=False),
        sa.Column("last_shard", sa.Integer(), nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("place", sa.String(length=80), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("successor", sa.BigInteger(), nullable=True),
        sa.Column("ready", sa.Boolean(create_constraint=False), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identifies")),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_interactions")),
    )
    op.create_table(
        "thinking",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("process", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_thinking_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_thinking")),
    )
    op.add_column("outbox", sa.Column("process", sa.BigInteger(), nullable=True))
    op.add_column("due", sa.Column("process", sa.BigInteger(), nullable=True))
    op.create_index("ix_outbox_due", "outbox", ["due_at"])

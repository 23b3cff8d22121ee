"""Positions that people pin in games that are over, and who takes part in that."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reviewers",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("agreed_at", sa.BigInteger()),
        sa.Column("looked", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_reviewers_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_reviewers")),
    )
    op.create_index("ix_reviewers_table_id", "reviewers", ["table_id"])
    op.create_table(
        "pins",
        sa.Column("table_id", NUMBER, autoincrement=False, nullable=False),
        sa.Column("number", NUMBER, autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("turn", NUMBER, nullable=False),
        sa.Column("eyes", sa.String(8), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("moment", sa.Text()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_pins_table_id_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_pins")),
    )
    op.create_index("ix_pins_user_id", "pins", ["user_id"])

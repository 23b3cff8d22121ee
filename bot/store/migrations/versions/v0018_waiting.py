"""Who is waited for, and what they have been told of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "waiting",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=True),
        sa.Column("told", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.Column("urged", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("last_at", sa.BigInteger(), nullable=True),
        sa.Column("several", sa.Boolean(create_constraint=False), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_waiting_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_waiting"),
    )
    op.create_index("ix_waiting_at", "waiting", ["at"])
    op.create_index("ix_waiting_user_id", "waiting", ["user_id"])

"""A player may leave orders for the next turn; the journal tells which moves were made by them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "journal", sa.Column("ordered", sa.Boolean(create_constraint=False), server_default=sa.false(), nullable=False)
    )
    op.create_table(
        "orders",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("alternatives", sa.Text(), nullable=False),
        sa.Column("came", sa.Integer(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.Column("chosen", sa.Integer(), nullable=True),
        sa.Column("over", sa.Text(), nullable=True),
        sa.Column("over_at", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_orders_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_orders"),
    )

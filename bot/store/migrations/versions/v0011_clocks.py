"""Each person at a table may have a clock; a table that was there before has none and is played free."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("pace", sa.String(16), server_default="free", nullable=False))
    op.add_column("snapshots", sa.Column("clocks", sa.Text(), server_default="[]", nullable=False))
    op.add_column("positions", sa.Column("clocks", sa.Text(), server_default="[]", nullable=False))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bank", sa.BigInteger(), nullable=False),
        sa.Column("asked", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.Column("late_since", sa.BigInteger(), nullable=True),
        sa.Column("owed", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_clocks_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_clocks"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )
    op.create_index("ix_outages_ended", "outages", ["ended"])

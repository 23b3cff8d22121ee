"""Lines that people try on their own in a game, and whether a table allows them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    number = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
    op.create_table(
        "analyses",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", number, autoincrement=False, nullable=False),
        sa.Column("revision", number, nullable=False),
        sa.Column("dealt", sa.LargeBinary(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_table_id", "analyses", ["table_id"])
    op.add_column("tables", sa.Column("analysis", sa.Boolean(), nullable=False, server_default=sa.true()))

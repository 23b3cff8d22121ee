"""Ratings: what each result has changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("results", sa.Column("counted", sa.Boolean(), nullable=True))
    op.execute("UPDATE results SET counted = rated WHERE NOT rated")
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        *(
            sa.Column(name, sa.Double(), nullable=False)
            for name in ("mu_before", "sigma_before", "mu", "sigma", "expected", "won")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rating_changes_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_person", "rating_changes", ["guild_id", "user_id", "game", "ended_at"])

"""How games have ended, and which tables count for ratings. Games from before count for none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("rated", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("removal", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id_tables", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_index("ix_results_guild", "results", ["guild_id", "ended_at", "table_id"])
    op.create_table(
        "result_people",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_result_people_table_id_tables", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_result_people"),
    )
    op.create_index("ix_result_people_user", "result_people", ["user_id"])

"""Tables know how many turns they have had, and who has watched them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0008"
down_revision = "r0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turns", sa.Integer(), nullable=False, server_default="0"))
    ended = "SELECT count(*) FROM journal WHERE journal.table_id = tables.id AND turn_ended"
    op.execute(f"UPDATE tables SET turns = ({ended})")
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_watchers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watchers_table_id_tables", ondelete="CASCADE"),
    )
    op.execute("INSERT INTO watchers (table_id, user_id) SELECT table_id, user_id FROM visits")
    op.create_index("ix_watchers_user", "watchers", ["user_id"])

"""Who has changed a server's settings, for those who manage it; changes from before are told by the program's log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "setting_changes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("before", sa.String(200), nullable=False),
        sa.Column("after", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_setting_changes"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_setting_changes_guild", "setting_changes", ["guild_id", "id"])

"""Servers from which the bot was removed, and those whose data is deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"
branch_labels = None
depends_on = None

GONE = sa.text("ended IS NULL")


def upgrade() -> None:
    op.create_table(
        "server_absences",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.PrimaryKeyConstraint("guild_id", "began", name=op.f("pk_server_absences")),
    )
    op.create_index(
        "uq_server_absences_gone",
        "server_absences",
        ["guild_id"],
        unique=True,
        sqlite_where=GONE,
        postgresql_where=GONE,
    )
    op.create_table(
        "erasures",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("begun", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_erasures")),
    )

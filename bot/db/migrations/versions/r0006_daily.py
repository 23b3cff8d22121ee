"""The deals of the days, and people's tries at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"
branch_labels = None
depends_on = None

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", NUMBER, nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("turns", NUMBER, nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("rollouts", NUMBER, nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_daily_deals")),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("begun_at", sa.BigInteger(), nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("revision", NUMBER, nullable=False),
        sa.Column("state", sa.LargeBinary()),
        sa.Column("steps", NUMBER, nullable=False),
        sa.Column("waits", sa.Boolean(), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("leads", sa.Text(), nullable=False),
        sa.Column("finished_at", sa.BigInteger()),
        sa.Column("place", NUMBER),
        sa.Column("score", NUMBER),
        sa.Column("lead", NUMBER),
        sa.PrimaryKeyConstraint("day", "user_id", "counts", name=op.f("pk_daily_tries")),
    )
    op.create_index("ix_daily_tries_user", "daily_tries", ["user_id"])
    op.create_table(
        "daily_places",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("day", "guild_id", "user_id", name=op.f("pk_daily_places")),
    )
    op.create_index("ix_daily_places_user", "daily_places", ["user_id"])

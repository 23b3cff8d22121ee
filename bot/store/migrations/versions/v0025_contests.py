"""Tournaments: who plays in them, who meets whom in each round, and what is to be said of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contests",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("opener_id", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("lot", sa.LargeBinary(), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("sign_up_until", sa.BigInteger(), nullable=False),
        sa.Column("check_in_until", sa.BigInteger(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round_ends_at", sa.BigInteger(), nullable=True),
        sa.Column("over", sa.String(40), nullable=True),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("once", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_contests"),
        sa.UniqueConstraint("once", name="uq_contests_once"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_contests_guild", "contests", ["guild_id", "phase"])
    op.create_table(
        "contest_people",
        sa.Column("contest_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("signed_at", sa.BigInteger(), nullable=False),
        sa.Column("checked_in", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("dropped", sa.String(40), nullable=True),
        _of_contest("contest_people"),
        sa.PrimaryKeyConstraint("contest_id", "number", name="pk_contest_people"),
        sa.UniqueConstraint("contest_id", "user_id", name="uq_contest_people_user"),
    )
    op.create_index("ix_contest_people_user", "contest_people", ["user_id"])
    op.create_table(
        "contest_meetings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("opens_at", sa.BigInteger(), nullable=False),
        sa.Column("led_to", sa.Integer(), nullable=True),
        sa.Column("verdict", sa.String(16), nullable=True),
        sa.Column("places", sa.Text(), nullable=True),
        sa.Column("forfeited", sa.Text(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=True),
        _of_contest("contest_meetings"),
        sa.PrimaryKeyConstraint("id", name="pk_contest_meetings"),
        sa.UniqueConstraint("contest_id", "round", "number", name="uq_contest_meetings_number"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_contest_meetings_led_to", "contest_meetings", ["led_to"])
    op.create_table(
        "contest_notes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("contest_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("pings", sa.Text(), nullable=False),
        _of_contest("contest_notes"),
        sa.PrimaryKeyConstraint("id", name="pk_contest_notes"),
        sqlite_autoincrement=True,
    )


def _of_contest(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_contest_id_contests"
    return sa.ForeignKeyConstraint(["contest_id"], ["contests.id"], name=name, ondelete="CASCADE")

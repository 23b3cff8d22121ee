"""Who waits for a game on a server, the meetings of those who fit, and posts that belong to a server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "meetings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("over", sa.String(40), nullable=True),
        sa.Column("led_to", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_meetings"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_meetings_over", "meetings", ["over"])
    op.create_table(
        "waits",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("only_one", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("ready", sa.Boolean(create_constraint=False), nullable=False),
        sa.Column("meeting_id", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["meeting_id"], ["meetings.id"], name="fk_waits_meeting_id_meetings", ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name="pk_waits"),
        sa.UniqueConstraint("guild_id", "game", "seats", "pace", "user_id", name="uq_waits_wanted"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_waits_meeting_id", "waits", ["meeting_id"])
    op.create_table(
        "guild_posts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("first_attempt_at", sa.BigInteger(), nullable=True),
        sa.Column("looks", sa.String(40), nullable=False),
        sa.Column("shown_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_guild_posts"),
        sa.UniqueConstraint("guild_id", "kind", "number", name="uq_guild_posts_kind"),
        sqlite_autoincrement=True,
    )

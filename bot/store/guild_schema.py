"""The tables of the database that are about servers rather than games: who waits there, and what is posted for all."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.column_types import Instant
from bot.store.schema import metadata

meetings = sa.Table(
    "meetings",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("made_at", Instant, nullable=False),
    sa.Column("until", Instant, nullable=False),
    sa.Column("over", sa.String(40)),  # what has come of it
    sa.Column("led_to", sa.Integer),  # the number of a table
    sa.Index("ix_meetings_over", "over"),
    sqlite_autoincrement=True,
)

waits = sa.Table(
    "waits",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("since", Instant, nullable=False),
    sa.Column("until", Instant, nullable=False),
    sa.Column("only_one", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("ready", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("meeting_id", sa.Integer, sa.ForeignKey("meetings.id", ondelete="SET NULL"), index=True),
    sa.UniqueConstraint("guild_id", "game", "seats", "pace", "user_id", name="uq_waits_wanted"),
    sqlite_autoincrement=True,
)

setting_changes = sa.Table(
    "setting_changes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("at", Instant, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("before", sa.String(200), nullable=False),
    sa.Column("after", sa.String(200), nullable=False),
    sa.Index("ix_setting_changes_guild", "guild_id", "id"),
    sqlite_autoincrement=True,
)

guild_posts = sa.Table(
    "guild_posts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("first_attempt_at", Instant),
    sa.Column("looks", sa.String(40), nullable=False),
    sa.Column("shown_at", Instant),
    sa.UniqueConstraint("guild_id", "kind", "number", name="uq_guild_posts_kind"),
    sqlite_autoincrement=True,
)

"""The tables of the database that hold tournaments, beside those of :mod:`bot.store.schema`."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.column_types import Instant
from bot.store.schema import metadata


def _contest_id(*, primary: bool = False) -> sa.Column[int]:
    """The column by which a row belongs to a tournament, and goes with it."""
    return sa.Column(
        "contest_id",
        sa.Integer,
        sa.ForeignKey("contests.id", ondelete="CASCADE"),
        primary_key=primary,
        autoincrement=False,
        nullable=False,
    )


contests = sa.Table(
    "contests",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("opener_id", sa.BigInteger, nullable=False),
    sa.Column("plan", sa.Text, nullable=False),  # JSON
    sa.Column("lot", sa.LargeBinary, nullable=False),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("sign_up_until", Instant, nullable=False),
    sa.Column("check_in_until", Instant),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("round_ends_at", Instant),
    sa.Column("over", sa.String(40)),  # why it is
    sa.Column("opened_at", Instant, nullable=False),
    sa.Column("changed_at", Instant, nullable=False),
    sa.Column("once", sa.String(64), key="interaction_id", nullable=False, unique=True),
    sa.Index("ix_contests_guild", "guild_id", "phase"),
    sqlite_autoincrement=True,
)

contest_people = sa.Table(
    "contest_people",
    metadata,
    _contest_id(primary=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("signed_at", Instant, nullable=False),
    sa.Column("checked_in", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("seed", sa.Integer, nullable=False),  # 0: did not begin
    sa.Column("dropped", sa.String(40)),  # why they are out
    sa.UniqueConstraint("contest_id", "user_id", name="uq_contest_people_user"),
    sa.Index("ix_contest_people_user", "user_id"),
)

contest_meetings = sa.Table(
    "contest_meetings",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _contest_id(),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seats", sa.Text, nullable=False),  # JSON: the numbers of those who meet
    sa.Column("opens_at", Instant, nullable=False),
    sa.Column("led_to", sa.Integer),  # the number of a table
    sa.Column("verdict", sa.String(16)),
    sa.Column("places", sa.Text),  # JSON
    sa.Column("forfeited", sa.Text, nullable=False),  # JSON
    sa.Column("scores", sa.Text),  # JSON
    sa.UniqueConstraint("contest_id", "round", "number", name="uq_contest_meetings_number"),
    sa.Index("ix_contest_meetings_led_to", "led_to"),
    sqlite_autoincrement=True,
)

contest_notes = sa.Table(
    "contest_notes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _contest_id(),
    sa.Column("words", sa.Text, nullable=False),  # JSON of a Text
    sa.Column("pings", sa.Text, nullable=False),  # JSON
    sqlite_autoincrement=True,
)

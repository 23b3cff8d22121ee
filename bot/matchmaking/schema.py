"""The tables of who waits for a game."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import AWAITED, NUMBER, Instant, Mark, ServerMark, guild_id_column, user_id_column
from bot.db.schema import metadata

parties = sa.Table(
    "parties",
    metadata,
    sa.Column("id", NUMBER, primary_key=True),
    guild_id_column(),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", NUMBER, nullable=False),
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("made_at", Instant, nullable=False),
    sa.Column("until", Instant, nullable=False, info=AWAITED),
    sa.Column("over", sa.String(40)),  # what has come of it
    sa.Column("led_to", NUMBER),  # the number of a table
    sa.Index("ix_parties_over", "over"),
    sqlite_autoincrement=True,
)

queue_entries = sa.Table(
    "queue_entries",
    metadata,
    sa.Column("id", NUMBER, primary_key=True),
    guild_id_column(ServerMark.HIDDEN),
    user_id_column(mark=Mark.OWN),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", NUMBER, nullable=False),
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("name", sa.String(200), nullable=False, info={"mark": Mark.NAME}),
    sa.Column("locale", sa.String(16), nullable=False, info={"mark": Mark.LOCALE}),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("since", Instant, nullable=False),
    sa.Column("until", Instant, nullable=False, info=AWAITED),
    sa.Column("only_one", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("ready", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("party_id", NUMBER, sa.ForeignKey("parties.id", ondelete="SET NULL"), index=True),
    sa.UniqueConstraint("guild_id", "game", "seats", "pace", "user_id", name="uq_queue_entries_criteria"),
    sqlite_autoincrement=True,
)

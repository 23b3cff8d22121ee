"""The table of reports."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import DISCLOSED, NUMBER, Instant, ServerMark, guild_id_column, user_id_column
from bot.db.schema import TEXT, metadata

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", NUMBER, primary_key=True, info=DISCLOSED),
    guild_id_column(ServerMark.HIDDEN, nullable=True),  # NULL: by message; who reports is nobody's business
    sa.Column("to_operator", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("place", sa.String(16), nullable=False, info=DISCLOSED),  # the kind of thing that has the number
    sa.Column("number", NUMBER, nullable=False, info=DISCLOSED),
    sa.Column("source", sa.String(16), nullable=False, info=DISCLOSED),  # what of it was reported
    sa.Column("ref", sa.String(32), nullable=False),
    sa.Column("words", sa.String(600), nullable=False, info=TEXT | DISCLOSED),
    user_id_column("author_id", nullable=True, heading="reports_about"),
    user_id_column("by_id", heading="reports"),
    sa.Column("reason", sa.String(800), nullable=False, info=TEXT),
    sa.Column("at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("decision", sa.String(16), info=DISCLOSED),
    user_id_column("decided_by", nullable=True, heading="reports_decided"),
    sa.Index("ix_reports_by", "by_id", "at"),
    sqlite_autoincrement=True,
)

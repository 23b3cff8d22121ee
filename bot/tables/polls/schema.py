"""The tables of polls."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.db.column_types import AWAITED, DISCLOSED, NUMBER, PORTABLE, PRIVATE, Instant, Json, user_id_column
from bot.db.schema import TEXT, metadata, table_id_column

polls = sa.Table(
    "polls",
    metadata,
    table_id_column(PORTABLE),
    sa.Column("revision", NUMBER, primary_key=True, autoincrement=False),  # the table's when the question was put
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("about", Json(dict[str, Any]), nullable=False, info=TEXT),  # what a question of this kind is about
    sa.Column("seat", NUMBER),  # NULL: it is about the whole table
    user_id_column(nullable=True, heading=""),  # who asks
    sa.Column("opened_at", Instant, nullable=False),
    sa.Column("closes_at", Instant, nullable=False, info=AWAITED),
    sa.Column("resting", sa.Boolean(create_constraint=False), nullable=False),
)

poll_answers = sa.Table(
    "poll_answers",
    metadata,
    sa.Column("table_id", NUMBER, primary_key=True, autoincrement=False, info=PRIVATE | DISCLOSED),
    sa.Column("revision", NUMBER, primary_key=True, autoincrement=False, info=DISCLOSED),
    user_id_column(primary_key=True, info=DISCLOSED),
    sa.Column("answer", sa.String(16), nullable=False, info=DISCLOSED),
    sa.ForeignKeyConstraint(["table_id", "revision"], [polls.c.table_id, polls.c.revision], ondelete="CASCADE"),
)

"""The tables of what people pin in games that are over, and of who takes part in that."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import DISCLOSED, NUMBER, PRIVATE, Instant, Json, Mark, user_id_column
from bot.db.schema import TEXT, metadata, table_id_column
from bot.learning.model import LostMoment

reviewers = sa.Table(
    "reviewers",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    table_id_column(PRIVATE),
    sa.Column("agreed_at", Instant),
    sa.Column("looked", sa.Boolean(create_constraint=False), nullable=False),
    sa.Index("ix_reviewers_table_id", "table_id"),
)

pins = sa.Table(
    "pins",
    metadata,
    table_id_column(PRIVATE),
    sa.Column("number", NUMBER, primary_key=True, autoincrement=False),
    user_id_column(),
    sa.Column("turn", NUMBER, nullable=False, info=DISCLOSED),
    sa.Column("eyes", sa.String(8), nullable=False),
    sa.Column("words", sa.Text, nullable=False, info=TEXT | DISCLOSED),
    sa.Column("at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("moment", Json(LostMoment)),  # what a search has found; NULL: somebody has pinned it
    sa.Index("ix_pins_user_id", "user_id"),
)

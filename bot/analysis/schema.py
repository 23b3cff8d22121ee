"""The table of what people try on their own."""

from __future__ import annotations

import sqlalchemy as sa

from bot.analysis.model import GuessedDeal, Line
from bot.db.column_types import NUMBER, PASSING, PRIVATE, UNDISCLOSED, Json, Mark, PackedJson, user_id_column
from bot.db.schema import metadata, table_id_column

analyses = sa.Table(
    "analyses",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    table_id_column(PRIVATE | PASSING),
    sa.Column("revision", NUMBER, nullable=False),
    sa.Column("dealt", PackedJson(tuple[GuessedDeal, ...]), nullable=False, info=UNDISCLOSED),
    sa.Column("lines", Json(tuple[Line, ...]), nullable=False),
    sa.Index("ix_analyses_table_id", "table_id"),
)

"""The table of premoves."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import NUMBER, PASSING, Json, Mark, user_id_column
from bot.db.schema import metadata, table_id_column
from bot.premoves.model import Alternative
from games.engine import Text

premoves = sa.Table(
    "premoves",
    metadata,
    sa.Column("id", NUMBER, primary_key=True),
    table_id_column(PASSING, primary=False),
    sa.Column("seat", NUMBER, nullable=False),
    user_id_column(mark=Mark.OWN),
    *(sa.Column(name, NUMBER, nullable=False) for name in ("revision", "deals", "dropped_revision")),
    *(sa.Column(name, NUMBER) for name in ("due_revision", "playing")),
    sa.Column("alternatives", Json(tuple[Alternative, ...]), nullable=False),
    sa.Column("dropped", Json(Text)),  # why it was
    sa.UniqueConstraint("table_id", "seat"),
    sqlite_autoincrement=True,
)

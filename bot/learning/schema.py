"""The table of who learns which game."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import NUMBER, UNDISCLOSED, Json, Mark, user_id_column
from bot.db.schema import metadata

learners = sa.Table(
    "learners",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("lesson", sa.String(40), nullable=False),
    sa.Column("step", sa.String(40), nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False, info=UNDISCLOSED),
    sa.Column("revision", NUMBER, nullable=False),
    sa.Column("finished", Json(tuple[str, ...]), nullable=False),
    sa.Column("met", Json(tuple[str, ...]), nullable=False),  # kinds of decisions
)

"""The tables of what a game leaves behind, and of what people note and have looked at."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import (
    DISCLOSED,
    NUMBER,
    PASSING,
    PORTABLE,
    PRIVATE,
    Instant,
    Json,
    Mark,
    PackedJson,
    user_id_column,
)
from bot.db.schema import metadata, table_id_column
from bot.tables.time.clock import SeatClock
from games.engine import Standing

snapshots = sa.Table(
    "snapshots",
    metadata,
    table_id_column(PORTABLE | PASSING),
    sa.Column("revision", NUMBER, primary_key=True, autoincrement=False),  # of the move that can be taken back
    sa.Column("state", sa.LargeBinary, nullable=False),  # as it was before that move
    sa.Column("clocks", Json(tuple[SeatClock, ...]), nullable=False),  # likewise
)

archives = sa.Table(
    "archives",
    metadata,
    table_id_column(),
    sa.Column("result", Json(tuple[Standing, ...]), info=DISCLOSED),  # NULL: closed before the end
    # the seat and the key of each
    sa.Column("moves", PackedJson(tuple[tuple[int, str], ...]), nullable=False, info=DISCLOSED),
)

visits = sa.Table(
    "visits",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    table_id_column(PRIVATE | PASSING),
    sa.Column("seen", NUMBER, nullable=False),  # the table's revision when they last looked
    sa.Column("earlier", NUMBER, nullable=False),  # when they had looked before what they were told last
    sa.Index("ix_visits_table_id", "table_id"),
)

notes = sa.Table(
    "notes",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    table_id_column(PRIVATE),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", Instant, nullable=False),
    sa.Index("ix_notes_table_id", "table_id"),
)

"""The tables of outages, and of who is waited for."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import NUMBER, PRIVATE, Instant, Mark, user_id_column
from bot.db.schema import metadata, table_id_column

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("began", Instant, primary_key=True),
    sa.Column("shard", NUMBER, primary_key=True, autoincrement=False),
    sa.Column("shard_count", NUMBER, primary_key=True, autoincrement=False),
    sa.Column("ended", Instant, nullable=False),
    sa.Index("ix_outages_ended", "ended"),
)

waiting = sa.Table(
    "waiting",
    metadata,
    table_id_column(PRIVATE),
    sa.Column("seat", NUMBER, primary_key=True, autoincrement=False),  # it is waited for, its board is posted
    user_id_column(mark=Mark.OWN, index=True),
    sa.Column("since", Instant, nullable=False),
    sa.Column("notified", sa.Boolean(create_constraint=False), nullable=False),  # what was to be said of its turn, is
    sa.Column("reminded", NUMBER, nullable=False),  # how often its owner's interval has passed
    sa.Column("urged", sa.Boolean(create_constraint=False), nullable=False),  # it was told that time runs out
    sa.Column("last_at", Instant),  # when it was last reminded
    sa.Column("several", sa.Boolean(create_constraint=False), nullable=False),  # others were waited for as well
    sa.Column("alone", sa.Boolean(create_constraint=False), nullable=False),  # none is now
)

"""The tables of the database that hold how games have ended, beside those of :mod:`bot.store.schema`."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.column_types import Instant
from bot.store.schema import metadata, table_id_column

results = sa.Table(
    "results",
    metadata,
    table_id_column(),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended_at", Instant, nullable=False),
    sa.Column("rated", sa.Boolean(create_constraint=False), nullable=False),  # it can count for ratings
    sa.Column("record", sa.Text, nullable=False),  # JSON: the whole of it
    sa.Column("removal", sa.Text),  # JSON: by whom it was removed, and why
    sa.Index("ix_results_guild", "guild_id", "ended_at", "table_id"),
)

result_people = sa.Table(
    "result_people",
    metadata,
    table_id_column(),
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Index("ix_result_people_user", "user_id"),
)

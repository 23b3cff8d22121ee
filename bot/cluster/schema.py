"""The tables of processes, and of what they share out among them."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import MOMENTARY, NUMBER, Instant
from bot.db.schema import metadata, table_id_column

heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("process", sa.String(40), primary_key=True),  # "bot": all of them; "3/16": those on this shard
    sa.Column("at", Instant, nullable=False),  # the time as that process last knew it; when people there could play
)

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("first_shard", NUMBER, nullable=False),
    sa.Column("last_shard", NUMBER, nullable=False),
    sa.Column("shard_count", NUMBER, nullable=False),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("place", sa.String(80), nullable=False),
    sa.Column("seen_at", Instant, nullable=False),  # by the database server's clock
    sa.Column("successor", sa.BigInteger),  # the process that takes its shards over
    sa.Column("ready", sa.Boolean(create_constraint=False), nullable=False),
)

identifies = sa.Table(
    "identifies",
    metadata,
    sa.Column("bucket", NUMBER, primary_key=True, autoincrement=False),
    sa.Column("at", Instant, nullable=False),  # when the last session of the bucket begins
)

interactions = sa.Table(
    "interactions",
    metadata,
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),  # handled while one process takes over
    sa.Column("at", Instant, nullable=False),
)

thinking = sa.Table(
    "thinking",
    metadata,
    table_id_column(MOMENTARY),
    sa.Column("revision", NUMBER, nullable=False),  # at which a computer player was last thought for
    sa.Column("process", sa.BigInteger, nullable=False),
)

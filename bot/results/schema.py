"""The tables of the database that hold how games have ended, beside those of :mod:`bot.db.schema`."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import DISCLOSED, LASTING, NUMBER, Instant, Json, ServerMark, guild_id_column, user_id_column
from bot.db.schema import TEXT, metadata, table_id_column
from bot.scores.result import Removal, Result

UNRATED = sa.text("counted IS NULL")

results = sa.Table(
    "results",
    metadata,
    table_id_column(LASTING),
    guild_id_column(ServerMark.LASTING, nullable=True),  # NULL: it was played by message
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended_at", Instant, nullable=False),
    sa.Column("rated", sa.Boolean(create_constraint=False), nullable=False),  # it can count for ratings
    sa.Column("record", Json(Result), nullable=False, info=TEXT | DISCLOSED),  # the whole of it
    sa.Column("removal", Json(Removal), info=TEXT | DISCLOSED),  # by whom it was removed, and why
    sa.Column("counted", sa.Boolean(create_constraint=False)),  # for ratings; NULL: that is not known yet
    sa.Index("ix_results_guild", "guild_id", "ended_at", "table_id"),
    sa.Index("ix_results_unrated", "guild_id", "ended_at", sqlite_where=UNRATED),
)

result_people = sa.Table(
    "result_people",
    metadata,
    table_id_column(LASTING),
    user_id_column(primary_key=True),
    sa.Index("ix_result_people_user", "user_id"),
)

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    table_id_column(),
    user_id_column(primary_key=True),
    guild_id_column(info=DISCLOSED),
    sa.Column("game", sa.String(40), nullable=False, info=DISCLOSED),
    sa.Column("ended_at", Instant, nullable=False, info=DISCLOSED),
    # how many of that person's have counted, with this one
    sa.Column("games", NUMBER, nullable=False, info=DISCLOSED),
    *(
        sa.Column(name, sa.Double, nullable=False, info=DISCLOSED)
        for name in ("mu_before", "sigma_before", "mu", "sigma", "expected", "won")
    ),
    sa.Index("ix_rating_changes_person", "guild_id", "user_id", "game", "ended_at"),
    sa.Index("ix_rating_changes_lately", "guild_id", "game", "ended_at"),
)

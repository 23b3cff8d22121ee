"""The tables of the deals of the days, and of people's tries at them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.db.column_types import (
    DISCLOSED,
    NUMBER,
    UNDISCLOSED,
    Day,
    Instant,
    Json,
    ServerMark,
    guild_id_column,
    user_id_column,
)
from bot.db.schema import metadata
from games.engine import Event

daily_deals = sa.Table(
    "daily_deals",
    metadata,
    sa.Column("day", Day, primary_key=True, autoincrement=False),  # UTC
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("seats", NUMBER, nullable=False),
    sa.Column("options", Json(dict[str, Any]), nullable=False),
    sa.Column("turns", NUMBER, nullable=False),  # after so many of each it ends; 0: it is played to its end
    sa.Column("level", sa.String(8), nullable=False),
    sa.Column("rollouts", NUMBER, nullable=False),
    sa.Column("engine", sa.String(32), nullable=False),  # a digest of the programs that it was fixed for
    sa.Column("seed", sa.LargeBinary, nullable=False),
)

daily_tries = sa.Table(
    "daily_tries",
    metadata,
    sa.Column("day", Day, primary_key=True, autoincrement=False, info=DISCLOSED),
    user_id_column(primary_key=True),
    # the one that counts, or the last of those after it
    sa.Column("counts", sa.Boolean(create_constraint=False), primary_key=True, info=DISCLOSED),
    sa.Column("begun_at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("engine", sa.String(32), nullable=False),  # of the programs that it was begun with
    sa.Column("revision", NUMBER, nullable=False),
    sa.Column("state", sa.LargeBinary, info=UNDISCLOSED),  # NULL: it is over for some days
    sa.Column("steps", NUMBER, nullable=False),  # of all seats, so far
    sa.Column("waits", sa.Boolean(create_constraint=False), nullable=False),  # computer players have not answered yet
    sa.Column("choices", Json(tuple[str, ...]), nullable=False, info=DISCLOSED),  # its player's own
    sa.Column("told", Json(tuple[Event, ...]), nullable=False),  # since its player was asked before
    sa.Column("leads", Json(tuple[int, ...]), nullable=False),  # over the best of the others, before each choice
    sa.Column("finished_at", Instant, info=DISCLOSED),
    sa.Column("place", NUMBER, info=DISCLOSED),
    sa.Column("score", NUMBER, info=DISCLOSED),
    sa.Column("lead", NUMBER, info=DISCLOSED),
    sa.Index("ix_daily_tries_user", "user_id"),
)

daily_places = sa.Table(
    "daily_places",
    metadata,
    sa.Column("day", Day, primary_key=True, autoincrement=False, info=DISCLOSED),
    guild_id_column(ServerMark.HIDDEN, primary_key=True),  # where somebody has looked at the deal of the day
    user_id_column(primary_key=True),
    sa.Index("ix_daily_places_user", "user_id"),
)

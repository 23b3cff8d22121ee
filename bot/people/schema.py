"""The tables of persons and of settings."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import (
    DISCLOSED,
    NUMBER,
    Day,
    Instant,
    Json,
    Mark,
    ServerMark,
    guild_id_column,
    user_id_column,
)
from bot.db.schema import TEXT, metadata
from bot.people.calendar import Calendar
from bot.people.settings import GuildSettings, UserSettings

closed_messages = sa.Table(
    "closed_messages",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),  # who takes no direct messages
)

calendars = sa.Table(
    "calendars",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    sa.Column("since", Instant, primary_key=True),  # when it was entered
    sa.Column("calendar", Json(Calendar), nullable=False),
)

away = sa.Table(
    "away",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    sa.Column("made_at", Instant, primary_key=True),
    sa.Column("zone", sa.String(40), nullable=False),
    sa.Column("first", Day, nullable=False),
    sa.Column("last", Day),  # NULL: until its owner is back
    sa.Column("back_at", Instant),
    sa.Column("checked_at", Instant, nullable=False),  # all that was due about it by then is done
)

vacation_days = sa.Table(
    "vacation_days",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    guild_id_column(ServerMark.HIDDEN, primary_key=True),  # 0: at tables by message
    sa.Column("day", NUMBER, primary_key=True, autoincrement=False),  # its ordinal; a clock has rested for it
)

wrong_codes = sa.Table(
    "wrong_codes",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),  # who has typed a code that is none
    sa.Column("at", Instant, primary_key=True, autoincrement=False),
)

blocks = sa.Table(
    "blocks",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True),
    user_id_column("blocked_id", Mark.OWN, primary_key=True, heading=""),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", NUMBER, primary_key=True, info=DISCLOSED),
    guild_id_column(info=DISCLOSED),  # from whose tables somebody is kept away
    user_id_column(),
    user_id_column("by_id", nullable=True, heading="bans_given"),
    sa.Column("at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("until", Instant, info=DISCLOSED),  # NULL: for good
    sa.Column("reason", sa.String(400), nullable=False, info=TEXT | DISCLOSED),
    sa.Column("known_by", sa.String(80), nullable=False),  # a salt with a hash of who was forgotten, or nothing
    sa.UniqueConstraint("guild_id", "user_id", name="uq_bans_user"),
    sa.Index("ix_bans_user", "user_id"),
    sqlite_autoincrement=True,
)

guild_settings = sa.Table(
    "guild_settings",
    metadata,
    guild_id_column(primary_key=True),
    sa.Column("value", Json(GuildSettings), nullable=False),
)

user_settings = sa.Table(
    "user_settings",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True, heading="settings"),
    sa.Column("value", Json(UserSettings), nullable=False),
)

forgotten = sa.Table(
    "forgotten",
    metadata,
    user_id_column(mark=Mark.OWN, primary_key=True, heading=""),  # who is being forgotten
    sa.Column("pseudonym", sa.BigInteger, nullable=False),
    sa.Column("names", Json(tuple[str, ...]), nullable=False),  # what posts may call them, until that is done
)

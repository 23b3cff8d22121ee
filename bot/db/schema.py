"""The tables that several rooms ask, and the one schema to which each room's ``schema.py`` adds its own.

The migrations lead to the whole of it; a test holds that they do. Nothing is SQLite's own: the same tables serve
PostgreSQL. What only a room above knows the type of is JSON here, and becomes what a struct's field says.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any

import sqlalchemy as sa

from bot.db.column_types import (
    AWAITED,
    DISCLOSED,
    MOMENTARY,
    NUMBER,
    PASSING,
    PORTABLE,
    UNDISCLOSED,
    Bits,
    Instant,
    Json,
    Mark,
    ServerMark,
    Span,
    guild_id_column,
    user_id_column,
)
from games.engine import Event, Text

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


TEXT = {"mark": Mark.TEXT}


@cache
def whole_schema() -> sa.MetaData:
    """Return the tables of all rooms: those in any ``schema.py`` of the bot."""
    root = Path(__file__).parents[1]
    for file in root.rglob("schema.py"):
        import_module(".".join((root.name, *file.relative_to(root).with_suffix("").parts)))
    return metadata


@cache
def schema_to_make() -> sa.MetaData:
    """Return the same as databases are made and compared by: what SQLite's indexes leave out, PostgreSQL's do too.

    It is said here alone, since naming PostgreSQL loads all that SQLAlchemy knows of it: 2.5 MiB.
    """
    for index in (index for table in whole_schema().tables.values() for index in table.indexes):
        index.dialect_options["postgresql"]["where"] = index.dialect_options["sqlite"]["where"]
    return metadata


def parts_of_table(mark: str = "disclosed") -> list[sa.Table]:
    """Return the tables whose rows belong to a table, and whose column for that bears a mark."""
    return [part for part in whole_schema().sorted_tables if "table_id" in part.c and mark in part.c.table_id.info]


def table_id_column(mark: Mapping[str, bool] = MappingProxyType({}), *, primary: bool = True) -> sa.Column[int]:
    """The column by which a row belongs to a table, and goes with it. ``mark`` says more of them."""
    how: dict[str, Any] = {"primary_key": primary, "autoincrement": False, "nullable": False}
    there = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", NUMBER, there, info={**DISCLOSED, **mark}, **how)


_OFFERS_A_SEAT = sa.text("kind = 'seat_offered'")
IS_CHALLENGE = sa.text("""invitations LIKE '%"challenge"\\:true%'""")
"""Whether a table was opened to challenge somebody."""
IS_LIVE = sa.text("status IN ('lobby', 'running', 'set_aside')")
"""Whether a table holds its channel."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", NUMBER, primary_key=True, info=DISCLOSED),
    # NULL, and no channel: it is played by message
    guild_id_column(ServerMark.LASTING, nullable=True, info=DISCLOSED),
    sa.Column("channel_id", sa.BigInteger),
    sa.Column("game", sa.String(40), nullable=False, info=DISCLOSED),
    sa.Column("options", Json(dict[str, Any]), nullable=False),
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("status", sa.String(16), nullable=False, info=DISCLOSED),
    user_id_column("owner_id", heading="opened_tables"),
    sa.Column("revision", NUMBER, nullable=False),
    sa.Column("created_at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("touched_at", Instant, nullable=False, info=AWAITED),
    sa.Column("turn_since", Instant),
    sa.Column("to_act", Bits, nullable=False),  # seats
    sa.Column("seed", sa.LargeBinary),
    sa.Column("rules_version", NUMBER),
    sa.Column("undo_seat", NUMBER),
    sa.Column("undo_depth", NUMBER, nullable=False),
    sa.Column("hands_due", NUMBER, nullable=False),  # a bit per seat whose changed hand waits for the turn's end
    sa.Column("nudged_at", Instant),
    sa.Column("state", sa.LargeBinary),
    sa.Column("once", sa.String(64), key="interaction_id", nullable=False, unique=True),
    sa.Column("with_computers", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("asked_since", Json(tuple[int, ...]), nullable=False),  # a revision per seat
    sa.Column("undo_by_consent", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("archived_at", Instant),  # since when only the archive, the seed and the seats are left
    sa.Column("pace", sa.String(16), nullable=False),
    sa.Column("late", sa.String(16), nullable=False),
    sa.Column("absence", Json(dict[str, Any]), nullable=False, info=TEXT),
    sa.Column("invitations", Json(dict[str, Any]), nullable=False, info=TEXT),
    sa.Column("rated", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("hints", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("analysis", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.true()),
    sa.Column("code", sa.String(16)),  # by which one may ask for a seat
    sa.Index("uq_tables_live_channel", "channel_id", unique=True, sqlite_where=IS_LIVE),
    sa.Index("ix_tables_guild_owner", "guild_id", "owner_id"),
    sa.Index("ix_tables_channel", "channel_id"),
    sa.Index("ix_tables_status", "status"),
    sa.Index("ix_tables_code", "code", unique=True),
    sa.Index("ix_tables_challenges", "owner_id", "created_at", sqlite_where=IS_CHALLENGE),
    sqlite_autoincrement=True,
)

seats = sa.Table(
    "seats",
    metadata,
    table_id_column(PORTABLE),
    sa.Column("seat", NUMBER, primary_key=True, autoincrement=False, info=DISCLOSED),
    user_id_column(nullable=True),  # NULL: a computer player
    sa.Column("name", sa.String(200), nullable=False, info={"mark": Mark.NAME} | DISCLOSED),
    sa.Column("locale", sa.String(16), nullable=False, info={"mark": Mark.LOCALE} | DISCLOSED),
    # The table's revision at which the seat was taken over, or 0
    sa.Column("since", NUMBER, nullable=False, info=DISCLOSED),
    # Its player was told that hands do not reach them by message, and none has since.
    sa.Column("hand_blocked", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("level", sa.String(8)),  # of a computer player
    sa.Column("seen_by", Json(tuple[int, ...]), nullable=False, info=TEXT),  # user ids of who sat here before
    sa.Column("stand_in", sa.Boolean(create_constraint=False), nullable=False, info=DISCLOSED),
    sa.Column("stand_in_turns", NUMBER, nullable=False, info=DISCLOSED),
    sa.Column("coming_back", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("follows", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.Column("unreachable", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("table_id", "user_id"),
    sa.Index("ix_seats_user", "user_id"),
)

clocks = sa.Table(
    "clocks",
    metadata,
    table_id_column(PORTABLE | PASSING),
    sa.Column("seat", NUMBER, primary_key=True, autoincrement=False),
    sa.Column("bank", Span, nullable=False),  # what was left when the clock last came to stand
    sa.Column("asked", NUMBER, nullable=False),  # the revision since which its owner is waited for, or 0
    sa.Column("since", Instant),  # when it began to run
    sa.Column("late_since", Instant),
    sa.Column("owed", sa.Boolean(create_constraint=False), nullable=False),  # the end of this turn adds to its bank
    sa.Column("used", Span, nullable=False),  # what the bank has lost so far
)

journal = sa.Table(
    "journal",
    metadata,
    table_id_column(PORTABLE | PASSING),
    sa.Column("revision", NUMBER, primary_key=True, autoincrement=False, info=DISCLOSED),
    sa.Column("kind", sa.String(16), nullable=False, info=DISCLOSED),
    sa.Column("at", Instant, nullable=False, info=DISCLOSED),
    user_id_column(nullable=True),
    sa.Column("seat", NUMBER, info=DISCLOSED),
    # of a choice, or of a person whom it was about
    sa.Column("key", sa.String(80), info={"mark": Mark.PERSON} | DISCLOSED),
    sa.Column("events", Json(tuple[Event, ...]), nullable=False, info=TEXT),
    sa.Column("turn_ended", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("undone", sa.Boolean(create_constraint=False), nullable=False, info=DISCLOSED),
    sa.Column("once", sa.String(64), key="interaction_id", unique=True),
    sa.Column("level", sa.String(8)),  # of the computer player that moved, came or went
    sa.Column("ordered", sa.Boolean(create_constraint=False), nullable=False),
    sa.Index("ix_journal_seat_offers", "user_id", "at", sqlite_where=_OFFERS_A_SEAT),
)

positions = sa.Table(
    "positions",
    metadata,
    table_id_column(PORTABLE | PASSING),
    sa.Column("revision", NUMBER, primary_key=True, autoincrement=False),  # of the move that ended the turn
    sa.Column("turn", NUMBER, nullable=False),
    sa.Column("seat", NUMBER),  # NULL: the start of the game
    sa.Column("at", Instant, nullable=False),
    sa.Column("depth", NUMBER, nullable=False),  # how many lie between it and one that stands alone; 0: it does
    sa.Column("data", sa.LargeBinary, nullable=False),  # zlib, with the position before it as the dictionary
    sa.Column("clocks", Json(list[Any]), nullable=False),  # as they stood then
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", NUMBER, primary_key=True),  # every post counts it up
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("subject", sa.BigInteger, nullable=False),  # the id of what the kind is about
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("lane", sa.String(64), nullable=False),  # one after the other
    sa.Column("pool", sa.String(8), nullable=False),
    # the server whose shard's process sends it; NULL: any process does
    guild_id_column(ServerMark.HIDDEN, nullable=True),
    sa.Column("revision", NUMBER, nullable=False),
    sa.Column("key", sa.String(16), nullable=False),  # tells several posts of one kind apart
    sa.Column("note", Json(Text), info=TEXT),
    sa.Column("body", sa.Text, nullable=False, info=TEXT),  # of a webhook: JSON, as it is sent
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("attempts", NUMBER, nullable=False),
    sa.Column("first_attempt_at", Instant),
    sa.Column("due_at", Instant, nullable=False),
    sa.Column("created_at", Instant, nullable=False),
    sa.Column("process", sa.BigInteger, info=MOMENTARY),  # which of several has it in hand
    sa.Index("ix_outbox_lane", "lane", "id"),
    sa.Index("ix_outbox_due", "pool", "due_at"),
    sa.Index("ix_outbox_subject", "subject", "kind"),
    sqlite_autoincrement=True,
)

posts = sa.Table(
    "posts",
    metadata,
    sa.Column("subject", sa.BigInteger, primary_key=True, autoincrement=False),  # the id of what the kind is about
    sa.Column("kind", sa.String(32), primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(16), primary_key=True),  # tells several posts of one kind apart
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger, nullable=False),
    sa.Column("revision", NUMBER, nullable=False),
    sa.Column("fingerprint", sa.String(40), nullable=False),
    sa.Column("shown_at", Instant),
    sa.Column("body", sa.Text, nullable=False, info=TEXT),  # in its sender's form
)

due = sa.Table(
    "due",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    user_id_column("subject", Mark.SUBJECT, primary_key=True),  # the id of what the kind is about
    # the server whose shard's process sees to it; NULL: any process does
    guild_id_column(ServerMark.HIDDEN, "guild", nullable=True),
    sa.Column("at", Instant, nullable=False),
    sa.Column("process", sa.BigInteger, info=MOMENTARY),  # which of several has it in hand
    sa.Index("ix_due_at", "at"),
)

GONE = sa.text("ended IS NULL")
"""Whether the bot is still away from a server."""

server_absences = sa.Table(
    "server_absences",
    metadata,
    guild_id_column(primary_key=True),
    sa.Column("began", Instant, primary_key=True),  # when the bot was removed, or was found to be
    sa.Column("ended", Instant),
    sa.Index("uq_server_absences_gone", "guild_id", unique=True, sqlite_where=GONE),
)

erasures = sa.Table(
    "erasures",
    metadata,
    guild_id_column(primary_key=True),
    sa.Column("at", Instant, nullable=False),  # when it begins: until then it can be taken back
    sa.Column("begun", sa.Boolean(create_constraint=False), nullable=False),
    # what makes the pseudonyms of this one: with it goes the way back to the persons
    sa.Column("secret", sa.LargeBinary, nullable=False, info=UNDISCLOSED),
)

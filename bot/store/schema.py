"""The tables of the database. The migrations lead here; a test holds that they do.

Nothing here is SQLite's own: the same tables serve PostgreSQL.
"""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.column_types import Instant, Span

NOBODY = -1
"""Stands for "no seat" where a seat is part of a key."""

PUBLIC = -1
"""The lane of items that concern the table's channel; a hand travels in the lane of its seat."""

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(column_0_N_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def table_id_column(*, primary: bool = True) -> sa.Column[int]:
    """The column by which a row belongs to a table, and goes with it."""
    return sa.Column(
        "table_id",
        sa.Integer,
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary,
        autoincrement=False,
        nullable=False,
    )


_OFFERS_A_SEAT = sa.text("kind = 'seat_offered'")
_HOLDS_CHANNEL = sa.text("status IN ('lobby', 'running', 'set_aside')")

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("owner_id", sa.BigInteger, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("created_at", Instant, nullable=False),
    sa.Column("touched_at", Instant, nullable=False),
    sa.Column("turn_since", Instant),
    sa.Column("to_act", sa.Integer, nullable=False),  # a bit per seat
    sa.Column("seed", sa.LargeBinary),
    sa.Column("rules_version", sa.Integer),
    sa.Column("undo_seat", sa.Integer),
    sa.Column("undo_depth", sa.Integer, nullable=False),
    sa.Column("hands_due", sa.Integer, nullable=False),  # a bit per seat whose changed hand waits for the turn's end
    sa.Column("nudged_at", Instant),
    sa.Column("state", sa.LargeBinary),
    sa.Column("once", sa.String(64), key="interaction_id", nullable=False, unique=True),
    sa.Column("with_computers", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.Column("offers", sa.Text, nullable=False, server_default="[]"),  # JSON: the seats that are to change hands
    sa.Column("asked_since", sa.Text, nullable=False, server_default="[]"),  # JSON: a revision per seat
    sa.Column("undo_by_consent", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.true()),
    sa.Column("undo_request", sa.Text),  # JSON
    sa.Column("swept_at", Instant),  # since when only the archive, the seed and the seats are left
    sa.Column("pace", sa.String(16), nullable=False, server_default="free"),
    sa.Column("late", sa.String(16), nullable=False, server_default="vote"),
    sa.Column("absence", sa.Text, nullable=False, server_default="{}"),  # JSON
    sa.Column("gathering", sa.Text, nullable=False, server_default="{}"),  # JSON
    sa.Column("rated", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.Column("hints", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.Index(
        "uq_tables_live_channel",
        "channel_id",
        unique=True,
        sqlite_where=_HOLDS_CHANNEL,
        postgresql_where=_HOLDS_CHANNEL,
    ),
    sa.Index("ix_tables_guild_owner", "guild_id", "owner_id"),
    sa.Index("ix_tables_channel", "channel_id"),
    sa.Index("ix_tables_status", "status"),
    sqlite_autoincrement=True,
)

seats = sa.Table(
    "seats",
    metadata,
    table_id_column(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger),  # NULL: a computer player
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("locale", sa.String(16), nullable=False),
    sa.Column("since", sa.Integer, nullable=False),  # the table's revision at which the seat was taken over, or 0
    # Its player was told that hands do not reach them by message, and none has since.
    sa.Column("hand_blocked", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.Column("level", sa.String(8)),  # of a computer player
    sa.Column("seen_by", sa.Text, nullable=False, server_default="[]"),  # JSON: user ids of who sat here before
    sa.Column("kept", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.Column("kept_turns", sa.Integer, nullable=False, server_default="0"),
    sa.Column("coming_back", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("table_id", "user_id"),
    sa.Index("ix_seats_user", "user_id"),
)

clocks = sa.Table(
    "clocks",
    metadata,
    table_id_column(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("bank", Span, nullable=False),  # what was left when the clock last came to stand
    sa.Column("asked", sa.Integer, nullable=False),  # the revision since which its owner is waited for, or 0
    sa.Column("since", Instant),  # when it began to run
    sa.Column("late_since", Instant),
    sa.Column("owed", sa.Boolean(create_constraint=False), nullable=False),  # the end of this turn adds to its bank
    sa.Column("used", Span, nullable=False),  # what the bank has lost so far
)

outages = sa.Table(
    "outages",
    metadata,
    sa.Column("began", Instant, primary_key=True),
    sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("shard_count", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("ended", Instant, nullable=False),
    sa.Index("ix_outages_ended", "ended"),
)

journal = sa.Table(
    "journal",
    metadata,
    table_id_column(),
    sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("at", Instant, nullable=False),
    sa.Column("user_id", sa.BigInteger),
    sa.Column("seat", sa.Integer),
    sa.Column("key", sa.String(80)),
    sa.Column("events", sa.LargeBinary, nullable=False),  # JSON
    sa.Column("turn_ended", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("undone", sa.Boolean(create_constraint=False), nullable=False),
    sa.Column("once", sa.String(64), key="interaction_id", unique=True),
    sa.Column("level", sa.String(8)),  # of the computer player that moved, came or went
    sa.Column("ordered", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),
    sa.Index("ix_journal_seat_offers", "user_id", "at", sqlite_where=_OFFERS_A_SEAT, postgresql_where=_OFFERS_A_SEAT),
)

orders = sa.Table(
    "orders",
    metadata,
    table_id_column(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger, nullable=False),
    *(sa.Column(name, sa.Integer, nullable=False) for name in ("revision", "deals", "over_at")),
    *(sa.Column(name, sa.Integer) for name in ("came", "chosen")),
    *(sa.Column(name, sa.Text, nullable=name == "over") for name in ("alternatives", "over")),  # JSON
    sa.Column("due_at", Instant),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    table_id_column(),
    sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),  # of the move that can be taken back
    sa.Column("state", sa.LargeBinary, nullable=False),  # as it was before that move
    sa.Column("clocks", sa.Text, nullable=False, server_default="[]"),  # JSON: the clocks, likewise
)

positions = sa.Table(
    "positions",
    metadata,
    table_id_column(),
    sa.Column("revision", sa.Integer, primary_key=True, autoincrement=False),  # of the move that ended the turn
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer),  # NULL: the start of the game
    sa.Column("at", Instant, nullable=False),
    sa.Column("depth", sa.Integer, nullable=False),  # how many lie between it and one that stands alone; 0: it does
    sa.Column("data", sa.LargeBinary, nullable=False),  # zlib, with the position before it as the dictionary
    sa.Column("clocks", sa.Text, nullable=False, server_default="[]"),  # JSON: as they stood then
)

archives = sa.Table(
    "archives",
    metadata,
    table_id_column(),
    sa.Column("result", sa.Text),  # JSON; NULL: closed before the end
    sa.Column("moves", sa.LargeBinary, nullable=False),  # JSON in zlib
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),  # every post counts it up
    table_id_column(primary=False),
    sa.Column("lane", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("note", sa.LargeBinary),  # JSON of a Text
    sa.Column("nonce", sa.String(25), nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("first_attempt_at", Instant),
    sa.Column("due_at", Instant, nullable=False),
    sa.Column("created_at", Instant, nullable=False),
    sa.Column("process", sa.BigInteger),  # which of several has it in hand
    sa.Index("ix_outbox_lane", "table_id", "lane", "id"),
    sa.Index("ix_outbox_due", "due_at"),
    sqlite_autoincrement=True,
)

posts = sa.Table(
    "posts",
    metadata,
    table_id_column(),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("message_id", sa.BigInteger, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)

due = sa.Table(
    "due",
    metadata,
    table_id_column(),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("at", Instant, nullable=False),
    sa.Column("process", sa.BigInteger),  # which of several has it in hand
    sa.Index("ix_due_at", "at"),
)

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
    sa.Column("first_shard", sa.Integer, nullable=False),
    sa.Column("last_shard", sa.Integer, nullable=False),
    sa.Column("shard_count", sa.Integer, nullable=False),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("place", sa.String(80), nullable=False),
    sa.Column("seen_at", Instant, nullable=False),  # by the database server's clock
    sa.Column("successor", sa.BigInteger),  # the process that takes its shards over
    sa.Column("ready", sa.Boolean(create_constraint=False), nullable=False),
)

identifies = sa.Table(
    "identifies",
    metadata,
    sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
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
    table_id_column(),
    sa.Column("revision", sa.Integer, nullable=False),  # at which a computer player was last thought for
    sa.Column("process", sa.BigInteger, nullable=False),
)

closed_messages = sa.Table(
    "closed_messages",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),  # who takes no direct messages
)

calendars = sa.Table(
    "calendars",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("since", Instant, primary_key=True),  # when it was entered
    sa.Column("calendar", sa.Text, nullable=False),  # JSON
)

away = sa.Table(
    "away",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("made_at", Instant, primary_key=True),
    sa.Column("zone", sa.String(40), nullable=False),
    sa.Column("first", sa.Integer, nullable=False),  # the ordinal of a day
    sa.Column("last", sa.Integer),  # likewise; NULL: until its owner is back
    sa.Column("back_at", Instant),
    sa.Column("look_at", Instant),  # when there is next something to do about it
    sa.Index("ix_away_look_at", "look_at"),
)

vacation_days = sa.Table(
    "vacation_days",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),  # its ordinal; a clock has rested for it
)

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("blocked_id", sa.BigInteger, primary_key=True, autoincrement=False),
)

visits = sa.Table(
    "visits",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    table_id_column(),
    sa.Column("seen", sa.Integer, nullable=False),  # the table's revision when they last looked
    sa.Column("earlier", sa.Integer, nullable=False),  # when they had looked before what they were told last
    sa.Index("ix_visits_table_id", "table_id"),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    table_id_column(),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("at", Instant, nullable=False),
    sa.Index("ix_notes_table_id", "table_id"),
)

waiting = sa.Table(
    "waiting",
    metadata,
    table_id_column(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),  # it is waited for, its board is posted
    sa.Column("user_id", sa.BigInteger, nullable=False, index=True),
    sa.Column("since", Instant, nullable=False),
    sa.Column("at", Instant, index=True),  # when to look whether there is something to tell
    sa.Column("told", sa.Boolean(create_constraint=False), nullable=False),  # what was to be said of its turn, is
    sa.Column("reminded", sa.Integer, nullable=False),  # how often its owner's interval has passed
    sa.Column("urged", sa.Boolean(create_constraint=False), nullable=False),  # it was told that time runs out
    sa.Column("last_at", Instant),  # when it was last reminded
    sa.Column("several", sa.Boolean(create_constraint=False), nullable=False),  # others were waited for as well
    sa.Column("alone", sa.Boolean(create_constraint=False), nullable=False, server_default=sa.false()),  # none is now
)

learners = sa.Table(
    "learners",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("lesson", sa.String(40), nullable=False),
    sa.Column("step", sa.String(40), nullable=False),
    sa.Column("state", sa.LargeBinary, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("finished", sa.Text, nullable=False),  # JSON
    sa.Column("met", sa.Text, nullable=False),  # JSON: kinds of decisions
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("scope", sa.String(8), primary_key=True),  # "guild", "user", or "forget": its pseudonym
    sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("value", sa.Text, nullable=False),  # JSON
)

PRIVATE = frozenset({visits, notes, waiting})
"""What belongs to a person rather than to a table: nobody else reads it, whoever may read the table."""

MOMENTARY = frozenset({processes, identifies, interactions, thinking})
"""What processes are about just now: nothing of it is worth carrying to another place."""

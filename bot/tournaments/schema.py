"""The tables of the database that hold tournaments, beside those of :mod:`bot.db.schema`."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.column_types import (
    AWAITED,
    DISCLOSED,
    NUMBER,
    UNDISCLOSED,
    Instant,
    Json,
    Mark,
    guild_id_column,
    user_id_column,
)
from bot.db.schema import TEXT, metadata
from bot.tournaments.model import MatchDecision, Substitute, TournamentPlan

NUMBERS: Json[tuple[int, ...]] = Json(tuple[int, ...])


def _tournament_id(*, primary: bool = False) -> sa.Column[int]:
    """The column by which a row belongs to a tournament, and goes with it."""
    return sa.Column(
        "tournament_id",
        NUMBER,
        sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
        primary_key=primary,
        autoincrement=False,
        nullable=False,
        info=DISCLOSED,
    )


tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", NUMBER, primary_key=True, info=DISCLOSED),
    guild_id_column(info=DISCLOSED),
    sa.Column("channel_id", sa.BigInteger, nullable=False, info=DISCLOSED),
    user_id_column("opener_id", heading="opened_tournaments"),
    sa.Column("plan", Json(TournamentPlan), nullable=False, info=DISCLOSED),
    sa.Column("draw_seed", sa.LargeBinary, nullable=False, info=UNDISCLOSED),
    sa.Column("phase", sa.String(16), nullable=False),
    sa.Column("sign_up_until", Instant, nullable=False, info=AWAITED),
    sa.Column("check_in_until", Instant, info=AWAITED),
    sa.Column("round", NUMBER, nullable=False),
    sa.Column("rounds", NUMBER, nullable=False),
    sa.Column("round_ends_at", Instant, info=AWAITED),
    sa.Column("over", sa.String(40)),  # why it is
    sa.Column("rests_until", Instant, info=AWAITED),
    sa.Column("league_id", NUMBER),
    sa.Column("season", NUMBER, nullable=False),
    sa.Column("division", NUMBER, nullable=False),  # 0: it is the season, or no league's
    sa.Column("opened_at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("changed_at", Instant, nullable=False),
    sa.Column("once", sa.String(64), key="interaction_id", nullable=False, unique=True),
    sa.Index("ix_tournaments_guild", "guild_id", "phase"),
    sa.Index("ix_tournaments_league", "league_id", "season"),
    sqlite_autoincrement=True,
)

tournament_people = sa.Table(
    "tournament_people",
    metadata,
    _tournament_id(primary=True),
    sa.Column("number", NUMBER, primary_key=True, autoincrement=False, info=DISCLOSED),
    user_id_column(heading="tournaments"),
    sa.Column("name", sa.String(200), nullable=False, info={"mark": Mark.NAME} | DISCLOSED),
    sa.Column("locale", sa.String(16), nullable=False, info={"mark": Mark.LOCALE} | DISCLOSED),
    sa.Column("signed_at", Instant, nullable=False, info=DISCLOSED),
    sa.Column("checked_in", sa.Boolean(create_constraint=False), nullable=False, info=DISCLOSED),
    sa.Column("seed", NUMBER, nullable=False, info=DISCLOSED),  # 0: did not begin
    sa.Column("dropped", sa.String(40), info=DISCLOSED),  # why they are out
    sa.Column(
        "earlier", Json(tuple[int, ...]), nullable=False, info=TEXT
    ),  # user ids of those who had this place before
    sa.Column("substitute", Json(Substitute), info=TEXT | DISCLOSED),
    sa.Column("placed", NUMBER, nullable=False),  # in which division of a season
    sa.UniqueConstraint("tournament_id", "user_id", name="uq_tournament_people_user"),
    sa.Index("ix_tournament_people_user", "user_id"),
)

tournament_matches = sa.Table(
    "tournament_matches",
    metadata,
    sa.Column("id", NUMBER, primary_key=True),
    _tournament_id(),
    sa.Column("round", NUMBER, nullable=False),
    sa.Column("number", NUMBER, nullable=False),
    sa.Column("seats", NUMBERS, nullable=False),  # those who meet
    sa.Column("opens_at", Instant, nullable=False, info=AWAITED),
    sa.Column("led_to", NUMBER),  # the number of a table
    sa.Column("verdict", sa.String(16)),
    sa.Column("places", NUMBERS),
    sa.Column("forfeited", NUMBERS, nullable=False),
    sa.Column("scores", NUMBERS),
    sa.Column("closed", sa.Boolean(create_constraint=False), nullable=False),  # its table was, without a result
    sa.Column("before", Json(MatchDecision)),  # the last decision of organisers
    sa.UniqueConstraint("tournament_id", "round", "number", name="uq_tournament_matches_number"),
    sa.Index("ix_tournament_matches_led_to", "led_to"),
    sqlite_autoincrement=True,
)

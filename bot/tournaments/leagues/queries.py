"""Queries about leagues, and about the tournaments that their seasons and divisions are."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from bot.db.rows import Rows
from bot.tournaments import queries as tournaments
from bot.tournaments.leagues.model import League, Season
from bot.tournaments.leagues.schema import leagues
from bot.tournaments.model import Phase, Tournament, TournamentChange, TournamentState
from bot.tournaments.schema import tournaments as rows

LEAGUES = Rows(League, leagues)


def open_league(connection: sa.Connection, league: League, first: Tournament, interaction_id: str) -> int:
    """Stores a new league with the sign-up to its ``first`` season; its id."""
    row = {**LEAGUES.values(league), "interaction_id": interaction_id}
    del row["id"]
    made = connection.execute(sa.insert(leagues), row).inserted_primary_key
    assert made is not None  # noqa: S101 - an insert of one row has one
    season = msgspec.structs.replace(first, league_id=int(made[0]))
    tournaments.open_state(connection, TournamentState(tournament=season))
    return int(made[0])


def opened_by(connection: sa.Connection, interaction_id: str) -> League | None:
    """The league that an interaction opened."""
    return LEAGUES.one(connection, LEAGUES.select(leagues.c.interaction_id == interaction_id))


def find(connection: sa.Connection, league_id: int) -> League | None:
    """The league with this id."""
    return LEAGUES.one(connection, LEAGUES.select(leagues.c.id == league_id))


def of_guild(connection: sa.Connection, guild_id: int) -> list[League]:
    """The leagues of a server, newest first."""
    query = LEAGUES.select(leagues.c.guild_id == guild_id).order_by(leagues.c.id.desc())
    return LEAGUES.all(connection, query.limit(25))


def live(connection: sa.Connection, guild_id: int) -> set[int]:
    """The leagues of a server that have a season which is not over."""
    query = sa.select(rows.c.league_id).where(
        rows.c.guild_id == guild_id, rows.c.league_id.is_not(None), rows.c.division == 0, rows.c.phase != Phase.OVER
    )
    return {*connection.scalars(query)}


def season(connection: sa.Connection, league_id: int, number: int | None = None) -> Season | None:
    """A season of a league by its number; None: the latest."""
    league = find(connection, league_id)
    mine = sa.select(rows.c.id, rows.c.season).where(rows.c.league_id == league_id, rows.c.division == 0)
    if number is not None:
        mine = mine.where(rows.c.season == number)
    row = connection.execute(mine.order_by(rows.c.season.desc()).limit(1)).one_or_none()
    sign_up = None if row is None else tournaments.find(connection, row.id)
    if league is None or row is None or sign_up is None:
        return None
    return Season(league=league, sign_up=sign_up, divisions=divisions(connection, league_id, row.season))


def past(connection: sa.Connection, league_id: int, most: int) -> list[Season]:
    """The seasons of a league that were played to their end, the latest first."""
    over = (rows.c.phase == Phase.OVER, rows.c.rounds > 0)  # in which there were divisions
    numbers = sa.select(rows.c.season).where(rows.c.league_id == league_id, rows.c.division == 0, *over)
    found = connection.scalars(numbers.order_by(rows.c.season.desc()).limit(most)).all()
    return [each for number in found if (each := season(connection, league_id, number)) is not None]


def divisions(connection: sa.Connection, league_id: int, number: int) -> tuple[TournamentState, ...]:
    """The divisions of a season, from the first on."""
    theirs = sa.select(rows.c.id).where(rows.c.league_id == league_id, rows.c.season == number, rows.c.division > 0)
    found = connection.scalars(theirs.order_by(rows.c.division)).all()
    return tuple(state for each in found if (state := tournaments.find(connection, each)) is not None)


def close(connection: sa.Connection, league_id: int) -> None:
    """A league has no season after the one that is played: nobody goes up or down after its last divisions."""
    connection.execute(sa.update(leagues).where(leagues.c.id == league_id).values(closes=True))
    theirs = (rows.c.league_id == league_id, rows.c.division > 0)
    last = sa.select(sa.func.max(rows.c.season)).where(*theirs).scalar_subquery()
    for division in connection.scalars(sa.select(rows.c.id).where(*theirs, rows.c.season == last)).all():
        tournaments.change_state(connection, division, _without_moves)


def _without_moves(division: TournamentState) -> TournamentChange:
    plan = msgspec.structs.replace(division.tournament.plan, up=0, down=0)
    return TournamentChange(tournament=msgspec.structs.replace(division.tournament, plan=plan))

"""The titles of tournaments and leagues, which their openers have written."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime

import msgspec
import sqlalchemy as sa

from bot.tournaments.leagues.queries import LEAGUES
from bot.tournaments.leagues.schema import leagues
from bot.tournaments.queries import show
from bot.tournaments.schema import tournaments


def retitle(
    connection: sa.Connection,
    tournament_ids: Collection[int],
    league_ids: Collection[int],
    change: Callable[[str], str],
    now: datetime,
) -> None:
    """Put what ``change`` makes of it in the place of each title; a league's stands in all its divisions.

    The posts of ``tournament_ids`` are shown anew in any case.
    """
    titled = sa.or_(tournaments.c.id.in_(tournament_ids), tournaments.c.league_id.in_(league_ids))
    for row in connection.execute(sa.select(tournaments.c.id, tournaments.c.plan).where(titled)).all():
        plan = msgspec.structs.replace(row.plan, name=change(row.plan.name))
        connection.execute(sa.update(tournaments).where(tournaments.c.id == row.id).values(plan=plan))
        if plan != row.plan or row.id in tournament_ids:
            show(connection, row.id, now)
    for league in LEAGUES.all(connection, LEAGUES.select(leagues.c.id.in_(league_ids))):
        season = msgspec.structs.replace(league.plan.season, name=change(league.plan.season.name))
        league_plan = msgspec.structs.replace(league.plan, season=season)
        connection.execute(sa.update(leagues).where(leagues.c.id == league.id).values(plan=league_plan))

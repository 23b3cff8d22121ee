"""The texts that people write and others read, source by source: where they are found, and how they are removed.

Another source is another entry of :data:`SOURCES`, and a message ``report-source-<key>``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from bot.discord.sanitize import escaped
from bot.reports.model import ReportPlace, Written
from bot.tournaments import queries as tournaments
from bot.tournaments.leagues.titles import retitle

TITLE = "title"


class Source(NamedTuple):
    """A kind of text that stands at a ``place``, by its number; ``remove`` takes away the one with a ``ref``."""

    place: ReportPlace
    find: Callable[[sa.Connection, int], Sequence[Written]]
    remove: Callable[[sa.Connection, int, str, datetime], None]


def _titles(connection: sa.Connection, number: int) -> Sequence[Written]:
    """The title of a tournament, if its opener gave it one."""
    state = tournaments.find(connection, number)
    if state is None or not state.tournament.plan.name:
        return ()
    tournament = state.tournament
    return (Written(TITLE, str(tournament.league_id or ""), escaped(tournament.plan.name), tournament.opener_id),)


def _without_title(connection: sa.Connection, number: int, league: str, now: datetime) -> None:
    """Have a tournament, or its whole league, be called after its game."""
    retitle(connection, [number], [int(league)] if league else [], lambda _: "", now)


SOURCES = {TITLE: Source(ReportPlace.TOURNAMENT, _titles, _without_title)}
"""Every source, by what reports call it."""


def find(connection: sa.Connection, place: ReportPlace, number: int) -> list[Written]:
    """Return everything that people wrote at a place."""
    return [each for source in SOURCES.values() if source.place is place for each in source.find(connection, number)]

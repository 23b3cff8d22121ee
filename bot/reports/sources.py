"""The texts that people write and others read, source by source: where they are found, and how they are removed.

Another source is another entry of :data:`SOURCES`, and a message ``report-source-<key>``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import NamedTuple

import sqlalchemy as sa

from bot.discord.sanitize import escaped
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_at_table
from bot.reports.model import ReportPlace, Written
from bot.reviews import queries as reviews
from bot.tables.by_message import lines
from bot.tournaments import queries as tournaments
from bot.tournaments.leagues.titles import retitle

TITLE, LINE, PIN = "title", "line", "pin"

MAX_LINES = 12
"""The last lines of a table that can be reported."""


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


def _lines(connection: sa.Connection, number: int) -> Sequence[Written]:
    """The last lines that players have said at a table by message."""
    return [
        Written(LINE, str(entry.revision), str(event.text.args["words"]), entry.user_id)
        for entry in lines.of_table(connection, number, MAX_LINES)
        for event in entry.events
    ]


def _without_line(connection: sa.Connection, number: int, revision: str, now: datetime) -> None:
    """Take a line away, and have everybody's message about the table made without it."""
    lines.remove(connection, number, int(revision))
    insert_at_table(connection, number, now, [NewItem(Kind.REFRESH)])


def _pins(connection: sa.Connection, number: int) -> Sequence[Written]:
    """The last lines with which people have pinned positions."""
    return [
        Written(PIN, str(pin.number), pin.words, pin.user_id)
        for pin in reversed(reviews.all_pins(connection, number))
        if pin.words
    ][:MAX_LINES]


def _without_pin(connection: sa.Connection, number: int, pin: str, now: datetime) -> None:
    """Take a pin away, and its post."""
    reviews.remove(connection, number, int(pin), now)


SOURCES = {
    TITLE: Source(ReportPlace.TOURNAMENT, _titles, _without_title),
    LINE: Source(ReportPlace.TABLE, _lines, _without_line),
    PIN: Source(ReportPlace.TABLE, _pins, _without_pin),
}
"""Every source, by what reports call it."""


def find(connection: sa.Connection, place: ReportPlace, number: int) -> list[Written]:
    """Return everything that people wrote at a place."""
    return [each for source in SOURCES.values() if source.place is place for each in source.find(connection, number)]

"""Everything that a player's panel asks of the database, in one visit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import sqlalchemy as sa

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.people import calendar_queries as calendars
from bot.people.calendar import Schedule
from bot.tables.core import journal_queries as journal
from bot.tables.core import queries as tables
from bot.tables.core.model import Position, Table
from bot.tables.history import note_queries, visit_queries
from bot.tables.history.history import Missed


class Planned(NamedTuple):
    """The interface to a person's premove: lines of their panel, and the button about it."""

    notes: Sequence[str] = ()
    button: CairnButton | None = None


class PlannedQuery(Protocol):
    """Finds what the person on a seat has planned, to be told in a language."""

    def __call__(self, connection: sa.Connection, position: Position, seat: int) -> Callable[[Localizer], Planned]: ...


class MetQuery(Protocol):
    """Tells whether a kind of decision of a game was explained to a person."""

    def __call__(self, connection: sa.Connection, user_id: int, game: str, kind: str) -> bool: ...


class Newcomers(Protocol):
    """The interface to what newcomers know of a game, and the questions about it."""

    async def is_new(self, user_id: int, game: str) -> bool:
        """Whether a game that somebody is about to play would be their first of its kind."""

    async def invite(self, user_id: int, game: str) -> bool:
        """Whether somebody who joins a table of a game is to be offered its lesson, which is noted."""

    @property
    def has_met(self) -> MetQuery:
        """Tells whether a kind of decision was explained to a person."""

    async def first_time(self, user_id: int, game: str, kind: str) -> bool:
        """Whether a person meets a kind of decision of a game for the first time, which is noted."""


class PanelFacts(NamedTuple):
    """The facts of a panel besides the position.

    Its reader has ``moved`` at this table; ``elsewhere`` are all live tables of theirs.
    """

    missed: Missed
    note: str
    planned: Callable[[Localizer], Planned]
    met: bool
    moved: bool
    schedule: Schedule | None
    elsewhere: Sequence[Table]


def facts(
    connection: sa.Connection,
    position: Position,
    seat: int,
    planned: PlannedQuery,
    has_met: MetQuery,
    *,
    kind: str | None,
    calendar: bool,
    elsewhere: bool,
    asks: bool,
) -> PanelFacts:
    """Return the facts for who sits on ``seat``.

    Whether they have met a ``kind`` of decision, their ``calendar``, their tables ``elsewhere`` and, where they may ask
    to take something back, whether they have moved, are asked for only where they matter.
    """
    table = position.table
    sits = table.seats[seat]
    user = sits.user_id or 0
    return PanelFacts(
        missed=visit_queries.missed(connection, user, table.id, seat, sits.since),
        note=note_queries.find(connection, user, table.id),
        planned=planned(connection, position, seat),
        met=kind is None or has_met(connection, user, table.game, kind),
        moved=journal.has_moved(connection, table.id, seat, sits.since)
        if asks
        else position.game.turn(position.state) > 0,
        schedule=calendars.find(connection, [user])[user] if calendar else None,
        elsewhere=tables.of_user(connection, user) if elsewhere else (),
    )

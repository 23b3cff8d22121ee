"""Everything that a player's panel asks of the database, in one visit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

import sqlalchemy as sa

from bot.core.localizer import Localizer
from bot.discord.components import CairnButton
from bot.outbox.model import Post
from bot.people import calendar_queries as calendars
from bot.people.calendar import Schedule
from bot.tables.core import journal_queries as journal
from bot.tables.core.model import Position, Table
from bot.tables.history import note_queries, visit_queries
from bot.tables.history.history import Missed, Visit
from bot.tables.show import own_tables
from bot.tables.show.own_tables import ContextsQuery
from bot.tables.show.thread_link import find_board
from bot.tables.time.clock import PACE_TERMS
from bot.tables.time.turns import ClockContexts


class Planned(NamedTuple):
    """The interface to a person's premove: lines of their panel, and the button about it."""

    notes: Sequence[str] = ()
    button: CairnButton | None = None


class PlannedQuery(Protocol):
    """Finds what the person on a seat has planned, to be told in a language."""

    def __call__(self, connection: sa.Connection, position: Position, seat: int) -> Callable[[Localizer], Planned]: ...


class MetQuery(Protocol):
    """A query about a kind of decision of a game that is explained to a person."""

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

    @property
    def note_met(self) -> MetQuery:
        """Notes that it was, and tells whether for the first time."""


class NextTable(NamedTuple):
    """The most urgent of a person's other tables that wait for them, and the post of its board."""

    table: Table
    board: Post | None


class PanelFacts(NamedTuple):
    """The facts of a panel besides the position. Its reader has ``moved`` at this table."""

    missed: Missed
    note: str
    planned: Callable[[Localizer], Planned]
    met: bool
    moved: bool
    clock_contexts: ClockContexts
    schedule: Schedule | None
    next: NextTable | None


def facts(
    connection: sa.Connection,
    position: Position,
    seat: int,
    planned: PlannedQuery,
    has_met: MetQuery,
    contexts: ContextsQuery,
    *,
    kind: str | None,
    clock: bool,
    elsewhere: bool,
    asks: bool,
) -> PanelFacts:
    """Return the facts for who sits on ``seat``.

    Whether they have met a ``kind`` of decision, what their ``clock`` depends on, their tables ``elsewhere`` and, where
    they may ask to take something back, whether they have moved, are asked for only where they matter.
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
        clock_contexts=contexts(connection, table) if clock else {},
        schedule=calendars.find(connection, [user])[user] if clock and PACE_TERMS[table.pace].calendars else None,
        next=_next(connection, user, table, contexts) if elsewhere else None,
    )


def note(
    connection: sa.Connection, user_id: int, table: Table, visit: Visit | None, kind: str | None, note_met: MetQuery
) -> None:
    """Note what a panel has shown to a person: news of ``table`` at their ``visit``, and what a ``kind`` is about."""
    if visit is not None:
        visit_queries.note(connection, user_id, table.id, visit)
    if kind is not None:
        note_met(connection, user_id, table.game, kind)


def _next(connection: sa.Connection, user_id: int, here: Table, contexts: ContextsQuery) -> NextTable | None:
    found = own_tables.next_table(connection, user_id, here.id, contexts)
    return None if found is None else NextTable(found, find_board(connection, found, user_id))

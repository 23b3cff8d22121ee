"""Queries about what persons have seen of tables: a row a person and table, written when there was news."""

from __future__ import annotations

import sqlalchemy as sa

from bot.db.rows import Rows
from bot.db.schema import positions, tables
from bot.tables.history.history import Missed, Visit
from bot.tables.history.schema import visits

VISITS = Rows(Visit, visits)


def missed(connection: sa.Connection, user_id: int, table_id: int, seat: int | None, first: int) -> Missed:
    """Return the turns at a table since a person on ``seat`` last looked.

    They begin at revision ``first`` if the person never did.
    """
    last = VISITS.one(connection, VISITS.select(_is(user_id, table_id))) or Visit(first, first)
    visit = Visit(max(last.seen, first), max(last.earlier, first))
    ended = sa.select(positions.c.seat, sa.func.count()).where(
        positions.c.table_id == table_id, positions.c.revision > visit.seen, positions.c.seat.is_not(None)
    )
    by_seat = {row[0]: row[1] for row in connection.execute(ended.group_by(positions.c.seat))}
    own = by_seat.pop(seat, 0)
    return Missed(visit, sum(by_seat.values()), own)


def note(connection: sa.Connection, user_id: int, table_id: int, visit: Visit) -> None:
    """Notes what a person has seen of a table."""
    values = VISITS.values(visit)
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # they may click twice
    if not connection.execute(sa.update(visits).where(_is(user_id, table_id)).values(values)).rowcount:
        connection.execute(sa.insert(visits), {"user_id": user_id, "table_id": table_id, **values})


def _is(user_id: int, table_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(visits.c.user_id == user_id, visits.c.table_id == table_id)

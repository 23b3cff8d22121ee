"""Queries about what persons have seen of tables: a row a person and table, written when there was news."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.db.rows import Rows
from bot.db.schema import positions, tables
from bot.tables.history.history import Missed, Visit
from bot.tables.history.schema import visits

VISITS = Rows(Visit, visits)

_ended = (
    sa.select(
        positions.c.seat,
        sa.func.count().label("turns"),
        sa.func.min(positions.c.revision).label("first"),
        sa.func.max(positions.c.revision).label("last"),
    )
    .where(positions.c.table_id == bind("table"), positions.c.revision > bind("seen"), positions.c.seat.is_not(None))
    .group_by(positions.c.seat)
)


def missed(connection: sa.Connection, user_id: int, table_id: int, seat: int | None, first: int) -> Missed:
    """Return the turns at a table since a person on ``seat`` last looked.

    They begin at revision ``first`` if the person never did. Who has ended a turn since, before anybody else, has seen
    the table then.
    """
    last = VISITS.one(connection, VISITS.select(_is(user_id, table_id))) or Visit(first, first)
    seen = max(last.seen, first)
    by_seat = {row.seat: row for row in connection.execute(_ended, {"table": table_id, "seen": seen})}
    own, others = by_seat.pop(seat, None), by_seat.values()
    if own is not None and all(own.last < other.first for other in others):
        seen = own.last
    return Missed(Visit(seen, max(last.earlier, first)), sum(other.turns for other in others))


def note(connection: sa.Connection, user_id: int, table_id: int, visit: Visit) -> None:
    """Notes what a person has seen of a table."""
    values = VISITS.values(visit)
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # they may click twice
    if not connection.execute(sa.update(visits).where(_is(user_id, table_id)).values(values)).rowcount:
        connection.execute(sa.insert(visits), {"user_id": user_id, "table_id": table_id, **values})


def _is(user_id: int, table_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(visits.c.user_id == user_id, visits.c.table_id == table_id)

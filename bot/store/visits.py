"""Queries about what persons have seen of tables: a row a person and table, written when there was news."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from bot.model.history import Missed, Visit
from bot.store.schema import positions, tables, visits


def missed(connection: sa.Connection, user_id: int, table_id: int, seat: int | None, first: int) -> Missed:
    """What has happened at a table since a person, on ``seat``, looked; who never did, since revision ``first``."""
    row = connection.execute(sa.select(visits.c.seen, visits.c.earlier).where(_is(user_id, table_id))).one_or_none()
    visit = Visit(first, first) if row is None else Visit(max(row.seen, first), max(row.earlier, first))
    ended = sa.select(positions.c.seat, sa.func.count()).where(
        positions.c.table_id == table_id, positions.c.revision > visit.seen, positions.c.seat.is_not(None)
    )
    by_seat = {row[0]: row[1] for row in connection.execute(ended.group_by(positions.c.seat))}
    own = by_seat.pop(seat, 0)
    return Missed(visit, sum(by_seat.values()), own)


def note(connection: sa.Connection, user_id: int, table_id: int, visit: Visit) -> None:
    """Notes what a person has seen of a table."""
    values = msgspec.structs.asdict(visit)
    connection.execute(sa.select(tables.c.id).where(tables.c.id == table_id).with_for_update())  # they may click twice
    if not connection.execute(sa.update(visits).where(_is(user_id, table_id)).values(values)).rowcount:
        connection.execute(sa.insert(visits), {"user_id": user_id, "table_id": table_id, **values})


def _is(user_id: int, table_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(visits.c.user_id == user_id, visits.c.table_id == table_id)

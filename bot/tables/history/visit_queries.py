"""Queries about what persons have seen of tables: a row a person and table, written when there was news."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.db.rows import Rows
from bot.db.schema import positions, tables
from bot.db.statement import Statement
from bot.tables.history.history import Missed, Visit
from bot.tables.history.schema import visits

VISITS = Rows(Visit, visits)

_ended = Statement(
    sa.select(
        positions.c.seat,
        sa.func.count().label("turns"),
        sa.func.min(positions.c.revision).label("first"),
        sa.func.max(positions.c.revision).label("last"),
    )
    .where(positions.c.table_id == bind("table"), positions.c.revision > bind("seen"), positions.c.seat.is_not(None))
    .group_by(positions.c.seat)
)
_mine = (visits.c.user_id == bind("user"), visits.c.table_id == bind("table"))
_last, _look_first = Statement(VISITS.select(*_mine)), Statement(sa.insert(visits))
_look_again = Statement(sa.update(visits).where(*_mine).values(seen=bind("now_seen"), earlier=bind("seen_before")))
_hold = Statement(sa.select(tables.c.id).where(tables.c.id == bind("table")).with_for_update())


def missed(connection: sa.Connection, user_id: int, table_id: int, seat: int | None, first: int) -> Missed:
    """Return the turns at a table since a person on ``seat`` last looked.

    They begin at revision ``first`` if the person never did. Who has ended a turn since, before anybody else, has seen
    the table then.
    """
    last = VISITS.one(connection, _last, user=user_id, table=table_id) or Visit(first, first)
    seen = max(last.seen, first)
    by_seat = {row.seat: row for row in _ended.all(connection, {"table": table_id, "seen": seen})}
    own, others = by_seat.pop(seat, None), by_seat.values()
    if own is not None and all(own.last < other.first for other in others):
        seen = own.last
    return Missed(Visit(seen, max(last.earlier, first)), sum(other.turns for other in others))


def note(connection: sa.Connection, user_id: int, table_id: int, visit: Visit) -> None:
    """Notes what a person has seen of a table."""
    _hold.all(connection, {"table": table_id})  # they may click twice
    mine = {"user": user_id, "table": table_id, "now_seen": visit.seen, "seen_before": visit.earlier}
    if not _look_again.execute(connection, mine):
        _look_first.execute(connection, {"user_id": user_id, "table_id": table_id, **VISITS.values(visit)})

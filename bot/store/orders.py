"""Queries about orders, one a seat, and about when they are due."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.model.change import Due
from bot.model.orders import Alternative, Order
from bot.model.table import EntryKind
from bot.store.schema import due, journal, orders
from games.engine import Text

PACE_OF = 200
"""So many of a table's last entries tell how fast it is played."""

_alternatives = msgspec.json.Decoder(tuple[Alternative, ...])
_text = msgspec.json.Decoder(Text)


def at_table(connection: sa.Connection, table_id: int) -> list[Order]:
    """The orders of a table, by seat."""
    found = sa.select(orders).where(orders.c.table_id == table_id).order_by(orders.c.seat)
    return [_order(row) for row in connection.execute(found)]


def find(connection: sa.Connection, table_id: int, user_id: int) -> Order | None:
    """What a person has ordered at a table, or why that was dropped."""
    return next((order for order in at_table(connection, table_id) if order.user_id == user_id), None)


def tables_with_orders(connection: sa.Connection) -> list[int]:
    """The tables where orders lie."""
    return list(connection.scalars(sa.select(orders.c.table_id).distinct().order_by(orders.c.table_id)))


def save(connection: sa.Connection, order: Order) -> None:
    """Stores an order in the place of the one its seat had, and when the next one of its table is due."""
    remove(connection, order.table_id, order.seat)
    values = msgspec.structs.asdict(order)
    values["alternatives"] = msgspec.json.encode(order.alternatives).decode()
    values["over"] = None if order.over is None else msgspec.json.encode(order.over).decode()
    connection.execute(sa.insert(orders), values)
    _wake(connection, order.table_id)


def remove(connection: sa.Connection, table_id: int, seat: int) -> None:
    """Forgets the order of a seat."""
    connection.execute(sa.delete(orders).where(orders.c.table_id == table_id, orders.c.seat == seat))
    _wake(connection, table_id)


def next_at(connection: sa.Connection, table_id: int) -> datetime | None:
    """When the next order of a table is due."""
    waiting = sa.select(sa.func.min(orders.c.due_at)).where(orders.c.table_id == table_id, orders.c.over.is_(None))
    found: datetime | None = connection.execute(waiting).scalar_one()
    return found


def answer_times(connection: sa.Connection, table_id: int) -> list[float]:
    """The seconds that people at a table have taken to begin their turns, as far as that is known; not in order."""
    last = (
        sa.select(journal.c.at, journal.c.seat, journal.c.level, journal.c.turn_ended, journal.c.ordered)
        .where(
            journal.c.table_id == table_id,
            journal.c.kind == EntryKind.MOVE.value,
            journal.c.undone.is_(sa.false()),
        )
        .order_by(journal.c.revision.desc())
        .limit(PACE_OF)
    )
    rows = connection.execute(last).all()[::-1]
    return [
        (row.at - before.at).total_seconds()
        for before, row in pairwise(rows)
        if before.turn_ended and row.seat != before.seat and row.level is None and not row.ordered
    ]


def _wake(connection: sa.Connection, table_id: int) -> None:
    mine = sa.and_(due.c.table_id == table_id, due.c.kind == Due.ORDER.value)
    at = next_at(connection, table_id)
    if connection.scalar(sa.select(due.c.at).where(mine)) != at:
        connection.execute(sa.delete(due).where(mine))
        if at is not None:
            connection.execute(sa.insert(due), {"table_id": table_id, "kind": Due.ORDER.value, "at": at})


def _order(row: sa.Row[Any]) -> Order:
    values = dict(row._mapping)
    values["alternatives"] = _alternatives.decode(row.alternatives)
    values["over"] = None if row.over is None else _text.decode(row.over)
    return Order(**values)

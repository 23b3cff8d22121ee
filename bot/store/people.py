"""Queries about persons, whatever table they sit at."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import sqlalchemy as sa

from bot.model.table import Status
from bot.store.schema import blocks, closed_messages, seats, tables


def messages_closed(connection: sa.Connection, user_id: int) -> bool:
    """Whether a person was found to take no direct messages, and has clicked nothing since."""
    return connection.execute(_of(user_id)).first() is not None


def note_messages_closed(connection: sa.Connection, user_id: int) -> None:
    """Notes that a person takes no direct messages."""
    if not messages_closed(connection, user_id):
        connection.execute(sa.insert(closed_messages), {"user_id": user_id})


def forget_messages_closed(connection: sa.Connection, user_id: int, games: Collection[str]) -> bool:
    """Forgets that a person took no direct messages; whether they are to be told that hands did not reach them.

    They are told once until a hand arrives, and only where they play one of ``games``. Their seats note it.
    """
    connection.execute(sa.delete(closed_messages).where(closed_messages.c.user_id == user_id))
    mine = sa.select(seats.c.seat).where(seats.c.user_id == user_id)
    if connection.execute(mine.where(seats.c.hand_blocked.is_(sa.true()))).first() is not None:
        return False
    played = sa.select(tables.c.id).where(tables.c.status == Status.RUNNING, tables.c.game.in_(games))
    told = sa.update(seats).where(seats.c.user_id == user_id, seats.c.table_id.in_(played))
    return bool(connection.execute(told.values(hand_blocked=True)).rowcount)


def blocked(connection: sa.Connection, user_id: int) -> tuple[int, ...]:
    """Whom a person blocks."""
    mine = sa.select(blocks.c.blocked_id).where(blocks.c.user_id == user_id).order_by(blocks.c.blocked_id)
    return tuple(connection.scalars(mine))


def blocks_any(connection: sa.Connection, user_ids: Collection[int], other_ids: Collection[int]) -> bool:
    """Whether one of ``user_ids`` blocks one of ``other_ids``."""
    found = sa.select(blocks).where(blocks.c.user_id.in_(user_ids), blocks.c.blocked_id.in_(other_ids))
    return connection.execute(found.limit(1)).first() is not None


def block(connection: sa.Connection, user_id: int, wanted: Collection[int]) -> None:
    """Makes those whom a person blocks these and no others."""
    connection.execute(sa.delete(blocks).where(blocks.c.user_id == user_id))
    if wanted:
        connection.execute(sa.insert(blocks), [{"user_id": user_id, "blocked_id": other} for other in set(wanted)])


def _of(user_id: int) -> sa.Select[tuple[int]]:
    return sa.select(closed_messages.c.user_id).where(closed_messages.c.user_id == user_id)


def names(connection: sa.Connection, users: Iterable[int]) -> dict[int, str]:
    """The names of those of ``users`` who sit or sat anywhere, as last seen, not escaped."""
    query = sa.select(seats.c.user_id, seats.c.name).where(seats.c.user_id.in_([*users])).order_by(seats.c.table_id)
    return {row.user_id: row.name for row in connection.execute(query)}

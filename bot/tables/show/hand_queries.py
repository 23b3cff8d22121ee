"""Queries about hands that did not reach their owners."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.db.schema import seats, tables
from bot.people.schema import closed_messages
from bot.tables.core.model import Status


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


def hand_arrived(connection: sa.Connection, table_id: int, seat: int) -> None:
    """A hand has arrived: its owner takes messages, and is told anew should they not."""
    owner = sa.select(seats.c.user_id).where(seats.c.table_id == table_id, seats.c.seat == seat)
    told = sa.update(seats).where(seats.c.user_id == owner.scalar_subquery(), seats.c.hand_blocked.is_(sa.true()))
    connection.execute(told.values(hand_blocked=False))

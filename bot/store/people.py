"""Queries about persons, whatever table they sit at."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store.schema import closed_messages


def messages_closed(connection: sa.Connection, user_id: int) -> bool:
    """Whether a person was found to take no direct messages, and has clicked nothing since."""
    return connection.execute(_of(user_id)).first() is not None


def note_messages_closed(connection: sa.Connection, user_id: int) -> None:
    """Notes that a person takes no direct messages."""
    if not messages_closed(connection, user_id):
        connection.execute(sa.insert(closed_messages), {"user_id": user_id})


def forget_messages_closed(connection: sa.Connection, user_id: int) -> None:
    """Forgets that a person took no direct messages."""
    connection.execute(sa.delete(closed_messages).where(closed_messages.c.user_id == user_id))


def _of(user_id: int) -> sa.Select[tuple[int]]:
    return sa.select(closed_messages.c.user_id).where(closed_messages.c.user_id == user_id)

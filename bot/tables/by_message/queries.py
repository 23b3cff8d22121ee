"""Queries about people's own messages of tables."""

from __future__ import annotations

from datetime import datetime

import sqlalchemy as sa

from bot.db.schema import posts
from bot.outbox.model import Kind, NewItem
from bot.outbox.queries import insert_at_table


def written_to(connection: sa.Connection, table_id: int) -> list[int]:
    """The user ids of those in whose messages a table stands."""
    stands = sa.select(posts.c.number).where(posts.c.subject == table_id, posts.c.kind == Kind.LIVING)
    return list(connection.scalars(stands))


def write_again(connection: sa.Connection, table_id: int, user_id: int, now: datetime) -> None:
    """Has the message of a table come anew to a person who has it in theirs."""
    insert_at_table(connection, table_id, now, [NewItem(Kind.ANEW, user_id)])

"""Queries about hands that did not reach their owners."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from enum import StrEnum

import sqlalchemy as sa

from bot.db.schema import seats, tables
from bot.outbox import queries as outbox
from bot.outbox.model import Kind, NewItem
from bot.people.schema import closed_messages
from bot.tables.core.model import LIVE, Status


class Lost(StrEnum):
    """The things that do not reach a person, by the message that tells them: hands, or whole tables.

    At a table of a server that is only FOLLOWED by message nothing waits for them: its channel has everything.
    """

    HANDS = "said-hand-blocked"
    TABLES = "said-unreachable"
    FOLLOWED = "said-follow-unreachable"


def forget_messages_closed(
    connection: sa.Connection, user_id: int, games: Collection[str], now: datetime
) -> Lost | None:
    """Forgets that a person took no direct messages, and has those tried again by which they play.

    Return what they are to be told did not reach them. They are told once until a hand arrives, of hands only where
    they play one of ``games``. Their seats note it.
    """
    connection.execute(sa.delete(closed_messages).where(closed_messages.c.user_id == user_id))
    lost = sa.select(tables.c.id, tables.c.channel_id).join(seats, seats.c.table_id == tables.c.id)
    lost = lost.where(seats.c.user_id == user_id, seats.c.unreachable, tables.c.status.in_(LIVE))
    unreached = {row.id: row.channel_id for row in connection.execute(lost)}
    for table_id in unreached:
        outbox.insert_at_table(connection, table_id, now, [NewItem(Kind.LIVING, user_id)])
    mine = sa.select(seats.c.seat).where(seats.c.user_id == user_id)
    if connection.execute(mine.where(seats.c.hand_blocked.is_(sa.true()))).first() is not None:
        return None
    played = sa.select(tables.c.id).where(tables.c.status == Status.RUNNING, tables.c.game.in_(games))
    which = sa.or_(seats.c.table_id.in_(played), seats.c.table_id.in_(unreached))
    told = sa.update(seats).where(seats.c.user_id == user_id, which)
    if not connection.execute(told.values(hand_blocked=True)).rowcount:
        return None
    if not unreached:
        return Lost.HANDS
    return Lost.TABLES if None in unreached.values() else Lost.FOLLOWED


def note_told(connection: sa.Connection, table_id: int, user_id: int) -> None:
    """Notes that a person was told already that a table does not reach them."""
    mine = (seats.c.table_id == table_id, seats.c.user_id == user_id)
    connection.execute(sa.update(seats).where(*mine).values(hand_blocked=True))


def hand_arrived(connection: sa.Connection, table_id: int, seat: int) -> None:
    """A hand has arrived: its owner takes messages, and is told anew should they not."""
    owner = sa.select(seats.c.user_id).where(seats.c.table_id == table_id, seats.c.seat == seat)
    told = sa.update(seats).where(seats.c.user_id == owner.scalar_subquery(), seats.c.hand_blocked.is_(sa.true()))
    connection.execute(told.values(hand_blocked=False))


def message_arrived(connection: sa.Connection, user_id: int) -> None:
    """A message of a table has arrived, likewise."""
    told = sa.update(seats).where(seats.c.user_id == user_id, seats.c.hand_blocked.is_(sa.true()))
    connection.execute(told.values(hand_blocked=False))

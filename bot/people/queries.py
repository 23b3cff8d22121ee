"""Queries about persons, whatever table they sit at."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import datetime

import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.db.resting import rests
from bot.db.schema import seats
from bot.db.statement import Statement
from bot.people import bans
from bot.people.schema import blocks, closed_messages, forgotten
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due

_closed = Statement(sa.select(closed_messages.c.user_id).where(closed_messages.c.user_id == sa.bindparam("user")))


def require_remembered(connection: sa.Connection, user_ids: Collection[int]) -> None:
    """Refuse to let people join anything while they are being forgotten: it would be theirs when that ends.

    Raises Refusal.
    """
    among = sa.select(forgotten.c.user_id).where(forgotten.c.user_id.in_(user_ids)).limit(1)
    if user_ids and connection.execute(among).first() is not None:
        raise Refusal("refusal-being-forgotten")


def require_admitted(connection: sa.Connection, guild_id: int | None, user_ids: Collection[int]) -> None:
    """Refuse to let people come to tables of a server (None: by message), also while they are being forgotten.

    Nobody comes to any while the server rests.

    Raises Refusal.
    """
    require_remembered(connection, user_ids)
    if guild_id is not None and connection.scalar(sa.select(rests(sa.literal(guild_id, sa.BigInteger)))):
        raise Refusal("refusal-resting")
    bans.require_not_banned(connection, guild_id, user_ids)


def may_sit(connection: sa.Connection, guild_id: int | None, others: Collection[int], user_id: int) -> bool:
    """Whether a person may sit with ``others`` at a table of a server (None: by message).

    They may not where the server bans them, or where one of the others blocks them.
    """
    return bans.of_person(connection, guild_id, [user_id]) is None and not blocks_any(connection, others, [user_id])


def messages_closed(connection: sa.Connection, user_id: int) -> bool:
    """Whether a person was found to take no direct messages, and has clicked nothing since."""
    return _closed.first(connection, {"user": user_id}) is not None


def note_messages_closed(connection: sa.Connection, user_id: int) -> None:
    """Notes that a person takes no direct messages."""
    if not messages_closed(connection, user_id):
        connection.execute(sa.insert(closed_messages), {"user_id": user_id})


def locale_of(connection: sa.Connection, user_id: int) -> str:
    """Return the Discord locale of a person as it was last seen at a table; empty where it never was."""
    last = sa.select(seats.c.locale).where(seats.c.user_id == user_id).order_by(seats.c.table_id.desc()).limit(1)
    return connection.execute(last).scalar_one_or_none() or ""


def blocked(connection: sa.Connection, user_id: int) -> tuple[int, ...]:
    """Return the ids of those whom a person blocks."""
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


def names(connection: sa.Connection, users: Iterable[int]) -> dict[int, str]:
    """The names of those of ``users`` who sit or sat anywhere, as last seen, not escaped."""
    query = sa.select(seats.c.user_id, seats.c.name).where(seats.c.user_id.in_([*users])).order_by(seats.c.table_id)
    return {row.user_id: row.name for row in connection.execute(query)}


def check_reminders(connection: sa.Connection, user_id: int, now: datetime) -> None:
    """Have the reminders of a person checked: when they play, or how they want to be told, has changed."""
    scheduler.no_later(connection, Due.REMINDER, [user_id], None, now, now)

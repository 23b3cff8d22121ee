"""Bans: whom those who manage a server let come to none of its tables, since when, until when and why."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from datetime import datetime

import msgspec
import sqlalchemy as sa

from bot.core.refusal import Refusal
from bot.db.rows import Rows
from bot.people.schema import bans
from bot.scheduler import queries as scheduler
from bot.scheduler.model import Due, SubjectKind

MAX_REASON = 200
"""Characters of the reason for a ban."""

MAX_DAYS = 365
"""Days that a ban may last which ends by itself."""

SALT_BYTES = 8


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    """The ban of a person from the tables of a server; ``until`` None: for good. ``reason`` is ready for a message.

    ``by_id`` has banned them (None: nobody knows any more). Of somebody who was forgotten since, ``user_id`` is a
    pseudonym, and ``known_by`` a salt with the hash of both the salt and their true id.
    """

    id: int = 0
    guild_id: int
    user_id: int
    by_id: int | None
    at: datetime
    until: datetime | None = None
    reason: str = ""
    known_by: str = ""

    def is_of(self, user_id: int) -> bool:
        """Whether a person is the one who is banned, also after they were forgotten."""
        return user_id == self.user_id or (bool(self.known_by) and self.known_by == _known(self.known_by, user_id))


BANS = Rows(Ban, bans)


def of_guild(connection: sa.Connection, guild_id: int) -> list[Ban]:
    """Return the bans of a server, the oldest first."""
    return BANS.all(connection, BANS.select(bans.c.guild_id == guild_id).order_by(bans.c.id))


def of_person(connection: sa.Connection, guild_id: int | None, user_ids: Collection[int]) -> Ban | None:
    """Return a ban of one of ``user_ids`` from a server (None: by message); None where there is none."""
    if guild_id is None or not user_ids:
        return None
    query = BANS.select(bans.c.guild_id == guild_id, sa.or_(bans.c.user_id.in_(user_ids), bans.c.known_by != ""))
    return next((ban for ban in BANS.all(connection, query) if any(map(ban.is_of, user_ids))), None)


def require_not_banned(connection: sa.Connection, guild_id: int | None, user_ids: Collection[int]) -> None:
    """Raise Refusal where a server keeps one of these people away from its tables; it tells nobody that it is so."""
    ban = of_person(connection, guild_id, user_ids)
    if ban is not None:
        raise Refusal("refusal-banned", who=f"<@{next(filter(ban.is_of, user_ids))}>")


def store(connection: sa.Connection, ban: Ban) -> None:
    """Store a ban in the place of an earlier one of the same person; it ends by itself in time."""
    lift(connection, ban.guild_id, ban.user_id)
    values = {key: value for key, value in BANS.values(ban).items() if key != "id"}
    made = connection.execute(sa.insert(bans).values(values).returning(bans.c.id)).scalar_one()
    scheduler.schedule(connection, made, ban.guild_id, {Due.BAN: ban.until})


def lift(connection: sa.Connection, guild_id: int, user_id: int) -> bool:
    """Let a person come to tables of a server again, and return whether they could not."""
    ban = of_person(connection, guild_id, [user_id])
    if ban is not None:
        _delete(connection, ban.id)
    return ban is not None


def expire(connection: sa.Connection, ban_id: int, now: datetime) -> datetime | None:
    """End a ban that is over; return when it will be, None where it is, or lasts for good."""
    ban = BANS.one(connection, BANS.select(bans.c.id == ban_id))
    if ban is None or ban.until is None:
        return None
    if ban.until > now:
        return ban.until
    _delete(connection, ban_id)
    return None


def disguise(connection: sa.Connection, user_id: int) -> None:
    """Keep the bans of a person who is being forgotten by a hash of their id: they hold if that person comes again."""
    mine = bans.c.user_id == user_id
    for ban_id in connection.scalars(sa.select(bans.c.id).where(mine)).all():
        known = _known(secrets.token_hex(SALT_BYTES), user_id)
        connection.execute(sa.update(bans).where(bans.c.id == ban_id).values(known_by=known))


def _known(salted: str, user_id: int) -> str:
    """The hash of an id, after the salt that ``salted`` begins with."""
    salt = salted[: 2 * SALT_BYTES]
    return salt + hashlib.sha256(f"{salt}{user_id}".encode()).hexdigest()


def _delete(connection: sa.Connection, ban_id: int) -> None:
    connection.execute(sa.delete(bans).where(bans.c.id == ban_id))
    scheduler.cancel(connection, SubjectKind.BAN, ban_id)

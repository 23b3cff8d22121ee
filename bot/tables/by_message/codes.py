"""Codes by which strangers may ask for a seat at a table by message: random, revocable, and guessed in vain."""

from __future__ import annotations

import secrets
from datetime import datetime, timedelta

import sqlalchemy as sa

from bot.db.schema import tables
from bot.people.schema import wrong_codes
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Table

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Those of a code: none that is taken for another."""

LENGTH, GROUP = 12, 4
"""The letters of a code, five bits each, and how many of them are written together."""

ALIKE = str.maketrans("OIL", "011")
"""The letters that people write for digits which look like them."""

CODE_LIFE = timedelta(days=14)
"""How long a code is good."""

MAX_WRONG, WRONG_WITHIN = 5, timedelta(hours=1)
"""How many codes that are none one person may type in that time."""

MAX_SLIP = 2
"""Letters too many or too few with which what was typed is still taken for a code."""

KEY_BYTES = 12
"""The random bytes of the key of a lobby in a conversation, which only its buttons have."""


def new_code() -> str:
    """A random code, as it is stored."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def new_key() -> str:
    """A random key."""
    return secrets.token_urlsafe(KEY_BYTES)


def written(code: str) -> str:
    """A code as people read it."""
    return "-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP))


def read_code(typed: str) -> str | None:
    """The code that somebody has typed, as it is stored; None for what cannot be one."""
    code = "".join(letter for letter in typed.upper() if letter.isalnum()).translate(ALIKE)
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None


def looks_like_one(typed: str) -> bool:
    """Whether somebody means a code, perhaps with a slip, rather than a table's number."""
    letters = [letter for letter in typed if letter.isalnum()]
    slipped = abs(len(letters) - LENGTH) <= MAX_SLIP and any(letter.isalpha() for letter in letters)
    return slipped or read_code(typed) is not None


def find(connection: sa.Connection, code: str, now: datetime) -> Table | None:
    """The table with this code, as long as that is good."""
    table_id = connection.scalar(sa.select(tables.c.id).where(tables.c.code == code))
    table = None if table_id is None else table_queries.find(connection, table_id)
    until = None if table is None else table.invitations.code_until
    return table if until is not None and now < until else None


def wrong_until(connection: sa.Connection, user_id: int, now: datetime) -> datetime | None:
    """Until when a person has typed too many wrong codes to try another; None where they have not."""
    mine = sa.select(wrong_codes.c.at).where(wrong_codes.c.user_id == user_id, wrong_codes.c.at > now - WRONG_WITHIN)
    tries: list[datetime] = sorted(connection.scalars(mine))
    return tries[-MAX_WRONG] + WRONG_WITHIN if len(tries) >= MAX_WRONG else None


def note_wrong(connection: sa.Connection, user_id: int, now: datetime) -> None:
    """Notes that a person has typed a wrong code; those that do not matter any more are forgotten."""
    old = sa.and_(wrong_codes.c.user_id == user_id, wrong_codes.c.at <= now - WRONG_WITHIN)
    connection.execute(sa.delete(wrong_codes).where(old))
    last: datetime | None = connection.scalar(
        sa.select(sa.func.max(wrong_codes.c.at)).where(wrong_codes.c.user_id == user_id)
    )
    at = now if last is None else max(now, last + timedelta(microseconds=1))
    connection.execute(sa.insert(wrong_codes), {"user_id": user_id, "at": at})

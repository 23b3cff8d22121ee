"""Statements at a server: handed to its driver, and gathered where several can travel as one message.

What costs most there are round trips. See :mod:`bot.db.statement` for what is handed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

import sqlalchemy as sa

Given = tuple[Any, ...]

KEY = "gathered"
"""Under which a connection's record holds what waits on it."""

SHAPES = 200
"""Combinations of statements whose text is kept; moves have some ten."""


class Gathered:
    """Statements that wait to be sent as one. Each sees things as they were before any of them."""

    def __init__(self) -> None:
        self._texts: list[tuple[str, int]] = []
        self._given: list[Any] = []
        self._filled: set[str] = set()

    def add(self, connection: sa.Connection, text: str, rows: Sequence[Given], table: str, *, insert: bool) -> None:
        """Have a statement that changes a ``table`` wait with the others: with several ``rows`` an insert of them all.

        What is to find rows that another one inserts, or to insert more after them, comes after that.
        """
        if table in self._filled:
            self.send(connection)
        if insert:
            self._filled.add(table)
            self._texts.append((text, len(rows)))
        else:
            self._texts += [(text, 1)] * len(rows)
        for row in rows:
            self._given += row

    def send(self, connection: sa.Connection) -> None:
        """Execute what waits, if anything does."""
        if self._texts:
            execute(connection, *self._taken())

    def send_with(self, connection: sa.Connection, text: str, given: Given) -> Any:
        """Return the driver's cursor after it has executed what waits, and as the last of them this statement."""
        self._texts.append((text, 1))
        self._given += given
        return execute(connection, *self._taken())

    def _taken(self) -> tuple[str, list[Given]]:
        text, given = _as_one(tuple(self._texts)), tuple(self._given)
        self._texts, self._given, self._filled = [], [], set()
        return text, [given]


@contextmanager
def gathering(connection: sa.Connection) -> Iterator[None]:
    """Let statements wait on this connection; what waits at the end is executed."""
    record, waiting = connection.info, Gathered()
    record[KEY] = waiting
    try:
        yield
        waiting.send(connection)
    finally:
        record.pop(KEY, None)  # a connection that was lost has no record any more


def waiting_on(connection: sa.Connection) -> Gathered | None:
    """Return what waits on a connection; None where nothing may."""
    return connection.info.get(KEY)


def send_before(connection: sa.Connection, *_: object) -> None:
    """Execute what waits before any other statement, which may read it."""
    if (waiting := waiting_on(connection)) is not None:
        waiting.send(connection)


def execute(connection: sa.Connection, text: str, rows: Sequence[Given]) -> Any:
    """Return the driver's cursor after it has executed ``text`` with each of ``rows``. Fails as SQLAlchemy would."""
    send_before(connection)
    raw: Any = connection.connection.dbapi_connection
    cursor = raw.cursor()
    try:
        if len(rows) > 1:
            cursor.executemany(text, rows)
        else:
            cursor.execute(text, rows[0])
    except BaseException as error:
        connection._handle_dbapi_exception(error, text, None, cursor, None)
    return cursor


@lru_cache(SHAPES)
def _as_one(texts: tuple[tuple[str, int], ...]) -> str:
    """Statements, each with so many rows, as one, whose parameters are theirs one after the other."""
    parts, taken = [], 0
    for text, rows in texts:
        head, between, values = text.partition(" VALUES ") if rows > 1 else ("", "", text)
        count = len(set(re.findall(r"\$\d+", values)))
        parts.append(head + between + ", ".join(_numbered(values, taken + row * count) for row in range(rows)))
        taken += rows * count
    *first, last = parts
    before = ", ".join(f"s{number} AS ({each})" for number, each in enumerate(first))
    return f"WITH {before} {last}" if before else last


def _numbered(text: str, taken: int) -> str:
    """``text`` with its parameters $1, $2, ... after those that are ``taken``."""
    return re.sub(r"\$(\d+)", lambda found: f"${int(found[1]) + taken}", text)

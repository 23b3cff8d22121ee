"""Count what a click costs: every read and write asked of the database on its behalf, and their rows."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import Any

import msgspec
import sqlalchemy as sa
from discord.state import ConnectionState

from bot.db.database import Database


class Cost(msgspec.Struct):
    """Visits are transactions. Rows read are those fetched; rows written are inserted, changed or deleted."""

    reads: int = 0
    writes: int = 0
    rows_read: int = 0
    rows_written: int = 0

    @property
    def visits(self) -> int:
        return self.reads + self.writes

    def __iter__(self) -> Iterator[int]:
        yield from (self.reads, self.writes, self.rows_read, self.rows_written)

    def __sub__(self, other: Cost) -> Cost:
        return Cost(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))

    @classmethod
    def most(cls, costs: Sequence[Cost]) -> Cost:
        """Return the most of each figure."""
        return cls(*map(max, zip(*costs, strict=True)))


class Counter:
    """The costs of each interaction by its id, and under None of all that no interaction does itself.

    An interaction pays for what its own task asks and for the tasks that this one starts. Posting, timers and pictures
    run in tasks of their own.
    """

    def __init__(self) -> None:
        self.costs: defaultdict[str | None, Cost] = defaultdict(Cost)
        self._interaction: ContextVar[str | None] = ContextVar("interaction", default=None)

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count in this process. Clients and databases have to be made afterwards."""
        parse, ways = ConnectionState.parse_interaction_create, ("read", "write", "moment")
        originals = {way: getattr(Database, way) for way in ways}
        ConnectionState.parse_interaction_create = self._attributed(parse)  # type: ignore[method-assign]
        for way, original in originals.items():
            setattr(Database, way, self._counted(original, writes=way == "write"))
        try:
            yield
        finally:
            ConnectionState.parse_interaction_create = parse  # type: ignore[method-assign]
            for way, original in originals.items():
                setattr(Database, way, original)

    def _attributed(self, parse: Callable[..., None]) -> Callable[..., None]:
        @wraps(parse)
        def attributed(state: Any, data: Any) -> None:
            token = self._interaction.set(data["id"])
            try:
                parse(state, data)
            finally:
                self._interaction.reset(token)

        return attributed

    def _counted(self, way: Callable[..., Any], *, writes: bool) -> Callable[..., Any]:
        @wraps(way)
        async def counted(database: Database, query: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            cost = self.costs[self._interaction.get()]
            cost.writes += writes
            cost.reads += not writes

            def asked(connection: sa.Connection) -> Any:
                with _rows(cost, connection):
                    return query(connection, *args, **kwargs)

            return await way(database, asked)

        return counted


@contextmanager
def _rows(cost: Cost, connection: sa.Connection) -> Iterator[None]:
    """Count the rows that pass through an SQLite connection; of another database none are counted."""
    raw: Any = connection.connection.dbapi_connection
    if not isinstance(raw, sqlite3.Connection):
        yield
        return

    def fetched(_cursor: sqlite3.Cursor, row: tuple[Any, ...]) -> tuple[Any, ...]:
        cost.rows_read += 1
        return row

    before, raw.row_factory = raw.total_changes, fetched
    try:
        yield
    finally:
        raw.row_factory = None
        cost.rows_written += raw.total_changes - before

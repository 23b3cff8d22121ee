"""Queries that sweep games which are long over: what a result and a replay need stays, all else goes."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from datetime import datetime

import msgspec
import sqlalchemy as sa

from bot.model.change import Due
from bot.model.gathering import Gathering
from bot.model.history import Archive
from bot.model.table import OVER, EntryKind
from bot.store.schema import archives, clocks, due, journal, orders, outbox, positions, posts, snapshots, tables, visits
from games.engine import Standing

GONE = (positions, snapshots, posts, outbox, due, clocks, orders, visits, journal)
"""What is known of a table in these goes."""

_moves = msgspec.json.Decoder(tuple[tuple[int, str], ...])
_gathering = msgspec.json.Decoder(Gathering)
_result = msgspec.json.Decoder(tuple[Standing, ...] | None)
_unswept = (tables.c.status.in_(OVER), tables.c.swept_at.is_(None))


def sweep(connection: sa.Connection, table_id: int, now: datetime, result: Sequence[Standing] | None) -> bool:
    """Archives a table that is over and forgets the rest of it; whether it did, or somebody else had before."""
    mark = sa.update(tables).where(tables.c.id == table_id, *_unswept).values(swept_at=now, state=None)
    if not connection.execute(mark).rowcount:
        return False
    taken = (journal.c.kind == EntryKind.MOVE.value) & journal.c.undone.is_(sa.false())
    rows = connection.execute(
        sa.select(journal.c.seat, journal.c.key)
        .where(journal.c.table_id == table_id, taken)
        .order_by(journal.c.revision)
    )
    moves = msgspec.json.encode([(row.seat, row.key) for row in rows])
    told = None if result is None else msgspec.json.encode(result).decode()
    connection.execute(sa.insert(archives), {"table_id": table_id, "result": told, "moves": zlib.compress(moves)})
    for part in GONE:
        connection.execute(
            sa.delete(part).where(part.c.table_id == table_id, *_beyond_start(connection, part, table_id))
        )
    return True


def _beyond_start(connection: sa.Connection, part: sa.Table, table_id: int) -> tuple[sa.ColumnElement[bool], ...]:
    """Which rows go, where not all do: the position stays with which a game began that no seed leads to."""
    if part is not positions:
        return ()
    stored = connection.execute(sa.select(tables.c.gathering).where(tables.c.id == table_id)).scalar_one()
    if _gathering.decode(stored).branch is None:
        return ()
    first = connection.execute(sa.select(sa.func.min(positions.c.revision)).where(positions.c.table_id == table_id))
    return (positions.c.revision > first.scalar_one(),)


def archive(connection: sa.Connection, table_id: int) -> Archive | None:
    """What stays of a table that was swept."""
    row = connection.execute(sa.select(archives).where(archives.c.table_id == table_id)).one_or_none()
    if row is None:
        return None
    result = None if row.result is None else _result.decode(row.result)
    return Archive(_moves.decode(zlib.decompress(row.moves)), result)


def unswept(connection: sa.Connection, after: int, limit: int) -> list[int]:
    """Up to ``limit`` ids over ``after`` of tables that are over and were not swept, in order."""
    query = sa.select(tables.c.id).where(tables.c.id > after, *_unswept).order_by(tables.c.id).limit(limit)
    return list(connection.scalars(query))


def look_again(connection: sa.Connection, guild_id: int, at: datetime) -> None:
    """Has all tables of a server that are over looked at then: it keeps games for longer or shorter than before."""
    found = sa.select(tables.c.id).where(tables.c.guild_id == guild_id, *_unswept)
    connection.execute(sa.delete(due).where(due.c.kind == Due.SWEEP.value, due.c.table_id.in_(found)))
    made = sa.select(tables.c.id, sa.literal(Due.SWEEP.value), sa.literal(at, due.c.at.type))
    made = made.where(tables.c.guild_id == guild_id, *_unswept)
    connection.execute(sa.insert(due).from_select(["table_id", "kind", "at"], made))

"""Queries about the journal: every change of every table, in order."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam as bind
from sqlalchemy.exc import IntegrityError

from bot.store.schema import journal
from bot.tables.change import Change, Repeated
from bot.tables.model import Entry, EntryKind
from games.engine import Event
from games.players import Level

_events = msgspec.json.Decoder(tuple[Event, ...])
_insert = sa.insert(journal)
_undone = (
    sa.update(journal)
    .where(journal.c.table_id == bind("table"), journal.c.revision == bind("taken"))
    .values(undone=True)
)


def insert_entry(connection: sa.Connection, table_id: int, change: Change) -> None:
    """Writes the journal entry of ``change``, and marks the move that it takes back. Raises Repeated."""
    entry = change.entry
    values = {
        "table_id": table_id,
        "revision": entry.revision,
        "kind": entry.kind.value,
        "at": entry.at,
        "user_id": entry.user_id,
        "seat": entry.seat,
        "key": entry.key,
        "events": msgspec.json.encode(entry.events),
        "turn_ended": entry.turn_ended,
        "undone": entry.undone,
        "once": change.once,
        "level": entry.level,
    }
    try:
        connection.execute(_insert, values)
    except IntegrityError as error:
        raise Repeated from error
    if change.take_back is not None:
        connection.execute(_undone, {"table": table_id, "taken": change.take_back})


def entry_once(connection: sa.Connection, table_id: int, once: str) -> Entry | None:
    """What the interaction ``once`` did at a table, if anything."""
    row = connection.execute(sa.select(journal).where(journal.c.table_id == table_id, journal.c.once == once)).first()
    return None if row is None else _entry(row)


def last(connection: sa.Connection, table_id: int, limit: int, before: int | None) -> list[Entry]:
    """The last ``limit`` entries (before a revision), oldest first."""
    query = sa.select(journal).where(journal.c.table_id == table_id)
    if before is not None:
        query = query.where(journal.c.revision < before)
    rows = connection.execute(query.order_by(journal.c.revision.desc()).limit(limit)).all()
    return [_entry(row) for row in reversed(rows)]


def since(connection: sa.Connection, table_id: int, revision: int) -> list[Entry]:
    """The entries after a revision that were not undone, oldest first."""
    query = sa.select(journal).where(
        journal.c.table_id == table_id, journal.c.revision > revision, journal.c.undone.is_(sa.false())
    )
    return [_entry(row) for row in connection.execute(query.order_by(journal.c.revision))]


def _entry(row: sa.Row[Any]) -> Entry:
    return Entry(
        table_id=row.table_id,
        revision=row.revision,
        kind=EntryKind(row.kind),
        at=row.at,
        user_id=row.user_id,
        seat=row.seat,
        key=row.key,
        events=_events.decode(row.events),
        turn_ended=row.turn_ended,
        undone=row.undone,
        level=None if row.level is None else Level(row.level),
    )

"""Queries about the journal: every change of every table, in order."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from itertools import takewhile

import sqlalchemy as sa
from sqlalchemy import bindparam as bind
from sqlalchemy.exc import IntegrityError

from bot.db.rows import Rows
from bot.db.schema import journal
from bot.db.statement import Statement
from bot.tables.core.change import Change, DuplicateRequest
from bot.tables.core.model import Entry, EntryKind

MAX_STEPS = 100
"""More are never taken with one click."""

ENTRIES = Rows(Entry, journal, instead={"events": ()})
_insert = Statement(sa.insert(journal))
_undone = Statement(
    sa.update(journal)
    .where(
        journal.c.table_id == bind("table"),
        journal.c.revision >= bind("taken"),
        journal.c.kind == EntryKind.MOVE.value,
    )
    .values(undone=True)
)
_instants = Statement(
    sa.select(journal.c.revision, journal.c.at).where(
        journal.c.table_id == bind("table"), journal.c.revision.in_(bind("revisions", expanding=True))
    )
)
_since = ENTRIES.select(
    journal.c.table_id == bind("table"), journal.c.revision > bind("after"), journal.c.undone.is_(sa.false())
).order_by(journal.c.revision)
_all_since, _since_up_to = Statement(_since), Statement(_since.where(journal.c.revision <= bind("last")))
_has_moved = Statement(
    sa.select(journal.c.revision)
    .where(
        journal.c.table_id == bind("table"),
        journal.c.seat == bind("on"),
        journal.c.revision > bind("after"),
        journal.c.kind == EntryKind.MOVE.value,
        journal.c.undone.is_(sa.false()),
    )
    .limit(1)
)


def insert_entries(connection: sa.Connection, table_id: int, change: Change) -> None:
    """Writes the journal entries of ``change``, and marks what it takes back. Raises DuplicateRequest."""
    rows = [
        {
            **ENTRIES.values(entry),
            "table_id": table_id,
            "interaction_id": change.interaction_id if entry is change.entry else None,
        }
        for entry in (change.entry, *change.more)
    ]
    try:
        _insert.later(connection, *rows)
    except IntegrityError as error:
        raise DuplicateRequest from error
    if change.take_back is not None:
        _undone.execute(connection, {"table": table_id, "taken": change.take_back})


def entry_of(connection: sa.Connection, table_id: int, interaction_id: str) -> Entry | None:
    """Return the journal entry of an interaction at a table, joined with its further steps.

    None where there is none.
    """
    entry = ENTRIES.one(
        connection, ENTRIES.select(journal.c.table_id == table_id, journal.c.interaction_id == interaction_id)
    )
    if entry is None:
        return None
    later = ENTRIES.select(journal.c.table_id == table_id, journal.c.revision > entry.revision)
    after = connection.execute(
        later.add_columns(journal.c.interaction_id).order_by(journal.c.revision).limit(MAX_STEPS)
    )
    with_it = takewhile(lambda each: each.interaction_id is None and each.kind == EntryKind.MOVE, after)
    return entry.joined([ENTRIES.read(each) for each in with_it])


def touched(connection: sa.Connection, table_id: int) -> datetime | None:
    """When a person has last changed a table."""
    mine = sa.and_(journal.c.table_id == table_id, journal.c.user_id.is_not(None))
    found: datetime | None = connection.execute(sa.select(sa.func.max(journal.c.at)).where(mine)).scalar_one()
    return found


def started_at(connection: sa.Connection, table_id: int) -> datetime | None:
    """When a table's game began."""
    return last_at(connection, (table_id,), EntryKind.START)


def last_at(connection: sa.Connection, table_ids: Collection[int], kind: EntryKind) -> datetime | None:
    """When the last change of this kind was made at any of these tables."""
    mine = sa.and_(journal.c.table_id.in_(table_ids), journal.c.kind == kind.value)
    found: datetime | None = connection.execute(sa.select(sa.func.max(journal.c.at)).where(mine)).scalar_one()
    return found


def instants(connection: sa.Connection, table_id: int, revisions: Collection[int]) -> dict[int, datetime]:
    """When each of these changes of a table was made, by its revision."""
    rows = _instants.all(connection, {"table": table_id, "revisions": revisions})
    return {row.revision: row.at for row in rows}


def who_moved(connection: sa.Connection, table_ids: Collection[int]) -> set[tuple[int, int]]:
    """The tables of these, and the seats, at which somebody has moved."""
    query = sa.select(journal.c.table_id, journal.c.seat).distinct()
    moved = query.where(journal.c.table_id.in_(table_ids), journal.c.kind == EntryKind.MOVE.value)
    return {(row.table_id, row.seat) for row in connection.execute(moved)}


def last(connection: sa.Connection, table_id: int, limit: int) -> list[Entry]:
    """The last ``limit`` entries, oldest first."""
    query = ENTRIES.select(journal.c.table_id == table_id)
    return ENTRIES.all(connection, query.order_by(journal.c.revision.desc()).limit(limit))[::-1]


def since(connection: sa.Connection, table_id: int, revision: int, to: int | None = None) -> list[Entry]:
    """The entries after a revision (and up to another) that were not undone, oldest first."""
    statement = _all_since if to is None else _since_up_to
    return ENTRIES.all(connection, statement, table=table_id, after=revision, last=to)


def moves_since(connection: sa.Connection, table_id: int, revision: int) -> list[tuple[int, int]]:
    """The revision and the seat of each move after a revision that was not undone, in order."""
    query = sa.select(journal.c.revision, journal.c.seat).where(
        journal.c.table_id == table_id,
        journal.c.revision > revision,
        journal.c.kind == EntryKind.MOVE.value,
        journal.c.undone.is_(sa.false()),
    )
    return [(row.revision, row.seat) for row in connection.execute(query.order_by(journal.c.revision))]


def turns(connection: sa.Connection, table_id: int) -> list[tuple[int, int]]:
    """The seat of each turn that was ended at a table and not taken back, and the revision of its end."""
    query = sa.select(journal.c.seat, journal.c.revision).where(
        journal.c.table_id == table_id,
        journal.c.kind == EntryKind.MOVE.value,
        journal.c.turn_ended.is_(sa.true()),
        journal.c.undone.is_(sa.false()),
    )
    return [(row.seat, row.revision) for row in connection.execute(query)]


def last_turns(connection: sa.Connection, table_id: int, limit: int) -> list[tuple[int, int]]:
    """The seat of each of the last turns that were ended and not taken back, and where it ended; the newest first."""
    query = sa.select(journal.c.seat, journal.c.revision).where(
        journal.c.table_id == table_id,
        journal.c.kind == EntryKind.MOVE.value,
        journal.c.turn_ended.is_(sa.true()),
        journal.c.undone.is_(sa.false()),
    )
    rows = connection.execute(query.order_by(journal.c.revision.desc()).limit(limit))
    return [(row.seat, row.revision) for row in rows]


def has_moved(connection: sa.Connection, table_id: int, seat: int, since: int) -> bool:
    """Whether a seat has made a move after a revision that was not undone."""
    return _has_moved.first(connection, {"table": table_id, "on": seat, "after": since}) is not None


def undo_requests(connection: sa.Connection, table_id: int) -> list[tuple[int, int]]:
    """The revision of each request to take something back at a table, and who asked."""
    query = sa.select(journal.c.revision, journal.c.user_id).where(
        journal.c.table_id == table_id, journal.c.kind == EntryKind.UNDO_ASKED.value
    )
    return [(row.revision, row.user_id) for row in connection.execute(query.order_by(journal.c.revision))]


def was_taken(connection: sa.Connection, table_id: int, key: str) -> bool:
    """Whether a choice was ever taken at a table."""
    query = sa.select(journal.c.revision).where(
        journal.c.table_id == table_id, journal.c.kind == EntryKind.MOVE.value, journal.c.key == key
    )
    return connection.execute(query.limit(1)).first() is not None


def turns_undone(connection: sa.Connection, table_id: int, user_id: int, since: datetime) -> list[datetime]:
    """When a person has taken back a turn that was over, after ``since``."""
    query = sa.select(journal.c.at).where(
        journal.c.table_id == table_id,
        journal.c.kind == EntryKind.UNDO.value,
        journal.c.user_id == user_id,
        journal.c.turn_ended.is_(sa.true()),
        journal.c.at > since,
    )
    return list(connection.scalars(query.order_by(journal.c.at)))


def seat_offers(
    connection: sa.Connection, by: int, to: int | None, table_id: int, seat: int, since: datetime
) -> list[datetime]:
    """When ``by`` has offered a seat to person ``to``, or has asked for this seat of a table, after ``since``."""
    same = (journal.c.table_id == table_id) & (journal.c.seat == seat)
    query = sa.select(journal.c.at).where(
        journal.c.kind == EntryKind.SEAT_OFFERED.value,
        journal.c.user_id == by,
        journal.c.at > since,
        same if to is None else same | (journal.c.key == str(to)),
    )
    return list(connection.scalars(query.order_by(journal.c.at)))

"""Queries about the positions at the ends of turns, which are kept packed; see :mod:`bot.tables.history.packing`.

They are written and taken back in the transaction of the move, and none is ever taken out of the middle: what a
position builds on is kept as long as the position is.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.db.rows import Rows
from bot.db.schema import positions
from bot.db.statement import Statement
from bot.tables.core.change import Change
from bot.tables.history.history import TurnEnd
from bot.tables.history.packing import KEYFRAME_EVERY, BrokenChain, pack, unpack

log = logging.getLogger(__name__)

MAX_TABLES = 500
"""Tables whose newest position stays in memory; a few KB each."""

_latest = (
    sa.select(positions.c.revision, positions.c.depth, positions.c.data)
    .where(positions.c.table_id == bind("table"))
    .order_by(positions.c.revision.desc())
    .limit(KEYFRAME_EVERY)
)
_newest_of, _up_to = Statement(_latest), Statement(_latest.where(positions.c.revision <= bind("most")))
_ENDS = Rows(TurnEnd, positions)
_here = positions.c.table_id == bind("table")
_count = Statement(sa.select(sa.func.count()).where(_here, positions.c.revision <= bind("seen")))
_after = Statement(_ENDS.select(_here, positions.c.revision > bind("seen")).order_by(positions.c.revision))
_insert = Statement(sa.insert(positions))
_undone = Statement(
    sa.delete(positions).where(positions.c.table_id == bind("table"), positions.c.revision >= bind("taken"))
)


class Newest(NamedTuple):
    """The newest position of a table while that was at a ``revision``: how deep it lies, and its encoded state."""

    revision: int
    depth: int
    state: bytes


class NewestPositions:
    """The newest positions of the tables last played at: they need not be read to pack the next one.

    Each is good for the one revision of its table that it was noted at; who stores a change of that revision, and finds
    nobody else has, may rely on it.
    """

    def __init__(self) -> None:
        self._by_table: dict[int, Newest] = {}

    def before(self, change: Change) -> Newest | None:
        """The newest position that ``change`` finds; None where it is not known."""
        known = self._by_table.get(change.table.id)
        return known if known is not None and known.revision == change.entry.revision - 1 else None

    def note(self, change: Change, before: Newest | None, depth: int | None) -> None:
        """``change`` was stored, and has kept a position at that ``depth`` (None: it has kept none)."""
        self._by_table.pop(change.table.id, None)
        if depth is not None and isinstance(change.state, bytes):
            before = Newest(change.table.revision, depth, change.state)
        if before is None or change.take_back is not None or not change.table.live:
            return
        self._by_table[change.table.id] = before._replace(revision=change.table.revision)
        if len(self._by_table) > MAX_TABLES:
            del self._by_table[next(iter(self._by_table))]


def keep(connection: sa.Connection, table_id: int, end: TurnEnd, state: bytes, newest: Newest | None) -> int:
    """Keeps the encoded ``state`` at the ``end`` of a turn, later than the ``newest`` (None: not known) that is kept.

    How deep it lies.
    """
    newest = newest or _newest(connection, table_id)
    depth, before = (
        (0, None) if newest is None or newest.depth + 1 == KEYFRAME_EVERY else (newest.depth + 1, newest.state)
    )
    row = {"table_id": table_id, **_ENDS.values(end), "depth": depth, "data": pack(state, before)}
    _insert.later(connection, row)
    return depth


def take_back(connection: sa.Connection, table_id: int, taken: int) -> None:
    """Forgets the positions from revision ``taken`` on."""
    _undone.execute(connection, {"table": table_id, "taken": taken})


def turn_ends(connection: sa.Connection, table_id: int) -> list[TurnEnd]:
    """The ends of turns whose positions are kept, oldest first."""
    query = _ENDS.select(positions.c.table_id == table_id).order_by(positions.c.revision)
    return _ENDS.all(connection, query)


def turn_ends_after(connection: sa.Connection, table_id: int, revision: int) -> tuple[int, list[TurnEnd]]:
    """How many of them lie up to a revision, and those after it, oldest first."""
    before: int = _count.scalar(connection, {"table": table_id, "seen": revision})
    return before, _ENDS.all(connection, _after, table=table_id, seen=revision)


def state_at(connection: sa.Connection, table_id: int, revision: int) -> bytes | None:
    """The encoded state at the end of the turn that ended with ``revision``; None where it is not kept."""
    newest = _up_to.all(connection, {"table": table_id, "most": revision})
    return _state(table_id, newest) if newest and newest[0].revision == revision else None


def _newest(connection: sa.Connection, table_id: int) -> Newest | None:
    found = _newest_of.all(connection, {"table": table_id})
    state = _state(table_id, found) if found else None
    return None if state is None else Newest(found[0].revision, found[0].depth, state)


def _state(table_id: int, newest: Sequence[Any]) -> bytes | None:
    """The state of the first of some positions, newest first; None where it cannot be unpacked."""
    first = newest[0]
    try:
        return unpack((row.depth, row.data) for row in newest[first.depth :: -1])[-1]
    except BrokenChain as error:
        log.error("The position of table %d at revision %d cannot be read: %s", table_id, first.revision, error)
        return None

"""Queries about polls: they are loaded with their table, and written with its changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.db.rows import DamagedRow, Rows
from bot.db.schema import seats, tables
from bot.tables.core.change import Change
from bot.tables.polls.model import Poll
from bot.tables.polls.schema import poll_answers, polls
from bot.tables.polls.subjects import SUBJECTS

_POLLS = {name: Rows(Poll[subject], polls, by=polls.c.user_id) for name, subject in SUBJECTS.items()}  # type: ignore[valid-type]
_POLL = next(iter(_POLLS.values()))

COLUMNS = [
    *_POLL.columns,
    polls.c.revision.label("poll"),
    polls.c.kind.label("poll_kind"),
    poll_answers.c.user_id.label("voter"),
    poll_answers.c.answer,
]
"""The columns of polls that are read beside their table."""


def beside(at_table: sa.FromClause) -> sa.Join:
    """Join the polls of tables to these and their seats: all to the first seat, so that they multiply no other."""
    here = sa.and_(polls.c.table_id == tables.c.id, seats.c.seat == 0)
    given = sa.and_(poll_answers.c.table_id == polls.c.table_id, poll_answers.c.revision == polls.c.revision)
    return at_table.outerjoin(polls, here).outerjoin(poll_answers, given)


def read(rows: Sequence[Any], at: int) -> tuple[Poll[Any], ...]:
    """Return the polls that a table's rows hold from that place on, oldest first. Raises DamagedRow."""
    found: dict[int, Poll[Any]] = {}
    for row in rows:
        if row.poll is None:
            continue
        if row.poll not in found:
            if row.poll_kind not in _POLLS:
                raise DamagedRow(f"there is no question {row.poll_kind!r}")
            found[row.poll] = _POLLS[row.poll_kind].read(row, at, answers={})
        if row.voter is not None:
            found[row.poll].answers[row.voter] = row.answer
    return tuple(found[revision] for revision in sorted(found))


def write(connection: sa.Connection, change: Change) -> None:
    """Store what a change makes of the polls of its table."""
    table_id = change.table.id
    answers = {*change.poll_answers, *(each for poll in change.polls for each in poll.given)}
    if gone := [*change.polls_over, *(poll.revision for poll in change.polls)]:
        connection.execute(sa.delete(polls).where(polls.c.table_id == table_id, polls.c.revision.in_(gone)))
    if change.polls:
        connection.execute(sa.insert(polls), [_row(table_id, poll) for poll in change.polls])
    for revision, user_id, _ in change.poll_answers:
        same = (poll_answers.c.revision == revision, poll_answers.c.user_id == user_id)
        connection.execute(sa.delete(poll_answers).where(poll_answers.c.table_id == table_id, *same))
    if answers:
        connection.execute(sa.insert(poll_answers), [{"table_id": table_id, **each._asdict()} for each in answers])


def _row(table_id: int, poll: Poll[Any]) -> dict[str, Any]:
    return {"table_id": table_id, "kind": poll.kind, **_POLL.values(poll)}

"""The lines that players say with their turns at a table by message: those who sit there read them in its log."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.db.schema import journal
from bot.people import queries as people
from bot.people import setting_queries as settings
from bot.tables.core import queries as tables
from bot.tables.core.journal_queries import ENTRIES, last_turns
from bot.tables.core.model import Entry, EntryKind
from games.engine import Event

SAID = "log-said"
"""The message of a line in the log: who says it, and the words, escaped."""


def is_line(event: Event) -> bool:
    """Whether ``event`` is something that a player said."""
    return event.text.id == SAID


def heard(connection: sa.Connection, entries: Sequence[Entry], reader: int | None) -> list[Entry]:
    """Return ``entries`` with the lines that ``reader``, by user id, is to read.

    Those are no lines of whom they mute or block, or who blocks them, and none at all for who has no seat (None).
    """
    speakers = {each.user_id for each in entries if each.kind is EntryKind.SAID and each.user_id} - {reader}
    if reader is None:
        silent = speakers
    elif speakers:
        silent = unheard(connection, speakers, reader)
    else:
        return [*entries]
    return [each for each in entries if each.kind is not EntryKind.SAID or each.user_id not in silent]


def unheard(connection: sa.Connection, speakers: set[int], reader: int) -> set[int]:
    """Return those of ``speakers`` whom a reader mutes or blocks, or who block them."""
    muted = settings.of_user(connection, reader).muted
    if muted is None:
        return speakers
    blocking = {
        each
        for each in speakers
        if people.blocks_any(connection, [reader], [each]) or people.blocks_any(connection, [each], [reader])
    }
    return speakers & {*muted} | blocking


def last_of(connection: sa.Connection, table_id: int, user_id: int) -> Entry | None:
    """Return the last line that a person said at a table; None where there is none."""
    query = ENTRIES.select(_said_by(user_id), journal.c.table_id == table_id)
    return ENTRIES.one(connection, query.order_by(journal.c.revision.desc()).limit(1))


def forget(connection: sa.Connection, table_id: int, user_id: int) -> bool:
    """Forget the words of a person at a table; return whether there were any."""
    theirs = sa.and_(_said_by(user_id), journal.c.table_id == table_id)
    return bool(connection.execute(sa.update(journal).where(theirs).values(events=())).rowcount)


def of_table(connection: sa.Connection, table_id: int, most: int) -> list[Entry]:
    """Return the last lines that stand at a table, at most so many, the newest first.

    One that goes with a turn is not among them before that is over: nobody has read it.
    """
    query = ENTRIES.select(journal.c.table_id == table_id, journal.c.kind == EntryKind.SAID.value)
    found = ENTRIES.all(connection, query.order_by(journal.c.revision.desc()).limit(most))
    table, turns = tables.find(connection, table_id), last_turns(connection, table_id, 1)
    ended, to_act = turns[0][1] if turns else 0, table.to_act if table else ()
    return [each for each in found if each.events and (each.revision < ended or each.seat not in to_act)]


def remove(connection: sa.Connection, table_id: int, revision: int) -> None:
    """Take away the words of one line."""
    there = (journal.c.table_id == table_id, journal.c.revision == revision, journal.c.kind == EntryKind.SAID.value)
    connection.execute(sa.update(journal).where(*there).values(events=()))


def _said_by(user_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(journal.c.kind == EntryKind.SAID.value, journal.c.user_id == user_id)

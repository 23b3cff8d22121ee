"""The schema as a whole."""

from __future__ import annotations

from enum import StrEnum

from sqlalchemy.dialects import postgresql

from bot.db.column_types import Typed, as_stored
from bot.db.schema import whole_schema
from bot.outbox.model import Kind, Pool, lane
from bot.scheduler.model import Due
from bot.tables.core.model import EntryKind
from bot.tournaments.model import MatchVerdict, Phase


def test_any_number_that_somebody_names_may_be_looked_for() -> None:
    """Of the numbers that a custom id or an option may hold, PostgreSQL compares none with a column of 32 bits."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    small = [
        str(column)
        for table in whole_schema().sorted_tables
        for column in table.c
        if not isinstance(column.type, Typed) and column.type.compile(dialect) == "INTEGER"
    ]
    assert small == []


WORDS: dict[str, type[StrEnum]] = {
    "outbox.kind": Kind,
    "outbox.pool": Pool,
    "posts.kind": Kind,
    "due.kind": Due,
    "journal.kind": EntryKind,
    "tournaments.phase": Phase,
    "tournament_matches.verdict": MatchVerdict,
}
"""Columns that hold one of a few words."""


def test_columns_are_as_wide_as_the_longest_word_that_they_hold() -> None:
    """PostgreSQL refuses a longer one; SQLite does not mind."""
    columns = {str(column): column for table in whole_schema().sorted_tables for column in table.c}
    widths = {name: as_stored(columns[name]).type.length for name in WORDS}  # type: ignore[attr-defined]
    assert {name: word for name in WORDS for word in WORDS[name] if len(word) > widths[name]} == {}
    longest = max((lane(kind, 2**63, 2**31) for kind in Kind), key=len)
    assert len(longest) <= columns["outbox.lane"].type.length  # type: ignore[attr-defined]

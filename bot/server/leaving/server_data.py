"""Everything that is stored of one server, as plain data for JSON: for those who manage it.

What is a person's own is not the server's, and of a game that runs nobody learns here what it hides: no position, no
choices, no plans, no notes, no single votes.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.db.column_types import SERVER, Mark, ServerMark, plain_rows
from bot.db.resting import at_server
from bot.db.schema import journal, parts_of_table, tables, whole_schema
from bot.tables.core.model import OVER

SHOWN_MARKS = {Mark.PERSON, Mark.NAME}
"""Columns that are told of where persons share a row."""


def given_parts() -> list[sa.Table]:
    """Return the tables of the database of which managers are given the rows that belong to their server."""
    return [part for part in whole_schema().sorted_tables if any(not column.primary_key for column in _shown(part))]


def rows_of(connection: sa.Connection, part: sa.Table, guild_id: int) -> list[dict[str, Any]]:
    """Return the rows of one of :func:`given_parts` that belong to a server."""
    here = at_server(part, guild_id)
    return [] if here is None else plain_rows(connection, _shown(part), here, *_told(part))


def _shown(part: sa.Table) -> list[sa.Column[Any]]:
    """The columns that managers are given; none where rows are no server's, or somebody's own."""
    mark = next((column.info[SERVER] for column in part.c if SERVER in column.info), None)
    at_table = part in parts_of_table()
    if at_server(part, 0) is None or mark is ServerMark.HIDDEN or (at_table and mark is None and _is_private(part)):
        return []
    whole = mark is ServerMark.OWN or (mark is None and not at_table)
    return [column for column in part.c if _is_shown(column, whole=whole)]


def _is_private(part: sa.Table) -> bool:
    """Whether rows that belong to a table are somebody's own."""
    own = any(column.info.get("mark") is Mark.OWN for column in part.c)
    return own or "private" in part.c.table_id.info


def _is_shown(column: sa.Column[Any], *, whole: bool) -> bool:
    mark = column.info.get("mark")
    if mark is Mark.LOCALE or column.key == "interaction_id":
        return False
    shown: bool = column.info.get("disclosed", whole or mark in SHOWN_MARKS)
    return shown


def _told(part: sa.Table) -> list[sa.ColumnElement[bool]]:
    """Which rows are told: of choices those of games that are over, for they may tell what a game hides."""
    over = sa.select(tables.c.id).where(tables.c.status.in_(OVER))
    return [part.c.table_id.in_(over)] if part is journal else []

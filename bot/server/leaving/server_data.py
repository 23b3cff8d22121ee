"""Collect everything that is stored of one server, as plain data for JSON: for those who manage it.

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


def server_data(connection: sa.Connection, guild_id: int) -> dict[str, Any]:
    """All rows of a server by the name of the table they lie in."""
    found: dict[str, Any] = {}
    parts = {part.name for part in parts_of_table()}
    for part in whole_schema().sorted_tables:
        here = at_server(part, guild_id)
        if here is None:
            continue
        mark = next((column.info[SERVER] for column in part.c if SERVER in column.info), None)
        whole = mark is ServerMark.OWN
        if mark is ServerMark.HIDDEN or (part.name in parts and not whole and _is_private(part)):
            continue
        shown = [column for column in part.c if _is_shown(column, whole=whole)]
        if any(not column.primary_key for column in shown):
            found[part.name] = plain_rows(connection, shown, here, *_told(part))
    return found


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

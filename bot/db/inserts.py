"""Inserts that say what happens where there is such a row already, as each kind of database has them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import sqlalchemy as sa


def insert(dialect: str, table: sa.Table | sa.FromClause) -> Any:
    """Return an insert of a ``dialect`` of SQLAlchemy: ``on_conflict_do_nothing`` and the like are its own.

    What SQLAlchemy knows of a database is loaded when it is asked for: that is a thirtieth of a start.
    """
    return import_module(f"sqlalchemy.dialects.{dialect}").insert(table)

"""Queries by which several processes share out for whom to think; see :mod:`bot.cluster.queries`."""

from __future__ import annotations

from functools import cache

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.cluster.queries import claimant, free, ours
from bot.cluster.schema import thinking
from bot.db.inserts import insert
from bot.db.process import Process
from bot.db.schema import seats, tables
from bot.tables.core import queries as table_queries
from bot.tables.core.model import Status
from bot.tables.core.queries import moved_by_computer

# In words: SQLAlchemy would look for a column in a FROM of its own, and find every table that is thought about.
_thinks: sa.ColumnElement[int | None] = sa.literal_column("thinking.process", sa.BigInteger)


@cache
def _claim_thought(dialect: str) -> sa.Executable:
    think = insert(dialect, thinking).values(
        table_id=bind("table"), revision=bind("revision"), process=bind("me", type_=sa.BigInteger)
    )
    claim: sa.Executable = think.on_conflict_do_update(
        index_elements=["table_id"],
        set_={"revision": think.excluded.revision, "process": think.excluded.process},
        where=sa.or_(thinking.c.revision < think.excluded.revision, free(_thinks)),
    ).returning(thinking.c.table_id)
    return claim


def claim_thought(connection: sa.Connection, me: Process, table_id: int, revision: int) -> bool:
    """Whether this process thinks for the computer players of a table as it is at ``revision``, and nobody else."""
    asked = {"me": me.id, "table": table_id, "revision": revision}
    return connection.execute(_claim_thought(connection.dialect.name), asked).one_or_none() is not None


def with_computers_at_play(connection: sa.Connection, me: Process | None) -> list[int]:
    """Return the running tables where computer players sit, oldest first; of several processes those of ``me``."""
    if me is None:
        return table_queries.with_computers_at_play(connection)
    computers = sa.select(seats.c.table_id).where(moved_by_computer)
    here = (tables.c.status == Status.RUNNING, tables.c.id.in_(computers), ours(tables.c.guild_id))
    found = sa.select(tables.c.id).where(*here)
    return list(connection.scalars(found.order_by(tables.c.id), claimant(me)))


def forget_thoughts(connection: sa.Connection) -> None:
    """Forgets who thought at tables that are over."""
    over = sa.select(tables.c.id).where(tables.c.status != Status.RUNNING)
    connection.execute(sa.delete(thinking).where(thinking.c.table_id.in_(over)))

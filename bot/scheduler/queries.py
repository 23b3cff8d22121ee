"""Queries about due times: setting them within a feature's own transaction, claiming them, and finishing with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime, timedelta
from functools import cache

import sqlalchemy as sa
from sqlalchemy import bindparam as bind

from bot.cluster.queries import claimant, free, ours
from bot.db.column_types import Instant
from bot.db.inserts import insert
from bot.db.process import Process
from bot.db.resting import rests
from bot.db.schema import due
from bot.db.statement import Statement
from bot.scheduler.model import Due, DueTime, SubjectKind, kinds_about

UNDER_WAY = timedelta(minutes=5)
"""How much earlier than its commit a transaction may have looked at the time."""

_GIVEN = ("kind", "subject", "guild", "at")


@cache
def _set(dialect: str) -> Statement:
    new = insert(dialect, due)
    values = {"guild": new.excluded.guild, "at": new.excluded.at, "process": None}
    return Statement(new.on_conflict_do_update(index_elements=["kind", "subject"], set_=values), _GIVEN)


@cache
def _set_no_later(dialect: str) -> Statement:
    new = insert(dialect, due)
    later = due.c.at > new.excluded.at
    just_before = sa.type_coerce(due.c.at, sa.BigInteger) - 1
    made = new.on_conflict_do_update(
        index_elements=["kind", "subject"],
        set_={"at": sa.case((later, new.excluded.at), else_=sa.type_coerce(just_before, Instant)), "process": None},
        where=sa.or_(later, due.c.at <= bind("soon", type_=Instant)),
    )
    return Statement(made, _GIVEN)


_awake = sa.or_(due.c.kind == Due.ERASURE, ~rests(due.c.guild))
_waiting = (
    sa.select(due.c.kind, due.c.subject, due.c.at)
    .where(due.c.kind.in_(bind("kinds", expanding=True)), _awake)
    .order_by(due.c.at, due.c.kind, due.c.subject)
    .limit(bind("most", type_=sa.Integer))
)
_waiting_for_all = Statement(_waiting)
_for_us = (free(due.c.process), sa.or_(due.c.guild.is_(None), ours(due.c.guild)))
_waiting_for_us = Statement(_waiting.where(*_for_us))
_up = (
    sa.select(due.c.kind, due.c.subject)
    .where(due.c.kind == bind("wanted"), due.c.subject == bind("of", type_=sa.BigInteger))
    .where(due.c.at == bind("was", type_=Instant), _awake, *_for_us)
    .with_for_update(skip_locked=True)
    .cte("up")
)
_claim = (
    sa.update(due)
    .where(due.c.kind == _up.c.kind, due.c.subject == _up.c.subject)
    .values(process=bind("me", type_=sa.BigInteger))
    .returning(due.c.at)
)
_clear = Statement(sa.delete(due).where(due.c.kind.in_(bind("kinds", expanding=True)), due.c.subject == bind("of")))
_same = (due.c.kind == bind("its_kind"), due.c.subject == bind("of"), due.c.at == bind("was"))
_seen_to, _moved = (
    Statement(sa.delete(due).where(*_same)),
    Statement(sa.update(due).where(*_same).values(at=bind("then", type_=Instant), process=None)),
)


def schedule(connection: sa.Connection, subject: int, guild: int | None, times: Mapping[Due, datetime | None]) -> None:
    """Set, move or (None) clear due times of a subject.

    The process that serves the shard of ``guild`` sees to them; None: any process.
    """
    cleared = [kind for kind, at in times.items() if at is None]
    if cleared:
        _clear.execute(connection, {"kinds": cleared, "of": subject})
    rows = [{"kind": kind, "subject": subject, "guild": guild, "at": at} for kind, at in times.items() if at]
    if rows:
        _set(connection.dialect.name).execute(connection, *rows)


def schedule_all(
    connection: sa.Connection, kind: Due, subjects: Iterable[int], guild: int | None, at: datetime
) -> None:
    """Set a due time of several subjects, likewise."""
    _execute(connection, _set, kind, subjects, guild=guild, at=at)


def no_later(
    connection: sa.Connection, kind: Due, subjects: Iterable[int], guild: int | None, at: datetime, now: datetime
) -> None:
    """Have these subjects checked at ``at`` at the latest, which may be ``now``.

    A check that may be under way has perhaps looked before this transaction is stored. Its due time becomes a
    microsecond earlier, so that it no longer holds and the subject is checked once more.
    """
    _execute(connection, _set_no_later, kind, subjects, guild=guild, at=at, soon=now + UNDER_WAY)


def cancel(connection: sa.Connection, about: SubjectKind, subject: int) -> None:
    """Forget all due times of a subject."""
    _clear.execute(connection, {"kinds": kinds_about(about), "of": subject})


def first(
    connection: sa.Connection,
    groups: Iterable[Collection[Due]],
    skipped: Collection[tuple[Due, int]],
    process: Process | None,
    most: int = 1,
) -> list[DueTime]:
    """Return the earliest due times of each of these groups of kinds, or all that it has where those are fewer.

    They are those that ``process`` may see to, and whose subject is not skipped: ``most`` of a group, or a few more.
    """
    query, more = (_waiting_for_all, {}) if process is None else (_waiting_for_us, claimant(process))
    found = [
        DueTime(Due(row.kind), row.subject, row.at)
        for kinds in groups
        for row in query.all(connection, {"kinds": kinds, "most": len(skipped) + most} | more)
    ]
    return [each for each in found if each[:2] not in skipped]


def claim(connection: sa.Connection, me: Process, wanted: DueTime) -> bool:
    """Return whether this process sees to a due time from now on, and no other; False where it was moved meanwhile."""
    asked = {"wanted": wanted.kind, "of": wanted.subject, "was": wanted.at}
    return connection.execute(_claim, asked | claimant(me)).one_or_none() is not None


def finish(connection: sa.Connection, was: DueTime, at: datetime | None) -> None:
    """Move or (None) clear a due time that was seen to, unless it has been moved or cleared meanwhile."""
    same = {"its_kind": was.kind, "of": was.subject, "was": was.at}
    if at is None:
        _seen_to.execute(connection, same)
    else:
        _moved.execute(connection, {**same, "then": at})


def _execute(
    connection: sa.Connection,
    setter: Callable[[str], Statement],
    kind: Due,
    subjects: Iterable[int],
    **values: int | datetime | None,
) -> None:
    """Execute a setter for each of these subjects, in the order in which everybody locks their rows."""
    if rows := [{"kind": kind, "subject": subject, **values} for subject in sorted(set(subjects))]:
        setter(connection.dialect.name).execute(connection, *rows)

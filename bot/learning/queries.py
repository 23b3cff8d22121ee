"""Queries about who learns which game: a row for each person and game."""

from __future__ import annotations

from functools import cache

import sqlalchemy as sa

from bot.db.inserts import insert
from bot.db.rows import Rows
from bot.db.schema import seats, tables
from bot.db.statement import Statement
from bot.learning.model import Learner
from bot.learning.schema import learners
from bot.tables.core.model import Status

LEARNERS = Rows(Learner, learners)

_learner = Statement(
    LEARNERS.select(learners.c.user_id == sa.bindparam("user"), learners.c.game == sa.bindparam("learned"))
)


@cache
def _added(dialect: str) -> Statement:
    return Statement(insert(dialect, learners).on_conflict_do_nothing())


def learner(connection: sa.Connection, user_id: int, game: str) -> Learner | None:
    """Return the progress of a person in a game."""
    return LEARNERS.one(connection, _learner, user=user_id, learned=game)


def advance(connection: sa.Connection, now: Learner) -> bool:
    """Stores where somebody is now; whether nobody was faster: the revision stored is the one before."""
    if now.revision == 1 and _insert(connection, now):
        return True
    place = {name: getattr(now, name) for name in ("lesson", "step", "state", "revision")}
    here = sa.and_(_is(now.user_id, now.game), learners.c.revision == now.revision - 1)
    moved = sa.update(learners).where(here).values(**place, finished=now.finished)
    return connection.execute(moved).rowcount == 1


def has_met(connection: sa.Connection, user_id: int, game: str, kind: str) -> bool:
    """Return whether a kind of decision was explained to somebody."""
    found = learner(connection, user_id, game)
    return found is not None and kind in found.met


def note_met(connection: sa.Connection, user_id: int, game: str, kind: str) -> bool:
    """Notes that a kind of decision was explained; whether it was for the first time."""
    if _insert(connection, Learner(user_id=user_id, game=game, met=(kind,))):
        return True
    found = learner(connection, user_id, game)
    if found is None or kind in found.met:
        return False
    connection.execute(sa.update(learners).where(_is(user_id, game)).values(met=(*found.met, kind)))
    return True


def invite(connection: sa.Connection, user_id: int, game: str) -> bool:
    """Whether to offer somebody the lesson, which is noted: they have not begun it, nor played, nor been offered it."""
    if not _insert(connection, Learner(user_id=user_id, game=game)):
        return False
    return is_new(connection, user_id, game)


def is_new(connection: sa.Connection, user_id: int, game: str) -> bool:
    """Whether somebody has never sat at a table of ``game`` that has started."""
    begun = (seats.c.user_id == user_id, tables.c.game == game, tables.c.status != Status.LOBBY)
    played = sa.select(seats.c.seat).join(tables).where(*begun)
    return connection.execute(played.limit(1)).first() is None


def _insert(connection: sa.Connection, new: Learner) -> bool:
    """Adds the row of a person and a game; whether there was none, also where two processes try at once."""
    return _added(connection.dialect.name).execute(connection, LEARNERS.values(new)) == 1


def _is(user_id: int, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(learners.c.user_id == user_id, learners.c.game == game)

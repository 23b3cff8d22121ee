"""Queries about ratings: what each result has changed, result by result in their order."""

from __future__ import annotations

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.db.column_types import Instant
from bot.db.rows import Rows, readable
from bot.db.statement import Statement
from bot.outbox.model import NewItem
from bot.outbox.queries import insert_at_table
from bot.results.queries import KEPT
from bot.results.schema import rating_changes as changes
from bot.results.schema import results
from bot.scores.rating import Rating, RatingChange
from bot.scores.result import Removal, Result
from bot.tables.core.change import RevisionConflict

CHANGES = Rows(RatingChange, changes, at=changes.c.ended_at)
_RATINGS = ("mu_before", "sigma_before", "mu", "sigma", "games")

_lately = Statement(
    sa.select(changes.c.user_id, *(changes.c[name] for name in _RATINGS))
    .where(changes.c.guild_id == sa.bindparam("guild"), changes.c.game == sa.bindparam("of"))
    .where(changes.c.ended_at > sa.bindparam("since", type_=Instant))
    .order_by(changes.c.ended_at, changes.c.table_id)
)

BATCH_SIZE = 50
"""The number of results that are rated in one transaction."""


class Rates(Protocol):
    """The interface of a rater, whose results come in their order."""

    def rate(self, result: Result) -> list[RatingChange]:
        """Return the rating changes of ``result``."""


MakeRater = Callable[
    [dict[tuple[str, int], Rating], list[tuple[frozenset[int], datetime]], dict[tuple[str, frozenset[int]], int]], Rates
]


def rate(connection: sa.Connection, guild_id: int, make: MakeRater, span: timedelta) -> bool:
    """Rates some of a server's results that are not rated yet, the first of them first; whether there were any.

    ``make`` makes what rates them from the ratings so far of their people, from who met in the ``span`` before, and
    from how often they have been rated together.
    Raises RevisionConflict where somebody else rates them.
    """
    unrated = (results.c.guild_id == guild_id, results.c.counted.is_(None))
    first = connection.execute(sa.select(results).where(*unrated).order_by(*_order).limit(1)).one_or_none()
    if first is None:
        return False
    _forget_after(connection, guild_id, first.ended_at, first.table_id)
    rows = connection.execute(KEPT.select(*unrated).order_by(*_order).limit(BATCH_SIZE)).all()
    found = [kept.result for kept in readable(rows, KEPT.read)]
    people = {user for result in found for user in result.people}
    rater = make(
        _ratings(connection, guild_id, people),
        _meetings(connection, guild_id, first.ended_at - span),
        _pairs(connection, guild_id, people),
    )
    made = {row.table_id: list[RatingChange]() for row in rows}
    made |= {result.table_id: rater.rate(result) for result in found}
    for counted in (True, False):
        those = [table_id for table_id, each in made.items() if bool(each) == counted]
        connection.execute(sa.update(results).where(results.c.table_id.in_(those)).values(counted=counted))
    new = [_row(change) for each in made.values() for change in each]
    try:
        if new:
            connection.execute(sa.insert(changes), new)
    except IntegrityError as error:
        raise RevisionConflict from error
    return True


def any_unrated(connection: sa.Connection, guild_id: int) -> bool:
    """Whether a server has results that are not rated yet."""
    unrated = sa.select(results.c.table_id).where(results.c.guild_id == guild_id, results.c.counted.is_(None))
    return connection.execute(unrated.limit(1)).first() is not None


def forget(connection: sa.Connection, guild_id: int) -> None:
    """Forgets all ratings of a server, so that its results are rated anew."""
    _forget(connection, results.c.guild_id == guild_id)


def remove(connection: sa.Connection, table_id: int, removal: Removal, told: NewItem) -> bool:
    """Removes a result, so that all that came after it is rated anew; whether it had not been removed before.

    ``told`` is what is to be said of that at its table.
    """
    mark = sa.update(results).where(results.c.table_id == table_id, results.c.removal.is_(None))
    row = connection.execute(sa.select(results).where(results.c.table_id == table_id)).one()
    if not connection.execute(mark.values(removal=removal)).rowcount:
        return False
    _forget_after(connection, row.guild_id, row.ended_at, row.table_id)
    connection.execute(sa.delete(changes).where(changes.c.table_id == table_id))
    connection.execute(sa.update(results).where(results.c.table_id == table_id).values(counted=False))
    insert_at_table(connection, table_id, removal.at, (told,))
    return True


def restore(connection: sa.Connection, table_id: int, at: datetime, told: NewItem) -> bool:
    """Counts a result again that was removed, and rates all that came after it anew; whether it was removed.

    ``told`` is what is to be said of that at its table.
    """
    mark = sa.update(results).where(results.c.table_id == table_id, results.c.removal.is_not(None))
    unknown = sa.case((results.c.rated, sa.null()), else_=sa.false())
    if not connection.execute(mark.values(removal=None, counted=unknown)).rowcount:
        return False
    insert_at_table(connection, table_id, at, (told,))
    return True


def of_table(connection: sa.Connection, table_id: int) -> list[RatingChange]:
    """Return the rating changes of a table's result."""
    return _changes(connection, changes.c.table_id == table_id)


def of_guild(connection: sa.Connection, guild_id: int) -> list[RatingChange]:
    """Everything that results of a server have changed, in order."""
    return _changes(connection, changes.c.guild_id == guild_id)


def of_person(connection: sa.Connection, guild_id: int, user_id: int) -> list[RatingChange]:
    """Return the rating changes of a person on a server, in order."""
    return _changes(connection, changes.c.guild_id == guild_id, changes.c.user_id == user_id)


def standing(connection: sa.Connection, guild_id: int, game: str, until: datetime | None = None) -> dict[int, Rating]:
    """The rating of everybody who has one in a game on a server, by user id; as it was at ``until`` where given."""
    where = [changes.c.guild_id == guild_id, changes.c.game == game]
    if until is not None:
        where.append(changes.c.ended_at <= until)
    rows = sa.select(changes.c.user_id, sa.func.max(changes.c.games).label("games")).where(*where)
    last = rows.group_by(changes.c.user_id).subquery()
    same = (changes.c.user_id == last.c.user_id) & (changes.c.games == last.c.games)
    query = sa.select(changes.c.user_id, changes.c.mu, changes.c.sigma, changes.c.games).join(last, same).where(*where)
    return {row.user_id: Rating(row.mu, row.sigma, row.games) for row in connection.execute(query)}


def lately(
    connection: sa.Connection, guild_id: int, game: str, since: datetime, reader: int
) -> tuple[dict[int, Rating], dict[int, Rating]]:
    """The ratings now, and as they were at ``since``, of who has played a game on a server after that; by user id.

    A ``reader`` who has not is among them all the same. Who was new has no rating then.
    """
    then, last = dict[int, Rating](), dict[int, Any]()
    for row in _lately.all(connection, {"guild": guild_id, "of": game, "since": since}):
        if row.user_id not in last and row.games > 1:
            then[row.user_id] = Rating(row.mu_before, row.sigma_before, row.games - 1)
        last[row.user_id] = row
    now = {user: Rating(row.mu, row.sigma, row.games) for user, row in last.items()}
    mine = (changes.c.guild_id == guild_id, changes.c.game == game, changes.c.user_id == reader)
    if reader not in now and (own := _changes(connection, *mine)):
        now[reader] = then[reader] = own[-1].after
    return now, then


def guilds(connection: sa.Connection) -> list[int]:
    """The servers that have results."""
    return list(connection.scalars(sa.select(results.c.guild_id).distinct().order_by(results.c.guild_id)))


_order = (results.c.ended_at, results.c.table_id)


def _forget_after(connection: sa.Connection, guild_id: int, ended_at: datetime, table_id: int) -> None:
    later = sa.or_(results.c.ended_at > ended_at, (results.c.ended_at == ended_at) & (results.c.table_id > table_id))
    _forget(connection, results.c.guild_id == guild_id, later)


def _forget(connection: sa.Connection, *which: sa.ColumnElement[bool]) -> None:
    which = (*which, results.c.rated, results.c.removal.is_(None), results.c.counted.is_not(None))
    ids = sa.select(results.c.table_id).where(*which)
    connection.execute(sa.delete(changes).where(changes.c.table_id.in_(ids)))
    connection.execute(sa.update(results).where(*which).values(counted=None))


def _ratings(connection: sa.Connection, guild_id: int, people: Collection[int]) -> dict[tuple[str, int], Rating]:
    """The ratings so far of these people."""
    rows = _changes(connection, changes.c.guild_id == guild_id, changes.c.user_id.in_(people))
    return {(change.game, change.user_id): change.after for change in rows}


def _pairs(connection: sa.Connection, guild_id: int, people: Collection[int]) -> dict[tuple[str, frozenset[int]], int]:
    """How often two of these people have been rated by a game of the two alone so far, by game and both."""
    other, third = changes.alias("other"), changes.alias("third")
    both = sa.and_(other.c.table_id == changes.c.table_id, other.c.user_id > changes.c.user_id)
    more = sa.exists().where(
        third.c.table_id == changes.c.table_id, third.c.user_id.not_in([changes.c.user_id, other.c.user_id])
    )
    query = (
        sa.select(changes.c.game, changes.c.user_id, other.c.user_id.label("other_id"), sa.func.count().label("games"))
        .join(other, both)
        .where(changes.c.guild_id == guild_id, changes.c.user_id.in_(people), other.c.user_id.in_(people), ~more)
        .group_by(changes.c.game, changes.c.user_id, other.c.user_id)
    )
    return {(row.game, frozenset((row.user_id, row.other_id))): row.games for row in connection.execute(query)}


def _meetings(connection: sa.Connection, guild_id: int, since: datetime) -> list[tuple[frozenset[int], datetime]]:
    """Return the games that have counted ``since`` then: who began them, and when they ended."""
    counted = (results.c.guild_id == guild_id, results.c.counted.is_(sa.true()), results.c.ended_at > since)
    found = [kept.result for kept in KEPT.all(connection, KEPT.select(*counted))]
    return [(frozenset(seat.began or 0 for seat in each.seats), each.ended_at) for each in found]


def _row(change: RatingChange) -> dict[str, Any]:
    before, after = change.before, change.after
    ratings = {"mu_before": before.mu, "sigma_before": before.sigma, "mu": after.mu, "sigma": after.sigma}
    return {**CHANGES.values(change), **ratings, "games": after.games}


def _changes(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[RatingChange]:
    query = CHANGES.select(*where).add_columns(*(changes.c[name] for name in _RATINGS))
    return list(readable(connection.execute(query.order_by(changes.c.ended_at, changes.c.table_id)), _change))


def _change(row: sa.Row[Any]) -> RatingChange:
    before = Rating(row.mu_before, row.sigma_before, row.games - 1)
    return CHANGES.read(row, before=before, after=Rating(row.mu, row.sigma, row.games))

"""Queries about ratings: what each result has changed, result by result in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any, Protocol

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bot.model.change import RevisionConflict
from bot.model.outbox import NewItem
from bot.model.rating import Rating, RatingChange
from bot.model.result import Removal, Result
from bot.store.outbox import insert_items
from bot.store.result_schema import rating_changes as changes
from bot.store.result_schema import results
from bot.store.results import decode
from bot.store.schema import tables

PIECE = 50
"""So many results are rated in one transaction."""


class Rates(Protocol):
    """What rates results that come in their order."""

    def rate(self, result: Result) -> list[RatingChange]:
        """What ``result`` changes."""


MakeRater = Callable[[dict[tuple[str, int], Rating], list[tuple[frozenset[int], datetime]]], Rates]


def rate(connection: sa.Connection, guild_id: int, make: MakeRater, span: timedelta) -> bool:
    """Rates some of a server's results that are not rated yet, the first of them first; whether there were any.

    ``make`` makes what rates them from the ratings so far of their people, and from who met in the ``span`` before.
    Raises RevisionConflict where somebody else rates them.
    """
    unrated = (results.c.guild_id == guild_id, results.c.counted.is_(None))
    first = connection.execute(sa.select(results).where(*unrated).order_by(*_order).limit(1)).one_or_none()
    if first is None:
        return False
    _forget_after(connection, guild_id, first.ended_at, first.table_id)
    rows = connection.execute(sa.select(results.c.record).where(*unrated).order_by(*_order).limit(PIECE))
    found = [decode(row.record) for row in rows]
    rater = make(_ratings(connection, guild_id, found), _meetings(connection, guild_id, first.ended_at - span))
    made = {result.table_id: rater.rate(result) for result in found}
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


def forget(connection: sa.Connection, guild_id: int) -> None:
    """Forgets all ratings of a server, so that its results are rated anew."""
    _forget(connection, results.c.guild_id == guild_id)


def remove(connection: sa.Connection, table_id: int, removal: Removal, told: NewItem) -> bool:
    """Removes a result, so that all that came after it is rated anew; whether it had not been removed before.

    ``told`` is what is to be said of that at its table.
    """
    mark = sa.update(results).where(results.c.table_id == table_id, results.c.removal.is_(None))
    row = connection.execute(sa.select(results).where(results.c.table_id == table_id)).one()
    if not connection.execute(mark.values(removal=msgspec.json.encode(removal).decode())).rowcount:
        return False
    _forget_after(connection, row.guild_id, row.ended_at, row.table_id)
    connection.execute(sa.delete(changes).where(changes.c.table_id == table_id))
    connection.execute(sa.update(results).where(results.c.table_id == table_id).values(counted=False))
    revision = connection.execute(sa.select(tables.c.revision).where(tables.c.id == table_id)).scalar_one()
    insert_items(connection, table_id, revision, removal.at, (told,))
    return True


def of_table(connection: sa.Connection, table_id: int) -> list[RatingChange]:
    """What a table's result has changed."""
    return _changes(connection, changes.c.table_id == table_id)


def of_guild(connection: sa.Connection, guild_id: int) -> list[RatingChange]:
    """Everything that results of a server have changed, in order."""
    return _changes(connection, changes.c.guild_id == guild_id)


def of_person(connection: sa.Connection, guild_id: int, user_id: int) -> list[RatingChange]:
    """What results of a server have changed for a person, in order."""
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


def _ratings(connection: sa.Connection, guild_id: int, found: Sequence[Result]) -> dict[tuple[str, int], Rating]:
    """The ratings so far of all who occur in the results that were ``found``."""
    people = {user for result in found for user in result.people}
    rows = _changes(connection, changes.c.guild_id == guild_id, changes.c.user_id.in_(people))
    return {(change.game, change.user_id): change.after for change in rows}


def _meetings(connection: sa.Connection, guild_id: int, since: datetime) -> list[tuple[frozenset[int], datetime]]:
    """Who began the games that have counted ``since`` then, and when they ended."""
    counted = (results.c.guild_id == guild_id, results.c.counted.is_(sa.true()), results.c.ended_at > since)
    found: Iterable[str] = connection.scalars(sa.select(results.c.record).where(*counted))
    return [(frozenset(seat.began or 0 for seat in each.seats), each.ended_at) for each in map(decode, found)]


def _row(change: RatingChange) -> dict[str, Any]:
    return {
        "table_id": change.table_id,
        "user_id": change.user_id,
        "guild_id": change.guild_id,
        "game": change.game,
        "ended_at": change.at,
        "games": change.after.games,
        "mu_before": change.before.mu,
        "sigma_before": change.before.sigma,
        "mu": change.after.mu,
        "sigma": change.after.sigma,
        "expected": change.expected,
        "won": change.won,
    }


def _changes(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[RatingChange]:
    rows = connection.execute(sa.select(changes).where(*where).order_by(changes.c.ended_at, changes.c.table_id))
    return [
        RatingChange(
            table_id=row.table_id,
            guild_id=row.guild_id,
            game=row.game,
            user_id=row.user_id,
            at=row.ended_at,
            before=Rating(row.mu_before, row.sigma_before, row.games - 1),
            after=Rating(row.mu, row.sigma, row.games),
            expected=row.expected,
            won=row.won,
        )
        for row in rows
    ]

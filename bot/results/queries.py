"""Queries about results: how games have ended, in the order in which they did."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.db.rows import Rows
from bot.results.schema import result_people, results
from bot.scores.result import Removal, Result


class StoredResult(msgspec.Struct, frozen=True):
    """A result as it is kept; ``removal`` is None while it counts."""

    result: Result
    removal: Removal | None


KEPT = Rows(StoredResult, results, result=results.c.record)


def insert(connection: sa.Connection, result: Result) -> None:
    """Stores the result of a game that ends now."""
    connection.execute(
        sa.insert(results),
        {
            "table_id": result.table_id,
            "guild_id": result.guild_id,
            "game": result.game,
            "ended_at": result.ended_at,
            "rated": result.rated,
            "record": result,
            "counted": None if result.rated else False,
        },
    )
    if result.people:
        rows = [{"table_id": result.table_id, "user_id": user} for user in result.people]
        connection.execute(sa.insert(result_people), rows)


def find(connection: sa.Connection, table_id: int) -> StoredResult | None:
    """The result of a table's game, removed or not; None while there is none."""
    return KEPT.one(connection, KEPT.select(results.c.table_id == table_id))


def several(connection: sa.Connection, table_ids: Collection[int]) -> dict[int, StoredResult]:
    """The results of these tables' games, by the tables' ids; of those that have one."""
    found = KEPT.all(connection, KEPT.select(results.c.table_id.in_(table_ids)))
    return {kept.result.table_id: kept for kept in found}


def of_guild(connection: sa.Connection, guild_id: int, game: str | None = None) -> list[Result]:
    """The results of a server (and one game) that were not removed, in their order."""
    query = KEPT.select(results.c.guild_id == guild_id, results.c.removal.is_(None))
    if game is not None:
        query = query.where(results.c.game == game)
    return _in_order(connection, query)


def between(connection: sa.Connection, guild_id: int, since: datetime, until: datetime) -> list[Result]:
    """The results of a server from one time up to, not including, another, that were not removed."""
    query = KEPT.select(results.c.guild_id == guild_id, results.c.removal.is_(None))
    return _in_order(connection, query.where(results.c.ended_at >= since, results.c.ended_at < until))


def of_person(connection: sa.Connection, guild_id: int | None, user_id: int) -> list[Result]:
    """The same (None: by message) of the games in which a person had a seat."""
    theirs = sa.select(result_people.c.table_id).where(result_people.c.user_id == user_id)
    here = results.c.guild_id.is_not_distinct_from(guild_id)
    query = KEPT.select(here, results.c.removal.is_(None), results.c.table_id.in_(theirs))
    return _in_order(connection, query)


def _in_order(connection: sa.Connection, query: sa.Select[Any]) -> list[Result]:
    in_order = query.order_by(results.c.ended_at, results.c.table_id)
    return [kept.result for kept in KEPT.all(connection, in_order)]

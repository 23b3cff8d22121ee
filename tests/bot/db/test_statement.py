"""Statements that are handed to the driver: they do what SQLAlchemy would, and fail as it would."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import exc

from bot.db.column_types import DAMAGED, Instant
from bot.db.schema import due, outbox, posts
from bot.db.statement import Statement
from bot.scheduler.model import Due
from games.engine import text
from testing.world import World

INSERT = Statement(sa.insert(due), ["kind", "subject", "guild", "at"])
MOVE = Statement(sa.update(due).where(due.c.kind == "lobby", due.c.subject == sa.bindparam("of")).values(guild=7))
UNTIL = sa.bindparam("until", type_=Instant)
FIND = Statement(sa.select(due.c.subject, due.c.at, due.c.process).where(due.c.at <= UNTIL))


def rows(world: World, *subjects: int) -> list[dict[str, Any]]:
    return [
        {"kind": Due.LOBBY, "subject": subject, "guild": None, "at": world.time + timedelta(seconds=subject)}
        for subject in subjects
    ]


async def test_it_stores_and_finds_values_as_columns_mean_them(world: World) -> None:
    def write(connection: sa.Connection) -> tuple[list[tuple[Any, ...]], int, int]:
        INSERT.execute(connection, *rows(world, 1))
        INSERT.execute(connection, *rows(world, 2, 3))
        found = FIND.all(connection, {"until": world.time + timedelta(seconds=2)})
        return found, MOVE.execute(connection, {"of": 3}), MOVE.execute(connection, {"of": 4})

    found, one, none = await world.store.write(write)
    assert sorted(found) == [(n, world.time + timedelta(seconds=n), None) for n in (1, 2)]
    assert (one, none) == (1, 0)
    guilds = sa.select(due.c.guild).order_by(due.c.subject)
    assert await world.store.read(lambda connection: connection.scalars(guilds).all()) == [None, None, 7]


async def test_a_row_that_is_there_already_is_told_as_by_sqlalchemy_and_nothing_is_stored(world: World) -> None:
    with pytest.raises(exc.IntegrityError):
        await world.store.write(lambda connection: INSERT.execute(connection, *rows(world, 1), *rows(world, 2, 1)))
    assert await world.store.read(lambda connection: connection.execute(sa.select(due)).all()) == []


async def test_a_value_that_nobody_gave_is_not_stored_as_nothing(world: World) -> None:
    with pytest.raises(KeyError, match="guild"):
        await world.store.write(
            lambda connection: INSERT.execute(connection, {"kind": "lobby", "subject": 1, "at": world.time})
        )


async def test_a_stored_value_that_cannot_be_read_spoils_no_other(world: World) -> None:
    look = Statement(sa.select(outbox.c.id, outbox.c.note).order_by(outbox.c.id))
    common = {
        "kind": "notice",
        "subject": 1,
        "number": 0,
        "lane": "table 1",
        "pool": "tables",
        "revision": 1,
        "key": "",
    }
    common |= {"body": "", "nonce": "", "attempts": 0, "due_at": world.time, "created_at": world.time}

    def write(connection: sa.Connection) -> list[tuple[Any, ...]]:
        connection.execute(sa.insert(outbox), [{**common, "note": text("said")}, {**common, "note": None}])
        connection.execute(sa.update(outbox).values(note=sa.literal("{", sa.Text)).where(outbox.c.note.is_not(None)))
        return look.all(connection, {})

    assert [note for _, note in await world.store.write(write)] == [DAMAGED, None]


def test_a_parameter_of_several_values_is_refused(world: World) -> None:
    several = Statement(sa.delete(posts).where(posts.c.subject.in_(sa.bindparam("of", expanding=True))))
    with pytest.raises(AssertionError):
        several._compile(sa.create_engine("sqlite://").dialect)

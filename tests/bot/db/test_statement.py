"""Statements that are handed to the driver: they do what SQLAlchemy would, and fail as it would."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import exc

from bot.db.column_types import DAMAGED, Instant
from bot.db.schema import due, outbox
from bot.db.statement import Statement
from bot.scheduler.model import Due
from games.engine import text
from testing.world import World

INSERT = Statement(sa.insert(due), ["kind", "subject", "guild", "at"])
MOVE = Statement(sa.update(due).where(due.c.kind == "lobby", due.c.subject == sa.bindparam("of")).values(guild=7))
UNTIL = sa.bindparam("until", type_=Instant)
AT: sa.BindParameter[Any] = sa.bindparam("at", expanding=True)
SINCE: sa.BindParameter[Any] = sa.bindparam("since")
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


@pytest.mark.usefixtures("each_kind")
async def test_a_parameter_takes_as_many_values_as_are_given(world: World) -> None:
    """Beside others that are fixed, and stored as the column means them; none finds nothing."""
    its_kind = due.c.kind.in_((Due.LOBBY, Due.START))
    several = Statement(
        sa.select(due.c.subject, sa.literal(7).label("seven"))
        .where(due.c.subject.in_(sa.bindparam("of", expanding=True)), its_kind, due.c.at.in_(AT), due.c.at > SINCE)
        .order_by(due.c.subject)
    )

    def look(connection: sa.Connection) -> list[list[tuple[Any, ...]]]:
        INSERT.execute(connection, *rows(world, 1, 2, 3))
        at = [world.time + timedelta(seconds=seconds) for seconds in (2, 3)]
        return [
            several.all(connection, {"of": of, "at": at, "since": world.time}) for of in ([1, 2, 3], (3,), {2, 1}, [])
        ]

    assert await world.store.write(look) == [[(2, 7), (3, 7)], [(3, 7)], [(2, 7)], []]


async def test_the_first_row_and_its_first_column_or_nothing(world: World) -> None:
    def look(connection: sa.Connection) -> tuple[Any, ...]:
        INSERT.execute(connection, *rows(world, 1))
        late, early = {"until": world.time + timedelta(seconds=1)}, {"until": world.time}
        row = FIND.first(connection, late)
        return row.subject, FIND.scalar(connection, late), FIND.first(connection, early), FIND.scalar(connection, early)

    assert await world.store.write(look) == (1, 1, None, None)


@pytest.mark.usefixtures("each_kind")
async def test_what_is_for_later_is_there_for_what_comes_after_it_and_keeps_its_order(world: World) -> None:
    drop = Statement(sa.delete(due).where(due.c.subject == sa.bindparam("of")))
    stored = sa.select(due.c.subject).order_by(due.c.subject)

    def write(connection: sa.Connection) -> tuple[list[int], list[int], int]:
        INSERT.later(connection, *rows(world, 1, 2, 3))
        drop.later(connection, {"of": 2})
        found = [row.subject for row in Statement(stored).all(connection, {})]
        INSERT.later(connection, *rows(world, 4, 5, 6, 7, 8))
        INSERT.later(connection, *rows(world, 9))
        by_core = list(connection.scalars(stored))
        INSERT.later(connection, *rows(world, 10))
        beside = Statement(sa.select(sa.literal(7))).all(connection, {}, beside=True)
        drop.later(connection, {"of": 3}, {"of": 10})
        INSERT.later(connection, *rows(world, 3))
        return found, by_core, beside[0][0]

    assert await world.store.write(write) == ([1, 3], [1, 3, 4, 5, 6, 7, 8, 9], 7)
    assert await world.store.read(lambda connection: list(connection.scalars(stored))) == [1, *range(3, 10)]


@pytest.mark.usefixtures("each_kind")
async def test_what_is_refused_later_is_told_to_whom_it_concerns_and_harms_no_other(world: World) -> None:
    def write(connection: sa.Connection, subject: int) -> None:
        INSERT.later(connection, *rows(world, subject))

    told = await asyncio.gather(*(world.store.write(write, n) for n in (1, 2, 2, 3)), return_exceptions=True)
    assert [type(each) for each in told].count(exc.IntegrityError) == 1
    stored = sa.select(due.c.subject).order_by(due.c.subject)
    assert await world.store.read(lambda connection: list(connection.scalars(stored))) == [1, 2, 3]

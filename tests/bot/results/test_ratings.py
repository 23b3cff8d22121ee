"""Ratings as they are kept: the same to the last digit, however and whenever they came about."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest
import sqlalchemy as sa

from bot.db.schema import tables
from bot.results import Results
from bot.results import queries as results
from bot.results import rating_queries as ratings
from bot.scores.arithmetic import Rater
from bot.scores.rating import Rating, RatingChange
from bot.scores.result import Result
from bot.tables.core.model import Actor, Status, Table
from bot.tables.core.queries import TABLES
from bot.tables.core.refusals import Refusal
from testing.world import GUILD, World
from tests.bot.scores.test_arithmetic import NOON, game, some

pytestmark = pytest.mark.usefixtures("each_kind")

BOSS = Actor(99, GUILD, manager=True)


async def happen(world: World, found: Iterable[Result]) -> None:
    """Stores results as if their games had ended, in this order."""
    over = Table(
        id=0, guild_id=GUILD, channel_id=0, game="x", options={}, language="en", status=Status.FINISHED, owner_id=1,
        seats=(), revision=1, created_at=NOON, touched_at=NOON,
    )  # fmt: skip
    blank = {**TABLES.values(over), "hands_due": 0}

    def write(connection: sa.Connection) -> None:
        for result in found:
            number = result.table_id
            row = {**blank, "id": number, "channel_id": number, "interaction_id": str(number)}
            connection.execute(sa.insert(tables), row)
            results.insert(connection, result)

    await world.store.write(write)


async def kept(world: World, *, game: str = "a") -> dict[int, Rating]:
    return await world.store.read(ratings.standing, GUILD, game)


def made(found: Iterable[Result], *, game: str = "a") -> dict[int, Rating]:
    """What ``found`` come to from nothing."""
    rater = Rater()
    for result in sorted(found, key=lambda each: each.order):
        rater.rate(result)
    return {user: rating for (key, user), rating in rater.known.items() if key == game}


async def test_however_they_come_in_the_ratings_are_the_same_to_the_last_digit(world: World) -> None:
    service, found = Results(world.store, lambda: world.time), some(Random(7), 140)
    await happen(world, found[:90])
    await service.rate(GUILD)
    assert await kept(world) == made(found[:90])
    for start in range(90, 140, 25):  # ended earlier than much that is rated already
        await happen(world, found[start : start + 25])
        await service.rate(GUILD)
    assert await kept(world) == made(found)
    await service.rebuild(GUILD)
    assert await kept(world) == made(found)
    assert await world.store.read(ratings.guilds) == [GUILD]


async def test_a_removed_result_leaves_what_would_have_been(world: World) -> None:
    service, found = Results(world.store, lambda: world.time), some(Random(8), 60)
    await happen(world, found)
    await service.rate(GUILD)
    gone = sorted(found, key=lambda each: each.order)[10]
    while not gone.rated:
        gone = sorted(found, key=lambda each: each.order)[11]
    removed = await service.remove(gone.table_id, BOSS, " they \n tested ")
    assert removed.removal is not None
    assert (removed.removal.by, removed.removal.reason) == (99, "they tested")
    left = [each for each in found if each != gone]
    assert await kept(world) == made(left)
    assert await service.changes(gone.table_id) == []
    await service.rebuild(GUILD)
    assert await kept(world) == made(left)
    with pytest.raises(Refusal, match="refusal-result-removed"):
        await service.remove(gone.table_id, BOSS, "again")


async def test_a_restored_result_leaves_what_was(world: World) -> None:
    service, found = Results(world.store, lambda: world.time), some(Random(9), 60)
    await happen(world, found)
    await service.rate(GUILD)
    for gone in (found[3], found[40]):
        await service.remove(gone.table_id, BOSS, "a mistake")
    for back in (found[40], found[3]):
        await service.restore(back.table_id, BOSS, "it was one")
    assert await kept(world) == made(found)
    with pytest.raises(Refusal, match="refusal-result-counts"):
        await service.restore(found[3].table_id, BOSS, "again")


async def test_a_removed_result_makes_room_among_three_of_a_week(world: World) -> None:
    service = Results(world.store, lambda: world.time)
    await happen(world, [game(number, {1: 1, 2: 2}, hours=number) for number in range(1, 5)])
    assert await service.changes(4) == []
    await service.remove(2, BOSS, "was a test")
    changes = await service.changes(4)
    assert [(each.user_id, each.after.games) for each in changes] == [(1, 3), (2, 3)]


@pytest.mark.parametrize(
    ("table", "by", "reason", "refused"),
    [
        (1, Actor(1, GUILD), "why", "refusal-manage-only"),
        (1, Actor(99, GUILD + 1, manager=True), "why", "refusal-no-result"),
        (1, BOSS, " \n", "refusal-no-reason"),
        (2, BOSS, "why", "refusal-no-result"),
    ],
)
async def test_who_may_remove_a_result(world: World, table: int, by: Actor, reason: str, refused: str) -> None:
    service = Results(world.store, lambda: world.time)
    await happen(world, [game(1, {1: 1, 2: 2})])
    with pytest.raises(Refusal, match=refused):
        await service.remove(table, by, reason)
    assert len(await service.changes(1)) == 2


async def test_a_change_tells_what_was_gained_and_reads_back_exactly(world: World) -> None:
    service, one = Results(world.store, lambda: world.time), game(1, {1: 1, 2: 2, 3: 3})
    await happen(world, [one])
    assert await service.changes(1) == Rater().rate(one)
    history: list[RatingChange] = await world.store.read(ratings.of_person, GUILD, 2)
    assert [each.table_id for each in history] == [1]
    assert await world.store.read(ratings.standing, GUILD, "moon", NOON) == {}
    assert await service.changes(77) == []

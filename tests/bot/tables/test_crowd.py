"""Many people at once: everybody is answered, and exactly what is legal is done."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

from bot.tables.core import play as table_play
from bot.tables.core.model import EntryKind, Played, Status
from bot.tables.core.refusals import Refusal
from bot.tables.lobby import service as lobby
from games import GAMES
from testing.world import ANN, BEN, GUILD, World, by, last_entries
from testing.world import world as make


async def answers(*clicks: Awaitable[object]) -> list[object]:
    return [*await asyncio.gather(*clicks, return_exceptions=True)]


def done(found: list[object]) -> list[Played]:
    assert all(isinstance(one, Played | Refusal) for one in found), found
    return [one for one in found if isinstance(one, Played)]


async def test_a_hundred_clicks_on_one_button(world: World) -> None:
    position = await world.started()
    table = position.table
    found = await answers(
        *(
            table_play.act(world.tables, table.id, table.revision, (ANN, BEN)[n % 2].user_id, "take", world.click())
            for n in range(100)
        )
    )
    assert len(done(found)) == 1
    after = await world.tables.position(table.id)
    assert (after.table.revision, after.state.hands) == (table.revision + 1, [1, 0])


async def test_a_hundred_commands_at_one_table(world: World) -> None:
    position = await world.started()
    keys = ["take", "give", "peek", "take", "nonsense"]
    found = await answers(
        *(
            table_play.act(world.tables, position.table.id, None, (ANN, BEN)[n % 2].user_id, keys[n % 5], world.click())
            for n in range(100)
        )
    )
    after = await world.tables.position(position.table.id)
    made = [
        entry.key for entry in await last_entries(world.tables, position.table.id, 200) if entry.kind is EntryKind.MOVE
    ]
    assert len(made) == len(done(found)) == after.table.revision - position.table.revision == 40
    assert after.state.hands == [made.count("take") - made.count("give"), made.count("give")]
    assert after.state.peeks == made.count("peek")


async def test_one_interaction_delivered_a_hundred_times(world: World) -> None:
    position = await world.started()
    clicks = (table_play.act(world.tables, position.table.id, None, ANN.user_id, "take", "same") for _ in range(100))
    played = done(await answers(*clicks))
    assert [one.repeated for one in played].count(False) == 1
    assert len(played) == 100
    assert (await world.tables.position(position.table.id)).state.hands == [1, 0]


async def test_a_hundred_tables_at_once(tmp_path: Path) -> None:
    async with make(tmp_path, GAMES) as world:
        started = [
            await world.started(
                *(type(person)(person.user_id + 10 * n, person.name, "de") for person in (ANN, BEN)),
                channel=n,
                game="lost_cities",
            )
            for n in range(100)
        ]

        async def play(n: int) -> int:
            position, legal = started[n], 0
            for turn in range(3):
                seat = position.to_act[0]
                choice = next(c for c in position.decisions_of(seat)[0].choices if c.why_not is None)
                user = position.table.seats[seat].user_id
                other = position.table.seats[1 - seat].user_id
                assert user is not None
                assert other is not None
                table = position.table
                found = await answers(
                    table_play.act(world.tables, table.id, table.revision, user, choice.key, f"{n} {turn} a"),
                    table_play.act(world.tables, table.id, table.revision, user, choice.key, f"{n} {turn} b"),
                    table_play.act(world.tables, table.id, table.revision, other, choice.key, f"{n} {turn} c"),
                )
                (played,) = done(found)
                position, legal = played.position, legal + 1
            return legal

        assert await asyncio.gather(*(play(n) for n in range(100))) == [3] * 100
        for position in started:
            assert (await world.tables.get(position.table.id)).revision == position.table.revision + 3
        assert len(world.tables._locks) == 0  # nothing is kept of a table that rests


async def test_a_crowd_at_a_lobby(world: World) -> None:
    table = await world.open()
    people = [type(ANN)(number, f"P{number}", "de") for number in range(100, 200)]
    found = await answers(*(lobby.join(world.tables, table.id, person) for person in people))
    assert sum(not isinstance(one, Refusal) for one in found) == 2
    starts = await answers(*(lobby.start(world.tables, table.id, by(ANN)) for _ in range(20)))
    assert sum(not isinstance(one, Refusal) for one in starts) == 1
    table = await world.tables.get(table.id)
    assert (table.status, [seat.seat for seat in table.seats]) == (Status.RUNNING, [0, 1, 2])


async def test_a_crowd_that_opens_in_one_channel(world: World) -> None:
    people = [type(ANN)(number, f"P{number}", "de") for number in range(100, 150)]
    found = await answers(
        *(lobby.open_table(world.tables, GUILD, 5, person, "pebbles", {}, "en", world.click()) for person in people)
    )
    assert sum(not isinstance(one, Refusal) for one in found) == 1

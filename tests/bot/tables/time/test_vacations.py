"""People who are away: how long clocks rest for it, what that is charged, what boards say and what they are told."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.core.pace import Pace
from bot.core.refusal import Refusal
from bot.outbox.model import Kind
from bot.people import calendar_queries as calendars
from bot.people import queries as people
from bot.people.calendar import Hours
from bot.server import settings as server_settings
from bot.tables.core import administration
from bot.tables.core.model import Table
from bot.tables.lobby import service as table_lobby
from bot.tables.lobby import terms
from bot.tables.polls import seat_offers
from bot.tables.time.turns import deadlines
from testing.outbox import claim
from testing.world import ANN, BEN, CLEO, GUILD, World, by, look, posted
from tests.bot.tables.time.test_clocks import late, started

DAY = timedelta(days=1)
SUNDAY = date(2026, 3, 1)
"""The day on which a world begins, at noon; its people live by UTC."""


async def watch(world: World) -> None:
    """Does what is due about absences."""
    await world.scheduler.run_due()


async def days(world: World, user: int) -> list[int]:
    """The days that are charged to somebody, counted from the first of the world."""
    found = await world.store.read(calendars.charged, GUILD, [user])
    return sorted(day - SUNDAY.toordinal() for day in found[user])


async def until(world: World, table: Table, seat: int) -> timedelta:
    table = await world.tables.get(table.id)
    return deadlines(table, await world.tables.clock_contexts(table))[seat] - world.time


@pytest.mark.usefixtures("each_kind")
async def test_a_clock_rests_while_its_owner_is_away_and_the_days_are_charged(world: World) -> None:
    position = await started(world, Pace.BRISK)
    assert await until(world, position.table, 0) == 36 * DAY / 24
    await world.tables.people.go_away(ANN.user_id, SUNDAY, SUNDAY + 3 * DAY)
    assert (Kind.REFRESH, None) in await world.queue(), "the board says so"
    await posted(world)
    assert await until(world, position.table, 0) == 3.5 * DAY + timedelta(hours=36)
    for _ in range(4):
        world.later(days=1)
        await watch(world)
        assert await late(world, position) == []
    assert await days(world, ANN.user_id) == [0, 1, 2, 3]
    assert await days(world, BEN.user_id) == []
    assert await world.tables.people.is_away(ANN.user_id) is None
    world.later(hours=25)
    assert await late(world, position) == [0]


async def test_a_move_charges_the_day_and_coming_back_lets_the_clock_run(world: World) -> None:
    position = await started(world, Pace.BRISK)
    await world.tables.people.go_away(ANN.user_id, SUNDAY, None)
    world.later(hours=3)
    await world.act(position, ANN, "take", "end")
    assert await days(world, ANN.user_id) == [0]
    await posted(world)
    await world.act(position, BEN, "end")
    await posted(world)
    world.later(days=2)
    await world.tables.people.come_back(ANN.user_id)
    await look(world)
    assert await until(world, position.table, 0) == timedelta(hours=42)
    world.later(hours=42)
    assert await late(world, position) == [0], "it is looked at in time, though it has rested"


async def test_beyond_what_the_server_grants_clocks_run_on(world: World) -> None:
    await server_settings.change(world.tables, GUILD, 0, vacation_days=2)
    position = await started(world, Pace.BRISK)
    people_ = world.tables.people
    found = await people_.vacation(ANN.user_id, GUILD, SUNDAY, SUNDAY + 9 * DAY)
    assert (found.days, found.granted, found.allowance) == (10, 2, 2)
    await people_.go_away(ANN.user_id, SUNDAY, SUNDAY + 9 * DAY)
    assert await until(world, position.table, 0) == 1.5 * DAY + timedelta(hours=36)
    await posted(world)
    await server_settings.change(world.tables, GUILD, 0, vacation_days=0)
    assert (Kind.REFRESH, None) in await world.queue()
    assert await until(world, position.table, 0) == timedelta(hours=36)
    assert await people_.is_away(ANN.user_id) is not None, "it is shown all the same"
    assert await people_.quiet(ANN.user_id) is not None


async def test_the_end_is_told_three_days_before_and_not_to_who_came_back(world: World) -> None:
    await started(world, Pace.SLOW)
    first = await world.tables.people.go_away(ANN.user_id, SUNDAY + 2 * DAY, SUNDAY + 9 * DAY)
    await world.tables.people.go_away(BEN.user_id, SUNDAY, SUNDAY + 9 * DAY)
    await world.hush()
    for _ in range(6):
        world.later(days=1)
        await watch(world)
    told = [item for item in await world.queue() if item[0] is Kind.AWAY_ENDS]
    assert sorted(told) == [(Kind.AWAY_ENDS, 0), (Kind.AWAY_ENDS, 1)], "at noon of the third day before the last"
    await world.hush()
    await watch(world)
    assert await world.queue() == [], "once"
    await world.tables.people.come_back(ANN.user_id, first.made_at)
    await world.hush()
    world.later(days=4)
    await watch(world)
    assert await world.queue() == [(Kind.REFRESH, None)], "of Ben, who is there again"


async def test_the_end_is_told_to_who_plays_nowhere_any_more(world: World) -> None:
    """By way of the last table where they sat."""
    position = await started(world, Pace.SLOW)
    await administration.close(world.tables, position.table.id, by(ANN))
    lobby = await world.open(channel=2, owner=BEN)
    for person in (ANN, BEN, CLEO):
        await world.tables.people.go_away(person.user_id, SUNDAY, SUNDAY + 6 * DAY)
    await world.hush()
    world.later(days=4)
    await watch(world)
    items = await claim(world.store, world.time)
    told = [(item.table_id, item.seat) for item in items if item.kind is Kind.AWAY_ENDS]
    assert sorted(told) == [(position.table.id, 0), (lobby.id, 0)], "nobody knows Cleo"


async def test_hours_that_open_count_at_once_and_boards_follow(world: World) -> None:
    position = await started(world, Pace.BRISK)
    night = Hours(22 * 60, 8 * 60)
    await world.tables.people.add_hours(ANN.user_id, night)
    assert await until(world, position.table, 0) == timedelta(hours=36), "not in a turn that has begun"
    world.later(days=1, minutes=1)
    await world.act(position, ANN, "end")
    await posted(world)
    await world.act(position, BEN, "end")
    await posted(world)
    closed = await until(world, position.table, 0)
    assert closed == timedelta(hours=17, minutes=59) + timedelta(hours=10)
    await look(world)
    await world.tables.people.remove_hours(ANN.user_id, night)
    assert await world.queue() == [(Kind.REFRESH, None)]
    open_ = await until(world, position.table, 0)
    assert open_ < closed
    world.time += open_
    assert await late(world, position) == [0]


async def test_a_lobby_knows_the_longest_wait(world: World) -> None:
    table = await world.open()
    assert await world.tables.longest_wait(table) is None
    table = await terms.set_pace(world.tables, table.id, Pace.BRISK, by(ANN))
    assert await world.tables.longest_wait(table) == timedelta(hours=48)
    await world.tables.people.go_away(ANN.user_id, SUNDAY, SUNDAY + 5 * DAY)
    assert await world.tables.longest_wait(table) == timedelta(days=5.5, hours=48)
    assert (Kind.LOBBY, None) in await world.queue()
    table = await terms.set_pace(world.tables, table.id, Pace.EVENING, by(ANN))
    assert await world.tables.longest_wait(table) is None


@pytest.mark.parametrize(
    ("first", "last", "why"),
    [(-1, 3, "past"), (3, 2, "backwards"), (400, 401, "far"), (0, 366, "far"), (5, None, "already"), (6, 7, "already")],
)
async def test_an_absence_that_cannot_be(world: World, first: int, last: int | None, why: str) -> None:
    people_ = world.tables.people
    await people_.go_away(ANN.user_id, SUNDAY + 7 * DAY, SUNDAY + 9 * DAY)
    with pytest.raises(Refusal, match=f"refusal-away-{why}"):
        await people_.go_away(ANN.user_id, SUNDAY + first * DAY, None if last is None else SUNDAY + last * DAY)
    assert len(await people_.absences(ANN.user_id)) == 1


async def test_who_is_blocked_gets_no_seat_by_any_road(world: World) -> None:
    await world.store.write(people.block, ANN.user_id, [CLEO.user_id])
    table = await world.open()
    with pytest.raises(Refusal, match="refusal-not-for-you"):
        await table_lobby.join(world.tables, table.id, CLEO)
    await table_lobby.join(world.tables, table.id, BEN)
    await table_lobby.start(world.tables, table.id, by(ANN))
    with pytest.raises(Refusal, match="refusal-seat-not-for"):
        await seat_offers.hand_over(world.tables, table.id, 1, CLEO, by(BEN))
    other = await world.open(channel=99, owner=CLEO)
    await table_lobby.join(world.tables, other.id, ANN)

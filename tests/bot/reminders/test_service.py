"""Who is waited for is told once, about everything, on every kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

import discord
import msgspec
import pytest
import sqlalchemy as sa

from bot.core.pace import Pace
from bot.db.schema import outbox
from bot.discord.message import Message
from bot.outbox.direct_messages import DirectMessages
from bot.outbox.gate import Ping
from bot.outbox.messenger import ANYBODY, Messenger, Posting
from bot.outbox.model import Kind, OutboxItem, Sent
from bot.people import calendar_queries as calendars
from bot.people.calendar import Calendar, Hours
from bot.people.settings import TurnAlert
from bot.reminders import queries as alerts
from bot.reminders import service as reminders
from bot.reminders.model import AlertKind
from bot.reminders.posts import PersonalMessages
from bot.scheduler.model import Due
from bot.tables.core import play
from bot.tables.lobby import service as lobby
from bot.tables.lobby import terms
from bot.tables.polls import proposals
from bot.tables.polls.subjects import AGREE, Proposal, Proposed
from bot.tables.seating import leaving
from bot.tables.show.pings import pings
from bot.tables.time import pauses as pausing
from bot.tables.time import waiting_queries as waiting
from games import GAMES
from testing.fake_discord import Channel, Client, Posted
from testing.recorder import Recorder, at_work
from testing.toys import TOYS
from testing.world import ANN, BEN, CLEO, World, answer, by, only
from testing.world import world as make

pytestmark = pytest.mark.usefixtures("each_kind")
CLIENT = cast("discord.Client", Client())


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make(tmp_path) as made:
        yield made


class Letters(Messenger):
    """Takes every message."""

    async def post(
        self, channel: discord.abc.Messageable, message: Callable[[], Message], item: OutboxItem, ping: Ping = ANYBODY
    ) -> Posting:
        message().for_send()
        return Posting(cast("discord.Message", Posted(item.id, cast("Channel", channel))), fresh=True)


class Reminding(Recorder):
    """Sends alerts as the bot does; only they are noted."""

    def __init__(self, world: World) -> None:
        super().__init__()
        direct = DirectMessages(CLIENT, world.store, letters := Letters(CLIENT))
        self._personal = PersonalMessages(CLIENT, world.tables, world.store, letters, direct)

    async def send(self, item: OutboxItem) -> Sent:
        if item.kind is not Kind.ALERT:
            return Sent()
        sent = await self._personal.send(item)
        self.said.append(item)
        return sent


async def posted(world: World) -> list[OutboxItem]:
    """Sends what is due, and lets alerts be looked at; the alerts that were sent."""
    await at_work(world, sender := Recorder()).drained()
    await world.scheduler.run_due()
    await at_work(world, sender).drained()
    return [item for item in sender.said if item.kind is Kind.ALERT]


async def running(world: World, channel: int) -> int:
    position = await world.started(ANN, BEN, channel=channel)
    await world.store.write(waiting.posted, position.table.id, world.time)
    return position.table.id


async def reminded_of(world: World) -> list[int]:
    """The tables whose alerts are queued."""
    alerts_queued = sa.select(outbox.c.subject).where(outbox.c.kind == Kind.ALERT)
    return await world.store.read(lambda c: list(c.scalars(alerts_queued)))


def kinds(items: list[OutboxItem]) -> list[str]:
    return [item.note.id for item in items if item.note is not None]


async def test_four_tables_make_one_reminder_and_an_answer_ends_it(world: World) -> None:
    tables = [await running(world, channel) for channel in range(1, 5)]
    assert await posted(world) == []
    world.later(hours=23)
    assert await posted(world) == []
    world.later(hours=1)
    await world.scheduler.run_due()
    world.later(minutes=16)  # reminders are spread
    assert kinds(await posted(world)) == [AlertKind.REMINDER]
    world.later(hours=1)
    assert await posted(world) == [], "each table was named"
    mine = await world.store.read(alerts.of_user, ANN.user_id)
    assert [(one.table_id, one.reminded) for one in mine] == [(table, 1) for table in tables]
    world.later(hours=47)
    await world.scheduler.run_due()
    world.later(minutes=16)
    assert len(await posted(world)) == 1
    for days in (3, 9, 27):
        world.later(days=days)
        assert await posted(world) == [], "twice without a clock, and no more"


async def test_who_has_answered_is_not_reminded_nor_who_plays_elsewhere(world: World) -> None:
    first, second = await running(world, 1), await running(world, 2)
    await posted(world)
    world.later(hours=23, minutes=55)
    position = await world.tables.position(first)
    await world.act(position, ANN, "end")
    world.later(minutes=9)
    await world.scheduler.run_due()
    assert await reminded_of(world) == [], "Ann is there"
    world.later(minutes=1)
    await world.scheduler.run_due()
    assert await reminded_of(world) == [second]


async def test_nobody_is_told_at_night_and_everybody_in_the_morning(world: World) -> None:
    await world.tables.people.change_settings(ANN.user_id, turn=TurnAlert.MESSAGE)
    closed = Calendar("UTC", (Hours(11 * 60, 15 * 60),))
    await world.store.write(calendars.change, ANN.user_id, lambda _: closed, world.time)
    await running(world, 1)
    for _ in range(3):
        assert await posted(world) == []
        world.later(minutes=59)
    world.later(minutes=3)
    assert kinds(await posted(world)) == [AlertKind.TURN]
    assert await posted(world) == []


async def test_another_interval_counts_for_what_waits_already(world: World) -> None:
    await running(world, 1)
    await posted(world)
    world.later(hours=9)
    assert await posted(world) == []
    await world.tables.people.change_settings(ANN.user_id, remind_hours=8)
    await world.scheduler.run_due()
    assert await reminded_of(world) == [1]


async def test_who_is_back_is_reminded_of_what_has_waited(world: World) -> None:
    people = world.tables.people
    today = await people.today(ANN.user_id)
    await people.go_away(ANN.user_id, today, today + timedelta(days=20))
    await running(world, 1)
    await posted(world)
    world.later(days=3)
    assert await posted(world) == []
    await people.come_back(ANN.user_id)
    await world.scheduler.run_due()
    world.later(minutes=16)
    assert len(await posted(world)) == 1


async def test_two_who_look_at_once_tell_once(world: World) -> None:
    await running(world, 1)
    await world.scheduler.run_due()
    world.later(hours=24)
    (was,) = await world.store.read(alerts.of_user, ANN.user_id)
    await reminders.check(world.tables, ANN.user_id)
    with pytest.raises(alerts.Overtaken):
        await world.store.write(alerts.tell, world.time, [(was, was)], [])
    world.later(minutes=16)
    assert len(await posted(world)) == 1


async def test_nobody_is_told_of_a_turn_that_a_computer_player_takes_for_them(world: World) -> None:
    """Whose seat is kept warm is not waited for: neither from a board on that stood before, nor from a later one."""
    await world.tables.people.change_settings(ANN.user_id, turn=TurnAlert.MESSAGE)
    table = await running(world, 1)
    await leaving.leave_to_computer(world.tables, table, ANN.user_id)
    assert await posted(world) == []
    await world.store.write(waiting.posted, table, world.time)
    assert await world.store.read(alerts.of_user, ANN.user_id) == []


async def test_a_reminder_that_is_spread_goes_out_before_quiet_hours_begin(world: World) -> None:
    """Due at their very begin it would wait for their end."""
    await world.tables.people.change_settings(ANN.user_id, remind_hours=1)
    siesta = Calendar("UTC", (Hours(13 * 60 + 2, 15 * 60),))
    await world.store.write(calendars.change, ANN.user_id, lambda _: siesta, world.time)
    await running(world, 1)
    await posted(world)
    world.later(hours=1)
    await world.scheduler.run_due()
    world.later(minutes=1)
    assert kinds(await posted(world)) == [AlertKind.REMINDER]
    world.later(hours=2)
    assert await posted(world) == []


async def answers(world: World, table: int, *seats: int) -> None:
    """Those who sit on ``seats`` are done with what they are asked together with others."""
    for seat in seats:
        while seat in (now := await world.tables.position(table)).to_act:
            key = next(choice.key for choice in now.decisions_of(seat)[0].choices if choice.why_not is None)
            await play.act(world.tables, table, None, now.table.seats[seat].user_id or 0, key, world.click())


@pytest.mark.parametrize("turn", TurnAlert)
async def test_of_several_who_are_waited_for_the_last_one_is_told_so_once(tmp_path: Path, turn: TurnAlert) -> None:
    """As they want to be told of turns, and instead of a reminder; a board that asked one alone has nothing to add."""
    async with make(tmp_path, GAMES) as world:
        await world.tables.people.change_settings(CLEO.user_id, turn=turn)
        table = (await world.started(ANN, BEN, CLEO, game="famous_explorers")).table.id
        await world.store.write(waiting.posted, table, world.time)
        world.later(hours=1)
        await posted(world)  # who is told of turns by message has been by now
        await answers(world, table, 0)
        assert await posted(world) == [], "Ben is waited for as well"
        await answers(world, table, 1)
        told = await posted(world)
        by = {TurnAlert.PING: [AlertKind.PING], TurnAlert.LATER: [AlertKind.PING], TurnAlert.MESSAGE: [AlertKind.TURN]}
        assert kinds(told) == by.get(turn, [])
        (last,) = await world.store.read(alerts.of_user, CLEO.user_id)
        assert (last.seat, last.alone, last.reminded) == (2, turn in by, int(turn in by))
        world.later(hours=23)
        assert await posted(world) == []


async def test_the_last_one_is_not_told_so_at_night_nor_while_they_play(tmp_path: Path) -> None:
    async with make(tmp_path, {**GAMES, **TOYS}) as world:
        table = (await world.started(ANN, BEN, game="famous_explorers")).table.id
        other = await world.started(BEN, CLEO, channel=99)
        await world.store.write(waiting.posted, table, world.time)
        await posted(world)
        world.later(hours=1)
        await answers(world, table, 0)
        await world.act(other, BEN, "take")
        assert await posted(world) == [], "Ben plays"
        night = Calendar("UTC", (Hours(13 * 60 + 5, 15 * 60),))
        await world.store.write(calendars.change, BEN.user_id, lambda _: night, world.time)
        world.later(minutes=10)
        assert await posted(world) == [], "Ben sleeps"
        world.later(minutes=110)
        assert kinds(await posted(world)) == [AlertKind.PING]


async def test_the_last_one_is_told_so_by_a_reminder_that_is_due_in_the_same_morning(tmp_path: Path) -> None:
    async with make(tmp_path, {**GAMES, **TOYS}) as world:
        other = (await world.started(BEN, ANN, channel=99)).table.id
        await world.store.write(waiting.posted, other, world.time)
        world.later(hours=25, minutes=50)
        table = (await world.started(ANN, BEN, game="famous_explorers")).table.id
        await world.store.write(waiting.posted, table, world.time)
        await posted(world)
        now = world.time.hour * 60 + world.time.minute
        night = Calendar("UTC", (Hours(now + 5, now + 120),))
        await world.store.write(calendars.change, BEN.user_id, lambda _: night, world.time)
        world.later(minutes=10)
        await answers(world, table, 0)
        assert await posted(world) == [], "Ben sleeps"
        world.later(minutes=110)
        assert kinds(await posted(world)) == []
        world.later(minutes=15)
        assert kinds(await posted(world)) == [AlertKind.REMINDER]
        mine = await world.store.read(alerts.of_user, BEN.user_id)
        assert {one.table_id: (one.alone, one.reminded, one.last_at) for one in mine} == {
            other: (False, 1, mine[0].last_at),
            table: (True, 1, mine[0].last_at),
        }


async def test_whom_a_board_pings_and_when_it_makes_no_sound(world: World) -> None:
    """Who wants to be pinged and plays now; silent where nobody who is asked does. An evening takes no notice of it."""
    table = (await world.started(ANN, BEN)).table
    evening, asked = msgspec.structs.replace(table, pace=Pace.EVENING), (ANN.user_id, BEN.user_id)
    assert await pings(world.tables, table, asked) == ([*asked], False)
    await world.tables.people.change_settings(BEN.user_id, turn=TurnAlert.NONE)
    assert await pings(world.tables, table, asked) == ([ANN.user_id], False)
    night = Calendar("UTC", (Hours(11 * 60, 15 * 60),))
    await world.store.write(calendars.change, ANN.user_id, lambda _: night, world.time)
    assert await pings(world.tables, table, asked) == ([], False), "Ben may hear that it was posted"
    last = [(table, asked[:1]), (evening, asked[:1]), (table, ())]
    assert [await pings(world.tables, *each) for each in last] == [([], True), ([ANN.user_id], False), ([], False)]


async def test_nobody_is_told_of_a_table_that_pauses_until_it_goes_on(world: World) -> None:
    table = await world.tables.get(await running(world, 1))
    assert len(await world.store.read(waiting.at_table, table.id)) == 1
    table = await proposals.propose(world.tables, table.id, Proposed.PAUSE, ANN, world.click(), 3)
    table = await answer(world, table, only(table, Proposal), BEN, AGREE)
    await world.store.write(waiting.posted, table.id, world.time)  # the board that says so, and any other
    assert await pings(world.tables, table, table.awaited) == ([], True)
    world.later(days=2)
    assert await posted(world) == []
    table = await pausing.play_on(world.tables, table.id, BEN.user_id)
    await world.store.write(waiting.posted, table.id, world.time)
    assert await pings(world.tables, table, table.awaited) == ([ANN.user_id], False)
    world.later(hours=23)
    assert await posted(world) == [], "she is asked anew"
    world.later(hours=1)
    await world.scheduler.run_due()
    world.later(minutes=16)
    assert kinds(await posted(world)) == [AlertKind.REMINDER]


async def test_what_becomes_due_while_a_reminder_waits_is_told_with_it(world: World) -> None:
    """It is sent when it was to be, once, and names all; what it had named already is not counted again."""
    first = await running(world, 1)
    world.later(minutes=2)
    second, third = await running(world, 2), (await world.started(ANN, BEN, channel=3)).table.id
    await posted(world)
    world.later(hours=23, minutes=58)
    await world.scheduler.run_due()
    queued = await world.store.read(alerts.unsent, ANN.user_id)
    assert list(queued) == [first]
    world.later(minutes=1)
    await world.store.write(waiting.posted, third, world.time - timedelta(days=2))
    await world.scheduler.run_due()
    assert await world.store.read(alerts.unsent, ANN.user_id) == queued
    mine = await world.store.read(alerts.of_user, ANN.user_id)
    assert {one.table_id: one.reminded for one in mine} == {first: 1, second: 1, third: 1}
    assert {one.last_at for one in mine} == {world.time}
    world.later(minutes=16)
    assert kinds(await posted(world)) == [AlertKind.REMINDER]


async def at_an_evening_and_another(world: World) -> tuple[int, int]:
    """Ann is waited for at a table that heeds her calendar, and at one that takes no notice of it; it is night."""
    first = await running(world, 1)
    world.later(minutes=1)
    evening = await world.open(2)
    await lobby.join(world.tables, evening.id, BEN)
    await terms.set_pace(world.tables, evening.id, Pace.EVENING, by(ANN))
    await lobby.start(world.tables, evening.id, by(ANN))
    await world.hush()
    await world.store.write(waiting.posted, evening.id, world.time)
    night = Calendar("Asia/Kolkata", (Hours(15 * 60, 19 * 60),))  # from 9:30 to 13:30
    await world.store.write(calendars.change, ANN.user_id, lambda _: night, world.time)
    await world.scheduler.run_due()
    return first, evening.id


async def test_at_night_a_reminder_names_only_tables_that_take_no_notice_of_it(world: World) -> None:
    await world.tables.people.change_settings(ANN.user_id, turn=TurnAlert.NONE)
    _, evening = await at_an_evening_and_another(world)
    world.later(hours=24)
    await world.scheduler.run_due()
    assert await reminded_of(world) == [evening]


async def test_the_one_message_a_day_comes_once_whatever_the_paces(world: World) -> None:
    """At her own hour by her own clock, and not at night, at an evening's table too."""
    await world.tables.people.change_settings(ANN.user_id, turn=TurnAlert.DAILY, hour=15)
    first, evening = await at_an_evening_and_another(world)
    times = []
    for _ in range(3 * 48):
        world.later(minutes=30)
        if AlertKind.DAILY in kinds(await posted(world)):
            times.append(world.time)
    assert [f"{at:%d %H:%M}" for at in times] == ["02 13:31", "03 13:31"], "her hour is one of her night: then"
    mine = await world.store.read(alerts.of_user, ANN.user_id)
    assert [(one.table_id, one.last_at) for one in mine] == [(first, mine[0].last_at), (evening, mine[0].last_at)]


async def test_a_daily_message_missed_while_the_program_was_down_is_not_made_up_for_at_night(world: World) -> None:
    """Nor in the morning and at her own hour as well: then alone."""
    await world.tables.people.change_settings(ANN.user_id, turn=TurnAlert.DAILY, hour=14)
    night = Calendar("UTC", (Hours(22 * 60, 7 * 60),))
    await world.store.write(calendars.change, ANN.user_id, lambda _: night, world.time)
    table = await running(world, 1)
    await posted(world)
    world.later(hours=11)  # down until the night, past her hour
    await world.scheduler.run_due()
    assert await world.due_at(Due.REMINDER) == datetime(2026, 3, 2, 14, tzinfo=UTC)
    times = []
    for _ in range(48):
        world.later(minutes=30)
        if kinds(await posted(world)):
            times.append(world.time)
    assert [f"{at:%d %H:%M}" for at in times] == ["02 14:30"], "spread, after two"
    assert [one.table_id for one in await world.store.read(alerts.of_user, ANN.user_id)] == [table]

"""Alerts are sent when it is the time for them, and to nobody who is there by then."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.people import calendar_queries as calendars
from bot.people.calendar import Calendar, Hours
from testing.outbox import next_at
from testing.recorder import at_work
from testing.world import ANN, World
from tests.bot.reminders.test_service import Reminding, reminded_of, running, world

__all__ = ["world"]

pytestmark = pytest.mark.usefixtures("each_kind")


async def test_a_reminder_that_was_to_be_spread_does_not_reach_who_is_there_by_then(world: World) -> None:
    first, second = await running(world, 1), await running(world, 2)
    await world.scheduler.run_due()
    world.later(hours=24)
    await world.scheduler.run_due()
    world.later(minutes=16)
    await world.act(await world.tables.position(first), ANN, "end")
    told = Reminding(world)
    await at_work(world, told).drained()
    assert told.said == []
    world.later(minutes=9)
    await at_work(world, told).drained()
    assert told.said == [], "active nine minutes ago"
    world.later(minutes=1)
    await at_work(world, told).drained()
    (reminder,) = told.said
    assert (reminder.table_id, reminder.attempts) == (second, 1), "what was put off was no attempt"


async def test_an_alert_for_which_it_is_not_the_time_yet_is_no_trouble(world: World) -> None:
    """It waits for the end of quiet hours, is looked at every hour, and goes with the answer."""
    table = await running(world, 1)
    await world.scheduler.run_due()
    world.later(hours=24)
    await world.scheduler.run_due()
    world.later(minutes=16)
    night = Calendar("UTC", (Hours(11 * 60, 15 * 60),))
    await world.store.write(calendars.change, ANN.user_id, lambda _: night, world.time)
    told = Reminding(world)
    outbox = at_work(world, told)
    for _ in range(3):
        await outbox.drained()
        assert outbox.stuck_for() == 0
        assert await next_at(world.store) == min(world.time + timedelta(hours=1), datetime(2026, 3, 2, 15, tzinfo=UTC))
        world.later(hours=1)
    assert told.said == []
    await world.act(await world.tables.position(table), ANN, "end")
    assert await reminded_of(world) == []

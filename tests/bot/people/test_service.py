"""What is kept of people, on every kind of database: calendars and their versions, days away, wishes, block lists."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from bot.db import Store
from bot.people import calendar_queries as calendars
from bot.people import queries as people
from bot.people import setting_queries as settings
from bot.people.calendar import Away, Calendar, Hours, Schedule, Version
from bot.people.schema import calendars as calendar_rows
from bot.people.service import People
from bot.people.settings import Alerts, TurnAlert, UserSettings
from bot.tables.time.vacation_queries import refresh
from testing.databases import url

BERLIN = "Europe/Berlin"
NIGHT, NOON = Hours(22 * 60, 7 * 60), Hours(12 * 60, 13 * 60)
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = timedelta(days=1)

pytestmark = pytest.mark.usefixtures("each_kind")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(url(tmp_path))
    yield opened
    await opened.close()


def of(store: Store, now: datetime = NOW) -> People:
    return People(store, lambda: now, refresh)


def away(**found: object) -> Away:
    return msgspec.structs.replace(Away(zone=BERLIN, first=date(2026, 3, 9), last=None, made_at=NOW), **found)


async def test_every_version_of_a_calendar_that_can_matter_is_kept(store: Store) -> None:
    def add(hours: Hours) -> Calendar:
        return Calendar(BERLIN, (hours,))

    async def enter(hours: Hours, now: datetime) -> tuple[Calendar, Calendar]:
        return await store.write(calendars.change, 1, lambda _: add(hours), now)

    assert await of(store).schedule(1) == Schedule()
    for since, hours in ((NOW, NIGHT), (NOW + DAY, NOON), (NOW + DAY, NOON), (NOW + 3 * DAY, NIGHT)):
        await enter(hours, since)
    versions = (await of(store).schedule(1)).versions
    assert versions == (
        Version(NOW, add(NIGHT)), Version(NOW + DAY, add(NOON)), Version(NOW + 3 * DAY, add(NIGHT)),
    )  # fmt: skip
    soon = NOW + 3 * DAY + timedelta(minutes=9)  # somebody enters one thing after the other
    assert await enter(NOON, soon) == (add(NIGHT), add(NOON))
    assert [version.since for version in (await of(store).schedule(1)).versions] == [NOW, NOW + DAY, soon]
    await enter(NIGHT, NOW + 402 * DAY)
    kept = [version.since for version in (await of(store).schedule(1)).versions]
    assert kept == [NOW + DAY, soon, NOW + 402 * DAY], "the first was replaced more than 400 days ago"
    assert await of(store).schedule(2) == Schedule()


async def test_a_calendar_that_cannot_be_read_closes_nothing(store: Store) -> None:
    row = {"user_id": 1, "since": NOW, "calendar": sa.literal("?", sa.Text())}
    await store.write(lambda c: c.execute(sa.insert(calendar_rows).values(row)) and None)
    assert (await of(store).schedule(1)).calendar == Calendar()


async def test_who_is_away_comes_back(store: Store) -> None:
    holiday = away(last=date(2026, 3, 15))
    await store.write(calendars.go_away, 1, holiday)
    await store.write(calendars.go_away, 1, away(first=date(2026, 5, 1), made_at=NOW + DAY))
    on_holiday = datetime(2026, 3, 10, tzinfo=UTC)
    assert await of(store).is_away(1) is None
    assert await of(store).is_away(1, on_holiday) == holiday
    assert await of(store, on_holiday).quiet(1) == datetime(2026, 3, 15, 23, tzinfo=UTC), "midnight in Berlin"
    assert await of(store).quiet(1) is None
    for again in (True, False):
        assert await store.write(calendars.come_back, 1, NOW, on_holiday) is again
    assert await of(store).is_away(1, on_holiday) is None
    assert [each.back_at for each in (await of(store).schedule(1)).away] == [on_holiday, None]
    assert (await of(store, NOW + 100 * DAY).quiet(1) or NOW) > NOW + 500 * DAY, "nobody knows for how long"


async def test_a_day_of_vacation_is_charged_once_on_each_server(store: Store) -> None:
    for days in ([(1, 7), (1, 8), (2, 7)], [(1, 8), (1, 9), (1, 9)], []):
        await store.write(calendars.charge, 10, days)
    await store.write(calendars.charge, 11, [(1, 7)])
    assert await store.read(calendars.charged, 10, [1, 2, 3]) == {1: {7, 8, 9}, 2: {7}, 3: frozenset()}
    assert await store.read(calendars.charged, 11, [1]) == {1: {7}}


async def test_wishes_about_alerts_stand_beside_the_other_settings(store: Store) -> None:
    await of(store).change_settings(1, language="de")
    assert await of(store).preferences(1) == Alerts(turn=TurnAlert.PING, remind_hours=24)
    wanted: dict[str, Any] = {"turn": TurnAlert.DAILY, "remind_hours": None, "hour": 7}
    await of(store).change_settings(1, **wanted)
    assert await of(store).preferences(1) == Alerts(**wanted)
    assert await store.read(settings.of_user, 1) == UserSettings(language="de", **wanted)


async def test_a_block_list_holds_those_who_were_named_last(store: Store) -> None:
    for wanted in ([2, 3], [3, 4, 4]):
        await store.write(people.block, 1, wanted)
    assert await of(store).blocked(1) == (3, 4)
    pairs = (([2, 1], 4), ([1], 2), ([4, 3], 1))
    assert [await of(store).may_sit(None, *pair) for pair in pairs] == [False, True, True]
    await store.write(people.block, 1, [])
    assert await of(store).blocked(1) == ()

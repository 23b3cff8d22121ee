"""The week is told once, on the next Monday, and after a restart not again."""

from __future__ import annotations

import asyncio

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.core.steady_time import utc_now
from bot.scheduler.model import Due
from bot.scheduler.queries import first
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import steady
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from testing.story.table import Table

pytestmark = pytest.mark.usefixtures("followed_clock")

DAY = 86400.0


async def next_week(bot: Cairn, sandbox: Sandbox) -> None:
    """Wait until the next digest that is due is one of a week to come."""
    async with asyncio.timeout(sandbox.timeout):
        while not (due := await bot.store.read(first, [[Due.DIGEST]], set(), None)) or due[0].at <= utc_now():
            await sandbox.settled(0.02)


async def test_a_week_is_told_once(sandbox: Sandbox, settings: Settings, people: list[User], games: Channel) -> None:
    alice, bob, carla = people[:3]
    boss, wall = sandbox.guild.user("Boss", manager=True), sandbox.guild.channel("week")
    bot = steady(await sandbox.connect(lambda: Cairn(settings)))
    page = await boss.slash("/server settings", games)
    (pages,) = [menu for menu in page.selects if "setting-page" in menu.custom_id]
    places = await boss.choose(page, None, "tournaments", custom_id=pages.custom_id)
    await boss.choose(places, None, wall.id, custom_id="cairn:c:setting:0:0:digest")
    await next_week(bot, sandbox)  # the week before was quiet, and that is settled before anything happens
    await all_said(bot.store, sandbox)
    await Table.start(sandbox, [alice, bob], games)
    panel = await at_table(alice, "leave", games)
    sure = await alice.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
    await alice.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    await carla.slash("/open", games, game="moon")

    def posts() -> list[str]:
        return [message.text for message in wall.messages if message.by_bot]

    sandbox.later(8 * DAY)
    await sandbox.until(lambda: len(posts()) == 1)
    assert said(None, "digest-title") in posts()[0]
    assert "Moon" in posts()[0]
    await bot.shutdown()
    second = steady(await sandbox.connect(lambda: Cairn(settings)))
    await sandbox.settled()
    assert len(posts()) == 1
    await second.shutdown()

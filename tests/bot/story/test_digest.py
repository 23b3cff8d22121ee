"""The week is told once, on the next Monday, and after a restart not again."""

from __future__ import annotations

import pytest

from bot.client import Cairn
from bot.config import Settings
from bot.outbox.digests import Digests
from bot.sandbox.driver import Channel, Sandbox, User
from tests.bot.story.conftest import steady
from tests.bot.story.helpers import said
from tests.bot.story.table import Table

pytestmark = pytest.mark.usefixtures("followed_clock")

DAY = 86400.0


async def test_a_week_is_told_once(sandbox: Sandbox, settings: Settings, people: list[User], games: Channel) -> None:
    alice, bob, carla = people[:3]
    boss, wall = sandbox.guild.user("Boss", manager=True), sandbox.guild.channel("week")
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    page = await boss.slash("/settings", games)
    (pages,) = [menu for menu in page.selects if "setting-page" in menu.custom_id]
    places = await boss.choose(page, None, "contests", custom_id=pages.custom_id)
    await boss.choose(places, None, wall.id, custom_id="cairn:s:setting:0:0:digest")
    (digests,) = [each for each in first._posters if isinstance(each, Digests)]
    await digests.run_due()  # the week before was quiet, and that is settled before anything happens
    await Table.start(sandbox, [alice, bob], games)
    panel = await alice.slash("/table leave", games)
    sure = await alice.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
    await alice.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    await carla.slash("/table open", games, game="moon")

    def posts() -> list[str]:
        return [message.text for message in wall.messages if message.by_bot]

    sandbox.later(8 * DAY)
    await sandbox.until(lambda: len(posts()) == 1)
    assert said(None, "digest-title") in posts()[0]
    assert "Moon" in posts()[0]
    await first.shutdown()
    second = steady(await sandbox.connect(lambda: Cairn(settings)))
    await sandbox.settled()
    assert len(posts()) == 1
    await second.shutdown()

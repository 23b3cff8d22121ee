"""People are reminded of tables that wait for them: by message, or where messages are closed by one ping."""

from __future__ import annotations

import re

import pytest

from bot.app import Cairn
from bot.outbox import queries as outbox
from testing.driver import Channel, Sandbox, User
from testing.story.acts import calendar
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from testing.story.table import Table

HOUR, DAY = 3_600.0, 86_400.0


pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_a_reminder_comes_by_message_leads_to_ones_own_page_and_goes_with_the_answer(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    user = table.actor
    waiting = said(user, "alert-reminder", count=1)
    sandbox.later(DAY)
    while not await cairn.store.read(outbox.pending):
        await sandbox.settled()
    sandbox.later(HOUR / 4)
    alert = await sandbox.until(lambda: next((post for post in user.dms() if waiting in post.text), None))
    assert "/channels/" in alert.text
    assert (await user.click(alert, custom_id="cairn:b:me:0")).text
    sandbox.later(6 * DAY)
    await sandbox.settled()
    again = next(post for post in reversed(user.dms()) if waiting in post.text)
    assert (await user.click(again, custom_id="cairn:b:me:0")).text, "last week's button works as ever"
    await table.turn()
    await sandbox.until(lambda: not any(waiting in post.text for post in user.dms()))


async def test_an_interval_chosen_on_ones_page_counts_for_what_waits_already(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    user = table.actor
    waiting = said(user, "alert-reminder", count=1)
    sandbox.later(9 * HOUR)
    await sandbox.settled()
    page = await calendar(user, games)
    await user.choose(page, None, "8", custom_id="cairn:s:me-set:0:0:remind")
    await sandbox.settled()
    sandbox.later(HOUR / 4)
    await sandbox.until(lambda: any(waiting in post.text for post in user.dms()), timeout=20)


async def test_who_is_about_to_be_late_without_a_clock_is_told_so_a_day_before_and_by_message_alone(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    await all_said(cairn.store, sandbox)
    user = table.actor
    late = said(user, "alert-line-late", line="", at="").strip(". *")
    for days in (1, 2, 2.9):
        sandbox.later(days * DAY)
        await sandbox.settled()
        sandbox.later(HOUR / 4)
        await sandbox.settled()
        assert not any(late in post.text for post in user.dms())
    sandbox.later(HOUR * 3)
    await sandbox.settled()
    sandbox.later(HOUR / 4)
    told = await sandbox.until(lambda: next((post for post in user.dms() if late in post.text), None))
    (at,) = re.findall(r"<t:(\d+):R>", told.text.split("**")[1])
    assert abs(int(at) - sandbox.world.time() - DAY) < 3 * HOUR, "a day before"
    assert not any(late in post.text for post in table.posts)

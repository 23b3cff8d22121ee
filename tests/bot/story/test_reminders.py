"""People are reminded of tables that wait for them: by message, or where messages are closed by one ping."""

from __future__ import annotations

import pytest

from bot.client import Cairn
from bot.sandbox.driver import Sandbox, User
from tests.bot.story.helpers import said
from tests.bot.story.table import Table

HOUR, DAY = 3_600.0, 86_400.0


pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_a_reminder_comes_by_message_leads_to_ones_own_page_and_goes_with_the_answer(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    await sandbox.settled()
    user = table.actor
    waiting = said(user, "alert-reminder", count=1)
    sandbox.later(DAY)
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

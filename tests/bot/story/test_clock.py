"""The sandbox's clock is set forward: the bot follows, and what waits for that wakes up."""

from __future__ import annotations

import re

import pytest

from bot.client import Cairn
from bot.sandbox.driver import Channel, Sandbox, User
from tests.bot.story.helpers import said, typed
from tests.bot.story.journal_checks import all_said
from tests.bot.story.table import Table

HOUR, DAY = 3_600.0, 86_400.0


pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_a_lobby_that_nobody_touched_is_closed_as_soon_as_the_clock_says_so(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.lobby(sandbox, people[:2])
    await sandbox.settled()
    sandbox.later(13 * DAY)
    await sandbox.settled()
    assert not any("14" in post.text for post in table.posts)
    sandbox.later(DAY)
    note = said(None, "notice-expired", days=14)
    assert await sandbox.until(lambda: any(note in post.text for post in table.posts))


async def test_a_clocked_table_says_until_when_and_who_is_late(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/settings", options={"pace": "steady"})
    table = await Table.lobby(sandbox, people[:2])
    lobby = await sandbox.until(lambda: next((post for post in table.posts if post.buttons), None))
    assert "4 days each to begin with, 16 h more" in lobby.text
    panel = await people[0].click(lobby, custom_id="cairn:b:options")
    await people[0].choose(panel, None, "brisk", custom_id="cairn:s:pace")
    await sandbox.until(lambda: "36 h each to begin with" in table.posts[-1].text)
    await people[0].click(lobby, custom_id="cairn:b:start")
    board = await table.board()
    until = int(sandbox.world.time() + 36 * HOUR)
    (told,) = re.findall(r"time runs out <t:(\d+):R>", board.text)
    assert abs(int(told) - until) < HOUR
    await all_said(cairn.store, sandbox)

    first = table.actor
    sandbox.later(30 * HOUR)
    await typed(first, games)
    await all_said(cairn.store, sandbox)
    answer = await first.click(await table.board(), custom_id="cairn:b:turn")
    assert re.search(r"(dir bleiben|stands at) 11 h \d\d? min", answer.text), "36 h less 30, 6 more, and a moment"
    second = table.actor
    assert second is not first
    sandbox.later(2 * DAY)
    late = f"{second.mention} is late: time ran out"
    assert await sandbox.until(lambda: late in table.boards[-1].text)
    answer = await second.click(await table.board(), custom_id="cairn:b:turn")
    assert ("wieder 12 h" if second.person.locale == "de" else "you then have 12 h again") in answer.text
    await typed(second, games)
    await all_said(cairn.store, sandbox)
    assert table.actor is first
    assert any("has run out of time" in line for line in table.told)
    sandbox.later(DAY)
    assert await sandbox.until(lambda: f"{first.mention} is late" in table.boards[-1].text)

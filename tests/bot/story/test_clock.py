"""The sandbox's clock is set forward: the bot follows, and what waits for that wakes up."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest

from bot.client import Cairn
from bot.command.sandbox import follow_clock
from bot.sandbox.driver import Sandbox, User
from bot.steady_time import wall_clock
from tests.bot.story.helpers import said
from tests.bot.story.table import Table

DAY = 86_400.0


@pytest.fixture(autouse=True)
def followed(sandbox: Sandbox) -> Iterator[None]:
    """The bot goes by the sandbox's clock, as `cairn sandbox` lets it."""
    sandbox.world.watchers.append(follow_clock)
    yield
    wall_clock.ahead = timedelta()


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

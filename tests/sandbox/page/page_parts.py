"""What the tests of the page look for on it."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page, expect

from testing.driver import Channel
from tests.sandbox.page.page_bot import PageBot


def composer(page: Page) -> Any:
    return page.locator(".composer-text")


async def posted(page: Page, bot: PageBot, channel: Channel) -> Any:
    """A board in ``channel``, seen on the page."""
    await bot.show(int(channel.id))
    board = page.locator(".message", has=page.get_by_role("button", name="Take turn")).last
    await expect(board).to_be_visible()
    return board

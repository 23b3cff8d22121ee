"""What the README promises a newcomer, done as it says: ``make run``'s command, a browser, a table."""

import asyncio
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import Page, async_playwright, expect

from tests.sandbox.page.conftest import FLAGS, chromium

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]

Start = Callable[..., tuple[subprocess.Popen[str], str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts Cairn as ``make run`` does and gives the page's address; stops it in the end."""
    started: list[subprocess.Popen[str]] = []

    def start(**more: str) -> tuple[subprocess.Popen[str], str]:
        known = {name: value for name, value in os.environ.items() if not name.startswith(("CAIRN_", "DISCORD_"))}
        known |= {"PYTHONPATH": str(ROOT), "CAIRN_DATABASE": str(tmp_path / "tables.db"), "CAIRN_PAUSE": "0"} | more
        command = [sys.executable, "-m", "bot", "start"]
        process = subprocess.Popen(command, env=known, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        started.append(process)
        assert process.stdout
        address = re.search(r"http://\S+/", process.stdout.readline())
        assert address
        return process, address[0]

    yield start
    for process in started:
        process.kill()
        process.communicate()


@pytest.fixture
async def page() -> AsyncIterator[Page]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        expect.set_options(timeout=20_000)
        yield await browser.new_page(locale="en-US")
        await browser.close()


async def open_a_table(page: Page, address: str) -> None:
    await page.goto(address)
    await page.get_by_label("Your name").fill("Greta")
    await page.get_by_role("button", name="Join as Greta").click()
    await expect(page.locator(".header .status.on")).to_be_visible()
    await page.get_by_label("Message #games").press_sequentially("/open")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add option game").click()
    await page.get_by_role("option", name="Lost Cities").click()
    await page.keyboard.press("Enter")


async def written(file: Path, message: str) -> None:
    """Waits until the sandbox has written ``message`` down."""
    query = "SELECT 1 FROM kept WHERE kind = 'message' AND id = ?"
    async with asyncio.timeout(20):
        with closing(sqlite3.connect(file)) as database:
            while not database.execute(query, (message.removeprefix("m-"),)).fetchall():  # noqa: ASYNC110 - another process does
                await asyncio.sleep(0.05)


async def test_a_newcomer_joins_with_a_name_and_opens_a_table(start: Start, page: Page) -> None:
    _, address = await asyncio.to_thread(start)
    await open_a_table(page, address)
    await expect(page.get_by_role("button", name="Join")).to_be_visible()


async def test_a_game_goes_on_where_it_was_when_the_sandbox_is_started_anew(
    start: Start, page: Page, tmp_path: Path
) -> None:
    begin = partial(asyncio.to_thread, start, CAIRN_ICONS="off")
    process, address = await begin()
    await open_a_table(page, address)
    await page.get_by_role("button", name="Add computer player").first.click()  # it stands in the lobby, too
    await page.get_by_role("button", name="Add one").click()
    await page.get_by_role("option", name="easy").click()
    await page.get_by_role("button", name="Start").click()
    board = page.locator(".message", has=page.get_by_role("button", name="Take turn")).last
    for how in (signal.SIGKILL, signal.SIGTERM):
        await expect(board).to_contain_text("@Greta, it’s your turn")
        message = await board.get_attribute("id")
        assert message
        await written(tmp_path / "tables.world", message)
        process.send_signal(how)
        await asyncio.to_thread(process.communicate, timeout=30)

        process, address = await begin()
        await page.goto(address)
        await page.get_by_role("link", name="Greta").click()
        await expect(board).to_contain_text("@Greta, it’s your turn")
        drawn = await board.locator("img:not(.custom-emoji)").evaluate(
            "image => image.decode().then(() => image.naturalWidth)"
        )
        assert drawn > 400
        await expect(page.locator(".header .status.on")).to_be_visible()
        await board.get_by_role("button", name="Take turn").click()
        panel = page.locator(".message.ephemeral").last
        await panel.get_by_role("button", name="Discard").click()
        await page.get_by_role("option").first.click()
        await panel.get_by_role("button", name="Draw from the draw pile").click()
        await expect(board).to_contain_text(re.compile("Greta draws.*computer, easy", re.DOTALL))

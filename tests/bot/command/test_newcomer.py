"""What the README promises a newcomer, done as it says: ``make run``'s command, a browser, a table."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.async_api import async_playwright, expect

from tests.bot.page.conftest import FLAGS, chromium

ROOT = Path(__file__).parents[3]


@pytest.fixture
def start(tmp_path):
    """Starts Cairn as ``make run`` does and gives the page's address; stops it in the end."""
    started = []

    def start():
        known = {name: value for name, value in os.environ.items() if not name.startswith(("CAIRN_", "DISCORD_"))}
        known |= {"PYTHONPATH": str(ROOT), "CAIRN_DATABASE": str(tmp_path / "tables.db"), "CAIRN_PAUSE": "0"}
        command = [sys.executable, "-m", "bot", "start"]
        process = subprocess.Popen(command, env=known, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        started.append(process)
        return process, re.search(r"http://\S+/", process.stdout.readline())[0]

    yield start
    for process in started:
        process.kill()
        process.communicate()


async def test_a_newcomer_joins_with_a_name_and_opens_a_table(start):
    _, address = await asyncio.to_thread(start)
    expect.set_options(timeout=20_000)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = await browser.new_page(locale="en-US")
        await page.goto(address)
        await page.get_by_label("Your name").fill("Greta")
        await page.get_by_role("button", name="Join as Greta").click()
        await expect(page.locator(".header .status.on")).to_be_visible()
        await page.get_by_label("Message #games").press_sequentially("/table open")
        await page.keyboard.press("Enter")
        await page.get_by_role("option", name="Lost Cities").click()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name="Join")).to_be_visible()
        await browser.close()

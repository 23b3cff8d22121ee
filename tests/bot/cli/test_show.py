"""``cairn game show``: a page has every picture of a game as its files are now, whatever is wrong with them."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, async_playwright, expect

from games import PACKAGES
from testing.newcomer import KEY, ROOT, install
from tests.bot.cli.conftest import Run
from tests.sandbox.page.conftest import FLAGS, chromium

WITH_A_LESSON = next(key for key, package in PACKAGES.items() if package.game.lessons)
ADDRESS = re.compile(rb"is shown at (http://127\.0\.0\.1:\d+/)")


@asynccontextmanager
async def served(key: str, *folders: Path) -> AsyncIterator[str]:
    """Serves the page of a game; yields its address."""
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "game", "show", key),
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT, *folders)))},
        stdout=asyncio.subprocess.PIPE,
    )
    assert server.stdout is not None
    found = ADDRESS.search(await asyncio.wait_for(server.stdout.readline(), 30))
    assert found
    try:
        yield found[1].decode()
    finally:
        server.terminate()
        await server.wait()
    assert server.returncode == 0


@pytest.fixture
def written(tmp_path: Path, cairn: Run) -> Path:
    """The folder of a new game."""
    cairn("game", "new", KEY)
    return install(tmp_path / KEY)


@pytest_asyncio.fixture
async def page() -> AsyncIterator[Page]:
    """A window in which nothing may go wrong."""
    wrong: list[str] = []
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        opened = await browser.new_page(viewport={"width": 1280, "height": 900})
        opened.set_default_timeout(20_000)
        opened.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
        opened.on("pageerror", lambda error: wrong.append(str(error)))
        yield opened
        await browser.close()
    assert wrong == []


async def test_a_new_game_is_looked_at_and_what_changes_is_seen_at_once(written: Path, page: Page) -> None:
    async with served(KEY, written) as address:
        await page.goto(address)
        board = page.locator("figure[data-name=board-0]")
        await expect(board.locator("img")).to_have_count(1)
        await expect(board.locator("img")).to_have_attribute("width", "400")
        await expect(board.locator("img")).to_have_js_property("complete", True)
        await expect(page.locator("#place")).to_have_text("0 / 12")
        await expect(page.get_by_role("heading", name="What Ana sees")).to_be_visible()

        await page.get_by_label("Next position").click()
        await expect(page.locator("#place")).to_have_text("1 / 12")
        await expect(page.locator("main")).to_contain_text("Ana takes")
        await expect(page.locator("main")).to_contain_text("take-stone-")
        await page.keyboard.press("ArrowRight")
        await expect(page.locator("#place")).to_have_text("2 / 12")
        await page.get_by_label("Last position").click()
        await expect(page.locator("#place")).to_have_text("12 / 12")
        await page.get_by_label("Players").select_option("4")
        await expect(page.get_by_role("heading", name="What everybody sees")).to_be_visible()
        await expect(board.get_by_text("Dia", exact=False)).to_have_count(1)  # its alt text

        await page.get_by_role("button", name="1280 px").click()
        await page.get_by_role("button", name="light").click()
        await expect(board.locator("img")).to_have_count(4)
        await expect(board.locator(".ground.light img").last).to_have_attribute("width", "1200")
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")

        paint = written / KEY / "paint.py"
        drawn, before = paint.read_text("utf-8"), await board.locator("img").first.get_attribute("src")
        paint.write_text(drawn.replace("STONE = colour(", "STONE = colour('40c0c0') or colour("), "utf-8")
        await expect(board.locator("img").first).not_to_have_attribute("src", str(before))
        await expect(page.locator("#place")).to_have_text("12 / 12")

        paint.write_text(
            drawn.replace("canvas = Canvas(", "raise OSError('no paint')\n    canvas = Canvas(", 1), "utf-8"
        )
        await expect(board.or_(page.locator("figure[data-name=board]"))).to_contain_text("OSError: no paint")
        await expect(page.locator("figure[data-name=sheet] img").first).to_be_visible()
        await expect(page.locator("#state")).to_contain_text("something is wrong with 1")

        once = 'canvas.text(at, str(stone), 88, DARK, bold=True, anchor="cm")'
        over = 'canvas.text((at[0] + 9, at[1]), "over", 88, DARK)'
        assert once in drawn
        paint.write_text(drawn.replace(once, f"{once}\n        {over}"), "utf-8")
        await page.get_by_label("First position").click()
        await expect(board).to_contain_text("runs into “over”")
        await expect(page.locator("#state")).to_contain_text("1 to be looked at")

        rules = written / KEY / "rules.py"
        played = rules.read_text("utf-8")
        rules.write_text(played + "\nraise RuntimeError('no rules')\n", "utf-8")
        await expect(page.locator("main > pre")).to_contain_text("RuntimeError: no rules")
        rules.write_text(played, "utf-8")
        paint.write_text(drawn, "utf-8")
        await expect(page.locator("figure[data-name=board-0] img").first).to_be_visible()
        await page.close()


async def test_steps_of_lessons_hands_and_languages_are_looked_at(page: Page) -> None:
    lesson = PACKAGES[WITH_A_LESSON].game.lessons[0]
    async with served(WITH_A_LESSON) as address:
        await page.set_viewport_size({"width": 400, "height": 800})
        await page.goto(f"{address}?number=1&language=de")
        await expect(page.locator("figure[data-name=hand-0] img")).to_be_visible()
        await expect(page.locator("figure[data-name=legend-0]")).to_have_count(1)
        assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        await page.get_by_label("Show").select_option(f"lesson-{lesson.key}")
        await expect(page.locator("#place")).to_have_text(f"0 / {len(lesson.steps) - 1}")
        await page.get_by_label("Next position").click()
        await expect(page.locator("#place")).to_have_text(f"1 / {len(lesson.steps) - 1}")
        await expect(page.get_by_role("heading", name="What it says")).to_be_visible()
        await expect(page.get_by_role("heading", name="What the learner sees")).to_be_visible()
        await page.close()


def test_a_game_that_is_not_there_is_said_in_a_line(cairn: Run) -> None:
    code, _, err = cairn("game", "show", "other")
    assert (code, err) == (1, "cairn: other cannot be shown: no package that is installed has a game of this key.\n")

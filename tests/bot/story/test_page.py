"""A table as two people play it in their browsers, one at a desk and one, in German, on a phone.

Screenshots of the way lie in ``artefacts/`` afterwards, to be looked at.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Locator, Page, async_playwright, expect

from bot.app import Cairn
from bot.tables.seating import leaving
from testing.driver import Channel, Sandbox, User
from testing.story.table import Table
from tests.sandbox.page.conftest import DESKTOP, FLAGS, chromium

PHONE = (400, 800)
ARTEFACTS = Path(__file__).parents[3] / "artefacts"
Open = Callable[[User, tuple[int, int]], Awaitable[Page]]

pytestmark = pytest.mark.usefixtures("painted")


@pytest.fixture
async def visit(sandbox: Sandbox, games: Channel) -> AsyncIterator[Open]:
    """Opens the page as somebody. Whatever goes wrong in it fails the test."""
    wrong: list[str] = []

    async def visit(user: User, size: tuple[int, int]) -> Page:
        phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = await browser.new_context(
            viewport={"width": size[0], "height": size[1]}, **(phone if size == PHONE else {})
        )
        context.set_default_timeout(20_000)
        context.on("weberror", lambda error: wrong.append(str(error.error)))
        context.on("console", lambda line: wrong.append(line.text) if line.type == "error" else None)
        page = await context.new_page()
        await page.goto(f"{sandbox.url}/?user={user.id}&channel={games.id}")
        return page

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield visit
        await browser.close()
    assert wrong == []


async def test_two_people_play_in_their_browsers(
    cairn: Cairn, sandbox: Sandbox, people: list[User], visit: Open
) -> None:
    expect.set_options(timeout=20_000)
    alice, bob = await visit(people[0], DESKTOP), await visit(people[1], PHONE)
    await alice.locator(".composer-text").press_sequentially("/ope")
    await expect(alice.get_by_role("option").first).to_contain_text("/open")
    await alice.keyboard.press("Enter")
    await alice.get_by_role("button", name="Add option game").click()
    await alice.get_by_role("option", name="Lost Cities").click()
    await alice.keyboard.press("Enter")
    await expect(_private(alice)).to_contain_text("Table 1 is open")
    await expect(alice.get_by_role("button", name="Join")).to_be_visible()
    await shot(alice, "lobby")

    await bob.get_by_role("button", name="Join").tap()
    await expect(_private(bob)).to_contain_text("Du sitzt jetzt an Tisch 1")
    start = alice.get_by_role("button", name="Start")
    await expect(start).to_be_enabled()
    await start.click()

    await expect(_board(alice).get_by_role("img")).to_have_attribute("alt", re.compile("bob"))
    await shot(alice, "board")
    await expect(bob.locator(".message.calls-me")).to_contain_text("@bob, it’s your turn")
    await shot(bob, "board-phone")
    await bob.get_by_role("button", name="Take turn").tap()
    panel = _private(bob)
    await expect(panel.get_by_role("img")).to_have_attribute("alt", re.compile("Deine Hand"))
    await shot(bob, "panel-phone")
    await panel.get_by_role("button", name="Ablegen").tap()
    await shot(bob, "menu-phone")
    await bob.get_by_role("option").first.tap()
    await expect(panel.get_by_role("button", name="Zurücknehmen")).to_be_visible()
    await panel.get_by_role("button", name="Vom Nachziehstapel").tap()
    await expect(panel).to_contain_text("Gewartet wird auf alice")
    await shot(bob, "panel-done-phone")

    await expect(alice.locator(".message.calls-me")).to_contain_text("@alice, it’s your turn")
    await expect(alice.get_by_role("button", name="Take turn")).to_have_count(1)
    await shot(alice, "board-next")
    await alice.get_by_role("button", name="Take turn").click()
    panel = _private(alice)
    await panel.get_by_role("button", name="Discard").click()
    await alice.get_by_role("option").first.click()
    await expect(panel.get_by_role("button", name="Undo")).to_be_visible()
    await shot(alice, "panel")
    await panel.get_by_role("button", name="Draw from the draw pile").click()
    await expect(panel).to_contain_text("waiting for bob")
    for page, person, words in ((alice, people[0], "Your hand"), (bob, people[1], "Deine Hand")):
        await page.goto(f"{sandbox.url}/?user={person.id}&channel={person.private.id}")
        await expect(page.locator(".message").get_by_role("img")).to_have_attribute("alt", re.compile(words))
        await shot(page, "hand-phone" if page is bob else "hand")


async def test_one_person_plays_with_a_computer_player_in_a_browser(
    cairn: Cairn, sandbox: Sandbox, people: list[User], visit: Open
) -> None:
    expect.set_options(timeout=20_000)
    alice = await visit(people[0], PHONE)
    await people[0].slash("/open", channel=sandbox.guild.channel("games"), game="lost_cities")
    await _private(alice).get_by_role("button", name="Add computer player").tap()
    await _private(alice).get_by_role("button", name="Add one").tap()
    await shot(alice, "levels-phone")
    await alice.get_by_role("option", name=re.compile("easy")).tap()
    await expect(_private(alice).get_by_role("button", name="(computer, easy)")).to_be_visible()
    await shot(alice, "computers-phone")
    lobby = alice.locator(".message", has=alice.get_by_role("button", name="Start")).first
    await expect(lobby).to_contain_text("(computer, easy)")
    await alice.get_by_role("button", name="Start").tap()
    await expect(_board(alice)).to_contain_text("@alice, it’s your turn")
    await alice.get_by_role("button", name="Take turn").tap()
    panel = _private(alice)
    await panel.get_by_role("button", name="Discard").tap()
    await alice.get_by_role("option").first.tap()
    await panel.get_by_role("button", name="Draw from the draw pile").tap()
    await expect(_board(alice)).to_contain_text(re.compile(r"alice draws.*\(computer, easy\)", re.DOTALL))
    await expect(_board(alice)).to_contain_text("@alice, it’s your turn")
    await expect(_board(alice).get_by_role("img")).to_have_attribute("alt", re.compile(r"\(computer\)"))
    await shot(alice, "board-computer-phone")


async def test_a_table_is_played_in_a_forum_to_its_end(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, visit: Open
) -> None:
    expect.set_options(timeout=20_000)
    forum = sandbox.guild.forum("tables", "Lost Cities", "Looking for players", "Running", "Finished")
    boss = sandbox.guild.user("Boss", manager=True)
    settings = await boss.choose(
        await boss.slash("/server settings", games), None, "places", custom_id="cairn:s:setting-page:0:0"
    )
    await boss.choose(settings, None, forum, custom_id="cairn:c:setting:0:0:forum")
    alice, bob = await visit(people[0], DESKTOP), await visit(people[1], PHONE)
    await alice.locator(".composer-text").press_sequentially("/open")
    await alice.keyboard.press("Enter")
    await alice.get_by_role("button", name="Add option game").click()
    await alice.get_by_role("option", name="Lost Cities").click()
    await alice.keyboard.press("Enter")
    await expect(_private(alice)).to_contain_text("Table 1 is open in")
    await alice.get_by_role("link", name="Lost Cities · table 1").first.click()
    await expect(alice.get_by_role("list", name="Tags")).to_contain_text("Looking for players")
    await expect(alice.get_by_role("button", name="Start")).to_be_visible()
    await shot(alice, "forum-lobby")

    await bob.get_by_role("button", name="Kanalliste öffnen").tap()
    await bob.get_by_role("link", name=re.compile("^tables")).tap()
    await expect(bob.locator(".post")).to_contain_text("Looking for players")
    await expect(bob.get_by_role("link", name="games")).not_to_be_in_viewport()
    await shot(bob, "forum-phone")
    await bob.locator(".post").get_by_role("link").tap()
    await bob.get_by_role("button", name="Join").first.tap()
    await expect(_private(bob)).to_contain_text("Du sitzt jetzt an Tisch 1")
    await shot(bob, "forum-joined-phone")
    await alice.get_by_role("button", name="Start").click()
    await expect(alice.get_by_role("list", name="Tags")).to_contain_text("Running")
    (post,) = forum.threads
    table = Table(sandbox, people[:2], post)
    await table.board()
    await shot(alice, "forum-board")
    await table.turn()
    await leaving.concede(cairn.tables, 1, int(people[1].id))
    await sandbox.until(lambda: post.archived)
    for page, name in ((alice, "forum-end"), (bob, "forum-end-phone")):
        await expect(page.get_by_role("list", name="Tags")).to_contain_text("Finished")
        await shot(page, name)
    for page, person, name in ((alice, people[0], "forum-over"), (bob, people[1], "forum-over-phone")):
        await page.goto(f"{sandbox.url}/?user={person.id}&channel={forum.id}")
        await expect(page.locator(".post.archived")).to_contain_text("Finished")
        await shot(page, name)


def _private(page: Page) -> Locator:
    return page.locator(".message.ephemeral").last


def _board(page: Page) -> Locator:
    return page.locator(".message", has=page.get_by_role("button", name="Take turn")).last


async def shot(page: Page, name: str) -> None:
    """Keeps a picture of ``page`` as it is now."""
    ARTEFACTS.mkdir(exist_ok=True)
    drawn = "[...document.images].every(image => image.complete && image.naturalWidth)"
    async with asyncio.timeout(20):  # asked anew each time: the page's policy forbids the browser to poll by itself
        while not await page.evaluate(drawn):  # noqa: ASYNC110 - nothing tells of it
            await asyncio.sleep(0.05)
    await page.screenshot(path=ARTEFACTS / f"page-{name}.png")

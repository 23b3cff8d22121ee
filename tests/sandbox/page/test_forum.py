"""Forums on the sandbox's page: posts with tags, made, found and archived."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from sandbox.state import FORUM
from testing.driver import Sandbox, User
from tests.sandbox.page.conftest import Open
from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_parts import composer

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = (400, 800)


async def test_a_forum_is_made_and_has_posts_with_tags(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User
) -> None:
    page = await visit(alice)
    await page.get_by_role("button", name="New channel").click()
    await page.get_by_label("Channel name").fill("tables")
    await page.get_by_role("switch", name="Forum: only posts").check()
    await page.get_by_role("button", name="Create").click()
    await expect(page.get_by_role("heading", name="Welcome to #tables")).to_be_visible()
    await expect(page.get_by_text("No posts yet.")).to_be_visible()
    await expect(composer(page)).to_be_hidden()
    forum = sandbox.guild.channel("tables", FORUM)

    await page.get_by_role("button", name="Sandbox", exact=True).click()
    drawer = page.locator("#drawer")
    await drawer.get_by_label("Tags, with commas").fill("Moon, Running")
    await drawer.get_by_role("switch", name="Each post needs a tag").click()
    await sandbox.until(lambda: forum.inner.requires_tag and forum.tags == ["Moon", "Running"])
    await page.keyboard.press("Escape")

    await page.locator("#opening").get_by_role("button", name="New post").click()
    await page.get_by_label("Title").fill("Who plays?")
    await page.get_by_label("Message", exact=True).fill("Tonight at eight")
    await page.get_by_role("button", name="Create").click()
    await expect(page.get_by_role("alert")).to_contain_text("Choose a tag.")
    await page.get_by_role("switch", name="Moon").check()
    await page.get_by_role("button", name="Create").click()
    await expect(page.get_by_role("heading", name="The start of Who plays?")).to_be_visible()
    await expect(page.get_by_role("list", name="Tags")).to_have_text("Moon")
    await expect(page.locator(".message")).to_contain_text(["Tonight at eight"])
    (post,) = forum.threads
    assert post.tags == ["Moon"]


async def test_posts_are_found_the_archived_ones_last(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User
) -> None:
    forum = sandbox.guild.forum("stories", "Finished")
    first, second = (alice.post(forum, name, "hello", "Finished") for name in ("First", "Second"))
    page = await visit(bob, forum, PHONE)
    entries = page.locator(".post")
    await expect(entries).to_contain_text(["Second", "First"])
    bob.write("news", first)
    await expect(entries).to_contain_text(["First", "Second"])
    first.archive()
    await expect(entries).to_contain_text(["Second", "archiviert"])
    await entries.nth(1).get_by_role("link", name="First").tap()
    await expect(page.get_by_role("list", name="Tags")).to_have_text("Finished")
    await composer(page).fill("again")
    await page.get_by_role("button", name="Senden").tap()
    await sandbox.until(lambda: not first.archived)
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert await page.evaluate(wide) == 0
    assert not second.archived

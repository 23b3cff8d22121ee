"""Conversations without the bot on the sandbox's page, and the app in people's accounts."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from testing.driver import Sandbox, User
from tests.sandbox.page.conftest import Open
from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_parts import composer

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = (400, 800)


async def test_two_people_talk_and_use_an_app_that_one_of_them_has(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User
) -> None:
    page, beside = await visit(alice), await visit(bob)
    await page.get_by_role("button", name="New conversation").click()
    dialog = page.get_by_role("dialog", name="New conversation")
    start = dialog.get_by_role("button", name="Start")
    await expect(start).to_be_disabled()
    await dialog.get_by_label(bob.name, exact=True).check()
    await start.click()
    await expect(page.get_by_role("heading", name=f"You and {bob.name}")).to_be_visible()
    await expect(page.get_by_text("Cairn isn’t in here.")).to_be_visible()
    await composer(page).press_sequentially("/")
    await expect(page.get_by_text("No commands here: add Cairn to your apps.")).to_be_visible()
    await composer(page).fill("")

    await page.get_by_role("button", name="Add Cairn").click()
    await page.get_by_role("button", name="Add: My apps").click()
    await expect(page.get_by_role("button", name="Remove: My apps")).to_be_visible()
    assert alice.person.installed
    await page.keyboard.press("Escape")
    await composer(page).press_sequentially("/")
    await expect(page.get_by_role("option")).to_have_text(["/lobbyInvite people"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await beside.get_by_role("link", name=alice.name).click()
    lobby = beside.locator(".message", has_text=f"{alice.name} hat benutzt")
    await lobby.get_by_role("button", name="Take turn").click()
    await expect(beside.get_by_text("Your turn")).to_be_visible()
    await expect(page.get_by_text("Your turn")).to_have_count(0)


async def test_the_link_that_installs_the_bot_opens_a_dialog(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User
) -> None:
    alice.install()
    here = alice.conversation(bob)
    await alice.slash("lobby", here)
    page = await visit(bob, here)
    await page.get_by_role("link", name="discord.com/oauth2").click()
    await page.get_by_role("button", name="Hinzufügen: Meine Apps").click()
    await expect(page.get_by_role("button", name="Entfernen: Meine Apps")).to_be_visible()
    assert bob.person.installed
    await page.get_by_role("button", name="Entfernen: Meine Apps").click()
    await expect(page.get_by_role("button", name="Hinzufügen: Meine Apps")).to_be_visible()
    assert not bob.person.installed


async def test_a_group_on_a_phone(visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User) -> None:
    carol = sandbox.stranger("Carol Fern")
    page = await visit(alice, size=PHONE)
    await page.get_by_role("button", name="Open channel list").tap()
    await page.get_by_role("button", name="New conversation").tap()
    dialog = page.get_by_role("dialog", name="New conversation")
    await dialog.get_by_label(bob.name, exact=True).check()
    await dialog.get_by_label(carol.name, exact=True).check()
    await dialog.get_by_label("Name of the group").fill("Friday")
    await dialog.get_by_role("button", name="Start").tap()
    await expect(page.get_by_role("heading", name="Friday", exact=True)).to_be_visible()
    await composer(page).fill("Hello all")
    await page.get_by_role("button", name="Send").tap()
    (group,) = [c for c in sandbox.world.channels.values() if c.name == "Friday"]
    assert {person.name for person in group.people} == {alice.name, bob.name, carol.name}
    stranger = await visit(carol, size=PHONE)
    await expect(stranger.get_by_role("heading", name="You’re not in any server")).to_be_visible()
    await stranger.get_by_role("button", name="Open channel list").tap()
    await stranger.get_by_role("link", name="Friday").tap()
    await expect(stranger.locator(".message")).to_contain_text(["Hello all"])


async def test_what_the_drawer_does_about_the_app(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User
) -> None:
    page = await visit(alice, sandbox.guild.channel("games"))
    await page.get_by_role("button", name="Sandbox", exact=True).click()
    drawer = page.locator("#drawer")
    await drawer.get_by_role("switch", name="Cairn is in my apps").click()
    await sandbox.until(lambda: alice.person.installed)
    await drawer.get_by_role("switch", name="Members may use apps of their own").click()
    games = sandbox.guild.channel("games").inner
    await sandbox.until(lambda: not sandbox.world.permissions(alice.person, games) & 1 << 50)
    await drawer.get_by_role("switch", name="Members may use apps of their own").click()
    await sandbox.until(lambda: bool(sandbox.world.permissions(alice.person, games) & 1 << 50))
    await drawer.get_by_role("button", name="Cairn loses access to my messages").click()
    await sandbox.until(lambda: sandbox.faults.state()["lost"] == [alice.id])
    sandbox.faults.clear()


async def test_the_drawer_removes_the_bot_from_a_server_and_lets_it_in_again(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User
) -> None:
    page = await visit(alice, sandbox.guild.channel("games"))
    await page.get_by_role("button", name="Sandbox", exact=True).click()
    inside = page.locator("#drawer").get_by_role("switch", name="Cairn is in this server")
    guilds = len(bot.guilds)
    await inside.click()
    await sandbox.until(lambda: len(bot.guilds) == guilds - 1)
    await expect(inside).not_to_be_checked()
    await inside.click()
    await sandbox.until(lambda: len(bot.guilds) == guilds)

"""Tables without a server in browsers: strangers by a code, and friends one of whom has not added the app.

Screenshots of the way lie in ``artefacts/`` afterwards, to be looked at.
"""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

from bot.app import Cairn
from testing.driver import Channel, Sandbox, User
from testing.story.helpers import said
from testing.story.messages import CODE, MessageTable, installed
from tests.bot.story.test_page import PHONE, Open, shot, visit
from tests.sandbox.page.conftest import DESKTOP

__all__ = ["visit"]


async def _goto(page: Page, sandbox: Sandbox, user: User, channel: Channel) -> None:
    await page.goto(f"{sandbox.url}/?user={user.id}&channel={channel.id}")


def _living(page: Page) -> Locator:
    return page.locator(".message:not(.ephemeral)").last


async def _type(page: Page, command: str, *options: str) -> None:
    """Types a command as people do, and the options that it offers."""
    await page.locator(".composer-text").press_sequentially(command)
    await page.keyboard.press("Enter")
    if options and command == "/open":
        await page.get_by_role("button", name="Add option game").click()
    for option in options:
        await page.get_by_role("option", name=option).first.click()
    await page.keyboard.press("Enter")


async def test_two_strangers_play_by_code_in_their_browsers(cairn: Cairn, sandbox: Sandbox, visit: Open) -> None:
    expect.set_options(timeout=20_000)
    ann, ben = installed(sandbox, "ann"), installed(sandbox, "ben", "de")
    desk, phone = await visit(ann, DESKTOP), await visit(ben, PHONE)
    await _goto(desk, sandbox, ann, ann.private)
    await _goto(phone, sandbox, ben, ben.private)
    await _type(desk, "/open", "Lost Cities")
    living = desk.locator(".message", has=desk.get_by_role("button", name="New code")).last
    await expect(living).to_contain_text("Code:")
    await shot(desk, "code-lobby")
    code = CODE.search(ann.dms()[-1].text)
    assert code
    await ben.slash("/table", ben.private, table=code[1])
    await expect(phone.locator(".message").last).to_contain_text("ann")
    await shot(phone, "code-asked-phone")
    await expect(living).to_contain_text("ben")
    await shot(desk, "code-asking")
    await desk.get_by_role("button", name="Let in").click()
    await expect(_living(phone)).to_contain_text("ben")
    await shot(phone, "code-in-phone")
    await desk.get_by_role("button", name="Start").click()
    for page, name in ((desk, "code-board"), (phone, "code-board-phone")):
        await expect(_living(page).get_by_role("img").first).to_be_visible()
        await shot(page, name)
    table = MessageTable(sandbox, [ann, ben])
    for _ in range(5):
        await table.turn()
    while await table.next_actor() is not ann:
        await table.turn()
    await expect(_living(desk)).to_contain_text("your turn")
    await desk.mouse.move(0, 0)  # nothing is lit up below it
    await shot(desk, "code-turn")
    await sandbox.settled(0.5)


async def test_two_friends_play_in_their_conversation_one_of_whom_has_not_added_the_app(
    cairn: Cairn, sandbox: Sandbox, visit: Open
) -> None:
    expect.set_options(timeout=20_000)
    ann, dan = installed(sandbox, "ann"), sandbox.stranger("dan", locale="de")
    here = ann.conversation(dan)
    desk, phone = await visit(ann, DESKTOP), await visit(dan, PHONE)
    await _goto(desk, sandbox, ann, here)
    await _goto(phone, sandbox, dan, here)
    await _type(desk, "/open", "Lost Cities")
    lobby = phone.locator(".message", has=phone.get_by_role("button", name="Join")).last
    await expect(lobby).to_contain_text("Lost Cities")
    await shot(phone, "friends-lobby-phone")
    await phone.get_by_role("button", name="Join").last.tap()
    told = phone.locator(".message.ephemeral").last
    await expect(told.get_by_role("link")).to_have_attribute("href", re.compile("oauth2/authorize"))
    await shot(phone, "friends-joined-phone")
    await expect(desk.get_by_role("button", name="Start")).to_be_enabled()
    await desk.get_by_role("button", name="Start").click()
    await expect(desk.get_by_role("button", name="Take turn")).to_be_visible()
    await shot(desk, "friends-started")
    await phone.get_by_role("button", name="Board").last.tap()
    await expect(phone.locator(".message.ephemeral").last.get_by_role("img").first).to_be_visible()
    await shot(phone, "friends-board-phone")
    await phone.get_by_role("button", name="Take turn").last.tap()
    await expect(phone.locator(".message.ephemeral", has=phone.get_by_role("button", name="Ablegen"))).to_be_visible()
    await shot(phone, "friends-turn-phone")
    await _goto(desk, sandbox, ann, ann.private)
    await expect(_living(desk)).to_contain_text("dan")
    await shot(desk, "friends-living")
    await _goto(phone, sandbox, ann, ann.private)
    await expect(_living(phone).get_by_role("img").first).to_be_visible()
    await shot(phone, "friends-living-phone")
    await sandbox.settled(0.5)


async def test_a_line_is_typed_on_a_phone_and_read_with_the_turn(cairn: Cairn, sandbox: Sandbox, visit: Open) -> None:
    expect.set_options(timeout=20_000)
    ann, ben = installed(sandbox, "ann"), installed(sandbox, "ben", "de")
    table = await MessageTable.by_code(sandbox, [ann, ben])
    mover = await table.next_actor()
    other = ben if mover is ann else ann
    phone, desk = await visit(mover, PHONE), await visit(other, DESKTOP)
    await _goto(phone, sandbox, mover, mover.private)
    await phone.get_by_role("button", name=said(mover, "button-turn")).last.tap()
    await phone.get_by_role("button", name=said(mover, "button-say")).last.tap()
    field = phone.get_by_label(said(mover, "say-label"))
    await expect(field).to_be_visible()
    await shot(phone, "line-form-phone")
    await field.fill("Good luck, I will *need* it")
    await phone.locator(".modal button[type=submit], .form button[type=submit]").last.tap()
    await expect(phone.locator(".message.ephemeral").last).to_contain_text(said(mover, "said-line-with-turn"))
    await shot(phone, "line-panel-phone")
    await table.turn()
    await _goto(desk, sandbox, other, other.private)
    await expect(_living(desk)).to_contain_text("Good luck, I will *need* it")
    await shot(desk, "line-read")
    await _goto(phone, sandbox, other, other.private)
    await expect(_living(phone)).to_contain_text("Good luck, I will *need* it")
    await shot(phone, "line-read-phone")
    await sandbox.settled(0.5)

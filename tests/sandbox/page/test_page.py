"""The sandbox's page in a browser, with discord.py's own client behind it: people, servers, commands, phones."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import async_playwright, expect

from sandbox.faults import bot_permissions
from testing.driver import Channel, Sandbox, User
from tests.sandbox.page.conftest import FLAGS, Open, chromium
from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_parts import composer, posted

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = (400, 800)


async def test_a_name_is_all_it_takes_and_a_second_player_opens_beside(
    visit: Open, bot: PageBot, sandbox: Sandbox
) -> None:
    page = await visit()
    join = page.get_by_role("button", name="Join")
    await expect(join).to_be_disabled()
    await page.get_by_label("Your name").fill("Greta")
    await page.get_by_role("button", name="Join as Greta").click()
    await expect(page.get_by_role("heading", name="Welcome to #games")).to_be_visible()
    await page.get_by_role("button", name="Greta, Switch user").click()
    await page.get_by_label("Name", exact=True).fill("Hans")
    async with page.context.expect_page() as opened:
        await page.get_by_role("button", name="Create and open").click()
    beside = await opened.value
    await page.keyboard.press("Escape")
    await beside.get_by_label("Message #games").fill("Hello **Greta**")
    await beside.keyboard.press("Enter")
    await expect(page.locator(".message", has_text="Hans").locator("strong")).to_have_text("Greta")
    assert {"Greta", "Hans"} <= {person.name for person in sandbox.world.people.values()}


async def test_the_same_name_from_a_fresh_window_goes_on_as_that_person(
    visit: Open, bot: PageBot, sandbox: Sandbox
) -> None:
    early = await visit()
    ida = sandbox.guild.user("Ida")
    await early.get_by_label("Your name").fill("ida")
    await early.get_by_role("button", name="Join as ida").click()
    await early.get_by_role("button", name="Go on as Ida").click()  # she has come since the window opened
    await early.locator(".header .status.on").wait_for(state="attached")
    assert f"user={ida.id}" in early.url
    late = await visit()
    await late.get_by_label("Your name").fill("Ida")
    await expect(late.get_by_role("button", name="Go on as Ida")).to_be_enabled()
    await late.get_by_role("button", name="Join as another Ida").click()
    await late.locator(".header .status.on").wait_for(state="attached")
    assert f"user={ida.id}" not in late.url
    assert [person.name for person in sandbox.world.people.values()].count("Ida") == 2


async def test_icons_are_drawn_where_the_system_has_no_emoji(visit: Open, bot: PageBot, alice: User) -> None:
    page = await visit(alice)
    drawn = await page.evaluate("""async () => {
        const loaded = await document.fonts.load('16px "Cairn Emoji"', '🤖↩️');
        return [loaded.length, getComputedStyle(document.documentElement).fontFamily.includes("Cairn Emoji")];
    }""")
    assert drawn == [1, True]


async def test_a_server_without_channels_says_what_to_do() -> None:
    async with Sandbox(quiet=0.1) as sandbox, async_playwright() as playwright:
        alice = sandbox.guild.user("Alice")
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = await browser.new_page(locale="en-US")
        await page.goto(f"{sandbox.url}/?user={alice.id}")
        await expect(page.get_by_role("heading", name="There’s no channel here")).to_be_visible()
        await page.locator("#opening").get_by_role("button", name="New channel").click()
        await page.get_by_label("Channel name").fill("den")
        await page.get_by_role("button", name="Create").click()
        await expect(page.get_by_role("heading", name="Welcome to #den")).to_be_visible()
        await browser.close()


async def test_a_command_is_found_filled_in_and_sent_by_keyboard(
    visit: Open, bot: PageBot, alice: User, channel: Channel
) -> None:
    page = await visit(alice, channel)
    await composer(page).press_sequentially("/tab")
    await expect(page.get_by_role("option")).to_have_count(1)
    await expect(page.get_by_role("option")).to_contain_text("Open a table")
    await page.keyboard.press("Enter")
    game = page.get_by_role("combobox", name="game, option of /table open")
    await expect(game).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(composer(page)).to_be_focused()
    await composer(page).press_sequentially("/table open ")
    await expect(page.get_by_role("option")).to_have_text(["Harbour", "Hill forts", "Heron"])
    await page.keyboard.type("her")
    await expect(page.get_by_role("option")).to_have_text(["Heron"])
    await page.keyboard.press("Tab")
    await expect(game).to_have_value("Heron")
    await page.get_by_role("button", name="Add option seats").click()
    await page.keyboard.type("7")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("alert")).to_have_text("seats: at most 4.")
    await page.keyboard.press("Backspace")
    await page.keyboard.type("3")
    await page.get_by_role("button", name="Add option guest").click()
    await page.keyboard.type(alice.name[:12])
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Add option quick").click()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    answer = page.locator(".message", has_text="heron seats=3")
    await expect(answer).to_contain_text("quick=True")
    await expect(answer.locator(".reference")).to_have_text(f"{alice.name} used/table open")
    await expect(composer(page)).to_be_focused()


async def test_a_command_without_what_it_needs_is_not_sent(
    visit: Open, bot: PageBot, alice: User, channel: Channel
) -> None:
    page = await visit(alice, channel)
    await page.get_by_role("button", name="Open a table").click()
    await expect(page.get_by_role("option").first).to_be_visible()
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("alert")).to_have_text("game is needed.")
    await page.get_by_role("button", name="Leave the command").click()
    await composer(page).fill("/nonsense")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("There’s no such command.").first).to_be_visible()
    assert alice.sees(channel) == []


async def test_commands_speak_the_readers_language(visit: Open, bot: PageBot, bob: User, channel: Channel) -> None:
    page = await visit(bob, channel)
    await expect(page.get_by_text("Gib /table öffnen ein, um einen Tisch zu eröffnen.")).to_be_visible()
    await composer(page).press_sequentially("/table ö")
    await expect(page.get_by_role("option")).to_have_text("/table öffnenEinen Tisch öffnen")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="spiel, Option von /table öffnen")).to_be_focused()
    await page.keyboard.type("Har")
    await expect(page.get_by_role("option")).to_have_text(["Harbour"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message")).to_contain_text(["harbour seats=None"])


@pytest.mark.parametrize(
    ("locale", "language", "write", "send"),
    [
        ("fr", "fr", "Message à #rien", "Envoyer"),
        ("es-ES", "es", "Mensaje para #rien", "Enviar"),
        ("es-419", "es", "Mensaje para #rien", "Enviar"),
        ("pt-BR", "en", "Message #rien", "Send"),
    ],
)
async def test_the_page_speaks_the_readers_language(
    visit: Open, bot: PageBot, sandbox: Sandbox, locale: str, language: str, write: str, send: str
) -> None:
    reader = sandbox.guild.user(f"Reader of {locale}", locale=locale)
    page = await visit(reader, sandbox.guild.channel("rien"))
    await expect(page.get_by_label(write)).to_be_visible()
    await expect(page.get_by_role("button", name=send, exact=True)).to_be_attached()
    assert await page.evaluate("document.documentElement.lang") == language


async def test_news_elsewhere_is_marked_and_calls_are_counted(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, channel: Channel
) -> None:
    elsewhere = sandbox.guild.channel("elsewhere")
    thread = elsewhere.thread("Table 9", alice)
    page = await visit(alice, channel)
    await bot.call(int(thread.id), int(alice.id))
    await bot.call(int(alice.private.id), int(alice.id))
    called = page.get_by_role("link", name="Table 9, unread, 1 mentions")
    await expect(called).to_be_visible()
    await expect(page.get_by_role("link", name="Cairn, unread, 1 mentions")).to_be_visible()
    await expect(page).to_have_title(re.compile(r"^\(2\)"))
    await page.reload()
    await called.click()
    await expect(page.locator(".message.calls-me")).to_contain_text("it is your turn")
    await expect(page.get_by_role("link", name="Table 9", exact=True)).to_have_attribute("aria-current", "page")
    await expect(page).to_have_title(re.compile(r"^\(1\) Table 9"))
    await page.go_back()
    await expect(page).to_have_url(re.compile(channel.id))


async def test_the_sandbox_can_be_told_to_misbehave(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User, channel: Channel
) -> None:
    page = await visit(alice, channel)
    bob.write("regretted", channel)
    await page.locator(".message", has_text="regretted").hover()
    await page.get_by_role("button", name="More about this message").click()
    await page.get_by_role("menuitem", name="Delete message").click()
    await expect(page.locator(".message")).to_have_count(0)
    await page.get_by_role("button", name="Sandbox", exact=True).click()
    drawer = page.locator("#drawer")
    attach = drawer.get_by_role("switch", name="Attach files")
    await attach.click()
    await expect(attach).not_to_be_checked()
    await sandbox.until(lambda: bot_permissions(sandbox.world, channel.inner) == {"attach_files": False})
    await drawer.get_by_role("switch", name="Accepts direct messages").click()
    await sandbox.until(lambda: not alice.person.dms_open)
    await drawer.get_by_label("How many").fill("50")
    await drawer.get_by_role("button", name="Let them go wrong").click()
    await expect(
        drawer.get_by_text(re.compile(r"^\d+ × \* → 429"))
    ).to_be_visible()  # the bot may have met some of them
    await drawer.get_by_role("button", name="Take all back").click()
    await expect(drawer.get_by_text("Still to go wrong")).to_have_count(0)
    assert sandbox.faults.requests == []
    await drawer.get_by_role("button", name="Delete channel").click()
    await drawer.get_by_role("button", name="Delete permanently?").click()
    await expect(page.get_by_role("link", name=channel.name)).to_have_count(0)
    await expect(page.get_by_role("heading", name="games", exact=True)).to_be_visible()


async def test_the_clock_is_set_forward_and_times_follow(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, channel: Channel
) -> None:
    alice.write(f"since <t:{int(sandbox.world.time())}:R>", channel)
    page = await visit(alice, channel)
    await page.get_by_role("button", name="Sandbox").click()
    clock = page.locator(".drawer section", has=page.get_by_role("heading", name="Clock"))
    await clock.get_by_role("button", name="+ 1 day").click()
    await expect(page.locator(".message time[data-unix]")).to_have_text("yesterday")
    await clock.get_by_role("button", name="+ 1 week").click()
    await expect(page.locator(".message time[data-unix]")).to_have_text("8 days ago")


async def test_on_a_phone_all_fits_and_can_be_touched(
    visit: Open, bot: PageBot, alice: User, bob: User, channel: Channel
) -> None:
    bob.write(f"{'W' * 300} <@{alice.id}> https://example.org/{'a' * 200}\n```\n{'x' * 300}\n```", channel)
    page = await visit(alice, channel, PHONE)
    board = await posted(page, bot, channel)
    await board.get_by_role("button", name="Take turn").tap()
    await page.get_by_role("button", name="A card", exact=True).tap()
    await page.get_by_role("option", name="Blue 4").tap()
    await expect(page.get_by_text("chosen b4")).to_be_visible()
    await page.get_by_role("button", name="Commands").tap()
    await page.get_by_role("option", name="/table open").tap()
    await expect(page.get_by_role("option").first).to_be_visible()
    wide = """() => ['html', '#scroller'].map(at => document.querySelector(at))
        .map(node => node.scrollWidth - node.clientWidth)"""
    assert await page.evaluate(wide) == [0, 0]
    low = """() => [...document.querySelectorAll('.components button, .composer button, .header button, [role=option]')]
        .map(node => [node.textContent || node.ariaLabel, node.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.height < 40 || box.width < 40)).map(([name]) => name)"""
    assert await page.evaluate(low) == []
    await page.get_by_role("button", name="Leave the command").tap()
    picture = await board.get_by_role("img", name="The whole board").bounding_box()
    assert picture
    assert picture["width"] >= 320
    await expect(page.get_by_role("link", name=channel.name)).not_to_be_in_viewport()
    await page.get_by_role("button", name="Open channel list").tap()
    await page.get_by_role("link", name=re.compile("^games")).tap()
    await expect(page.get_by_role("heading", name="games", exact=True)).to_be_visible()


async def test_an_option_added_by_touch_takes_what_is_typed(
    visit: Open, bot: PageBot, alice: User, channel: Channel
) -> None:
    page = await visit(alice, channel, PHONE)
    await page.get_by_role("button", name="Commands").tap()
    await page.get_by_role("option", name="/hand").tap()
    await page.get_by_role("button", name="Add option table").tap()
    await page.keyboard.type("7")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("your hand at 7")


async def test_a_second_server_and_a_private_channel(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User
) -> None:
    page, beside = await visit(alice), await visit(bob)
    servers = page.get_by_role("list", name="Servers")
    await expect(servers).to_be_hidden()
    await page.get_by_role("button", name="Sandbox", exact=True).click()
    await page.get_by_role("button", name="New server").click()
    await page.get_by_label("Server name").fill("Far away")
    await page.get_by_role("button", name="Create").click()
    await expect(page.get_by_role("heading", name="Far away", exact=True)).to_be_visible()
    await expect(servers.get_by_role("button")).to_have_count(2)
    assert await sandbox.until(lambda: len(bot.guilds) == 2)

    await page.get_by_role("button", name="New channel").click()
    await page.get_by_label("Channel name").fill("cellar")
    await page.get_by_role("switch", name="Private: only chosen people see it").check()
    await page.get_by_role("button", name="Create").click()
    await expect(page.get_by_role("heading", name="Welcome to #cellar")).to_be_visible()

    await page.get_by_role("button", name="Sandbox", exact=True).click()
    drawer = page.locator("#drawer")
    of_server = drawer.locator("section", has_text="This server")
    of_channel = drawer.locator("section", has_text="This channel")
    await of_server.get_by_label(bob.name, exact=True).check()
    await beside.get_by_role("list", name="Server").get_by_role("button", name="Far away").click()
    await expect(beside.get_by_role("link", name="games")).to_be_visible()
    await expect(beside.get_by_role("link", name="cellar")).to_have_count(0)
    await of_channel.get_by_label(bob.name, exact=True).check()
    await expect(beside.get_by_role("link", name="cellar")).to_be_visible()
    await of_channel.get_by_label(bob.name, exact=True).uncheck()
    await expect(beside.get_by_role("link", name="cellar")).to_have_count(0)
    await of_channel.get_by_label("Private: only chosen people see it").uncheck()
    await expect(beside.get_by_role("link", name="cellar")).to_be_visible()

    await of_server.get_by_label("is in this server").uncheck()
    await expect(page.locator("#banner")).to_contain_text("isn’t in this server")
    await sandbox.until(lambda: len(bot.guilds) == 1)
    await of_server.get_by_label("is in this server").check()
    await sandbox.until(lambda: len(bot.guilds) == 2)
    await page.keyboard.press("Escape")
    await servers.get_by_role("button").first.click()
    await expect(page.get_by_role("link", name="cellar")).to_have_count(0)


async def test_who_is_in_no_server_may_make_one(visit: Open, bot: PageBot, sandbox: Sandbox) -> None:
    hermit = sandbox.guild.user("Hermit")
    hermit.leave(sandbox.guild)
    page = await visit(hermit)
    await expect(page.get_by_role("heading", name="You’re not in any server")).to_be_visible()
    await page.get_by_role("button", name="New server", exact=True).click()
    await page.get_by_label("Server name").fill("Cave")
    await page.get_by_role("button", name="Create").click()
    await expect(page.get_by_role("heading", name="Welcome to #games")).to_be_visible()
    await expect(page.get_by_role("heading", name="Cave", exact=True)).to_be_visible()

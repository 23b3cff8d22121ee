"""The sandbox's page in a browser, with discord.py's own client behind it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.async_api import Page, async_playwright, expect

from bot.sandbox.driver import Channel, Sandbox, User
from bot.sandbox.faults import bot_permissions
from tests.bot.page.conftest import FLAGS, Open, chromium
from tests.bot.page.page_bot import PageBot

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = (400, 800)
DANGEROUS = "<img src=x onerror=\"window.hacked='yes'\"><script>window.hacked='yes'</script>"


WATCH = """() => new MutationObserver(() => {
    const busy = document.querySelector('button[aria-busy=true]:has(.dots)');
    if (busy) window.waited = busy.textContent;
}).observe(document.querySelector('#messages'), {childList: true, subtree: true})"""


def composer(page: Page) -> Any:
    return page.locator(".composer-text")


async def posted(page: Page, bot: PageBot, channel: Channel) -> Any:
    """A board in ``channel``, seen on the page."""
    await bot.show(int(channel.id))
    board = page.locator(".message", has=page.get_by_role("button", name="Take turn")).last
    await expect(board).to_be_visible()
    return board


async def height(place: Any) -> float:
    """Where on the screen something begins, in pixels from the top."""
    return float(await place.evaluate("node => node.getBoundingClientRect().top"))


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


async def test_what_people_write_is_never_markup(visit: Open, bot: PageBot, sandbox: Sandbox, channel: Channel) -> None:
    mallory = sandbox.guild.user(DANGEROUS)
    eve = sandbox.guild.user("<b>Eve</b>")
    evil = sandbox.guild.channel("<i>games</i>")
    mallory.write(f"{DANGEROUS} [here](javascript:alert(1)) <@{mallory.id}> <#{evil.id}>", channel)
    mallory.write(f"`{DANGEROUS}` ||{DANGEROUS}|| > {DANGEROUS}\n```html\n{DANGEROUS}\n```", channel)
    page = await visit(eve, channel)
    await expect(page.locator(".author", has_text=DANGEROUS).first).to_be_visible()
    await expect(page.locator(".message").first).to_contain_text("[here](javascript:alert(1))")
    await page.get_by_role("button", name=re.compile("Switch user")).click()
    await expect(page.get_by_role("dialog")).to_contain_text(DANGEROUS)
    assert await page.evaluate("window.hacked") is None
    assert await page.locator("img[src=x], script:not([src]), i, a[href^=javascript]").count() == 0
    assert (await page.title()).endswith("<b>Eve</b>")


async def test_markdown_reads_as_in_discord(visit: Open, bot: PageBot, alice: User, channel: Channel) -> None:
    lines = [
        "# Round 2", "**bold** *it* __under__ ~~gone~~ ||secret|| `code` snake_case_name \\*plain\\*",
        "> quoted", "- one", "  - inner", "1. first", "-# small", "<t:1700000000:R> https://example.org/a_b_c.",
        f"<@{alice.id}> <#{channel.id}>", "```py\nprint('<b>')\n```",
    ]  # fmt: skip
    alice.write("\n".join(lines), channel)
    page = await visit(alice, channel)
    text = page.locator(".markdown").last
    await expect(text.get_by_role("heading", name="Round 2")).to_be_visible()
    for selector, words in {
        "strong": "bold", "em": "it", "u": "under", "s": "gone", ".text .code": "code", "blockquote": "quoted",
        "ul ul li": "inner", "ol li": "first", ".subtext": "small", "pre code": "print('<b>')", "time": "2 years ago",
        "a": "https://example.org/a_b_c", ".mention.mine": f"@{alice.name}", "button.mention": f"#{channel.name}",
    }.items():  # fmt: skip
        await expect(text.locator(selector).first).to_have_text(re.compile("ago") if selector == "time" else words)
    await expect(text).to_contain_text("snake_case_name *plain*")
    spoiler = text.get_by_role("button", name="Show spoiler")
    await expect(spoiler.locator("span")).to_have_css("opacity", "0")
    await spoiler.click()
    await expect(text.locator(".spoiler span")).to_have_css("opacity", "1")


async def test_embeds_files_and_replies_are_shown(
    visit: Open, bot: PageBot, alice: User, bob: User, channel: Channel
) -> None:
    asked = bob.write("Who *won*?", channel)
    page = await visit(alice, channel)
    await bot.report(int(channel.id), int(asked.inner.id))
    answer = page.locator(".message", has_text="The log:")
    await expect(answer.locator(".reference")).to_have_text(f"{bob.name}Who won?")
    await expect(answer.get_by_role("link", name="Result")).to_have_attribute("rel", "noopener noreferrer")
    await expect(answer.locator(".embed .embed-field")).to_have_text(["Alice41", "Bob38"])
    await expect(answer.locator("img[alt='The score sheet']")).to_have_count(1)
    await expect(answer.locator(".embed img")).to_have_js_property("naturalWidth", 700)
    async with page.expect_download() as download:
        await answer.get_by_role("link", name="log.txt").click()
    assert (await (await download.value).path()).read_text() == "1. Alice played"


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
    await composer(page).press_sequentially("/table ö")
    await expect(page.get_by_role("option")).to_have_text("/table öffnenEinen Tisch öffnen")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("combobox", name="spiel, Option von /table öffnen")).to_be_focused()
    await page.keyboard.type("Har")
    await expect(page.get_by_role("option")).to_have_text(["Harbour"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message")).to_contain_text(["harbour seats=None"])


async def test_menus_of_one_of_several_and_of_people(visit: Open, bot: PageBot, alice: User, channel: Channel) -> None:
    page = await visit(alice, channel)
    board = await posted(page, bot, channel)
    await board.get_by_role("button", name="Take turn").click()
    await page.get_by_role("button", name="A card", exact=True).click()
    await expect(page.get_by_role("option", name="Blue 2")).to_contain_text("A card")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("chosen b3", exact=True)).to_be_visible()
    await expect(page.get_by_role("button", name="A card: Blue 3")).to_be_visible()
    await page.get_by_role("button", name="Some cards").click()
    await page.get_by_role("option", name="Blue 2").click()
    done = page.get_by_role("button", name="Done")
    await expect(done).to_be_disabled()
    await page.get_by_role("option", name="Blue 5").click()
    await done.click()
    await expect(page.get_by_text("chosen b2 b5")).to_be_visible()
    await page.get_by_role("button", name="A player").click()
    await page.get_by_label("Search").fill(alice.name)
    await page.get_by_role("option", name=alice.name).click()
    await expect(page.get_by_text(f"chosen {alice.id}")).to_be_visible()


async def test_a_form_opens_keeps_its_rules_and_is_sent(
    visit: Open, bot: PageBot, alice: User, channel: Channel
) -> None:
    page = await visit(alice, channel)
    board = await posted(page, bot, channel)
    await board.get_by_role("button", name="Options").click()
    form = page.get_by_role("dialog", name="Options of the table")
    await form.get_by_label("Name").fill("Our table, and quite a long name")
    await expect(form.get_by_label("Name")).to_have_value("Our table, and quite")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("Rounds is needed.")
    await form.get_by_role("button", name="Rounds").click()
    await page.get_by_role("option", name="3 rounds").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(page.get_by_text("Our table, and quite: 3 rounds")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_an_ephemeral_message_is_ones_own_and_can_be_dismissed(
    visit: Open, bot: PageBot, alice: User, bob: User, channel: Channel
) -> None:
    page, other = await visit(alice, channel), await visit(bob, channel)
    board = await posted(page, bot, channel)
    await board.get_by_role("button", name="Take turn").click()
    mine = page.locator(".message.ephemeral")
    await expect(mine).to_contain_text("Only you can see this")
    await page.reload()
    await mine.get_by_role("button", name="Dismiss message").click()
    await expect(mine).to_have_count(0)
    await expect(other.locator(".message")).to_have_count(1)
    assert [m.ephemeral for m in alice.sees(channel)] == [False]


async def test_what_is_not_answered_waits_and_then_fails(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sandbox.settings, "ack_seconds", 0.8)
    page = await visit(alice, channel)
    board = await posted(page, bot, channel)
    silence = board.get_by_role("button", name="Silence")
    await page.evaluate(WATCH)
    await silence.click()
    await expect(board.get_by_role("alert")).to_contain_text("This interaction failed")
    await expect(silence).not_to_have_attribute("aria-busy", "true")
    assert await page.evaluate("window.waited") == "Silence"
    await board.get_by_role("button", name="Move on").click()
    await expect(board).to_contain_text("moved on")
    await expect(board.get_by_role("alert")).to_have_count(0)


async def test_a_picture_opens_large_and_escape_closes_it(
    visit: Open, bot: PageBot, alice: User, channel: Channel
) -> None:
    page = await visit(alice, channel)
    board = await posted(page, bot, channel)
    small = board.get_by_role("button", name="The whole board")
    await expect(small.get_by_role("img")).to_have_js_property("naturalWidth", 700)
    await small.click()
    large = page.get_by_role("dialog", name="Picture")
    await expect(large.get_by_text("The whole board")).to_be_visible()
    fitted = await large.get_by_role("img").bounding_box()
    await large.get_by_role("img").click()
    zoomed = await large.get_by_role("img").bounding_box()
    assert fitted
    assert zoomed
    assert zoomed["width"] > 1.5 * fitted["width"]
    await page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(small).to_be_focused()


async def test_an_edit_above_leaves_the_reader_where_they_are(
    visit: Open, bot: PageBot, alice: User, channel: Channel
) -> None:
    page = await visit(alice, channel)
    board = await posted(page, bot, channel)
    for n in range(40):
        alice.write(f"line {n}", channel)
    await expect(page.get_by_text("line 39", exact=True)).to_be_in_viewport()
    line = page.get_by_text("line 12", exact=True)
    await line.evaluate("node => node.scrollIntoView({block: 'center'})")
    await expect(page.get_by_role("button", name="Jump to the newest message")).to_be_visible()
    before = await height(line)
    await page.locator("img[alt='The whole board']").evaluate("node => { node.kept = true; }")
    shown = next(m for m in alice.sees(channel) if m.by_bot)
    await alice.click(shown, "Move on")
    await expect(board).to_contain_text("moved on")
    assert await height(line) == pytest.approx(before, abs=2)
    assert await page.locator("img[alt='The whole board']").evaluate("node => node.kept")
    alice.write("one more", channel)
    await expect(page.get_by_text("one more")).to_have_count(1)
    assert await height(line) == pytest.approx(before, abs=2)
    await page.get_by_role("button", name="Jump to the newest message").click()
    await expect(page.get_by_text("one more")).to_be_in_viewport()


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


async def test_after_a_broken_line_the_page_knows_what_happened_meanwhile(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, bob: User, channel: Channel
) -> None:
    page = await visit(alice, channel)
    first = bob.write("before", channel)
    await expect(page.get_by_text("before", exact=True)).to_be_visible()
    await sandbox.server.page.events.close()
    bob.write("meanwhile", channel)
    sandbox.world.drop_message(first.inner)
    await expect(page.get_by_text("meanwhile", exact=True)).to_be_visible()
    await expect(page.get_by_text("before", exact=True)).to_have_count(0)
    bob.write("after", channel)
    await expect(page.locator(".message .text")).to_have_text(["meanwhile", "after"])


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

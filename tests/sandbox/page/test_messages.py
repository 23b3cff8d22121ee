"""Messages on the sandbox's page in a browser: markup, menus, forms, pictures, what is new."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from playwright.async_api import expect

from sandbox.state import OwnEmoji
from testing.driver import Channel, Sandbox, User
from tests.sandbox.page.conftest import DESKTOP, Open
from tests.sandbox.page.page_bot import PageBot, picture
from tests.sandbox.page.page_parts import posted

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE = (400, 800)
DANGEROUS = "<img src=x onerror=\"window.hacked='yes'\"><script>window.hacked='yes'</script>"
WATCH = """() => new MutationObserver(() => {
    const busy = document.querySelector('button[aria-busy=true]:has(.dots)');
    if (busy) window.waited = busy.textContent;
}).observe(document.querySelector('#messages'), {childList: true, subtree: true})"""


async def height(place: Any) -> float:
    """Where on the screen something begins, in pixels from the top."""
    return float(await place.evaluate("node => node.getBoundingClientRect().top"))


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


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_emoji_stand_in_words_on_buttons_and_in_menus_alone(
    visit: Open, bot: PageBot, sandbox: Sandbox, alice: User, channel: Channel, size: tuple[int, int]
) -> None:
    """One that is gone has its name there; elsewhere stands what was written."""
    water = OwnEmoji(
        sandbox.world.new_id(), "water", sandbox.world.bot, "image/png", picture("", "", (128, 128)).fp.read()
    )
    sandbox.world.emojis[water.id] = water
    there, gone = f"<:water:{water.id}>", "<:ice:123456789012345678>"
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Drink", emoji=there, custom_id="drink"))
    one = discord.SelectOption(label="A cup", value="cup", emoji=there, description=f"of {there}")
    view.add_item(discord.ui.Select(placeholder=f"How much {there}?", custom_id="much", options=[one]))
    place = bot.get_partial_messageable(int(channel.id))
    await place.send(f"2 {there} and 1 {gone}", view=view)
    page = await visit(alice, channel, size)
    message = page.locator(".message").last
    source = f"/emojis/{water.id}"
    await expect(message.locator(".markdown")).to_have_text("2  and 1 :ice:")
    await expect(message.locator(".markdown img").first).to_have_attribute("src", source)
    await expect(message.get_by_role("button", name="Drink").locator("img")).to_have_attribute("src", source)
    menu = message.locator(".menu")
    await expect(menu).to_contain_text(f"How much {there}?")
    assert await menu.locator("img").count() == 0
    await menu.click()
    option = page.get_by_role("option")
    await expect(option.locator("img")).to_have_attribute("src", source)
    await expect(option.locator("small")).to_have_text(f"of {there}")


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

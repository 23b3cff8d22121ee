"""A person's own page, as it is used: every button, menu and form, also after a restart; and what others see of it."""

from __future__ import annotations

from datetime import timedelta

from bot.app import Cairn
from bot.core.config import Settings
from bot.people.settings import Alerts, TurnAlert
from testing.driver import Channel, Sandbox, User
from testing.story.acts import calendar
from testing.story.checked import steady
from testing.story.helpers import said, typed
from testing.story.journal_checks import all_said
from testing.story.table import Table

DAY = 86_400.0
EVERY_DAY = list("0123456")


async def test_the_page_with_all_its_buttons_menus_and_forms_before_and_after_a_restart(
    sandbox: Sandbox, settings: Settings, games: Channel, alice: User, bob: User
) -> None:
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    page = await calendar(alice, games)
    assert said(alice, "me-hours", hours=said(alice, "me-hours-none")) in page.text
    form = await alice.click(page, custom_id="cairn:b:me-hours")
    await first.shutdown()
    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))

    await alice.submit(form, {"from": "22:00", "to": "7", "days": EVERY_DAY})
    assert "22:00–07:00, every day" in page.text, "what was filled in before the restart is taken after it"
    assert said(alice, "me-saved-closed") in page.text
    form = await alice.click(page, custom_id="cairn:b:me-hours")
    await alice.submit(form, {"from": "12.30", "to": "2 pm", "days": ["0", "1", "2"]})
    assert "12:30–14:00, Mon–Wed" in page.text
    for hours, refusal in (
        ({"from": "25:00", "to": "7", "days": EVERY_DAY}, said(alice, "refusal-hours-time", typed="25:00")),
        ({"from": "9", "to": "9:00", "days": EVERY_DAY}, said(alice, "refusal-hours-same")),
        ({"from": "9", "to": "10", "days": []}, said(alice, "refusal-hours-no-days")),
        ({"from": "7", "to": "22", "days": EVERY_DAY}, said(alice, "refusal-no-time-left")),
    ):
        form = await alice.click(page, custom_id="cairn:b:me-hours")
        assert (await alice.submit(form, hours)).text == refusal
    await alice.choose(page, None, "5", "6", "0", custom_id="cairn:s:me-days")
    assert said(alice, "me-overfull-days", days="Sat, Sun") in page.text
    ticked = {option.value for option in page.need().select(custom_id="cairn:s:me-days").options if option.default}
    assert ticked == {"5", "6", "0"}
    await alice.choose(page, None, custom_id="cairn:s:me-days")
    assert said(alice, "me-saved-opened") in page.text
    await alice.choose(page, None, "750.840.012", custom_id="cairn:s:me-hours-off")
    assert "12:30–14:00" not in page.text

    for name, value in (("turn", "later"), ("delay", "30"), ("turn", "daily"), ("hour", "7"), ("remind", "never")):
        await alice.choose(page, None, value, custom_id=f"cairn:s:me-set:0:0:{name}")
    wanted = Alerts(turn=TurnAlert.DAILY, remind_hours=None, delay=30, hour=7)
    assert await cairn.people.preferences(int(alice.id)) == wanted
    await alice.choose(page, None, bob, custom_id="cairn:u:me-block")
    assert await cairn.people.blocked(int(alice.id)) == (int(bob.id),)
    refused = await alice.choose(page, None, alice, custom_id="cairn:u:me-block")
    assert refused.text == said(alice, "refusal-block-yourself")
    await alice.choose(page, None, custom_id="cairn:u:me-block")
    assert await cairn.people.blocked(int(alice.id)) == ()

    found = await alice.autocomplete("/settings", focused="zone", value="wien", channel=games)
    assert [choice.value for choice in found] == []
    found = await bob.autocomplete("/settings", focused="zone", value="wien", channel=games)
    assert [choice.value for choice in found] == ["Europe/Vienna"]
    found = await alice.autocomplete("/settings", focused="zone", value="+5:30", channel=games)
    assert found[0].value == "Asia/Kolkata"
    found = await alice.autocomplete("/settings", focused="zone", value="CET", channel=games)
    assert found[0].value == "Europe/Berlin"
    answer = await alice.slash("/settings", channel=games, zone="Asia/Kolkata")
    assert "UTC+05:30" in answer.text
    answer = await alice.slash("/settings", channel=games, zone="Atlantis")
    assert answer.text == said(alice, "refusal-zone", zone="Atlantis")

    form = await alice.click(page, custom_id="cairn:b:me-away")
    assert "2020" in (await alice.submit(form, {"first": "2020-01-01", "last": ""})).text
    form = await alice.click(page, custom_id="cairn:b:me-away")
    await alice.submit(form, {"first": "in 3 days?", "last": ""})
    form = await alice.click(page, custom_id="cairn:b:me-away")
    await alice.submit(form, {"first": "tomorrow", "last": ""})
    assert "until you’re back" in page.text
    refused = await alice.click(page, custom_id="cairn:b:me-away-open")
    assert said(alice, "refusal-away-already", away="").split(":")[0] in refused.text
    (gone,) = next(menu for menu in page.selects if "me-call-off" in menu.custom_id).options
    await alice.choose(page, None, gone.value, custom_id="cairn:s:me-call-off")
    assert "Called off" in page.text
    await alice.click(page, custom_id="cairn:b:me-away-open")
    await alice.click(page, custom_id="cairn:b:me-back")
    assert said(alice, "me-saved-back") in page.text
    await alice.choose(page, None, "de", custom_id="cairn:s:me-set:0:0:language")
    assert said(bob, "me-alerts") in page.text
    await cairn.shutdown()


async def test_others_see_who_is_away_and_the_clock_rests_until_they_are_back(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, followed_clock: None
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/server settings", options={"pace": "brisk"})
    table = await Table.lobby(sandbox, people[:2])
    lobby = table.posts[-1]
    assert await sandbox.until(lambda: said(None, "lobby-wait", days=2) in lobby.text)
    first, second = people[0], people[1]
    more = await calendar(first, games)
    form = await first.click(more, custom_id="cairn:b:me-away")
    last = (cairn.time.now() + timedelta(days=10)).date()
    await first.submit(form, {"first": "today", "last": last.isoformat()})
    assert "11 days of the 30 a year" in more.text
    assert await sandbox.until(lambda: said(None, "lobby-wait", days=13) in lobby.text)
    assert "🌴 alice is away until" in lobby.text
    await first.click(lobby, custom_id="cairn:b:start")
    board = await table.board()
    assert "🌴 alice is away until" in board.text
    await all_said(cairn.store, sandbox)
    if table.actor is not first:
        await typed(second, games)
        await all_said(cairn.store, sandbox)
    sandbox.later(5 * DAY)
    await sandbox.settled()
    assert "is late" not in table.boards[-1].text
    panel = await first.click(await table.board(), custom_id="cairn:b:turn")
    assert "🌴" in panel.text
    answer = await first.click(panel, custom_id="cairn:b:me-back")
    assert answer.text == said(first, "me-saved-back")
    assert await sandbox.until(lambda: "🌴" not in table.boards[-1].text)
    sandbox.later(2 * DAY)
    assert await sandbox.until(lambda: "is late" in table.boards[-1].text)


async def test_who_is_blocked_cannot_join_and_who_blocks_is_asked_first(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, _ = people
    page = await calendar(alice, games)
    await alice.choose(page, None, bob, custom_id="cairn:u:me-block")
    table = await Table.lobby(sandbox, [alice])
    answer = await bob.click(table.posts[-1], custom_id="cairn:b:join")
    assert answer.text == said(bob, "refusal-not-for-you")
    await carla.click(table.posts[-1], custom_id="cairn:b:join")
    other = await Table.lobby(sandbox, [bob], sandbox.guild.channel("other"))
    asked = await alice.click(other.posts[-1], custom_id="cairn:b:join")
    assert bob.mention in asked.text
    await alice.click(asked, custom_id="cairn:b:join")
    assert await sandbox.until(lambda: "alice" in other.posts[-1].text)

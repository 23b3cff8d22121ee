"""The first steps: help, a table opened with a set of options and guests, a lobby in few lines, settings by menus."""

from __future__ import annotations

from bot.app import Cairn
from bot.people import setting_queries as settings
from games import GAMES
from testing.driver import Channel, Sandbox, User
from testing.story.acts import add_computer
from testing.story.helpers import said
from testing.story.table import Table


async def test_help_says_what_cairn_is_and_leads_to_lessons_and_rules_and_back(
    cairn: Cairn, people: list[User], games: Channel
) -> None:
    for user in people[:2]:
        page = await user.slash("/help", channel=games)
        assert page.ephemeral
        assert page.text.startswith(said(user, "help"))
        assert len(page.buttons) == 2 * len(GAMES)
        first, message = next(iter(GAMES)), page.message
        lesson = await user.click(page, custom_id=f"cairn:b:learn:0:0:{first}")
        assert lesson.ephemeral
        assert lesson.message != message, "the help stays"
        rules = await user.click(page, custom_id=f"cairn:b:rules:0:0:{first}.0")
        assert not rules.text.startswith(said(user, "help"))
        back = await user.click(rules, said(user, "button-help"))
        assert (back.text, back.message) == (page.text, message)


async def test_a_table_is_opened_with_a_set_of_options_and_guests(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, dora = people
    found = await alice.autocomplete("/open", focused="preset", value="short", game="lost_cities")
    assert [choice.value for choice in found] == ["short"]
    await alice.slash("/open", options={"game": "lost_cities", "preset": "short", "invite": bob, "invite-2": carla})
    lobby, invitation = await sandbox.until(lambda: games.messages[1:] and games.messages)
    assert said(None, "preset-short") in lobby.text
    assert "**off**" not in lobby.text
    assert invitation.pings == [bob.id, carla.id]
    assert (await cairn.tables.get(1)).options["rounds"] == 1
    panel = await alice.click(lobby, custom_id="cairn:b:options")
    menu = next(select for select in panel.selects if select.custom_id.endswith(":expeditions"))
    await alice.choose(panel, None, "int-6", custom_id=menu.custom_id)
    await sandbox.until(lambda: said(None, "option-expeditions") in lobby.text)
    strange = await dora.slash("/open", game="moon", preset="short")
    assert strange.text == said(dora, "refusal-unknown-value")
    crowd = {f"invite-{n}": user for n, user in enumerate((carla, dora, sandbox.guild.user("Eve")), 2)}
    full = await alice.slash("/open", options={"game": "lost_cities", "invite": bob, **crowd})
    assert full.text == said(alice, "refusal-table-full", seats=4)
    assert len(games.threads) == 0
    await Table(sandbox, [bob], games).users[0].click(lobby, custom_id="cairn:b:join")


async def test_settings_are_a_page_with_menus(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, bob = sandbox.guild.user("boss", manager=True), people[1]
    page = await boss.slash("/server settings", channel=games)
    assert len(page.selects) == 12
    pace = said(boss, "settings-line", name=said(boss, "settings-pace"), value=said(boss, "settings-pace-free"))
    assert pace not in page.text, "the menu shows it"
    read = await people[2].slash("/settings", channel=games)
    read = await people[2].choose(read, None, "tables", custom_id="cairn:s:setting-page:0:0")
    assert pace in read.text, "who may not change it reads it"
    assert len((await bob.slash("/settings", channel=games)).selects) == 5, "the server's are for managers"
    for shown, name, values in (
        ("tables", "open", ["managers"]),
        ("tables", "post", ["thread"]),
        ("tables", "games", ["moon", "lost_cities"]),
        ("tables", "most-tables", ["1"]),
        ("tables", "most-computers", ["1"]),
        ("places", "language", ["de"]),
        ("places", "hands", ["off"]),
    ):
        page = await boss.choose(page, None, shown, custom_id="cairn:s:setting-page:0:0")
        page = await boss.choose(page, None, *values, custom_id=f"cairn:s:setting:0:0:{name}")
        assert said(boss, "settings-saved") in page.text
    guild = await cairn.store.read(settings.of_guild, int(sandbox.guild.id))
    assert (guild.may_open, guild.language, guild.post_to, guild.dm_hands) == ("managers", "de", "thread", False)
    assert (guild.games, guild.most_tables, guild.most_computers) == (("lost_cities", "moon"), 1, 1)
    refused = await boss.slash("/open", games, game="expeditions")
    assert refused.text == said(boss, "refusal-game-not-offered", games="Lost Cities, Moon")
    await boss.slash("/open", games, game="moon")
    refused = await boss.slash("/open", games, game="moon")
    assert refused.text == said(boss, "refusal-too-many-tables", limit=1)
    for level, told in (("easy", "computer-about"), ("hard", "refusal-too-many-computers")):
        answer = await add_computer(boss, level, games, table="1")
        assert said(boss, told, limit=1) in answer.text
    own = await bob.slash("/settings", channel=games)
    own = await bob.choose(own, None, "en", custom_id="cairn:s:setting:0:0:my-language")
    assert "Your own settings" in own.text
    log = await boss.slash("/server settings", channel=games)
    log = await boss.choose(log, None, "log", custom_id="cairn:s:setting-page:0:0")
    lines = [line for line in log.text.splitlines() if f"<@{boss.id}>" in line]
    assert len(lines) == 7
    assert lines[0].endswith("Hands by direct message: on → **off: by button or /hand only**"), "the latest first"
    assert lines[-1].endswith("everyone → **managers only**")
    assert "log" not in [option.value for option in (await bob.slash("/settings", channel=games)).selects[0].options]
    sandbox.guild.inner.set_manager(boss.id, False)
    late = await boss.choose(page, None, "en", custom_id="cairn:s:setting:0:0:language")
    assert late.text == said(boss, "refusal-manage-only")
    assert (await cairn.store.read(settings.of_guild, int(sandbox.guild.id))).language == "de"

"""Asking what a computer would do, and why one did what it did, as people do it."""

from __future__ import annotations

from bot.app import Cairn
from games.players import Level
from testing.driver import Sandbox, User
from testing.story.acts import add_computer
from testing.story.helpers import said
from testing.story.table import Table
from tests.bot.story.tables.test_computers import add, begin, choose_option, turn


async def test_hints_are_agreed_on_in_the_lobby_and_given_in_the_panel(
    cairn: Cairn, sandbox: Sandbox, alice: User
) -> None:
    table = await Table.lobby(sandbox, [alice])
    await add(table, Level.GENTLE)
    assert "(computer, gentle)" in table.posts[-1].text
    await choose_option(table, "hints", "on")
    await sandbox.until(lambda: said(None, "option-hints-on") in table.posts[-1].text)
    await begin(table)
    panel = await table.panel()
    told = await alice.click(panel, custom_id="cairn:b:advice")
    assert "What I would do" in told.text
    assert "1. **" in told.text
    assert "2. **" in told.text
    await turn(table)
    await turn(table)
    more = await alice.click(table.boards[-1], custom_id="cairn:b:more")
    whys = await alice.click(more, custom_id="cairn:b:whys")
    assert "🤖" in whys.text
    assert "Why the computer players moved as they did" in whys.text


async def test_a_first_game_against_computers_has_hints_and_counts_for_nothing(
    cairn: Cairn, sandbox: Sandbox, alice: User, bob: User
) -> None:
    table = await Table.lobby(sandbox, [alice])
    panel = await alice.click(table.posts[0], custom_id="cairn:b:options")
    assert [menu.custom_id.split(":")[-1] for menu in panel.selects][:2] == ["preset", "hints"], "found at once"
    await choose_option(table, "rated", "on")
    panel = await alice.click(table.posts[0], custom_id="cairn:b:computer")
    panel = await alice.click(panel, said(alice, "button-gentle"))
    assert said(alice, "computer-hints") in panel.text
    await sandbox.until(lambda: said(None, "option-hints-on") in table.posts[0].text)
    stored = await cairn.tables.get(1)
    assert (stored.hints_allowed, stored.rated) == (True, False)
    await begin(table)
    panel = await table.panel()
    assert "1. **" in (await alice.click(panel, custom_id="cairn:b:advice")).text

    later = await Table.lobby(sandbox, [alice], sandbox.guild.channel("later"))
    told = await add_computer(alice, "gentle", later.channel)
    assert said(alice, "computer-hints") not in told.text, "no first game any more"
    assert not (await cairn.tables.get(2)).hints
    beside = await Table.lobby(sandbox, [bob], sandbox.guild.channel("beside"))
    told = await add_computer(bob, "gentle", beside.channel)
    assert said(bob, "computer-hints") in told.text


async def test_a_table_without_hints_offers_none(cairn: Cairn, sandbox: Sandbox, alice: User) -> None:
    table = await Table.lobby(sandbox, [alice])
    await add(table)
    await choose_option(table, "hints", "off")
    await begin(table)
    panel = await table.panel()
    assert not [button for button in panel.buttons if "advice" in (button.custom_id or "")]
    assert said(None, "option-hints") not in table.posts[0].text

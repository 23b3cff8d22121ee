"""Asking what a computer would do, and why one did what it did, as people do it."""

from __future__ import annotations

from bot.client import Cairn
from bot.sandbox.driver import Sandbox, User
from games.players import Level
from tests.bot.story.helpers import said
from tests.bot.story.table import Table
from tests.bot.story.test_computers import add, begin, choose_option, turn


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


async def test_a_table_without_hints_offers_none(cairn: Cairn, sandbox: Sandbox, alice: User) -> None:
    table = await Table.lobby(sandbox, [alice])
    await add(table)
    await begin(table)
    panel = await table.panel()
    assert not [button for button in panel.buttons if "advice" in (button.custom_id or "")]
    assert said(None, "option-hints") not in table.posts[0].text

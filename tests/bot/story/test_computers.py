"""Computer players as people meet them: one person plays with them, leaves to them, and they go on whatever dies."""

from __future__ import annotations

import pytest

from bot.tables.model import EntryKind, Status
from games.players import Level
from tests.bot.story.helpers import said
from tests.bot.story.table import Table, choices
from tests.bot.story.truth import all_said, hold

RESULT = "end-computers"


async def add(table: Table, level: Level = Level.EASY) -> None:
    """The host adds a computer player by the lobby's button and its menu."""
    host, lobby = table.users[0], table.posts[-1]
    before = lobby.text
    panel = await host.click(lobby, custom_id="cairn:b:computer:")
    (menu,) = [menu for menu in panel.selects if "computer-level" in menu.custom_id]
    await host.choose(panel, None, level.value, custom_id=menu.custom_id)
    await table.sandbox.until(lambda: table.posts[-1].text != before)


async def begin(table: Table) -> None:
    """The host starts the game; the first board on which a person is waited for."""
    lobby = table.posts[-1]
    await table.sandbox.until(lambda: not lobby.button(custom_id="cairn:b:start").disabled)
    await table.users[0].click(lobby, custom_id="cairn:b:start")
    await table.sandbox.until(lambda: table.boards and (table.boards[-1].pings or table.over))


async def turn(table: Table) -> None:
    """A person's turn, and all the computer players' turns that follow."""
    before, user = await table.board(), table.actor
    panel = await table.panel()
    while (choice := table.pick(panel)) is not None:
        panel = await table.take(user, panel, choice)
    await table.sandbox.until(lambda: table.boards[-1] != before and (table.boards[-1].pings or table.over))


async def test_one_person_plays_a_whole_game_with_a_computer_player(cairn, sandbox, alice):
    table = await Table.lobby(sandbox, [alice])
    await add(table)
    assert "(computer, easy)" in table.posts[-1].text
    panel = await alice.click(table.posts[-1], custom_id="cairn:b:options")
    menu = next(select for select in panel.selects if select.custom_id.endswith(":rounds"))
    await alice.choose(panel, None, "int-1", custom_id=menu.custom_id)
    await begin(table)
    boards = turns = 0
    while not table.over:
        boards, turns = boards + 1, turns + 1
        await turn(table)
    await all_said(cairn.store, sandbox)
    await hold(cairn.store, table)
    assert turns > 10
    assert len(table.boards) <= turns + 2, "a computer player's turn has no board of its own"
    end = table.posts[-1]
    assert said(None, RESULT) in end.text
    assert "(computer, easy)" in end.text
    assert end.pings == [alice.id]
    stored = await cairn.tables.get(1)
    assert (stored.status, stored.with_computers) == (Status.FINISHED, True)
    moves = [entry for entry in await cairn.tables.log(1, 1000) if entry.kind is EntryKind.MOVE]
    assert {(entry.user_id, entry.level) for entry in moves} == {(int(alice.id), None), (None, Level.EASY)}
    assert all(choices(post) == [] for post in table.posts)

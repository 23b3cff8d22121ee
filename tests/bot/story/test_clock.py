"""The sandbox's clock is set forward: the bot follows, and what waits for that wakes up."""

from __future__ import annotations

import re
from functools import partial

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import steady
from testing.story.helpers import ballot, said, typed
from testing.story.journal_checks import all_said
from testing.story.table import Table

MINUTE, HOUR, DAY = 60.0, 3_600.0, 86_400.0


pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_a_lobby_that_nobody_touched_is_closed_as_soon_as_the_clock_says_so(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.lobby(sandbox, people[:2])
    await sandbox.settled()
    sandbox.later(13 * DAY)
    await sandbox.settled()
    assert not any("14" in post.text for post in table.posts)
    sandbox.later(DAY)
    note = said(None, "notice-expired", days=14)
    assert await sandbox.until(lambda: any(note in post.text for post in table.posts))


async def test_a_clocked_table_says_until_when_and_who_is_late(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/server settings", options={"pace": "steady"})
    table = await Table.lobby(sandbox, people[:2])
    lobby = await sandbox.until(lambda: next((post for post in table.posts if post.buttons), None))
    assert "4 days each to begin with, 16 h more" in lobby.text
    panel = await people[0].click(lobby, custom_id="cairn:b:options")
    await people[0].choose(panel, None, "brisk", custom_id="cairn:s:pace")
    await sandbox.until(lambda: "36 h each to begin with" in table.posts[-1].text)
    await people[0].click(lobby, custom_id="cairn:b:start")
    board = await table.board()
    until = int(sandbox.world.time() + 36 * HOUR)
    (told,) = re.findall(r"time runs out <t:(\d+):R>", board.text)
    assert abs(int(told) - until) < HOUR
    await all_said(cairn.store, sandbox)

    first = table.actor
    sandbox.later(30 * HOUR)
    await typed(first, games)
    await all_said(cairn.store, sandbox)
    answer = await first.click(await table.board(), custom_id="cairn:b:turn")
    assert re.search(r"(dir bleiben|stands at) 11 h \d\d? min", answer.text), "36 h less 30, 6 more, and a moment"
    second = table.actor
    assert second is not first
    sandbox.later(2 * DAY)
    late = f"{second.mention} is late: time ran out"
    assert await sandbox.until(lambda: late in table.boards[-1].text)
    answer = await second.click(await table.board(), custom_id="cairn:b:turn")
    assert ("wieder 12 h" if second.person.locale == "de" else "you then have 12 h again") in answer.text
    await typed(second, games)
    await all_said(cairn.store, sandbox)
    assert table.actor is first
    assert any("has run out of time" in line for line in table.told)
    sandbox.later(DAY)
    assert await sandbox.until(lambda: f"{first.mention} is late" in table.boards[-1].text)


async def test_after_an_outage_board_and_panel_say_the_same_and_what_is_not_counted(
    sandbox: Sandbox, settings: Settings, people: list[User], games: Channel
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    await boss.slash("/server settings", options={"pace": "evening"})
    table = await Table.start(sandbox, people[:2])
    board = await table.board()
    await all_said(first.store, sandbox)
    (before,) = runs_out(board.text)
    await first.pacing.note_alive()
    await first.shutdown()
    sandbox.later(25 * MINUTE)

    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
    assert await cairn.pacing.note_alive(), "an outage"
    cairn.tables.scheduler.wake()
    await sandbox.until(lambda: runs_out(board.text) != [before])
    (after,) = runs_out(board.text)
    assert after - before > 25 * MINUTE - 30, "and an hour's grace"
    credited = re.compile("(outage not counted|Ausfall nicht gezählt): 2[45] min")
    assert credited.search(board.text)
    panel = await table.actor.click(board, custom_id="cairn:b:turn")
    assert runs_out(panel.text) == [after]
    assert credited.search(panel.text)
    assert table.posts[-1].id == board.id, "nobody is pinged"
    await cairn.shutdown()


async def test_whoever_joins_an_evening_is_told_that_it_takes_no_notice_of_quiet_hours(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla = people[:3]
    note = partial(said, id="pace-any-hour")
    assert note(alice) in (await alice.slash("/find", games, options={"game": "moon", "pace": "evening"})).text
    assert note(bob) not in (await bob.slash("/find", games, options={"game": "moon", "pace": "slow"})).text
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/server settings", options={"pace": "evening"})
    table = await Table.lobby(sandbox, [alice])
    assert note(bob) in (await bob.click(table.posts[-1], custom_id="cairn:b:join")).text
    await sandbox.until(lambda: bob.name in table.posts[-1].text)
    await alice.click(table.posts[-1], custom_id="cairn:b:start")
    await sandbox.until(lambda: table.boards)
    await alice.click(await at_table(alice, "leave"), custom_id="cairn:b:leave-game:1:0:substitute")
    offered = await sandbox.until(lambda: next((post for post in table.posts if "💺" in post.text), None))
    asked = await carla.click(offered, custom_id=ballot(offered, "take"))
    assert note(carla) in asked.text, "before it is taken"
    assert note(carla) in (await carla.click(asked, custom_id=ballot(asked, "sure"))).text


def runs_out(text: str) -> list[int]:
    """When time runs out as a board or a panel says it."""
    return [int(at) for at in re.findall(r"(?:time runs out|[Dd]ie Zeit läuft) <t:(\d+):R>", text)]

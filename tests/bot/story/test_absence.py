"""Somebody is not there: the others vote, a computer keeps the seat warm, a substitute comes, all agree to a pause."""

from __future__ import annotations

import re

import pytest

from bot.client import Cairn
from bot.model.table import Status
from bot.sandbox.driver import Channel, Message, Sandbox, User
from tests.bot.story.helpers import said, typed
from tests.bot.story.journal_checks import all_said
from tests.bot.story.table import Table

HOUR, DAY = 3_600.0, 86_400.0


pytestmark = pytest.mark.usefixtures("followed_clock")


def post_with(table: Table, verb: str) -> Message | None:
    """The newest post with a button of ``verb``."""
    return next(
        (p for p in reversed(table.posts) if any(f":b:{verb}:" in (b.custom_id or "") for b in p.buttons)), None
    )


def button(post: Message, part: str) -> str:
    """The custom id of the button whose id holds ``part``."""
    return next(b.custom_id for b in post.buttons if b.custom_id and part in b.custom_id)


async def test_a_vote_that_is_called_keeps_a_seat_warm_and_its_player_comes_back(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    boss = sandbox.guild.user("Boss", manager=True)
    await boss.slash("/settings", options={"pace": "steady"})
    table = await Table.lobby(sandbox, people[:3], game="expeditions")
    lobby = await sandbox.until(lambda: next((post for post in table.posts if post.buttons), None))
    assert said(None, "late-vote-about") in lobby.text
    panel = await people[0].click(lobby, custom_id="cairn:b:options")
    await people[0].choose(panel, None, "wait", custom_id="cairn:s:option:1:0:late")
    assert await sandbox.until(lambda: said(None, "late-wait-about") in table.posts[-1].text)
    await people[0].click(lobby, custom_id="cairn:b:start")
    await table.board()
    await all_said(cairn.store, sandbox)
    late = table.actor
    first, second = (user for user in people[:3] if user is not late)
    assert (await first.slash("/table vote")).text == said(first, "refusal-nobody-late")
    sandbox.later(5 * DAY)
    board = await sandbox.until(lambda: post_with(table, "call-vote"))
    assert post_with(table, "vote") is None, "the table waits until somebody asks"
    assert (await late.slash("/table vote")).text == said(late, "refusal-vote-late")
    assert (await people[3].slash("/table vote")).text == said(people[3], "refusal-not-seated")
    assert (await first.slash("/table vote")).text == said(first, "said-vote-called")
    vote = await sandbox.until(lambda: post_with(table, "vote"))
    assert (await second.forge_component(board, "cairn:b:call-vote:1:0:")).text == said(second, "refusal-vote-open")
    assert (set(vote.pings), late.mention in vote.text) == ({first.id, second.id}, True)
    assert (await late.click(vote, custom_id=button(vote, ".computer"))).text == said(late, "refusal-vote-late")
    end = button(vote, ".end")
    ends = await first.click(vote, custom_id=end)
    assert said(first, "vote-sure-end") in ends.text
    answer = await first.click(vote, custom_id=button(vote, ".computer"))
    assert (answer.ephemeral, answer.text) == (True, said(first, "said-voted"))
    await sandbox.until(lambda: re.search(r"1 (of 2|von 2)", post_with(table, "vote").text))  # type: ignore[union-attr]
    before = vote.text
    again = await first.click(vote, custom_id=button(vote, ".substitute"))
    assert again.text == said(first, "said-voted")
    await all_said(cairn.store, sandbox)
    assert vote.text == before or "1" in vote.text, "whatever was answered, the post says the same"
    await first.click(vote, custom_id=button(vote, ".computer"))
    await second.click(vote, custom_id=button(vote, ".computer"))
    await sandbox.until(lambda: said(None, "vote-over-computer") in "".join(post.text for post in table.posts))
    board = await sandbox.until(lambda: post_with(table, "back"))
    assert (await second.click(board, custom_id="cairn:b:back")).text == said(second, "refusal-not-kept")
    kept = await late.click(board, custom_id="cairn:b:turn")
    assert said(late, "kept-panel") in kept.text
    back = await late.click(kept, custom_id="cairn:b:back")
    assert back.text in {said(late, "said-back"), said(late, "kept-returning")}
    await sandbox.until(lambda: post_with(table, "back") is None)
    old = await first.forge_component(table.posts[-1], end)
    assert old.text == said(first, "refusal-vote-gone")


async def test_who_leaves_is_followed_by_a_substitute_who_sees_the_hand_only_then(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla, _ = people
    wanted = sandbox.guild.channel("substitutes")
    boss = sandbox.guild.user("Boss", manager=True)
    page = await boss.slash("/settings", options={"substitutes": wanted.id})
    assert f"<#{wanted.id}>" in page.text or "#substitutes" in page.text
    table = await Table.start(sandbox, [alice, bob])
    panel = await bob.slash("/table leave")
    offered = await bob.click(panel, custom_id="cairn:b:leave-game:1:0:substitute")
    assert offered.text == said(bob, "said-leave-substitute")
    advert = await sandbox.until(lambda: next((post for post in wanted.messages if post.by_bot), None))
    assert "Turn 1" in advert.text
    listed = await carla.slash("/table seats")
    assert said(carla, "seats-title") in listed.text
    assert len(listed.buttons) == 1
    assert (await alice.click(advert, custom_id="cairn:b:take-seat")).text == said(alice, "refusal-you-sit-already")
    take = button(advert, ":take-seat:")
    await cairn.people.set_blocked(int(carla.id), [int(alice.id)])
    asked = await carla.click(advert, custom_id=take)
    assert said(carla, "seat-blocked", who=alice.mention) in asked.text, "whom she blocks, she is told of before"
    assert not asked.pictures
    assert (await carla.slash("/hand")).text == said(carla, "refusal-not-seated")
    taken = await carla.click(asked, custom_id="cairn:b:take-seat")
    assert taken.text == said(carla, "said-seat-yours", table="1")
    assert (await carla.slash("/hand")).pictures
    await sandbox.until(lambda: said(None, "seat-settled") in advert.text)
    assert f"{bob.mention}, {carla.mention}" in (await alice.slash("/log")).text
    late = await people[3].forge_component(advert, take)
    assert late.text == said(people[3], "refusal-seat-gone")
    panel = await carla.slash("/table leave")
    sure = await carla.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
    await carla.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    table.users = [alice, carla]
    await sandbox.until(lambda: table.over)
    assert "alice" in table.posts[-1].text.split("🏆")[1].splitlines()[0]
    assert [each.how.value for each in (await cairn.tables.get(1)).absence.departures] == ["substitute", "conceded"]


async def test_all_agree_to_a_pause_and_anybody_ends_it(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    table = await Table.start(sandbox, [alice, bob])
    assert (await alice.slash("/table pause", days=10)).text == said(alice, "said-proposed")
    proposal = await sandbox.until(lambda: post_with(table, "proposal-agree"))
    assert proposal.pings == [bob.id]
    own = await alice.click(proposal, custom_id="cairn:b:proposal-agree")
    assert own.text == said(alice, "refusal-proposal-own")
    agreed = await bob.click(proposal, custom_id="cairn:b:proposal-agree")
    assert agreed.text == said(bob, "said-all-agreed")
    board = await sandbox.until(lambda: post_with(table, "play-on"))
    assert "⏸️" in board.text
    sandbox.later(10 * DAY + HOUR)
    await sandbox.until(lambda: table.boards[-1] != board)
    assert "⏸️" not in table.boards[-1].text
    await typed(table.actor, games)
    sandbox.later(59 * DAY)
    await sandbox.settled()
    sandbox.later(2 * DAY)
    idle = await sandbox.until(lambda: next((p for p in table.posts if "💤" in p.text), None))
    assert (await bob.click(idle, custom_id="cairn:b:play-on")).text == said(bob, "said-play-on")
    assert await sandbox.until(lambda: said(None, "idle-over") in idle.text)
    sandbox.later(61 * DAY)
    await sandbox.until(lambda: any("💤" in p.text and p.buttons for p in table.posts))
    sandbox.later(8 * DAY)
    await sandbox.until(lambda: any(said(None, "notice-idle", days=60) in post.text for post in table.posts))
    assert (await cairn.tables.get(1)).status is Status.CLOSED

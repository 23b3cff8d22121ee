"""A table whose game is gone rests with all that people have begun there, and goes on with it when the game is back."""

from __future__ import annotations

import json
import re
from datetime import timedelta

import pytest

from bot.app import Cairn
from bot.privacy.cog import DataCommands
from bot.tables.core.model import Status
from testing.driver import Channel, Message, Sandbox, User
from testing.story.acts import at_table, own_data, pause
from testing.story.helpers import ballot, post_with, said
from testing.story.journal_checks import all_said
from testing.story.staging import game_away
from testing.story.table import Table
from tests.bot.privacy.test_queries import everything as stored
from tests.bot.story.server.test_leaving import removed
from tests.bot.story.test_power import Outside, everything

HOUR, DAY = 3_600.0, 86_400.0

LOOKS = ("board", "replay", "film", "look-back", "hand", "log", "play", "analysis")
ACTS = ("turn", "panel", "act", "plan", "plan-act", "undo", "advice", "why", "call-vote", "leave", "back", "try-again")
"""What is done to look at a game, and to play it."""

pytestmark = pytest.mark.usefixtures("followed_clock")


async def clocked(cairn: Cairn, sandbox: Sandbox, people: list[User], game: str = "expeditions") -> Table:
    """A table that is played by a clock, with nothing left to be said."""
    await sandbox.guild.user("Boss", manager=True).slash("/server settings", options={"pace": "steady"})
    table = await Table.start(sandbox, people, game=game)
    await all_said(cairn.store, sandbox)
    return table


def runs_out(board: Message) -> int:
    """When the time of whom a board asks runs out."""
    (at,) = re.findall(r"time runs out <t:(\d+):", board.text)
    return int(at)


async def test_a_clock_stands_and_nobody_is_reminded_until_the_game_is_back(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await clocked(cairn, sandbox, people[:3])
    late, until = table.actor, runs_out(await table.board())
    sandbox.later(10 * HOUR)
    async with game_away(cairn, sandbox, table.game, 1):
        posts, dms = len(table.posts), [len(user.dms()) for user in people]
        for _ in range(5):
            sandbox.later(6 * DAY)
            await sandbox.settled()
        assert (len(table.posts), [len(user.dms()) for user in people]) == (posts, dms)
    left = runs_out(await table.board()) - until - 30 * DAY
    assert 0 <= left < HOUR, "as much later as it was away"
    assert table.actor is late

    sandbox.later(4 * DAY - 11 * HOUR)
    await all_said(cairn.store, sandbox)
    assert post_with(table.channel, "poll") is None
    sandbox.later(2 * HOUR)
    vote = await sandbox.until(lambda: post_with(table.channel, "poll"))
    assert late.mention in vote.text, "no earlier than that, and no later"


async def test_an_open_vote_is_answered_by_nobody_meanwhile_and_by_its_answers_afterwards(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await clocked(cairn, sandbox, people[:3])
    late = table.actor
    first, second = (user for user in people[:3] if user is not late)
    sandbox.later(5 * DAY)
    vote = await sandbox.until(lambda: post_with(table.channel, "poll"))
    await first.click(vote, custom_id=ballot(vote, "computer"))
    await all_said(cairn.store, sandbox)
    (before,) = (await cairn.tables.get(1)).polls
    async with game_away(cairn, sandbox, table.game, 1):
        sandbox.later(3 * DAY)
        await all_said(cairn.store, sandbox)
        for user in (first, second, late):
            answer = await user.forge_component(vote, ballot(vote, "computer"))
            assert (answer.text, answer.ephemeral) == (said(user, "refusal-game-gone"), True)
        assert (await cairn.tables.get(1)).polls == (before,)
    (after,) = (await cairn.tables.get(1)).polls
    assert timedelta() <= after.closes_at - before.closes_at - timedelta(days=3) < timedelta(hours=1)
    assert after.answers == before.answers
    again = await sandbox.until(lambda: post_with(table.channel, "poll"))
    await second.click(again, custom_id=ballot(again, "computer"))
    await sandbox.until(lambda: post_with(table.channel, "back"))


async def test_a_pause_does_not_end_meanwhile_and_a_seat_is_offered_for_as_long_as_it_was(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await clocked(cairn, sandbox, people[:2], "lost_cities")
    alice, bob, carla = people[:3]
    offered = await bob.click(await at_table(bob, "leave"), custom_id="cairn:b:leave-game:1:0:substitute")
    assert offered.text == said(bob, "said-leave-substitute")
    advert = await sandbox.until(lambda: post_with(table.channel, "poll"))
    await pause(alice, 2)
    await all_said(cairn.store, sandbox)
    asked = next(p for p in table.posts if any((b.custom_id or "").endswith(".agree") for b in p.buttons))
    await bob.click(asked, custom_id=ballot(asked, "agree"))
    await all_said(cairn.store, sandbox)
    assert (await cairn.tables.get(1)).absence.paused_until is not None
    async with game_away(cairn, sandbox, table.game, 1):
        posts = len(table.posts)
        sandbox.later(9 * DAY)
        await all_said(cairn.store, sandbox)
        assert len(table.posts) == posts
        assert (await cairn.tables.get(1)).absence.paused_until is not None
        take = await carla.forge_component(advert, ballot(advert, "take"))
        assert take.text == said(carla, "refusal-game-gone")
    await sandbox.until(lambda: "turn began" in table.boards[-1].text)
    assert (await cairn.tables.get(1)).absence.paused_until is None, "its days are over"
    open_still = next(p for p in reversed(table.posts) if any((b.custom_id or "").endswith(".take") for b in p.buttons))
    sure = await carla.click(open_still, custom_id=ballot(open_still, "take"))
    taken = await carla.click(sure, custom_id=ballot(sure, "sure"))
    assert taken.text == said(carla, "said-seat-yours", table="1")


async def test_whatever_is_pressed_meanwhile_is_answered_kindly(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """Every command and every button, at a table that is over and at one that goes on."""
    alice, bob = people[:2]
    over = await Table.start(sandbox, [alice, bob], sandbox.guild.channel("over"))
    await over.turn()
    await over.turn()
    panel = await at_table(alice, "leave", over.channel)
    sure = await alice.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
    await alice.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    table = await clocked(cairn, sandbox, [alice, bob], over.game)
    await table.turn()
    await table.turn()
    planner = table.other
    await planner.forge_component(await table.board(), "cairn:b:plan:2:0")
    await all_said(cairn.store, sandbox)
    async with game_away(cairn, sandbox, table.game, 2):
        posts, found = [len(each.posts) for each in (over, table)], dict[tuple[str, int], set[str]]()
        message = (await alice.slash("/mygames", games)).need()
        outside = Outside(sandbox, cairn, alice, games, message)
        async for name, number, answer in everything(outside, bob, without={"close"}, tables=(1, 2)):
            assert not answer.failed, (name, number)
            assert "wrong on my side" not in answer.text, (name, number)
            found.setdefault((name, number), set()).add(answer.text)
        for name in (*LOOKS, "rematch", "review"):
            assert said(alice, "refusal-game-away") in found[name, 1], (name, found[name, 1])
        for name in (*LOOKS, *ACTS):
            assert found[name, 2] & {said(alice, "refusal-game-gone"), said(alice, "refusal-game-away")}, name
        for command in ("/mygames", "/find", "/learn", "/profile", "/daily", "/help"):
            answer = await alice.slash(command, games)
            assert "wrong on my side" not in answer.text, command
        await all_said(cairn.store, sandbox)
        assert [len(each.posts) for each in (over, table)] == posts
    await table.turn()


async def test_who_is_forgotten_meanwhile_is_not_named_when_it_goes_on(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await clocked(cairn, sandbox, people[:3])
    *others, carla = people[:3]
    await table.turn()
    await all_said(cairn.store, sandbox)
    async with game_away(cairn, sandbox, table.game, 1):
        assert (await at_table(others[0], "export")).text == said(others[0], "refusal-game-gone")
        asked = await own_data(carla, games, forget=True)
        await carla.click(asked, said(carla, "button-forget"))
        cog = cairn.get_cog("me")
        assert isinstance(cog, DataCommands)
        await sandbox.until(lambda: not cog.forgetting.busy)
        await all_said(cairn.store, sandbox)
        values = await cairn.store.read(lambda c: list(stored(c)))
        assert not [column for column, value in values if carla.id in value or "çarla" in value]
    while any(user.mention in table.boards[-1].text.rpartition("➤")[2] for user in others):
        await table.turn()
        await all_said(cairn.store, sandbox)
    shown = json.dumps([message.raw for message in table.posts], ensure_ascii=False)
    assert carla.id not in shown
    assert "çarla" not in shown
    assert "former player" in table.boards[-1].text
    sandbox.later(6 * DAY)
    vote = await sandbox.until(lambda: post_with(table.channel, "poll"))
    for user in others:
        await user.click(vote, custom_id=ballot(vote, "computer"))
    await sandbox.until(lambda: post_with(table.channel, "back"))


async def test_a_game_that_is_back_before_its_server_waits_for_that(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await clocked(cairn, sandbox, people[:2])
    async with game_away(cairn, sandbox, table.game, 1):
        await removed(sandbox, cairn)
    assert (await cairn.tables.get(1)).status is Status.QUARANTINED
    sandbox.later(3 * DAY)
    await sandbox.settled()
    sandbox.guild.invite_bot()
    await sandbox.until(lambda: any(said(None, "notice-back") in post.text for post in table.posts))
    await all_said(cairn.store, sandbox)
    await table.turn()

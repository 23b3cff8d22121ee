"""Finding a game as people do it: they wait, are asked, press, and the table opens by itself, whatever is restarted."""

from __future__ import annotations

import re

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.discord.message import shortened
from bot.tables.core.model import Status
from testing.driver import Channel, Sandbox, User
from testing.story.checked import steady
from testing.story.helpers import said
from testing.views import Message

pytestmark = pytest.mark.usefixtures("followed_clock")

HOUR = 3600.0


async def asked(sandbox: Sandbox, channel: Channel, count: int = 1) -> Message:
    """The newest post in a channel that asks people."""

    def posts() -> Message | None:
        found = [m for m in channel.messages if m.by_bot and any("find-in" in (b.custom_id or "") for b in m.buttons)]
        return found[-1] if len(found) >= count else None

    return await sandbox.until(posts)


async def test_two_wait_are_asked_and_play_across_a_restart(
    sandbox: Sandbox, settings: Settings, people: list[User], games: Channel
) -> None:
    alice, bob, carla = people[:3]
    boss, lobby = sandbox.guild.user("Boss", manager=True), sandbox.guild.channel("lobby")
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    await boss.slash("/server settings", games, lobby=lobby)
    waiting = await alice.slash("/find", games, game="lost_cities")
    assert said(alice, "find-how") in waiting.text
    assert "1 of 2" in waiting.text
    await alice.slash("/find", games, game="moon", seats=3)
    assert (
        said(carla, "refusal-find-seats", fits="2 or 4")
        in (await carla.slash("/find", games, game="lost_cities", seats=3)).text
    )
    await bob.slash("/find", games, game="lost_cities", options={"only-one": True})
    post = await asked(sandbox, lobby)
    assert set(post.pings) == {alice.id, bob.id}
    assert not [m for m in games.messages if m.by_bot], "the server has a lobby"
    stranger = await carla.click(post, said(None, "button-in"))
    assert stranger.text == said(carla, "refusal-party-not-asked")
    await alice.click(post, said(None, "button-in"))
    await sandbox.until(lambda: f"✅ <@{alice.id}>" in post.text)
    await first.shutdown()

    cairn = steady(await sandbox.connect(lambda: Cairn(settings)))
    await bob.click(post, said(None, "button-in"))
    await sandbox.until(lambda: not post.buttons)
    assert len([m for m in lobby.messages if "🎲" in m.text]) == 1, "it is asked once"
    table = await cairn.tables.get(1)
    assert (table.status, table.people) == (Status.RUNNING, (int(alice.id), int(bob.id)))
    assert table.channel_id == int(post.id), "in the thread below the post"
    assert said(None, "party-table", table="1", channel=f"<#{table.channel_id}>") in post.text
    left = await alice.slash("/find", games)
    assert "Moon" in left.text
    (menu,) = left.selects
    await alice.choose(left, None, menu.options[0].value, custom_id=menu.custom_id)
    assert said(alice, "find-none") in left.text
    await cairn.shutdown()


async def test_who_is_blocked_sees_nobody_who_waits_with_them(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    await cairn.people.set_blocked(int(alice.id), [int(bob.id)])
    for person in (alice, bob):
        assert "1 / 2" in re.sub("of|von", "/", (await person.slash("/find", games, game="lost_cities")).text)
    await sandbox.settled()
    assert "1 of 2" in (await alice.slash("/find", games)).text, "not two of two for ever"


async def test_who_does_not_press_within_twelve_hours_leaves_the_queue(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla = people[:3]
    for person in (alice, bob):
        await person.slash("/find", games, game="lost_cities")
    post = await asked(sandbox, games)
    await alice.click(post, said(None, "button-in"))
    sandbox.later(12 * HOUR)
    await sandbox.until(lambda: said(None, "party-late") in post.text)
    assert said(bob, "find-none") in (await bob.slash("/find", games)).text
    await carla.slash("/find", games, game="lost_cities")
    again = await asked(sandbox, games)
    assert f"<@{alice.id}>" in again.text
    refused = await carla.click(again, said(None, "button-not-now"))
    assert refused.text == said(carla, "said-find-out")
    await sandbox.until(lambda: said(None, "party-called-off") in again.text)


async def test_a_table_for_those_who_are_invited_fills_with_computers_at_its_time(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla = people[:3]
    given = {"game": "lost_cities", "private": True, "start": "in 2 h", "fill": "easy", "invite": bob}
    await alice.slash("/open", games, options=given)
    lobby = await sandbox.until(lambda: next((m for m in games.messages if m.by_bot and m.buttons), None))
    assert said(None, "lobby-private") in lobby.text
    assert said(None, "lobby-invited", who=f"<@{bob.id}>") in lobby.text
    assert (await carla.click(lobby, custom_id="cairn:b:join")).text == said(carla, "refusal-not-for-you")
    assert (await carla.click(lobby, custom_id="cairn:b:decline")).text == said(carla, "refusal-not-invited")
    declined = await bob.click(lobby, custom_id="cairn:b:decline")
    assert declined.text == said(bob, "said-declined", table="1")
    sandbox.later(2 * HOUR)
    await sandbox.until(lambda: said(None, "button-turn") in str([b.label for m in games.messages for b in m.buttons]))
    table = await cairn.tables.get(1)
    assert (table.status, len(table.computers)) == (Status.RUNNING, 1)
    for start, why in [("soon", "time"), ("soon" * 1250, "time"), ("yesterday 20:00", "past")]:
        refused = await alice.slash("/open", games, options={"game": "moon", "start": start})
        assert refused.text == said(alice, f"refusal-start-{why}", typed=shortened(start, 100))

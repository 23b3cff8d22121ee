"""Somebody whom a server keeps away from its tables."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.privacy.service import Forgetting
from bot.tables.core.model import Status
from bot.tables.seating import leaving
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table, replace
from testing.story.helpers import post_with, said
from testing.story.table import Table
from tests.bot.story.tournaments.test_players import signed_up

pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_who_is_banned_leaves_what_has_not_begun_and_comes_to_nothing_more(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob, carla = people[:3]
    boss, dora = sandbox.guild.user("Boss", manager=True), sandbox.guild.user("Dora")
    channel = {name: sandbox.guild.channel(name) for name in ("running", "waiting", "invited", "cup", "elsewhere")}
    running = await Table.start(sandbox, [alice, bob], channel["running"])
    lobby = await Table.lobby(sandbox, [alice, bob], channel["waiting"])
    await carla.slash("/open", channel["invited"], game="lost_cities", invite=alice)
    await alice.slash("/find", games, game="moon")
    asks = (await signed_up(sandbox, channel["cup"], [alice, bob, carla, dora]))[1]
    assert (await boss.slash("/server ban", games, player=boss)).text == said(boss, "refusal-ban-yourself")
    assert (await boss.slash("/server ban", games)).text == said(boss, "bans-none")

    told = await boss.slash("/server ban", games, player=alice)
    assert told.text.startswith(said(boss, "said-banned", who=alice.mention))
    assert said(boss, "banned-plays") in told.text
    assert f"<#{running.channel.id}>" in told.text
    assert f"<#{lobby.channel.id}>" not in told.text
    first, second, third = [await cairn.tables.get(number) for number in (1, 2, 3)]
    assert [first.status, first.people] == [Status.RUNNING, (int(alice.id), int(bob.id))]
    assert [second.people, second.owner_id, third.invitations.invited] == [(int(bob.id),), int(bob.id), ()]
    assert not (await cairn.finding.standing(int(sandbox.guild.id), int(alice.id))).queue_entries
    cup = await cairn.tournaments.get(1, int(sandbox.guild.id))
    assert cup.of_user(int(alice.id)) is None
    assert len(cup.people) == 3

    no = said(alice, "refusal-banned", who=alice.mention)
    assert (await alice.slash("/open", channel["elsewhere"], game="moon")).text == no
    assert (await at_table(alice, "join", lobby.channel)).text == no
    assert (await alice.slash("/find", games, game="moon")).text == no
    assert (await alice.click(asks, custom_id="cairn:b:tournament-here")).text == said(alice, "refusal-not-signed-up")
    invited = await carla.slash("/open", channel["elsewhere"], game="moon", invite=alice)
    assert invited.text == said(carla, "refusal-banned", who=alice.mention)
    assert not channel["elsewhere"].messages
    await running.turn()
    await running.turn()
    other = await Table.start(sandbox, [bob, carla], channel["elsewhere"])
    replaced = await replace(bob, bob, other.channel, new=alice)
    assert replaced.text == said(bob, "refusal-banned", who=alice.mention)
    await at_table(bob, "leave", other.channel)

    await leaving.concede(cairn.tables, 1, int(alice.id))
    end = await sandbox.until(lambda: post_with(running.channel, "rematch"))
    assert (await alice.click(end, said(None, "button-rematch"))).text == no
    await bob.click(end, said(None, "button-rematch"))
    again = await cairn.tables.at(int(running.channel.id))
    assert again is not None
    assert (again.people, again.invitations.invited, again.invitations.private) == ((int(bob.id),), (), False)

    listed = await boss.slash("/server ban", games)
    assert alice.mention in listed.text
    lifted = await boss.slash("/server ban", games, player=alice, lift=True)
    assert lifted.text == said(boss, "said-unbanned", who=alice.mention)
    once_more = await boss.slash("/server ban", games, player=alice, lift=True)
    assert once_more.text == said(boss, "refusal-not-banned", who=alice.mention)
    assert not (await at_table(alice, "join", lobby.channel)).failed
    assert int(alice.id) in (await cairn.tables.get(2)).people


async def test_a_ban_is_a_servers_own_and_goes_with_who_is_forgotten(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, boss = people[0], sandbox.guild.user("Boss", manager=True)
    guild = int(sandbox.guild.id)
    await boss.slash("/server ban", games, player=alice)
    await cairn.people.require_admitted(guild + 1, [int(alice.id)])
    assert await cairn.people.banned(guild) == (int(alice.id),)
    await Forgetting(cairn.store, cairn.tables).forget(int(alice.id))
    assert await cairn.people.banned(guild) == ()

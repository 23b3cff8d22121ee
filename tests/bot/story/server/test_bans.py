"""Somebody whom a server keeps away from its tables."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.localizer import Localizer
from bot.core.pseudonym import is_pseudonym
from bot.privacy.personal_data import personal_data
from bot.privacy.service import Forgetting
from bot.tables.core.model import Status
from bot.tables.seating import leaving
from games.engine import text
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table, replace
from testing.story.helpers import post_with, said
from testing.story.journal_checks import all_said
from testing.story.table import Table
from testing.views import Message
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
    assert told.text.startswith(said(boss, "said-banned", who=alice.mention, until=text("ban-for-good")))
    assert said(boss, "banned-kept") in told.text
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
    seat = first.seat_of(int(alice.id))
    assert seat is not None
    assert seat.stand_in, "nobody has to wait for her"
    assert (await alice.click(await running.board(), custom_id="cairn:b:back")).text == no
    follows = await alice.forge_component(await running.board(), "cairn:b:follow:1:0")
    assert follows.text == no
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


async def test_who_is_banned_is_told_once_alone_and_until_when(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    boss = sandbox.guild.user("Boss", manager=True)
    await Table.start(sandbox, [bob, alice], games)
    await all_said(cairn.store, sandbox)
    form = await boss.click(await boss.slash("/server ban", games), said(boss, "button-appeal"))
    assert (await boss.submit(form, {"words": "Write to *Ada*"})).text == said(boss, "said-appeal")
    before = [len(alice.dms()), len(bob.dms()), len(games.messages)]
    await boss.slash("/server ban", games, player=bob, options={"days": 7, "reason": "insults *all* @everyone"})
    await all_said(cairn.store, sandbox)
    assert len(alice.dms()) == before[0]
    (told,) = bob.dms()[before[1] :]
    assert sandbox.guild.inner.name in told.text
    assert said(bob, "ban-told-reason", reason="insults \\*all\\* @\u200beveryone") in told.text
    assert said(bob, "ban-told-appeal-words", words=r"Write to \*Ada\*") in told.text
    assert said(bob, "ban-told-nobody") in told.text
    assert told.pings == []
    assert not [post for post in games.messages if "insult" in post.text or "gesperrt" in post.text]
    listed = await boss.slash("/server ban", games)
    assert "insults" in listed.text
    assert boss.mention in listed.text
    data = await cairn.store.read(personal_data, int(bob.id))
    assert [(each["guild_id"], "insults" in each["reason"]) for each in data["bans"]] == [(int(sandbox.guild.id), True)]
    page = await bob.slash("/open", sandbox.guild.channel("elsewhere"), game="moon")
    assert page.text == said(bob, "refusal-banned", who=bob.mention)
    sandbox.later(7 * 24 * 3600 + 60)
    await sandbox.until(lambda: sandbox.world.time())
    await sandbox.settled()
    assert (await boss.slash("/server ban", games)).text == said(boss, "bans-none")
    assert not (await bob.slash("/open", sandbox.guild.channel("elsewhere"), game="moon")).failed
    assert not (await bob.click(game_board(games), custom_id="cairn:b:back")).failed
    assert len(bob.dms()) >= before[1] + 1


async def test_a_ban_is_a_servers_own_and_outlives_being_forgotten_without_the_id(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, boss = people[0], sandbox.guild.user("Boss", manager=True)
    guild = int(sandbox.guild.id)
    await boss.slash("/server ban", games, player=alice)
    await cairn.people.require_admitted(guild + 1, [int(alice.id)])
    (ban,) = await cairn.people.banned(guild)
    assert (ban.user_id, ban.known_by) == (int(alice.id), "")
    await Forgetting(cairn.store, cairn.tables).forget(int(alice.id))
    (ban,) = await cairn.people.banned(guild)
    assert is_pseudonym(ban.user_id)
    assert alice.id not in repr(ban)
    listed = await boss.slash("/server ban", games)
    assert Localizer("en").former_player(ban.user_id) in listed.text
    no = said(alice, "refusal-banned", who=alice.mention)
    assert (await alice.slash("/open", games, game="moon")).text == no, "who comes back is known all the same"
    await people[1].slash("/open", games, game="moon")
    assert (await at_table(alice, "join", games)).text == no
    lifted = await boss.slash("/server ban", games, player=alice, lift=True)
    assert lifted.text == said(boss, "said-unbanned", who=alice.mention)
    assert await cairn.people.banned(guild) == []


def game_board(games: Channel) -> Message:
    return next(post for post in reversed(games.messages) if post.pictures)

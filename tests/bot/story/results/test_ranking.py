"""A rated game as it is told and ranked, and a result that is removed for all to read."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.localizer import LANGUAGES, Localizer
from bot.tables.core.model import Actor, Person
from bot.tables.lobby import service as lobby
from bot.tables.seating import leaving
from testing.driver import Channel, NotPossible, Sandbox, User
from testing.story.acts import at_table, replace
from testing.story.helpers import ballot, described, post_with, said
from testing.story.table import Table


async def test_a_rated_game_is_told_ranked_and_removed(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]  # Bob reads German
    await alice.slash("/open", options={"game": "lost_cities", "preset": "short", "rated": True})
    table = await cairn.tables.get(1)
    assert table.rated
    await lobby.join(cairn.tables, 1, Person(int(bob.id), "bob", "en-GB"))
    await lobby.start(cairn.tables, 1, Actor(int(alice.id), table.guild_id))
    assert "*rangliste*" in (await bob.slash("/ranking", game="lost_cities")).text
    for _ in range(4):
        await Table(sandbox, [alice, bob], games).turn()
    await leaving.concede(cairn.tables, 1, int(bob.id))
    gained = f"<@{alice.id}> 1211 (+11)"
    await sandbox.until(lambda: [message for message in games.messages if gained in message.text] or None)
    page = await bob.slash("/ranking", game="lost_cities")
    assert page.ephemeral
    assert f"**1.** <@{alice.id}> 1211?" in page.text
    assert f"**2. <@{bob.id}> 1194?**" in page.text
    assert described(page.pictures[0]).startswith("Rangliste: Lost Cities: 1. ")

    boss = sandbox.guild.user("boss", manager=True)
    answer = await boss.slash("/server unrate", options={"table": "1", "why": "a *test*"})
    assert answer.text == said(boss, "said-unrated", table="1")
    await sandbox.until(lambda: [message for message in games.messages if r"a \*test\*" in message.text] or None)
    assert "*rangliste*" in (await bob.slash("/ranking", game="lost_cities")).text
    again = await boss.slash("/server unrate", options={"table": "1", "why": "again"})
    assert again.text == said(boss, "refusal-result-removed")
    wrong = {"table": "1", "why": "it was no test", "restore": True}
    with pytest.raises(NotPossible):
        await alice.slash("/server unrate", options=wrong)
    answer = await boss.slash("/server unrate", options=wrong)
    assert answer.text == said(boss, "said-rated-again", table="1")
    await sandbox.until(lambda: [message for message in games.messages if "it was no test" in message.text] or None)
    assert f"**1.** <@{alice.id}> 1211?" in (await bob.slash("/ranking", game="lost_cities")).text
    assert (await boss.slash("/server unrate", options=wrong)).text == said(boss, "refusal-result-counts")


async def test_post_profile_and_rating_have_one_order_of_places(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    """Bob is ill and replaced; Alice gives up against the substitute: she has lost, and he has not."""
    alice, bob, carla = people[:3]
    boss = sandbox.guild.user("boss", manager=True)
    await boss.slash("/server settings", games, options={"rated": True})
    table = await Table.start(sandbox, [alice, bob], games)
    for _ in range(4):
        await table.turn()
    await replace(boss, bob, games, new=carla, reason="he is ill")
    offer = await sandbox.until(lambda: post_with(games, "poll"))
    await carla.click(offer, custom_id=ballot(offer, "agree"))
    panel = await at_table(alice, "leave", games)
    sure = await alice.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
    await alice.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    end = await sandbox.until(lambda: next((m for m in games.messages if "🏆" in m.text), None))
    assert f"**1.** {carla.mention}" in end.text
    assert f"**2.** {alice.mention}" in end.text
    assert f"📈 Ratings: {alice.mention} 1194 (−6), still settling" in end.text
    page = await alice.slash("/profile", games)
    assert "2. ×1" in page.text
    assert said(alice, "profile-wins", won="0.0", expected="0.5") in page.text
    assert said(bob, "profile-empty", name="bob", where="server") == (await bob.slash("/profile", games)).text
    ranking = (await bob.slash("/ranking", games, game="lost_cities")).text
    assert alice.mention in ranking
    assert bob.mention not in ranking


@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_counts_that_is_given_up_before_all_have_moved_twice(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, language: str
) -> None:
    alice, bob = people[:2]
    boss = sandbox.guild.user("boss", manager=True)
    await boss.slash("/server settings", games, options={"rated": True, "language": language})
    table = await Table.start(sandbox, [alice, bob], games)
    for _ in range(3):
        await table.turn()
    panel = await at_table(alice, "leave", games)
    sure = await alice.click(panel, custom_id="cairn:b:leave-game:1:0:concede")
    await alice.click(sure, custom_id="cairn:b:leave-game:1:0:concede.sure")
    end = await sandbox.until(lambda: next((m for m in games.messages if "🏆" in m.text), None))
    assert Localizer(language).format("end-not-counted") in end.text
    assert alice.mention not in (await bob.slash("/ranking", games, game="lost_cities")).text


@pytest.mark.usefixtures("followed_clock")
async def test_who_has_not_played_for_a_month_leaves_the_ranking_until_they_do(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]
    await sandbox.guild.user("boss", manager=True).slash("/server settings", games, options={"rated": True})
    table = await Table.start(sandbox, [alice, bob], games)
    for _ in range(4):
        await table.turn()
    await leaving.concede(cairn.tables, 1, int(bob.id))
    sandbox.later(29 * 86400)
    page = await bob.slash("/ranking", games, game="lost_cities")
    assert alice.mention in page.text
    assert said(bob, "ranking-note") in page.text
    sandbox.later(2 * 86400)
    page = await bob.slash("/ranking", games, game="lost_cities")
    assert alice.mention not in page.text
    assert bob.mention in page.text, "one’s own line stays"
    empty = await people[2].slash("/ranking", games, game="lost_cities")
    assert "so far" not in empty.text, "games have counted, but long ago"
    assert "30" in empty.text


@pytest.mark.usefixtures("followed_clock")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_server_may_have_ratings_for_members_of_some_days_only(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, language: str
) -> None:
    boss = sandbox.guild.user("boss", manager=True)
    page = await boss.slash("/server settings", games, options={"rated": True, "language": language})
    await boss.choose(page, None, "7", custom_id="cairn:s:setting:0:0:member-days")
    await Table.start(sandbox, people[:2], games)
    who = ", ".join(person.mention for person in people[:2])
    told = Localizer(language).format("notice-newcomers", days=7, who=who)
    await sandbox.until(lambda: any(told in message.text for message in games.messages))
    assert not (await cairn.tables.get(1)).rated
    sandbox.later(8 * 86400)
    await Table.start(sandbox, people[2:4], sandbox.guild.channel("later"))
    assert (await cairn.tables.get(2)).rated

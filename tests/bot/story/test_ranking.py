"""A rated game as it is told and ranked, and a result that is removed for all to read."""

from __future__ import annotations

from bot.client import Cairn
from bot.model.table import Actor, Person
from bot.sandbox.driver import Channel, Sandbox, User
from bot.tables import leaving, lobby
from tests.bot.story.helpers import described, said


async def test_a_rated_game_is_told_ranked_and_removed(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    alice, bob = people[:2]  # Bob reads German
    await alice.slash("/table open", options={"game": "lost_cities", "preset": "short", "rated": True})
    table = await cairn.tables.get(1)
    assert table.rated
    await lobby.join(cairn.tables, 1, Person(int(bob.id), "bob", "en-GB"))
    await lobby.start(cairn.tables, 1, Actor(int(alice.id), table.guild_id))
    assert "*rangliste*" in (await bob.slash("/ranking", game="lost_cities")).text
    await leaving.concede(cairn.tables, 1, int(bob.id))
    gained = f"<@{alice.id}> 1310 (+110)"
    await sandbox.until(lambda: [message for message in games.messages if gained in message.text] or None)
    page = await bob.slash("/ranking", game="lost_cities")
    assert page.ephemeral
    assert f"**1.** <@{alice.id}> 1310?" in page.text
    assert f"**2. <@{bob.id}> 1141?**" in page.text
    assert described(page.pictures[0]).startswith("Rangliste: Lost Cities: 1. ")

    boss = sandbox.guild.user("boss", manager=True)
    answer = await boss.slash("/server unrate", options={"table": "1", "why": "a *test*"})
    assert answer.text == said(boss, "said-unrated", table="1")
    await sandbox.until(lambda: [message for message in games.messages if r"a \*test\*" in message.text] or None)
    assert "*rangliste*" in (await bob.slash("/ranking", game="lost_cities")).text
    again = await boss.slash("/server unrate", options={"table": "1", "why": "again"})
    assert again.text == said(boss, "refusal-result-removed")

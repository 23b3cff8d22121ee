"""Tables that may stand in some channels of a server only."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.people import setting_queries
from bot.tables.seating import leaving
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table
from testing.story.helpers import post_with, said
from testing.story.table import Table

MENU = "cairn:c:setting:0:0:channels"


async def restricted(cairn: Cairn, sandbox: Sandbox, boss: User, allowed: Channel, *more: Channel) -> None:
    """``boss`` allows tables in these channels only, by Discord's own menu."""
    page = await boss.slash("/server settings", sandbox.guild.channel("office"))
    page = await boss.choose(page, None, "places", custom_id="cairn:s:setting-page:0:0")
    menu = page.need().select(custom_id=MENU)
    assert menu.placeholder == f"{said(boss, 'settings-channels')}: {said(boss, 'settings-channels-anywhere')}"
    page = await boss.choose(page, None, allowed, *more, custom_id=MENU)
    assert f"<#{allowed.id}>" in page.text
    stored = await cairn.store.read(setting_queries.of_guild, int(sandbox.guild.id))
    assert stored.table_channels == tuple(sorted(int(each.id) for each in (allowed, *more)))


async def test_tables_stand_in_chosen_channels_and_their_threads_only(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, chat = sandbox.guild.user("Boss", manager=True), sandbox.guild.channel("chat")
    before = await Table.start(sandbox, people[:2], chat)
    other = sandbox.guild.channel("more games")
    await restricted(cairn, sandbox, boss, games, other)
    where = ", ".join(f"<#{each.id}>" for each in sorted((games, other), key=lambda each: int(each.id)))
    for who, place in ((people[0], chat), (boss, chat), (people[0], chat.thread("aside", people[0]))):
        refused = await who.slash("/open", place, game="moon")
        assert refused.text == said(who, "refusal-not-in-this-channel", channels=where)
        assert not [each for each in chat.threads if "Moon" in each.name], "no thread is made either"
    assert not (await people[0].slash("/open", games, game="moon")).failed
    corner = games.thread("corner", people[0])
    await people[0].slash("/open", corner, game="moon")
    assert (await cairn.tables.get(3)).channel_id == int(corner.id)
    for command, place in (("move", chat), ("move", chat.thread("back", people[0]))):
        moved = await at_table(people[0], command, place, table=3)
        assert moved.text == said(people[0], "refusal-not-in-this-channel", channels=where)
    await before.turn()  # what was there before is played on
    await leaving.concede(cairn.tables, 1, int(people[1].id))
    end = await sandbox.until(lambda: post_with(chat, "rematch"))
    again = await people[0].click(end, said(people[0], "button-rematch"))
    assert again.text == said(people[0], "refusal-not-in-this-channel", channels=where)
    tournament = {"game": "lost_cities", "title": "Cup", "form": "swiss", "until": "in 2 days"}
    refused = await boss.slash("/tournament open", chat, options=tournament)
    assert refused.text == said(boss, "refusal-not-in-this-channel", channels=where)
    assert not (await boss.slash("/tournament open", games, options=tournament)).failed
    page = await boss.slash("/server settings", chat)
    page = await boss.choose(page, None, "places", custom_id="cairn:s:setting-page:0:0")
    await boss.choose(page, None, custom_id=MENU)
    assert not (await people[2].slash("/open", chat.thread("free", people[2]), game="moon")).failed


@pytest.mark.usefixtures("followed_clock")
async def test_people_who_fit_are_asked_where_tables_may_stand(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    boss, chat = sandbox.guild.user("Boss", manager=True), sandbox.guild.channel("chat")
    await restricted(cairn, sandbox, boss, games)
    for person in people[:2]:
        await person.slash("/find", chat, game="lost_cities")
    asks = await sandbox.until(lambda: post_with(games, "find-in"))
    for person in people[:2]:
        await person.click(asks, said(None, "button-in"))
    await sandbox.until(lambda: games.threads)
    assert not [message for message in chat.messages if message.by_bot]

"""Somebody asks what is stored of them, and to be forgotten: then nothing stored and no message names them."""

from __future__ import annotations

import json

import pytest

from bot.app import Cairn
from bot.privacy.cog import DataCommands
from sandbox.state import Event
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table, own_data
from testing.story.helpers import post_with, said
from testing.story.journal_checks import all_said
from testing.story.table import Table
from tests.bot.privacy.test_queries import everything
from tests.bot.story.tournaments.test_tournament import first_round

pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_a_person_is_forgotten_everywhere(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User]
) -> None:
    alice, carla = people[0], people[2]
    ended = await Table.start(sandbox, [alice, carla], games)
    for _ in range(2):
        await ended.turn()
    running = await Table.start(sandbox, [carla, *people[:2]], sandbox.guild.channel("others"), game="moon")
    await all_said(cairn.store, sandbox)

    answer = await own_data(carla, games)
    assert answer.ephemeral
    (file,) = answer.need().pictures
    told = json.loads(file.data)
    assert {seat["table_id"] for seat in told["seats"]} == {1, 2}

    asked = await own_data(carla, games, forget=True)
    assert said(carla, "me-forget", tables=2) == asked.text
    begun = await carla.click(asked, said(carla, "button-forget"))
    assert said(carla, "said-forgetting") in begun.text
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    assert await sandbox.until(lambda: not cog.forgetting.busy)
    cairn.wake_outbox()
    await all_said(cairn.store, sandbox)

    values = await cairn.store.read(lambda c: list(everything(c)))
    assert {column for column, value in values if carla.id in value or "çarla" in value} == set()
    public = [message for table in (ended, running) for message in table.posts]
    assert len(public) > 4
    for message in public:
        shown = json.dumps(message.raw, ensure_ascii=False)
        assert carla.id not in shown
        assert "çarla" not in shown
    assert [message for message in carla.private.messages if message.by_bot] == []
    assert any("former player" in message.text for message in public)
    assert alice.mention in json.dumps([message.raw for message in public]), "others are named as before"


async def test_nothing_that_is_posted_of_it_publishes_the_name_anew(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User]
) -> None:
    boss, (alice, bob, carla) = sandbox.guild.user("Boss", manager=True), people[:3]
    four = [alice, bob, carla, sandbox.guild.user("Dora")]
    await first_round(cairn, sandbox, games, boss, four, title=f"{carla.name}’s cup")
    wall = sandbox.guild.channel("next")
    given = {"game": "moon", "pace": "brisk", "rounds": 2}
    await boss.slash("/tournament open", wall, options=given)
    post = await sandbox.until(lambda: post_with(wall, "tournament-in"))
    await carla.click(post, said(None, "button-sign-up"))
    await boss.slash("/server settings", games, options={"rated": True})
    running = await Table.start(sandbox, [alice, carla], sandbox.guild.channel("others"))
    for _ in range(4):
        await running.turn()
    threads = [thread for thread in games.threads if carla.name in thread.name]
    assert len(threads) == 1
    await carla.slash("/open", running.channel, game="moon")
    (closed,) = running.channel.threads
    await at_table(carla, "close", closed)
    sandbox.later(900)  # what was edited before does not count among the few edits that an old post may have
    await all_said(cairn.store, sandbox)
    assert carla.name in closed.name
    closed.archive()

    later, called = list[str](), list[str]()

    def see(event: Event) -> None:
        if event.kind == "MESSAGE_CREATE" and event.message and event.message.receiver is None:
            called.extend(event.message.pings)
            later.append(str([event.message.data[part] for part in ("content", "components", "attachments")]))

    sandbox.world.watchers.append(see)
    asked = await own_data(carla, games, forget=True)
    await carla.click(asked, said(carla, "button-forget"))
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    assert await sandbox.until(lambda: not cog.forgetting.busy, timeout=60)
    sandbox.later(120)
    await all_said(cairn.store, sandbox)

    assert any("former player" in each and "board-1.png" in each for each in later), "the last board"
    assert [each for each in later if "çarla" in each or carla.id in each] == []
    assert carla.id not in called
    assert said(None, "tournament-signed-up", count=0, most=64) in post.text
    assert [thread.name for thread in games.threads if "çarla" in thread.name] == []
    assert "former player" in threads[0].name
    assert "former player" in closed.name
    assert closed.archived, "it is as it was"
    assert [message.text for message in games.messages if "çarla" in message.text] == []
    assert any("former player" in message.text and "’s cup" in message.text for message in games.messages)
    page = await alice.slash("/ranking", games, game="lost_cities")
    assert "former player" in page.text
    assert "<@-" not in page.text

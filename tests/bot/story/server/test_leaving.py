"""A server removes the bot, and lets it in again or does not; managers take its data along, or have it deleted."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.server.leaving import service
from bot.tables.core.model import Status
from testing.client import Guild
from testing.driver import Channel, Message, Sandbox, User
from testing.story.acts import at_table
from testing.story.checked import steady
from testing.story.helpers import said, typed
from testing.story.journal_checks import all_said
from testing.story.table import Table
from tests.bot.privacy.test_queries import everything

pytestmark = pytest.mark.usefixtures("followed_clock")

DAY = 24 * 3600
OUR_POSTS = "/channels/"


@pytest.fixture
def boss(sandbox: Sandbox) -> User:
    """Who manages the server."""
    return sandbox.guild.user("Boss", manager=True)


def written(sandbox: Sandbox) -> int:
    """How often the bot has posted or edited anything."""
    return sum(r.method in {"POST", "PATCH"} and r.path.startswith(OUR_POSTS) for r in sandbox.server.requests)


def posted_in(place: Channel) -> bool:
    return any(message.by_bot for message in place.messages)


async def noted(cairn: Cairn, sandbox: Sandbox, guild: Guild, *, gone: bool = True) -> None:
    """Waits until the bot has noted that it is on a server no more, or again."""
    async with asyncio.timeout(sandbox.timeout):
        while ((await service.plan(cairn.tables, int(guild.id))).gone_since is not None) != gone:
            await sandbox.settled(0.05)
    await sandbox.settled()


async def removed(sandbox: Sandbox, cairn: Cairn) -> None:
    """The server removes the bot, which has noted that."""
    sandbox.guild.remove_bot()
    await noted(cairn, sandbox, sandbox.guild)


async def of_server(cairn: Cairn, guild_id: str) -> list[str]:
    """The columns in which a server is named."""
    values = await cairn.store.read(lambda c: list(everything(c)))
    return sorted({column for column, value in values if guild_id in value})


async def deleted(cairn: Cairn, sandbox: Sandbox, guild: Guild) -> None:
    """Lets the deletion of a server begin that is due, and waits until nothing names it."""
    async with asyncio.timeout(sandbox.timeout):
        while not (await service.plan(cairn.tables, int(guild.id))).begun:
            await sandbox.settled(0.05)
        sandbox.later(200)
        while await of_server(cairn, guild.id):
            await sandbox.settled(0.05)


async def test_a_server_without_the_bot_rests_and_goes_on_once_it_is_back(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User], boss: User
) -> None:
    await boss.slash("/server settings", games, options={"pace": "brisk"})
    wall = sandbox.guild.channel("wall")
    await boss.slash("/server board", wall)
    table = await Table.start(sandbox, people[:2], games)
    lobby = await Table.lobby(sandbox, people[2:3], sandbox.guild.channel("waiting"))
    await all_said(cairn.store, sandbox)
    before = await cairn.tables.get(1)
    since = before.clocks[before.to_act[0]].since

    await removed(sandbox, cairn)
    actor, posted = table.actor, written(sandbox)
    refused = await typed(actor, actor.private, "discard")
    assert refused == said(actor, "refusal-resting")
    page = await actor.slash("/table", actor.private, table="1")
    assert said(actor, "refusal-resting") in page.text
    dms = [len(user.dms()) for user in people]
    for _ in range(4):
        sandbox.later(5 * DAY)
        await sandbox.settled()
    assert written(sandbox) == posted
    assert [len(user.dms()) for user in people] == dms, "nobody is reminded"
    assert (await cairn.tables.get(1)).revision == before.revision

    for gone in (table.boards[-1], lobby.posts[-1], wall.messages[-1]):
        boss.delete(gone)
    sandbox.guild.invite_bot()
    for place in (lobby.channel, wall):
        await sandbox.until(partial(posted_in, place))
    await sandbox.until(lambda: len(table.boards) == 1)
    await all_said(cairn.store, sandbox)
    after = await cairn.tables.get(1)
    clock = after.clocks[after.to_act[0]]
    assert (clock.since, clock.late_since, clock.bank) == (since, None, before.clocks[0].bank)
    assert (await cairn.tables.get(2)).status is Status.LOBBY
    await table.turn()
    await at_table(people[3], "join", lobby.channel)
    await all_said(cairn.store, sandbox)
    assert len(table.boards) == 2


async def test_a_server_that_does_not_come_back_is_deleted_and_may_begin_anew(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User], boss: User
) -> None:
    guild = sandbox.guild
    await boss.slash("/server settings", games, options={"pace": "brisk"})
    await Table.start(sandbox, people[:2], games)
    await all_said(cairn.store, sandbox)
    assert await of_server(cairn, guild.id)
    await removed(sandbox, cairn)
    sandbox.later(29 * DAY)
    await sandbox.settled()
    assert await of_server(cairn, guild.id)
    sandbox.later(1 * DAY + 60)
    await deleted(cairn, sandbox, guild)
    values = await cairn.store.read(lambda c: list(everything(c)))
    named = {column for column, value in values if any(user.id in value for user in people[:2])}
    assert named <= {"due.subject", "learners.user_id"}, "what is a person’s own stays"

    guild.invite_bot()
    await sandbox.until(lambda: bool(cairn.guilds))
    await Table.start(sandbox, people[:2], guild.channel("new"))
    assert await of_server(cairn, guild.id)


async def test_what_happened_while_the_bot_was_down_is_found_out_and_an_outage_is_none(
    sandbox: Sandbox, settings: Settings, games: Channel, people: list[User]
) -> None:
    other, _ = sandbox.new_guild("other"), sandbox.new_guild("third")
    first = steady(await sandbox.connect(lambda: Cairn(settings)))
    await Table.start(sandbox, people[:2], games)
    others = [other.user("Olga"), other.user("Otto")]
    await Table.start(sandbox, others, other.channel("elsewhere"))
    await all_said(first.store, sandbox)
    await first.shutdown()
    await sandbox.disconnect(first)
    sandbox.guild.remove_bot()
    sandbox.faults.outage(other.inner)

    second = steady(await sandbox.connect(lambda: Cairn(settings)))
    await noted(second, sandbox, sandbox.guild)
    assert (await service.plan(second.tables, int(other.id))).gone_since is None
    assert [(await second.tables.get(number)).resting for number in (1, 2)] == [True, False]
    await second.shutdown()
    await sandbox.disconnect(second)

    sandbox.guild.invite_bot()
    sandbox.faults.outage(other.inner, over=True)
    last = steady(await sandbox.connect(lambda: Cairn(settings)))
    await noted(last, sandbox, sandbox.guild, gone=False)
    await last.shutdown()


async def test_who_removes_the_bot_between_two_sessions_is_noticed(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User]
) -> None:
    sandbox.new_guild("other")
    await Table.start(sandbox, people[:2], games)
    await all_said(cairn.store, sandbox)
    sandbox.server.gateway.invalidate()
    sandbox.guild.remove_bot()
    await noted(cairn, sandbox, sandbox.guild)
    assert (await cairn.tables.get(1)).resting
    await sandbox.until(lambda: sandbox.server.gateway.listening)  # who closes discord.py before leaves a thread behind
    await sandbox.settled()


async def test_managers_take_everything_with_them(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User], boss: User
) -> None:
    await Table.start(sandbox, people[:2], games)
    await all_said(cairn.store, sandbox)
    answer = await boss.slash("/server data", games)
    assert answer.ephemeral
    (file,) = answer.need().pictures
    told = json.loads(file.data)
    assert [row["id"] for row in told["tables"]] == [1]
    assert {row["name"] for row in told["seats"]} == {user.name for user in people[:2]}
    refused = await people[0].forge_command("server", [{"type": 1, "name": "data", "options": []}], games)
    assert refused.text == said(people[0], "refusal-server-managers")


def keep_button(message: Message) -> bool:
    return any("server-keep" in (button.custom_id or "") for button in message.buttons)


async def test_managers_have_everything_deleted_and_may_take_it_back_for_a_day(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User], boss: User
) -> None:
    guild, other = sandbox.guild, sandbox.guild.user("Chief", manager=True)
    hall = guild.channel("hall")
    table = await Table.start(sandbox, people[:2], games)
    await all_said(cairn.store, sandbox)
    wrong = await boss.slash("/server erase", hall, name="something")
    assert wrong.text == said(boss, "refusal-erase-name", server=guild.inner.name)
    assert wrong.ephemeral
    assert (await boss.slash("/server erase", hall)).text == said(boss, "erase-how", server=guild.inner.name)

    asked = await boss.slash("/server erase", hall, name=guild.inner.name)
    assert not asked.ephemeral, "whoever manages the server may take it back"
    (post,) = [message for message in hall.messages if keep_button(message)]
    refused = await people[0].click(post, custom_id="cairn:b:server-keep:0:0")
    assert refused.text == said(people[0], "refusal-server-managers")
    await other.click(post, custom_id="cairn:b:server-keep:0:0")
    assert hall.messages[-1].text == said(None, "erase-kept", who=other.mention)
    assert not keep_button(hall.messages[-1])
    sandbox.later(2 * DAY)
    await sandbox.settled()
    await table.turn()

    await boss.slash("/server erase", hall, name=guild.inner.name)
    page = await other.slash("/server erase", games)
    assert page.ephemeral
    assert page.message is not None
    assert keep_button(page.message)
    sandbox.later(DAY + 60)
    await deleted(cairn, sandbox, guild)
    lost = await table.actor.click(table.boards[-1], custom_id=table.boards[-1].buttons[0].custom_id)
    assert lost.text == said(table.actor, "refusal-unknown-table")
    await Table.start(sandbox, people[:2], guild.channel("new"))

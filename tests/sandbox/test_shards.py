from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.settings import SandboxSettings
from sandbox.shards import SessionStarts, Shard
from testing.driver import Guild, Sandbox, User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.socket import Socket, connect

DEFERRED = {"type": 5}


class ShardedBot(SmallBot):
    """One process of a bot that runs some of its shards."""

    def __init__(self, shard: int, count: int) -> None:
        super().__init__(shard_id=shard, shard_count=count)


async def identified(sandbox: Sandbox, http: aiohttp.ClientSession, shard: int, count: int) -> Socket:
    """A connection that has been told of its servers."""
    socket = await connect(sandbox, http)
    ready = await socket.identify(1, until="READY", shard=[shard, count])
    for _ in ready[-1]["d"]["guilds"]:
        await socket.next()
    return socket


@pytest.fixture
def there(sandbox: Sandbox) -> list[Guild]:
    """A server on each of three shards; the one that a sandbox begins with is on any of them."""
    sandbox.settings.shards = 3
    return [sandbox.new_guild(f"on shard {shard}", shard=shard) for shard in range(3)]


async def test_a_bot_is_told_how_many_shards_to_run_and_how_many_may_begin_at_once(raw: Raw) -> None:
    raw.sandbox.settings.shards, raw.sandbox.settings.max_concurrency = 16, 4
    told = (await raw("GET", "/gateway/bot")).data
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (16, 4)
    raw.sandbox.server.gateway.starts.begin(Shard(3, 16))
    again = (await raw("GET", "/gateway/bot")).data["session_start_limit"]
    assert (again["total"], again["remaining"]) == (1000, 999)


async def test_a_shard_hears_of_its_servers_and_of_no_other(
    sandbox: Sandbox, http: aiohttp.ClientSession, there: list[Guild]
) -> None:
    sockets = [await identified(sandbox, http, shard, 3) for shard in range(3)]
    for number, guild in enumerate(there):
        made = guild.channel(f"den {number}")
        heard = await sockets[number].next()
        assert (heard["t"], heard["d"]["id"], heard["d"]["guild_id"]) == ("CHANNEL_CREATE", made.id, guild.id)
    for number, socket in enumerate(sockets):
        await socket.send(1, None)
        assert (await socket.next())["op"] == 11, f"shard {number} heard of another's"


async def test_ready_names_the_shard_and_its_servers_alone(
    sandbox: Sandbox, http: aiohttp.ClientSession, there: list[Guild]
) -> None:
    socket = await connect(sandbox, http)
    ready = (await socket.identify(1, until="READY", shard=[1, 3]))[-1]["d"]
    assert ready["shard"] == [1, 3]
    assert there[1].id in {guild["id"] for guild in ready["guilds"]}
    assert not {there[0].id, there[2].id} & {guild["id"] for guild in ready["guilds"]}


async def test_interactions_go_to_the_shard_of_their_server_and_private_ones_to_shard_0(
    sandbox: Sandbox, http: aiohttp.ClientSession, there: list[Guild], raw: Raw
) -> None:
    sandbox.server.gateway.sessions.clear()
    first, third = await identified(sandbox, http, 0, 3), await identified(sandbox, http, 2, 3)
    alice = there[2].user("alice")
    den = there[2].channel("den")
    await third.events("CHANNEL_CREATE")
    message = await raw.message({"content": "here", "components": [BUTTON]}, den.inner)
    raw.used(alice.person, message)
    assert (await third.events("INTERACTION_CREATE"))[-1]["d"]["guild_id"] == there[2].id
    private = await raw.message({"content": "there", "components": [BUTTON]}, alice.private.inner)
    raw.used(alice.person, private)
    assert "guild_id" not in (await first.events("INTERACTION_CREATE"))[-1]["d"]
    nobody = await raw.message({"components": [BUTTON], "content": "?"}, there[1].channel("silent").inner)
    assert raw.used(there[1].user("bob").person, nobody).failed, "nobody listens on shard 1"


async def test_too_many_servers_need_more_shards(
    sandbox: Sandbox, http: aiohttp.ClientSession, there: list[Guild]
) -> None:
    sandbox.settings.shard_guilds = 3
    socket = await connect(sandbox, http)
    await socket.next()
    await socket.send(2, {"token": "sandbox", "intents": 1})
    assert await socket.closed() == 4011
    assert (await identified(sandbox, http, 0, 3)).ws.close_code is None


def test_sessions_of_one_bucket_begin_one_after_the_other() -> None:
    now = 100.0
    starts = SessionStarts(SandboxSettings(max_concurrency=2, identify_seconds=5), lambda: now)
    assert starts.begin(Shard(0, 4))
    assert starts.begin(Shard(1, 4)), "another bucket"
    assert not starts.begin(Shard(2, 4))
    now += 4.9
    assert not starts.begin(Shard(2, 4))
    now += 0.2
    assert starts.begin(Shard(2, 4))
    assert (starts.used, starts.too_soon) == (3, 2)


async def test_who_identifies_too_soon_is_told_so(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    sandbox.settings.identify_seconds = 5
    await (await connect(sandbox, http)).identify()
    hasty = await connect(sandbox, http)
    await hasty.next()
    await hasty.send(2, {"token": "sandbox", "intents": 0})
    told = await hasty.next()
    assert (told["op"], told["d"]) == (9, False)
    sandbox.later(5.1)
    await hasty.send(2, {"token": "sandbox", "intents": 0})
    assert (await hasty.next())["t"] == "READY"


async def test_each_shard_resumes_its_own_session(
    sandbox: Sandbox, http: aiohttp.ClientSession, there: list[Guild]
) -> None:
    socket = await connect(sandbox, http)
    ready = (await socket.identify(1, until="READY", shard=[1, 3]))[-1]["d"]
    await identified(sandbox, http, 0, 3)
    sandbox.faults.gateway("drop")
    assert await socket.closed() == 1006
    await sandbox.until(lambda: not sandbox.server.gateway.connected)
    there[1].channel("missed")
    there[0].channel("not mine")
    fresh = await identified(sandbox, http, 0, 3)
    again = await connect(sandbox, http)
    await again.next()
    await again.send(6, {"token": "sandbox", "session_id": ready["session_id"], "seq": 1})
    events = await again.events("RESUMED")
    assert [event["d"]["name"] for event in events if event["t"] == "CHANNEL_CREATE"] == ["missed"]
    assert fresh.ws.close_code is None


async def test_sessions_of_one_shard_overlap_and_one_of_them_answers(
    sandbox: Sandbox, http: aiohttp.ClientSession, raw: Raw, alice: User
) -> None:
    sandbox.server.gateway.sessions.clear()
    old, new = await identified(sandbox, http, 0, 1), await identified(sandbox, http, 0, 1)
    sent = raw.typed(alice.person)
    heard = [(await socket.events("INTERACTION_CREATE"))[-1]["d"]["id"] for socket in (old, new)]
    assert heard == [sent.id, sent.id]
    assert (await raw.answer(sent, DEFERRED)).status == 204
    assert (await raw.answer(sent, DEFERRED)).code == 40060


async def test_processes_with_a_shard_each_serve_their_servers(sandbox: Sandbox, there: list[Guild]) -> None:
    bots = [await sandbox.connect(partial(ShardedBot, shard, 3)) for shard in range(3)]
    await sandbox.connected(shards=3)
    for bot, guild in zip(bots, there, strict=True):
        alice = guild.user("alice")
        den = guild.channel("den")
        await sandbox.until(partial(bot.get_guild, int(guild.id)))
        assert (await alice.slash("hand", channel=den)).text == "your hand"
        assert sum(seen[0] == "interaction" for seen in bot.seen) == 1
    assert all(len(bot.guilds) in (1, 2) for bot in bots)


async def test_all_processes_share_one_budget_of_requests(sandbox: Sandbox, there: list[Guild]) -> None:
    sandbox.settings.global_limit = 5
    bots = [await sandbox.connect(partial(ShardedBot, shard, 3)) for shard in (0, 1)]
    sandbox.later(1.0)
    refused: list[Any] = []
    sandbox.server.on_request.append(lambda request: refused.append(request) if request.status == 429 else None)
    asked = [bot.application_info() for bot in bots for _ in range(4)]
    infos = await asyncio.gather(*asked)
    assert {type(info) for info in infos} == {discord.AppInfo}, "what is refused is asked again"
    assert refused
    assert all(request.answer["global"] for request in refused)


BUTTON = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}

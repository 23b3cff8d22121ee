from __future__ import annotations

import json
import time
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.errors import NotPossible
from sandbox.gateway import ROUND_TRIP
from testing.driver import Channel, Sandbox, User
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.socket import connect


async def test_hello_ready_guild_and_heartbeats(sandbox: Sandbox, http: aiohttp.ClientSession, alice: User) -> None:
    sandbox.guild.channel()
    socket = await connect(sandbox, http)
    ready, guild = await socket.identify()
    assert (ready["t"], ready["s"], guild["s"]) == ("READY", 1, 2)
    assert ready["d"]["guilds"] == [{"id": sandbox.guild.id, "unavailable": True}]
    assert [m["user"]["id"] for m in guild["d"]["members"]] == [sandbox.world.bot.id]
    assert guild["d"]["member_count"] == 2
    assert [c["name"] for c in guild["d"]["channels"]] == ["games"]
    sent = time.monotonic()
    await socket.send(1, 2)
    assert (await socket.next())["op"] == 11
    assert time.monotonic() - sent >= ROUND_TRIP, "discord.py needs a moment to note when it asked"


async def test_transport_compression_is_one_stream(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    socket = await connect(sandbox, http, "?compress=zlib-stream")
    stream = zlib.decompressobj()
    hello = (await socket.ws.receive(timeout=5)).data
    assert hello.endswith(b"\0\0\xff\xff")
    assert json.loads(stream.decompress(hello))["op"] == 10
    await socket.send(1, None)
    assert json.loads(stream.decompress((await socket.ws.receive(timeout=5)).data))["op"] == 11


BAD: dict[str, tuple[Any, int]] = {
    "a wrong token": ({"op": 2, "d": {"token": "wrong", "intents": 0}}, 4004),
    "no intents": ({"op": 2, "d": {"token": "sandbox"}}, 4013),
    "intents there are not": ({"op": 2, "d": {"token": "sandbox", "intents": 1 << 30}}, 4013),
    "privileged intents": ({"op": 2, "d": {"token": "sandbox", "intents": 1 << 15}}, 4014),
    "a shard there is not": ({"op": 2, "d": {"token": "sandbox", "intents": 0, "shard": [2, 2]}}, 4010),
    "no shard at all": ({"op": 2, "d": {"token": "sandbox", "intents": 0, "shard": 0}}, 4010),
    "a presence before all": ({"op": 3, "d": {}}, 4003),
    "members before all": ({"op": 8, "d": {}}, 4003),
    "an unknown opcode": ({"op": 77, "d": {}}, 4001),
    "no object": ([], 4002),
    "too much": ({"op": 1, "d": "x" * 5000}, 4002),
    "a wrong token to resume": ({"op": 6, "d": {"token": "wrong"}}, 4004),
}


@pytest.mark.parametrize(("frame", "code"), BAD.values(), ids=BAD)
async def test_when_the_gateway_hangs_up(sandbox: Sandbox, http: aiohttp.ClientSession, frame: Any, code: int) -> None:
    socket = await connect(sandbox, http)
    await socket.ws.send_str(json.dumps(frame))
    assert await socket.closed() == code


async def test_nobody_identifies_twice(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    socket = await connect(sandbox, http)
    await socket.identify()
    await socket.send(2, {"token": "sandbox", "intents": 0})
    assert await socket.closed() == 4005


async def test_who_talks_too_much_is_cut_off(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    socket = await connect(sandbox, http)
    for _ in range(121):
        await socket.send(1, None)
    assert await socket.closed() == 4008


async def test_a_lost_connection_is_resumed_with_what_was_missed(
    sandbox: Sandbox, http: aiohttp.ClientSession, alice: User
) -> None:
    sandbox.guild.channel()
    socket = await connect(sandbox, http)
    ready, _ = await socket.identify(intents=1 | 1 << 9)
    alice.write("first")
    (first,) = await socket.events("MESSAGE_CREATE")
    sandbox.faults.gateway("drop")
    assert await socket.closed() == 1006
    await sandbox.until(lambda: not sandbox.server.gateway.connected)
    alice.write("second")
    resume = {"token": "sandbox", "session_id": ready["d"]["session_id"], "seq": first["s"]}
    again = await connect(sandbox, http)
    assert (await again.next())["op"] == 10
    await again.send(6, resume)
    events = await again.events("RESUMED")
    assert [e["t"] for e in events] == ["MESSAGE_CREATE", "RESUMED"]
    assert events[0]["s"] == first["s"] + 1
    other = await connect(sandbox, http)
    await other.next()
    await other.send(6, resume | {"seq": 999})
    assert (await other.next())["op"] == 9


async def test_what_others_write_is_empty_unless_it_is_for_the_bot(
    sandbox: Sandbox, bot: SmallBot, alice: User
) -> None:
    alice.write("secret")
    alice.write(f"<@{sandbox.world.bot.id}> hello")
    alice.write("between us", alice.private)
    await sandbox.until(lambda: len(bot.seen) == 3)
    assert [seen[1] for seen in bot.seen] == ["", f"<@{sandbox.world.bot.id}> hello", "between us"]


async def test_privileged_intents_show_content_and_members(alice: User, sandbox: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await sandbox.connect(lambda: SmallBot(intents=discord.Intents.all()))
    sandbox.settings.privileged_intents = discord.Intents.all().value
    bot = await sandbox.connect(lambda: SmallBot(intents=discord.Intents.all()))
    alice.write("secret")
    await sandbox.until(lambda: bot.seen)
    assert bot.seen[0][1] == "secret"
    assert [m.name for m in bot.guilds[0].members] == ["cairn", "alice"]


async def test_no_event_without_its_intent_or_from_where_the_bot_sees_nothing(
    sandbox: Sandbox, alice: User, bob: User
) -> None:
    bot = await sandbox.connect(lambda: SmallBot(intents=discord.Intents(guilds=True, dm_messages=True)))
    sandbox.guild.channel("hidden").permit(view_channel=False)
    alice.write("unheard")
    alice.write("heard", alice.private)
    await sandbox.until(lambda: bot.seen)
    assert [seen[1] for seen in bot.seen] == ["heard"]


async def test_members_are_found_by_name_without_the_privileged_intent(
    sandbox: Sandbox, bot: SmallBot, alice: User, bob: User
) -> None:
    guild = bot.guilds[0]
    assert [m.name for m in await guild.query_members("ali")] == ["alice"]
    assert [m.name for m in await guild.query_members(user_ids=[int(bob.id)])] == ["bob"]
    assert (await guild.fetch_member(int(alice.id))).name == "alice"


@pytest.mark.parametrize(("how", "resumes"), [("reconnect", 1), ("drop", 1), ("invalid", 0)])
async def test_the_client_comes_back_and_misses_nothing(
    sandbox: Sandbox, bot: SmallBot, alice: User, how: Any, resumes: int
) -> None:
    shown = await alice.slash("classic")
    session = next(iter(sandbox.server.gateway.sessions.values()))
    old = session.connection
    sandbox.faults.gateway(how)
    if how == "invalid":
        await sandbox.until(lambda: sandbox.server.gateway.connected)
    else:
        await sandbox.until(lambda: session.connection not in (None, old))
    assert (await alice.click(shown, "Later")).text == "edited later"
    assert bot.resumes == resumes


async def test_an_interaction_sent_while_the_connection_is_lost_arrives_at_the_resume(
    sandbox: Sandbox, bot: SmallBot, alice: User
) -> None:
    sandbox.faults.gateway("drop")
    assert (await alice.slash("hand")).text == "your hand"


async def test_the_bots_permissions_are_what_it_computes_itself(sandbox: Sandbox, bot: SmallBot) -> None:
    games = sandbox.guild.channel()
    there = bot.guilds[0].get_channel(int(games.id))
    assert there is not None
    allowed = there.permissions_for(bot.guilds[0].me)
    assert (allowed.value, allowed.manage_messages) == (sandbox.settings.bot_permissions, False)
    games.permit(send_messages=False, manage_messages=True)
    await sandbox.until(lambda: not there.permissions_for(bot.guilds[0].me).send_messages)
    assert there.permissions_for(bot.guilds[0].me).value == sandbox.world.permissions(sandbox.world.bot, games.inner)
    with pytest.raises(NotPossible, match="called fly"):
        games.permit(fly=True)


async def test_channels_and_threads_come_and_go(sandbox: Sandbox, bot: SmallBot, alice: User) -> None:
    guild = bot.guilds[0]
    other = sandbox.guild.channel("other")
    thread = other.thread("talk", alice)
    await sandbox.until(lambda: guild.get_thread(int(thread.id)) is not None)
    thread.archive()
    await sandbox.until(lambda: guild.get_thread(int(thread.id)) is None)
    other.delete()
    await sandbox.until(lambda: guild.get_channel(int(other.id)) is None)


async def test_roles_are_made_and_given(sandbox: Sandbox, bot: SmallBot, alice: User, games: Channel) -> None:
    role = sandbox.guild.role("Players")
    alice.add_role(role)
    assert sandbox.guild.role("Players") == role
    await sandbox.until(lambda: bot.guilds[0].get_role(int(role.id)))
    member = await bot.guilds[0].fetch_member(int(alice.id))
    assert "Players" in [r.name for r in member.roles]


async def test_a_moderator_deletes_a_message(sandbox: Sandbox, bot: SmallBot, alice: User, bob: User) -> None:
    shown = await alice.slash("classic")
    bob.delete(shown)
    assert shown.need().deleted
    with pytest.raises(NotPossible, match="do not see"):
        await alice.click(shown, "Noted")

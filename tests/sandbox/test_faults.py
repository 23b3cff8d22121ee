"""Faults on demand, as a bot meets them."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from sandbox.errors import NotPossible
from testing.driver import Channel, Sandbox, User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot

SEND = "POST /channels/*/messages"


@pytest.mark.parametrize("status", [500, 502, 503, 404])
@pytest.mark.parametrize("after", [False, True])
async def test_requests_fail_before_or_after_they_take_effect(raw: Raw, status: int, after: bool) -> None:
    fault = raw.sandbox.faults.fail(SEND, status, times=2, after=after)
    statuses = [(await raw.send({"content": "x"})).status for _ in range(3)]
    assert statuses == [status, status, 200]
    assert len(raw.games.messages) == (3 if after else 1)
    assert fault.hits == 2
    assert raw.sandbox.faults.requests == []


@pytest.mark.parametrize(("code", "status"), [(50013, 403), (10003, 404), (50035, 400), (99999, 400)])
async def test_requests_are_refused_with_a_number_of_discords(raw: Raw, code: int, status: int) -> None:
    raw.sandbox.faults.fail(SEND, code=code)
    refused = await raw.send({"content": "x"})
    assert (refused.status, refused.code) == (status, code)
    assert (await raw.send({"content": "x"})).status == 200


async def test_other_requests_go_on(raw: Raw) -> None:
    raw.sandbox.faults.fail(SEND, times=99)
    assert (await raw("GET", "/users/@me")).status == 200
    raw.sandbox.faults.clear()
    assert (await raw.send({"content": "x"})).status == 200


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("action", ["drop", "hang"])
async def test_the_connection_is_lost(raw: Raw, action: Any, after: bool) -> None:
    raw.sandbox.faults.fail(SEND, action=action, after=after, seconds=0.01)
    with pytest.raises(aiohttp.ClientError):
        await raw.send({"content": "x"})
    assert len(raw.games.messages) == after


async def test_a_hanging_request_does_not_keep_the_sandbox_from_stopping() -> None:
    async with Sandbox() as sandbox, aiohttp.ClientSession() as session:
        raw = Raw(sandbox, session)
        sandbox.faults.fail(SEND, action="hang")
        with pytest.raises(TimeoutError):
            await session.post(
                f"{sandbox.api_url}/channels/{raw.games.id}/messages",
                json={"content": "x"},
                timeout=aiohttp.ClientTimeout(total=0.05),
            )


async def test_the_client_comes_again_after_429(sandbox: Sandbox, bot: SmallBot, games: Channel) -> None:
    fault = sandbox.faults.fail(SEND, 429, retry_after=0.01)
    there = bot.get_channel(int(games.id))
    assert isinstance(there, discord.TextChannel)
    await there.send("x")
    assert fault.hits == 1
    assert [m.content for m in games.messages] == ["x"]


async def test_the_client_does_not_come_again_after_503(sandbox: Sandbox, bot: SmallBot, games: Channel) -> None:
    sandbox.faults.fail(SEND, 503, after=True)
    there = bot.get_channel(int(games.id))
    assert isinstance(there, discord.TextChannel)
    with pytest.raises(discord.DiscordServerError):
        await there.send("once", nonce=5)
    again = await there.send("once", nonce=5)
    assert [m.id for m in games.messages] == [str(again.id)]


async def test_an_interaction_is_dead_on_arrival(sandbox: Sandbox, bot: SmallBot, alice: User) -> None:
    sandbox.settings.ack_seconds = 0.1
    sandbox.faults.expire_next()
    assert (await alice.slash("play", choice="x")).failed
    assert (await alice.slash("play", choice="x")).text == "played x"


async def test_tokens_expire_at_once(raw: Raw, alice: User, bob: User) -> None:
    sent = {user.name: raw.typed(user.person) for user in (alice, bob)}
    for interaction in sent.values():
        await raw.answer(interaction, {"type": 5})
    raw.sandbox.faults.expire(alice.person)
    assert (await raw("POST", raw.hook(sent["alice"]), {"content": "x"})).code == 50027
    assert (await raw("POST", raw.hook(sent["bob"]), {"content": "x"})).status == 200


async def test_an_interaction_is_delivered_twice(sandbox: Sandbox, bot: SmallBot, alice: User) -> None:
    sandbox.faults.twice()
    await alice.slash("play", choice="x")
    await sandbox.until(lambda: len([s for s in bot.seen if s[0] == "interaction"]) == 2)
    assert len({s[1] for s in bot.seen if s[0] == "interaction"}) == 1
    assert [m.text for m in alice.sees()] == ["played x"]


async def test_a_click_may_come_from_a_client_that_is_behind(bot: SmallBot, alice: User) -> None:
    shown = await alice.slash("classic")
    await alice.click(shown, "Update")
    assert shown.buttons == []
    assert (await alice.click(shown, custom_id="later", stale=True)).text == "edited later"


@pytest.fixture
async def api(raw: Raw) -> Any:
    async def post(body: dict[str, Any]) -> tuple[int, Any]:
        async with raw.session.post(f"{raw.sandbox.url}/sandbox/faults", json=body) as response:
            return response.status, await response.json()

    return post


async def test_faults_through_the_sandboxs_own_api(raw: Raw, api: Any, alice: User, games: Channel) -> None:
    message = await raw.message()
    thread = games.thread("talk", alice)
    status, state = await api({"kind": "request", "match": SEND, "status": 502, "times": 2, "after": True})
    assert status == 200
    assert [(f["match"], f["status"], f["times"], f["after"]) for f in state["requests"]] == [(SEND, 502, 2, True)]
    assert (await api({"kind": "dms", "user": alice.id, "open": False}))[1]["dms_closed"] == [alice.id]
    assert (await api({"kind": "twice", "times": 3}))[1]["twice"] == 3
    assert (await api({"kind": "expire_next"}))[1]["expire_next"] == 1
    assert (await api({"kind": "rate_limits", "mode": "headers"}))[1]["rate_limits"] == "headers"
    denied = (await api({"kind": "permissions", "channel": games.id, "permissions": {"attach_files": False}}))[1]
    assert denied["permissions"] == {games.id: {"attach_files": False}}
    cleared = (await api({"kind": "clear"}))[1]
    assert (cleared["requests"], cleared["twice"], cleared["expire_next"]) == ([], 0, 0)
    assert (await api({"kind": "archive", "channel": thread.id}))[0] == 200
    assert thread.archived
    assert (await api({"kind": "expire"}))[0] == 200
    assert (await api({"kind": "delete_message", "message": message.id}))[0] == 200
    assert message.id not in raw.world.messages
    assert (await api({"kind": "gateway", "how": "invalid"}))[0] == 200
    assert raw.sandbox.server.gateway.sessions == {}
    assert (await api({"kind": "delete_channel", "channel": games.id}))[0] == 200
    assert games.id not in raw.world.channels


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"kind": "nonsense"},
        {"kind": "request", "status": 200},
        {"kind": "request", "action": "explode"},
        {"kind": "request", "times": "many"},
        {"kind": "gateway", "how": "gently"},
        {"kind": "dms", "user": "5"},
        {"kind": "delete_message", "message": "5"},
        {"kind": "delete_channel", "channel": "5"},
        {"kind": "permissions", "channel": "5", "permissions": {}},
        {"kind": "rate_limits", "mode": "none"},
    ],
)
async def test_faults_there_are_not(api: Any, body: dict[str, Any]) -> None:
    status, answer = await api(body)
    assert status in (400, 404)
    assert answer["message"].endswith(".")


async def test_permissions_are_those_of_a_channel(alice: User, games: Channel) -> None:
    with pytest.raises(NotPossible, match="threads have those"):
        games.thread("talk", alice).permit(send_messages=False)


@pytest.mark.parametrize("how", ["refuse_gateway", "silence_gateway"])
async def test_the_gateway_takes_nobody(raw: Raw, how: str) -> None:
    getattr(raw.sandbox.faults, how)()
    url = f"{raw.sandbox.url}/gateway"
    with pytest.raises((aiohttp.WSServerHandshakeError, TimeoutError)):
        async with raw.session.ws_connect(url) as socket:
            await socket.receive(timeout=0.05)
    async with raw.session.ws_connect(url) as socket:
        assert (await socket.receive_json(timeout=5))["op"] == 10


async def test_a_mute_gateway_tells_nothing_until_it_is_cut_and_then_everything(
    sandbox: Sandbox, bot: SmallBot, games: Channel
) -> None:
    sandbox.faults.gateway("mute")
    missed = sandbox.guild.channel("missed")
    resumes = bot.resumes
    assert not bot.get_channel(int(missed.id))
    sandbox.faults.gateway("drop")
    assert await sandbox.until(lambda: bot.get_channel(int(missed.id)))
    assert bot.resumes == resumes + 1


async def test_a_client_notices_that_no_heartbeat_is_answered(sandbox: Sandbox, games: Channel) -> None:
    sandbox.settings.heartbeat_seconds = 0.1
    bot = await sandbox.connect(lambda: SmallBot(heartbeat_timeout=0.3))
    sandbox.faults.unanswered_heartbeats()
    await sandbox.until(lambda: not sandbox.server.gateway.connected)
    sandbox.faults.clear()
    assert await sandbox.until(lambda: bot.resumes and sandbox.server.gateway.connected)


async def test_a_server_has_an_outage(sandbox: Sandbox, bot: SmallBot, games: Channel) -> None:
    sandbox.faults.outage(sandbox.guild.inner)
    await sandbox.until(lambda: bot.guilds[0].unavailable)
    sandbox.faults.outage(sandbox.guild.inner, over=True)
    assert await sandbox.until(lambda: not bot.guilds[0].unavailable and bot.get_channel(int(games.id)))


async def test_an_outage_ends_on_a_server_that_has_removed_the_bot_meanwhile(
    sandbox: Sandbox, bot: SmallBot, games: Channel
) -> None:
    sandbox.faults.outage(sandbox.guild.inner)
    sandbox.guild.remove_bot()
    sandbox.faults.outage(sandbox.guild.inner, over=True)
    await sandbox.settled()
    sandbox.guild.invite_bot()
    assert await sandbox.until(lambda: bot.guilds and not bot.guilds[0].unavailable)

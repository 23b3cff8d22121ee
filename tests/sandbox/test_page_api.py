"""The sandbox's own API, as the page uses it."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from testing.driver import Channel, Sandbox, User
from tests.sandbox.small_bot import SmallBot


class Page:
    """A browser's view of the sandbox."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.url, self.session = sandbox.url, session

    async def __call__(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        async with self.session.request(method, f"{self.url}{path}", json=body, headers=headers) as response:
            plain = response.content_type != "application/json"
            return response.status, (await response.text() if plain else await response.json())

    async def live(self, user: User) -> aiohttp.ClientWebSocketResponse:
        socket = await self.session.ws_connect(f"{self.url}/sandbox/live?user={user.id}")
        assert (await until(socket, "READY"))["d"]
        return socket


async def until(socket: aiohttp.ClientWebSocketResponse, kind: str) -> dict[str, Any]:
    while True:
        frame = json.loads(await socket.receive_str(timeout=5))
        if frame["t"] == kind:
            return dict(frame)


@pytest.fixture
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    async with aiohttp.ClientSession() as session:
        yield Page(sandbox, session)


async def test_state_shows_what_a_person_may_see(page: Page, sandbox: Sandbox, alice: User, bob: User) -> None:
    games = sandbox.guild.channel()
    alice.write("hi", alice.private)
    _, state = await page("GET", f"/sandbox/state?user={alice.id}")
    assert state["application"]["username"] == "cairn"
    assert state["ready"] is False
    (guild,) = state["guilds"]
    assert (guild["id"], guild["name"], guild["bot"]) == (sandbox.guild.id, "The Sandbox", True)
    assert "Managers" in {role["name"] for role in guild["roles"]}
    assert [
        (u["global_name"], u["locale"], u["dms_open"], u["guilds"][guild["id"]]["manager"]) for u in state["users"]
    ] == [
        ("alice", "de", True, False),
        ("bob", "en-US", True, False),
    ]
    assert {c["id"]: c["type"] for c in state["channels"]} == {games.id: 0, alice.private.id: 1}
    assert state["channels"][1]["recipients"][0]["bot"]
    assert state["faults"]["rate_limits"] == "strict"
    _, state = await page("GET", f"/sandbox/state?user={bob.id}")
    assert [c["id"] for c in state["channels"]] == [games.id]


async def test_people_and_channels_are_made_and_changed(page: Page, sandbox: Sandbox, alice: User) -> None:
    guild = sandbox.guild.id
    socket = await page.live(alice)
    _, carol = await page("POST", "/sandbox/users", {"name": "Carol", "locale": "de", "manager": True})
    assert (carol["username"], carol["guilds"][guild]["manager"]) == ("carol", True)
    assert (await until(socket, "USER_CREATE"))["d"] == carol
    _, changed = await page(
        "PATCH", f"/sandbox/users/{carol['id']}", {"manager": False, "dms_open": False, "name": "C"}
    )
    assert (changed["global_name"], changed["guilds"][guild]["manager"], changed["dms_open"]) == ("C", False, False)
    assert (await until(socket, "USER_UPDATE"))["d"] == changed
    _, channel = await page("POST", "/sandbox/channels", {"name": "den"})
    assert (await until(socket, "CHANNEL_CREATE"))["d"]["id"] == channel["id"]
    path = f"/sandbox/channels/{channel['id']}"
    _, changed = await page("PATCH", path, {"bot_permissions": {"send_messages": False}})
    assert changed["bot_permissions"] == {"send_messages": False}
    assert (await until(socket, "CHANNEL_UPDATE"))["d"] == changed
    _, thread = await page("POST", f"{path}/threads", {"user": alice.id, "name": "talk"})
    assert (thread["type"], thread["parent_id"]) == (11, channel["id"])
    assert (await until(socket, "CHANNEL_CREATE"))["d"]["id"] == thread["id"]
    _, message = await page("POST", f"{path}/messages", {"user": alice.id, "content": "hi"})
    assert (await until(socket, "MESSAGE_CREATE"))["d"] == message
    assert (await page("DELETE", f"/sandbox/messages/{message['id']}?user={alice.id}"))[0] == 204
    assert (await until(socket, "MESSAGE_DELETE"))["d"] == {"id": message["id"], "channel_id": channel["id"]}
    assert (await page("DELETE", path))[0] == 204
    assert (await until(socket, "CHANNEL_DELETE"))["d"]["id"] == thread["id"]
    assert (await until(socket, "CHANNEL_DELETE"))["d"]["id"] == channel["id"]


async def test_a_game_is_played_over_the_socket(
    page: Page, sandbox: Sandbox, bot: SmallBot, alice: User, bob: User, games: Channel
) -> None:
    mine, theirs = await page.live(alice), await page.live(bob)
    play = {"user": alice.id, "channel": games.id, "type": 2, "name": "table open", "options": {"game": "lost_cities"}}
    status, sent = await page("POST", "/sandbox/interactions", play)
    assert status == 200
    pending = (await until(mine, "INTERACTION_PENDING"))["d"]
    assert pending == {"interaction": sent["interaction"], "channel_id": games.id}
    board = (await until(mine, "MESSAGE_CREATE"))["d"]
    assert board["components"][0]["components"][1]["items"][0]["media"]["url"] == board["attachments"][0]["url"]
    assert (await until(mine, "INTERACTION_DONE"))["d"] == sent
    assert (await until(theirs, "MESSAGE_CREATE"))["d"] == board
    click = {"user": bob.id, "channel": games.id, "type": 3, "message": board["id"], "custom_id": "take:7"}
    await page("POST", "/sandbox/interactions", click)
    assert (await until(theirs, "INTERACTION_PENDING"))["d"]["message_id"] == board["id"]
    panel = (await until(theirs, "MESSAGE_CREATE"))["d"]
    assert (panel["flags"] & 64, panel["dismissable"]) == (64, True)
    pick = click | {"message": panel["id"], "custom_id": "pick:1", "values": ["b7"]}
    await page("POST", "/sandbox/interactions", pick)
    assert (await until(theirs, "MESSAGE_UPDATE"))["d"]["components"][0]["components"][0]["content"] == "played b7"
    listed = {
        user.name: [m["id"] for m in (await page("GET", f"/sandbox/channels/{games.id}/messages?user={user.id}"))[1]]
        for user in (alice, bob)
    }
    assert listed == {"alice": [board["id"]], "bob": [board["id"], panel["id"]]}
    assert (await page("DELETE", f"/sandbox/messages/{panel['id']}?user={alice.id}"))[0] == 404
    assert (await page("DELETE", f"/sandbox/messages/{panel['id']}?user={bob.id}"))[0] == 204
    # nothing of what was between the bot and bob came to alice
    sandbox.guild.channel("end")
    frames: list[dict[str, Any]] = []
    while not frames or frames[-1]["t"] != "CHANNEL_CREATE":
        frames.append(json.loads(await mine.receive_str(timeout=5)))
    assert [f["t"] for f in frames] == ["CHANNEL_CREATE"]


async def test_forms_choices_and_failures(
    page: Page, sandbox: Sandbox, bot: SmallBot, alice: User, games: Channel
) -> None:
    socket = await page.live(alice)
    who = {"user": alice.id, "channel": games.id}
    typed = who | {"type": 4, "name": "play", "options": {"choice": "bl"}, "focused": "choice"}
    _, offered = await page("POST", "/sandbox/interactions", typed)
    assert offered["choices"][0] == {"name": "Blue 7", "value": "blue 7"}
    await page("POST", "/sandbox/interactions", who | {"type": 2, "name": "/classic"})
    shown = (await until(socket, "MESSAGE_CREATE"))["d"]
    click = who | {"type": 3, "message": shown["id"]}
    await page("POST", "/sandbox/interactions", click | {"custom_id": "form"})
    form = (await until(socket, "MODAL"))["d"]
    assert (form["title"], form["custom_id"]) == ("A form", form["custom_id"])
    filled = {"user": alice.id, "type": 5, "modal": form["id"], "values": {"name": "Alice", "colour": "Red"}}
    await page("POST", "/sandbox/interactions", filled)
    assert (await until(socket, "MESSAGE_CREATE"))["d"]["content"] == "Alice likes Red"
    sandbox.settings.ack_seconds = 0.01
    await page("POST", "/sandbox/interactions", click | {"custom_id": "silence"})
    assert (await until(socket, "INTERACTION_FAILED"))["d"]["message"] == "The application did not respond"
    assert (await page("POST", "/sandbox/interactions", click | {"custom_id": "off"}))[0] == 400
    _, commands = await page("GET", f"/sandbox/commands?user={alice.id}")
    assert {c["name"] for c in commands} >= {"table", "play", "classic"}


async def test_the_clock_is_set_forward_and_never_back(page: Page, sandbox: Sandbox, alice: User) -> None:
    live = await page.live(alice)
    _, before = await page("GET", "/sandbox/state")
    status, answer = await page("POST", "/sandbox/clock", {"seconds": 86_400})
    assert status == 200
    assert 0 <= answer["now"] - before["now"] - 86_400 < 60
    assert (await until(live, "CLOCK_SET"))["d"] == {"now": pytest.approx(answer["now"], abs=60), "by": 86_400}
    for wrong in (-60, 0, True, "a day", 400 * 86_400, None):
        assert (await page("POST", "/sandbox/clock", {"seconds": wrong}))[0] == 400
    written = alice.write("tomorrow", sandbox.guild.channel())
    assert discord.utils.snowflake_time(int(written.id)).timestamp() == pytest.approx(answer["now"], abs=60)


async def test_pages_hear_when_the_bot_comes_and_goes(page: Page, sandbox: Sandbox, alice: User) -> None:
    socket = await page.live(alice)
    bot = await sandbox.connect(SmallBot)
    assert (await until(socket, "READY"))["d"] == {"bot": True}
    await sandbox.disconnect(bot)
    assert (await until(socket, "READY"))["d"] == {"bot": False}


BAD: list[tuple[str, str, Any]] = [
    ("GET", "/sandbox/state?user=5", None),
    ("GET", "/sandbox/live?user=5", None),
    ("POST", "/sandbox/users", {"name": ""}),
    ("POST", "/sandbox/users", {"name": "x", "locale": "tlh"}),
    ("POST", "/sandbox/users", []),
    ("POST", "/sandbox/channels", {"name": 5}),
    ("PATCH", "/sandbox/channels/5", {}),
    ("POST", "/sandbox/channels/{games}/messages", {"user": "{alice}", "content": ""}),
    ("POST", "/sandbox/channels/{games}/messages", {"user": "{alice}", "content": "x" * 2001}),
    ("POST", "/sandbox/channels/{games}/threads", {"user": "5", "name": "x"}),
    ("POST", "/sandbox/interactions", {"user": "{alice}"}),
    ("POST", "/sandbox/interactions", {"user": "{alice}", "type": 2, "channel": "{games}", "name": ""}),
    ("POST", "/sandbox/interactions", {"user": "{alice}", "type": 2, "channel": "{games}", "name": "/"}),
    ("POST", "/sandbox/interactions", {"user": "{alice}", "type": 2, "channel": "{games}", "name": "nothing"}),
    ("POST", "/sandbox/interactions", {"user": "{alice}", "type": 3, "message": "5", "custom_id": "x"}),
    ("POST", "/sandbox/interactions", {"user": "{alice}", "type": 5, "modal": "5"}),
]


@pytest.mark.parametrize(("method", "path", "body"), BAD)
async def test_errors_are_sentences(page: Page, alice: User, games: Channel, method: str, path: str, body: Any) -> None:
    names = {"alice": alice.id, "games": games.id}
    if isinstance(body, dict):
        body = {k: v.format_map(names) if isinstance(v, str) else v for k, v in body.items()}
    status, answer = await page(method, path.format_map(names), body)
    assert 400 <= status < 500
    assert answer["message"].endswith(".")


# -- who may ask ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Host": "localhost:{port}"}, 200),
        ({"Host": "127.0.0.1:{port}", "Origin": "http://127.0.0.1:{port}"}, 200),
        ({"Host": "evil.example:{port}"}, 403),
        ({"Host": "evil.example:{port}", "Origin": "http://evil.example:{port}"}, 403),
        ({"Host": "[nonsense"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
    ],
)
async def test_only_its_own_page_may_ask(page: Page, sandbox: Sandbox, headers: dict[str, str], status: int) -> None:
    port = sandbox.url.rpartition(":")[2]
    filled = {key: value.format(port=port) for key, value in headers.items()}
    assert (await page("GET", "/sandbox/state", **filled))[0] == status
    socket = f"{sandbox.url}/sandbox/live?user={sandbox.guild.user('alice').id}"
    if status == 403:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await page.session.ws_connect(socket, headers=filled)


async def test_a_link_elsewhere_may_lead_to_the_page(page: Page) -> None:
    led = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    status, html = await page("GET", "/", **led)
    assert status == 200
    assert "<html" in html
    assert (await page("GET", "/sandbox/state", **led))[0] == 403


async def test_a_port_that_is_taken(sandbox: Sandbox) -> None:
    from sandbox.server import Server
    from sandbox.settings import SandboxSettings

    taken = Server(SandboxSettings(port=int(sandbox.url.rpartition(":")[2])))
    with pytest.raises(OSError, match="in use"):
        await taken.start()


async def test_it_listens_on_this_machine_only(sandbox: Sandbox) -> None:
    assert sandbox.url.startswith("http://127.0.0.1:")


async def test_servers_are_made_joined_and_left(page: Page, sandbox: Sandbox, alice: User, bob: User) -> None:
    mine, theirs = await page.live(alice), await page.live(bob)
    _, made = await page("POST", "/sandbox/guilds", {"name": "Elsewhere", "user": alice.id})
    await until(mine, "RELOAD")
    assert (made["name"], made["bot"]) == ("Elsewhere", True)
    _, state = await page("GET", f"/sandbox/state?user={alice.id}")
    assert [g["name"] for g in state["guilds"]] == ["The Sandbox", "Elsewhere"]
    assert [c["name"] for c in state["channels"] if c["guild_id"] == made["id"]] == ["games"]
    assert next(u for u in state["users"] if u["id"] == alice.id)["guilds"][made["id"]]["manager"]
    member = f"/sandbox/guilds/{made['id']}/members/{bob.id}"
    assert (await page("PUT", member))[0] == 204
    await until(theirs, "RELOAD")
    assert made["id"] in (await until(mine, "USER_UPDATE"))["d"]["guilds"]
    assert (await page("DELETE", member))[0] == 204
    _, state = await page("GET", f"/sandbox/state?user={bob.id}")
    assert [g["name"] for g in state["guilds"]] == ["The Sandbox"]
    _, changed = await page("PATCH", f"/sandbox/guilds/{made['id']}", {"bot": False})
    assert changed["bot"] is False
    assert (await page("PATCH", f"/sandbox/guilds/{made['id']}", {}))[0] == 400
    assert (await page("PATCH", "/sandbox/guilds/5", {"bot": True}))[0] == 404
    refused = await page("PATCH", f"/sandbox/users/{bob.id}", {"manager": True, "guild": made["id"]})
    assert refused == (400, {"message": "They are not in that server."})
    _, carol = await page("POST", "/sandbox/users", {"name": "Carol", "guild": made["id"]})
    assert list(carol["guilds"]) == [made["id"]]


async def test_a_private_channel_is_told_to_those_who_see_it(
    page: Page, sandbox: Sandbox, alice: User, bob: User
) -> None:
    mine, theirs = await page.live(alice), await page.live(bob)
    _, cellar = await page("POST", "/sandbox/channels", {"name": "cellar", "private": [alice.id]})
    assert cellar["private"] == [alice.id]
    await until(mine, "CHANNEL_UPDATE")
    path = f"/sandbox/channels/{cellar['id']}"
    assert (await page("GET", f"{path}/messages?user={bob.id}"))[0] == 404
    _, changed = await page("PATCH", path, {"private": [alice.id, bob.id]})
    assert changed["private"] == [alice.id, bob.id]
    while (told := await until(theirs, "CHANNEL_UPDATE"))["d"]["private"] != [alice.id, bob.id]:
        pass
    await page("PATCH", path, {"private": [alice.id]})
    assert (await until(theirs, "CHANNEL_DELETE"))["d"] == {"id": told["d"]["id"]}
    _, changed = await page("PATCH", path, {"private": None})
    assert (changed["private"], changed["bot_permissions"]) == (None, {})
    assert (await until(theirs, "CHANNEL_UPDATE"))["d"]["private"] is None
    assert (await page("PATCH", path, {}))[0] == 400
    thread = (await page("POST", f"{path}/threads", {"user": alice.id, "name": "t"}))[1]
    assert (await page("PATCH", f"/sandbox/channels/{thread['id']}", {"private": []}))[0] == 400


async def test_the_page_brings_its_fonts_and_takes_digits_from_no_font_of_emoji(page: Page) -> None:
    """Fonts of emoji have digits and spaces, wide ones, and come first where no other of the list is installed."""
    _, style = await page("GET", "/page/style.css")
    for url in re.findall(r'src: url\("([^"]+)"\)', style):
        async with page.session.get(f"{page.url}{url}") as served:
            assert len(await served.read()) > 10_000, url
    (families,) = re.findall(r"font: 16px/1\.4 ([^;]+);", style)
    own, emoji = families.index('"Cairn Text"'), [found.start() for found in re.finditer(r'"[^"]*Emoji"', families)]
    assert emoji, "buttons need them"
    assert own < min(emoji)

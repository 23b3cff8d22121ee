"""Permissions, private channels, threads, nonces, late edits, history, rate limits."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.state import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from testing.driver import User
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import PNG


@pytest.mark.parametrize("token", [None, "Bot wrong", "sandbox", "Bearer sandbox"])
async def test_a_wrong_token_is_refused(raw: Raw, token: str | None) -> None:
    answer = await raw("GET", "/users/@me", token=token)
    assert (answer.status, answer.data) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_what_is_not_listed_is_not_found(raw: Raw, caplog: pytest.LogCaptureFixture) -> None:
    assert (await raw("GET", "/guilds/1/audit-logs")).status == 404
    assert "/guilds/1/audit-logs" in caplog.text


async def test_a_body_that_is_no_json(raw: Raw) -> None:
    url = f"{raw.sandbox.api_url}/channels/{raw.games.id}/messages"
    headers = {"Authorization": "Bot sandbox", "Content-Type": "application/json"}
    async with raw.session.post(url, data=b"{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    assert (await raw.send([])).code == 50035


UNKNOWN = {
    "/channels/5": 10003,
    "/channels/5/messages": 10003,
    "/channels/{games}/messages/5": 10008,
    "/guilds/5": 10004,
    "/guilds/{guild}/members/5": 10007,
    "/guilds/{guild}/roles/5": 10011,
    "/users/5": 10013,
    "/applications/{bot}/commands/5": 10063,
    "/applications/5/commands": 50001,
}


@pytest.mark.parametrize(("path", "code"), UNKNOWN.items())
async def test_what_is_not_there(raw: Raw, path: str, code: int) -> None:
    names = {"games": raw.games.id, "guild": raw.world.guild.id, "bot": raw.world.bot.id}
    assert (await raw("GET", path.format_map(names))).code == code


async def test_people_channels_and_roles_are_there(raw: Raw, alice: User) -> None:
    guild = f"/guilds/{raw.world.guild.id}"
    assert (await raw("GET", f"/users/{alice.id}")).data["username"] == "alice"
    assert (await raw("GET", f"{guild}/members/{alice.id}")).data["user"]["id"] == alice.id
    assert (await raw("GET", f"{guild}/members/@me")).data["user"]["bot"]
    assert [c["name"] for c in (await raw("GET", f"{guild}/channels")).data] == ["games"]
    assert (await raw("GET", f"/channels/{raw.games.id}")).data["guild_id"] == raw.world.guild.id
    role = (await raw("GET", f"{guild}/roles")).data[1]
    assert (await raw("GET", f"{guild}/roles/{role['id']}")).data == role
    assert (await raw("GET", guild)).data["approximate_member_count"] == 2
    assert (await raw("GET", "/oauth2/applications/@me")).data["id"] == raw.world.bot.id
    assert (await raw("GET", "/gateway/bot")).data["url"].startswith("ws://127.0.0.1:")
    assert (await raw("GET", f"{guild}/members?limit=10")).code == 50001


# -- permissions ------------------------------------------------------------------------------------------------

NEEDED: dict[str, tuple[str, int, str, str, Any]] = {
    "see": ("view_channel", 50001, "POST", "/messages", {"content": "x"}),
    "write": ("send_messages", 50013, "POST", "/messages", {"content": "x"}),
    "type": ("send_messages", 50013, "POST", "/typing", None),
    "embed": ("embed_links", 50013, "POST", "/messages", {"embeds": [{"title": "x"}]}),
    "read one": ("read_message_history", 50001, "GET", "/messages/{message}", None),
    "start a thread": ("create_public_threads", 50013, "POST", "/threads", {"name": "t", "type": PUBLIC_THREAD}),
    "branch off": ("create_public_threads", 50013, "POST", "/messages/{message}/threads", {"name": "t"}),
}
NEVER: dict[str, tuple[str, str, str, Any]] = {
    "delete what others wrote": ("manage_messages", "DELETE", "/messages/{theirs}", None),
    "pin": ("pin_messages", "PUT", "/messages/pins/{message}", None),
    "a private thread": ("create_private_threads", "POST", "/threads", {"name": "t"}),
    "rename the channel": ("manage_channels", "PATCH", "", {"name": "t"}),
}


async def _names(raw: Raw, alice: User) -> dict[str, str]:
    return {"message": (await raw.message()).id, "theirs": alice.write("mine").id}


@pytest.mark.parametrize(("permission", "code", "method", "path", "body"), NEEDED.values(), ids=NEEDED)
async def test_a_permission_that_is_taken_away(
    raw: Raw, alice: User, permission: str, code: int, method: str, path: str, body: Any
) -> None:
    where = f"/channels/{raw.games.id}" + path.format_map(await _names(raw, alice))
    raw.sandbox.guild.channel().permit(**{permission: False})
    refused = await raw(method, where, body)
    assert (refused.status, refused.code) == (403, code)
    raw.sandbox.guild.channel().permit(**{permission: None})
    assert (await raw(method, where, body)).status < 300


@pytest.mark.parametrize(("permission", "method", "path", "body"), NEVER.values(), ids=NEVER)
async def test_a_permission_the_bot_was_not_invited_with(
    raw: Raw, alice: User, permission: str, method: str, path: str, body: Any
) -> None:
    where = f"/channels/{raw.games.id}" + path.format_map(await _names(raw, alice))
    assert (await raw(method, where, body)).code == 50013
    raw.sandbox.guild.channel().permit(**{permission: True})
    assert (await raw(method, where, body)).status < 300


async def test_files_need_their_permission_when_sent_and_when_edited_in(raw: Raw) -> None:
    message = await raw.message()
    raw.sandbox.guild.channel().permit(attach_files=False)
    assert (await raw.send({}, {"a.png": PNG})).code == 50013
    path = f"/channels/{raw.games.id}/messages/{message.id}"
    assert (await raw("PATCH", path, {"content": "y"}, {"a.png": PNG})).code == 50013
    assert (await raw("PATCH", path, {"content": "y"})).status == 200


async def test_history_without_its_permission_is_empty_and_answers_are_refused(raw: Raw) -> None:
    message = await raw.message()
    raw.sandbox.guild.channel().permit(read_message_history=False)
    assert (await raw("GET", f"/channels/{raw.games.id}/messages")).data == []
    assert (await raw.send({"content": "x", "message_reference": {"message_id": message.id}})).code == 160002


async def test_only_own_messages_are_edited(raw: Raw, alice: User) -> None:
    theirs = alice.write("mine")
    assert (await raw("PATCH", f"/channels/{raw.games.id}/messages/{theirs.id}", {"content": "x"})).code == 50005


async def test_an_answer_refers_to_its_message(raw: Raw, alice: User) -> None:
    theirs = alice.write("mine")
    answer = await raw.message({"content": "yours", "message_reference": {"message_id": int(theirs.id)}})
    assert answer.data["referenced_message"]["content"] == "mine"
    assert answer.pings == [alice.id]


# -- private channels -------------------------------------------------------------------------------------------


async def test_a_private_channel_opens_once_and_is_closed_to_who_wants(raw: Raw, alice: User) -> None:
    opened = await raw("POST", "/users/@me/channels", {"recipient_id": int(alice.id)})
    again = await raw("POST", "/users/@me/channels", {"recipient_id": alice.id})
    assert opened.data["id"] == again.data["id"]
    private = raw.world.channels[opened.data["id"]]
    message = await raw.message(channel=private)
    assert [m.content for m in alice.dms()] == ["hello"]
    alice.close_dms()
    assert (await raw.send({"content": "x"}, channel=private)).code == 50007
    assert (await raw("PATCH", f"/channels/{private.id}/messages/{message.id}", {"content": "y"})).status == 200
    theirs = alice.write("hi", alice.private)
    assert (await raw("DELETE", f"/channels/{private.id}/messages/{theirs.id}")).code == 50003


@pytest.mark.parametrize(("recipient", "code"), [("5", 50033), ("bot", 50007), (None, 50035)])
async def test_private_channels_with_nobody(raw: Raw, recipient: str | None, code: int) -> None:
    body = {"recipient_id": raw.world.bot.id if recipient == "bot" else recipient}
    assert (await raw("POST", "/users/@me/channels", body)).code == code


# -- threads ----------------------------------------------------------------------------------------------------


async def _thread(raw: Raw, kind: int = PUBLIC_THREAD) -> Channel:
    made = await raw("POST", f"/channels/{raw.games.id}/threads", {"name": "Table 2", "type": kind})
    assert made.status == 201, made.data
    return raw.world.channels[made.data["id"]]


async def test_writing_unarchives_a_thread_unless_it_is_locked(raw: Raw) -> None:
    thread = await _thread(raw)
    message = await raw.message(channel=thread)
    raw.world.archive(thread, archived=True)
    edited = await raw("PATCH", f"/channels/{thread.id}/messages/{message.id}", {"content": "y"})
    assert (edited.status, edited.code) == (400, 50083)
    await raw.message(channel=thread)
    assert not thread.archived
    raw.world.archive(thread, archived=True, locked=True)
    refused = await raw.send({"content": "x"}, channel=thread)
    assert (refused.status, refused.code) == (403, 160005)
    raw.world.archive(thread, archived=False)
    assert (await raw.send({"content": "x"}, channel=thread)).code == 160005
    raw.sandbox.guild.channel().permit(manage_threads=True)
    await raw.message(channel=thread)
    raw.sandbox.guild.channel().permit(send_messages_in_threads=False)
    assert (await raw.send({"content": "x"}, channel=thread)).code == 50013


async def test_a_thread_is_archived_renamed_and_opened_by_its_owner(raw: Raw) -> None:
    thread = await _thread(raw)
    path = f"/channels/{thread.id}"
    closed = await raw("PATCH", path, {"name": "Over", "archived": True})
    assert (closed.data["name"], closed.data["thread_metadata"]["archived"]) == ("Over", True)
    assert (await raw("PATCH", path, {"name": "Again"})).code == 50083
    assert (await raw("PATCH", path, {"archived": False})).status == 200
    assert (await raw("PATCH", path, {"locked": True})).code == 50013
    assert (await raw("DELETE", path)).code == 50013
    assert (await raw("PATCH", path, {"auto_archive_duration": 5})).wrong == {
        "auto_archive_duration: BASE_TYPE_CHOICES"
    }


async def test_a_message_has_one_thread(raw: Raw) -> None:
    message = await raw.message()
    path = f"/channels/{raw.games.id}/messages/{message.id}/threads"
    made = await raw("POST", path, {"name": "Table 2"})
    assert made.data["id"] == message.id
    assert message.data["thread"]["name"] == "Table 2"
    assert (await raw("POST", path, {"name": "Table 3"})).code == 160004
    thread = raw.world.channels[message.id]
    inside = await raw.message(channel=thread)
    assert (await raw("POST", f"/channels/{thread.id}/messages/{inside.id}/threads", {"name": "t"})).code == 50024


async def test_thread_members(raw: Raw, alice: User, bob: User) -> None:
    raw.sandbox.guild.channel().permit(create_private_threads=True)
    thread = await _thread(raw, PRIVATE_THREAD)
    path = f"/channels/{thread.id}/thread-members"
    assert (await raw("PUT", f"{path}/{alice.id}")).status == 204
    assert [m["user_id"] for m in (await raw("GET", path)).data] == [raw.world.bot.id, alice.id]
    assert (await raw("GET", f"{path}/{bob.id}")).code == 10007
    assert [raw.world.sees(u.person, thread) for u in (alice, bob)] == [True, False]
    assert (await raw("DELETE", f"{path}/{alice.id}")).code == 50013
    assert (await raw("PUT", f"{path}/5")).code == 10013
    assert (await raw("DELETE", f"{path}/@me")).status == 204
    assert (await raw("PUT", f"{path}/{alice.id}")).code == 50001
    assert (await raw("GET", f"/guilds/{raw.world.guild.id}/threads/active")).data["threads"] == []
    raw.world.join(thread, raw.world.bot)
    raw.world.archive(thread, archived=True)


async def test_a_thread_has_the_permissions_of_its_channel(raw: Raw) -> None:
    thread = await _thread(raw)
    raw.sandbox.guild.channel().permit(send_messages_in_threads=False)
    assert (await raw.send({"content": "x"}, channel=thread)).code == 50013
    assert (await raw.send({"content": "x"})).status == 200


async def test_a_thread_goes_with_its_channel(raw: Raw) -> None:
    thread = await _thread(raw)
    message = await raw.message(channel=thread)
    raw.world.drop_channel(raw.games)
    assert (await raw("GET", f"/channels/{thread.id}")).code == 10003
    assert message.id not in raw.world.messages


# -- nonces, late edits, history --------------------------------------------------------------------------------


async def test_an_enforced_nonce_gives_the_message_already_made(raw: Raw) -> None:
    body = {"content": "once", "nonce": "7", "enforce_nonce": True}
    first = await raw.send(body)
    assert (await raw.send(body | {"content": "twice"})).data == first.data
    other = raw.sandbox.guild.channel("other").inner
    assert (await raw.send(body, channel=other)).data["id"] != first.data["id"]
    assert (await raw.send({"content": "free", "nonce": "7"})).data["id"] != first.data["id"]
    raw.sandbox.later(301)
    assert (await raw.send(body)).data["id"] != first.data["id"]


async def test_history_keeps_a_containers_number_but_no_nonce(raw: Raw) -> None:
    box = {"type": 17, "id": 987654321, "components": [{"type": 10, "content": "board"}]}
    body = {"flags": 1 << 15, "components": [box], "nonce": "7", "enforce_nonce": True}
    sent = await raw.send(body)
    assert sent.data["nonce"] == "7"
    path = f"/channels/{raw.games.id}/messages"
    for found in ((await raw("GET", path)).data[0], (await raw("GET", f"{path}/{sent.data['id']}")).data):
        assert "nonce" not in found
        assert found["components"][0]["id"] == 987654321
    edited = await raw("PATCH", f"{path}/{sent.data['id']}", {"components": [box | {"id": 5}]})
    assert ("nonce" in edited.data, edited.data["components"][0]["id"]) == (False, 5)
    raw.sandbox.guild.channel().permit(read_message_history=False)
    assert (await raw("GET", path)).data == []
    assert (await raw("GET", f"{path}/{sent.data['id']}")).code == 50001


async def test_an_old_message_is_edited_three_times_in_ten_minutes(raw: Raw) -> None:
    message = await raw.message()
    path = f"/channels/{raw.games.id}/messages/{message.id}"
    raw.sandbox.later(3000)
    statuses = [(await raw("PATCH", path, {"content": f"{n}"})).status for n in range(5)]
    assert statuses == [200] * 5
    raw.sandbox.later(601)
    answers = [await raw("PATCH", path, {"content": f"{n}"}) for n in range(4)]
    assert [a.status for a in answers] == [200, 200, 200, 429]
    assert answers[3].code == 30046
    assert 0 < answers[3].data["retry_after"] <= 600
    raw.sandbox.later(600)
    assert (await raw("PATCH", path, {"content": "x"})).status == 200


async def test_history_before_after_and_around(raw: Raw) -> None:
    ids = [(await raw.message({"content": str(n)})).id for n in range(7)]

    async def contents(query: str) -> str:
        return "".join(m["content"] for m in (await raw("GET", f"/channels/{raw.games.id}/messages?{query}")).data)

    assert await contents("limit=3") == "654"
    assert await contents(f"before={ids[3]}&limit=2") == "21"
    assert await contents(f"after={ids[3]}&limit=2") == "54"
    assert await contents(f"around={ids[3]}&limit=3") == "432"
    assert await contents("") == "6543210"
    assert (await raw("GET", f"/channels/{raw.games.id}/messages?limit=101")).code == 50035


async def test_pins(raw: Raw) -> None:
    message = await raw.message()
    raw.sandbox.guild.channel().permit(manage_messages=True)
    path = f"/channels/{raw.games.id}/messages/pins"
    await raw("PUT", f"{path}/{message.id}")
    assert [i["message"]["id"] for i in (await raw("GET", path)).data["items"]] == [message.id]
    await raw("DELETE", f"{path}/{message.id}")
    assert (await raw("GET", f"/channels/{raw.games.id}/pins")).data == []


async def test_many_are_deleted_at_once(raw: Raw) -> None:
    ids = [(await raw.message()).id for _ in range(3)]
    path = f"/channels/{raw.games.id}/messages/bulk-delete"
    assert (await raw("POST", path, {"messages": ids[:2]})).code == 50013
    raw.sandbox.guild.channel().permit(manage_messages=True)
    assert (await raw("POST", path, {"messages": ids[:1]})).code == 50035
    assert (await raw("POST", path, {"messages": ids[:2]})).status == 204
    assert list(raw.games.messages) == ids[2:]


# -- rate limits ------------------------------------------------------------------------------------------------


async def test_five_messages_in_five_seconds_for_each_channel(raw: Raw) -> None:
    raw.sandbox.settings.rate_limits = "strict"
    answers = [await raw.send({"content": "x"}) for _ in range(6)]
    assert [a.status for a in answers] == [200] * 5 + [429]
    assert [a.headers["X-RateLimit-Remaining"] for a in answers] == ["4", "3", "2", "1", "0", "0"]
    assert answers[0].headers["X-RateLimit-Limit"] == "5"
    late = answers[5]
    assert 0 < late.data["retry_after"] <= 5
    assert late.data["global"] is False
    assert late.headers["X-RateLimit-Scope"] == "user"
    assert "Via" in late.headers
    other = raw.sandbox.guild.channel("other").inner
    assert (await raw.send({"content": "x"}, channel=other)).status == 200
    raw.sandbox.later(5)
    assert (await raw.send({"content": "x"})).status == 200


async def test_fifty_requests_a_second_in_all_but_answers_to_people(raw: Raw, alice: User) -> None:
    raw.sandbox.settings.rate_limits, raw.sandbox.settings.global_limit = "strict", 3
    answers = [await raw("GET", path) for path in ("/users/@me", "/gateway", f"/users/{alice.id}", "/gateway/bot")]
    assert [a.status for a in answers] == [200, 200, 200, 429]
    assert answers[3].headers["X-RateLimit-Global"] == "true"
    assert answers[3].data["global"] is True
    sent = raw.typed(alice.person)
    assert (await raw.answer(sent, {"type": 4, "data": {"content": "x"}})).status == 204
    assert (await raw("POST", raw.hook(sent), {"content": "x"})).status == 200


async def test_told_but_not_enforced(raw: Raw) -> None:
    raw.sandbox.settings.rate_limits = "headers"
    answers = [await raw.send({"content": "x"}) for _ in range(7)]
    assert {a.status for a in answers} == {200}
    assert answers[6].headers["X-RateLimit-Remaining"] == "0"


async def test_too_many_invalid_requests_lock_the_bot_out(raw: Raw) -> None:
    raw.sandbox.settings.invalid_limit = 3
    for _ in range(3):
        assert (await raw("GET", "/users/@me", token="Bot wrong")).status == 401
    locked = await raw("GET", "/users/@me")
    assert locked.status == 429
    assert "Via" not in locked.headers
    raw.sandbox.later(600)
    assert (await raw("GET", "/users/@me")).status == 200


# -- links ------------------------------------------------------------------------------------------------------


async def test_a_link_works_for_a_day_and_reading_the_message_renews_it(raw: Raw) -> None:
    body = {"flags": 1 << 15, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]}
    sent = (await raw.send(body, {"a.png": PNG})).data
    link = sent["attachments"][0]["url"]

    async def works(url: str) -> bool:
        async with raw.session.get(url) as response:
            return response.status == 200

    assert await works(link)
    assert not await works(link.partition("?")[0])
    raw.sandbox.later(86_401)
    assert not await works(link)
    again = (await raw("GET", f"/channels/{raw.games.id}/messages/{sent['id']}")).data
    assert again["attachments"][0]["url"] != link
    assert await works(again["attachments"][0]["url"])
    assert await works(again["components"][0]["items"][0]["media"]["url"])

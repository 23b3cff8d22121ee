"""Forums: posts with tags, as Discord asks for them; threads that fall asleep, and what wakes them."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.permissions import BOT_DEFAULT, bits
from sandbox.settings import SandboxSettings
from testing.driver import Channel, NotPossible, Sandbox, User
from tests.sandbox.raw import Answer, Raw
from tests.sandbox.small_bot import PNG, SmallBot

FIRST = {"content": "hello"}


@pytest.fixture
def forum(sandbox: Sandbox) -> Channel:
    return sandbox.guild.forum("tables", "Running", "Finished")


def ids(forum: Channel, *names: str) -> list[str]:
    return [tag.id for tag in forum.inner.tags if tag.name in names]


def awake(thread: Channel) -> bool:
    return not thread.archived


async def posted(raw: Raw, forum: Channel, **more: Any) -> Answer:
    return await raw("POST", f"/channels/{forum.id}/threads", {"name": "Table 1", "message": FIRST} | more)


async def test_a_post_is_a_thread_with_a_first_message_of_its_id(raw: Raw, forum: Channel) -> None:
    made = await posted(raw, forum, applied_tags=ids(forum, "Running"), auto_archive_duration=10080)
    assert made.status == 201, made.data
    post = made.data
    assert (post["id"], post["id"], post["parent_id"]) == (
        post["message"]["id"],
        post["message"]["channel_id"],
        forum.id,
    )
    assert (post["type"], post["applied_tags"]) == (11, ids(forum, "Running"))
    assert (post["message_count"], post["thread_metadata"]["auto_archive_duration"]) == (0, 10080)
    (there,) = forum.threads
    assert ([m.content for m in there.messages], there.tags) == (["hello"], ["Running"])
    edit = await raw("PATCH", f"/channels/{there.id}/messages/{there.id}", {"content": "changed"})
    assert edit.status == 200
    await raw.send({"content": "more"}, channel=there.inner)
    assert (await raw("GET", f"/channels/{there.id}")).data["message_count"] == 1


async def test_files_of_the_first_message(raw: Raw, forum: Channel) -> None:
    message = FIRST | {"attachments": [{"id": 0, "filename": "a.png"}]}
    body = {"name": "Table 1", "message": message}
    made = await raw("POST", f"/channels/{forum.id}/threads", body, {"a.png": PNG})
    assert [a["filename"] for a in made.data["message"]["attachments"]] == ["a.png"]
    forum.permit(attach_files=False)
    assert (await raw("POST", f"/channels/{forum.id}/threads", body, {"a.png": PNG})).code == 50013


async def test_a_forum_takes_no_messages_and_no_bare_threads(raw: Raw, forum: Channel, alice: User) -> None:
    assert (await raw.send(FIRST, channel=forum.inner)).code == 50008
    refused = await raw("POST", f"/channels/{forum.id}/threads", {"name": "Table 1", "type": 11})
    assert refused.wrong == {"message: BASE_TYPE_REQUIRED"}
    assert (await posted(raw, forum, message={})).code in (50006, 50035)
    forum.permit(send_messages=False)
    assert (await posted(raw, forum)).code == 50013
    with pytest.raises(NotPossible, match="no messages of its own"):
        alice.write("hi", forum)
    assert raw.sandbox.server.page.actions.commands(alice.person, forum.inner) == []
    assert not forum.threads


@pytest.mark.parametrize("wanted", [None, []])
async def test_a_tag_may_be_required(raw: Raw, forum: Channel, alice: User, wanted: Any) -> None:
    forum.set_tags("Running", required=True)
    assert (await raw("GET", f"/channels/{forum.id}")).data["flags"] == 1 << 4
    assert (await posted(raw, forum, applied_tags=wanted)).code == 40067
    with pytest.raises(NotPossible, match="tag is required"):
        alice.post(forum, "Mine", "hi")
    assert alice.post(forum, "Mine", "hi", "Running").tags == ["Running"]
    assert (await posted(raw, forum, applied_tags=ids(forum, "Running"))).status == 201
    forum.set_tags("Kept for moderators", required=True, moderated=True)
    assert (await posted(raw, forum)).code == 40066


async def test_tags_that_cannot_be_put_on_a_post(raw: Raw, forum: Channel) -> None:
    many = ids(forum, "Running") * 6
    assert (await posted(raw, forum, applied_tags=many)).wrong == {"applied_tags: BASE_TYPE_MAX_LENGTH"}
    assert (await posted(raw, forum, applied_tags=["5"])).code == 10087
    forum.set_tags("Pinned by us", moderated=True)
    assert (await posted(raw, forum, applied_tags=ids(forum, "Pinned by us"))).code == 50013
    forum.permit(manage_threads=True)
    assert (await posted(raw, forum, applied_tags=ids(forum, "Pinned by us"))).status == 201


async def test_tags_of_a_post_change_and_go_with_the_forums(raw: Raw, forum: Channel, alice: User) -> None:
    made = (await posted(raw, forum, applied_tags=ids(forum, "Running"))).data["id"]
    body = {"applied_tags": ids(forum, "Finished")}
    assert (await raw("PATCH", f"/channels/{made}", body)).data["applied_tags"] == ids(forum, "Finished")
    theirs = alice.post(forum, "Mine", "hi", "Running")
    assert (await raw("PATCH", f"/channels/{theirs.id}", body)).code == 50013
    forum.set_tags("Running")
    assert (await raw("GET", f"/channels/{made}")).data["applied_tags"] == []
    assert theirs.tags == ["Running"]


async def test_a_bot_makes_tags_where_it_may_manage_channels(raw: Raw, forum: Channel) -> None:
    path, known = (
        f"/channels/{forum.id}",
        [{"id": i, "name": n} for i, n in zip(ids(forum, "Running"), ["Running"], strict=True)],
    )
    wanted = [*known, {"name": "Moon", "emoji_name": "🌙"}]
    assert (await raw("PATCH", path, {"available_tags": wanted})).code == 50013
    forum.permit(manage_channels=True)
    made = (await raw("PATCH", path, {"available_tags": wanted})).data["available_tags"]
    assert [(tag["name"], tag["emoji_name"]) for tag in made] == [("Running", None), ("Moon", "🌙")]
    assert made[0]["id"] == known[0]["id"]
    twice = [{"name": "Moon"}, {"name": "moon"}]
    assert (await raw("PATCH", path, {"available_tags": twice})).code == 40061
    full = [{"name": f"Tag {n}"} for n in range(21)]
    assert (await raw("PATCH", path, {"available_tags": full})).wrong == {"available_tags: BASE_TYPE_MAX_LENGTH"}
    long = [{"name": "x" * 51}]
    assert (await raw("PATCH", path, {"available_tags": long})).wrong == {"available_tags.0.name: BASE_TYPE_BAD_LENGTH"}
    assert (await raw("PATCH", path, {"flags": 1 << 4})).data["flags"] == 1 << 4


# -- threads that fall asleep -----------------------------------------------------------------------------------


async def test_threads_are_archived_after_a_while_and_wake_when_something_is_posted(raw: Raw, alice: User) -> None:
    games = raw.sandbox.guild.channel()
    made = await raw("POST", f"/channels/{games.id}/threads", {"name": "x", "type": 11, "auto_archive_duration": 1440})
    (thread,) = games.threads
    raw.sandbox.later(86_399)
    assert awake(thread)
    await raw.send(FIRST, channel=thread.inner)
    raw.sandbox.later(86_399)
    assert awake(thread)
    raw.sandbox.later(2)
    assert not awake(thread)
    message = thread.messages[0]
    assert (await raw("PATCH", f"/channels/{thread.id}/messages/{message.id}", {"content": "y"})).code == 50083
    alice.write("good morning", thread)
    assert awake(thread)
    raw.sandbox.later(80_000)
    await raw("PATCH", f"/channels/{made.data['id']}", {"auto_archive_duration": 60})
    raw.sandbox.later(3_000)
    assert awake(thread)
    raw.sandbox.later(700)
    assert not awake(thread)


async def test_what_is_used_in_an_archived_thread_opens_it(sandbox: Sandbox, bot: SmallBot, alice: User) -> None:
    thread = sandbox.guild.channel("games").thread("aside", alice)
    shown = await alice.slash("classic", thread)
    thread.archive()
    assert (await alice.click(shown, "Noted")).failed is None
    assert awake(thread)
    thread.archive()
    await alice.slash("classic", thread)
    assert awake(thread)
    thread.archive(locked=True)
    with pytest.raises(NotPossible, match="locked"):
        await alice.click(shown, "Noted")


async def test_discord_py_makes_posts_and_knows_their_tags() -> None:
    settings = SandboxSettings(bot_permissions=BOT_DEFAULT | bits(["manage_channels"]))
    async with Sandbox(settings, quiet=0.1) as sandbox:
        tables = sandbox.guild.forum("tables", "Running")
        bot = await sandbox.connect(SmallBot)
        (forum,) = bot.guilds[0].forums
        new = await forum.create_tag(name="Finished")
        assert new.id
        made = await forum.create_thread(name="Table 1", content="hello", applied_tags=[forum.available_tags[0]])
        await sandbox.until(lambda: bot.guilds[0].get_thread(made.thread.id))
        (post,) = tables.threads
        assert post.tags == ["Running"]
        await made.thread.edit(applied_tags=[new], archived=True)
        assert (post.tags, post.archived) == (["Finished"], True)
        await made.thread.send("again")
        assert not post.archived
        tables.set_tags("Running", "Finished", "Moon", required=True)
        await sandbox.until(lambda: bot.guilds[0].forums[0].flags.require_tag)
        assert [tag.name for tag in bot.guilds[0].forums[0].available_tags] == ["Running", "Finished", "Moon"]

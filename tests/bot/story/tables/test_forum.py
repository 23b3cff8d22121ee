"""Tables as posts of a forum: with their tags, to the end, and what becomes of forums that are other than thought."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.outbox import queries as outbox
from bot.outbox.model import Kind
from bot.people import setting_queries
from bot.people.settings import GuildSettings
from bot.tables.core.model import Status
from bot.tables.seating import leaving
from sandbox import forums
from sandbox.state import VOICE, Event
from testing.driver import Channel, Sandbox, User
from testing.story.acts import at_table, close
from testing.story.helpers import post_with, said
from testing.story.journal_checks import all_said
from testing.story.staging import play_out
from testing.story.table import Table
from testing.views import Response

TAGS = "Lost Cities", "Looking for players", "Läuft", "Finished", "Off topic"
MENU = "cairn:c:setting:0:0:forum"


@pytest.fixture
def boss(sandbox: Sandbox) -> User:
    return sandbox.guild.user("Boss", manager=True)


@pytest.fixture
def forum(sandbox: Sandbox) -> Channel:
    return sandbox.guild.forum("tables", *TAGS)


def asleep(thread: Channel) -> bool:
    return thread.archived


async def places(boss: User, games: Channel) -> Response:
    page = await boss.slash("/server settings", games)
    return await boss.choose(page, None, "places", custom_id="cairn:s:setting-page:0:0")


async def named(boss: User, games: Channel, forum: Channel) -> Response:
    """``boss`` names the server's forum, in Discord's own menu."""
    return await boss.choose(await places(boss, games), None, forum, custom_id=MENU)


async def opened(who: User, where: Channel, forum: Channel, game: str = "lost_cities") -> Channel:
    """The post of a table that ``who`` opens."""
    answer = await who.slash("/open", where, game=game)
    post = forum.threads[-1]
    assert f"<#{post.id}>" in answer.text, answer.text
    return post


async def test_a_table_is_a_post_with_its_tags_from_the_first_to_the_last(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User, forum: Channel
) -> None:
    page = await named(boss, games, forum)
    assert f"<#{forum.id}>" in page.text
    post = await opened(people[0], games, forum)
    await all_said(cairn.store, sandbox)
    head, lobby = post.messages
    assert (head.id, post.inner.archive_minutes, games.messages) == (post.id, 7 * 24 * 60, [])
    assert people[0].name in post.name
    assert "table 1" in post.name
    assert post.tags == ["Lost Cities", "Looking for players"]
    assert said(None, "table-status-lobby") in head.text
    joined = await people[1].click(head, custom_id="cairn:b:join")
    assert said(people[1], "said-joined", table="1") in joined.text
    await all_said(cairn.store, sandbox)
    await people[0].click(lobby, custom_id="cairn:b:start")
    table = Table(sandbox, people[:2], post)
    await table.board()
    await all_said(cairn.store, sandbox)
    assert post.tags == ["Lost Cities", "Läuft"]
    assert "Dörte" in head.text or people[1].name in head.text
    assert head.buttons == []
    for _ in range(4):
        await table.turn()
    post.inner.applied.append(next(tag.id for tag in forum.inner.tags if tag.name == "Off topic"))
    sandbox.world.tell(Event("THREAD_UPDATE", post.inner))
    await play_out(cairn)
    await all_said(cairn.store, sandbox)
    assert set(post.tags) == {"Lost Cities", "Finished", "Off topic"}, "what others have put on it stays"
    assert (post.archived, post.inner.locked) == (True, False)
    assert said(None, "table-status-finished") in head.text
    again = await people[1].click(post_with(post, "rematch") or head, custom_id="cairn:b:rematch")
    assert not again.failed
    assert len(forum.threads) == 1, "the post is free, and the rematch stands in it"
    await all_said(cairn.store, sandbox)
    assert (post.archived, post.tags[:2]) == (False, ["Lost Cities", "Looking for players"])


async def test_managers_move_tables_into_the_forum_as_opening_does(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User, forum: Channel
) -> None:
    den = sandbox.guild.channel("den")
    table = await Table.start(sandbox, people[:2], den)
    lobby = await Table.lobby(sandbox, people[2:3], sandbox.guild.channel("attic"))
    await all_said(cairn.store, sandbox)
    await named(boss, games, forum)

    async def moved() -> Response:
        page = await boss.slash("/server tables", games)
        page = await boss.choose(page, None, "1", "2", custom_id="cairn:s:server-pick:0:0")
        page = await boss.click(page, said(boss, "button-move-tables"))
        assert said(boss, "tables-sure-move") in page.text
        return await boss.click(page, said(boss, "button-do-it"))

    forum.permit(send_messages_in_threads=False)
    refused = await moved()
    assert refused.text.count(said(boss, "permission-send-messages-in-threads")) == 2
    assert not forum.threads
    forum.permit(send_messages_in_threads=None)
    assert (await moved()).text.count(said(boss, "tables-done-move")) == 2
    await all_said(cairn.store, sandbox)
    by_table = {int(post.id): post for post in forum.threads}
    first, second = [by_table[(await cairn.tables.get(number)).channel_id or 0] for number in (1, 2)]
    assert first.tags == ["Lost Cities", "Läuft"]
    assert second.tags == ["Lost Cities", "Looking for players"]
    assert people[0].name in first.messages[0].text
    assert [games.threads, den.threads] == [[], []]
    assert f"<#{first.id}>" in table.boards[-1].text, "the board that it has left leads there"
    assert lobby.posts
    await Table(sandbox, people[:2], first).turn()


async def test_somebody_elses_post_keeps_its_tags(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User, forum: Channel
) -> None:
    await named(boss, games, forum)
    theirs = people[2].post(forum, "Who plays tonight?", "Lost Cities, anyone?", "Off topic")
    await people[0].slash("/open", theirs, game="lost_cities")
    await people[1].click(await sandbox.until(lambda: post_with(theirs, "join")), custom_id="cairn:b:join")
    await all_said(cairn.store, sandbox)
    await people[0].click(post_with(theirs, "start") or theirs.messages[-1], custom_id="cairn:b:start")
    await Table(sandbox, people[:2], theirs).turn()
    await leaving.concede(cairn.tables, 1, int(people[1].id))
    await all_said(cairn.store, sandbox)
    assert (forum.threads, theirs.tags, theirs.archived) == ([theirs], ["Off topic"], False)
    assert theirs.messages[0].text == "Lost Cities, anyone?"
    await people[0].slash("/open", theirs, game="lost_cities")
    third = await opened(people[0], theirs, forum)
    assert third.tags == ["Lost Cities", "Looking for players"], "one table a post: the next has its own"


async def test_what_the_forum_lacks_is_named_and_made(
    cairn: Cairn, sandbox: Sandbox, games: Channel, boss: User
) -> None:
    german = sandbox.guild.user("Leitung", locale="de", manager=True)
    forum = sandbox.guild.forum("tische", "Moon")
    forum.permit(send_messages_in_threads=False)
    page = await named(boss, games, forum)
    missing = said(boss, "permission-send-messages-in-threads")
    assert said(boss, "forum-lacks", channel=f"<#{forum.id}>", missing=missing) in page.text
    assert "Looking for players, Running, Finished, Lost Cities" in page.text
    assert said(boss, "permission-send-messages-in-threads") in (await boss.slash("/server health", games)).text
    assert not [button for button in page.buttons if "forum-tags" in (button.custom_id or "")]
    forum.permit(send_messages_in_threads=None, manage_channels=True)
    page = await places(german, games)
    assert "Sucht Mitspieler, Läuft, Beendet" in page.text
    page = await german.click(page, said(german, "button-forum-tags"))
    assert forum.tags[:4] == ["Moon", "Sucht Mitspieler", "Läuft", "Beendet"]
    assert {"Lost Cities", "Expeditions"} < set(forum.tags)
    assert "Sucht Mitspieler" not in page.text
    forum.set_tags(*(f"Tag {n}" for n in range(20)))
    page = await places(boss, games)
    assert "Discord allows 20" in page.text
    assert not [button for button in page.buttons if "forum-tags" in (button.custom_id or "")]
    stranger = await sandbox.guild.user("Guest").forge_component(page, "cairn:b:forum-tags:0:0")
    assert stranger.text == said(None, "refusal-manage-only") or stranger.ephemeral
    assert forum.tags == [f"Tag {n}" for n in range(20)]


async def test_required_tags_are_honoured(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User
) -> None:
    forum = sandbox.guild.forum("tables", "Off topic", required=True)
    await named(boss, games, forum)
    refused = await people[1].slash("/open", games, game="moon")
    wanted = "Looking for players, Running, Finished, Moon"  # in the language of the server
    assert refused.text == said(people[1], "refusal-forum-tag", channel=f"<#{forum.id}>", tags=wanted)
    assert forum.threads == []
    forum.set_tags("Moon", required=True, moderated=True)
    refused = await people[1].slash("/open", games, game="moon")
    states = "Looking for players, Running, Finished"
    assert refused.text == said(people[1], "refusal-forum-tag", channel=f"<#{forum.id}>", tags=states)
    assert forum.threads == [], "a tag for moderators is none for the bot"
    forum.set_tags("moon", required=True)
    post = await opened(people[1], games, forum, "moon")
    await all_said(cairn.store, sandbox)
    assert post.tags == ["moon"]
    await close(people[1], post)
    await all_said(cairn.store, sandbox)
    assert (post.tags, post.archived) == (["moon"], True)


async def test_tags_that_went_while_nobody_said_so(
    cairn: Cairn,
    sandbox: Sandbox,
    people: list[User],
    games: Channel,
    boss: User,
    forum: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await named(boss, games, forum)
    monkeypatch.setattr(sandbox.server.gateway, "_emit", lambda *_: None)
    forum.set_tags("Expeditions")
    post = await opened(people[0], games, forum)
    assert post.tags == []
    forum.set_tags("Lost Cities", required=True)
    assert (await opened(people[1], games, forum)).tags == ["Lost Cities"]


async def test_a_channel_that_becomes_a_forum(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    table = await Table.start(sandbox, people[:2], games)
    await table.turn()
    await all_said(cairn.store, sandbox)
    forums.become(sandbox.world, games.inner)
    elsewhere = sandbox.guild.channel("elsewhere")
    actor = table.actor
    panel = await actor.click(actor.dms()[-1], custom_id="cairn:b:turn")
    assert panel.ephemeral
    moved = await at_table(actor, "move", elsewhere, table="1")
    assert moved.text == said(actor, "said-moved", table="1")
    there = Table(sandbox, people[:2], elsewhere)
    await there.turn()
    post = await cairn.store.read(outbox.find_post, 1, Kind.STATUS)
    assert post is not None
    assert post.channel_id == int(elsewhere.id)
    assert (await cairn.tables.get(1)).status is Status.RUNNING
    lobby = sandbox.guild.forum("lobby")  # as a bot that starts anew finds it
    was_text = {"lobby_channel": int(lobby.id)}
    await cairn.store.write(setting_queries.change, "guild", int(sandbox.guild.id), GuildSettings, was_text)
    boss = sandbox.guild.user("Boss", manager=True)
    health = (await boss.slash("/server health", elsewhere)).text
    assert said(boss, "health-gone", channel=f"<#{lobby.id}>", what=said(boss, "health-lobby")) in health


async def test_other_channels_are_refused_by_name(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User, forum: Channel
) -> None:
    talk = sandbox.guild.channel("talk", VOICE)
    for who in people[:2]:
        refused = await who.slash("/open", talk, game="moon")
        assert refused.text == said(who, "refusal-place-kind", channel=f"<#{talk.id}>")
    await named(boss, games, forum)
    post = await opened(people[0], talk, forum)
    assert post.tags == ["Looking for players"] or post.tags == ["Lost Cities", "Looking for players"]
    found = await people[0].slash("/find", post, game="moon")
    assert found.text == said(people[0], "refusal-find-place")


@pytest.mark.parametrize("wanted", [True, False])
async def test_threads_of_tables_are_archived_never_locked_and_wake(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel, boss: User, *, wanted: bool
) -> None:
    await Table.lobby(sandbox, people[2:3], games)
    if not wanted:
        page = await places(boss, games)
        await boss.choose(page, None, "off", custom_id="cairn:s:setting:0:0:archive")
    await people[0].slash("/open", games, game="lost_cities")
    (thread,) = games.threads
    assert thread.inner.archive_minutes == 7 * 24 * 60
    await people[1].click(await sandbox.until(lambda: post_with(thread, "join")), custom_id="cairn:b:join")
    await all_said(cairn.store, sandbox)
    await people[0].click(post_with(thread, "start") or thread.messages[-1], custom_id="cairn:b:start")
    table = Table(sandbox, people[:2], thread)
    await table.board()
    await all_said(cairn.store, sandbox)
    sandbox.later(7 * 24 * 60 * 60 + 1)
    assert asleep(thread)
    await table.turn()
    await all_said(cairn.store, sandbox)
    assert not asleep(thread), "the board has woken it"
    await leaving.concede(cairn.tables, 2, int(people[1].id))
    await all_said(cairn.store, sandbox)
    assert (asleep(thread), thread.inner.locked) == (wanted, False)
    people[0].write("Good game!", thread)
    assert not asleep(thread)

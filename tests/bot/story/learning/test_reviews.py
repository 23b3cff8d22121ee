"""*Review together* in the sandbox: a thread with the film, positions pinned with a line, the moments of who agrees."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.privacy.cog import DataCommands
from bot.reviews import queries
from bot.tables.seating import leaving
from games import GAMES
from testing.driver import Channel, Message, Sandbox, User
from testing.story.acts import own_data
from testing.story.helpers import described, said
from testing.story.journal_checks import all_said
from testing.story.messages import MessageTable, installed
from testing.story.table import Table
from testing.views import Response
from tests.bot.reviews.test_service import Judge

WORDS = "Here it was lost"
FILM_SECONDS = 60.0
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


async def ended(cairn: Cairn, table: Table, turns: int = 2) -> None:
    """Some turns, then somebody gives up."""
    for _ in range(turns):
        await table.turn()
    await leaving.concede(cairn.tables, 1, int(table.users[1].id))
    await table.sandbox.until(lambda: table.over)


async def pin(user: User, channel: Channel, words: str = WORDS, turn: int = 1, eyes: str = "public") -> Response:
    """*Pin here* in the replay, with a line."""
    viewer = await user.slash("/replay", channel, table="1", turn=turn)
    menus = [menu for menu in viewer.selects if ":replay-eyes:" in menu.custom_id]
    if menus:
        viewer = await user.choose(viewer, None, eyes, custom_id=menus[0].custom_id)
    form = await user.click(viewer, custom_id="cairn:b:pin")
    return form if form.modal is None else await user.submit(form, {"words": words})


async def posts(sandbox: Sandbox, channel: Channel, count: int) -> list[Message]:
    """The bot's posts in a channel once there are so many."""

    def there() -> list[Message] | None:
        found = [each for each in channel.messages if each.by_bot and each.text]
        return found if len(found) >= count else None

    return await sandbox.until(there, timeout=FILM_SECONDS)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_reviewed_in_a_thread_below_its_film(
    game: str, cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    me, other, *_ = people
    cairn.reviews.look_back._judge = Judge()
    stranger = sandbox.guild.user("watcher")
    table = await Table.start(sandbox, people[:2], game=game)
    assert said(me, "refusal-review-early") in (await me.forge_component(table.boards[-1], "cairn:b:review:1:0")).text
    assert "refusal" not in (await me.slash("/replay", table.channel, table="1")).text
    await ended(cairn, table)
    end = table.posts[-1]
    before = len(table.posts)
    assert (
        said(stranger, "refusal-review-closed").split(":")[0]
        in (await stranger.click(end, custom_id="cairn:b:review")).text
    ), "who only watches does not open it"
    sandbox.faults.twice(1)
    assert said(me, "said-review-soon") in (await me.click(end, custom_id="cairn:b:review")).text
    head = (await posts(sandbox, table.channel, before + 1))[-1]
    await sandbox.until(lambda: table.channel.threads)
    (film,) = head.pictures
    assert (film.data[:4], film.data[8:12]) == (b"RIFF", b"WEBP")
    assert described(film)
    (thread,) = table.channel.threads
    assert "table 1" in thread.name
    assert f"<#{thread.id}>" in (await other.click(end, custom_id="cairn:b:review")).text
    assert len(table.posts) == before + 1, "it is there once"

    told = await pin(stranger, table.channel, f"**{WORDS}** @everyone <@{me.id}> https://example.org")
    assert f"<#{thread.id}>" in told.text
    (first,) = await posts(sandbox, thread, 1)
    assert f"\\*\\*{WORDS}\\*\\*" in first.text
    assert stranger.mention in first.text
    assert "https://" not in first.text
    assert first.pictures
    viewer = await other.click(first, custom_id="cairn:b:moment:1:1")
    assert viewer.ephemeral
    assert viewer.pictures
    await pin(me, table.channel, "My hand", eyes="0")
    _, second = await posts(sandbox, thread, 2)
    assert len(second.pictures) >= len(first.pictures)

    assert said(me, "said-review-agreed") in (await me.click(head, custom_id="cairn:b:review-agree")).text
    assert said(stranger, "refusal-not-seated") in (await stranger.click(head, custom_id="cairn:b:review-agree")).text
    found = await looked_for(cairn, sandbox, thread, 2)
    assert 0 < len(found) <= 3
    assert all(post.text.startswith("🔎") and me.name in post.text for post in found)
    await all_said(cairn.store, sandbox)
    for post in (head, first, second, *found):
        assert post.pings == []
        assert post.inner.flags & SILENT
    assert not stranger.dms()


async def looked_for(cairn: Cairn, sandbox: Sandbox, thread: Channel, after: int) -> list[Message]:
    """What a search has found, once it is there."""

    async def waits() -> bool:
        return bool(await cairn.store.read(queries.to_look_for, 1))

    for _ in range(300):
        await cairn.advice.look_back.idle()
        await cairn.reviews.check(1)
        if not await waits():
            break
    await all_said(cairn.store, sandbox)
    return [each for each in thread.messages if each.by_bot and each.text][after:]


def review_of(user: User) -> Message | None:
    """The message by which somebody has a review."""
    return next((each for each in user.dms() if said(user, "review-about") in each.text), None)


async def test_by_message_it_is_one_message_for_each_who_takes_part(cairn: Cairn, sandbox: Sandbox) -> None:
    ann, ben = installed(sandbox, "ann"), installed(sandbox, "ben", "de")
    table = await MessageTable.by_code(sandbox, [ann, ben])
    for _ in range(2):
        await table.turn()
    await leaving.concede(cairn.tables, 1, int(ben.id))
    await sandbox.until(lambda: table.over)
    await all_said(cairn.store, sandbox)
    ends = {user: table.living(user) for user in (ann, ben)}
    counts = {user: len(user.dms()) for user in (ann, ben)}

    told = await ann.click(ends[ann], said(ann, "button-review"))
    assert said(ann, "said-review-message").split(".")[0] in told.text
    mine = await sandbox.until(lambda: review_of(ann))
    assert mine.pictures
    viewer = await ann.slash("/replay", ann.private, table="1", turn=1)
    form = await ann.click(viewer, custom_id="cairn:b:pin")
    assert said(ann, "said-pinned-message") in (await ann.submit(form, {"words": WORDS})).text
    await sandbox.until(lambda: WORDS in mine.text)
    assert ann.name in mine.text
    assert len(ben.dms()) == counts[ben], "who has not asked for it has nothing of it"
    assert ends[ben].raw == table.living(ben).raw

    await ben.click(ends[ben], said(ben, "button-review"))
    theirs = await sandbox.until(lambda: review_of(ben))
    assert WORDS in theirs.text
    assert said(ben, "turn-option", turn=1) in [button.label for button in theirs.buttons]
    page = await ben.click(theirs, said(ben, "button-pins"))
    assert WORDS in page.text
    assert said(ben, "button-report") in [button.label for button in page.buttons]
    cairn.reviews.look_back._judge = Judge()
    await ben.click(theirs, said(ben, "button-review-agree"))
    for _ in range(300):
        await cairn.advice.look_back.idle()
        if await cairn.reviews.check(1) is None:
            break
    await all_said(cairn.store, sandbox)
    assert mine.text.count("🔎") == theirs.text.count("🔎") > 0
    assert {user: len(user.dms()) for user in (ann, ben)} == {user: counts[user] + 1 for user in (ann, ben)}
    for message in (mine, theirs):
        assert message.pings == []
        assert message.inner.flags & SILENT

    ann.delete(mine)
    await ann.click(ends[ann], said(ann, "button-review"))
    again = await sandbox.until(lambda: review_of(ann))
    assert WORDS in again.text, "one that was deleted comes again for who asks"
    await ann.click(await own_data(ann, ann.private, forget=True), said(ann, "button-forget"))
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    await sandbox.until(lambda: not cog.forgetting.busy)
    cairn.wake_outbox()
    await all_said(cairn.store, sandbox)
    assert WORDS not in theirs.text


async def test_in_a_forum_it_stands_in_the_post_of_the_table(
    cairn: Cairn, sandbox: Sandbox, people: list[User], games: Channel
) -> None:
    forum, boss = sandbox.guild.forum("tables"), sandbox.guild.user("Boss", manager=True)
    page = await boss.slash("/server settings", games)
    page = await boss.choose(page, None, "places", custom_id="cairn:s:setting-page:0:0")
    await boss.choose(page, None, forum, custom_id="cairn:c:setting:0:0:forum")
    table = await Table.in_forum(sandbox, people[:2], forum)
    await ended(cairn, table)
    before = len(table.posts)
    await pin(people[0], table.channel)
    head, pinned = (await posts(sandbox, table.channel, before + 2))[before:]
    assert said(None, "review-about") in head.text
    assert WORDS in pinned.text
    assert not table.channel.threads
    await people[0].click(await own_data(people[0], games, forget=True), said(people[0], "button-forget"))
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    await sandbox.until(lambda: not cog.forgetting.busy)
    cairn.wake_outbox()
    await all_said(cairn.store, sandbox)
    assert pinned not in table.posts, "who is forgotten takes their pins along"
    assert head in table.posts


async def test_where_no_thread_can_be_opened_who_asks_is_told_and_nobody_else(
    cairn: Cairn, sandbox: Sandbox, people: list[User]
) -> None:
    table = await Table.start(sandbox, people[:2])
    await ended(cairn, table)
    await all_said(cairn.store, sandbox)
    before, told = len(table.posts), [len(user.dms()) for user in people]
    table.channel.permit(create_public_threads=False)
    refused = await people[0].click(table.posts[-1], custom_id="cairn:b:review")
    assert said(people[0], "permission-create-public-threads") in refused.text
    assert said(people[0], "permission-create-public-threads") in (await pin(people[0], table.channel)).text
    table.channel.permit(create_public_threads=None)
    await pin(people[0], table.channel)
    await sandbox.until(lambda: table.channel.threads, timeout=FILM_SECONDS)
    (thread,) = table.channel.threads
    await posts(sandbox, thread, 1)
    thread.delete()
    await pin(people[0], table.channel, "into the void")
    await all_said(cairn.store, sandbox)
    assert len(table.posts) == before + 1
    assert [len(user.dms()) for user in people] == told, "a thread that somebody has deleted is nobody's trouble"

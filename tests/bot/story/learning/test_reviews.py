"""*Review together* in the sandbox: a thread with the film, positions pinned with a line, the moments of who agrees."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.tables.seating import leaving
from games import GAMES
from testing.driver import Channel, Message, Sandbox, User
from testing.story.helpers import described, said
from testing.story.journal_checks import all_said
from testing.story.table import Table
from testing.views import Response
from tests.bot.story.messages.conftest import ann, ben  # noqa: F401 - two who share no server

WORDS = "Here it was lost"
FILM_SECONDS = 60.0


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
    await cairn.advice.look_back.idle()
    cairn.tables.scheduler.wake()
    found = await looked_for(cairn, sandbox, thread, 2)
    assert len(found) <= 3
    assert all(post.text.startswith("🔎") and me.name in post.text for post in found)
    await all_said(cairn.store, sandbox)
    for post in (head, first, second, *found):
        assert post.pings == []
        assert post.inner.flags & 1 << 12, "no sound"
    assert not stranger.dms()


async def looked_for(cairn: Cairn, sandbox: Sandbox, thread: Channel, after: int) -> list[Message]:
    """What a search has found, once it is there."""
    from bot.reviews import queries

    async def waits() -> bool:
        return bool(await cairn.store.read(queries.to_look_for, 1))

    for _ in range(300):
        await cairn.advice.look_back.idle()
        await cairn.reviews.check(1)
        if not await waits():
            break
    await all_said(cairn.store, sandbox)
    return [each for each in thread.messages if each.by_bot and each.text][after:]

"""A line that a player says with a turn at a table by message: who reads it, who does not, and what becomes of it."""

from __future__ import annotations

import json

from bot.app import Cairn
from bot.privacy.cog import DataCommands
from bot.tables.seating import leaving
from testing.driver import Response, Sandbox, User
from testing.story.acts import at_table, calendar, own_data
from testing.story.helpers import described, said
from testing.story.journal_checks import all_said
from testing.story.messages import MessageTable
from testing.story.table import Table

WORDS = "Mind the bridge, I am behind you"


async def pair(sandbox: Sandbox, ann: User, ben: User) -> tuple[MessageTable, User, User]:
    """A table of two that has begun, who is asked first, and the other."""
    table = await MessageTable.by_code(sandbox, [ann, ben])
    mover = await table.next_actor()
    return table, mover, ben if mover is ann else ann


async def say(table: MessageTable, user: User, words: str) -> Response:
    """Say a line by the button of the panel; or return why that cannot be."""
    panel = await user.click(table.living(user), custom_id="cairn:b:turn")
    form = await user.click(panel, said(user, "button-say"))
    return form if form.modal is None else await user.submit(form, {"words": words})


async def test_a_line_is_read_with_the_turn_and_pings_nobody(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table, mover, other = await pair(sandbox, ann, ben)
    panel = await say(table, mover, f"**Mind** the bridge @everyone <@{other.id}> https://example.org")
    assert said(mover, "said-line-with-turn") in panel.text
    assert table.pick(panel) is not None, "the panel goes on"
    await sandbox.settled()
    assert "the bridge" not in table.living(other).text, "not before the turn is over"
    again = await say(table, mover, "One more")
    assert said(mover, "refusal-said-already") in again.text

    await table.turn()
    await sandbox.until(lambda: table.asks(other))
    line = next(each for each in table.living(other).text.split("\n") if "the bridge" in each)
    assert line.startswith(f"› 💬 {mover.name}: \\*\\*Mind\\*\\* the bridge @\u200beveryone <\u200b@")
    assert "https://" not in line
    await sandbox.until(lambda: "the bridge" in table.living(mover).text)
    for message in (table.living(ann), table.living(ben)):
        assert all("bridge" not in described(each) + each.name for each in message.pictures)

    for custom_id in ("cairn:b:log", "cairn:b:since"):
        assert "the bridge" in (await other.click(table.living(other), custom_id=custom_id)).text
    assert "the bridge" in (await other.slash("/replay", other.private, table="1", turn=1)).text
    later = await say(table, mover, "And another thing")
    assert said(mover, "refusal-said-already") in later.text, "that turn has its line"


async def test_a_line_may_be_said_until_somebody_else_has_moved(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table, mover, other = await pair(sandbox, ann, ben)
    assert said(other, "refusal-say-later") in (await say(table, other, "Hurry")).text
    await table.turn()
    await sandbox.until(lambda: table.asks(other))
    before = table.living(other)
    sandbox.faults.twice(1)
    assert said(mover, "said-line") in (await say(table, mover, WORDS)).text
    await sandbox.until(lambda: WORDS in table.living(other).text)
    assert table.living(other) == before, "it is edited: nobody is pinged"
    assert table.living(other).text.count(WORDS) == 1
    await table.turn()
    await sandbox.until(lambda: table.asks(mover))
    assert said(mover, "said-line-with-turn") in (await say(table, mover, "Well played")).text


async def test_whoever_mutes_or_blocks_reads_no_line(cairn: Cairn, sandbox: Sandbox, ann: User, ben: User) -> None:
    table, mover, other = await pair(sandbox, ann, ben)

    async def reads() -> bool:
        log = await other.click(table.living(other), custom_id="cairn:b:log")
        replay = await other.slash("/replay", other.private, table="1", turn=1)
        assert (WORDS in log.text) is (WORDS in replay.text)
        return WORDS in log.text

    await say(table, mover, WORDS)
    page = await calendar(other, other.private)
    ids = [each.custom_id for each in page.selects if "muted" in each.custom_id]
    menu, picker = ids
    page = await other.choose(page, None, "everybody", custom_id=menu)
    assert said(other, "me-saved") in page.text
    await table.turn()
    await sandbox.until(lambda: table.asks(other))
    assert WORDS not in table.living(other).text
    await sandbox.until(lambda: WORDS in table.living(mover).text)
    assert not await reads()
    page = await other.choose(await calendar(other, other.private), None, "nobody", custom_id=menu)
    assert await reads()
    page = await other.choose(page, None, mover, custom_id=picker)
    assert said(other, "me-saved") in page.text
    assert not await reads()
    await other.choose(page, None, custom_id=picker)
    assert await reads()
    for one, two in ((ann, ben), (ben, ann)):
        await cairn.people.set_blocked(int(one.id), [int(two.id)])
        assert not await reads()
        await cairn.people.set_blocked(int(one.id), [])
    assert await reads()


async def test_everybody_may_say_one_more_when_the_game_is_over(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User
) -> None:
    table, mover, other = await pair(sandbox, ann, ben)
    await table.turn()
    await leaving.concede(cairn.tables, 1, int(other.id))
    await sandbox.until(lambda: table.over)
    end = table.living(mover)
    form = await other.click(table.living(other), said(other, "button-say"))
    assert said(other, "said-line") in (await other.submit(form, {"words": "Good game"})).text
    await sandbox.until(lambda: "Good game" in table.living(mover).text)
    assert table.living(mover) == end
    again = await other.click(table.living(other), said(other, "button-say"))
    assert said(other, "refusal-said-already") in again.text


async def test_words_are_their_speakers_own(cairn: Cairn, sandbox: Sandbox, ann: User, ben: User) -> None:
    table, mover, other = await pair(sandbox, ann, ben)
    await say(table, mover, WORDS)
    await table.turn()
    await sandbox.until(lambda: table.asks(other) and WORDS in table.living(other).text)
    for user in (mover, other):
        (file,) = (await own_data(user, user.private)).need().pictures
        assert (WORDS in file.data.decode()) is (user is mover)
    page = await calendar(other, other.private)
    (_, picker) = [each.custom_id for each in page.selects if "muted" in each.custom_id]
    await leaving.concede(cairn.tables, 1, int(other.id))
    await sandbox.until(lambda: table.over)
    form = await mover.click(table.living(mover), said(mover, "button-say"))
    await mover.submit(form, {"words": WORDS})
    await sandbox.until(lambda: WORDS in table.living(other).text)
    (file,) = (await at_table(other, "export", other.private, 1)).need().pictures
    assert WORDS.encode() not in file.data

    await other.choose(page, None, mover, custom_id=picker)
    await mover.click(await own_data(mover, mover.private, forget=True), said(mover, "button-forget"))
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    await sandbox.until(lambda: not cog.forgetting.busy)
    cairn.wake_outbox()
    await all_said(cairn.store, sandbox)
    assert WORDS not in json.dumps([message.raw for message in other.dms()])
    (file,) = (await own_data(other, other.private)).need().pictures
    assert mover.id not in file.data.decode()
    assert WORDS not in file.data.decode()


async def test_in_a_channel_people_just_write(cairn: Cairn, sandbox: Sandbox, people: list[User]) -> None:
    table = await Table.start(sandbox, people[:2])
    board, actor = await table.board(), table.actor
    panel = await actor.click(board, custom_id="cairn:b:turn")
    assert said(actor, "button-say") not in [each.label for each in panel.buttons]
    refused = await actor.forge_component(panel, "cairn:b:say:1:0")
    assert said(actor, "refusal-say-channel") in refused.text
    stranger = people[3]
    refused = await stranger.forge_component(board, "cairn:b:say:1:0")
    assert refused.modal is None

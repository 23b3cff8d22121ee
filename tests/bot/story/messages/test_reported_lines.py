"""A line at a table by message is reported to who runs the bot, and taken away."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
import pytest

from bot.app import Cairn
from bot.core.config import Settings
from testing.driver import Channel, Sandbox, User
from testing.story.checked import steady
from testing.story.helpers import said
from testing.story.journal_checks import all_said
from tests.bot.story.messages.test_lines import pair, say


@pytest.fixture
def desk(sandbox: Sandbox) -> Channel:
    return sandbox.guild.channel("desk")


@pytest.fixture
async def cairn(sandbox: Sandbox, settings: Settings, desk: Channel) -> AsyncIterator[Cairn]:
    with_desk = msgspec.structs.replace(settings, reports=int(desk.id))
    client = steady(await sandbox.connect(lambda: Cairn(with_desk)))
    yield client
    await client.shutdown()


async def test_a_line_is_reported_once_it_can_be_read_and_is_taken_away(
    cairn: Cairn, sandbox: Sandbox, ann: User, ben: User, desk: Channel
) -> None:
    table, mover, other = await pair(sandbox, ann, ben)
    await say(table, mover, "You *fool* @everyone")
    more = await other.click(table.living(other), custom_id="cairn:b:more")
    form = await other.click(more, said(other, "button-report"))
    assert "fool" not in str(form.interaction.modal), "nobody reads it before the turn is over"
    await table.turn()
    await sandbox.until(lambda: "fool" in table.living(other).text)
    form = await other.click(more, said(other, "button-report"))
    words = str(form.interaction.modal)
    key = words[words.index("line.") :].partition("'")[0]
    assert (await other.submit(form, {"what": key, "why": "rude"})).text == said(other, "said-reported")
    (post,) = await sandbox.until(lambda: desk.messages)
    assert mover.mention in post.text
    assert r"> You \*fool\* @" in post.text
    assert post.pings == []
    boss = sandbox.guild.user("Boss", manager=True)
    assert (await boss.click(post, said(None, "button-report-remove"))).text == said(boss, "said-report-remove")
    await sandbox.until(lambda: "fool" not in table.living(other).text)
    await all_said(cairn.store, sandbox)
    assert "fool" not in table.living(mover).text

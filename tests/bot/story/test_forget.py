"""Somebody asks what is stored of them, and to be forgotten: then nothing stored and no message names them."""

from __future__ import annotations

import json

import pytest

from bot.client import Cairn
from bot.cogs.data import DataCommands
from bot.sandbox.driver import Channel, Sandbox, User
from tests.bot.store.test_forgetting import everything
from tests.bot.story.helpers import said
from tests.bot.story.journal_checks import all_said
from tests.bot.story.table import Table

pytestmark = pytest.mark.usefixtures("followed_clock")


async def test_a_person_is_forgotten_everywhere(
    cairn: Cairn, sandbox: Sandbox, games: Channel, people: list[User]
) -> None:
    alice, carla = people[0], people[2]
    ended = await Table.start(sandbox, [alice, carla], games)
    for _ in range(2):
        await ended.turn()
    running = await Table.start(sandbox, [carla, *people[:2]], sandbox.guild.channel("others"), game="moon")
    await all_said(cairn.store, sandbox)

    answer = await carla.slash("/me data", games)
    assert answer.ephemeral
    (file,) = answer.need().pictures
    told = json.loads(file.data)
    assert {seat["table_id"] for seat in told["seats"]} == {1, 2}

    asked = await carla.slash("/me forget", games)
    assert said(carla, "me-forget", tables=2) == asked.text
    begun = await carla.click(asked, said(carla, "button-forget"))
    assert said(carla, "said-forgetting") in begun.text
    cog = cairn.get_cog("me")
    assert isinstance(cog, DataCommands)
    assert await sandbox.until(lambda: not cog.forgetting.busy)
    cairn.wake_outbox()
    await all_said(cairn.store, sandbox)

    values = await cairn.store.read(lambda c: list(everything(c)))
    assert {column for column, value in values if carla.id in value or "çarla" in value} == set()
    public = [message for table in (ended, running) for message in table.posts]
    assert len(public) > 4
    for message in public:
        shown = json.dumps(message.raw, ensure_ascii=False)
        assert carla.id not in shown
        assert "çarla" not in shown
    assert [message for message in carla.private.messages if message.by_bot] == []
    assert any("former player" in message.text for message in public)
    assert alice.mention in json.dumps([message.raw for message in public]), "others are named as before"

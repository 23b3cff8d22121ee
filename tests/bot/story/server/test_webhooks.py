"""A manager's webhook from beginning to end, as it is used; and after the bot was killed."""

from __future__ import annotations

import pytest

from bot.app import Cairn
from bot.core.config import Settings
from bot.tables.core.model import Actor
from bot.webhooks.model import CHOSEN
from testing.driver import Channel, Sandbox, User
from testing.receiver import Receiver, receiving
from testing.story.acts import at_table
from testing.story.checked import steady
from testing.story.helpers import said
from testing.story.table import Table
from testing.views import Response

pytestmark = pytest.mark.usefixtures("followed_clock")


def local(client: Cairn, receiver: Receiver) -> Cairn:
    """``client`` may post to the receiver on this machine."""
    client.webhooks.webhook_client = receiver.webhook_client()
    return steady(client)


async def test_a_webhook_is_added_told_tested_and_removed(
    sandbox: Sandbox, settings: Settings, games: Channel, people: list[User]
) -> None:
    boss, alice = sandbox.guild.user("Boss", manager=True), people[0]
    async with receiving() as receiver:
        cairn = await sandbox.connect(lambda: Cairn(settings))
        answer = await add_webhook(boss, games, "https://192.168.0.1/hook")
        assert answer.text == said(boss, "refusal-webhook-address")
        answer = await add_webhook(boss, games, "http://1.1.1.1/hook")
        assert answer.text == said(boss, "refusal-webhook-url")
        local(cairn, receiver)
        refused = await alice.forge_command("server", [{"type": 1, "name": "webhooks", "options": []}], games)
        assert refused.text == said(alice, "refusal-server-managers")

        answer = await add_webhook(boss, games, receiver.url, "start", "end")
        assert answer.ephemeral
        (hook,) = await cairn.webhooks.all(Actor(int(boss.id), int(sandbox.guild.id), manager=True))
        assert hook.secret in answer.text
        (document,) = answer.pictures
        assert document.name == "webhooks.md"
        assert b"X-Cairn-Signature" in document.data, "how it is checked is told with it"
        listed = await boss.slash("/server webhooks", games)
        assert said(boss, "webhook-unused") in listed.text
        receiver.answer = 500
        answer = await boss.click(answer, said(boss, "button-webhook-test"))
        assert said(boss, "webhook-trouble-http", status="500") in answer.text
        assert "the body of an answer" not in answer.text
        receiver.answer = "hang"
        table = await Table.start(sandbox, people[:2])
        await sandbox.until(lambda: "start" in receiver.events)
        await cairn.shutdown()  # in the middle of an attempt

        receiver.answer = 204
        told = len(receiver.heard)
        cairn = local(await sandbox.connect(lambda: Cairn(settings)), receiver)
        sandbox.later(60)
        await sandbox.until(lambda: len(receiver.heard) > told)
        assert receiver.events[-1] == "start"
        close = await at_table(boss, "close", table.channel)
        await boss.click(close, said(boss, "button-close"))
        await sandbox.until(lambda: receiver.events[-1] == "end")
        assert receiver.bodies[-1]["table"]["status"] == "closed"

        listed = await boss.slash("/server webhooks", games)
        assert said(boss, "webhook-works") in listed.text
        assert hook.secret not in listed.text
        listed = await boss.click(listed, said(boss, "button-webhook-remove"))
        assert said(boss, "webhooks-none") in listed.text
        await cairn.shutdown()


async def add_webhook(boss: User, games: Channel, url: str, *events: str) -> Response:
    """Add a webhook by the button below the list of them, and by its form."""
    listed = await boss.slash("/server webhooks", games)
    form = await boss.click(listed, said(boss, "button-webhook-add"))
    return await boss.submit(form, {"url": url, "events": [*(events or CHOSEN)]})

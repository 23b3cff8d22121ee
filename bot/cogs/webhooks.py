"""``/server webhook``: which programs of a server's own are told what happens at its tables."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.hook import CHOSEN, HookEvent
from bot.tables.refusal import Refusal
from bot.ui.commands import about, arguments, message
from bot.ui.context import actor, manages
from bot.ui.items import Press
from bot.ui.message import shortened, text_message
from bot.ui.reply import Reply
from bot.ui.webhooks import added, hook_list, shown_url, test_words

if TYPE_CHECKING:
    from bot.client import Cairn

NAMES = {event.value: event for event in CHOSEN}


class WebhookCommands(commands.Cog):
    """``/server webhook`` and the buttons of its list, for the cog of ``/server``. All answers are private."""

    client: Cairn

    webhook = app_commands.Group(
        name=message("cmd-server-webhook"), description=message("cmd-server-webhook-about"), guild_only=True
    )

    def serve_webhooks(self) -> None:
        """Takes the presses of the list's buttons."""
        self.client.handlers.add(webhook_test=self.on_webhook_test, webhook_remove=self.on_webhook_remove)

    @webhook.command(**about("server-webhook-add"))
    @arguments("url", "events")
    async def webhook_add(self, interaction: discord.Interaction, url: str, events: str | None = None) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            hook = await self.client.webhooks.add(actor(interaction), url, chosen(events))
            await reply.show(added(hook, reply.localizer))

    @webhook_add.autocomplete("events")
    async def event_choices(self, _interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Those that were typed already, with one more each."""
        *done, last = re.split(r"[\s,]+", current.strip().casefold()) if current.strip() else [""]
        known = [name for name in done if name in NAMES]
        found = [name for name in NAMES if name not in known and name.startswith(last)]
        return [app_commands.Choice(name=" ".join([*known, name]), value=" ".join([*known, name])) for name in found]

    @webhook.command(**about("server-webhook-list"))
    async def webhook_list(self, interaction: discord.Interaction) -> None:
        async with Reply(interaction) as reply:
            await self._show_webhooks(reply)

    @webhook.command(**about("server-webhook-remove"))
    @arguments("webhook")
    async def webhook_remove(self, interaction: discord.Interaction, webhook: str) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            gone = await self.client.webhooks.remove(actor(interaction), number(webhook))
            said = reply.localizer.format("said-webhook-removed", number=str(gone.id), url=shown_url(gone))
            await reply.show(text_message(said))

    @webhook.command(**about("server-webhook-test"))
    @arguments("webhook")
    async def webhook_test(self, interaction: discord.Interaction, webhook: str) -> None:
        async with Reply(interaction) as reply:
            reply.localizer = await self.client.context.localizer(interaction)
            trouble = await self.client.webhooks.test(actor(interaction), number(webhook))
            await reply.show(text_message(test_words(trouble, reply.localizer)))

    @webhook_remove.autocomplete("webhook")
    @webhook_test.autocomplete("webhook")
    async def webhook_choices(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        if not manages(interaction):
            return []
        known = [
            (f"{hook.id}: {hook.url}", str(hook.id)) for hook in await self.client.webhooks.all(actor(interaction))
        ]
        return [
            app_commands.Choice(name=shortened(name, 100), value=value)
            for name, value in known
            if current.casefold() in name.casefold()
        ]

    async def on_webhook_test(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            reply.localizer = await self.client.context.localizer(press.interaction)
            trouble = await self.client.webhooks.test(actor(press.interaction), number(press.id.arg))
            await self._show_webhooks(reply, test_words(trouble, reply.localizer))

    async def on_webhook_remove(self, press: Press) -> None:
        async with Reply(press.interaction, update=True) as reply:
            reply.localizer = await self.client.context.localizer(press.interaction)
            gone = await self.client.webhooks.remove(actor(press.interaction), number(press.id.arg))
            said = reply.localizer.format("said-webhook-removed", number=str(gone.id), url=shown_url(gone))
            await self._show_webhooks(reply, said)

    async def _show_webhooks(self, reply: Reply, note: str = "") -> None:
        reply.localizer = await self.client.context.localizer(reply.interaction)
        hooks = await self.client.webhooks.all(actor(reply.interaction))
        waiting = await self.client.webhooks.waiting(hooks)
        await reply.show(hook_list(hooks, waiting, reply.localizer, note))


def chosen(events: str | None) -> list[HookEvent]:
    """The events that were typed; all of them where none was. Raises Refusal for what is none."""
    typed = [name for name in re.split(r"[\s,]+", (events or "").casefold()) if name]
    unknown = next((name for name in typed if name not in NAMES), None)
    if unknown is not None:
        raise Refusal("refusal-webhook-event", typed=shortened(unknown, 40), known=", ".join(NAMES))
    return [NAMES[name] for name in typed] or list(CHOSEN)


def number(typed: str) -> int:
    """The number of a webhook as it was typed or chosen. Raises Refusal for what is none."""
    digits = typed.strip().lstrip("#")
    if not digits.isdecimal() or len(digits) > 9:
        raise Refusal("refusal-webhook-unknown")
    return int(digits)

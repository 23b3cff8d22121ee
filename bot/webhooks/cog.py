"""``/server webhook``: which programs of a server's own are told what happens at its tables."""

from __future__ import annotations

import re

import discord
from discord import app_commands
from discord.ext import commands

from bot.discord.commands import command, message
from bot.discord.interactions import ComponentInteraction, button
from bot.discord.message import shortened, text_message
from bot.discord.replies import Ack, Request
from bot.tables.core.context import actor, manages
from bot.tables.core.refusals import Refusal
from bot.webhooks.model import CHOSEN, HookEvent
from bot.webhooks.service import Webhooks
from bot.webhooks.views import added, hook_list, shown_url, test_words

NAMES = {event.value: event for event in CHOSEN}


class WebhookCommands(commands.Cog):
    """``/server webhook`` and the buttons of its list, for the cog of ``/server``. All answers are private."""

    webhooks: Webhooks

    webhook = app_commands.Group(
        name=message("cmd-server-webhook"), description=message("cmd-server-webhook-about"), guild_only=True
    )

    @command("server-webhook-add", group=webhook)
    async def webhook_add(self, request: Request, url: str, events: str | None = None) -> None:
        hook = await self.webhooks.add(actor(request.interaction), url, chosen(events))
        await request.show(added(hook, request.localizer))

    @webhook_add.autocomplete("events")
    async def event_choices(self, _interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Those that were typed already, with one more each."""
        *done, last = re.split(r"[\s,]+", current.strip().casefold()) if current.strip() else [""]
        known = [name for name in done if name in NAMES]
        found = [name for name in NAMES if name not in known and name.startswith(last)]
        return [app_commands.Choice(name=" ".join([*known, name]), value=" ".join([*known, name])) for name in found]

    @command("server-webhook-list", group=webhook)
    async def webhook_list(self, request: Request) -> None:
        await self._show_webhooks(request)

    @command("server-webhook-remove", group=webhook)
    async def webhook_remove(self, request: Request, webhook: str) -> None:
        await request.show(text_message(await self._removed(request, webhook)))

    @command("server-webhook-test", group=webhook)
    async def webhook_test(self, request: Request, webhook: str) -> None:
        await request.show(text_message(await self._tested(request, webhook)))

    @webhook_remove.autocomplete("webhook")
    @webhook_test.autocomplete("webhook")
    async def webhook_choices(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        if not manages(interaction):
            return []
        known = [(f"{hook.id}: {hook.url}", str(hook.id)) for hook in await self.webhooks.all(actor(interaction))]
        return [
            app_commands.Choice(name=shortened(name, 100), value=value)
            for name, value in known
            if current.casefold() in name.casefold()
        ]

    @button("webhook-test", ack=Ack.UPDATE)
    async def on_webhook_test(self, request: ComponentInteraction) -> None:
        await self._show_webhooks(request, await self._tested(request, request.arg))

    @button("webhook-remove", ack=Ack.UPDATE)
    async def on_webhook_remove(self, request: ComponentInteraction) -> None:
        await self._show_webhooks(request, await self._removed(request, request.arg))

    async def _tested(self, request: Request, webhook: str) -> str:
        trouble = await self.webhooks.test(actor(request.interaction), number(webhook))
        return test_words(trouble, request.localizer)

    async def _removed(self, request: Request, webhook: str) -> str:
        gone = await self.webhooks.remove(actor(request.interaction), number(webhook))
        return request.localizer.format("said-webhook-removed", number=str(gone.id), url=shown_url(gone))

    async def _show_webhooks(self, request: Request, note: str = "") -> None:
        hooks = await self.webhooks.all(actor(request.interaction))
        waiting = await self.webhooks.waiting(hooks)
        await request.show(hook_list(hooks, waiting, request.localizer, note))


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

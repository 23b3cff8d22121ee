"""``/server webhooks``: which programs of a server's own are told what happens at its tables."""

from __future__ import annotations

from discord.ext import commands

from bot.discord.commands import command
from bot.discord.interactions import ComponentInteraction, button, form
from bot.discord.replies import Ack, Request
from bot.tables.core.context import actor
from bot.tables.core.refusals import Refusal
from bot.webhooks.model import CHOSEN
from bot.webhooks.service import Webhooks
from bot.webhooks.views import added, address_form, hook_list, shown_url, test_words

NAMES = {event.value: event for event in CHOSEN}


class WebhookCommands(commands.Cog):
    """``/server webhooks`` and the buttons of its list, for the cog of ``/server``. All answers are private."""

    webhooks: Webhooks

    @command("server-webhooks")
    async def webhook_list(self, request: Request) -> None:
        await self._show_webhooks(request)

    @button("webhook-add", ack=Ack.FORM)
    async def ask_address(self, request: ComponentInteraction) -> None:
        await request.ask(address_form(request.localizer))

    @form("webhook-add")
    async def on_address(self, request: ComponentInteraction) -> None:
        events = [NAMES[name] for name in request.fields.get("events", ()) if name in NAMES]
        hook = await self.webhooks.add(actor(request.interaction), request.typed("url"), events or list(CHOSEN))
        await request.show(added(hook, request.localizer))

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


def number(typed: str) -> int:
    """The number of a webhook as it was typed or chosen. Raises Refusal for what is none."""
    digits = typed.strip().lstrip("#")
    if not digits.isdecimal() or len(digits) > 9:
        raise Refusal("refusal-webhook-unknown")
    return int(digits)

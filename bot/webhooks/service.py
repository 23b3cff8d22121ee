"""The webhooks of servers: who may have which, and what they are told, each thing until it was taken."""

from __future__ import annotations

import logging
import random
import secrets
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

from bot.core.refusal import Refusal
from bot.outbox.model import Also, OutboxItem, Outcome, SendReport, Sent
from bot.outbox.sender import Undeliverable, Unreachable
from bot.tables.core.model import Actor
from bot.webhooks import queries as webhooks
from bot.webhooks.client import WebhookClient
from bot.webhooks.model import CHOSEN, HookEvent, Webhook, payload

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

MAX_WEBHOOKS = 5
"""Webhooks of a server."""

RETRY_AFTER, MAX_RETRY_AFTER = timedelta(seconds=5), timedelta(hours=1)
"""Between attempts: doubled each time, up to the longest."""

TEST_EVERY = timedelta(seconds=10)
"""One webhook is tested so often at most."""


class Webhooks:
    """The webhooks of servers for their managers, and the requests that are queued for them.

    A request lies in the outbox, where the change stored it that it is about. Any process may send it; a webhook gets
    one after the other, in order.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        webhook_client: WebhookClient | None = None,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        self._store = store
        self._now = now
        self._jitter = jitter
        self._tested: dict[int, datetime] = {}
        self.webhook_client = webhook_client or WebhookClient()

    async def add(self, by: Actor, url: str, events: Sequence[HookEvent] = CHOSEN) -> Webhook:
        """Has a server's own program told of these events. Raises Refusal."""
        guild_id = _managed(by)
        url = url.strip()
        known = await self._store.read(webhooks.of_guild, guild_id)
        if any(hook.url == url for hook in known):
            raise Refusal("refusal-webhook-known")
        if len(known) >= MAX_WEBHOOKS:
            raise Refusal("refusal-webhook-many", most=MAX_WEBHOOKS)
        if (why := await self.webhook_client.why_not(url)) is not None:
            raise Refusal(f"refusal-webhook-{why}")
        hook = Webhook(
            id=0,
            guild_id=guild_id,
            url=url,
            secret=secrets.token_hex(24),
            events=tuple(event for event in CHOSEN if event in events),
            created_at=self._now(),
        )
        made = await self._store.write(webhooks.add, hook, MAX_WEBHOOKS)
        if made is None:
            raise Refusal("refusal-webhook-many", most=MAX_WEBHOOKS)
        return msgspec.structs.replace(hook, id=made)

    async def all(self, by: Actor) -> list[Webhook]:
        """The webhooks of the server where somebody acts. Raises Refusal."""
        return await self._store.read(webhooks.of_guild, _managed(by))

    async def waiting(self, hooks: Sequence[Webhook]) -> dict[int, int]:
        """How many things these webhooks, by id, are still to be told."""
        return await self._store.read(webhooks.waiting, [hook.id for hook in hooks])

    async def remove(self, by: Actor, hook_id: int) -> Webhook:
        """Forgets a webhook, with what it was to be told. Raises Refusal."""
        hook = await self._find(by, hook_id)
        await self._store.write(webhooks.remove, hook.guild_id, hook.id)
        return hook

    async def test(self, by: Actor, hook_id: int) -> str | None:
        """Why a webhook does not take a test, in the words of ``Webhook.trouble``; None where it does, and is on.

        Raises Refusal.
        """
        hook, now = await self._find(by, hook_id), self._now()
        last = self._tested.get(hook.id)
        if last is not None and now - last < TEST_EVERY:
            raise Refusal("refusal-webhook-test", seconds=int(TEST_EVERY.total_seconds()))
        self._tested[hook.id] = now
        event_id = secrets.token_hex(16)
        words = payload(HookEvent.PING, event_id, hook.guild_id, now, {})
        trouble = await self.webhook_client.post(hook.url, hook.secret, HookEvent.PING, event_id, words, now)
        if trouble is None:
            await self._store.write(webhooks.note_success, hook.id, now)
        else:
            await self._store.write(webhooks.note_trouble, hook.id, trouble)
        return trouble

    async def send(self, item: OutboxItem) -> Sent:
        """Tells a webhook what was stored for it; see :meth:`bot.outbox.sender.Sender.send`."""
        hook = await self._store.read(webhooks.find, item.subject)
        if hook is None or item.note is None:
            raise Undeliverable("the webhook was removed")
        event = HookEvent(item.note.id)
        trouble = await self.webhook_client.post(hook.url, hook.secret, event, item.nonce, item.body, self._now())
        if trouble is not None:
            wait = min(RETRY_AFTER * 2 ** min(item.attempts - 1, 20), MAX_RETRY_AFTER) * (1 + self._jitter() / 4)
            raise Unreachable(f"webhook {hook.id}: {trouble}", trouble, wait.total_seconds())
        return Sent()

    async def heard(self, report: SendReport) -> Also | None:
        """Return a query that notes the outcome.

        The webhook works, has failed, or is switched off after a day of failures.
        """
        hook_id, why = report.item.subject, report.reason
        match report.outcome:
            case Outcome.UNREACHABLE:
                return lambda connection: webhooks.note_failure(connection, hook_id, why, self._now())
            case Outcome.GIVEN_UP:
                log.warning("Webhook %d has taken nothing for a day and is off: %s", hook_id, why)
                return lambda connection: webhooks.switch_off(connection, hook_id, why)
            case _:
                return lambda connection: webhooks.note_success(connection, hook_id, self._now())

    async def _find(self, by: Actor, hook_id: int) -> Webhook:
        found = next((hook for hook in await self.all(by) if hook.id == hook_id), None)
        if found is None:
            raise Refusal("refusal-webhook-unknown")
        return found


def _managed(by: Actor) -> int:
    """The server where somebody acts who manages it. Raises Refusal for anybody else."""
    if by.guild_id is None:
        raise Refusal("refusal-guild-only")
    if not by.manager:
        raise Refusal("refusal-server-managers")
    return by.guild_id

"""The webhooks of servers: who may have which, and what they are told, each thing until it was taken."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

from bot.hooks.courier import Courier
from bot.model.hook import CHOSEN, Delivery, HookEvent, Webhook, payload
from bot.model.refusal import Refusal
from bot.model.table import Actor
from bot.sleeper import LONGEST_SLEEP, Sleeper
from bot.store import webhooks

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

MOST = 5
"""Webhooks of a server."""

AT_ONCE = 32
"""So many webhooks are told something together."""

FIRST_WAIT, LONGEST_WAIT = timedelta(seconds=5), timedelta(hours=1)
"""Between attempts: doubled each time, up to the longest."""

TEST_EVERY = timedelta(seconds=10)
"""One webhook is tested so often at most."""


class Webhooks(Sleeper):
    """What managers do with the webhooks of their server, and the task that tells these what was queued for them.

    What is told lies in the database, where the change stored it that it is about. Any process may tell it; a webhook
    hears of one thing after the other, in order.
    """

    def __init__(
        self,
        store: Store,
        now: Callable[[], datetime],
        courier: Courier | None = None,
        jitter: Callable[[], float] = random.random,
    ) -> None:
        super().__init__()
        self._store = store
        self._now = now
        self._jitter = jitter
        self._tested: dict[int, datetime] = {}
        self.courier = courier or Courier()

    async def add(self, by: Actor, url: str, events: Sequence[HookEvent] = CHOSEN) -> Webhook:
        """Has a server's own program told of these events. Raises Refusal."""
        guild_id = _managed(by)
        url = url.strip()
        known = await self._store.read(webhooks.of_guild, guild_id)
        if any(hook.url == url for hook in known):
            raise Refusal("refusal-webhook-known")
        if len(known) >= MOST:
            raise Refusal("refusal-webhook-many", most=MOST)
        if (why := await self.courier.why_not(url)) is not None:
            raise Refusal(f"refusal-webhook-{why}")
        hook = Webhook(
            id=0,
            guild_id=guild_id,
            url=url,
            secret=secrets.token_hex(24),
            events=tuple(event for event in CHOSEN if event in events),
            created_at=self._now(),
        )
        made = await self._store.write(webhooks.add, hook, MOST)
        if made is None:
            raise Refusal("refusal-webhook-many", most=MOST)
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
        trouble = await self.courier.post(hook.url, hook.secret, HookEvent.PING, event_id, words, now)
        if trouble is None:
            await self._store.write(webhooks.note_success, hook.id)
            self.wake()
        else:
            await self._store.write(webhooks.note_trouble, hook.id, trouble)
        return trouble

    async def run_due(self) -> float:
        """Tells what is due; see :meth:`bot.sleeper.Sleeper.run_due`."""
        while True:
            at = await self._store.read(webhooks.next_at)
            if at is None:
                return LONGEST_SLEEP
            wait = (at - self._now()).total_seconds()
            if wait > 0:
                return min(wait, LONGEST_SLEEP)
            found = await self._store.write(webhooks.claim, self._now(), AT_ONCE)
            if not found:  # another process has them
                return 1.0
            await asyncio.gather(*map(self._deliver, found))

    async def stop(self) -> None:
        await super().stop()
        await self.courier.close()

    async def _deliver(self, delivery: Delivery) -> None:
        trouble = await self.courier.post(
            delivery.url, delivery.secret, delivery.event, delivery.event_id, delivery.payload, self._now()
        )
        if trouble is None:
            await self._store.write(webhooks.delivered, delivery)
            return
        now = self._now()
        wait = min(FIRST_WAIT * 2 ** min(delivery.attempts - 1, 20), LONGEST_WAIT) * (1 + self._jitter() / 4)
        if await self._store.write(webhooks.failed, delivery, trouble, now, now + wait):
            log.warning("Webhook %d has taken nothing for a day and is off: %s", delivery.webhook_id, trouble)

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

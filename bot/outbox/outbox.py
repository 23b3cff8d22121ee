"""The outbox at work: sends what is queued, each item once, however often the program or Discord falls over."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.core.logs import INCIDENT, log_about
from bot.core.meter import SILENT, Meter
from bot.core.refusal import Refusal
from bot.core.steady_time import utc_now
from bot.db.database import StoreUnavailable
from bot.outbox import claims
from bot.outbox import queries as queue
from bot.outbox.model import Also, Kind, OutboxItem, Outcome, Pool, SendReport, Sent
from bot.outbox.sender import Asleep, NotOurs, NotYet, Refused, Sender, TooOften, TryLater, Undeliverable, Unreachable

if TYPE_CHECKING:
    from bot.db import Store

log = logging.getLogger(__name__)

MAX_UNDER_WAY = {Pool.TABLES: 64, Pool.ALERTS: 16, Pool.SERVERS: 16, Pool.WEBHOOKS: 32}
"""How many items of each pool are under way together; most of that time is spent waiting for the other side."""

OPTIONAL = (Pool.SERVERS, Pool.WEBHOOKS)
"""Pools of what nobody waits for at a table."""

SEND_SECONDS = 120.0
"""An attempt that takes longer is broken off and made again."""

RETRY_AFTER, MAX_RETRY_AFTER = 1.0, 300.0
"""Seconds between attempts: doubled each time, up to the longest."""

REPORT_FROM_ATTEMPT = 3
"""From so many attempts on the operator hears of each, and what Discord refuses is sent as plain text."""

GIVE_UP_AFTER = timedelta(days=1)
"""When a place that does not let us post, or a message that nobody takes, is left alone."""

REFUSED = "trouble-refused"
"""Why an item was given up that Discord does not take, not even as plain text."""

CHECK_EVERY_SECONDS = 30.0
"""Seconds after which the queue is looked at without being woken."""


Listener = Callable[[SendReport], Awaitable[Also | None]]
"""A service hears what became of an item, and returns what is stored with that. What was done before, it does once."""


class Outbox:
    """Takes items from the store in the order of each lane, and hands them to the sender.

    Lanes never wait for each other, nor does a pool for another. An attempt is counted durably before it is made. What
    fails is tried again for as long as it takes; Undeliverable ends it. (A Refusal by a service does as well: there is
    nothing to send any more.)

    ``listeners`` hear what became of items, by kind. ``meter`` is told what came of each attempt; ``may_send`` says
    whether what was taken from the store is still this process's own, ``spares`` whether only what is needed may be
    asked: then the pools rest that nobody waits for. ``on_posted`` is called after each item that was sent: clocks may
    have begun to run.
    """

    def __init__(
        self,
        store: Store,
        sender: Sender,
        listeners: Mapping[Kind, Listener] | None = None,
        *,
        now: Callable[[], datetime] = utc_now,
        limits: Mapping[Pool, int] = MAX_UNDER_WAY,
        jitter: Callable[[], float] = random.random,
        meter: Meter = SILENT,
        may_send: Callable[[], bool] = lambda: True,
        spares: Callable[[], bool] = lambda: False,
        on_posted: Callable[[], None] = lambda: None,
    ) -> None:
        self._store = store
        self._sender = sender
        self._listeners = listeners or {}
        self._now = now
        self._limits = limits
        self._jitter = jitter
        self._meter = meter
        self._may_send = may_send
        self._spares = spares
        self._on_posted = on_posted
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._in_pools: Counter[Pool] = Counter()
        self._woken = asyncio.Event()
        self._stopping = False
        self._trying_since: float | None = None
        self._task: asyncio.Task[None] | None = None

    def stuck_for(self) -> float:
        """For how many seconds Discord has been asked to post and has decided nothing; 0 where nothing is tried."""
        return 0.0 if self._trying_since is None else time.monotonic() - self._trying_since

    def start(self) -> None:
        """Begins with what an earlier run has left behind."""
        self._task = asyncio.create_task(self._run())

    def wake(self) -> None:
        """To be called when items were stored."""
        self._woken.set()

    def halt(self) -> None:
        """Breaks off what is being sent: another process may be sending it."""
        for task in self._under_way.values():
            task.cancel()

    async def stop(self, timeout: float = 5.0) -> None:  # noqa: ASYNC109 - what is not done then, the next run does
        """Sends what can be sent within ``timeout`` seconds; leaves the rest to the next run."""
        self._stopping = True
        self.wake()
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=timeout)
        left = [task for task in (self._task, *self._under_way.values()) if task is not None]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def drained(self) -> None:
        """Sends everything that is due by now, without ``start``: for tests and tools."""
        under_way = True
        while (await self._take())[0] or under_way:  # what was under way may have ended meanwhile: another is next then
            under_way = bool(self._under_way)
            if under_way:
                await asyncio.wait(self._under_way.values(), return_when=asyncio.FIRST_COMPLETED)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                taken, wait = await self._take()
                if self._stopping and not taken and not self._under_way:
                    return
            except Exception:
                log.exception("The outbox could not be read")
                wait = CHECK_EVERY_SECONDS
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _take(self) -> tuple[int, float]:
        """Begins whatever is due and finds room; how much that was, and the seconds until to look again."""
        room = self._room()
        if not room or not self._may_send():
            return 0, CHECK_EVERY_SECONDS
        items, at = await claims.take(self._store, self._now(), set(self._under_way), room)
        for item in items:
            task = asyncio.create_task(self._attempt(item))
            self._under_way[item.id] = task
            self._in_pools[item.kind.pool] += 1
            task.add_done_callback(partial(self._finished, item))
        wait = math.inf if at is None else max((at - self._now()).total_seconds(), 0.0)
        if wait > MAX_RETRY_AFTER and not self._under_way:
            self._trying_since = None  # what was tried in vain is not wanted any more, or sleeps
        return len(items), min(wait, CHECK_EVERY_SECONDS)

    def _finished(self, item: OutboxItem, _task: asyncio.Task[None]) -> None:
        del self._under_way[item.id]
        self._in_pools[item.kind.pool] -= 1
        self.wake()

    def _room(self) -> dict[Pool, int]:
        """The pools that have room, and for how many items."""
        rests = OPTIONAL if self._spares() else ()
        found = {pool: limit - self._in_pools[pool] for pool, limit in self._limits.items() if pool not in rests}
        return {pool: room for pool, room in found.items() if room > 0}

    async def _attempt(self, item: OutboxItem) -> None:
        """One attempt at an item, and the note of what came of it."""
        log_about(table=item.table_id or None)
        vital = item.kind.pool is not Pool.WEBHOOKS  # nobody is ill because a webhook is
        decided = True
        if vital:
            self._trying_since = self._trying_since or time.monotonic()
        try:
            async with asyncio.timeout(SEND_SECONDS):
                sent = await self._sender.send(item)
        except Undeliverable as error:
            log.warning("A %s of %d cannot be sent: %s", item.kind, item.subject, error)
            self._meter.not_posted(item.kind.value, "undeliverable")
            also = await self._noticed(SendReport(item, Outcome.GONE, reason=error.why))
            await self._noted(lambda: self._store.write(queue.give_up, item, also))
        except Refusal as refusal:
            log.info("A %s of %d is of no use any more: %s", item.kind, item.subject, refusal)
            await self._noted(lambda: self._store.write(queue.give_up, item))
        except NotOurs:
            log.warning("A %s of %d is left to another process", item.kind, item.subject)
        except NotYet as error:
            at = error.at
            await self._noted(lambda: self._store.write(claims.put_back, item, at))
        except Asleep:
            await self._noted(lambda: self._store.write(queue.postpone, item, queue.ASLEEP))
        except TryLater as error:
            self._meter.not_posted(item.kind.value, "repeated" if isinstance(error, TooOften) else "later")
            level = logging.WARNING if item.attempts >= REPORT_FROM_ATTEMPT else logging.INFO
            log.log(level, "A %s of %d has to wait, attempt %d", item.kind, item.subject, item.attempts)
            decided = False
            await self._put_off(item, error.seconds)
        except Unreachable as error:
            self._meter.not_posted(item.kind.value, "locked out")
            log.warning("A %s of %d cannot be posted, attempt %d: %s", item.kind, item.subject, item.attempts, error)
            also = await self._noticed(SendReport(item, Outcome.UNREACHABLE, reason=error.why))
            await self._put_off_or_give_up(item, error.seconds, error.why, also)
        except Exception as error:
            decided = not isinstance(error, TimeoutError)
            await self._refused(item, error)
        else:
            await self._sent(item, sent)
        if decided and vital:
            self._trying_since = None

    async def _sent(self, item: OutboxItem, sent: Sent) -> None:
        """Has the service hear of it, and ends the item; what that cannot see to now comes again."""
        try:
            also = await self._heard(
                SendReport(item, Outcome.ALREADY_POSTED if sent.already_posted else Outcome.SENT, sent)
            )
        except TryLater as error:
            await self._put_off_or_give_up(item, error.seconds, "")
            return
        except Exception:
            log.exception("What follows a %s of %d failed", item.kind, item.subject)
            await self._put_off_or_give_up(item, 0, "")
            return
        self._meter.posted(item.kind.value, max((self._now() - item.created_at).total_seconds(), 0.0))
        await self._noted(lambda: self._store.write(queue.finish, item, sent, also))
        self._on_posted()

    async def _heard(self, report: SendReport) -> tuple[Also, ...]:
        """Return a query by which the item's service stores the outcome, if it does."""
        listener = self._listeners.get(report.item.kind)
        also = None if listener is None else await listener(report)
        return () if also is None else (also,)

    async def _noticed(self, report: SendReport) -> tuple[Also, ...]:
        """The same, where the item goes its way whatever becomes of that."""
        try:
            return await self._heard(report)
        except Exception:
            log.exception("What follows a %s of %d failed", report.item.kind, report.item.subject)
            return ()

    async def _give_up(self, item: OutboxItem, reason: str) -> None:
        also = await self._noticed(SendReport(item, Outcome.GIVEN_UP, reason=reason))
        await self._noted(lambda: self._store.write(queue.give_up_place, item, also))

    async def _refused(self, item: OutboxItem, error: Exception) -> None:
        """Discord or a bug of ours refuses it: from the third attempt on it is sent as plain text instead."""
        bug = None if isinstance(error, Refused) else error
        self._meter.not_posted(item.kind.value, "refused" if bug is None else "failed")
        log.warning("A %s of %d failed, attempt %d: %s", item.kind, item.subject, item.attempts, error, exc_info=bug)
        if item.attempts >= REPORT_FROM_ATTEMPT and not item.incident:
            number = secrets.token_hex(3)
            extra = {INCIDENT: number}
            log.error("Incident %s: a %s of %d", number, item.kind, item.subject, exc_info=error, extra=extra)
            await self._attempt(msgspec.structs.replace(item, incident=number))
        elif item.incident and bug is None:
            await self._give_up(item, REFUSED)
        else:
            await self._put_off_or_give_up(item, 0, "")

    async def _put_off_or_give_up(
        self, item: OutboxItem, at_least: float, reason: str, also: Sequence[Also] = ()
    ) -> None:
        """Tries again until a day has passed since the first attempt."""
        if self._now() - item.first_attempt_at < GIVE_UP_AFTER:
            await self._put_off(item, at_least, also)
        else:
            await self._give_up(item, reason)

    async def _put_off(self, item: OutboxItem, at_least: float, also: Sequence[Also] = ()) -> None:
        wait = min(RETRY_AFTER * 2 ** min(item.attempts - 1, 20), MAX_RETRY_AFTER)
        wait = max(wait * (0.5 + self._jitter() / 2), at_least)
        due_at = self._now() + timedelta(seconds=wait)
        await self._noted(lambda: self._store.write(queue.postpone, item, due_at, also))

    async def _noted(self, note: Callable[[], Awaitable[None]]) -> None:
        """Stores what came of an attempt. Until that works the item stays under way, so it is not sent again."""
        wait = RETRY_AFTER
        while True:
            try:
                return await note()
            except StoreUnavailable as error:
                log.error("What was sent cannot be noted yet: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, CHECK_EVERY_SECONDS)

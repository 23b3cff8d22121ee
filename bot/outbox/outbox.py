"""The outbox at work: sends what is queued, each item once, however often the program or Discord falls over."""

from __future__ import annotations

import asyncio
import logging
import math
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from bot.logs import INCIDENT, log_about
from bot.meter import SILENT, Meter
from bot.model.outbox import Kind, OutboxItem, Trouble
from bot.outbox.sender import Asleep, NotOurs, NotYet, Refused, Sender, TryLater, Undeliverable, Unreachable
from bot.steady_time import utc_now
from bot.store.database import StoreUnavailable
from bot.store.outbox import ASLEEP, put_back
from bot.tables.refusal import Refusal

if TYPE_CHECKING:
    from bot.store import Store

log = logging.getLogger(__name__)

AT_ONCE = 64
"""How many items are under way together; most of that time is spent waiting for Discord."""

ALERTS_SHARE = 4
"""One part in so many of them may be alerts: however many of these are due together, hands and boards find room."""

SEND_SECONDS = 120.0
"""An attempt that takes longer is broken off and made again."""

FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds between attempts: doubled each time, up to the longest."""

LOCKED_OUT_SECONDS = 300.0
"""How long to wait at least for somebody to grant a missing permission before trying again."""

MANY = 3
"""From so many attempts on the operator hears of each, and what Discord refuses is sent as plain text."""

GIVE_UP_AFTER = timedelta(days=1)
"""When a place that does not let us post, or a message that nobody takes, is left alone."""

REFUSED = "trouble-refused"

LOOK_AGAIN = 30.0
"""Seconds after which the queue is looked at without being woken."""


async def _nothing(_item: OutboxItem) -> None:
    return


class Outbox:
    """Takes items from the store in the order of each lane, and hands them to the sender.

    A lane is what is sent to one table, or one seat's hand: lanes never wait for each other. An attempt is counted
    durably before it is made. What fails is tried again for as long as it takes; Undeliverable ends it. (A Refusal by
    the table service does as well: there is nothing to send any more.) ``meter`` is told what came of each attempt;
    ``may_send`` says whether what was taken from the store is still this process's own. ``on_posted`` is called after
    each item that was sent: clocks may have begun to run; ``on_given_up`` is told of an item whose place has taken
    nothing for a day.
    """

    def __init__(
        self,
        store: Store,
        sender: Sender,
        *,
        now: Callable[[], datetime] = utc_now,
        at_once: int = AT_ONCE,
        jitter: Callable[[], float] = random.random,
        meter: Meter = SILENT,
        may_send: Callable[[], bool] = lambda: True,
        on_posted: Callable[[], None] = lambda: None,
        on_given_up: Callable[[OutboxItem], Awaitable[None]] = _nothing,
    ) -> None:
        self._store = store
        self._sender = sender
        self._now = now
        self._at_once = at_once
        self._jitter = jitter
        self._meter = meter
        self._may_send = may_send
        self._on_posted = on_posted
        self._on_given_up = on_given_up
        self._under_way: dict[int, asyncio.Task[None]] = {}
        self._alerts: set[int] = set()  # those of them that are alerts
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
        while await self._take() or self._under_way:
            await asyncio.wait(self._under_way.values(), return_when=asyncio.FIRST_COMPLETED)

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                taken = await self._take()
                if self._stopping and not taken and not self._under_way:
                    return
                wait = await self._until_next()
            except Exception:
                log.exception("The outbox could not be read")
                wait = LOOK_AGAIN
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
            except TimeoutError:
                continue

    async def _take(self) -> int:
        """Begins whatever is due and finds room; how much that was."""
        room = self._at_once - len(self._under_way)
        if room <= 0 or not self._may_send():
            return 0
        items = await self._store.claim(self._now(), set(self._under_way), room, self._room_for_alerts())
        self._alerts |= {item.id for item in items if item.kind is Kind.ALERT}
        for item in items:
            task = asyncio.create_task(self._attempt(item))
            self._under_way[item.id] = task
            task.add_done_callback(partial(self._finished, item.id))
        return len(items)

    def _finished(self, item_id: int, _task: asyncio.Task[None]) -> None:
        del self._under_way[item_id]
        self._alerts.discard(item_id)
        self.wake()

    def _room_for_alerts(self) -> int:
        return max(self._at_once // ALERTS_SHARE, 1) - len(self._alerts)

    async def _until_next(self) -> float:
        if len(self._under_way) >= self._at_once or not self._may_send():
            return LOOK_AGAIN
        at = await self._store.next_item_at(set(self._under_way), alerts=self._room_for_alerts() > 0)
        wait = math.inf if at is None else max((at - self._now()).total_seconds(), 0.0)
        if wait > LONGEST_WAIT and not self._under_way:
            self._trying_since = None  # what was tried in vain is not wanted any more, or sleeps
        return min(wait, LOOK_AGAIN)

    async def _attempt(self, item: OutboxItem) -> None:
        """One attempt at an item, and the note of what came of it."""
        log_about(table=item.table_id)
        self._trying_since, decided = self._trying_since or time.monotonic(), True
        try:
            async with asyncio.timeout(SEND_SECONDS):
                sent = await self._sender.send(item)
        except Undeliverable as error:
            log.warning("A %s of table %d cannot be sent: %s", item.kind, item.table_id, error)
            self._meter.not_posted(item.kind.value, "undeliverable")
            await self._noted(lambda: self._store.give_up(item))
        except Refusal as refusal:
            log.info("A %s of table %d is of no use any more: %s", item.kind, item.table_id, refusal)
            await self._noted(lambda: self._store.give_up(item))
        except NotOurs:
            log.warning("A %s of table %d is left to another process", item.kind, item.table_id)
        except NotYet as error:
            at = error.at
            await self._noted(lambda: self._store.write(put_back, item, at))
        except Asleep:
            await self._noted(lambda: self._store.postpone(item, ASLEEP))
        except TryLater as error:
            self._meter.not_posted(item.kind.value, "later")
            level = logging.WARNING if item.attempts >= MANY else logging.INFO
            log.log(level, "A %s of table %d has to wait, attempt %d", item.kind, item.table_id, item.attempts)
            decided = False
            await self._put_off(item, error.seconds)
        except Unreachable as error:
            self._meter.not_posted(item.kind.value, "locked out")
            log.warning("Table %d cannot be posted to, attempt %d: %s", item.table_id, item.attempts, error)
            await self._put_off_or_give_up(item, LOCKED_OUT_SECONDS)
        except Exception as error:
            decided = not isinstance(error, TimeoutError)
            await self._refused(item, error)
        else:
            self._meter.posted(item.kind.value, max((self._now() - item.created_at).total_seconds(), 0.0))
            await self._noted(lambda: self._store.finish(item, sent, self._now()))
            self._on_posted()
        if decided:
            self._trying_since = None

    async def _refused(self, item: OutboxItem, error: Exception) -> None:
        """Discord or a bug of ours refuses it: from the third attempt on it is sent as plain text instead."""
        bug = None if isinstance(error, Refused) else error
        self._meter.not_posted(item.kind.value, "refused" if bug is None else "failed")
        log.warning(
            "A %s of table %d failed, attempt %d: %s", item.kind, item.table_id, item.attempts, error, exc_info=bug
        )
        if item.attempts >= MANY and not item.incident:
            number = secrets.token_hex(3)
            extra = {INCIDENT: number}
            log.error("Incident %s: a %s of table %d", number, item.kind, item.table_id, exc_info=error, extra=extra)
            await self._attempt(msgspec.structs.replace(item, incident=number))
        elif item.incident and bug is None:
            await self._noted(lambda: self._store.give_up_place(item, Trouble(reason=REFUSED, incident=item.incident)))
        else:
            await self._put_off_or_give_up(item, 0)

    async def _put_off_or_give_up(self, item: OutboxItem, at_least: float) -> None:
        """Tries again until a day has passed since the first attempt."""
        if self._now() - item.first_attempt_at < GIVE_UP_AFTER:
            await self._put_off(item, at_least)
        else:
            await self._noted(lambda: self._store.give_up_place(item, None))
            await self._on_given_up(item)

    async def _put_off(self, item: OutboxItem, at_least: float) -> None:
        wait = min(FIRST_WAIT * 2 ** min(item.attempts - 1, 20), LONGEST_WAIT)
        wait = max(wait * (0.5 + self._jitter() / 2), at_least)
        due_at = self._now() + timedelta(seconds=wait)
        await self._noted(lambda: self._store.postpone(item, due_at))

    async def _noted(self, note: Callable[[], Awaitable[None]]) -> None:
        """Stores what came of an attempt. Until that works the item stays under way, so it is not sent again."""
        wait = FIRST_WAIT
        while True:
            try:
                return await note()
            except StoreUnavailable as error:
                log.error("What was sent cannot be noted yet: %s", error)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LOOK_AGAIN)
